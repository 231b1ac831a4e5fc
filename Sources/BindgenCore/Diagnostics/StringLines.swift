extension String {
  /// The lines between line feeds. It looks at scalars: CRLF is one `Character`, and characters are much slower.
  package var lines: [Substring] {
    unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map { Substring($0) }
  }
}
