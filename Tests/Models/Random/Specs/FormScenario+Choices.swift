extension FormScenario {
  /// A child `y0` that is one of several: the models `m0` and on, a `word`, or `off`.
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
    /// The initial case, if it is one with a model.
    package var first: Int?

    /// The numbers by which the current case is reported.
    package static let (word, off, nothing): (Int, Int, Int) = (20, 30, 40)

    /// Returns a `switch` over all cases.
    ///
    /// - Parameter text: Returns the text for the model of a case.
    func switched(_ text: (Int) -> String, word: String, off: String, nothing: String) -> String {
      let cases: [String] =
        models.indices.map { "case .m\($0)(let it): \(text($0))" }
        + ["case .word(let word): \(word)", "case .off: \(off)"] + (isAlways ? [] : ["case nil: \(nothing)"])
      return "switch y0 { \(cases.joined(separator: " ")) }"
    }

    /// A `switch` as an expression, with the growing state of a model.
    var shown: String {
      let (word, off, nothing): (Int, Int, Int) = (Self.word, Self.off, Self.nothing)
      return switched({ "it.s0 + \($0)" }, word: "word + \(word)", off: "\(off)", nothing: "\(nothing)")
    }
  }
}
