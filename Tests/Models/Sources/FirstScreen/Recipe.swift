struct Recipe: Identifiable, Equatable, Sendable {
  let id: Int
  let name: String

  static let soup: Recipe = Recipe(id: 1, name: "Soup")
}
