/// The diagnostics for outputs that can't be written.
extension Diagnostic {
  static func badName(_ name: String, _ problem: String) -> Diagnostic {
    .error("output-name", at: nil, "an output can't be named '\(name)': \(problem)")
  }

  static func sameName(_ path: String) -> Diagnostic {
    .error(
      "same-output",
      at: nil,
      "two outputs have the name '\(path)', or names that some file systems don't tell apart"
    )
  }

  static func foreignFile(_ path: String) -> Diagnostic {
    .error(
      "foreign-file",
      at: nil,
      "'\(path)' was not written by bindgen, so it is not overwritten",
      help: "move it away, or write to another folder"
    )
  }

  static func alreadyThere(_ path: String) -> Diagnostic {
    .error(
      "already-there",
      at: nil,
      "'\(path)' exists already, so it is not written",
      help: "move it away, or choose another name or folder"
    )
  }

  static func link(_ path: String) -> Diagnostic {
    .error(
      "output-link",
      at: nil,
      "'\(path)' is a symbolic link, and bindgen does not write through links",
      help: "remove the link"
    )
  }

  static func notAFile(_ path: String) -> Diagnostic {
    .error("not-a-file", at: nil, "'\(path)' is a folder or a device, so no file can be written there")
  }

  static func unwritable(_ path: String, _ error: SystemError) -> Diagnostic {
    .error("cant-write", at: nil, "can't write '\(path)': \(error.reason)")
  }

  static func unreadable(_ path: String, _ error: SystemError) -> Diagnostic {
    .error("cant-read", at: nil, "can't read '\(path)': \(error.reason)")
  }
}
