// Made by bindgen for the models beside it. Do not edit: change the specs.
// swift-format-ignore-file
// swiftlint:disable all

/// What the models of this module share.
nonisolated enum Bindgen {}

// MARK: - Values

nonisolated extension Bindgen {
  /// Stores a value and says whether it differs from the one before.
  @inline(__always)
  static func replace<Value: Equatable>(_ old: inout Value, with new: Value) -> Bool {
    defer { old = new }
    return old != new
  }

  /// What can't be compared always differs.
  @_disfavoredOverload
  @inline(__always)
  static func replace<Value>(_ old: inout Value, with new: Value) -> Bool {
    old = new
    return true
  }

  @inline(__always)
  static func areEqual<Value: Equatable>(_ left: Value, _ right: Value) -> Bool { left == right }

  @_disfavoredOverload
  @inline(__always)
  static func areEqual<Value>(_ left: Value, _ right: Value) -> Bool { false }
}

// MARK: - Sets of fields

nonisolated extension Bindgen {
  /// A set of fields, one bit each: state first, then derivations in the order in which they follow.
  struct Mask: Equatable, Sendable {
    private(set) var bits: UInt64 = 0

    init() {}

    @inline(__always)
    init(_ field: Int) { bits = Mask.bit(field) }

    init(_ fields: [Int]) {
      for field in fields { add(field) }
    }

    /// The place of a field in its word. Made of the machine's word: a conversion from any integer costs the compiler
    /// more than all of this type.
    @inline(__always)
    private static func bit(_ field: Int) -> UInt64 {
      1 &<< UInt64(_truncatingBits: UInt(bitPattern: field))
    }

    /// All bits: wider models have several words of them.
    @inline(__always)
    subscript(word: Int) -> UInt64 {
      get { bits }
      set { bits = newValue }
    }

    @inline(__always)
    func has(_ field: Int) -> Bool { meets(Mask(field)) }

    @inline(__always)
    func meets(_ other: Mask) -> Bool { bits & other.bits != 0 }

    @inline(__always)
    mutating func add(_ field: Int) { bits |= Mask.bit(field) }

    @inline(__always)
    mutating func add(_ other: Mask) { bits |= other.bits }

    @inline(__always)
    var isEmpty: Bool { bits == 0 }

    /// Flips what both hold.
    @inline(__always)
    mutating func drop(_ other: Mask) { bits ^= bits & other.bits }

    @inline(__always)
    mutating func keep(_ other: Mask) { bits &= other.bits }

    @inline(__always)
    mutating func takeFirst() -> Int? {
      if bits == 0 { return nil }
      defer { bits &= bits - 1 }
      return bits.trailingZeroBitCount
    }

    /// The names of these, out of all with a space between them.
    func names(outOf all: String) -> [String] {
      var names: [String] = []
      var field: Int = 0
      var name: String = ""
      for character in all {
        if character == " " {
          if has(field) { names.append(name) }
          field += 1
          name = ""
        } else {
          name.append(character)
        }
      }
      if has(field) { names.append(name) }
      return names
    }
  }
}

// MARK: - What follows from what

nonisolated extension Bindgen {
  /// A model's fields and what follows from each, known when the code was made.
  struct Graph: Sendable {
    /// The derivations that name a field.
    private(set) var users: [Mask]
    /// All that follows from a field in the end.
    private(set) var followers: [Mask]
    /// A field and all that it follows from.
    private(set) var sources: [Mask]
    private(set) var all: Mask = Mask()
    private(set) var derived: Mask = Mask()

    /// - Parameter inputs: The fields that each derivation names: state first, then derivations, then what is outside.
    /// - Parameter outside: Of the fields of children that they follow from, which of these each follows from there.
    init(states: Int, inputs: [[Int]], outside: [[Int]] = []) {
      let fields: Int = states + inputs.count
      let none: [Mask] = Array(repeating: Mask(), count: fields + outside.count)
      (users, followers, sources) = (none, none, none)
      for field in 0..<fields {
        all.add(field)
        sources[field].add(field)
      }
      for field in states..<fields {
        derived.add(field)
        for input in inputs[field - states] {
          users[input].add(field)
          sources[field].add(sources[input])
        }
      }
      for field in (states..<fields).reversed() {
        for input in inputs[field - states] {
          followers[input].add(field)
          followers[input].add(followers[field])
        }
      }
      for index in outside.indices.reversed() {
        for input in outside[index] { followers[input].add(followers[fields + index]) }
      }
      sources.removeLast(outside.count)
    }

    /// What must be up to date so that these fields are.
    func sources(of fields: Mask) -> Mask {
      var found: Mask = Mask()
      var rest: Mask = fields
      while let field: Int = rest.takeFirst() { found.add(sources[field]) }
      return found
    }
  }

  /// Which derivations are out of date.
  struct Staleness {
    /// Those that may be: something that they follow from was written.
    private(set) var stale: Mask
    /// Of these, those of which an input of their own changed: only they are computed.
    var dirty: Mask

    init(_ graph: Graph) {
      stale = graph.derived
      dirty = graph.derived
    }

    @inline(__always)
    mutating func wrote(_ field: Int, _ graph: Graph) {
      dirty.add(graph.users[field])
      stale.add(graph.followers[field])
    }

    /// Whether it changed is not known yet.
    @inline(__always)
    mutating func mayDiffer(_ field: Int, _ graph: Graph) { stale.add(graph.followers[field]) }

    @inline(__always)
    func pass(_ word: Int, _ wanted: Mask) -> Pass {
      Pass(word: word, wanted: wanted[word], dirty: dirty[word])
    }

    /// The fields of a pass are up to date: added to those out of date, and then flipped.
    @inline(__always)
    mutating func finish(_ pass: Pass, _ fields: UInt64) {
      let done: UInt64 = pass.wanted & fields
      dirty[pass.word] = (dirty[pass.word] | pass.dirty | done) ^ done
      stale[pass.word] ^= stale[pass.word] & done
    }
  }
}

// MARK: - Who is told

nonisolated extension Bindgen {
  /// What observers know of a model, and what they are to be told.
  struct Ledger {
    /// What changed since observers were told.
    var changed: Mask = Mask()
    private(set) var watched: Mask = Mask()
    private(set) var isWatched: Bool = false
    /// What must be up to date before observers are told, and the state that it follows from.
    private(set) var needed: Mask = Mask()
    /// What observers know of these was kept when they were computed again before the transaction's end.
    private var remembered: Mask = Mask()

    /// Whether what observers know must be kept before these are computed: it was not kept yet.
    func mustRemember(_ stale: Mask, _ wanted: Mask) -> Bool {
      var due: Mask = wanted
      due.keep(stale)
      return remembered.isEmpty && needed.meets(due)
    }

    /// What had changed before is not known to be as it was told.
    mutating func remember() {
      remembered = watched
      remembered.drop(changed)
    }

    /// Somebody knows these as they are now: what has changed of them is told, even if it comes out as it was.
    mutating func keep(_ fields: Mask) {
      var known: Mask = fields
      known.keep(changed)
      remembered.drop(known)
    }

    @inline(__always)
    var hasRemembered: Bool { !remembered.isEmpty }

    /// What was kept is known no longer: of it, these came out as they were.
    mutating func leaveOut(_ equal: Mask) {
      var known: Mask = equal
      known.keep(remembered)
      changed.drop(known)
      remembered = Mask()
    }

    /// What is newly watched counts from how it stands now.
    mutating func count(_ new: Mask) {
      changed.drop(new)
      remembered.drop(new)
    }

    mutating func watch(_ fields: Mask, _ graph: Graph) {
      watched = fields
      isWatched = !fields.isEmpty
      needed = graph.sources(of: fields)
    }

    /// What observers are to be told now.
    mutating func takeNotice() -> Mask {
      defer { changed = Mask() }
      var notice: Mask = changed
      notice.keep(watched)
      return notice
    }
  }
}

// MARK: - Sets of fields

nonisolated extension Bindgen {
  /// A set of fields, one bit each: state first, then derivations in the order in which they follow.
  struct Mask2: Equatable, Sendable {
    private(set) var word0: UInt64 = 0
    private(set) var word1: UInt64 = 0

    init() {}

    @inline(__always)
    init(_ field: Int) { self[field &>> 6] = Mask2.bit(field) }

    /// The place of a field in its word. Made of the machine's word: a conversion from any integer costs the compiler
    /// more than all of this type.
    @inline(__always)
    private static func bit(_ field: Int) -> UInt64 {
      1 &<< UInt64(_truncatingBits: UInt(bitPattern: field))
    }

    /// The bits of 64 fields.
    @inline(__always)
    subscript(word: Int) -> UInt64 {
      get {
        switch word {
        case 0: return word0
        default: return word1
        }
      }
      set {
        switch word {
        case 0: word0 = newValue
        default: word1 = newValue
        }
      }
    }

    /// As `Changes` shows it.
    var words: (UInt64, UInt64) { (word0, word1) }

    init(words: (UInt64, UInt64)) { (word0, word1) = words }

    var isEmpty: Bool {
      var any: UInt64 = 0
      any |= word0
      any |= word1
      return any == 0
    }

    @inline(__always)
    func meets(_ other: Mask2) -> Bool {
      var common: UInt64 = 0
      common |= word0 & other.word0
      common |= word1 & other.word1
      return common != 0
    }

    /// Flips what both hold.
    @inline(__always)
    mutating func drop(_ other: Mask2) {
      word0 ^= word0 & other.word0
      word1 ^= word1 & other.word1
    }

    @inline(__always)
    mutating func keep(_ other: Mask2) {
      word0 &= other.word0
      word1 &= other.word1
    }

    mutating func takeFirst() -> Int? {
      if word0 != 0 {
        defer { word0 &= word0 - 1 }
        return word0.trailingZeroBitCount
      }
      if word1 != 0 {
        defer { word1 &= word1 - 1 }
        return 64 + word1.trailingZeroBitCount
      }
      return nil
    }

    mutating func flip(_ other: Mask2) {
      word0 ^= other.word0
      word1 ^= other.word1
    }

    @inline(__always)
    func has(_ field: Int) -> Bool { self[field &>> 6] & Mask2.bit(field) != 0 }

    /// In place: sets of one field are slow to make here.
    mutating func add(_ field: Int) { self[field &>> 6] |= Mask2.bit(field) }

    @inline(__always)
    mutating func add(_ other: Mask2) {
      word0 |= other.word0
      word1 |= other.word1
    }

    /// The names of these, out of all with a space between them.
    func names(outOf all: String) -> [String] {
      var names: [String] = []
      var field: Int = 0
      var name: String = ""
      for character in all {
        if character == " " {
          if has(field) { names.append(name) }
          field += 1
          name = ""
        } else {
          name.append(character)
        }
      }
      if has(field) { names.append(name) }
      return names
    }
  }
}

// MARK: - What follows from what

nonisolated extension Bindgen {
  /// A model's fields and what follows from each, known when the code was made.
  struct Graph2: Sendable {
    /// The derivations that name a field.
    private(set) var users: [Mask2]
    /// All that follows from a field in the end.
    private(set) var followers: [Mask2]
    /// A field and all that it follows from.
    private(set) var sources: [Mask2]
    private(set) var all: Mask2 = Mask2()
    private(set) var derived: Mask2 = Mask2()

    /// - Parameter inputs: The fields that each derivation names: state first, then derivations, then what is outside.
    /// - Parameter outside: Of the fields of children that they follow from, which of these each follows from there.
    init(states: Int, inputs: [[Int]], outside: [[Int]] = []) {
      let fields: Int = states + inputs.count
      let none: [Mask2] = Array(repeating: Mask2(), count: fields + outside.count)
      (users, followers, sources) = (none, none, none)
      for field in 0..<fields {
        all.add(field)
        sources[field].add(field)
      }
      for field in states..<fields {
        derived.add(field)
        for input in inputs[field - states] {
          users[input].add(field)
          sources[field].add(sources[input])
        }
      }
      for field in (states..<fields).reversed() {
        for input in inputs[field - states] {
          followers[input].add(field)
          followers[input].add(followers[field])
        }
      }
      for index in outside.indices.reversed() {
        for input in outside[index] { followers[input].add(followers[fields + index]) }
      }
      sources.removeLast(outside.count)
    }

    /// What must be up to date so that these fields are.
    func sources(of fields: Mask2) -> Mask2 {
      var found: Mask2 = Mask2()
      var rest: Mask2 = fields
      while let field: Int = rest.takeFirst() { found.add(sources[field]) }
      return found
    }
  }

  /// Which derivations are out of date.
  struct Staleness2 {
    /// Those that may be: something that they follow from was written.
    private(set) var stale: Mask2
    /// Of these, those of which an input of their own changed: only they are computed.
    var dirty: Mask2

    init(_ graph: Graph2) {
      stale = graph.derived
      dirty = graph.derived
    }

    @inline(__always)
    mutating func wrote(_ field: Int, _ graph: Graph2) {
      dirty.add(graph.users[field])
      stale.add(graph.followers[field])
    }

    /// Whether it changed is not known yet.
    @inline(__always)
    mutating func mayDiffer(_ field: Int, _ graph: Graph2) { stale.add(graph.followers[field]) }

    @inline(__always)
    func pass(_ word: Int, _ wanted: Mask2) -> Pass {
      Pass(word: word, wanted: wanted[word], dirty: dirty[word])
    }

    /// The fields of a pass are up to date: added to those out of date, and then flipped.
    @inline(__always)
    mutating func finish(_ pass: Pass, _ fields: UInt64) {
      let done: UInt64 = pass.wanted & fields
      dirty[pass.word] = (dirty[pass.word] | pass.dirty | done) ^ done
      stale[pass.word] ^= stale[pass.word] & done
    }
  }
}

// MARK: - Who is told

