/// The outlets that a user's own templates make.
struct OwnOutlets {
  /// Templates that stand for no built-in one. A name with a dot in it is a piece that other templates include.
  let names: [String]
  /// Those that add to a class, and not only what stands behind it: they are told what changes.
  let observing: Set<String>
  /// Of these, those that stand in the getters of fields.
  let reading: Set<String>

  /// Puts the user's templates over the built-in ones.
  init(_ files: [SourceFile], in templates: inout TemplateSet, diagnostics: inout Diagnostics) {
    let builtIn: Set<String> = Set(templates.names)
    templates.add(files, diagnostics: &diagnostics)
    names = templates.names.filter { !builtIn.contains($0) && !$0.utf8.contains(UInt8(ascii: ".")) }
    var (observing, reading): (Set<String>, Set<String>) = ([], [])
    for name in names {
      guard let file: SourceFile = templates.source(of: name) else { continue }
      let template: Template = TemplateReader.read(name: name, file: file)
      if template.addsToClass { observing.insert(name) }
      if template.nodes(of: "read") != nil { reading.insert(name) }
    }
    (self.observing, self.reading) = (observing, reading)
  }
}

extension Generator {
  /// The outlets that a user's own templates add, by their names. What is wrong with the templates
  /// is told where they are used.
  public static func ownOutlets(_ templates: [SourceFile]) -> [String] {
    var unread: Diagnostics = Diagnostics()
    var builtIn: TemplateSet = .builtIn
    return OwnOutlets(templates, in: &builtIn, diagnostics: &unread).names
  }
}
