// MARK: - Observers

nonisolated extension Bindgen {
  /// Calls a closure when one of some fields has changed, as long as its token lives.
  final class Observer {
    let fields: Mask
    private let body: (any Model, Mask) -> Void

    init(_ fields: Mask, _ body: @escaping (any Model, Mask) -> Void) {
      self.fields = fields
      self.body = body
    }

    /// The caller holds it: counting references to its closure would cost a tenth of a notice.
    func call(_ model: any Model, _ changed: Mask) {
      Unmanaged.passUnretained(self)._withUnsafeGuaranteedRef { $0.body(model, changed) }
    }
  }

  /// A model knows its observers weakly: a token may be released on any thread. (A class, because each look at a struct
  /// with a weak reference copies that.)
  final class Weak<Object: AnyObject> {
    private(set) weak var object: Object?

    init(_ object: Object) { self.object = object }
  }
}

nonisolated extension Array {
  /// Whether it must grow: then it is looked through for what has ended, which so costs little an entry.
  var isFull: Bool { count >= 8 && count & (count - 1) == 0 }
}