nonisolated extension Bindgen {
  /// What observers know of a model, and what they are to be told.
  struct Ledger2 {
    /// What changed since observers were told.
    var changed: Mask2 = Mask2()
    private(set) var watched: Mask2 = Mask2()
    private(set) var isWatched: Bool = false
    /// What must be up to date before observers are told, and the state that it follows from.
    private(set) var needed: Mask2 = Mask2()
    /// What observers know of these was kept when they were computed again before the transaction's end.
    private var remembered: Mask2 = Mask2()

    /// Whether what observers know must be kept before these are computed: it was not kept yet.
    func mustRemember(_ stale: Mask2, _ wanted: Mask2) -> Bool {
      var due: Mask2 = wanted
      due.keep(stale)
      return remembered.isEmpty && needed.meets(due)
    }

    /// What had changed before is not known to be as it was told.
    mutating func remember() {
      remembered = watched
      remembered.drop(changed)
    }

    /// Somebody knows these as they are now: what has changed of them is told, even if it comes out as it was.
    mutating func keep(_ fields: Mask2) {
      var known: Mask2 = fields
      known.keep(changed)
      remembered.drop(known)
    }

    @inline(__always)
    var hasRemembered: Bool { !remembered.isEmpty }

    /// What was kept is known no longer: of it, these came out as they were.
    mutating func leaveOut(_ equal: Mask2) {
      var known: Mask2 = equal
      known.keep(remembered)
      changed.drop(known)
      remembered = Mask2()
    }

    /// What is newly watched counts from how it stands now.
    mutating func count(_ new: Mask2) {
      changed.drop(new)
      remembered.drop(new)
    }

    mutating func watch(_ fields: Mask2, _ graph: Graph2) {
      watched = fields
      isWatched = !fields.isEmpty
      needed = graph.sources(of: fields)
    }

    /// What observers are to be told now.
    mutating func takeNotice() -> Mask2 {
      defer { changed = Mask2() }
      var notice: Mask2 = changed
      notice.keep(watched)
      return notice
    }
  }
}

// MARK: - Sets of fields

nonisolated extension Bindgen {
  /// A set of fields, one bit each: state first, then derivations in the order in which they follow.
  struct Mask3: Equatable, Sendable {
    private(set) var word0: UInt64 = 0
    private(set) var word1: UInt64 = 0
    private(set) var word2: UInt64 = 0

    init() {}

    @inline(__always)
    init(_ field: Int) { self[field &>> 6] = Mask3.bit(field) }

    /// The place of a field in its word. Made of the machine's word: a conversion from any integer costs the compiler
    /// more than all of this type.
    @inline(__always)
    private static func bit(_ field: Int) -> UInt64 {
      1 &<< UInt64(_truncatingBits: UInt(bitPattern: field))
    }

    /// The bits of 64 fields.
    @inline(__always)
    subscript(word: Int) -> UInt64 {
      get {
        switch word {
        case 0: return word0
        case 1: return word1
        default: return word2
        }
      }
      set {
        switch word {
        case 0: word0 = newValue
        case 1: word1 = newValue
        default: word2 = newValue
        }
      }
    }

    /// As `Changes` shows it.
    var words: (UInt64, UInt64, UInt64) { (word0, word1, word2) }

    init(words: (UInt64, UInt64, UInt64)) { (word0, word1, word2) = words }

    var isEmpty: Bool {
      var any: UInt64 = 0
      any |= word0
      any |= word1
      any |= word2
      return any == 0
    }

    @inline(__always)
    func meets(_ other: Mask3) -> Bool {
      var common: UInt64 = 0
      common |= word0 & other.word0
      common |= word1 & other.word1
      common |= word2 & other.word2
      return common != 0
    }

    /// Flips what both hold.
    @inline(__always)
    mutating func drop(_ other: Mask3) {
      word0 ^= word0 & other.word0
      word1 ^= word1 & other.word1
      word2 ^= word2 & other.word2
    }

    @inline(__always)
    mutating func keep(_ other: Mask3) {
      word0 &= other.word0
      word1 &= other.word1
      word2 &= other.word2
    }

    mutating func takeFirst() -> Int? {
      if word0 != 0 {
        defer { word0 &= word0 - 1 }
        return word0.trailingZeroBitCount
      }
      if word1 != 0 {
        defer { word1 &= word1 - 1 }
        return 64 + word1.trailingZeroBitCount
      }
      if word2 != 0 {
        defer { word2 &= word2 - 1 }
        return 128 + word2.trailingZeroBitCount
      }
      return nil
    }

    mutating func flip(_ other: Mask3) {
      word0 ^= other.word0
      word1 ^= other.word1
      word2 ^= other.word2
    }

    @inline(__always)
    func has(_ field: Int) -> Bool { self[field &>> 6] & Mask3.bit(field) != 0 }

    /// In place: sets of one field are slow to make here.
    mutating func add(_ field: Int) { self[field &>> 6] |= Mask3.bit(field) }

    @inline(__always)
    mutating func add(_ other: Mask3) {
      word0 |= other.word0
      word1 |= other.word1
      word2 |= other.word2
    }

    /// The names of these, out of all with a space between them.
    func names(outOf all: String) -> [String] {
      var names: [String] = []
      var field: Int = 0
      var name: String = ""
      for character in all {
        if character == " " {
          if has(field) { names.append(name) }
          field += 1
          name = ""
        } else {
          name.append(character)
        }
      }
      if has(field) { names.append(name) }
      return names
    }
  }
}

// MARK: - What follows from what

nonisolated extension Bindgen {
  /// A model's fields and what follows from each, known when the code was made.
  struct Graph3: Sendable {
    /// The derivations that name a field.
    private(set) var users: [Mask3]
    /// All that follows from a field in the end.
    private(set) var followers: [Mask3]
    /// A field and all that it follows from.
    private(set) var sources: [Mask3]
    private(set) var all: Mask3 = Mask3()
    private(set) var derived: Mask3 = Mask3()

    /// - Parameter inputs: The fields that each derivation names: state first, then derivations, then what is outside.
    /// - Parameter outside: Of the fields of children that they follow from, which of these each follows from there.
    init(states: Int, inputs: [[Int]], outside: [[Int]] = []) {
      let fields: Int = states + inputs.count
      let none: [Mask3] = Array(repeating: Mask3(), count: fields + outside.count)
      (users, followers, sources) = (none, none, none)
      for field in 0..<fields {
        all.add(field)
        sources[field].add(field)
      }
      for field in states..<fields {
        derived.add(field)
        for input in inputs[field - states] {
          users[input].add(field)
          sources[field].add(sources[input])
        }
      }
      for field in (states..<fields).reversed() {
        for input in inputs[field - states] {
          followers[input].add(field)
          followers[input].add(followers[field])
        }
      }
      for index in outside.indices.reversed() {
        for input in outside[index] { followers[input].add(followers[fields + index]) }
      }
      sources.removeLast(outside.count)
    }

    /// What must be up to date so that these fields are.
    func sources(of fields: Mask3) -> Mask3 {
      var found: Mask3 = Mask3()
      var rest: Mask3 = fields
      while let field: Int = rest.takeFirst() { found.add(sources[field]) }
      return found
    }
  }

  /// Which derivations are out of date.
  struct Staleness3 {
    /// Those that may be: something that they follow from was written.
    private(set) var stale: Mask3
    /// Of these, those of which an input of their own changed: only they are computed.
    var dirty: Mask3

    init(_ graph: Graph3) {
      stale = graph.derived
      dirty = graph.derived
    }

    @inline(__always)
    mutating func wrote(_ field: Int, _ graph: Graph3) {
      dirty.add(graph.users[field])
      stale.add(graph.followers[field])
    }

    /// Whether it changed is not known yet.
    @inline(__always)
    mutating func mayDiffer(_ field: Int, _ graph: Graph3) { stale.add(graph.followers[field]) }

    @inline(__always)
    func pass(_ word: Int, _ wanted: Mask3) -> Pass {
      Pass(word: word, wanted: wanted[word], dirty: dirty[word])
    }

    /// The fields of a pass are up to date: added to those out of date, and then flipped.
    @inline(__always)
    mutating func finish(_ pass: Pass, _ fields: UInt64) {
      let done: UInt64 = pass.wanted & fields
      dirty[pass.word] = (dirty[pass.word] | pass.dirty | done) ^ done
      stale[pass.word] ^= stale[pass.word] & done
    }
  }
}

// MARK: - Who is told

nonisolated extension Bindgen {
  /// What observers know of a model, and what they are to be told.
  struct Ledger3 {
    /// What changed since observers were told.
    var changed: Mask3 = Mask3()
    private(set) var watched: Mask3 = Mask3()
    private(set) var isWatched: Bool = false
    /// What must be up to date before observers are told, and the state that it follows from.
    private(set) var needed: Mask3 = Mask3()
    /// What observers know of these was kept when they were computed again before the transaction's end.
    private var remembered: Mask3 = Mask3()

    /// Whether what observers know must be kept before these are computed: it was not kept yet.
    func mustRemember(_ stale: Mask3, _ wanted: Mask3) -> Bool {
      var due: Mask3 = wanted
      due.keep(stale)
      return remembered.isEmpty && needed.meets(due)
    }

    /// What had changed before is not known to be as it was told.
    mutating func remember() {
      remembered = watched
      remembered.drop(changed)
    }

    /// Somebody knows these as they are now: what has changed of them is told, even if it comes out as it was.
    mutating func keep(_ fields: Mask3) {
      var known: Mask3 = fields
      known.keep(changed)
      remembered.drop(known)
    }

    @inline(__always)
    var hasRemembered: Bool { !remembered.isEmpty }

    /// What was kept is known no longer: of it, these came out as they were.
    mutating func leaveOut(_ equal: Mask3) {
      var known: Mask3 = equal
      known.keep(remembered)
      changed.drop(known)
      remembered = Mask3()
    }

    /// What is newly watched counts from how it stands now.
    mutating func count(_ new: Mask3) {
      changed.drop(new)
      remembered.drop(new)
    }

    mutating func watch(_ fields: Mask3, _ graph: Graph3) {
      watched = fields
      isWatched = !fields.isEmpty
      needed = graph.sources(of: fields)
    }

    /// What observers are to be told now.
    mutating func takeNotice() -> Mask3 {
      defer { changed = Mask3() }
      var notice: Mask3 = changed
      notice.keep(watched)
      return notice
    }
  }
}

// MARK: - Observers

nonisolated extension Bindgen {
  /// An observation; it lives as long as its token, and the model knows it only weakly.
  final class Observer<Model, Changes> {
    let fields: Mask
    let body: (Model, Changes) -> Void

    init(_ fields: Mask, _ body: @escaping (Model, Changes) -> Void) {
      self.fields = fields
      self.body = body
    }
  }

  /// The observers of a model.
  final class Observers<Model, Changes> {
    private final class Link {
      weak var observer: Observer<Model, Changes>?
      /// The same while a round is told, which holds it until all are.
      var present: Observer<Model, Changes>?

      init(_ observer: Observer<Model, Changes>) { self.observer = observer }

      /// False where it has ended.
      @inline(__always)
      func begin() -> Bool {
        present = observer
        return present != nil
      }

      @inline(__always)
      func tell(_ model: Model, _ changes: Changes, _ changed: Mask) {
        // Whose token went in this round is held by nobody else.
        if isKnownUniquelyReferenced(&present) { return }
        let observer: Unmanaged<Observer<Model, Changes>>? = present.map { Unmanaged.passUnretained($0) }
        observer?._withUnsafeGuaranteedRef { if $0.fields.meets(changed) { $0.body(model, changes) } }
      }
    }

    private var links: [Link] = []
    /// So many are looked through for those that ended.
    private var mostLinks: Int = 8
    /// So many were there when the round began: who joins meanwhile is told from the next one on.
    private var presentCount: Int = 0

    func add(_ observer: Observer<Model, Changes>) {
      if links.count >= mostLinks {
        dropEnded()
        mostLinks = 2 * links.count + 8
      }
      // Taken out, they grow in place.
      var links: [Link] = []
      swap(&links, &self.links)
      links.append(Link(observer))
      self.links = links
    }

    private func dropEnded() { links = links.filter { $0.observer != nil } }

    /// What those that did not end observe.
    var fields: Mask {
      var fields: Mask = Mask()
      for link in links {
        if let observer: Observer<Model, Changes> = link.observer { fields.add(observer.fields) }
      }
      return fields
    }

    /// A round begins; true where somebody has ended since the last one.
    func begin() -> Bool {
      presentCount = links.count
      var hasEnded: Bool = false
      forPresent { if !$0.begin() { hasEnded = true } }
      if !hasEnded { return false }
      dropEnded()
      presentCount = links.count
      return true
    }

    func tell(_ model: Model, _ changes: Changes, _ changed: Mask) {
      forPresent { $0.tell(model, changes, changed) }
      finish()
    }

    func finish() {
      forPresent { $0.present = nil }
      presentCount = 0
    }

    /// Without counting references: who is there when a round begins stays in its place until it ends.
    @inline(__always)
    private func forPresent(_ body: (Link) -> Void) {
      var index: Int = 0
      while index < presentCount {
        Unmanaged.passUnretained(links[index])._withUnsafeGuaranteedRef(body)
        index += 1
      }
    }
  }

  /// Observes until it is cancelled or released.
  final class Subscription<Model, Changes> {
    private var observer: Observer<Model, Changes>?

    init(_ observer: Observer<Model, Changes>) { self.observer = observer }

    func cancel() { observer = nil }
  }
}

// MARK: - Observers

