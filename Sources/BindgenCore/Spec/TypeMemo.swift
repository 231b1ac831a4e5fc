/// Types that were read before. A spec says `Int` a hundred times, and the second time nothing is new but the place.
struct TypeMemo {
  private var types: [[UInt8]: SwiftType] = [:]

  mutating func type(_ text: SwiftText) throws(Diagnostic) -> SwiftType {
    // Where an escape was undone, places can't be moved.
    guard text.exactCount == text.bytes.count else { return try SwiftType.parse(text) }
    if let known: SwiftType = types[text.bytes] {
      return known.moved(by: text.range.lowerBound - known.range.lowerBound)
    }
    let type: SwiftType = try SwiftType.parse(text)
    // What does not make up the whole text would be moved to a wrong place.
    if type.range == text.range { types[text.bytes] = type }
    return type
  }
}

extension SwiftType {
  fileprivate func moved(by distance: Int) -> SwiftType {
    let form: Form =
      switch form {
      case .optional(let wrapped): .optional(wrapped.moved(by: distance))
      case .array(let element): .array(element.moved(by: distance))
      case .named, .dictionary, .tuple, .function, .existential, .metatype: form
      }
    return SwiftType(
      text: text,
      range: range.moved(by: distance),
      form: form,
      names: names.map { Name(text: $0.text, range: $0.range.moved(by: distance)) },
      isMarkedEscaping: isMarkedEscaping
    )
  }
}

extension SourceRange {
  fileprivate func moved(by distance: Int) -> SourceRange {
    SourceRange(file, lowerBound + distance, upperBound + distance)
  }
}
