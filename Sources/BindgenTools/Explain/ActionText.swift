import BindgenCore

/// The names of a model that the bodies of actions can use, found once for all of them.
struct NamesOfModel: Sendable {
  private let all: Set<String>
  private let children: Set<String>
  /// What the fields that say what runs are called in the spec.
  let questions: [String: String]

  init(_ resolved: ResolvedModel) {
    let model = resolved.model
    var names = Set(model.stored.map(\.name.text) + model.derivations.map(\.name.text))
    names.formUnion(model.functions.map(\.name.text) + model.actions.map(\.signature.name))
    if model.view?.commands.isEmpty == false { names.insert("view") }
    all = names
    questions = model.questions
    children = Set(resolved.stored(.child).map(\.name.text))
  }

  /// The names that an action's body and its effects use, `products`, `cart.add`, in the order of the body, each once.
  /// Only Swift knows what the action does with them.
  ///
  /// - Parameter areWritten: Only those that it can assign: what an effect runs reads fields, and calls actions.
  func used(by action: Action, areWritten: Bool = false) -> [String] {
    let parameters = Set(action.signature.parameters.map(\.name))
    let names: [String] = action.uses(inBodiesAlone: areWritten).compactMap { use in
      guard all.contains(use.name), use.isMember || !parameters.contains(use.name) else { return nil }
      let steps = children.contains(use.name) || use.name == "view" ? use.path.map(\.name) : []
      return questions[use.name] ?? ([use.name] + steps).joined(separator: ".")
    }
    return names.uniqued
  }
}

extension NameUses.Use {
  /// Whether `self.` is before it, so that it is not a parameter.
  fileprivate var isMember: Bool {
    range.lowerBound > 0 && range.file.bytes[range.lowerBound - 1] == UInt8(ascii: ".")
  }
}

extension Action {
  /// The names in all that it says in Swift: its body, the texts of its effects, and the values of ids.
  ///
  /// - Parameter inBodiesAlone: Whether only its body counts, and the bodies in which its effects end.
  fileprivate func uses(inBodiesAlone: Bool) -> [NameUses.Use] {
    let others = effects.flatMap { [$0.id?.value, $0.condition, $0.run] + $0.durations } + cancels.map(\.value)
    let endings = effects.flatMap(\.endings).flatMap { ending in
      // What it is given is no name of the model.
      ending.body.names.uses.filter { use in !ending.parameters.contains { $0.name == use.name } }
    }
    return body.names.uses + (inBodiesAlone ? [] : others.compactMap { $0 }.flatMap(\.names.uses)) + endings
  }

  /// What begins it, its effects and its cancellations, a line each.
  var lines: [String] {
    var lines: [String] = []
    let fields: [Word] = if case .fields(let names)? = trigger { names } else { [] }
    let triggers = [initWord].compactMap { $0 } + fields
    if !triggers.isEmpty { lines.append("on " + triggers.map(\.text).joined(separator: ", ")) }
    if case .action(let child, _)? = trigger { lines.append("on actions of " + child.text) }
    let observed = eventSources.map(\.child.text)
    if !observed.isEmpty { lines.append("on events of " + observed.joined(separator: ", ")) }
    lines += effects.map(\.line)
    if !cancels.isEmpty { lines.append("cancels " + cancels.map(\.spelling).joined(separator: ", ")) }
    return lines
  }
}

extension Effect {
  fileprivate var line: String {
    var parts = key.map { [$0.spelling + ": " + policy.rawValue] } ?? []
    for (word, code) in [("when", condition), ("after", delay), ("every", interval), ("first", first)] {
      if let code { parts.append(word + " " + code.shortLine) }
    }
    return parts.isEmpty ? "effect" : "effect " + parts.joined(separator: ", ")
  }
}

extension EffectID {
  fileprivate var spelling: String {
    (path + [name]).map(\.text).joined(separator: ".") + (value.map { "(" + $0.shortLine + ")" } ?? "")
  }
}

extension SwiftCode {
  /// All of its lines, with their relative indentation.
  var lines: [String] {
    string.lines.enumerated().map { number, line in
      let shown = line.filter { $0 != "\r" }.map { $0 == "\t" ? "    " : String($0) }.joined()
      let blanks = shown.prefix { $0 == " " }.count
      return String(shown.dropFirst(number == 0 ? blanks : min(blanks, text.baseColumn - 1)))
    }
  }

  /// The code on one line, shortened if it is long: only what is shown is read.
  var shortLine: String {
    let longest = 60
    var bytes: [UInt8] = []
    for byte in self.bytes {
      // A character has four bytes at most.
      if bytes.count > 4 * longest { break }
      let isBlank = byte == 0x20 || byte >= 0x09 && byte <= 0x0D
      if !isBlank { bytes.append(byte) } else if bytes.last != 0x20 { bytes.append(0x20) }
    }
    let line = String(decoding: bytes, as: UTF8.self)
    return line.count <= longest ? line : line.prefix(longest - 1) + "…"
  }
}
