import Foundation
import Observation

/// The screen of `Feed`, by hand.
@MainActor @Observable final class FeedByHand {
  private(set) var pages: [Page] = []
  private(set) var isLoading: Bool = false
  private(set) var message: String?
  private(set) var footnote: String?

  var posts: [Post] { pages.flatMap(\.posts) }

  private let client: any FeedClient
  @ObservationIgnored private var task: Task<Void, Never>?

  init(client: any FeedClient) { self.client = client }

  isolated deinit { task?.cancel() }

  func loadPages() async {
    task?.cancel()
    message = nil
    ask(from: 0)
    await task?.value
  }

  func more() {
    guard !isLoading, let start = pages.last?.next else { return }
    ask(from: start)
  }

  private func ask(from start: Int) {
    isLoading = true
    footnote = nil
    task = Task { [client, weak self] in
      do {
        let page: Page = try await client.page(from: start)
        guard !Task.isCancelled, let self else { return }
        pages = start == 0 ? [page] : pages + [page]
        isLoading = false
      } catch {
        guard !Task.isCancelled, let self else { return }
        if start == 0 { message = error.localizedDescription } else { footnote = error.localizedDescription }
        isLoading = false
      }
    }
  }
}
