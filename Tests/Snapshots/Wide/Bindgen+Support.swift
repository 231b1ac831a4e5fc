// Made by bindgen for the models beside it. Do not edit: change the specs.
// swift-format-ignore-file
// swiftlint:disable all

/// What the models of this module share.
enum Bindgen {}

// MARK: - Values

extension Bindgen {
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

extension Bindgen {
  /// A set of fields, one bit each: state first, then derivations in the order in which they follow.
  struct Mask2: Equatable, Sendable {
    private(set) var word0: UInt64 = 0
    private(set) var word1: UInt64 = 0

    init() {}

    @inline(__always)
    init(_ field: Int) { self[field &>> 6] = Mask2.bit(field) }

    init(_ fields: [Int]) {
      for field in fields { add(field) }
    }

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

extension Bindgen {
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

    /// - Parameter inputs: The fields that each derivation names; fields are numbered state first.
    init(states: Int, inputs: [[Int]]) {
      let fields: Int = states + inputs.count
      let none: [Mask2] = Array(repeating: Mask2(), count: fields)
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

extension Bindgen {
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

extension Bindgen {
  /// What a model keeps beside its fields so that every read is right and every notice is true.
  final class Core2 {
    let graph: Graph2
    var staleness: Staleness2
    var ledger: Ledger2 = Ledger2()
    /// How many actions, updates and notices are open.
    private var depth: Int = 0
    /// Something was written that observers follow.
    var isPending: Bool = false
    /// It tells now: what is read, whoever observes knows.
    var isTelling: Bool = false

    init(_ graph: Graph2) {
      self.graph = graph
      staleness = Staleness2(graph)
    }

    @inline(__always)
    var isOpen: Bool { depth > 0 }

    @inline(__always)
    var isLast: Bool { depth == 1 }

    @inline(__always)
    func open() { depth += 1 }

    @inline(__always)
    func close() { depth -= 1 }

    @inline(__always)
    func isStale(_ field: Int) -> Bool { staleness.stale.has(field) }

    /// Once for all setters: within them it would be most of what there is to compile.
    @inline(never)
    func wrote(_ field: Int) { staleness.wrote(field, graph) }

    @inline(__always)
    func finish(_ pass: Pass, _ fields: UInt64) {
      staleness.finish(pass, fields)
      ledger.changed[pass.word] |= pass.changed
    }
  }
}

// MARK: - Sets of fields

extension Bindgen {
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

extension Bindgen {
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

    /// - Parameter inputs: The fields that each derivation names; fields are numbered state first.
    init(states: Int, inputs: [[Int]]) {
      let fields: Int = states + inputs.count
      let none: [Mask3] = Array(repeating: Mask3(), count: fields)
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

extension Bindgen {
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

extension Bindgen {
  /// What a model keeps beside its fields so that every read is right and every notice is true.
  final class Core3 {
    let graph: Graph3
    var staleness: Staleness3
    var ledger: Ledger3 = Ledger3()
    /// How many actions, updates and notices are open.
    private var depth: Int = 0
    /// Something was written that observers follow.
    var isPending: Bool = false
    /// It tells now: what is read, whoever observes knows.
    var isTelling: Bool = false

    init(_ graph: Graph3) {
      self.graph = graph
      staleness = Staleness3(graph)
    }

    @inline(__always)
    var isOpen: Bool { depth > 0 }

    @inline(__always)
    var isLast: Bool { depth == 1 }

    @inline(__always)
    func open() { depth += 1 }

    @inline(__always)
    func close() { depth -= 1 }

    @inline(__always)
    func isStale(_ field: Int) -> Bool { staleness.stale.has(field) }

    /// Once for all setters: within them it would be most of what there is to compile.
    @inline(never)
    func wrote(_ field: Int) { staleness.wrote(field, graph) }

    @inline(__always)
    func finish(_ pass: Pass, _ fields: UInt64) {
      staleness.finish(pass, fields)
      ledger.changed[pass.word] |= pass.changed
    }
  }
}

// MARK: - Sets of fields

extension Bindgen {
  /// A set of fields, one bit each: state first, then derivations in the order in which they follow.
  struct Mask4: Equatable, Sendable {
    private(set) var word0: UInt64 = 0
    private(set) var word1: UInt64 = 0
    private(set) var word2: UInt64 = 0
    private(set) var word3: UInt64 = 0

    init() {}

    @inline(__always)
    init(_ field: Int) { self[field &>> 6] = Mask4.bit(field) }

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
        case 2: return word2
        default: return word3
        }
      }
      set {
        switch word {
        case 0: word0 = newValue
        case 1: word1 = newValue
        case 2: word2 = newValue
        default: word3 = newValue
        }
      }
    }

    /// As `Changes` shows it.
    var words: (UInt64, UInt64, UInt64, UInt64) { (word0, word1, word2, word3) }

    init(words: (UInt64, UInt64, UInt64, UInt64)) { (word0, word1, word2, word3) = words }

    var isEmpty: Bool {
      var any: UInt64 = 0
      any |= word0
      any |= word1
      any |= word2
      any |= word3
      return any == 0
    }

    @inline(__always)
    func meets(_ other: Mask4) -> Bool {
      var common: UInt64 = 0
      common |= word0 & other.word0
      common |= word1 & other.word1
      common |= word2 & other.word2
      common |= word3 & other.word3
      return common != 0
    }

    /// Flips what both hold.
    @inline(__always)
    mutating func drop(_ other: Mask4) {
      word0 ^= word0 & other.word0
      word1 ^= word1 & other.word1
      word2 ^= word2 & other.word2
      word3 ^= word3 & other.word3
    }

    @inline(__always)
    mutating func keep(_ other: Mask4) {
      word0 &= other.word0
      word1 &= other.word1
      word2 &= other.word2
      word3 &= other.word3
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
      if word3 != 0 {
        defer { word3 &= word3 - 1 }
        return 192 + word3.trailingZeroBitCount
      }
      return nil
    }

    mutating func flip(_ other: Mask4) {
      word0 ^= other.word0
      word1 ^= other.word1
      word2 ^= other.word2
      word3 ^= other.word3
    }

    @inline(__always)
    func has(_ field: Int) -> Bool { self[field &>> 6] & Mask4.bit(field) != 0 }

    /// In place: sets of one field are slow to make here.
    mutating func add(_ field: Int) { self[field &>> 6] |= Mask4.bit(field) }

    @inline(__always)
    mutating func add(_ other: Mask4) {
      word0 |= other.word0
      word1 |= other.word1
      word2 |= other.word2
      word3 |= other.word3
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

extension Bindgen {
  /// A model's fields and what follows from each, known when the code was made.
  struct Graph4: Sendable {
    /// The derivations that name a field.
    private(set) var users: [Mask4]
    /// All that follows from a field in the end.
    private(set) var followers: [Mask4]
    /// A field and all that it follows from.
    private(set) var sources: [Mask4]
    private(set) var all: Mask4 = Mask4()
    private(set) var derived: Mask4 = Mask4()

    /// - Parameter inputs: The fields that each derivation names; fields are numbered state first.
    init(states: Int, inputs: [[Int]]) {
      let fields: Int = states + inputs.count
      let none: [Mask4] = Array(repeating: Mask4(), count: fields)
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
    }

    /// What must be up to date so that these fields are.
    func sources(of fields: Mask4) -> Mask4 {
      var found: Mask4 = Mask4()
      var rest: Mask4 = fields
      while let field: Int = rest.takeFirst() { found.add(sources[field]) }
      return found
    }
  }

  /// Which derivations are out of date.
  struct Staleness4 {
    /// Those that may be: something that they follow from was written.
    private(set) var stale: Mask4
    /// Of these, those of which an input of their own changed: only they are computed.
    var dirty: Mask4

    init(_ graph: Graph4) {
      stale = graph.derived
      dirty = graph.derived
    }

    @inline(__always)
    mutating func wrote(_ field: Int, _ graph: Graph4) {
      dirty.add(graph.users[field])
      stale.add(graph.followers[field])
    }

    @inline(__always)
    func pass(_ word: Int, _ wanted: Mask4) -> Pass {
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

extension Bindgen {
  /// What observers know of a model, and what they are to be told.
  struct Ledger4 {
    /// What changed since observers were told.
    var changed: Mask4 = Mask4()
    private(set) var watched: Mask4 = Mask4()
    private(set) var isWatched: Bool = false
    /// What must be up to date before observers are told, and the state that it follows from.
    private(set) var needed: Mask4 = Mask4()
    /// What observers know of these was kept when they were computed again before the transaction's end.
    private var remembered: Mask4 = Mask4()

    /// Whether what observers know must be kept before these are computed: it was not kept yet.
    func mustRemember(_ stale: Mask4, _ wanted: Mask4) -> Bool {
      var due: Mask4 = wanted
      due.keep(stale)
      return remembered.isEmpty && needed.meets(due)
    }

    /// What had changed before is not known to be as it was told.
    mutating func remember() {
      remembered = watched
      remembered.drop(changed)
    }

    /// Somebody knows these as they are now: what has changed of them is told, even if it comes out as it was.
    mutating func keep(_ fields: Mask4) {
      var known: Mask4 = fields
      known.keep(changed)
      remembered.drop(known)
    }

    @inline(__always)
    var hasRemembered: Bool { !remembered.isEmpty }

    /// What was kept is known no longer: of it, these came out as they were.
    mutating func leaveOut(_ equal: Mask4) {
      var known: Mask4 = equal
      known.keep(remembered)
      changed.drop(known)
      remembered = Mask4()
    }

    /// What is newly watched counts from how it stands now.
    mutating func count(_ new: Mask4) {
      changed.drop(new)
      remembered.drop(new)
    }

    mutating func watch(_ fields: Mask4, _ graph: Graph4) {
      watched = fields
      isWatched = !fields.isEmpty
      needed = graph.sources(of: fields)
    }

    /// What observers are to be told now.
    mutating func takeNotice() -> Mask4 {
      defer { changed = Mask4() }
      var notice: Mask4 = changed
      notice.keep(watched)
      return notice
    }
  }
}

extension Bindgen {
  /// What a model keeps beside its fields so that every read is right and every notice is true.
  final class Core4 {
    let graph: Graph4
    var staleness: Staleness4
    var ledger: Ledger4 = Ledger4()
    /// How many actions, updates and notices are open.
    private var depth: Int = 0
    /// Something was written that observers follow.
    var isPending: Bool = false
    /// It tells now: what is read, whoever observes knows.
    var isTelling: Bool = false

    init(_ graph: Graph4) {
      self.graph = graph
      staleness = Staleness4(graph)
    }

    @inline(__always)
    var isOpen: Bool { depth > 0 }

    @inline(__always)
    var isLast: Bool { depth == 1 }

    @inline(__always)
    func open() { depth += 1 }

    @inline(__always)
    func close() { depth -= 1 }

    @inline(__always)
    func isStale(_ field: Int) -> Bool { staleness.stale.has(field) }

    /// Once for all setters: within them it would be most of what there is to compile.
    @inline(never)
    func wrote(_ field: Int) { staleness.wrote(field, graph) }

    @inline(__always)
    func finish(_ pass: Pass, _ fields: UInt64) {
      staleness.finish(pass, fields)
      ledger.changed[pass.word] |= pass.changed
    }
  }
}

// MARK: - Observers

extension Bindgen {
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

extension Bindgen {
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

extension Bindgen {
  /// An observation; it lives as long as its token, and the model knows it only weakly.
  final class Observer4<Model, Changes> {
    let fields: Mask4
    let body: (Model, Changes) -> Void

    init(_ fields: Mask4, _ body: @escaping (Model, Changes) -> Void) {
      self.fields = fields
      self.body = body
    }
  }

  /// The observers of a model.
  final class Observers4<Model, Changes> {
    private final class Link {
      weak var observer: Observer4<Model, Changes>?
      /// The same while a round is told, which holds it until all are.
      var present: Observer4<Model, Changes>?

      init(_ observer: Observer4<Model, Changes>) { self.observer = observer }

      /// False where it has ended.
      @inline(__always)
      func begin() -> Bool {
        present = observer
        return present != nil
      }

      @inline(__always)
      func tell(_ model: Model, _ changes: Changes, _ changed: Mask4) {
        // Whose token went in this round is held by nobody else.
        if isKnownUniquelyReferenced(&present) { return }
        let observer: Unmanaged<Observer4<Model, Changes>>? = present.map { Unmanaged.passUnretained($0) }
        observer?._withUnsafeGuaranteedRef { if $0.fields.meets(changed) { $0.body(model, changes) } }
      }
    }

    private var links: [Link] = []
    /// So many are looked through for those that ended.
    private var mostLinks: Int = 8
    /// So many were there when the round began: who joins meanwhile is told from the next one on.
    private var presentCount: Int = 0

    func add(_ observer: Observer4<Model, Changes>) {
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
    var fields: Mask4 {
      var fields: Mask4 = Mask4()
      for link in links {
        if let observer: Observer4<Model, Changes> = link.observer { fields.add(observer.fields) }
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

    func tell(_ model: Model, _ changes: Changes, _ changed: Mask4) {
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
  final class Subscription4<Model, Changes> {
    private var observer: Observer4<Model, Changes>?

    init(_ observer: Observer4<Model, Changes>) { self.observer = observer }

    func cancel() { observer = nil }
  }
}

// MARK: - Bringing up to date

extension Bindgen {
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

extension Bindgen {
  /// A model with observers: it settles, and tells each of them once a transaction.
  protocol Model2: AnyObject {
    static var _names: String { get }
    var _core: Core2 { get }
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

extension Bindgen.Model2 {
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
    _core.wrote(field)
    if _core.ledger.needed.has(field) { _note(field) }
  }

  func _note(_ field: Int) {
    _core.ledger.changed.add(field)
    _core.isPending = true
    if _core.isOpen { return }
    _core.open()
    _end()
  }

  /// Closes an action or an update; the last one tells.
  @inline(__always)
  func _end() {
    if _core.isLast, _core.isPending { _tellAll() }
    _core.close()
  }

  /// Round after round: what observers write is told in the next one.
  func _tellAll() {
    var rounds: Int = 0
    repeat {
      _core.isPending = false
      let notice: Bindgen.Mask2 = _takeNotice()
      if notice.isEmpty {
        _finish()
        continue
      }
      rounds += 1
      if rounds > 1000 {
        let fields: [String] = notice.names(outOf: Self._names)
        fatalError("\(Self.self): observers change what they observe; 1000 rounds did not settle \(fields)")
      }
      _core.isTelling = true
      _tell(notice)
      _core.isTelling = false
    } while _core.isPending
  }

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

  func _begin() -> Bool { false }
  func _finish() {}
}

extension Bindgen {
  /// A model with a list of observers.
  protocol Watched2: Model2 {
    associatedtype Changes
    associatedtype Fields
    static var _fields: Fields { get }
    var _observers: Observers2<Self, Changes> { get }
  }
}

extension Bindgen.Watched2 {
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

extension Bindgen {
  /// A model that closures can observe.
  protocol Observed2: Watched2 {}
}

extension Bindgen.Observed2 {
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

extension Bindgen {
  /// A model with observers: it settles, and tells each of them once a transaction.
  protocol Model3: AnyObject {
    static var _names: String { get }
    var _core: Core3 { get }
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

extension Bindgen.Model3 {
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
    _core.wrote(field)
    if _core.ledger.needed.has(field) { _note(field) }
  }

  func _note(_ field: Int) {
    _core.ledger.changed.add(field)
    _core.isPending = true
    if _core.isOpen { return }
    _core.open()
    _end()
  }

  /// Closes an action or an update; the last one tells.
  @inline(__always)
  func _end() {
    if _core.isLast, _core.isPending { _tellAll() }
    _core.close()
  }

  /// Round after round: what observers write is told in the next one.
  func _tellAll() {
    var rounds: Int = 0
    repeat {
      _core.isPending = false
      let notice: Bindgen.Mask3 = _takeNotice()
      if notice.isEmpty {
        _finish()
        continue
      }
      rounds += 1
      if rounds > 1000 {
        let fields: [String] = notice.names(outOf: Self._names)
        fatalError("\(Self.self): observers change what they observe; 1000 rounds did not settle \(fields)")
      }
      _core.isTelling = true
      _tell(notice)
      _core.isTelling = false
    } while _core.isPending
  }

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

extension Bindgen {
  /// A model with a list of observers.
  protocol Watched3: Model3 {
    associatedtype Changes
    associatedtype Fields
    static var _fields: Fields { get }
    var _observers: Observers3<Self, Changes> { get }
  }
}

extension Bindgen.Watched3 {
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

extension Bindgen {
  /// A model that closures can observe.
  protocol Observed3: Watched3 {}
}

extension Bindgen.Observed3 {
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

extension Bindgen {
  /// A model with observers: it settles, and tells each of them once a transaction.
  protocol Model4: AnyObject {
    static var _names: String { get }
    var _core: Core4 { get }
    /// Adds the fields that somebody observes.
    func _addWatched(to fields: inout Mask4)
    /// Computes what is wanted and out of date, each after what it follows from.
    func _settle(_ wanted: Mask4)
    /// Keeps what observers know, before it is computed again in the middle of a transaction.
    func _remember()
    /// Which of what was kept came out as it was; it is kept no longer.
    func _compare() -> Mask4
    /// A round begins; true where an observer has ended since the last one.
    func _begin() -> Bool
    /// A round ends in which nothing is told.
    func _finish()
    func _tell(_ changed: Mask4)
  }
}

extension Bindgen.Model4 {
  /// A field was written: by itself a transaction, unless one is open.
  @inline(__always)
  func _wrote(_ field: Int) {
    _core.wrote(field)
    if _core.ledger.needed.has(field) { _note(field) }
  }

  func _note(_ field: Int) {
    _core.ledger.changed.add(field)
    _core.isPending = true
    if _core.isOpen { return }
    _core.open()
    _end()
  }

  /// Closes an action or an update; the last one tells.
  @inline(__always)
  func _end() {
    if _core.isLast, _core.isPending { _tellAll() }
    _core.close()
  }

  /// Round after round: what observers write is told in the next one.
  func _tellAll() {
    var rounds: Int = 0
    repeat {
      _core.isPending = false
      let notice: Bindgen.Mask4 = _takeNotice()
      if notice.isEmpty {
        _finish()
        continue
      }
      rounds += 1
      if rounds > 1000 {
        let fields: [String] = notice.names(outOf: Self._names)
        fatalError("\(Self.self): observers change what they observe; 1000 rounds did not settle \(fields)")
      }
      _core.isTelling = true
      _tell(notice)
      _core.isTelling = false
    } while _core.isPending
  }

  /// A round begins: brings up to date what observers need, and takes what they are to be told.
  @inline(__always)
  func _takeNotice() -> Bindgen.Mask4 {
    if _begin() { _watch() }
    _settle(_core.ledger.needed)
    if _core.ledger.hasRemembered { _core.ledger.leaveOut(_compare()) }
    return _core.ledger.takeNotice()
  }

  /// Who observes may have changed.
  func _watch() {
    var watched: Bindgen.Mask4 = Bindgen.Mask4()
    _addWatched(to: &watched)
    _watch(watched)
  }

  func _watch(_ watched: Bindgen.Mask4) {
    if watched == _core.ledger.watched { return }
    var new: Bindgen.Mask4 = watched
    new.drop(_core.ledger.watched)
    _core.ledger.watch(watched, _core.graph)
    if new.isEmpty { return }
    _refresh(_core.graph.sources(of: new))
    _core.ledger.count(new)
  }

  /// Somebody begins to observe these, and misses nothing from now on: in the middle of a transaction too.
  func _join(_ fields: Bindgen.Mask4) {
    var watched: Bindgen.Mask4 = _core.ledger.watched
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
  func _refresh(_ wanted: Bindgen.Mask4) {
    if _core.ledger.isWatched, _core.isOpen, !_core.isTelling,
      _core.ledger.mustRemember(_core.staleness.stale, wanted)
    {
      _core.ledger.remember()
      _remember()
    }
    _settle(wanted)
  }
}