nonisolated extension Bindgen {
  /// An observation; it lives as long as its token, and the model knows it only weakly.
  final class Observer2<Model, Changes> {
    let fields: Mask2
    let body: (Model, Changes) -> Void

    init(_ fields: Mask2, _ body: @escaping (Model, Changes) -> Void) {
      self.fields = fields
      self.body = body
    }
  }

  /// The observers of a model.
  final class Observers2<Model, Changes> {
    private final class Link {
      weak var observer: Observer2<Model, Changes>?
      /// The same while a round is told, which holds it until all are.
      var present: Observer2<Model, Changes>?

      init(_ observer: Observer2<Model, Changes>) { self.observer = observer }

      /// False where it has ended.
      @inline(__always)
      func begin() -> Bool {
        present = observer
        return present != nil
      }

      @inline(__always)
      func tell(_ model: Model, _ changes: Changes, _ changed: Mask2) {
        // Whose token went in this round is held by nobody else.
        if isKnownUniquelyReferenced(&present) { return }
        let observer: Unmanaged<Observer2<Model, Changes>>? = present.map { Unmanaged.passUnretained($0) }
        observer?._withUnsafeGuaranteedRef { if $0.fields.meets(changed) { $0.body(model, changes) } }
      }
    }

    private var links: [Link] = []
    /// So many are looked through for those that ended.
    private var mostLinks: Int = 8
    /// So many were there when the round began: who joins meanwhile is told from the next one on.
    private var presentCount: Int = 0

    func add(_ observer: Observer2<Model, Changes>) {
      if links.count >= mostLinks {
        dropEnded()
        mostLinks = 2 * links.count + 8
      }
      // Taken out, they grow in place.
      var links: [Link] = []
      swap(&links, &self.links)
      links.append(Link(observer))
      self.links = links
    }

    private func dropEnded() { links = links.filter { $0.observer != nil } }

    /// What those that did not end observe.
    var fields: Mask2 {
      var fields: Mask2 = Mask2()
      for link in links {
        if let observer: Observer2<Model, Changes> = link.observer { fields.add(observer.fields) }
      }
      return fields
    }

    /// A round begins; true where somebody has ended since the last one.
    func begin() -> Bool {
      presentCount = links.count
      var hasEnded: Bool = false
      forPresent { if !$0.begin() { hasEnded = true } }
      if !hasEnded { return false }
      dropEnded()
      presentCount = links.count
      return true
    }

    func tell(_ model: Model, _ changes: Changes, _ changed: Mask2) {
      forPresent { $0.tell(model, changes, changed) }
      finish()
    }

    func finish() {
      forPresent { $0.present = nil }
      presentCount = 0
    }

    /// Without counting references: who is there when a round begins stays in its place until it ends.
    @inline(__always)
    private func forPresent(_ body: (Link) -> Void) {
      var index: Int = 0
      while index < presentCount {
        Unmanaged.passUnretained(links[index])._withUnsafeGuaranteedRef(body)
        index += 1
      }
    }
  }

  /// Observes until it is cancelled or released.
  final class Subscription2<Model, Changes> {
    private var observer: Observer2<Model, Changes>?

    init(_ observer: Observer2<Model, Changes>) { self.observer = observer }

    func cancel() { observer = nil }
  }
}

// MARK: - Observers

nonisolated extension Bindgen {
  /// An observation; it lives as long as its token, and the model knows it only weakly.
  final class Observer3<Model, Changes> {
    let fields: Mask3
    let body: (Model, Changes) -> Void

    init(_ fields: Mask3, _ body: @escaping (Model, Changes) -> Void) {
      self.fields = fields
      self.body = body
    }
  }

  /// The observers of a model.
  final class Observers3<Model, Changes> {
    private final class Link {
      weak var observer: Observer3<Model, Changes>?
      /// The same while a round is told, which holds it until all are.
      var present: Observer3<Model, Changes>?

      init(_ observer: Observer3<Model, Changes>) { self.observer = observer }

      /// False where it has ended.
      @inline(__always)
      func begin() -> Bool {
        present = observer
        return present != nil
      }

      @inline(__always)
      func tell(_ model: Model, _ changes: Changes, _ changed: Mask3) {
        // Whose token went in this round is held by nobody else.
        if isKnownUniquelyReferenced(&present) { return }
        let observer: Unmanaged<Observer3<Model, Changes>>? = present.map { Unmanaged.passUnretained($0) }
        observer?._withUnsafeGuaranteedRef { if $0.fields.meets(changed) { $0.body(model, changes) } }
      }
    }

    private var links: [Link] = []
    /// So many are looked through for those that ended.
    private var mostLinks: Int = 8
    /// So many were there when the round began: who joins meanwhile is told from the next one on.
    private var presentCount: Int = 0

    func add(_ observer: Observer3<Model, Changes>) {
      if links.count >= mostLinks {
        dropEnded()
        mostLinks = 2 * links.count + 8
      }
      // Taken out, they grow in place.
      var links: [Link] = []
      swap(&links, &self.links)
      links.append(Link(observer))
      self.links = links
    }

    private func dropEnded() { links = links.filter { $0.observer != nil } }

    /// What those that did not end observe.
    var fields: Mask3 {
      var fields: Mask3 = Mask3()
      for link in links {
        if let observer: Observer3<Model, Changes> = link.observer { fields.add(observer.fields) }
      }
      return fields
    }

    /// A round begins; true where somebody has ended since the last one.
    func begin() -> Bool {
      presentCount = links.count
      var hasEnded: Bool = false
      forPresent { if !$0.begin() { hasEnded = true } }
      if !hasEnded { return false }
      dropEnded()
      presentCount = links.count
      return true
    }

    func tell(_ model: Model, _ changes: Changes, _ changed: Mask3) {
      forPresent { $0.tell(model, changes, changed) }
      finish()
    }

    func finish() {
      forPresent { $0.present = nil }
      presentCount = 0
    }

    /// Without counting references: who is there when a round begins stays in its place until it ends.
    @inline(__always)
    private func forPresent(_ body: (Link) -> Void) {
      var index: Int = 0
      while index < presentCount {
        Unmanaged.passUnretained(links[index])._withUnsafeGuaranteedRef(body)
        index += 1
      }
    }
  }

  /// Observes until it is cancelled or released.
  final class Subscription3<Model, Changes> {
    private var observer: Observer3<Model, Changes>?

    init(_ observer: Observer3<Model, Changes>) { self.observer = observer }

    func cancel() { observer = nil }
  }
}

// MARK: - Observers

nonisolated extension Bindgen {
  /// An observation, which its token ends.
  final class NonisolatedObserver<Model, Changes> {
    private final class Body {
      let call: (Model, Changes) -> Void

      init(_ call: @escaping (Model, Changes) -> Void) { self.call = call }
    }

    let fields: Mask
    /// Nil once it has ended: what the closure holds is let go at once, or when its call returns.
    private var body: Body?
    /// The same; it is called without counting references, while `body` holds it.
    private let callee: Unmanaged<Body>
    private var isCalled: Bool = false
    private(set) var hasEnded: Bool = false

    init(_ fields: Mask, _ body: @escaping (Model, Changes) -> Void) {
      let body: Body = Body(body)
      self.fields = fields
      self.body = body
      callee = Unmanaged.passUnretained(body)
    }

    @inline(__always)
    func call(_ model: Model, _ changes: Changes) {
      isCalled = true
      callee._withUnsafeGuaranteedRef { $0.call(model, changes) }
      isCalled = false
      if hasEnded { body = nil }
    }

    func end() {
      hasEnded = true
      if !isCalled { body = nil }
    }
  }

  /// The observers of a model.
  final class NonisolatedObservers<Model, Changes> {
    private var all: [NonisolatedObserver<Model, Changes>] = []
    /// So many are looked through for those that ended.
    private var most: Int = 8
    /// Those that were there when the round began: who joins meanwhile is told from the next one on.
    private var present: Int = 0

    func add(_ observer: NonisolatedObserver<Model, Changes>) {
      if present == 0, all.count >= most {
        dropEnded()
        most = 2 * all.count + 8
      }
      // Taken out, it grows in place.
      var all: [NonisolatedObserver<Model, Changes>] = []
      swap(&all, &self.all)
      all.append(observer)
      self.all = all
    }

    private func dropEnded() { all = all.filter { !$0.hasEnded } }

    /// What those that did not end observe.
    var fields: Mask {
      var fields: Mask = Mask()
      for observer in all where !observer.hasEnded { fields.add(observer.fields) }
      return fields
    }

    /// A round begins; true where somebody has ended since the last one.
    func begin() -> Bool {
      var hasEnded: Bool = false
      var index: Int = 0
      while index < all.count {
        Unmanaged.passUnretained(all[index])._withUnsafeGuaranteedRef { hasEnded = hasEnded || $0.hasEnded }
        index += 1
      }
      if hasEnded { dropEnded() }
      present = all.count
      return hasEnded
    }

    func tell(_ model: Model, _ changes: Changes, _ changed: Mask) {
      var index: Int = 0
      while index < present {
        // The list keeps whoever ends meanwhile until the next round.
        Unmanaged.passUnretained(all[index])._withUnsafeGuaranteedRef {
          if !$0.hasEnded, $0.fields.meets(changed) { $0.call(model, changes) }
        }
        index += 1
      }
      finish()
    }

    func finish() { present = 0 }
  }

  /// Observes until it is cancelled or released.
  final class NonisolatedSubscription<Model, Changes> {
    private let observer: NonisolatedObserver<Model, Changes>

    init(_ observer: NonisolatedObserver<Model, Changes>) { self.observer = observer }

    deinit { observer.end() }

    func cancel() { observer.end() }
  }
}

// MARK: - Bringing up to date

nonisolated extension Bindgen {
  /// A walk through up to 64 derivations in the order in which they follow. `&<<` takes a field's number modulo 64: its
  /// place in the word.
  struct Pass {
    let word: Int
    let wanted: UInt64
    /// Those of which an input of their own changed; more of them by what comes out different.
    private(set) var dirty: UInt64
    private(set) var changed: UInt64 = 0

    @inline(__always)
    init(word: Int, wanted: UInt64, dirty: UInt64) {
      self.word = word
      self.wanted = wanted
      self.dirty = dirty
    }

    @inline(__always)
    func isDue(_ place: UInt64) -> Bool { dirty & wanted & (1 &<< place) != 0 }

    @inline(__always)
    func isAnyDue(_ fields: UInt64) -> Bool { dirty & wanted & fields != 0 }

    /// A derivation came out different: those that name it are due as well.
    @inline(__always)
    mutating func cameOut(_ place: UInt64, marking users: UInt64 = 0) {
      changed |= 1 &<< place
      dirty |= users
    }
  }
}

// MARK: - Families: models that are connected by children

nonisolated extension Bindgen {
  /// A model of a family, when it tells.
  protocol Member: AnyObject {
    /// How many generations of children are below it.
    static var _level: Int { get }
    /// Brings up to date what observers are to be told.
    func _prepare()
    func _tellPrepared()
    /// The names of what is to be told.
    var _prepared: [String] { get }
  }

  /// A model of a family as its relatives know it: by what it keeps beside its fields.
  class Relative {
    private var family: Family = Family()
    /// How many of the model's own actions and updates are open.
    private var ownDepth: Int = 0
    /// It has something to tell, at the end of its own action or when its turn comes.
    private var isDue: Bool = false
    private var isWaiting: Bool = false

    init() {}

    /// The model has ended, though its children still know of it.
    var isGone: Bool { true }

    /// From now on a parent hears of these fields, which it numbers from one on.
    func link(_ fields: [Int], to parent: Relative, from first: Int) {}

    /// A field of a child changed; or it may have, since something that it follows from did.
    func hear(_ input: Int, isChanged: Bool) {}

    // MARK: The family

    /// Without counting references.
    @inline(__always)
    final func withFamily<Result>(_ body: (Family) -> Result) -> Result {
      if Unmanaged.passUnretained(family)._withUnsafeGuaranteedRef({ $0.isPart }) { followFamily() }
      return Unmanaged.passUnretained(family)._withUnsafeGuaranteedRef(body)
    }

    /// The family has become a part of a larger one.
    @inline(never)
    private func followFamily() { family = family.whole }

    func join(_ relative: Relative) {
      Family.unite(family.whole, relative.family.whole)
    }

    /// Whether a transaction of the family is open.
    @inline(__always)
    final var isOpen: Bool { withFamily { $0.depth > 0 } }

    /// It tells now: what is read, whoever observes knows.
    @inline(__always)
    final var isTelling: Bool { withFamily { $0.telling > 0 } }

    @inline(__always)
    final var isQuiet: Bool { !isDue && withFamily { !$0.isPending } }

    @inline(__always)
    final func open() {
      ownDepth += 1
      withFamily { $0.open() }
    }

    @inline(__always)
    final func close() {
      ownDepth -= 1
      withFamily { $0.close() }
    }

    /// The end of an action that has something to tell: the last one of the family tells all.
    final func close(_ model: any Member) {
      ownDepth -= 1
      var hasTold: Bool = false
      if ownDepth == 0, isDue {
        if withFamily({ $0.depth == 1 && !$0.isPending }) {
          model._prepare()
          beginTelling()
          model._tellPrepared()
          hasTold = true
        } else {
          wait(model)
        }
      }
      if mustTell {
        tellAll(isFirst: !hasTold)
        hasTold = true
      }
      withFamily { $0.close(hasTold) }
    }

    /// It has something to tell: an action of its own will see to it, or it takes its turn.
    final func becomeDue(_ model: any Member) {
      if becomeDue(), isOpen { wait(model) }
    }

    /// True where it must take its turn and does not wait yet.
    final func becomeDue() -> Bool {
      isDue = true
      return ownDepth == 0 && !isWaiting
    }

    final func wait(_ model: consuming any Member) {
      if isWaiting { return }
      isWaiting = true
      var waiting: (any Member)? = consume model
      withFamily { $0.add(&waiting) }
    }

    final func prepare() {
      isDue = false
      isWaiting = false
    }

    /// Whether models wait that the end of this action is to tell.
    @inline(__always)
    private final var mustTell: Bool { withFamily { $0.isPending && $0.depth == 1 } }

    /// Round after round: what observers write is told in the next one.
    ///
    /// Where families come together meanwhile, the one that was open first tells the rest.
    private func tellAll(isFirst: Bool) {
      var isFirst: Bool = isFirst
      var rounds: Int = 0
      while mustTell {
        rounds += 1
        if let model: any Member = withFamily({ $0.takeOnly() }) {
          model._prepare()
          if rounds > 1000 { Family.stop([model]) }
          if isFirst { beginTelling() }
          model._tellPrepared()
        } else {
          tellSeveral(rounds, isFirst: isFirst)
        }
        isFirst = false
      }
    }

    /// All are up to date before the first of them tells.
    private func tellSeveral(_ rounds: Int, isFirst: Bool) {
      var round: [any Member] = withFamily { $0.takeSeveral() }
      for model in round { model._prepare() }
      if rounds > 1000 { Family.stop(round) }
      if isFirst { beginTelling() }
      for model in round { model._tellPrepared() }
      round.removeAll(keepingCapacity: true)
      withFamily { $0.spare = round }
    }

    /// From the first notice on to the end of the last round, it tells.
    @inline(__always)
    private final func beginTelling() { withFamily { $0.telling += 1 } }
  }

  /// What models that belong together share while something changes.
  final class Family {
    /// How many actions, updates and notices are open.
    private(set) var depth: Int = 0
    /// How many rounds are being told: more than one where families came together meanwhile.
    var telling: Int = 0
    /// The one that has something to tell, most often.
    private var only: (any Member)?
    /// Where there are several: children before their parents.
    private var several: [any Member] = []
    /// Room for the next round.
    var spare: [any Member] = []
    private(set) var isPending: Bool = false
    /// The family that this one became a part of. It is never the smaller one, so the way to the whole is short.
    private var larger: Family?
    /// How many families it was made of.
    private var size: Int = 1

    @inline(__always)
    var isPart: Bool { larger != nil }

    /// The family as it is now.
    var whole: Family {
      var whole: Family = self
      while let larger: Family = whole.larger { whole = larger }
      return whole
    }

    /// Both are wholes.
    static func unite(_ one: Family, _ other: Family) {
      if one === other { return }
      if one.size > other.size { other.join(one) } else { one.join(other) }
    }

    private func join(_ other: Family) {
      other.size += size
      other.depth += depth
      other.telling += telling
      for model in several + [only].compactMap({ $0 }) {
        var waiting: (any Member)? = model
        other.add(&waiting)
      }
      (only, several, isPending) = (nil, [], false)
      larger = other
    }

    @inline(__always)
    func open() { depth += 1 }

    @inline(__always)
    func close() { depth -= 1 }

    func close(_ hasTold: Bool) {
      depth -= 1
      if hasTold { telling -= 1 }
    }

    /// Takes it over, without counting references.
    func add(_ model: inout (any Member)?) {
      if isPending { addToOthers(model) } else { only = model.take() }
      isPending = true
    }

    private func addToOthers(_ model: (any Member)?) {
      if let only { several.append(only) }
      only = nil
      if let model { several.insert(model, at: place(ofLevel: type(of: model)._level)) }
    }

    /// Behind all of its level and below: most often at the end.
    private func place(ofLevel level: Int) -> Int {
      var place: Int = several.count
      if let last: any Member = several.last, type(of: last)._level <= level { return place }
      var first: Int = 0
      while first < place {
        let middle: Int = (first + place) / 2
        if type(of: several[middle])._level <= level { first = middle + 1 } else { place = middle }
      }
      return place
    }

    func takeOnly() -> (any Member)? {
      if only == nil { return nil }
      isPending = false
      return only.take()
    }

    func takeSeveral() -> [any Member] {
      isPending = false
      var round: [any Member] = []
      swap(&round, &spare)
      swap(&round, &several)
      return round
    }

    static func stop(_ models: [any Member]) -> Never {
      let fields: [String] = models.flatMap(\._prepared)
      fatalError("observers change what they observe; 1000 rounds did not settle \(fields)")
    }
  }
}

