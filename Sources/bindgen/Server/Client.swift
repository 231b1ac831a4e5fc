import BindgenCore

/// What an editor can do, as it says when it begins.
struct Client {
  /// Edits that stand in what is offered.
  let takesFixes: Bool
  let takesMarkdown: Bool
  let takesSnippets: Bool
  /// Whether it asks for what is documented of the one thing that is looked at among all that is offered.
  let asksForDocumentation: Bool
  /// Whether it watches files that it is asked to watch.
  let watchesFiles: Bool
  /// Whether Swift's own server is to be asked.
  let wantsSwift: Bool

  /// - Parameter parameters: Those of `initialize`.
  init(_ parameters: JSON) {
    let texts: JSON? = parameters["capabilities"]?["textDocument"]
    takesFixes = texts?["codeAction"]?["codeActionLiteralSupport"] != nil
    takesMarkdown = texts?["hover"]?["contentFormat"]?.strings.contains("markdown") ?? true
    let item: JSON? = texts?["completion"]?["completionItem"]
    takesSnippets = item?["snippetSupport"]?.boolean ?? false
    asksForDocumentation = item?["resolveSupport"]?["properties"]?.strings.contains("documentation") ?? false
    let files: JSON? = parameters["capabilities"]?["workspace"]?["didChangeWatchedFiles"]
    watchesFiles = files?["dynamicRegistration"]?.boolean ?? false
    wantsSwift = parameters["initializationOptions"]?["swift"]?.boolean ?? true
  }

  /// What the server can do.
  static let answer: JSON = [
    "capabilities": [
      "textDocumentSync": ["openClose": true, "change": 2, "save": true],
      "completionProvider": ["triggerCharacters": [" ", ".", "("], "resolveProvider": true],
      "signatureHelpProvider": ["triggerCharacters": ["(", ","]],
      "hoverProvider": true,
      "definitionProvider": true,
      "referencesProvider": true,
      "renameProvider": ["prepareProvider": true],
      "codeActionProvider": ["codeActionKinds": ["quickfix"]],
      "documentSymbolProvider": true,
      "foldingRangeProvider": true,
      "documentFormattingProvider": true,
    ],
    "serverInfo": ["name": "bindgen", "version": .string(version)],
  ]
}
