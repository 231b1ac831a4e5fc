enum EmbeddedTemplates {
  static let all: [(name: String, text: String)] = []
}
