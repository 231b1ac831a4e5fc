import BindgenDiagnostics

/// The known name that a mistyped one most likely means.
enum NearestName {
  static func of(_ name: String, among names: [String]) -> String? {
    suggestion(for: name, among: names)
  }

  /// As a phrase of a diagnostic.
  static func mend(_ name: String, among names: [String]) -> String? {
    of(name, among: names).map { "did you mean '\($0)'?" }
  }
}
