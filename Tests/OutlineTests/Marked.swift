import BindgenDiagnostics

/// A spec in which `▶` stands where each error must point, in order.
struct Marked {
  let file: SourceFile
  let places: [Position]

  init(_ source: String, name: String = "Test.bindgen.yml") {
    let parts: [Substring] = source.split(separator: "▶", omittingEmptySubsequences: false)
    let file: SourceFile = SourceFile(name: name, text: parts.joined())
    var offset: Int = 0
    var places: [Position] = []
    for part: Substring in parts.dropLast() {
      offset += part.utf8.count
      places.append(file.position(at: offset))
    }
    self.file = file
    self.places = places
  }
}

extension Diagnostic {
  var place: Position? { range?.start }
}
