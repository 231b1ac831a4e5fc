/// The scopes that are open at a place in a body, and the names that are bound there.
///
/// A scope owns names and drops them when it ends. A binding is `pending` until the place where it takes effect: the
/// `x` of `let x = x` only after the initializer.
struct NameScopes {
  struct Frame {
    enum Kind {
      /// Braces, or the whole text.
      case block
      /// The braces of a `switch`.
      case cases
      /// Any other brackets, quotes and interpolations.
      case bracket
      /// From `if`, `while`, `guard`, `for`, `switch`, `catch`, `func` to the end of its block.
      case head
      /// From `case` in a `switch` to the next one.
      case clause
      /// From `let` to the end of the statement.
      case declaration
    }

    var kind: Kind
    /// The word that began it.
    var word: String = ""
    /// The bracket that began it.
    var opener: Int = 0
    var pending: [LocalName] = []
    var born: [LocalName] = []
    /// Whether a clause's pattern is complete, or a head's block has begun.
    var isInBody: Bool = false
  }

  private(set) var frames: [Frame] = [Frame(kind: .block)]
  /// The tokens that bind a name, the innermost last.
  private var bound: [String: [Int]] = [:]

  var top: Frame.Kind { frames.last?.kind ?? .block }
  var topWord: String { frames.last?.word ?? "" }

  /// Returns the token that binds a name here; nil for a free name.
  func binding(of name: String) -> Int? { bound[name]?.last }

  mutating func push(_ kind: Frame.Kind, _ word: String = "", opener: Int = 0) {
    frames.append(Frame(kind: kind, word: word, opener: opener))
  }

  /// The tokens that bind the names outside of all braces, at the end of a text.
  var outermost: [Int] { frames.filter { $0.kind != .bracket }.flatMap { $0.born + $0.pending }.map(\.token) }

  /// Ends the innermost frame and drops its names.
  mutating func pop() {
    guard frames.count > 1, let frame: Frame = frames.popLast() else { return }
    for local in frame.born {
      guard let place = bound[local.name]?.lastIndex(of: local.token) else { continue }
      bound[local.name]?.remove(at: place)
      if bound[local.name]?.isEmpty == true { bound[local.name] = nil }
    }
  }

  /// Ends a `guard`: its names stay in the scope around it.
  mutating func popKeepingNames() {
    guard frames.count > 1, var frame = frames.popLast(), let scope = innermostScope else { return }
    // Move the shorter list into the longer: nested guards pass on the names of those inside them.
    if frames[scope].born.count < frame.born.count { swap(&frames[scope].born, &frame.born) }
    frames[scope].born += frame.born
    bind(frame.pending)
  }

  /// Ends all frames inside the innermost brackets, and the brackets.
  mutating func close() {
    while frames.count > 1, top == .head || top == .clause || top == .declaration { pop() }
    pop()
  }

  /// The frame that gets new names.
  private var innermostScope: Int? {
    frames.lastIndex { $0.kind != .bracket && $0.kind != .declaration }
  }

  mutating func bind(_ names: [LocalName]) {
    guard !names.isEmpty, let scope: Int = innermostScope else { return }
    frames[scope].born += names
    for local in names { bound[local.name, default: []].append(local.token) }
  }

  mutating func wait(_ names: [LocalName], in frame: Int) {
    frames[frame].pending += names
  }

  mutating func wait(_ names: [LocalName]) {
    wait(names, in: frames.count - 1)
  }

  /// Binds the pending names of the innermost frame, which take effect here.
  mutating func bindPending() {
    let last: Int = frames.count - 1
    let names = frames[last].pending
    frames[last].pending = []
    bind(names)
  }

  mutating func enterBody() {
    frames[frames.count - 1].isInBody = true
  }

  /// The head or clause whose pattern is being read, with or without brackets.
  var openPattern: Int? {
    var index = frames.count - 1
    while index > 0 {
      switch frames[index].kind {
      case .bracket: index -= 1
      case .head, .clause: return frames[index].isInBody || frames[index].word == "func" ? nil : index
      case .block, .cases, .declaration: return nil
      }
    }
    return nil
  }
}
