/// How a run talks.
public struct Manner: Equatable, Sendable {
  public enum Color: String, CaseIterable, Sendable {
    case auto, always, never
  }

  /// How much is told besides errors.
  public enum Talk: Equatable, Sendable {
    case quiet, normal, verbose
  }

  public var form: DiagnosticPrinter.Form
  public var color: Color
  public var talk: Talk

  public init(form: DiagnosticPrinter.Form = .pretty, color: Color = .auto, talk: Talk = .normal) {
    self.form = form
    self.color = color
    self.talk = talk
  }
}
