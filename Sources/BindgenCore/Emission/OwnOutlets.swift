extension TemplateSet {
  /// Puts a user's templates over those that are there, and says what outlets they make: each that stands for no built-in
  /// template. A name with a dot in it is a piece that other templates include.
  mutating func addOwn(_ files: [SourceFile], diagnostics: inout Diagnostics) -> [Outlet] {
    let builtIn: Set<String> = Set(names)
    add(files, diagnostics: &diagnostics)
    let own: [String] = names.filter { !builtIn.contains($0) && !$0.utf8.contains(UInt8(ascii: ".")) }
    return own.compactMap { name in
      guard let file: SourceFile = source(of: name) else { return nil }
      let template: Template = TemplateReader.read(name: name, file: file)
      return .own(name, isNotified: template.addsToClass, isRead: template.nodes(of: "read") != nil)
    }
  }
}

extension Generator {
  /// The outlets that a user's own templates add, by their names. What is wrong with the templates
  /// is told where they are used.
  package static func ownOutlets(_ templates: [SourceFile]) -> [String] {
    var unread: Diagnostics = Diagnostics()
    var set: TemplateSet = .builtIn
    return set.addOwn(templates, diagnostics: &unread).map(\.name)
  }
}
