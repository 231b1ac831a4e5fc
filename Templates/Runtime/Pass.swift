// MARK: - Bringing fields up to date

nonisolated extension Bindgen {
  /// Derived fields that are brought up to date, each after those that it depends on. Only those with a changed input are
  /// computed.
  struct Pass {
    /// The number of the field that is computed.
    private(set) var number = 0
    /// Whether its value is a new one: then those that use it are computed, too. (Noted where it is set, in each case, since
    /// one place for all is a jump more.)
    var isNew: Bool {
      @_transparent get { changed.meets(Mask(field: number)) }
      @_transparent set {
        if !newValue { return }
        changed.add(Mask(field: number))
        dirty.add(users[number])
      }
    }
    /// The fields that are left.
    private var rest: Mask
    /// The fields with a changed input.
    private(set) var dirty: Mask
    private(set) var changed = Mask()
    private let users: Swift.UnsafePointer<Mask>

    init(_ due: Mask, dirty: Mask, _ graph: Graph) {
      (rest, self.dirty, users) = (due, dirty, graph.users)
    }

    /// Goes on with the next field that is to be computed.
    @inline(__always) mutating func takesNext() -> Bool {
      while !rest.isEmpty {
        number = rest.takeFirst()
        if dirty.meets(Mask(field: number)) { return true }
      }
      return false
    }

    /// Goes on with the field after this one, if that is to be computed. (Along a chain no jump is waited for that the
    /// processor can't foresee: one of 50 functions takes 80 ns, and by the loop alone 220.)
    @_transparent mutating func goesOn() -> Bool {
      let next = Mask(field: number + 1)
      if !rest.meets(next) || !dirty.meets(next) { return false }
      rest.remove(next)
      number += 1
      return true
    }
  }
}
