/// The facts of a class's action for templates.
struct ActionFacts {
  private let layout: ModelLayout
  private let resolved: ResolvedAction
  private var action: Action { resolved.action }
  private var signature: Signature { resolved.action.signature }

  init(_ resolved: ResolvedAction, _ layout: ModelLayout) {
    self.resolved = resolved
    self.layout = layout
  }

  var record: Record {
    // A completion runs in the transaction in which its effect ends.
    let isOpened = action.ending == nil || action.animation != nil
    let isTransaction = layout.hasTransactions && !signature.isAsync && isOpened
    // Swift returns implicitly only from a single expression, so the spec's text gets a function of its own.
    let isSeparate = action.effects.isEmpty && (isTransaction || commandsView) && signature.result != nil
    let indentation = layout.isPlain && action.animation != nil ? 2 : 0
    let opens = layout.isPlain && layout.opens(resolved)
    // Swift returns implicitly only from a function whose body is a single expression.
    let givesLine = opens && signature.result != nil && !action.endsEarly
    let isInner = !action.effects.isEmpty || givesLine
    let name = layout.model.hidden.body(of: signature.name)
    let effects = EffectFacts(layout, indentation: indentation)
    return [
      "name": .text(SwiftName.escaped(signature.name)),
      "doc": .texts(action.doc?.lines ?? []),
      "attributes": .texts(declared.attributes),
      "access": .text(layout.access(of: action.access)),
      "declaration": .text(declaration(declared)),
      "stated": .record(orNothing: isOverloaded ? plainOverload : nil),
      "bodyDeclaration": .text(isSeparate ? separate(name) : ""),
      "call": .text(isSeparate ? "return " + call(name) : ""),
      "isTransaction": .bool(isTransaction),
      "namesView": .bool(namesView),
      "animation": .record(orNothing: isTransaction ? animation : nil),
      "plainAnimation": .record(orNothing: layout.isPlain ? plainAnimation : nil),
      "hasEffects": .bool(!action.effects.isEmpty),
      "givesHandle": .bool(action.givesHandle),
      "effects": .records(action.endsEarly ? [] : effects.effects(of: resolved)),
      "cancellations": .records(effects.cancellations(of: resolved)),
      "dismissals": .texts(effects.dismissals(of: resolved)),
      "hasBody": .bool(!action.body.bytes.isEmpty),
      "opens": .bool(opens),
      "givesLine": .text(givesLine ? throwing + signature.resultClause : ""),
      "value": .text(signature.callEffects + "_value()"),
      "perform": .text(
        signature.throwing.isEmpty
          ? "\(performer).perform {" : "try \(performer).perform { () \(signature.throwing) in"
      ),
      "body": .record(
        UserText(
          WorkFacts(layout).answered(body),
          indentation: (isInner ? 6 : 4) + indentation,
          options: layout.options
        ).record
      ),
    ]
  }

  /// The receiver of `perform`, which runs an action with effects in a transaction.
  private var performer: String { layout.isPlain ? "Bindgen" : "_core" }

  private var animation: Record? {
    action.animation.map { AnimationFacts.record($0, "_core.animate", layout) }
  }

  private var throwing: String { signature.throwing.isEmpty ? "" : " " + signature.throwing }

  /// The local function with the changes of an animated action of a plain class, which `withAnimation` calls.
  private var plainAnimation: Record? {
    guard let animation = action.animation else { return nil }
    let name = "_change"
    let result = action.givesHandle ? " -> " + ReservedNames.effect : signature.resultClause
    return [
      "function": .text(name + "()" + throwing + result),
      "call": .text((result.isEmpty ? "" : "return ") + signature.callEffects),
      "change": .text(signature.callEffects + name + "()"),
      "bare": .text(name + "()"),
      "expression": .record(UserText(animation.text, indentation: 8, options: layout.options).record),
    ]
  }

  /// Whether a function with the declared signature calls an overload that returns a handle. Variadic arguments can't be forwarded.
  private var isOverloaded: Bool { action.givesHandle && (!signature.isVariadic || isShown) }

  private var declared: Signature {
    guard action.givesHandle else { return signature }
    return isOverloaded ? signature.withHandle : signature.withHandleAlone
  }

  private var isShown: Bool { layout.model.isShown(action) }

  /// Returns a signature's declaration. In a protocol, variadic parameters are arrays: its extension takes single arguments.
  private func declaration(_ signature: Signature) -> String { isShown ? signature.withArrays : signature.declaration }

  private var plainOverload: Record {
    [
      "attributes": .texts(signature.attributes),
      "declaration": .text(declaration(signature)),
      "call": .text(signature.call(on: "") + " as " + ReservedNames.effect),
    ]
  }

  /// Returns the declaration of the function with the action's text, whose parameters the action can forward.
  private func separate(_ name: String) -> String {
    let effects = signature.effects.isEmpty ? "" : " " + signature.effects.dropLast()
    let parameters = (commandsView ? ["_ view: _View?"] : []) + signature.parameters.map(\.twinDeclaration)
    return name + signature.generics + "(" + parameters.joined(separator: ", ") + ")" + effects + signature.resultClause
      + signature.whereClause
  }

  private func call(_ name: String) -> String {
    let arguments = (commandsView ? ["_view"] : []) + signature.parameters.map(\.forwarded)
    return signature.callEffects + name + "(" + arguments.joined(separator: ", ") + ")"
  }

  /// Whether the body names `view`, and that view shows fields and has commands.
  private var commandsView: Bool {
    layout.model.hasCommands && !signature.parameters.contains { $0.name == "view" }
      && action.body.names.uses.contains { $0.name == "view" }
  }

  /// Whether the body names `view` without `self`: Swift warns of a local variable that is never used.
  private var namesView: Bool {
    let tokens = action.body.tokens
    return commandsView
      && action.body.names.uses.contains { use in
        use.name == "view" && (use.token == 0 || tokens[use.token - 1].kind != .dot)
      }
  }

  /// The action's text, with `_view` for `self.view`: like the local `view`, it shows the changes before each command.
  private var body: SwiftText {
    guard commandsView else { return action.body.text }
    let tokens = action.body.tokens
    var bytes = action.body.bytes
    for index in 0..<tokens.count where tokens.isText(index, "self") && tokens.isText(index + 2, "view") {
      guard tokens[index].kind == .name, tokens[index + 1].kind == .dot else { continue }
      // The length stays the same, so that source positions stay exact.
      let member = tokens[index + 2].start
      for place in tokens[index].start..<member where bytes[place] != UInt8(ascii: "\n") { bytes[place] = 0x20 }
      bytes[member - 1] = UInt8(ascii: "_")
    }
    return action.body.text.with(bytes)
  }
}
