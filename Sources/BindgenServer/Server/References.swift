import BindgenCore

/// The declarations and uses of the symbol at a position, in all specs of a module, open or not. A symbol of another module has
/// its declaration there.
struct References {
  private let places: ModulePlaces
  private let occurrences: Occurrences
  /// The occurrence at the position; nil if there is none.
  let here: Occurrence?

  /// - Parameter offset: The offset in the file, without a byte order mark.
  init(_ places: ModulePlaces, _ file: SourceFile, _ offset: Int) {
    self.places = places
    occurrences = places.occurrences
    here = occurrences.at(offset, in: file)
  }

  /// The locations of the declarations: several actions may have one base name.
  var declarations: JSON {
    let found = all.filter(\.isDeclaration).compactMap { places.location(of: $0.range) }
    return found.count > 1 ? .array(found) : found.first ?? .null
  }

  func list(withDeclarations: Bool) -> JSON {
    .array(all.filter { withDeclarations || !$0.isDeclaration }.compactMap { places.location(of: $0.range) })
  }

  private var all: [Occurrence] { here.map { occurrences.of($0.symbol) } ?? [] }
}
