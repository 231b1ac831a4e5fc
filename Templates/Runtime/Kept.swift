// MARK: - Kept forms of lists

nonisolated extension Bindgen {
  /// A kept form of a list, which is brought up to date from the touched rows, with a history of its own. A form of this form is
  /// its `next` one.
  @_spi(Bindgen) public class Kept: History {
    @exclusivity(unchecked) private var reader = Reader()
    /// Whether another field that closures use has changed: they must be called again for each row.
    @exclusivity(unchecked) private var asksAgain = false
    @exclusivity(unchecked) private var next: Kept?

    @_spi(Bindgen) public override init() { super.init() }

    @_spi(Bindgen) public override var isKept: Bool { true }

    /// The history of the rows.
    fileprivate var origin: History? { self }
    /// The rows of the form, if it selects or sorts the rows of a list.
    @_spi(Bindgen) public var selection: Order? { nil }

    /// Returns the touches of a list since the last call, or `nil` if they are not known.
    @_spi(Bindgen) public func news<Row>(of list: RowList<Row>) -> News? {
      let known = reader.known
      defer { asksAgain = false }
      guard let touches = reader.news(of: list.kept?.origin) else { return nil }
      // The tickets of removed touches may belong to other rows now: readers that missed these touches start over.
      if known != reader.known { forget() }
      return News(touches: touches, isAsked: asksAgain)
    }

    /// Returns the next form, which is created first if it does not exist or is of another type: an expression usually has the same
    /// form each time. (Comparing types is cheaper than a cast.)
    @_spi(Bindgen) public func next<Next: Kept>(_ make: () -> Next) -> Next {
      if let next, Swift.type(of: next) == Next.self { return Swift.unsafeDowncast(next, to: Next.self) }
      let next = make()
      self.next = next
      return next
    }

    @_spi(Bindgen) public func askAgain() {
      asksAgain = true
      next?.askAgain()
    }

    /// The last form in the chain of next forms from this one on.
    fileprivate var last: Kept {
      var last = self
      while let next = last.next { last = next }
      return last
    }
  }

  /// Marks forms whose closures name a field that has changed: these are called again for each row.
  @discardableResult @_spi(Bindgen) public static func askAgain(_ forms: Kept...) -> Bool {
    for form in forms { form.askAgain() }
    return true
  }

  /// The touches of a list since a form last read them, and whether closures must be called again for all rows.
  @_spi(Bindgen) public struct News {
    @_spi(Bindgen) public let touches: Swift.ContiguousArray<Touch>
    @_spi(Bindgen) public let isAsked: Bool
  }

  /// The start of a chain of forms: a model's list itself.
  @_spi(Bindgen) public final class KeptSource: Kept {
    @exclusivity(unchecked) fileprivate var list: History?

    override fileprivate var origin: History? { list }

    @_spi(Bindgen) public override init() {}

    /// Calls a closure that reads the forms, and returns whether the last one has changed.
    @_spi(Bindgen) public func changes<Value>(_ read: () -> Value) -> Bool {
      let (old, version) = (last, last.version)
      _ = read()
      return last !== old || last.version != version
    }
  }
}

nonisolated extension Bindgen.RowList {
  @_spi(Bindgen) public var isKept: Bool { history?.isKept == true }

  fileprivate var kept: Bindgen.Kept? {
    isKept ? Swift.unsafeDowncast(history.unsafelyUnwrapped, to: Bindgen.Kept.self) : nil
  }

  @_spi(Bindgen) public func next<Form: Bindgen.Kept>(_ make: () -> Form) -> Form? { kept?.next(make) }
}

nonisolated extension Bindgen.ModelRows {
  /// Returns a model's own list with tickets, for a kept form of it.
  @inline(__always)
  @_spi(Bindgen) public mutating func followed(by source: Bindgen.KeptSource) -> Self {
    addTicketsIfMissing()
    return kept(by: source)
  }

  /// Returns the same list. Its forms are kept from now on.
  @inline(__always)
  @_spi(Bindgen) public func kept(by source: Bindgen.KeptSource) -> Self {
    if source.list !== _list.history { source.list = _list.history }
    return _with(Bindgen.RowList(_list.store, selection: _list.selection, source))
  }

  /// Returns the rows that the last form selected when it was last brought up to date.
  @_spi(Bindgen) public func selected(by source: Bindgen.KeptSource) -> Self {
    let form = source.last
    return _with(Bindgen.RowList(_list.store, selection: form.selection, form))
  }
}
