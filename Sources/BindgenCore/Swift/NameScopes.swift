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
    var pending: [String] = []
    var born: [String] = []
    /// Whether a clause's pattern is complete, or a head's block has begun.
    var isInBody: Bool = false
  }

  private(set) var frames: [Frame] = [Frame(kind: .block)]
  private var counts: [String: Int] = [:]

  var top: Frame.Kind { frames.last?.kind ?? .block }
  var topWord: String { frames.last?.word ?? "" }

  func isBound(_ name: String) -> Bool { counts[name] != nil }

  mutating func push(_ kind: Frame.Kind, _ word: String = "", opener: Int = 0) {
    frames.append(Frame(kind: kind, word: word, opener: opener))
  }

  /// Ends the innermost frame and drops its names.
  mutating func pop() {
    guard frames.count > 1, let frame: Frame = frames.popLast() else { return }
    for name in frame.born {
      let count: Int = counts[name] ?? 1
      counts[name] = count > 1 ? count - 1 : nil
    }
  }

  /// Ends a `guard`: its names stay in the scope around it.
  mutating func popKeepingNames() {
    guard frames.count > 1, var frame: Frame = frames.popLast(), let scope: Int = innermostScope else { return }
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

  mutating func bind(_ names: [String]) {
    guard !names.isEmpty, let scope: Int = innermostScope else { return }
    frames[scope].born += names
    for name in names { counts[name, default: 0] += 1 }
  }

  mutating func wait(_ names: [String], in frame: Int) {
    frames[frame].pending += names
  }

  mutating func wait(_ names: [String]) {
    wait(names, in: frames.count - 1)
  }

  /// Binds the pending names of the innermost frame, which take effect here.
  mutating func bindPending() {
    let last: Int = frames.count - 1
    let names: [String] = frames[last].pending
    frames[last].pending = []
    bind(names)
  }

  mutating func enterBody() {
    frames[frames.count - 1].isInBody = true
  }

  /// The head or clause whose pattern is being read, with or without brackets.
  var openPattern: Int? {
    var index: Int = frames.count - 1
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
