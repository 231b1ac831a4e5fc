/// Warns of other libraries' words for the state of a load: `isLoading(items)`. A function of the module may have such
/// a name, and an error in emitted code would not say which words there are.
extension Resolver {
  mutating func checkLoadWords(of model: Model, _ scope: Scope) {
    guard !model.loads.isEmpty, model.value == nil else { return }
    for derivation in model.derivations where !derivation.isGenerated {
      checkLoadWords(in: derivation.expression, scope)
    }
    for function in model.functions { checkLoadWords(in: function.body, scope, function.signature) }
    for action in model.actions where !action.isGenerated { checkLoadWords(in: action.body, scope, action.signature) }
  }

  private mutating func checkLoadWords(in code: SwiftCode, _ scope: Scope, _ signature: Signature? = nil) {
    let tokens = code.tokens
    for use in code.names.uses {
      guard tokens.isText(use.token + 1, "("), tokens[use.token + 1].partner == use.token + 3 else { continue }
      let load = tokens.name(use.token + 2)
      guard let word = Self.words[use.name], scope[use.name] == nil, !scope.mayHold(use.name),
        scope.model.loads.contains(where: { $0.name.text == load }),
        signature?.parameters.contains(where: { $0.name == use.name || $0.name == load }) != true
      else { continue }
      let suggested = word == Self.hasFailed ? "\(Runs.failure)(\(load)) != nil" : "\(word)(\(load))"
      diagnostics.warning(
        "load-word",
        at: tokens.range(use.token..<use.token + 4),
        "'\(tokens.source(use.token..<use.token + 4))' is no question about what is loaded",
        help: "write '\(suggested)'; a function of your own is 'Module.\(use.name)'",
        instead: suggested
      )
    }
  }

  private static let hasFailed = "failed"

  /// The word of the language to suggest for each word.
  private static let words: [String: String] = [
    "error": Runs.failure, "failureOf": Runs.failure, "lastError": Runs.failure, "loadError": Runs.failure,
    "didFail": hasFailed, "failed": hasFailed, "hasError": hasFailed, "hasFailed": hasFailed, "isFailed": hasFailed,
    "isBusy": Runs.question, "isFetching": Runs.question, "isLoading": Runs.question, "isPending": Runs.question,
    "loading": Runs.question,
    "didLoad": Runs.loaded, "hasLoaded": Runs.loaded, "isReady": Runs.loaded, "loaded": Runs.loaded,
  ]
}
