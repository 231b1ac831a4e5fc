enum Environment {
  static func variable(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }

  /// The folder that relative paths begin at; nil where it can't be told, as when it is gone.
  static var workingDirectory: String? {
    guard let path: UnsafeMutablePointer<CChar> = getcwd(nil, 0) else { return nil }
    defer { free(path) }
    return String(cString: path)
  }
}
