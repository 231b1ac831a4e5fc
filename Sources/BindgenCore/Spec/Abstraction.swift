/// The protocol of a model: its name, and which of the model's entries it has. All, unless the spec says otherwise.
package struct Abstraction: Sendable {
  package var name: Word
  /// Those that it has, if they are listed.
  package var members: [Word]?
  /// Those that it has not.
  package var except: [Word] = []

  /// - Parameter names: The name of a field; of an action its base name and its full name.
  func has(_ names: String...) -> Bool {
    func lists(_ words: [Word]) -> Bool { words.contains { names.contains($0.text) } }
    return members.map(lists) != false && !lists(except)
  }
}
