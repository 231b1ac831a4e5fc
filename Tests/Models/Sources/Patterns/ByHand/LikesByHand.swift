import Foundation
import Observation

/// The screen of `Likes`, by hand.
@MainActor @Observable final class LikesByHand {
  private(set) var posts: [Post]
  var alert: String?

  private let client: any LikeClient
  @ObservationIgnored private var sending: [Int: Task<Void, Never>] = [:]

  init(client: any LikeClient, posts: [Post]) {
    self.client = client
    self.posts = posts
  }

  isolated deinit { for task in sending.values { task.cancel() } }

  func likeTapped(_ id: Int) {
    guard let place = posts.firstIndex(where: { $0.id == id }) else { return }
    posts[place].isLiked.toggle()
    if sending[id] == nil { send(posts[place]) }
  }

  private func send(_ post: Post) {
    sending[post.id] = Task { [client, weak self] in
      do {
        try await client.setLiked(post.isLiked, of: post.id)
        guard !Task.isCancelled, let self else { return }
        sending[post.id] = nil
        if let shown = posts.first(where: { $0.id == post.id }), shown.isLiked != post.isLiked { send(shown) }
      } catch {
        guard !Task.isCancelled, let self else { return }
        sending[post.id] = nil
        if let place = posts.firstIndex(where: { $0.id == post.id }) { posts[place].isLiked = !post.isLiked }
        alert = error.localizedDescription
      }
    }
  }
}
