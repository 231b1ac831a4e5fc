import BindgenDiagnostics

/// The outlets that a user's own templates make.
struct OwnOutlets {
  /// Templates that stand for no built-in one. A name with a dot in it is a piece that other templates include.
  let names: [String]
  /// Those that add to a class, and not only what stands behind it: they are told what changes.
  let observing: Set<String>

  /// Puts the user's templates over the built-in ones.
  init(_ files: [SourceFile], in templates: inout TemplateSet, diagnostics: inout Diagnostics) {
    let builtIn: Set<String> = Set(templates.names)
    templates.add(files, diagnostics: &diagnostics)
    names = templates.names.filter { !builtIn.contains($0) && !$0.utf8.contains(UInt8(ascii: ".")) }
    observing = Set(names.filter { Self.addsToClass(templates.source(of: $0)) })
  }

  private static func addsToClass(_ file: SourceFile?) -> Bool {
    guard let file else { return false }
    return TemplateReader.read(name: "", file: file).addsToClass
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
