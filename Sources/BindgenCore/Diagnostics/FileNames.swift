/// The names of input and output files.
///
/// Plugins must name the outputs before the tool runs. A plugin can't depend on a library, so it compiles this file by
/// a link. That is why the file imports nothing, and why it is `public`: a plugin is compiled without a package's name.
public enum FileNames {
  public static let specEndings: [String] = [".bindgen.yml", ".bindgen.yaml", ".bindgen"]
  public static let templateEnding = ".swift.tmpl"
  /// The library of the code that models of several modules share: a product of this package, and a module.
  public static let runtime = "BindgenRuntime"
  /// The file that names the library, and other modules, to a plugin in an Xcode project.
  public static let modules = "bindgen.modules"
  /// The file that all models of a run share.
  public static let support = "Bindgen+Support.swift"

  public static func isSpec(_ path: String) -> Bool { specEndings.contains(where: path.hasSuffix) }

  /// `Specs/Shopping.bindgen.yml` becomes `Shopping.bindgen.swift`.
  public static func output(ofSpec path: String) -> String {
    var name = Substring(base(path))
    for ending in [".yml", ".yaml"] where name.hasSuffix(ending) && name.utf8.count > ending.utf8.count {
      name = name.dropLast(ending.count)
      break
    }
    if name == "<stdin>" { name = "Input" }
    return String(name) + (name.hasSuffix(".bindgen") ? ".swift" : ".bindgen.swift")
  }

  /// Returns a file's name without its folders.
  public static func base(_ path: String) -> String {
    String(path.split(separator: "/").last ?? "Input")
  }
}
