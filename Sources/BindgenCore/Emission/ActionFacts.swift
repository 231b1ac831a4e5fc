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
    // An ending belongs to the transaction in which its effect ends.
    let isOpened: Bool = action.ending == nil || action.animation != nil
    let isTransaction: Bool = layout.hasTransactions && !signature.isAsync && isOpened
    // Only a single line may be the result; that takes its own function.
    let isSeparate: Bool = action.effects.isEmpty && (isTransaction || commandsView) && signature.result != nil
    let indentation: Int = layout.isPlain && action.animation != nil ? 2 : 0
    let opens: Bool = layout.isPlain && layout.opens(resolved)
    // Only a line alone in its function may be the result.
    let givesLine: Bool = opens && signature.result != nil && !action.endsEarly
    let isInner: Bool = !action.effects.isEmpty || givesLine
    let name: String = layout.model.hidden.body(of: signature.name)
    let effects: EffectFacts = EffectFacts(layout, indentation: indentation)
    return [
      "name": .text(SwiftName.escaped(signature.name)),
      "doc": .texts(action.doc?.lines ?? []),
      "attributes": .texts(declared.attributes),
      "access": .text(layout.access(of: action.access)),
      "declaration": .text(declaration(declared)),
      "stated": .record(orNothing: isOverloaded ? stated : nil),
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

  /// The owner of the function that makes a transaction of an action with effects.
  private var performer: String { layout.isPlain ? "Bindgen" : "_core" }

  private var animation: Record? {
    action.animation.map { AnimationFacts.record($0, "_core.animate", layout) }
  }

  private var throwing: String { signature.throwing.isEmpty ? "" : " " + signature.throwing }

  /// A plain class changes in a function of the action, as `withAnimation` takes it.
  private var plainAnimation: Record? {
    guard let animation: SwiftCode = action.animation else { return nil }
    let name: String = "_change"
    let result: String = action.givesHandle ? " -> " + ReservedNames.effect : signature.resultClause
    return [
      "function": .text(name + "()" + throwing + result),
      "call": .text((result.isEmpty ? "" : "return ") + signature.callEffects),
      "change": .text(signature.callEffects + name + "()"),
      "bare": .text(name + "()"),
      "expression": .record(UserText(animation.text, indentation: 8, options: layout.options).record),
    ]
  }

  /// Whether a function of the stated type calls an overload that returns a handle. Variadic arguments can't be passed on.
  private var isOverloaded: Bool { action.givesHandle && (!signature.isVariadic || isShown) }

  private var declared: Signature {
    guard action.givesHandle else { return signature }
    return isOverloaded ? signature.withHandle : signature.withHandleAlone
  }

  private var isShown: Bool { layout.model.isShown(action) }

  /// In a model with a protocol, variadic parameters are arrays: the protocol's extension takes single arguments.
  private func declaration(_ signature: Signature) -> String { isShown ? signature.withArrays : signature.declaration }

  private var stated: Record {
    [
      "attributes": .texts(signature.attributes),
      "declaration": .text(declaration(signature)),
      "call": .text(signature.call(on: "") + " as " + ReservedNames.effect),
    ]
  }

  /// The function with the action's text; its parameters can be passed on by the action.
  private func separate(_ name: String) -> String {
    let effects: String = signature.effects.isEmpty ? "" : " " + signature.effects.dropLast()
    let parameters: [String] = (commandsView ? ["_ view: _View?"] : []) + signature.parameters.map(\.twinDeclaration)
    return name + signature.generics + "(" + parameters.joined(separator: ", ") + ")" + effects + signature.resultClause
      + signature.whereClause
  }

  private func call(_ name: String) -> String {
    let arguments: [String] = (commandsView ? ["_view"] : []) + signature.parameters.map(\.forwarded)
    return signature.callEffects + name + "(" + arguments.joined(separator: ", ") + ")"
  }

  /// Whether its body names a view that has commands, and shows fields.
  private var commandsView: Bool {
    layout.model.hasCommands && !signature.parameters.contains { $0.name == "view" }
      && action.body.names.uses.contains { $0.name == "view" }
  }

  /// Whether the body names `view` without `self`: Swift warns of a local that nobody names.
  private var namesView: Bool {
    let tokens: Tokens = action.body.tokens
    return commandsView
      && action.body.names.uses.contains { use in
        use.name == "view" && (use.token == 0 || tokens[use.token - 1].kind != .dot)
      }
  }

  /// Its text. There, `view` is what shows the changes before each command, and so is `self.view`.
  private var body: SwiftText {
    guard commandsView else { return action.body.text }
    let tokens: Tokens = action.body.tokens
    var bytes: [UInt8] = action.body.bytes
    for index in 0..<tokens.count where tokens.isText(index, "self") && tokens.isText(index + 2, "view") {
      guard tokens[index].kind == .name, tokens[index + 1].kind == .dot else { continue }
      // As long as before, so that places are exact.
      let member: Int = tokens[index + 2].start
      for place in tokens[index].start..<member where bytes[place] != UInt8(ascii: "\n") { bytes[place] = 0x20 }
      bytes[member - 1] = UInt8(ascii: "_")
    }
    return action.body.text.with(bytes)
  }
}
