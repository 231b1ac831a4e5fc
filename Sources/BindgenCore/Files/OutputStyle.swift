/// The style in which a run prints messages.
package struct OutputStyle: Equatable, Sendable {
  package enum Color: String, CaseIterable, Sendable {
    case auto, always, never
  }

  /// The amount of output, beside errors.
  package enum Verbosity: Equatable, Sendable {
    case quiet, normal, verbose
  }

  package var form: DiagnosticPrinter.Form
  package var color: Color
  package var verbosity: Verbosity
  /// The command that explains an error when its code is appended. Nil if the tool can't.
  package var explanation: String?

  package init(
    form: DiagnosticPrinter.Form = .pretty,
    color: Color = .auto,
    verbosity: Verbosity = .normal,
    explanation: String? = nil
  ) {
    self.form = form
    self.color = color
    self.verbosity = verbosity
    self.explanation = explanation
  }
}