// MARK: - Families: models that are connected by children

nonisolated extension Bindgen {
  /// A model of a family, when it tells.
  @MainActor protocol MainActorMember: AnyObject {
    /// How many generations of children are below it.
    static var _level: Int { get }
    /// Brings up to date what observers are to be told.
    func _prepare()
    func _tellPrepared()
    /// The names of what is to be told.
    var _prepared: [String] { get }
  }

  /// A model of a family as its relatives know it: by what it keeps beside its fields.
  @MainActor class MainActorRelative {
    private var family: MainActorFamily = MainActorFamily()
    /// How many of the model's own actions and updates are open.
    private var ownDepth: Int = 0
    /// It has something to tell, at the end of its own action or when its turn comes.
    private var isDue: Bool = false
    private var isWaiting: Bool = false

    init() {}

    /// The model has ended, though its children still know of it.
    var isGone: Bool { true }

    /// From now on a parent hears of these fields, which it numbers from one on.
    func link(_ fields: [Int], to parent: MainActorRelative, from first: Int) {}

    /// A field of a child changed; or it may have, since something that it follows from did.
    func hear(_ input: Int, isChanged: Bool) {}

    // MARK: The family

    /// Without counting references.
    @inline(__always)
    final func withFamily<Result>(_ body: (MainActorFamily) -> Result) -> Result {
      if Unmanaged.passUnretained(family)._withUnsafeGuaranteedRef({ $0.isPart }) { followFamily() }
      return Unmanaged.passUnretained(family)._withUnsafeGuaranteedRef(body)
    }

    /// The family has become a part of a larger one.
    @inline(never)
    private func followFamily() { family = family.whole }

    func join(_ relative: MainActorRelative) {
      MainActorFamily.unite(family.whole, relative.family.whole)
    }

    /// Whether a transaction of the family is open.
    @inline(__always)
    final var isOpen: Bool { withFamily { $0.depth > 0 } }

    /// It tells now: what is read, whoever observes knows.
    @inline(__always)
    final var isTelling: Bool { withFamily { $0.telling > 0 } }

    @inline(__always)
    final var isQuiet: Bool { !isDue && withFamily { !$0.isPending } }

    @inline(__always)
    final func open() {
      ownDepth += 1
      withFamily { $0.open() }
    }

    @inline(__always)
    final func close() {
      ownDepth -= 1
      withFamily { $0.close() }
    }

    /// The end of an action that has something to tell: the last one of the family tells all.
    final func close(_ model: any MainActorMember) {
      ownDepth -= 1
      var hasTold: Bool = false
      if ownDepth == 0, isDue {
        if withFamily({ $0.depth == 1 && !$0.isPending }) {
          model._prepare()
          beginTelling()
          model._tellPrepared()
          hasTold = true
        } else {
          wait(model)
        }
      }
      if mustTell {
        tellAll(isFirst: !hasTold)
        hasTold = true
      }
      withFamily { $0.close(hasTold) }
    }

    /// It has something to tell: an action of its own will see to it, or it takes its turn.
    final func becomeDue(_ model: any MainActorMember) {
      if becomeDue(), isOpen { wait(model) }
    }

    /// True where it must take its turn and does not wait yet.
    final func becomeDue() -> Bool {
      isDue = true
      return ownDepth == 0 && !isWaiting
    }

    final func wait(_ model: consuming any MainActorMember) {
      if isWaiting { return }
      isWaiting = true
      var waiting: (any MainActorMember)? = consume model
      withFamily { $0.add(&waiting) }
    }

    final func prepare() {
      isDue = false
      isWaiting = false
    }

    /// Whether models wait that the end of this action is to tell.
    @inline(__always)
    private final var mustTell: Bool { withFamily { $0.isPending && $0.depth == 1 } }

    /// Round after round: what observers write is told in the next one.
    ///
    /// Where families come together meanwhile, the one that was open first tells the rest.
    private func tellAll(isFirst: Bool) {
      var isFirst: Bool = isFirst
      var rounds: Int = 0
      while mustTell {
        rounds += 1
        if let model: any MainActorMember = withFamily({ $0.takeOnly() }) {
          model._prepare()
          if rounds > 1000 { MainActorFamily.stop([model]) }
          if isFirst { beginTelling() }
          model._tellPrepared()
        } else {
          tellSeveral(rounds, isFirst: isFirst)
        }
        isFirst = false
      }
    }

    /// All are up to date before the first of them tells.
    private func tellSeveral(_ rounds: Int, isFirst: Bool) {
      var round: [any MainActorMember] = withFamily { $0.takeSeveral() }
      for model in round { model._prepare() }
      if rounds > 1000 { MainActorFamily.stop(round) }
      if isFirst { beginTelling() }
      for model in round { model._tellPrepared() }
      round.removeAll(keepingCapacity: true)
      withFamily { $0.spare = round }
    }

    /// From the first notice on to the end of the last round, it tells.
    @inline(__always)
    private final func beginTelling() { withFamily { $0.telling += 1 } }
  }

  /// What models that belong together share while something changes.
  @MainActor final class MainActorFamily {
    /// How many actions, updates and notices are open.
    private(set) var depth: Int = 0
    /// How many rounds are being told: more than one where families came together meanwhile.
    var telling: Int = 0
    /// The one that has something to tell, most often.
    private var only: (any MainActorMember)?
    /// Where there are several: children before their parents.
    private var several: [any MainActorMember] = []
    /// Room for the next round.
    var spare: [any MainActorMember] = []
    private(set) var isPending: Bool = false
    /// The family that this one became a part of. It is never the smaller one, so the way to the whole is short.
    private var larger: MainActorFamily?
    /// How many families it was made of.
    private var size: Int = 1

    @inline(__always)
    var isPart: Bool { larger != nil }

    /// The family as it is now.
    var whole: MainActorFamily {
      var whole: MainActorFamily = self
      while let larger: MainActorFamily = whole.larger { whole = larger }
      return whole
    }

    /// Both are wholes.
    static func unite(_ one: MainActorFamily, _ other: MainActorFamily) {
      if one === other { return }
      if one.size > other.size { other.join(one) } else { one.join(other) }
    }

    private func join(_ other: MainActorFamily) {
      other.size += size
      other.depth += depth
      other.telling += telling
      for model in several + [only].compactMap({ $0 }) {
        var waiting: (any MainActorMember)? = model
        other.add(&waiting)
      }
      (only, several, isPending) = (nil, [], false)
      larger = other
    }

    @inline(__always)
    func open() { depth += 1 }

    @inline(__always)
    func close() { depth -= 1 }

    func close(_ hasTold: Bool) {
      depth -= 1
      if hasTold { telling -= 1 }
    }

    /// Takes it over, without counting references.
    func add(_ model: inout (any MainActorMember)?) {
      if isPending { addToOthers(model) } else { only = model.take() }
      isPending = true
    }

    private func addToOthers(_ model: (any MainActorMember)?) {
      if let only { several.append(only) }
      only = nil
      if let model { several.insert(model, at: place(ofLevel: type(of: model)._level)) }
    }

    /// Behind all of its level and below: most often at the end.
    private func place(ofLevel level: Int) -> Int {
      var place: Int = several.count
      if let last: any MainActorMember = several.last, type(of: last)._level <= level { return place }
      var first: Int = 0
      while first < place {
        let middle: Int = (first + place) / 2
        if type(of: several[middle])._level <= level { first = middle + 1 } else { place = middle }
      }
      return place
    }

    func takeOnly() -> (any MainActorMember)? {
      if only == nil { return nil }
      isPending = false
      return only.take()
    }

    func takeSeveral() -> [any MainActorMember] {
      isPending = false
      var round: [any MainActorMember] = []
      swap(&round, &spare)
      swap(&round, &several)
      return round
    }

    static func stop(_ models: [any MainActorMember]) -> Never {
      let fields: [String] = models.flatMap(\._prepared)
      fatalError("observers change what they observe; 1000 rounds did not settle \(fields)")
    }
  }
}

// MARK: - Families: models that are connected by children

nonisolated extension Bindgen {
  /// A model of a family, when it tells.
  nonisolated protocol NonisolatedMember: AnyObject {
    /// How many generations of children are below it.
    static var _level: Int { get }
    /// Brings up to date what observers are to be told.
    func _prepare()
    func _tellPrepared()
    /// The names of what is to be told.
    var _prepared: [String] { get }
  }

  /// A model of a family as its relatives know it: by what it keeps beside its fields.
  nonisolated class NonisolatedRelative {
    private var family: NonisolatedFamily = NonisolatedFamily()
    /// How many of the model's own actions and updates are open.
    private var ownDepth: Int = 0
    /// It has something to tell, at the end of its own action or when its turn comes.
    private var isDue: Bool = false
    private var isWaiting: Bool = false

    init() {}

    /// The model has ended, though its children still know of it.
    var isGone: Bool { true }

    /// From now on a parent hears of these fields, which it numbers from one on.
    func link(_ fields: [Int], to parent: NonisolatedRelative, from first: Int) {}

    /// A field of a child changed; or it may have, since something that it follows from did.
    func hear(_ input: Int, isChanged: Bool) {}

    // MARK: The family

    /// Without counting references.
    @inline(__always)
    final func withFamily<Result>(_ body: (NonisolatedFamily) -> Result) -> Result {
      if Unmanaged.passUnretained(family)._withUnsafeGuaranteedRef({ $0.isPart }) { followFamily() }
      return Unmanaged.passUnretained(family)._withUnsafeGuaranteedRef(body)
    }

    /// The family has become a part of a larger one.
    @inline(never)
    private func followFamily() { family = family.whole }

    func join(_ relative: NonisolatedRelative) {
      NonisolatedFamily.unite(family.whole, relative.family.whole)
    }

    /// Whether a transaction of the family is open.
    @inline(__always)
    final var isOpen: Bool { withFamily { $0.depth > 0 } }

    /// It tells now: what is read, whoever observes knows.
    @inline(__always)
    final var isTelling: Bool { withFamily { $0.telling > 0 } }

    @inline(__always)
    final var isQuiet: Bool { !isDue && withFamily { !$0.isPending } }

    @inline(__always)
    final func open() {
      ownDepth += 1
      withFamily { $0.open() }
    }

    @inline(__always)
    final func close() {
      ownDepth -= 1
      withFamily { $0.close() }
    }

    /// The end of an action that has something to tell: the last one of the family tells all.
    final func close(_ model: any NonisolatedMember) {
      ownDepth -= 1
      var hasTold: Bool = false
      if ownDepth == 0, isDue {
        if withFamily({ $0.depth == 1 && !$0.isPending }) {
          model._prepare()
          beginTelling()
          model._tellPrepared()
          hasTold = true
        } else {
          wait(model)
        }
      }
      if mustTell {
        tellAll(isFirst: !hasTold)
        hasTold = true
      }
      withFamily { $0.close(hasTold) }
    }

    /// It has something to tell: an action of its own will see to it, or it takes its turn.
    final func becomeDue(_ model: any NonisolatedMember) {
      if becomeDue(), isOpen { wait(model) }
    }

    /// True where it must take its turn and does not wait yet.
    final func becomeDue() -> Bool {
      isDue = true
      return ownDepth == 0 && !isWaiting
    }

    final func wait(_ model: consuming any NonisolatedMember) {
      if isWaiting { return }
      isWaiting = true
      var waiting: (any NonisolatedMember)? = consume model
      withFamily { $0.add(&waiting) }
    }

    final func prepare() {
      isDue = false
      isWaiting = false
    }

    /// Whether models wait that the end of this action is to tell.
    @inline(__always)
    private final var mustTell: Bool { withFamily { $0.isPending && $0.depth == 1 } }

    /// Round after round: what observers write is told in the next one.
    ///
    /// Where families come together meanwhile, the one that was open first tells the rest.
    private func tellAll(isFirst: Bool) {
      var isFirst: Bool = isFirst
      var rounds: Int = 0
      while mustTell {
        rounds += 1
        if let model: any NonisolatedMember = withFamily({ $0.takeOnly() }) {
          model._prepare()
          if rounds > 1000 { NonisolatedFamily.stop([model]) }
          if isFirst { beginTelling() }
          model._tellPrepared()
        } else {
          tellSeveral(rounds, isFirst: isFirst)
        }
        isFirst = false
      }
    }

    /// All are up to date before the first of them tells.
    private func tellSeveral(_ rounds: Int, isFirst: Bool) {
      var round: [any NonisolatedMember] = withFamily { $0.takeSeveral() }
      for model in round { model._prepare() }
      if rounds > 1000 { NonisolatedFamily.stop(round) }
      if isFirst { beginTelling() }
      for model in round { model._tellPrepared() }
      round.removeAll(keepingCapacity: true)
      withFamily { $0.spare = round }
    }

    /// From the first notice on to the end of the last round, it tells.
    @inline(__always)
    private final func beginTelling() { withFamily { $0.telling += 1 } }
  }

  /// What models that belong together share while something changes.
  nonisolated final class NonisolatedFamily {
    /// How many actions, updates and notices are open.
    private(set) var depth: Int = 0
    /// How many rounds are being told: more than one where families came together meanwhile.
    var telling: Int = 0
    /// The one that has something to tell, most often.
    private var only: (any NonisolatedMember)?
    /// Where there are several: children before their parents.
    private var several: [any NonisolatedMember] = []
    /// Room for the next round.
    var spare: [any NonisolatedMember] = []
    private(set) var isPending: Bool = false
    /// The family that this one became a part of. It is never the smaller one, so the way to the whole is short.
    private var larger: NonisolatedFamily?
    /// How many families it was made of.
    private var size: Int = 1

    @inline(__always)
    var isPart: Bool { larger != nil }

    /// The family as it is now.
    var whole: NonisolatedFamily {
      var whole: NonisolatedFamily = self
      while let larger: NonisolatedFamily = whole.larger { whole = larger }
      return whole
    }

    /// Both are wholes.
    static func unite(_ one: NonisolatedFamily, _ other: NonisolatedFamily) {
      if one === other { return }
      if one.size > other.size { other.join(one) } else { one.join(other) }
    }

    private func join(_ other: NonisolatedFamily) {
      other.size += size
      other.depth += depth
      other.telling += telling
      for model in several + [only].compactMap({ $0 }) {
        var waiting: (any NonisolatedMember)? = model
        other.add(&waiting)
      }
      (only, several, isPending) = (nil, [], false)
      larger = other
    }

    @inline(__always)
    func open() { depth += 1 }

    @inline(__always)
    func close() { depth -= 1 }

    func close(_ hasTold: Bool) {
      depth -= 1
      if hasTold { telling -= 1 }
    }

    /// Takes it over, without counting references.
    func add(_ model: inout (any NonisolatedMember)?) {
      if isPending { addToOthers(model) } else { only = model.take() }
      isPending = true
    }

    private func addToOthers(_ model: (any NonisolatedMember)?) {
      if let only { several.append(only) }
      only = nil
      if let model { several.insert(model, at: place(ofLevel: type(of: model)._level)) }
    }

    /// Behind all of its level and below: most often at the end.
    private func place(ofLevel level: Int) -> Int {
      var place: Int = several.count
      if let last: any NonisolatedMember = several.last, type(of: last)._level <= level { return place }
      var first: Int = 0
      while first < place {
        let middle: Int = (first + place) / 2
        if type(of: several[middle])._level <= level { first = middle + 1 } else { place = middle }
      }
      return place
    }

    func takeOnly() -> (any NonisolatedMember)? {
      if only == nil { return nil }
      isPending = false
      return only.take()
    }

    func takeSeveral() -> [any NonisolatedMember] {
      isPending = false
      var round: [any NonisolatedMember] = []
      swap(&round, &spare)
      swap(&round, &several)
      return round
    }

    static func stop(_ models: [any NonisolatedMember]) -> Never {
      let fields: [String] = models.flatMap(\._prepared)
      fatalError("observers change what they observe; 1000 rounds did not settle \(fields)")
    }
  }
}

