import Observation

/// The form of `BookForm`, by hand.
@MainActor @Observable final class BookFormByHand: Identifiable {
  var title: String = ""
  var canSave: Bool { !title.isEmpty }

  /// Called with the new book, or with nil if the form was cancelled.
  @ObservationIgnored private let onEnd: (Book?) -> Void

  init(onEnd: @escaping (Book?) -> Void) { self.onEnd = onEnd }

  func save() { if canSave { onEnd(Book(title: title)) } }
  func cancel() { onEnd(nil) }
}

/// The page of `BookPage`, by hand.
@MainActor final class BookPageByHand: Identifiable {
  let book: Book
  private let onDelete: () -> Void

  init(book: Book, onDelete: @escaping () -> Void) {
    self.book = book
    self.onDelete = onDelete
  }

  func delete() { onDelete() }
}

/// The list of `Books`, by hand.
@MainActor @Observable final class BooksByHand {
  enum Destination {
    case add(BookFormByHand)
    case page(BookPageByHand)
    case help
  }

  private(set) var books: [Book]
  private(set) var destination: Destination?

  // Bindings of SwiftUI's modifiers.
  var add: BookFormByHand? {
    get { if case .add(let form) = destination { form } else { nil } }
    set { if newValue == nil, add != nil { destination = nil } }
  }
  var page: BookPageByHand? {
    get { if case .page(let page) = destination { page } else { nil } }
    set { if newValue == nil, page != nil { destination = nil } }
  }
  var isHelpShown: Bool {
    get { if case .help = destination { true } else { false } }
    set { if !newValue, isHelpShown { destination = nil } }
  }

  init(books: [Book] = []) { self.books = books }

  func addTapped() { destination = .add(BookFormByHand { [weak self] in self?.formEnded($0) }) }

  func helpTapped() { destination = .help }

  func tapped(_ book: Book) {
    destination = .page(BookPageByHand(book: book) { [weak self] in self?.deleted(book) })
  }

  private func formEnded(_ book: Book?) {
    if let book, !books.contains(where: { $0.id == book.id }) { books.append(book) }
    destination = nil
  }

  private func deleted(_ book: Book) {
    books.removeAll { $0.id == book.id }
    destination = nil
  }
}
