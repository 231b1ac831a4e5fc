extension FormScenario {
  /// One of several children, `y0`: the models `m0` and on, a `word`, or `off`.
  package struct Choice: Sendable {
    package indirect enum Chosen: Sendable {
      case model(Int)
      case word(Value)
      case off
      case nothing
    }

    package var models: [Int]
    /// Whether it is never `nil`.
    package var isAlways: Bool
    /// The model's case that there is in the beginning.
    package var first: Int?

    /// By what it is told which case there is.
    package static let (word, off, nothing): (Int, Int, Int) = (20, 30, 40)

    /// A `switch` of all cases.
    ///
    /// - Parameter text: What there is of the model of a case.
    func switched(_ text: (Int) -> String, word: String, off: String, nothing: String) -> String {
      let cases: [String] =
        models.indices.map { "case .m\($0)(let it): \(text($0))" }
        + ["case .word(let word): \(word)", "case .off: \(off)"] + (isAlways ? [] : ["case nil: \(nothing)"])
      return "switch y0 { \(cases.joined(separator: " ")) }"
    }

    /// The same as an expression: of models how often they grew.
    var shown: String {
      let (word, off, nothing): (Int, Int, Int) = (Self.word, Self.off, Self.nothing)
      return switched({ "it.s0 + \($0)" }, word: "word + \(word)", off: "\(off)", nothing: "\(nothing)")
    }
  }
}
