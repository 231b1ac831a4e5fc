import Observation

/// The screen of `Photos`, by hand.
@MainActor @Observable final class PhotosByHand {
  private(set) var photos: [Photo]
  var isSelecting: Bool = false {
    didSet { if !isSelecting { selected = [] } }
  }
  private(set) var selected: Set<Int> = []
  private(set) var isDeleting: Bool = false

  var title: String { isSelecting ? "\(selected.count) selected" : "\(photos.count) photos" }
  var bytes: Int { photos.reduce(0) { $0 + (isSelected($1.id) ? $1.bytes : 0) } }
  var canDelete: Bool { !selected.isEmpty && !isDeleting }

  private let library: any PhotoLibrary
  @ObservationIgnored private weak var router: (any PhotoRouter)?

  init(library: any PhotoLibrary, router: (any PhotoRouter)?) {
    self.library = library
    self.router = router
    photos = library.all()
  }

  func isSelected(_ id: Int) -> Bool { isSelecting && selected.contains(id) }

  func tap(_ id: Int) {
    guard isSelecting else {
      router?.open(id)
      return
    }
    selected.formSymmetricDifference([id])
  }

  func selectAll() { selected = Set(photos.map(\.id)) }

  @discardableResult
  func delete() -> Task<Void, Never>? {
    guard canDelete else { return nil }
    isDeleting = true
    let ids: Set<Int> = selected
    return Task { [library, weak self] in
      let isDone: Bool = await library.delete(ids)
      self?.deleted(ids, isDone)
    }
  }

  private func deleted(_ ids: Set<Int>, _ isDone: Bool) {
    isDeleting = false
    guard isDone else { return }
    photos.removeAll { ids.contains($0.id) }
    isSelecting = false
  }
}
