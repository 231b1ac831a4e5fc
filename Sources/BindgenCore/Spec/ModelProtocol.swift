/// The protocol of a model: its name, and the entries of the model that it requires: all, unless the spec says otherwise.
package struct ModelProtocol: Sendable {
  package var name: Word
  /// The names of the entries that it requires. Nil for all entries.
  package var members: [Word]?
  /// The names of the entries that it leaves out.
  package var except: [Word] = []

  /// - Parameter names: The name of a field, or the base name and the full name of an action.
  func has(_ names: String...) -> Bool {
    func lists(_ words: [Word]) -> Bool { words.contains { names.contains($0.text) } }
    return members.map(lists) != false && !lists(except)
  }
}
