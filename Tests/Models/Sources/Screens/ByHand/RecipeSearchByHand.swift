import Foundation
import Observation

/// The screen of `RecipeSearch`, by hand.
@MainActor @Observable final class RecipeSearchByHand {
  var query: String = "" {
    didSet {
      guard query != oldValue else { return }
      page = RecipePage()
      isLoaded = false
      load(after: .milliseconds(300))
    }
  }
  private(set) var page: RecipePage = RecipePage()
  private(set) var isLoading: Bool = false
  private(set) var message: String?
  private(set) var footnote: String?
  private var isLoaded: Bool = false

  var isNothingFound: Bool { isLoaded && !isLoading && page.recipes.isEmpty && message == nil }

  private let client: any RecipeClient
  private let clock: any Clock<Duration>
  @ObservationIgnored private var task: Task<Void, Never>?

  init(client: any RecipeClient, clock: any Clock<Duration> = ContinuousClock()) {
    self.client = client
    self.clock = clock
  }

  isolated deinit { task?.cancel() }

  func loadPage() async {
    load()
    await task?.value
  }

  func more() {
    guard !isLoading, let start = page.next else { return }
    isLoading = true
    footnote = nil
    task = Task { [client, query, weak self] in
      do {
        let next: RecipePage = try await client.find(query, from: start)
        guard !Task.isCancelled, let self else { return }
        page = RecipePage(recipes: page.recipes + next.recipes, next: next.next)
        isLoading = false
      } catch {
        guard !Task.isCancelled, let self else { return }
        footnote = error.localizedDescription
        isLoading = false
      }
    }
  }

  private func load(after pause: Duration? = nil) {
    task?.cancel()
    message = nil
    footnote = nil
    isLoading = !query.isEmpty
    guard isLoading else { return }
    task = Task { [client, clock, query, weak self] in
      do {
        if let pause { try await clock.sleep(for: pause) }
        let first: RecipePage = try await client.find(query, from: 0)
        guard !Task.isCancelled, let self else { return }
        page = first
        isLoaded = true
        isLoading = false
      } catch {
        guard !Task.isCancelled, let self else { return }
        message = error.localizedDescription
        isLoading = false
      }
    }
  }
}
