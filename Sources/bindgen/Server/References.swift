import BindgenCore

/// Where what a word names is declared, and where else it is named: over all specs of a module, open or not. What another module
/// declares has its place there.
struct References {
  private let places: ModulePlaces
  private let occurrences: Occurrences
  /// What the word stands for.
  let here: Occurrence?

  /// - Parameter offset: As the file counts.
  init(_ places: ModulePlaces, _ file: SourceFile, _ offset: Int) {
    self.places = places
    occurrences = places.occurrences
    here = occurrences.at(offset, in: file)
  }

  /// Where it is declared. Several actions may have one base name.
  var declarations: JSON {
    let found: [JSON] = all.filter(\.isDeclaration).compactMap { places.location(of: $0.range) }
    return found.count > 1 ? .array(found) : found.first ?? .null
  }

  func list(withDeclarations: Bool) -> JSON {
    .array(all.filter { withDeclarations || !$0.isDeclaration }.compactMap { places.location(of: $0.range) })
  }

  private var all: [Occurrence] { here.map { occurrences.of($0.symbol) } ?? [] }
}
