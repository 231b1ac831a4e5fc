// MARK: - Sets of fields

nonisolated extension Bindgen {
  /// A set of fields, one bit each: states first, then derived fields, each after the fields that it depends on.
  @frozen @_spi(Bindgen) public struct Mask: Equatable, Sendable {
    @_spi(Bindgen) public var word: UInt64 = 0

    @_transparent @_spi(Bindgen) public init() {}
    @_transparent @_spi(Bindgen) public init(_ word: UInt64) { self.word = word }
    @_transparent @_spi(Bindgen) public init(field: Int) { word = 1 &<< UInt64(truncatingIfNeeded: field) }

    @_transparent @_spi(Bindgen) public var isEmpty: Bool { word == 0 }

    /// The number of the first field. The set must not be empty.
    @_transparent @_spi(Bindgen) public var first: Int { word.trailingZeroBitCount }

    @_transparent @_spi(Bindgen) public func meets(_ other: Mask) -> Bool { word & other.word != 0 }

    @_transparent @_spi(Bindgen) public mutating func add(_ other: Mask) { word |= other.word }

    @_transparent @_spi(Bindgen) public mutating func remove(_ other: Mask) { word &= ~other.word }

    @_transparent @_spi(Bindgen) public mutating func keep(_ other: Mask) { word &= other.word }

    @_transparent @_spi(Bindgen) public func without(_ other: Mask) -> Mask { Mask(word & ~other.word) }

    /// Removes the first field, and returns its number. The set must not be empty.
    @_spi(Bindgen) public mutating func takeFirst() -> Int {
      defer { word &= word &- 1 }
      return first
    }

    /// The numbers of the fields, ascending.
    @_spi(Bindgen) public var numbers: [Int] {
      var (numbers, rest): ([Int], Mask) = ([], self)
      while !rest.isEmpty { numbers.append(rest.takeFirst()) }
      return numbers
    }
  }
}
