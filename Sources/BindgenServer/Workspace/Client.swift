import BindgenCore
import BindgenTools

/// The capabilities of an editor, which it sends with `initialize`.
struct Client {
  /// Whether it supports code actions that contain edits.
  let takesFixes: Bool
  let takesMarkdown: Bool
  let takesSnippets: Bool
  /// Whether it requests the documentation of the selected completion item alone.
  let asksForDocumentation: Bool
  /// Whether it watches files on request.
  let watchesFiles: Bool
  /// Whether SourceKit-LSP is to be used.
  let wantsSwift: Bool

  /// - Parameter parameters: The parameters of `initialize`.
  init(_ parameters: JSON) {
    let texts = parameters["capabilities"]?["textDocument"]
    takesFixes = texts?["codeAction"]?["codeActionLiteralSupport"] != nil
    takesMarkdown = texts?["hover"]?["contentFormat"]?.strings.contains("markdown") ?? true
    let item = texts?["completion"]?["completionItem"]
    takesSnippets = item?["snippetSupport"]?.boolean ?? false
    asksForDocumentation = item?["resolveSupport"]?["properties"]?.strings.contains("documentation") ?? false
    let files = parameters["capabilities"]?["workspace"]?["didChangeWatchedFiles"]
    watchesFiles = files?["dynamicRegistration"]?.boolean ?? false
    wantsSwift = parameters["initializationOptions"]?["swift"]?.boolean ?? true
  }

  /// The answer to `initialize`: the capabilities of the server.
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
