@MainActor final class Librarian {
  let name: String

  init(name: String) { self.name = name }
}

@MainActor protocol ShelvesStore {
  var count: Int { get }
}

/// A use of the store, which another file declares.
extension Shelves {
  var count: Int { store.count }
}
