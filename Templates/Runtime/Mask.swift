// MARK: - Sets of fields

nonisolated extension Bindgen {
  /// One bit for each field of the widest model in this module: `SIMD2<UInt64>` and so on beyond 64 fields.
  typealias Words = UInt64

  /// A set of fields, one bit each: states first, then derived fields, each after the fields that it depends on.
  struct Mask: Equatable, Sendable {
    var words: Words = Words()

    init() {}

    init(words: Words) { self.words = words }

    /// The fields of a model with at most 64 fields.
    init(_ word: UInt64) { words[word: 0] = word }

    var firstWord: UInt64 { words[word: 0] }

    subscript(word index: Int) -> UInt64 {
      get { words[word: index] }
      set { words[word: index] = newValue }
    }

    init(field: Int) { words[word: field &>> 6] = 1 &<< UInt64(truncatingIfNeeded: field) }

    var isEmpty: Bool { words == Words() }

    /// The number of the first field. The set must not be empty.
    var first: Int {
      var index = 0
      while words[word: index] == 0 { index &+= 1 }
      return index &<< 6 | words[word: index].trailingZeroBitCount
    }

    func meets(_ other: Mask) -> Bool { words & other.words != Words() }

    mutating func add(_ other: Mask) { words |= other.words }

    /// Flips the bits that are in both sets.
    mutating func remove(_ other: Mask) { words ^= words & other.words }

    mutating func keep(_ other: Mask) { words &= other.words }

    func without(_ other: Mask) -> Mask { Mask(words: words ^ (words & other.words)) }

    /// Removes the first field, and returns its number. The set must not be empty.
    mutating func takeFirst() -> Int {
      let first = first
      remove(Mask(field: first))
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

nonisolated extension UInt64 {
  fileprivate subscript(word index: Int) -> UInt64 {
    get { self }
    set { self = newValue }
  }
}

nonisolated extension Swift.SIMD where Scalar == UInt64 {
  fileprivate subscript(word index: Int) -> UInt64 {
    get { self[index] }
    set { self[index] = newValue }
  }
}
