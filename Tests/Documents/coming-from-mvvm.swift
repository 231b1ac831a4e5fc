// What the settings keep.

struct Preferences: Equatable, Codable, Sendable {
  var isDark: Bool = false
  var size: Int = 15
}
