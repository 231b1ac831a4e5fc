/// What loops and includes named, the innermost last. The names stand in templates that the set keeps.
struct TemplateVariables {
  private var entries: [(name: UnsafeBufferPointer<UInt8>, fact: Fact)] = []

  var count: Int { entries.count }
  /// The innermost first.
  var names: [String] { entries.reversed().map { String(decoding: $0.name, as: UTF8.self) } }

  /// The innermost with a name hides those around it.
  func place(of name: UnsafeBufferPointer<UInt8>) -> Int? {
    var place: Int = entries.count - 1
    while place >= 0 {
      if sameBytes(entries[place].name, name) { return place }
      place -= 1
    }
    return nil
  }

  subscript(place: Int) -> Fact {
    get { entries[place].fact }
    set { entries[place].fact = newValue }
  }

  mutating func add(_ name: UnsafeBufferPointer<UInt8>, _ fact: Fact) { entries.append((name, fact)) }
  mutating func removeLast() { entries.removeLast() }
}