nonisolated extension Bindgen {
  /// What a model of a family keeps beside its fields so that every read is right and every notice is true.
  final class FamilyCore: Relative {
    let graph: Graph
    var staleness: Staleness
    var ledger: Ledger = Ledger()
    /// What is told when all models of the round are up to date.
    var notice: Mask = Mask()
    /// A parent, which may end while its children live on.
    private weak var model: (any Member)?

    init(_ graph: Graph) {
      self.graph = graph
      staleness = Staleness(graph)
    }

    @inline(__always)
    func isStale(_ field: Int) -> Bool { staleness.stale.has(field) }

    // MARK: Children

    /// Fields of a child are inputs of this model, numbered from one on.
    func adopt(_ child: Relative, _ fields: [Int], from first: Int, for model: any Member) {
      self.model = model
      child.link(fields, to: self, from: first)
      join(child)
    }

    override var isGone: Bool { model == nil }

    /// Whether something that is wanted and out of date follows from an input.
    func needs(_ input: Int, for wanted: Mask) -> Bool {
      var due: Mask = graph.users[input]
      due.keep(wanted)
      return due.meets(staleness.stale)
    }

    override func hear(_ input: Int, isChanged: Bool) {
      var fresh: Mask = graph.followers[input]
      fresh.drop(staleness.stale)
      if isChanged { staleness.wrote(input, graph) } else { staleness.mayDiffer(input, graph) }
      if !fresh.isEmpty { passOn(fresh) }
    }

    /// These may differ from now on.
    @inline(never)
    private func passOn(_ fresh: Mask) {
      if followed.meets(fresh) { announce(fresh, isChanged: false) }
      if ledger.watched.meets(fresh), becomeDue(), let model { wait(model) }
    }

    // MARK: Parents

    private struct Link {
      let parent: Relative
      let input: Int
      /// The next one of the same field, or -1.
      let next: Int
    }

    private var links: [Link] = []
    /// The latest link of each field, or -1.
    private var latest: [Int] = []
    /// The fields that have links.
    private var followed: Mask = Mask()
    /// So many links are looked through for parents that are gone.
    private var mostLinks: Int = 16

    /// Whether anybody hears of a change.
    @inline(__always)
    var isHeard: Bool { ledger.isWatched || !followed.isEmpty }

    override func link(_ fields: [Int], to parent: Relative, from first: Int) {
      if links.count + fields.count > mostLinks {
        dropEnded()
        mostLinks = 2 * links.count + 16
      }
      for (index, field) in fields.enumerated() { add(field, parent, first + index) }
    }

    private func add(_ field: Int, _ parent: Relative, _ input: Int) {
      // Taken out, they grow in place.
      var links: [Link] = []
      var latest: [Int] = []
      swap(&links, &self.links)
      swap(&latest, &self.latest)
      if latest.isEmpty { latest = Array(repeating: -1, count: graph.users.count) }
      links.append(Link(parent: parent, input: input, next: latest[field]))
      latest[field] = links.count - 1
      (self.links, self.latest) = (links, latest)
      followed.add(field)
    }

    private func dropEnded() {
      let before: [Link] = links
      let fields: [Int] = latest
      (links, latest, followed) = ([], [], Mask())
      for (field, last) in fields.enumerated() {
        var index: Int = last
        while index >= 0 {
          if !before[index].parent.isGone { add(field, before[index].parent, before[index].input) }
          index = before[index].next
        }
      }
    }

    /// A field was written: true where observers wait for what follows.
    func wrote(_ field: Int) -> Bool {
      staleness.wrote(field, graph)
      ledger.changed.add(field)
      // Parents know by themselves what of the model follows from a state.
      if followed.has(field) { announce(field, isChanged: true) }
      return ledger.needed.has(field)
    }

    /// Tells parents of fields that changed, or may have.
    func announce(_ fields: Mask, isChanged: Bool) {
      var fields: Mask = fields
      fields.keep(followed)
      while let field: Int = fields.takeFirst() { announce(field, isChanged: isChanged) }
    }

    private func announce(_ field: Int, isChanged: Bool) {
      var index: Int = latest[field]
      while index >= 0 {
        let input: Int = links[index].input
        Unmanaged.passUnretained(links[index].parent)._withUnsafeGuaranteedRef { $0.hear(input, isChanged: isChanged) }
        index = links[index].next
      }
    }

    @inline(__always)
    func finish(_ pass: Pass, _ fields: UInt64) {
      staleness.finish(pass, fields)
      ledger.changed[pass.word] |= pass.changed
      if followed[pass.word] & pass.changed != 0 { announce(pass) }
    }

    private func announce(_ pass: Pass) {
      var changed: Mask = Mask()
      changed[pass.word] = pass.changed
      announce(changed, isChanged: true)
    }
  }
}

nonisolated extension Bindgen {
  /// A model with children or parents: it settles and tells together with them.
  protocol FamilyModel: Member {
    static var _names: String { get }
    var _core: FamilyCore { get }
    /// Adds the fields that somebody observes.
    func _addWatched(to fields: inout Mask)
    /// Computes what is wanted and out of date, each after what it follows from.
    func _settle(_ wanted: Mask)
    /// Keeps what observers know, before it is computed again in the middle of a transaction.
    func _remember()
    /// Which of what was kept came out as it was; it is kept no longer.
    func _compare() -> Mask
    /// A round begins; true where an observer has ended since the last one.
    func _begin() -> Bool
    /// A round ends in which nothing is told.
    func _finish()
    func _tell(_ changed: Mask)
  }
}

extension Bindgen.FamilyModel {
  /// Makes many writes one transaction: observers are told once, at its end.
  @discardableResult
  func update<Result>(_ body: (Self) throws -> Result) rethrows -> Result {
    _core.open()
    defer { _end() }
    return try body(self)
  }

  /// A field was written: by itself a transaction, unless one is open.
  @inline(__always)
  func _wrote(_ field: Int) {
    if _core.isHeard { _spread(field) } else { _core.staleness.wrote(field, _core.graph) }
  }

  func _spread(_ field: Int) {
    if _core.wrote(field) { _core.becomeDue(self) }
    if _core.isOpen { return }
    _core.open()
    _end()
  }

  /// Closes an action or an update; the last one of the family tells.
  @inline(__always)
  func _end() {
    if _core.isQuiet { _core.close() } else { _core.close(self) }
  }

  static var _level: Int { 0 }

  /// Fields of a child are inputs of this model, numbered from one on.
  func _adopt(_ child: Bindgen.Relative, _ fields: [Int] = [], from first: Int = 0) {
    _core.adopt(child, fields, from: first, for: self)
  }

  /// A parent needs these.
  func _bringUpToDate(_ fields: Bindgen.Mask) {
    if fields.meets(_core.staleness.stale) { _refresh(_core.graph.sources(of: fields)) }
  }

  func _prepare() {
    _core.prepare()
    _core.notice = _takeNotice()
  }

  func _tellPrepared() {
    let notice: Bindgen.Mask = _core.notice
    if notice.isEmpty { return _finish() }
    _core.notice = Bindgen.Mask()
    _tell(notice)
  }

  var _prepared: [String] { _core.notice.names(outOf: Self._names).map { "\(Self.self).\($0)" } }

  /// A round begins: brings up to date what observers need, and takes what they are to be told.
  @inline(__always)
  func _takeNotice() -> Bindgen.Mask {
    if _begin() { _watch() }
    _settle(_core.ledger.needed)
    if _core.ledger.hasRemembered { _core.ledger.leaveOut(_compare()) }
    return _core.ledger.takeNotice()
  }

  /// Who observes may have changed.
  func _watch() {
    var watched: Bindgen.Mask = Bindgen.Mask()
    _addWatched(to: &watched)
    _watch(watched)
  }

  func _watch(_ watched: Bindgen.Mask) {
    if watched == _core.ledger.watched { return }
    var new: Bindgen.Mask = watched
    new.drop(_core.ledger.watched)
    _core.ledger.watch(watched, _core.graph)
    if new.isEmpty { return }
    _refresh(_core.graph.sources(of: new))
    _core.ledger.count(new)
  }

  /// Somebody begins to observe these, and misses nothing from now on: in the middle of a transaction too.
  func _join(_ fields: Bindgen.Mask) {
    var watched: Bindgen.Mask = _core.ledger.watched
    watched.add(fields)
    _watch(watched)
    if !_core.isOpen { return }
    _refresh(_core.graph.sources(of: fields))
    _core.ledger.keep(fields)
  }

  /// Brings a derivation up to date.
  @inline(__always)
  func _refresh(_ field: Int) { if _core.isStale(field) { _refreshStale(field) } }

  func _refreshStale(_ field: Int) { _refresh(_core.graph.sources[field]) }

  /// A read in the middle of a transaction must not hide from observers what it brings up to date. What is read while they
  /// are told, they know: it is told in the next round if it changes again, even back to what was told.
  func _refresh(_ wanted: Bindgen.Mask) {
    if _core.ledger.isWatched, _core.isOpen, !_core.isTelling,
      _core.ledger.mustRemember(_core.staleness.stale, wanted)
    {
      _core.ledger.remember()
      _remember()
    }
    _settle(wanted)
  }

  func _settle(_ wanted: Bindgen.Mask) {}

  static var _names: String { "" }
  func _addWatched(to fields: inout Bindgen.Mask) {}
  func _tell(_ changed: Bindgen.Mask) {}

  func _begin() -> Bool { false }
  func _finish() {}
  func _remember() {}
  func _compare() -> Bindgen.Mask { Bindgen.Mask() }
}

nonisolated extension Bindgen {
  /// A model with a list of observers.
  protocol WatchedFamilyModel: FamilyModel {
    associatedtype Changes
    associatedtype Fields
    static var _fields: Fields { get }
    var _observers: Observers<Self, Changes> { get }
  }
}

extension Bindgen.WatchedFamilyModel {
  /// A field that can be observed by itself: its number, and how it is read.
  typealias Field<Value> = (number: Int, read: (Self) -> Value)

  func _observe(_ fields: Bindgen.Mask, _ body: @escaping (Self, Changes) -> Void)
    -> Bindgen.Subscription<Self, Changes>
  {
    let observer: Bindgen.Observer<Self, Changes> = Bindgen.Observer(fields, body)
    _observers.add(observer)
    _join(fields)
    return Bindgen.Subscription(observer)
  }

  func _begin() -> Bool { _observers.begin() }
  func _finish() { _observers.finish() }
}

// MARK: - Closures

nonisolated extension Bindgen {
  /// A model that closures can observe.
  protocol ObservedFamilyModel: WatchedFamilyModel {}
}

extension Bindgen.ObservedFamilyModel {
  typealias Subscription = Bindgen.Subscription<Self, Changes>

  /// Calls the closure once after each transaction, with all that changed.
  func observe(_ body: @escaping (Self, Changes) -> Void) -> Subscription {
    _observe(_core.graph.all, body)
  }

