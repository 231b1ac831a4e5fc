enum LineWrapping {
  static func wrapped(_ line: String, limit: Int) -> String { line }
}
