// Needs: Weak

// MARK: - Observers

nonisolated extension Bindgen {
  /// A closure that is called when one of its fields has changed, as long as the token of the observer lives.
  @_spi(Bindgen) public final class Observer {
    @_spi(Bindgen) public let fields: Mask
    private let body: (any Model, Mask) -> Void

    @_spi(Bindgen) public init(_ fields: Mask, _ body: @escaping (any Model, Mask) -> Void) {
      self.fields = fields
      self.body = body
    }

    /// Calls the closure. (The caller retains the observer: counting references to the closure would cost a tenth of a notice.)
    @_spi(Bindgen) public func call(_ model: any Model, _ changed: Mask) {
      Swift.Unmanaged.passUnretained(self)._withUnsafeGuaranteedRef { $0.body(model, changed) }
    }
  }
}

nonisolated extension Bindgen {
  /// Whether an array must grow. Ended entries are removed then, which costs little for each entry.
  @_spi(Bindgen) public static func isFull(_ entries: [some Any]) -> Bool { entries.count >= 8 && entries.count & (entries.count - 1) == 0 }
}
