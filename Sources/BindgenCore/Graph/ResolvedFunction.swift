/// A function with the entries that it reads, itself and through the functions that it calls.
package struct ResolvedFunction: Sendable {
  package var function: Function
  /// The fields, constants and children that it reads.
  package var inputs: [ResolvedDerivation.Parameter]
  /// The functions that it calls, each once; it may call itself.
  package var calls: [String]

  package var name: String { function.signature.name }
}

extension ResolvedModel {
  /// Returns a function with a base name: all functions with that name have the same inputs.
  package func function(named name: String) -> ResolvedFunction? { functions.first { $0.name == name } }
}

/// Resolves functions, before the code that calls them.
extension Resolver {
  /// Returns the uses of each function, itself and through others, in the spec's order.
  mutating func functions(of model: Model, _ scope: Scope) -> [ExpressionUses] {
    var direct: [ExpressionUses] = []
    var types: [String: Word] = [:]
    for function in model.functions {
      check(function)
      let first = types.updateValue(function.name, forKey: HiddenNames.function(function.name.text))
      if let first, first.text != function.name.text {
        reportTaken(function.name, by: "'\(first.text)', but for a capital,")
      }
      let hidden = Set(function.signature.parameters.map(\.name))
      direct.append(reading(function.body, of: function.name, scope, besides: hidden))
      checkWrites(of: function, scope, besides: hidden)
    }
    // Which of several with one base name is called, only Swift knows.
    let names = model.functions.map(\.name.text)
    for (index, name) in names.enumerated() {
      for other in names.indices where names[other] == name && other != index {
        direct[index].reach(direct[other], at: nil)
        direct[index].functions += direct[other].functions.filter { !direct[index].functions.contains($0) }
      }
    }
    return direct.indices.map { index in
      var reading = direct[index]
      for other in called(by: index, direct) where other != index { reading.reach(direct[other], at: nil) }
      return reading
    }
  }

  /// Returns the functions that a function calls, directly and through others.
  private func called(by index: Int, _ readings: [ExpressionUses]) -> [Int] {
    var (found, seen): ([Int], Set<Int>) = ([], [])
    var open: [Int] = readings[index].functions.reversed()
    while let next = open.popLast() {
      guard seen.insert(next).inserted else { continue }
      found.append(next)
      open += readings[next].functions.reversed()
    }
    return found
  }

  /// Returns the functions, once derivations have their numbers.
  func resolvedFunctions(_ derivations: [ResolvedDerivation], _ scope: Scope) -> [ResolvedFunction] {
    let functions = scope.model.functions
    let numbers = Dictionary(
      derivations.enumerated().map { ($1.derivation.name.text, scope.states.count + $0) }
    ) { first, _ in first }
    return zip(functions, self.functions).map { function, reading in
      var reading = reading
      reading.number(numbers)
      return ResolvedFunction(
        function: function,
        inputs: reading.own + reading.reached,
        calls: reading.functions.map { functions[$0].name.text }
      )
    }
  }

  // MARK: Errors

  private mutating func check(_ function: Function) {
    guard let (place, what) = function.signature.whyNoFunction else { return }
    diagnostics.error(
      "function-signature",
      at: place,
      "'\(function.name.text)' \(what), and a function answers a question at once",
      help: "write 'name(_ id: Int) -> Bool', and what takes time as an action"
    )
  }

  private mutating func checkWrites(of function: Function, _ scope: Scope, besides hidden: Set<String>) {
    for use in function.body.names.uses where use.isSet && scope.type(of: use.name) != nil && !hidden.contains(use.name)
    {
      diagnostics.error(
        "function-writes",
        at: use.range,
        "'\(function.name.text)' sets '\(use.name)', and a function only answers",
        help: "write an action"
      )
    }
  }

  /// Reports a function that is named without a call: it is no value that can be passed on.
  mutating func checkCalled(_ use: NameUses.Use, _ tokens: Tokens) {
    if tokens.isCall(use.token) { return }
    diagnostics.error(
      "function-as-value",
      at: use.range,
      "'\(use.name)' is called with its arguments here, and can't be passed on by its name",
      help: "write '{ \(use.name)($0) }'"
    )
  }
}

extension Signature {
  fileprivate var whyNoFunction: (SourceRange, String)? {
    if isAsync { return (nameRange, "is async") }
    if !throwing.isEmpty { return (nameRange, "throws") }
    if !generics.isEmpty || !requirements.isEmpty { return (nameRange, "is generic") }
    for parameter in parameters {
      if parameter.isInout { return (parameter.range, "changes an argument") }
      if parameter.isVariadic { return (parameter.range, "is variadic") }
    }
    guard let result, !result.isVoid else { return (nameRange, "has no result") }
    return nil
  }
}
