/// The body of a value's action, in which calls of actions pass on what these need: services, and the plans that collect the
/// effects that they start.
struct CallText {
  private let layout: ModelLayout
  private let model: ResolvedModel
  private var needs: ActionNeeds { layout.program.needs }

  init(_ layout: ModelLayout) {
    self.layout = layout
    model = layout.model
  }

  /// `finish()` becomes `_finish(_services, &_plans)`.
  func body(of resolved: ResolvedAction) -> SwiftText {
    let (body, tokens) = (resolved.action.body.text, resolved.action.body.tokens)
    let calls = resolved.calls.filter { !arguments(of: $0.model, $0.action).isEmpty }
    guard !calls.isEmpty else { return body }
    var bytes: [UInt8] = []
    var place = 0
    let root = model.hasOwnCall(resolved.action, needs) ? "_services" : "services"
    let changes = calls.flatMap { edits(of: $0, root, tokens) }
    for edit in changes.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      bytes += body.bytes[place..<edit.range.lowerBound] + Array(edit.text.utf8)
      place = edit.range.upperBound
    }
    let exact = tokens[calls.map(\.index).min() ?? 0].start
    return body.with(bytes + body.bytes[place...], exactCount: min(exact, body.exactCount))
  }

  private typealias Edit = (range: Range<Int>, text: String)

  /// - Parameter root: The name of the services in the calling action.
  private func edits(of call: ActionCall, _ root: String, _ tokens: Tokens) -> [Edit] {
    guard let owner = layout.program.reducers.model(call.model) else { return [] }
    let (name, next) = (tokens[call.index], tokens[call.index + 1])
    let isClosure = !tokens.isText(call.index + 1, "(")
    let isEmpty = isClosure || next.partner == call.index + 2
    let given = arguments(of: call, root, tokens)
    let called = owner.model.actions.first { $0.signature.name == call.action }
    guard let called, owner.hasOwnCall(called, needs) else {
      // The action is emitted only with its declared signature.
      let close = isClosure ? name.end : tokens[next.partner].start
      let argument = (isEmpty ? "" : ", ") + "services: " + given.joined()
      return [(close..<close, isClosure ? "(\(argument))" : argument)]
    }
    let passed = given.joined(separator: ", ")
    return [
      (name.range, owner.hidden.part(HiddenNames.call(call.action))),
      isClosure ? (name.end..<name.end, "(\(passed))") : (next.end..<next.end, passed + (isEmpty ? "" : ", ")),
    ]
  }

  /// Returns the arguments that a call passes on: `_services._song`, `&_plans[songs: 2]`.
  private func arguments(of call: ActionCall, _ root: String, _ tokens: Tokens) -> [String] {
    var (services, plans) = (root, "&_plans")
    var owner: ResolvedModel? = model
    for step in call.path {
      services += "._" + SwiftName.uncapitalized(step.stored.childType?.text ?? "")
      plans +=
        step.id.map { "[\(SwiftName.escaped(step.stored.name.text, as: .label)): \(tokens.source($0))]" }
        ?? "." + (owner?.plans(of: step.stored) ?? step.stored.member)
      owner = step.stored.childType.flatMap { layout.program.reducers.model($0.text) }
    }
    return zip(arguments(of: call.model, call.action), [services, plans]).compactMap { $0 ? $1 : nil }
  }

  /// Whether an action needs services, and whether it needs plans. Empty for one that needs neither.
  private func arguments(of model: String, _ action: String) -> [Bool] {
    let needed = [needs.services(model, action), needs.plans(model, action)]
    return needed.contains(true) ? needed : []
  }
}
