import BindgenCore
import BindgenTools

enum ExplainTarget {
  /// The number of names of an input that are explained.
  private static let limit: Int = 6

  static func run(_ bytes: [UInt8]) {
    let input: Input = Input(bytes, first: "Fuzz")
    for form in Question.Form.allCases { ask(.graph(form, model: input.option("model")), input) }
    if let name: String = input.option("explain") { ask(.explanation(of: name), input) }
    for name in names(input, seed: bytes.mixed) { ask(.explanation(of: name), input) }
  }

  private static func ask(_ subject: Question.Subject, _ input: Input) {
    let answer: Answer = Explainer.answer(input.specs, Question(subject, emit: input.emit))
    switch answer.outcome {
    case .text(let text):
      promise(!answer.diagnostics.hasErrors, "an answer in spite of errors")
      promise(text.isEmpty || text.utf8.last == UInt8(ascii: "\n"), "an answer that does not end its last line")
    case .faultySpecs:
      promise(answer.diagnostics.hasErrors, "faulty specs without an error")
      Messages.check(answer.diagnostics.all, files: input.specs, needsPlace: input.emit == nil)
    case .noSuchName:
      promise(answer.diagnostics.hasErrors, "a name that is not there, and no error tells so")
    }
  }

  /// Returns some of the names in the specs. Empty if these have errors.
  private static func names(_ input: Input, seed: UInt64) -> [String] {
    var diagnostics: Diagnostics = Diagnostics()
    let specs: [Spec] = input.specs.compactMap { Spec.read($0, into: &diagnostics) }
    if diagnostics.hasErrors { return [] }
    let all: [String] = specs.flatMap(\.models).flatMap { model in
      let entries: [String] =
        model.stored.map(\.name.text) + model.derivations.map(\.name.text) + model.actions.map(\.signature.name)
      return [model.name.text] + entries.map { model.name.text + "." + $0 }
    }
    if all.count <= limit { return all }
    let first: Int = Int(truncatingIfNeeded: seed % UInt64(all.count))
    return (0..<limit).map { all[(first + $0 * (all.count / limit)) % all.count] }
  }
}
