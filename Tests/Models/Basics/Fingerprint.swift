import Foundation

/// Digests of files: of those that the tests' models are emitted from, or of those that decide whether tests pass.
package enum Fingerprint {
  /// Returns a digest of the tool, and of the specs.
  package static func ofEmission(in repository: URL) -> String {
    let specs: [String] = files(in: repository, ["Tests/Models"]).filter {
      $0.hasSuffix(".yml") || $0.hasSuffix(".tmpl") || $0.contains("/Specs/")
    }
    return name(
      of: files(in: repository, ["Sources/BindgenCore", "Templates", "Tests/EmittedTests"]) + specs,
      in: repository
    )
  }

  /// Returns a digest of these, and of the tests.
  package static func ofModels(in repository: URL) -> String {
    name(of: files(in: repository, ["Sources/BindgenCore", "Templates", "Tests/Models"]), in: repository)
  }

  private static func files(in repository: URL, _ folders: [String]) -> [String] {
    folders.flatMap { folder in
      let names: FileManager.DirectoryEnumerator? = FileManager.default.enumerator(
        atPath: repository.appendingPathComponent(folder).path
      )
      var paths: [String] = []
      while let name = names?.nextObject() as? String {
        if name.hasPrefix(".") { names?.skipDescendants() } else { paths.append(folder + "/" + name) }
      }
      return paths.filter { !$0.contains("/Generated/") }.sorted()
    }
  }

  private static func name(of paths: [String], in repository: URL) -> String {
    var digest: Digest = Digest()
    for path in paths {
      guard let bytes: Data = try? Data(contentsOf: repository.appendingPathComponent(path)) else { continue }
      digest.add(path.utf8)
      digest.add(bytes)
    }
    return digest.name
  }
}
