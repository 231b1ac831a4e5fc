// Types that the patterns use.

struct Page: Equatable, Sendable {
  var posts: [Post] = []
  /// The start of the next page, if there is one.
  var next: Int?
}

struct Post: Identifiable, Equatable, Sendable {
  let id: Int
  var isLiked: Bool = false
}

struct Book: Identifiable, Equatable, Sendable {
  var title: String
  var id: String { title }
}

struct Mail: Identifiable, Equatable, Sendable {
  let id: Int
  var subject: String = ""
}

struct Order: Identifiable, Equatable, Sendable {
  let id: Int
}

struct User: Equatable, Sendable {
  var name: String
}

struct Preferences: Equatable, Codable, Sendable {
  var isDark: Bool = false
  var size: Int = 15
}