  /// Calls the closure once after each transaction that changed the field, with its value.
  func observe<Value>(_ field: KeyPath<Fields, Field<Value>>, _ body: @escaping (Value) -> Void) -> Subscription {
    let field: Field<Value> = Self._fields[keyPath: field]
    return _observe(Bindgen.Mask(field.number)) { model, _ in body(field.read(model)) }
  }
}

nonisolated extension Bindgen {
  /// What a model of a family keeps beside its fields so that every read is right and every notice is true.
  final class FamilyCore2: Relative {
    let graph: Graph2
    var staleness: Staleness2
    var ledger: Ledger2 = Ledger2()
    /// What is told when all models of the round are up to date.
    var notice: Mask2 = Mask2()
    /// A parent, which may end while its children live on.
    private weak var model: (any Member)?

    init(_ graph: Graph2) {
      self.graph = graph
      staleness = Staleness2(graph)
    }

    @inline(__always)
    func isStale(_ field: Int) -> Bool { staleness.stale.has(field) }

    // MARK: Children

    /// Fields of a child are inputs of this model, numbered from one on.
    func adopt(_ child: Relative, _ fields: [Int], from first: Int, for model: any Member) {
      self.model = model
      child.link(fields, to: self, from: first)
      join(child)
    }

    override var isGone: Bool { model == nil }

    /// Whether something that is wanted and out of date follows from an input.
    func needs(_ input: Int, for wanted: Mask2) -> Bool {
      var due: Mask2 = graph.users[input]
      due.keep(wanted)
      return due.meets(staleness.stale)
    }

    override func hear(_ input: Int, isChanged: Bool) {
      var fresh: Mask2 = graph.followers[input]
      fresh.drop(staleness.stale)
      if isChanged { staleness.wrote(input, graph) } else { staleness.mayDiffer(input, graph) }
      if !fresh.isEmpty { passOn(fresh) }
    }

    /// These may differ from now on.
    @inline(never)
    private func passOn(_ fresh: Mask2) {
      if followed.meets(fresh) { announce(fresh, isChanged: false) }
      if ledger.watched.meets(fresh), becomeDue(), let model { wait(model) }
    }

    // MARK: Parents

    private struct Link {
      let parent: Relative
      let input: Int
      /// The next one of the same field, or -1.
      let next: Int
    }

    private var links: [Link] = []
    /// The latest link of each field, or -1.
    private var latest: [Int] = []
    /// The fields that have links.
    private var followed: Mask2 = Mask2()
    /// So many links are looked through for parents that are gone.
    private var mostLinks: Int = 16

    /// Whether anybody hears of a change.
    @inline(__always)
    var isHeard: Bool { ledger.isWatched || !followed.isEmpty }

    override func link(_ fields: [Int], to parent: Relative, from first: Int) {
      if links.count + fields.count > mostLinks {
        dropEnded()
        mostLinks = 2 * links.count + 16
      }
      for (index, field) in fields.enumerated() { add(field, parent, first + index) }
    }

    private func add(_ field: Int, _ parent: Relative, _ input: Int) {
      // Taken out, they grow in place.
      var links: [Link] = []
      var latest: [Int] = []
      swap(&links, &self.links)
      swap(&latest, &self.latest)
      if latest.isEmpty { latest = Array(repeating: -1, count: graph.users.count) }
      links.append(Link(parent: parent, input: input, next: latest[field]))
      latest[field] = links.count - 1
      (self.links, self.latest) = (links, latest)
      followed.add(field)
    }

    private func dropEnded() {
      let before: [Link] = links
      let fields: [Int] = latest
      (links, latest, followed) = ([], [], Mask2())
      for (field, last) in fields.enumerated() {
        var index: Int = last
        while index >= 0 {
          if !before[index].parent.isGone { add(field, before[index].parent, before[index].input) }
          index = before[index].next
        }
      }
    }

    /// A field was written: true where observers wait for what follows.
    func wrote(_ field: Int) -> Bool {
      staleness.wrote(field, graph)
      ledger.changed.add(field)
      // Parents know by themselves what of the model follows from a state.
      if followed.has(field) { announce(field, isChanged: true) }
      return ledger.needed.has(field)
    }

    /// Tells parents of fields that changed, or may have.
    func announce(_ fields: Mask2, isChanged: Bool) {
      var fields: Mask2 = fields
      fields.keep(followed)
      while let field: Int = fields.takeFirst() { announce(field, isChanged: isChanged) }
    }

    private func announce(_ field: Int, isChanged: Bool) {
      var index: Int = latest[field]
      while index >= 0 {
        let input: Int = links[index].input
        Unmanaged.passUnretained(links[index].parent)._withUnsafeGuaranteedRef { $0.hear(input, isChanged: isChanged) }
        index = links[index].next
      }
    }

    @inline(__always)
    func finish(_ pass: Pass, _ fields: UInt64) {
      staleness.finish(pass, fields)
      ledger.changed[pass.word] |= pass.changed
      if followed[pass.word] & pass.changed != 0 { announce(pass) }
    }

    private func announce(_ pass: Pass) {
      var changed: Mask2 = Mask2()
      changed[pass.word] = pass.changed
      announce(changed, isChanged: true)
    }
  }
}

nonisolated extension Bindgen {
  /// A model with children or parents: it settles and tells together with them.
  protocol FamilyModel2: Member {
    static var _names: String { get }
    var _core: FamilyCore2 { get }
    /// Adds the fields that somebody observes.
    func _addWatched(to fields: inout Mask2)
    /// Computes what is wanted and out of date, each after what it follows from.
    func _settle(_ wanted: Mask2)
    /// Keeps what observers know, before it is computed again in the middle of a transaction.
    func _remember()
    /// Which of what was kept came out as it was; it is kept no longer.
    func _compare() -> Mask2
    /// A round begins; true where an observer has ended since the last one.
    func _begin() -> Bool
    /// A round ends in which nothing is told.
    func _finish()
    func _tell(_ changed: Mask2)
  }
}

extension Bindgen.FamilyModel2 {
  /// Makes many writes one transaction: observers are told once, at its end.
  @discardableResult
  func update<Result>(_ body: (Self) throws -> Result) rethrows -> Result {
    _core.open()
    defer { _end() }
    return try body(self)
  }

  /// A field was written: by itself a transaction, unless one is open.
  @inline(__always)
  func _wrote(_ field: Int) {
    if _core.isHeard { _spread(field) } else { _core.staleness.wrote(field, _core.graph) }
  }

  func _spread(_ field: Int) {
    if _core.wrote(field) { _core.becomeDue(self) }
    if _core.isOpen { return }
    _core.open()
    _end()
  }

  /// Closes an action or an update; the last one of the family tells.
  @inline(__always)
  func _end() {
    if _core.isQuiet { _core.close() } else { _core.close(self) }
  }

  /// Fields of a child are inputs of this model, numbered from one on.
  func _adopt(_ child: Bindgen.Relative, _ fields: [Int] = [], from first: Int = 0) {
    _core.adopt(child, fields, from: first, for: self)
  }

  func _prepare() {
    _core.prepare()
    _core.notice = _takeNotice()
  }

  func _tellPrepared() {
    let notice: Bindgen.Mask2 = _core.notice
    if notice.isEmpty { return _finish() }
    _core.notice = Bindgen.Mask2()
    _tell(notice)
  }

  var _prepared: [String] { _core.notice.names(outOf: Self._names).map { "\(Self.self).\($0)" } }

  /// A round begins: brings up to date what observers need, and takes what they are to be told.
  @inline(__always)
  func _takeNotice() -> Bindgen.Mask2 {
    if _begin() { _watch() }
    _settle(_core.ledger.needed)
    if _core.ledger.hasRemembered { _core.ledger.leaveOut(_compare()) }
    return _core.ledger.takeNotice()
  }

  /// Who observes may have changed.
  func _watch() {
    var watched: Bindgen.Mask2 = Bindgen.Mask2()
    _addWatched(to: &watched)
    _watch(watched)
  }

  func _watch(_ watched: Bindgen.Mask2) {
    if watched == _core.ledger.watched { return }
    var new: Bindgen.Mask2 = watched
    new.drop(_core.ledger.watched)
    _core.ledger.watch(watched, _core.graph)
    if new.isEmpty { return }
    _refresh(_core.graph.sources(of: new))
    _core.ledger.count(new)
  }

  /// Somebody begins to observe these, and misses nothing from now on: in the middle of a transaction too.
  func _join(_ fields: Bindgen.Mask2) {
    var watched: Bindgen.Mask2 = _core.ledger.watched
    watched.add(fields)
    _watch(watched)
    if !_core.isOpen { return }
    _refresh(_core.graph.sources(of: fields))
    _core.ledger.keep(fields)
  }

  /// Brings a derivation up to date.
  @inline(__always)
  func _refresh(_ field: Int) { if _core.isStale(field) { _refreshStale(field) } }

  func _refreshStale(_ field: Int) { _refresh(_core.graph.sources[field]) }

  /// A read in the middle of a transaction must not hide from observers what it brings up to date. What is read while they
  /// are told, they know: it is told in the next round if it changes again, even back to what was told.
  func _refresh(_ wanted: Bindgen.Mask2) {
    if _core.ledger.isWatched, _core.isOpen, !_core.isTelling,
      _core.ledger.mustRemember(_core.staleness.stale, wanted)
    {
      _core.ledger.remember()
      _remember()
    }
    _settle(wanted)
  }
}

nonisolated extension Bindgen {
  /// A model with a list of observers.
  protocol WatchedFamilyModel2: FamilyModel2 {
    associatedtype Changes
    associatedtype Fields
    static var _fields: Fields { get }
    var _observers: Observers2<Self, Changes> { get }
  }
}

extension Bindgen.WatchedFamilyModel2 {
  /// A field that can be observed by itself: its number, and how it is read.
  typealias Field<Value> = (number: Int, read: (Self) -> Value)

  func _observe(_ fields: Bindgen.Mask2, _ body: @escaping (Self, Changes) -> Void)
    -> Bindgen.Subscription2<Self, Changes>
  {
    let observer: Bindgen.Observer2<Self, Changes> = Bindgen.Observer2(fields, body)
    _observers.add(observer)
    _join(fields)
    return Bindgen.Subscription2(observer)
  }

  func _begin() -> Bool { _observers.begin() }
  func _finish() { _observers.finish() }
}

// MARK: - Closures

nonisolated extension Bindgen {
  /// A model that closures can observe.
  protocol ObservedFamilyModel2: WatchedFamilyModel2 {}
}

extension Bindgen.ObservedFamilyModel2 {
  typealias Subscription = Bindgen.Subscription2<Self, Changes>

  /// Calls the closure once after each transaction, with all that changed.
  func observe(_ body: @escaping (Self, Changes) -> Void) -> Subscription {
    _observe(_core.graph.all, body)
  }

  /// Calls the closure once after each transaction that changed the field, with its value.
  func observe<Value>(_ field: KeyPath<Fields, Field<Value>>, _ body: @escaping (Value) -> Void) -> Subscription {
    let field: Field<Value> = Self._fields[keyPath: field]
    return _observe(Bindgen.Mask2(field.number)) { model, _ in body(field.read(model)) }
  }
}

nonisolated extension Bindgen {
  /// What a model of a family keeps beside its fields so that every read is right and every notice is true.
  final class FamilyCore3: Relative {
    let graph: Graph3
    var staleness: Staleness3
    var ledger: Ledger3 = Ledger3()
    /// What is told when all models of the round are up to date.
    var notice: Mask3 = Mask3()

    init(_ graph: Graph3) {
      self.graph = graph
      staleness = Staleness3(graph)
    }

    @inline(__always)
    func isStale(_ field: Int) -> Bool { staleness.stale.has(field) }

    // MARK: Parents

    private struct Link {
      let parent: Relative
      let input: Int
      /// The next one of the same field, or -1.
      let next: Int
    }

    private var links: [Link] = []
    /// The latest link of each field, or -1.
    private var latest: [Int] = []
    /// The fields that have links.
    private var followed: Mask3 = Mask3()
    /// So many links are looked through for parents that are gone.
    private var mostLinks: Int = 16

    /// Whether anybody hears of a change.
    @inline(__always)
    var isHeard: Bool { ledger.isWatched || !followed.isEmpty }

    override func link(_ fields: [Int], to parent: Relative, from first: Int) {
      if links.count + fields.count > mostLinks {
        dropEnded()
        mostLinks = 2 * links.count + 16
      }
      for (index, field) in fields.enumerated() { add(field, parent, first + index) }
    }

    private func add(_ field: Int, _ parent: Relative, _ input: Int) {
      // Taken out, they grow in place.
      var links: [Link] = []
      var latest: [Int] = []
      swap(&links, &self.links)
      swap(&latest, &self.latest)
      if latest.isEmpty { latest = Array(repeating: -1, count: graph.users.count) }
      links.append(Link(parent: parent, input: input, next: latest[field]))
      latest[field] = links.count - 1
      (self.links, self.latest) = (links, latest)
      followed.add(field)
    }

    private func dropEnded() {
      let before: [Link] = links
      let fields: [Int] = latest
      (links, latest, followed) = ([], [], Mask3())
      for (field, last) in fields.enumerated() {
        var index: Int = last
        while index >= 0 {
          if !before[index].parent.isGone { add(field, before[index].parent, before[index].input) }
          index = before[index].next
        }
      }
    }

    /// A field was written: true where observers wait for what follows.
    func wrote(_ field: Int) -> Bool {
      staleness.wrote(field, graph)
      ledger.changed.add(field)
      // Parents know by themselves what of the model follows from a state.
      if followed.has(field) { announce(field, isChanged: true) }
      return ledger.needed.has(field)
    }

    /// Tells parents of fields that changed, or may have.
    func announce(_ fields: Mask3, isChanged: Bool) {
      var fields: Mask3 = fields
      fields.keep(followed)
      while let field: Int = fields.takeFirst() { announce(field, isChanged: isChanged) }
    }

    private func announce(_ field: Int, isChanged: Bool) {
      var index: Int = latest[field]
      while index >= 0 {
        let input: Int = links[index].input
        Unmanaged.passUnretained(links[index].parent)._withUnsafeGuaranteedRef { $0.hear(input, isChanged: isChanged) }
        index = links[index].next
      }
    }

    @inline(__always)
    func finish(_ pass: Pass, _ fields: UInt64) {
      staleness.finish(pass, fields)
      ledger.changed[pass.word] |= pass.changed
      if followed[pass.word] & pass.changed != 0 { announce(pass) }
    }

    private func announce(_ pass: Pass) {
      var changed: Mask3 = Mask3()
      changed[pass.word] = pass.changed
      announce(changed, isChanged: true)
    }
  }
}

