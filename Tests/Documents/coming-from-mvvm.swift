// The value that the settings store.

struct Preferences: Equatable, Codable, Sendable {
  var isDark: Bool = false
  var size: Int = 15
}
