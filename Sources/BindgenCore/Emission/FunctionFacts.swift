/// The facts of a model's functions. Each is a method, and a struct that stores what the function reads: expressions and
/// effects receive the struct, and call it as the spec does.
struct FunctionFacts {
  private let layout: ModelLayout
  private let model: ResolvedModel

  init(_ layout: ModelLayout) {
    self.layout = layout
    model = layout.model
  }

  /// The facts of the methods.
  var methods: [Record] {
    model.functions.map { resolved in
      let signature = resolved.function.signature
      let hidden = Set(signature.parameters.map(\.name))
      let value = value(of: resolved) { input in
        let isHidden = hidden.contains(input.name)
        return (isHidden ? "self." : "") + SwiftName.escaped(input.name, as: isHidden ? .afterDot : .member)
      }
      return [
        "doc": .texts(resolved.function.doc?.lines ?? []),
        "attributes": .texts(signature.attributes),
        "access": .text(layout.access(of: resolved.function.access)),
        "declaration": .text(signature.declaration),
        "call": .text("\(value)(\(signature.forwardedArguments))"),
      ]
    }
  }

  /// The facts of the structs, one for each base name.
  var types: [Record] {
    var seen: Set<String> = []
    return model.functions.filter { seen.insert($0.name).inserted }.map { resolved in
      [
        "name": .text(HiddenNames.function(resolved.name)),
        "inputs": .texts(
          resolved.inputs.map { "\(SwiftName.escaped($0.name, as: .member)): \($0.type.text)" }
        ),
        "calls": .texts(resolved.calls.map { called(by: resolved, $0) }),
        "answers": .records(model.functions.filter { $0.name == resolved.name }.map { answer($0.function) }),
      ]
    }
  }

  private func answer(_ function: Function) -> Record {
    var signature = function.signature.outside(model.name)
    signature.name = "callAsFunction"
    return [
      "declaration": .text(signature.declaration),
      "body": .record(UserText(function.body.text, indentation: 8, options: layout.options).record),
    ]
  }

  /// Returns the expression that creates a function's struct.
  ///
  /// - Parameter read: Returns the expression that reads an input of the function.
  func value(of function: ResolvedFunction, _ read: (ResolvedDerivation.Parameter) -> String) -> String {
    // Functions with the same base name share one struct.
    let first = model.function(named: function.name) ?? function
    return layout.formulas + "." + made(first, read)
  }

  private func made(_ function: ResolvedFunction, _ read: (ResolvedDerivation.Parameter) -> String) -> String {
    let inputs = function.inputs.map { "\(SwiftName.escaped($0.name, as: .label)): \(read($0))" }
    return "\(HiddenNames.function(function.name))(\(inputs.joined(separator: ", ")))"
  }

  /// Returns the property by which a function's struct calls another function.
  private func called(by caller: ResolvedFunction, _ name: String) -> String {
    let type = HiddenNames.function(name)
    let member = SwiftName.escaped(name, as: .member)
    guard name != caller.name, let function = model.function(named: name) else { return "\(member): \(type) { self }" }
    return "\(member): \(type) { \(made(function) { SwiftName.escaped($0.name, as: .member) }) }"
  }
}
