extension OutputChange {
  /// The lines for classes that became plain, or are plain no more: they are observed in another way then.
  var plainChanges: [String] {
    let (old, new) = (Self.classes(in: old), Self.classes(in: new))
    return new.sorted { $0.key < $1.key }.compactMap { name, isPlain in
      guard let was = old[name], was != isPlain else { return nil }
      return isPlain
        ? "'\(name)' is a plain class now\n" : "'\(name)' is no plain class any more: 'bindgen explain' says why\n"
    }
  }

  /// Returns the classes of an emitted file by name, each with whether it is plain, and observed.
  private static func classes(in bytes: [UInt8]) -> [String: Bool] {
    var classes: [String: Bool] = [:]
    for line in String(decoding: bytes, as: UTF8.self).split(separator: "\n") where !line.hasPrefix(" ") {
      guard let found = line.firstMatch(of: /final class (\w+|`\w+`)/) else { continue }
      classes[String(found.1)] = line.contains("@Observable ")
    }
    return classes
  }
}
