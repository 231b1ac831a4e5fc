import TestSupport

/// Returns the number of lines in a file of the repository that are neither blank nor a comment.
func codeLines(of path: String, comment: String) throws -> Int {
  try Repository.text(path).split(separator: "\n").count { line in
    let text: Substring = line.drop { $0 == " " }
    return !text.isEmpty && !text.hasPrefix(comment)
  }
}
