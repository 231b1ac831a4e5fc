extension String {
  /// What stands between its line feeds. Looked for among scalars: CRLF is one letter, and letters take far longer.
  package var lines: [Substring] {
    unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map { Substring($0) }
  }
}