nonisolated extension Bindgen {
  /// A model with children or parents: it settles and tells together with them.
  protocol FamilyModel3: Member {
    static var _names: String { get }
    var _core: FamilyCore3 { get }
    /// Adds the fields that somebody observes.
    func _addWatched(to fields: inout Mask3)
    /// Computes what is wanted and out of date, each after what it follows from.
    func _settle(_ wanted: Mask3)
    /// Keeps what observers know, before it is computed again in the middle of a transaction.
    func _remember()
    /// Which of what was kept came out as it was; it is kept no longer.
    func _compare() -> Mask3
    /// A round begins; true where an observer has ended since the last one.
    func _begin() -> Bool
    /// A round ends in which nothing is told.
    func _finish()
    func _tell(_ changed: Mask3)
  }
}

extension Bindgen.FamilyModel3 {
  /// Makes many writes one transaction: observers are told once, at its end.
  @discardableResult
  func update<Result>(_ body: (Self) throws -> Result) rethrows -> Result {
    _core.open()
    defer { _end() }
    return try body(self)
  }

  /// A field was written: by itself a transaction, unless one is open.
  @inline(__always)
  func _wrote(_ field: Int) {
    if _core.isHeard { _spread(field) } else { _core.staleness.wrote(field, _core.graph) }
  }

  func _spread(_ field: Int) {
    if _core.wrote(field) { _core.becomeDue(self) }
    if _core.isOpen { return }
    _core.open()
    _end()
  }

  /// Closes an action or an update; the last one of the family tells.
  @inline(__always)
  func _end() {
    if _core.isQuiet { _core.close() } else { _core.close(self) }
  }

  static var _level: Int { 0 }

  /// A parent needs these.
  func _bringUpToDate(_ fields: Bindgen.Mask3) {
    if fields.meets(_core.staleness.stale) { _refresh(_core.graph.sources(of: fields)) }
  }

  func _prepare() {
    _core.prepare()
    _core.notice = _takeNotice()
  }

  func _tellPrepared() {
    let notice: Bindgen.Mask3 = _core.notice
    if notice.isEmpty { return _finish() }
    _core.notice = Bindgen.Mask3()
    _tell(notice)
  }

  var _prepared: [String] { _core.notice.names(outOf: Self._names).map { "\(Self.self).\($0)" } }

  /// A round begins: brings up to date what observers need, and takes what they are to be told.
  @inline(__always)
  func _takeNotice() -> Bindgen.Mask3 {
    if _begin() { _watch() }
    _settle(_core.ledger.needed)
    if _core.ledger.hasRemembered { _core.ledger.leaveOut(_compare()) }
    return _core.ledger.takeNotice()
  }

  /// Who observes may have changed.
  func _watch() {
    var watched: Bindgen.Mask3 = Bindgen.Mask3()
    _addWatched(to: &watched)
    _watch(watched)
  }

  func _watch(_ watched: Bindgen.Mask3) {
    if watched == _core.ledger.watched { return }
    var new: Bindgen.Mask3 = watched
    new.drop(_core.ledger.watched)
    _core.ledger.watch(watched, _core.graph)
    if new.isEmpty { return }
    _refresh(_core.graph.sources(of: new))
    _core.ledger.count(new)
  }

  /// Somebody begins to observe these, and misses nothing from now on: in the middle of a transaction too.
  func _join(_ fields: Bindgen.Mask3) {
    var watched: Bindgen.Mask3 = _core.ledger.watched
    watched.add(fields)
    _watch(watched)
    if !_core.isOpen { return }
    _refresh(_core.graph.sources(of: fields))
    _core.ledger.keep(fields)
  }

  /// Brings a derivation up to date.
  @inline(__always)
  func _refresh(_ field: Int) { if _core.isStale(field) { _refreshStale(field) } }

  func _refreshStale(_ field: Int) { _refresh(_core.graph.sources[field]) }

  /// A read in the middle of a transaction must not hide from observers what it brings up to date. What is read while they
  /// are told, they know: it is told in the next round if it changes again, even back to what was told.
  func _refresh(_ wanted: Bindgen.Mask3) {
    if _core.ledger.isWatched, _core.isOpen, !_core.isTelling,
      _core.ledger.mustRemember(_core.staleness.stale, wanted)
    {
      _core.ledger.remember()
      _remember()
    }
    _settle(wanted)
  }
}

nonisolated extension Bindgen {
  /// A model with a list of observers.
  protocol WatchedFamilyModel3: FamilyModel3 {
    associatedtype Changes
    associatedtype Fields
    static var _fields: Fields { get }
    var _observers: Observers3<Self, Changes> { get }
  }
}

extension Bindgen.WatchedFamilyModel3 {
  /// A field that can be observed by itself: its number, and how it is read.
  typealias Field<Value> = (number: Int, read: (Self) -> Value)

  func _observe(_ fields: Bindgen.Mask3, _ body: @escaping (Self, Changes) -> Void)
    -> Bindgen.Subscription3<Self, Changes>
  {
    let observer: Bindgen.Observer3<Self, Changes> = Bindgen.Observer3(fields, body)
    _observers.add(observer)
    _join(fields)
    return Bindgen.Subscription3(observer)
  }

  func _begin() -> Bool { _observers.begin() }
  func _finish() { _observers.finish() }
}

// MARK: - Closures

nonisolated extension Bindgen {
  /// A model that closures can observe.
  protocol ObservedFamilyModel3: WatchedFamilyModel3 {}
}

extension Bindgen.ObservedFamilyModel3 {
  typealias Subscription = Bindgen.Subscription3<Self, Changes>

  /// Calls the closure once after each transaction, with all that changed.
  func observe(_ body: @escaping (Self, Changes) -> Void) -> Subscription {
    _observe(_core.graph.all, body)
  }

  /// Calls the closure once after each transaction that changed the field, with its value.
  func observe<Value>(_ field: KeyPath<Fields, Field<Value>>, _ body: @escaping (Value) -> Void) -> Subscription {
    let field: Field<Value> = Self._fields[keyPath: field]
    return _observe(Bindgen.Mask3(field.number)) { model, _ in body(field.read(model)) }
  }
}

nonisolated extension Bindgen {
  /// What a model of a family keeps beside its fields so that every read is right and every notice is true.
  @MainActor final class MainActorFamilyCore: MainActorRelative {
    let graph: Graph
    var staleness: Staleness
    var ledger: Ledger = Ledger()
    /// What is told when all models of the round are up to date.
    var notice: Mask = Mask()
    /// A parent, which may end while its children live on.
    private weak var model: (any MainActorMember)?

    init(_ graph: Graph) {
      self.graph = graph
      staleness = Staleness(graph)
    }

    @inline(__always)
    func isStale(_ field: Int) -> Bool { staleness.stale.has(field) }

    // MARK: Children

    /// Fields of a child are inputs of this model, numbered from one on.
    func adopt(_ child: MainActorRelative, _ fields: [Int], from first: Int, for model: any MainActorMember) {
      self.model = model
      child.link(fields, to: self, from: first)
      join(child)
    }

    override var isGone: Bool { model == nil }

    /// Whether something that is wanted and out of date follows from an input.
    func needs(_ input: Int, for wanted: Mask) -> Bool {
      var due: Mask = graph.users[input]
      due.keep(wanted)
      return due.meets(staleness.stale)
    }

    override func hear(_ input: Int, isChanged: Bool) {
      var fresh: Mask = graph.followers[input]
      fresh.drop(staleness.stale)
      if isChanged { staleness.wrote(input, graph) } else { staleness.mayDiffer(input, graph) }
      if !fresh.isEmpty { passOn(fresh) }
    }

    /// These may differ from now on.
    @inline(never)
    private func passOn(_ fresh: Mask) {
      if followed.meets(fresh) { announce(fresh, isChanged: false) }
      if ledger.watched.meets(fresh), becomeDue(), let model { wait(model) }
    }

    // MARK: Parents

    private struct Link {
      let parent: MainActorRelative
      let input: Int
      /// The next one of the same field, or -1.
      let next: Int
    }

    private var links: [Link] = []
    /// The latest link of each field, or -1.
    private var latest: [Int] = []
    /// The fields that have links.
    private var followed: Mask = Mask()
    /// So many links are looked through for parents that are gone.
    private var mostLinks: Int = 16

    /// Whether anybody hears of a change.
    @inline(__always)
    var isHeard: Bool { ledger.isWatched || !followed.isEmpty }

    override func link(_ fields: [Int], to parent: MainActorRelative, from first: Int) {
      if links.count + fields.count > mostLinks {
        dropEnded()
        mostLinks = 2 * links.count + 16
      }
      for (index, field) in fields.enumerated() { add(field, parent, first + index) }
    }

    private func add(_ field: Int, _ parent: MainActorRelative, _ input: Int) {
      // Taken out, they grow in place.
      var links: [Link] = []
      var latest: [Int] = []
      swap(&links, &self.links)
      swap(&latest, &self.latest)
      if latest.isEmpty { latest = Array(repeating: -1, count: graph.users.count) }
      links.append(Link(parent: parent, input: input, next: latest[field]))
      latest[field] = links.count - 1
      (self.links, self.latest) = (links, latest)
      followed.add(field)
    }

    private func dropEnded() {
      let before: [Link] = links
      let fields: [Int] = latest
      (links, latest, followed) = ([], [], Mask())
      for (field, last) in fields.enumerated() {
        var index: Int = last
        while index >= 0 {
          if !before[index].parent.isGone { add(field, before[index].parent, before[index].input) }
          index = before[index].next
        }
      }
    }

    /// A field was written: true where observers wait for what follows.
    func wrote(_ field: Int) -> Bool {
      staleness.wrote(field, graph)
      ledger.changed.add(field)
      // Parents know by themselves what of the model follows from a state.
      if followed.has(field) { announce(field, isChanged: true) }
      return ledger.needed.has(field)
    }

    /// Tells parents of fields that changed, or may have.
    func announce(_ fields: Mask, isChanged: Bool) {
      var fields: Mask = fields
      fields.keep(followed)
      while let field: Int = fields.takeFirst() { announce(field, isChanged: isChanged) }
    }

    private func announce(_ field: Int, isChanged: Bool) {
      var index: Int = latest[field]
      while index >= 0 {
        let input: Int = links[index].input
        Unmanaged.passUnretained(links[index].parent)._withUnsafeGuaranteedRef { $0.hear(input, isChanged: isChanged) }
        index = links[index].next
      }
    }

    @inline(__always)
    func finish(_ pass: Pass, _ fields: UInt64) {
      staleness.finish(pass, fields)
      ledger.changed[pass.word] |= pass.changed
      if followed[pass.word] & pass.changed != 0 { announce(pass) }
    }

    private func announce(_ pass: Pass) {
      var changed: Mask = Mask()
      changed[pass.word] = pass.changed
      announce(changed, isChanged: true)
    }
  }
}

nonisolated extension Bindgen {
  /// A model with children or parents: it settles and tells together with them.
  @MainActor protocol MainActorFamilyModel: MainActorMember {
    static var _names: String { get }
    var _core: MainActorFamilyCore { get }
    /// Adds the fields that somebody observes.
    func _addWatched(to fields: inout Mask)
    /// Computes what is wanted and out of date, each after what it follows from.
    func _settle(_ wanted: Mask)
    /// Keeps what observers know, before it is computed again in the middle of a transaction.
    func _remember()
    /// Which of what was kept came out as it was; it is kept no longer.
    func _compare() -> Mask
    /// A round begins; true where an observer has ended since the last one.
    func _begin() -> Bool
    /// A round ends in which nothing is told.
    func _finish()
    func _tell(_ changed: Mask)
  }
}

@MainActor extension Bindgen.MainActorFamilyModel {
  /// Makes many writes one transaction: observers are told once, at its end.
  @discardableResult
  func update<Result>(_ body: (Self) throws -> Result) rethrows -> Result {
    _core.open()
    defer { _end() }
    return try body(self)
  }

  /// A field was written: by itself a transaction, unless one is open.
  @inline(__always)
  func _wrote(_ field: Int) {
    if _core.isHeard { _spread(field) } else { _core.staleness.wrote(field, _core.graph) }
  }

  func _spread(_ field: Int) {
    if _core.wrote(field) { _core.becomeDue(self) }
    if _core.isOpen { return }
    _core.open()
    _end()
  }

  /// Closes an action or an update; the last one of the family tells.
  @inline(__always)
  func _end() {
    if _core.isQuiet { _core.close() } else { _core.close(self) }
  }

  static var _level: Int { 0 }

  /// Fields of a child are inputs of this model, numbered from one on.
  func _adopt(_ child: Bindgen.MainActorRelative, _ fields: [Int] = [], from first: Int = 0) {
    _core.adopt(child, fields, from: first, for: self)
  }

  /// A parent needs these.
  func _bringUpToDate(_ fields: Bindgen.Mask) {
    if fields.meets(_core.staleness.stale) { _refresh(_core.graph.sources(of: fields)) }
  }

  func _prepare() {
    _core.prepare()
    _core.notice = _takeNotice()
  }

  func _tellPrepared() {
    let notice: Bindgen.Mask = _core.notice
    if notice.isEmpty { return _finish() }
    _core.notice = Bindgen.Mask()
    _tell(notice)
  }

  var _prepared: [String] { _core.notice.names(outOf: Self._names).map { "\(Self.self).\($0)" } }

  /// A round begins: brings up to date what observers need, and takes what they are to be told.
  @inline(__always)
  func _takeNotice() -> Bindgen.Mask {
    if _begin() { _watch() }
    _settle(_core.ledger.needed)
    if _core.ledger.hasRemembered { _core.ledger.leaveOut(_compare()) }
    return _core.ledger.takeNotice()
  }

  /// Who observes may have changed.
  func _watch() {
    var watched: Bindgen.Mask = Bindgen.Mask()
    _addWatched(to: &watched)
    _watch(watched)
  }

  func _watch(_ watched: Bindgen.Mask) {
    if watched == _core.ledger.watched { return }
    var new: Bindgen.Mask = watched
    new.drop(_core.ledger.watched)
    _core.ledger.watch(watched, _core.graph)
    if new.isEmpty { return }
    _refresh(_core.graph.sources(of: new))
    _core.ledger.count(new)
  }

