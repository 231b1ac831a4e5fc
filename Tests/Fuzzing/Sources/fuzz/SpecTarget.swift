import BindgenCore

enum SpecTarget {
  static func run(_ bytes: [UInt8]) {
    let input: Input = Input(bytes, first: "Fuzz")
    var diagnostics: Diagnostics = Diagnostics()
    let read: [Spec?] = input.specs.map { Spec.read($0, into: &diagnostics) }
    let options: ResolveOptions = ResolveOptions(emit: input.emit, outlets: Outlet.all + [.own("own")])
    let program: Program = Program.resolve(read, options, into: &diagnostics)
    Messages.check(diagnostics.all, files: input.specs, needsPlace: input.emit == nil)
    promise(diagnostics.hasErrors || read.allSatisfy { $0 != nil }, "a spec is nothing, and no error tells why")
    if !diagnostics.hasErrors { check(program) }
    if bytes.mixed % 8 == 0 { Messages.print(diagnostics.all) }
  }

  /// Checks that each derivation comes after those that it depends on.
  private static func check(_ program: Program) {
    for model in program.specs.flatMap(\.models) {
      for (index, derivation) in model.derivations.enumerated() {
        let number: Int = model.states.count + index
        promise(derivation.inputs.allSatisfy { $0 >= 0 && $0 < number }, "field \(number) follows from a later one")
        promise(derivation.inputs == derivation.inputs.sorted(), "inputs out of order")
      }
    }
  }
}

extension Input {
  var emit: [String]? {
    option("emit").map { $0.split(separator: ",").map(String.init) }
  }
}
