// MARK: - Sets of fields

nonisolated extension Bindgen {
  /// A set of fields, one bit each: states first, then derived fields, each after the fields that it depends on.
  struct Mask: Equatable, Sendable {
    var word: UInt64 = 0

    @_transparent init() {}
    @_transparent init(_ word: UInt64) { self.word = word }
    @_transparent init(field: Int) { word = 1 &<< UInt64(truncatingIfNeeded: field) }

    @_transparent var isEmpty: Bool { word == 0 }

    /// The number of the first field. The set must not be empty.
    @_transparent var first: Int { word.trailingZeroBitCount }

    @_transparent func meets(_ other: Mask) -> Bool { word & other.word != 0 }

    @_transparent mutating func add(_ other: Mask) { word |= other.word }

    @_transparent mutating func remove(_ other: Mask) { word &= ~other.word }

    @_transparent mutating func keep(_ other: Mask) { word &= other.word }

    @_transparent func without(_ other: Mask) -> Mask { Mask(word & ~other.word) }

    /// Removes the first field, and returns its number. The set must not be empty.
    mutating func takeFirst() -> Int {
      defer { word &= word &- 1 }
      return first
    }

    /// The numbers of the fields, ascending.
    var numbers: [Int] {
      var (numbers, rest): ([Int], Mask) = ([], self)
      while !rest.isEmpty { numbers.append(rest.takeFirst()) }
      return numbers
    }
  }
}