  /// Somebody begins to observe these, and misses nothing from now on: in the middle of a transaction too.
  func _join(_ fields: Bindgen.Mask) {
    var watched: Bindgen.Mask = _core.ledger.watched
    watched.add(fields)
    _watch(watched)
    if !_core.isOpen { return }
    _refresh(_core.graph.sources(of: fields))
    _core.ledger.keep(fields)
  }

  /// Brings a derivation up to date.
  @inline(__always)
  func _refresh(_ field: Int) { if _core.isStale(field) { _refreshStale(field) } }

  func _refreshStale(_ field: Int) { _refresh(_core.graph.sources[field]) }

  /// A read in the middle of a transaction must not hide from observers what it brings up to date. What is read while they
  /// are told, they know: it is told in the next round if it changes again, even back to what was told.
  func _refresh(_ wanted: Bindgen.Mask) {
    if _core.ledger.isWatched, _core.isOpen, !_core.isTelling,
      _core.ledger.mustRemember(_core.staleness.stale, wanted)
    {
      _core.ledger.remember()
      _remember()
    }
    _settle(wanted)
  }
}

nonisolated extension Bindgen {
  /// A model with a list of observers.
  @MainActor protocol MainActorWatchedFamilyModel: MainActorFamilyModel {
    associatedtype Changes
    associatedtype Fields
    static var _fields: Fields { get }
    var _observers: Observers<Self, Changes> { get }
  }
}

@MainActor extension Bindgen.MainActorWatchedFamilyModel {
  /// A field that can be observed by itself: its number, and how it is read.
  typealias Field<Value> = (number: Int, read: (Self) -> Value)

  func _observe(_ fields: Bindgen.Mask, _ body: @escaping (Self, Changes) -> Void)
    -> Bindgen.Subscription<Self, Changes>
  {
    let observer: Bindgen.Observer<Self, Changes> = Bindgen.Observer(fields, body)
    _observers.add(observer)
    _join(fields)
    return Bindgen.Subscription(observer)
  }

  func _begin() -> Bool { _observers.begin() }
  func _finish() { _observers.finish() }
}

// MARK: - Closures

nonisolated extension Bindgen {
  /// A model that closures can observe.
  @MainActor protocol MainActorObservedFamilyModel: MainActorWatchedFamilyModel {}
}

@MainActor extension Bindgen.MainActorObservedFamilyModel {
  typealias Subscription = Bindgen.Subscription<Self, Changes>

  /// Calls the closure once after each transaction, with all that changed.
  func observe(_ body: @escaping (Self, Changes) -> Void) -> Subscription {
    _observe(_core.graph.all, body)
  }

  /// Calls the closure once after each transaction that changed the field, with its value.
  func observe<Value>(_ field: KeyPath<Fields, Field<Value>>, _ body: @escaping (Value) -> Void) -> Subscription {
    let field: Field<Value> = Self._fields[keyPath: field]
    return _observe(Bindgen.Mask(field.number)) { model, _ in body(field.read(model)) }
  }
}

nonisolated extension Bindgen {
  /// What a model of a family keeps beside its fields so that every read is right and every notice is true.
  nonisolated final class NonisolatedFamilyCore: NonisolatedRelative {
    let graph: Graph
    var staleness: Staleness
    var ledger: Ledger = Ledger()
    /// What is told when all models of the round are up to date.
    var notice: Mask = Mask()
    /// A parent, which may end while its children live on.
    private unowned(unsafe) var model: (any NonisolatedMember)?

    init(_ graph: Graph) {
      self.graph = graph
      staleness = Staleness(graph)
    }

    @inline(__always)
    func isStale(_ field: Int) -> Bool { staleness.stale.has(field) }

    // MARK: Children

    /// Fields of a child are inputs of this model, numbered from one on.
    func adopt(_ child: NonisolatedRelative, _ fields: [Int], from first: Int, for model: any NonisolatedMember) {
      self.model = model
      child.link(fields, to: self, from: first)
      join(child)
    }

    override var isGone: Bool { model == nil }

    /// The model ends.
    func leave() { model = nil }

    /// Whether something that is wanted and out of date follows from an input.
    func needs(_ input: Int, for wanted: Mask) -> Bool {
      var due: Mask = graph.users[input]
      due.keep(wanted)
      return due.meets(staleness.stale)
    }

    override func hear(_ input: Int, isChanged: Bool) {
      var fresh: Mask = graph.followers[input]
      fresh.drop(staleness.stale)
      if isChanged { staleness.wrote(input, graph) } else { staleness.mayDiffer(input, graph) }
      if !fresh.isEmpty { passOn(fresh) }
    }

    /// These may differ from now on.
    @inline(never)
    private func passOn(_ fresh: Mask) {
      if followed.meets(fresh) { announce(fresh, isChanged: false) }
      if ledger.watched.meets(fresh), becomeDue(), let model { wait(model) }
    }

    // MARK: Parents

    private struct Link {
      let parent: NonisolatedRelative
      let input: Int
      /// The next one of the same field, or -1.
      let next: Int
    }

    private var links: [Link] = []
    /// The latest link of each field, or -1.
    private var latest: [Int] = []
    /// The fields that have links.
    private var followed: Mask = Mask()
    /// So many links are looked through for parents that are gone.
    private var mostLinks: Int = 16

    /// Whether anybody hears of a change.
    @inline(__always)
    var isHeard: Bool { ledger.isWatched || !followed.isEmpty }

    override func link(_ fields: [Int], to parent: NonisolatedRelative, from first: Int) {
      if links.count + fields.count > mostLinks {
        dropEnded()
        mostLinks = 2 * links.count + 16
      }
      for (index, field) in fields.enumerated() { add(field, parent, first + index) }
    }

    private func add(_ field: Int, _ parent: NonisolatedRelative, _ input: Int) {
      // Taken out, they grow in place.
      var links: [Link] = []
      var latest: [Int] = []
      swap(&links, &self.links)
      swap(&latest, &self.latest)
      if latest.isEmpty { latest = Array(repeating: -1, count: graph.users.count) }
      links.append(Link(parent: parent, input: input, next: latest[field]))
      latest[field] = links.count - 1
      (self.links, self.latest) = (links, latest)
      followed.add(field)
    }

    private func dropEnded() {
      let before: [Link] = links
      let fields: [Int] = latest
      (links, latest, followed) = ([], [], Mask())
      for (field, last) in fields.enumerated() {
        var index: Int = last
        while index >= 0 {
          if !before[index].parent.isGone { add(field, before[index].parent, before[index].input) }
          index = before[index].next
        }
      }
    }

    /// A field was written: true where observers wait for what follows.
    func wrote(_ field: Int) -> Bool {
      staleness.wrote(field, graph)
      ledger.changed.add(field)
      // Parents know by themselves what of the model follows from a state.
      if followed.has(field) { announce(field, isChanged: true) }
      return ledger.needed.has(field)
    }

    /// Tells parents of fields that changed, or may have.
    func announce(_ fields: Mask, isChanged: Bool) {
      var fields: Mask = fields
      fields.keep(followed)
      while let field: Int = fields.takeFirst() { announce(field, isChanged: isChanged) }
    }

    private func announce(_ field: Int, isChanged: Bool) {
      var index: Int = latest[field]
      while index >= 0 {
        let input: Int = links[index].input
        Unmanaged.passUnretained(links[index].parent)._withUnsafeGuaranteedRef { $0.hear(input, isChanged: isChanged) }
        index = links[index].next
      }
    }

    @inline(__always)
    func finish(_ pass: Pass, _ fields: UInt64) {
      staleness.finish(pass, fields)
      ledger.changed[pass.word] |= pass.changed
      if followed[pass.word] & pass.changed != 0 { announce(pass) }
    }

    private func announce(_ pass: Pass) {
      var changed: Mask = Mask()
      changed[pass.word] = pass.changed
      announce(changed, isChanged: true)
    }
  }
}

nonisolated extension Bindgen {
  /// A model with children or parents: it settles and tells together with them.
  nonisolated protocol NonisolatedFamilyModel: NonisolatedMember {
    static var _names: String { get }
    var _core: NonisolatedFamilyCore { get }
    /// Adds the fields that somebody observes.
    func _addWatched(to fields: inout Mask)
    /// Computes what is wanted and out of date, each after what it follows from.
    func _settle(_ wanted: Mask)
    /// Keeps what observers know, before it is computed again in the middle of a transaction.
    func _remember()
    /// Which of what was kept came out as it was; it is kept no longer.
    func _compare() -> Mask
    /// A round begins; true where an observer has ended since the last one.
    func _begin() -> Bool
    /// A round ends in which nothing is told.
    func _finish()
    func _tell(_ changed: Mask)
  }
}

nonisolated extension Bindgen.NonisolatedFamilyModel {
  /// Makes many writes one transaction: observers are told once, at its end.
  @discardableResult
  func update<Result>(_ body: (Self) throws -> Result) rethrows -> Result {
    _core.open()
    defer { _end() }
    return try body(self)
  }

  /// A field was written: by itself a transaction, unless one is open.
  @inline(__always)
  func _wrote(_ field: Int) {
    if _core.isHeard { _spread(field) } else { _core.staleness.wrote(field, _core.graph) }
  }

  func _spread(_ field: Int) {
    if _core.wrote(field) { _core.becomeDue(self) }
    if _core.isOpen { return }
    _core.open()
    _end()
  }

  /// Closes an action or an update; the last one of the family tells.
  @inline(__always)
  func _end() {
    if _core.isQuiet { _core.close() } else { _core.close(self) }
  }

  static var _level: Int { 0 }

  /// Fields of a child are inputs of this model, numbered from one on.
  func _adopt(_ child: Bindgen.NonisolatedRelative, _ fields: [Int] = [], from first: Int = 0) {
    _core.adopt(child, fields, from: first, for: self)
  }

  /// A parent needs these.
  func _bringUpToDate(_ fields: Bindgen.Mask) {
    if fields.meets(_core.staleness.stale) { _refresh(_core.graph.sources(of: fields)) }
  }

  func _prepare() {
    _core.prepare()
    _core.notice = _takeNotice()
  }

  func _tellPrepared() {
    let notice: Bindgen.Mask = _core.notice
    if notice.isEmpty { return _finish() }
    _core.notice = Bindgen.Mask()
    _tell(notice)
  }

  var _prepared: [String] { _core.notice.names(outOf: Self._names).map { "\(Self.self).\($0)" } }

  /// A round begins: brings up to date what observers need, and takes what they are to be told.
  @inline(__always)
  func _takeNotice() -> Bindgen.Mask {
    if _begin() { _watch() }
    _settle(_core.ledger.needed)
    if _core.ledger.hasRemembered { _core.ledger.leaveOut(_compare()) }
    return _core.ledger.takeNotice()
  }

  /// Who observes may have changed.
  func _watch() {
    var watched: Bindgen.Mask = Bindgen.Mask()
    _addWatched(to: &watched)
    _watch(watched)
  }

  func _watch(_ watched: Bindgen.Mask) {
    if watched == _core.ledger.watched { return }
    var new: Bindgen.Mask = watched
    new.drop(_core.ledger.watched)
    _core.ledger.watch(watched, _core.graph)
    if new.isEmpty { return }
    _refresh(_core.graph.sources(of: new))
    _core.ledger.count(new)
  }

  /// Somebody begins to observe these, and misses nothing from now on: in the middle of a transaction too.
  func _join(_ fields: Bindgen.Mask) {
    var watched: Bindgen.Mask = _core.ledger.watched
    watched.add(fields)
    _watch(watched)
    if !_core.isOpen { return }
    _refresh(_core.graph.sources(of: fields))
    _core.ledger.keep(fields)
  }

  /// Brings a derivation up to date.
  @inline(__always)
  func _refresh(_ field: Int) { if _core.isStale(field) { _refreshStale(field) } }

  func _refreshStale(_ field: Int) { _refresh(_core.graph.sources[field]) }

  /// A read in the middle of a transaction must not hide from observers what it brings up to date. What is read while they
  /// are told, they know: it is told in the next round if it changes again, even back to what was told.
  func _refresh(_ wanted: Bindgen.Mask) {
    if _core.ledger.isWatched, _core.isOpen, !_core.isTelling,
      _core.ledger.mustRemember(_core.staleness.stale, wanted)
    {
      _core.ledger.remember()
      _remember()
    }
    _settle(wanted)
  }
}

nonisolated extension Bindgen {
  /// A model with a list of observers.
  nonisolated protocol NonisolatedWatchedFamilyModel: NonisolatedFamilyModel {
    associatedtype Changes
    associatedtype Fields
    static var _fields: Fields { get }
    var _observers: NonisolatedObservers<Self, Changes> { get }
  }
}

nonisolated extension Bindgen.NonisolatedWatchedFamilyModel {
  /// A field that can be observed by itself: its number, and how it is read.
  typealias Field<Value> = (number: Int, read: (Self) -> Value)

  func _observe(_ fields: Bindgen.Mask, _ body: @escaping (Self, Changes) -> Void)
    -> Bindgen.NonisolatedSubscription<Self, Changes>
  {
    let observer: Bindgen.NonisolatedObserver<Self, Changes> = Bindgen.NonisolatedObserver(fields, body)
    _observers.add(observer)
    _join(fields)
    return Bindgen.NonisolatedSubscription(observer)
  }

  func _begin() -> Bool { _observers.begin() }
  func _finish() { _observers.finish() }
}

// MARK: - Closures

nonisolated extension Bindgen {
  /// A model that closures can observe.
  nonisolated protocol NonisolatedObservedFamilyModel: NonisolatedWatchedFamilyModel {}
}

nonisolated extension Bindgen.NonisolatedObservedFamilyModel {
  typealias Subscription = Bindgen.NonisolatedSubscription<Self, Changes>

  /// Calls the closure once after each transaction, with all that changed.
  func observe(_ body: @escaping (Self, Changes) -> Void) -> Subscription {
    _observe(_core.graph.all, body)
  }

  /// Calls the closure once after each transaction that changed the field, with its value.
  func observe<Value>(_ field: KeyPath<Fields, Field<Value>>, _ body: @escaping (Value) -> Void) -> Subscription {
    let field: Field<Value> = Self._fields[keyPath: field]
    return _observe(Bindgen.Mask(field.number)) { model, _ in body(field.read(model)) }
  }
}
