/// Finds bodies that go on after sending an event, themselves or by an action that they call. A plain class notifies its
/// owner at once, and the owner would see the action half done.
struct EventTails {
  /// The actions that send events, themselves or through others: `Cart.finish`.
  private let senders: Set<String>

  init(_ models: [ResolvedModel]) {
    var callers: [String: [String]] = [:]
    var open: [String] = []
    for model in models {
      for resolved in model.actions {
        let name = Self.name(model.name, resolved.action.signature.name)
        if resolved.action.isEvent { open.append(name) }
        for call in resolved.calls { callers[Self.name(call.model, call.action), default: []].append(name) }
      }
    }
    var senders = Set(open)
    while let name = open.popLast() {
      for caller in callers[name] ?? [] where senders.insert(caller).inserted { open.append(caller) }
    }
    self.senders = senders
  }

  private static func name(_ model: String, _ action: String) -> String { model + "." + action }

  /// Returns the first call that sends and is not its body's last one. (An `async` action is several transactions anyway.)
  func first(in model: ResolvedModel) -> SourceRange? {
    for resolved in model.actions where !resolved.action.signature.isAsync {
      let tokens = resolved.action.body.tokens
      let sending = resolved.calls.first { call in
        senders.contains(Self.name(call.model, call.action)) && Tail(of: call.index, in: tokens).goesOn
      }
      if let sending { return tokens.range(sending.index) }
    }
    return nil
  }
}

/// The part of a body behind a call. In doubt, the body goes on.
private struct Tail {
  let goesOn: Bool

  init(of call: Int, in tokens: Tokens) {
    var index = Self.end(of: call, tokens)
    while true {
      if tokens[index].kind == .end {
        goesOn = false
        return
      } else if tokens[index].kind == .semicolon {
        index += 1
      } else if tokens.isText(index, "return"), tokens.isText(index + 1, "}") || tokens[index + 1].kind == .end {
        goesOn = false
        return
      } else if tokens.isText(index, "}"), Self.isBranch(tokens[index].partner, tokens) {
        index = Self.behindOthers(index + 1, tokens)
      } else if let end = Self.endOfSwitch(around: index, tokens) {
        index = end
      } else {
        goesOn = true
        return
      }
    }
  }

  /// Returns the token behind a call's arguments.
  private static func end(of call: Int, _ tokens: Tokens) -> Int {
    tokens.isText(call + 1, "(") ? tokens[call + 1].partner + 1 : call + 1
  }

  /// Whether a brace opens a block that runs at most once.
  private static func isBranch(_ brace: Int, _ tokens: Tokens) -> Bool {
    var index = brace - 1
    while index >= 0 {
      switch tokens.string(index) {
      case "if", "else", "guard", "switch", "do", "catch": return tokens[index].kind == .name
      case "for", "while", "repeat", "defer", "func": return false
      default: break
      }
      if tokens[index].closes { index = tokens[index].partner }
      if tokens[index].opens && tokens[index].partner > brace || beginsStatement(index, tokens) { return false }
      index -= 1
    }
    return false
  }

  private static func beginsStatement(_ index: Int, _ tokens: Tokens) -> Bool {
    guard tokens[index].followsNewline, tokens[index].kind != .operator, tokens[index].kind != .dot else {
      return false
    }
    return tokens[index - 1].kind != .comma && tokens[index - 1].kind != .operator
  }

  /// Returns the token behind `else { … }`, `else if a { … }` and `catch { … }`, which don't run.
  private static func behindOthers(_ index: Int, _ tokens: Tokens) -> Int {
    var index = index
    while tokens.isText(index, "else") || tokens.isText(index, "catch") {
      while tokens[index].kind != .end, !tokens.isText(index, "{") {
        index = tokens[index].opens ? tokens[index].partner + 1 : index + 1
      }
      if tokens[index].kind == .end { return index }
      index = tokens[index].partner + 1
    }
    return index
  }

  /// Returns the brace that ends the `switch` whose next case begins at a token.
  private static func endOfSwitch(around index: Int, _ tokens: Tokens) -> Int? {
    guard tokens.isText(index, "case") || tokens.isText(index, "default") else { return nil }
    let open = (0..<index).last { tokens[$0].opens && tokens[$0].partner > index }
    return open.map { tokens[$0].partner }
  }
}
