// MARK: - Bringing fields up to date

nonisolated extension Bindgen {
  /// Derived fields that are brought up to date, each after those that it depends on. Only those with a changed input are
  /// computed.
  @_spi(Bindgen) public struct Pass {
    /// The number of the field that is computed.
    @_spi(Bindgen) public var number = 0
    /// Whether the computed value differs from the old one: then the fields that use it are computed, too. (Recorded at each
    /// assignment, since one place for all is a jump more.)
    @_spi(Bindgen) public var isNew: Bool {
      @_transparent get { changed.meets(Mask(field: number)) }
      @_transparent set {
        if !newValue { return }
        changed.add(Mask(field: number))
        dirty.add(users[number])
      }
    }
    /// The fields that are left.
    @_spi(Bindgen) public var rest: Mask
    /// The fields with a changed input.
    @_spi(Bindgen) public var dirty: Mask
    @_spi(Bindgen) public var changed = Mask()
    @_spi(Bindgen) public let users: Swift.UnsafePointer<Mask>

    @_spi(Bindgen) public init(_ due: Mask, dirty: Mask, _ graph: Graph) {
      (rest, self.dirty, users) = (due, dirty, graph.users)
      // (States with rows or children are due when these have changed.)
      rest.keep(graph.derived)
    }

    /// Moves on to the next field that must be computed, and returns whether there is one.
    @inline(__always) @_spi(Bindgen) public mutating func takesNext() -> Bool {
      while !rest.isEmpty {
        number = rest.takeFirst()
        if dirty.meets(Mask(field: number)) { return true }
      }
      return false
    }

    /// Moves on to the field after this one, and returns true, if that must be computed. (A chain of fields then has no jump that
    /// the processor can't predict: one of 50 functions takes 80 ns, and by the loop alone 220.)
    @_transparent @_spi(Bindgen) public mutating func goesOn() -> Bool {
      let next = Mask(field: number + 1)
      if !rest.meets(next) || !dirty.meets(next) { return false }
      rest.remove(next)
      number += 1
      return true
    }
  }
}
