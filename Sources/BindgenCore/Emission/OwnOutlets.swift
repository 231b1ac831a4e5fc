extension TemplateSet {
  /// Adds a user's templates to the built-in ones, and returns the outlets that they define. A name with a dot is a part that
  /// other templates include.
  mutating func addOwn(_ files: [SourceFile], diagnostics: inout Diagnostics) -> [Outlet] {
    let builtIn = Set(names)
    add(files, diagnostics: &diagnostics)
    let own = names.filter { !builtIn.contains($0) && !$0.utf8.contains(UInt8(ascii: ".")) }
    return own.compactMap { name in
      guard let file = source(of: name) else { return nil }
      let template = TemplateReader.read(name: name, file: file)
      return .own(name, isNotified: template.addsToClass, isRead: template.nodes(of: "read") != nil)
    }
  }
}

extension Generator {
  /// Returns all outlets, with those that the user's own templates add. Mistakes in these are reported when they are used.
  package static func outlets(with templates: [SourceFile]) -> [Outlet] {
    if templates.isEmpty { return Outlet.all }
    var unread = Diagnostics()
    var set: TemplateSet = .builtIn
    return Outlet.all + set.addOwn(templates, diagnostics: &unread)
  }

  /// Returns the names of the outlets that the user's own templates add.
  package static func ownOutlets(_ templates: [SourceFile]) -> [String] {
    outlets(with: templates).dropFirst(Outlet.all.count).map(\.name)
  }
}
