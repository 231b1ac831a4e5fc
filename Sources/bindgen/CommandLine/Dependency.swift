import BindgenCore

/// The place of bindgen for a package, and the entries in its manifest for that.
struct Dependency: Equatable, Sendable {
  /// A path, as seen from the package, or a URL: by default, in a folder beside.
  var place: String = "../bindgen"

  /// The entry in the package's dependencies.
  var package: String {
    if isRemote { return ".package(url: \(literal(place)), branch: \"main\")" }
    return identity == Self.name
      ? ".package(path: \(literal(place)))" : ".package(name: \"bindgen\", path: \(literal(place)))"
  }

  /// The entry in a target's plugins.
  var plugin: String {
    ".plugin(name: \"BindgenPlugin\", package: \(literal(isRemote ? identity : Self.name)))"
  }

  private static let name = "bindgen"

  /// SwiftPM names a package by the end of its place.
  private var identity: String {
    let last = place.split(whereSeparator: { $0 == "/" || $0 == ":" }).last ?? ""
    return String(isRemote && last.hasSuffix(".git") ? last.dropLast(".git".count) : last)
  }

  private var isRemote: Bool {
    // `git@host:path` is an address, too.
    if place.hasPrefix("git@") { return true }
    return ["https://", "http://", "ssh://", "git://", "file://"].contains(where: place.hasPrefix)
  }

  /// A Swift string literal, with escapes for invisible characters.
  private func literal(_ text: String) -> String {
    var literal = ""
    for scalar in text.unicodeScalars {
      if scalar == "\"" || scalar == "\\" { literal += "\\" }
      literal.unicodeScalars.append(scalar)
    }
    return "\"" + literal.visible + "\""
  }
}
