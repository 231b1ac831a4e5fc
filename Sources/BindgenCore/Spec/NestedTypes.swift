/// The types that a model declares, in `types` and by its choices: found by their bare names inside the model, and qualified anywhere else.
package struct NestedTypes: Sendable {
  /// The declarations in `types`. Nil if there are only choices.
  package let declarations: SwiftCode?
  /// The names of the types at their top level, and of the enums of choices.
  package let names: [Word]
  /// `Feed.`
  private let prefix: String
  private let known: Set<String>

  private static let keywords: Set<String> = ["actor", "class", "enum", "protocol", "struct", "typealias"]

  /// - Parameter choices: The names of enums that are emitted beside the declarations.
  package init(_ declarations: SwiftCode?, of model: String, and choices: [Word] = []) {
    self.declarations = declarations
    names = (declarations.map { Self.names(in: $0.tokens) } ?? []) + choices
    prefix = SwiftName.escaped(model, as: .type) + "."
    known = Set(names.map(\.text))
  }

  package func declares(_ name: String) -> Bool { known.contains(name) }

  private static func names(in tokens: Tokens) -> [Word] {
    var names: [Word] = []
    var index = 0
    while index < tokens.count - 1 {
      let isKeyword = tokens[index].kind == .name && keywords.contains(tokens.string(index))
      // (`class func` declares no type.)
      if isKeyword, tokens[index + 1].kind == .name, !["func", "var", "let"].contains(tokens.string(index + 1)) {
        names.append(Word(tokens.name(index + 1), at: tokens.range(index + 1..<index + 2)))
      }
      index = tokens[index].opens ? tokens[index].partner + 1 : index + 1
    }
    return names
  }

  /// Returns Swift in which the names are qualified, so that it means the same outside the model.
  private func qualified(_ swift: String) -> String {
    let text = SwiftText(SourceFile(name: "", text: swift).range)
    guard known.contains(where: swift.contains), let tokens = try? Tokens(text) else { return swift }
    var bytes = text.bytes
    var brackets: [UInt8] = []
    var places: [Int] = []
    for index in 0..<tokens.count - 1 {
      let token = tokens[index]
      if token.opens { brackets.append(text.bytes[token.start]) }
      if token.closes { _ = brackets.popLast() }
      guard token.kind == .name, known.contains(tokens.name(index)), index == 0 || tokens[index - 1].kind != .dot else {
        continue
      }
      // In `(Phase: Int)` it is a label, in `[Phase: Int]` a type.
      let isLabel = tokens[index + 1].kind == .colon && brackets.last == UInt8(ascii: "(")
      if !isLabel { places.append(token.start) }
    }
    for place in places.reversed() { bytes.insert(contentsOf: prefix.utf8, at: place) }
    return String(decoding: bytes, as: UTF8.self)
  }

  package func qualified(_ type: SwiftType) -> SwiftType {
    SwiftType(
      text: qualified(type.text),
      range: type.range,
      form: qualified(type.form),
      names: type.names,
      isMarkedEscaping: type.isMarkedEscaping
    )
  }

  private func qualified(_ form: SwiftType.Form) -> SwiftType.Form {
    switch form {
    case .named(let name): .named(qualified(name))
    case .optional(let type): .optional(qualified(type))
    case .array(let type): .array(qualified(type))
    case .dictionary, .tuple, .function, .existential, .metatype: form
    }
  }

  package func qualified(_ signature: Signature) -> Signature {
    var signature = signature
    signature.generics = qualified(signature.generics)
    signature.requirements = qualified(signature.requirements)
    signature.throwing = qualified(signature.throwing)
    signature.result = signature.result.map { qualified($0) }
    for index in signature.parameters.indices {
      signature.parameters[index].type = qualified(signature.parameters[index].type)
      signature.parameters[index].value = signature.parameters[index].value.map { qualified($0) }
    }
    return signature
  }
}

// MARK: - Ids

extension NestedTypes {
  /// Standard protocols and raw values without an `id`. Any other protocol may have one.
  private static let withoutID: Set<String> = [
    "CaseIterable", "Codable", "Comparable", "Decodable", "Encodable", "Equatable", "Error", "Hashable", "Sendable",
    "Int", "String", "Double", "Character",
  ]

  /// Returns the bare name of a type that is declared here, if neither its declaration nor a protocol gives it an `id`.
  package func withoutID(_ type: SwiftType) -> String? {
    guard case .named(let name) = type.form, name.hasPrefix(prefix), let tokens = declarations?.tokens else {
      return nil
    }
    let bare = SwiftName.bare(String(name.dropFirst(prefix.count)))
    var index = 0
    while index < tokens.count - 1 {
      let isValue = tokens.isText(index, "struct") || tokens.isText(index, "enum")
      if isValue, tokens.name(index + 1) == bare { return hasNoID(from: index + 2, tokens) ? bare : nil }
      index = tokens[index].opens ? tokens[index].partner + 1 : index + 1
    }
    return nil
  }

  /// Whether neither the protocols behind a type's name nor its braces give an `id`.
  private func hasNoID(from start: Int, _ tokens: Tokens) -> Bool {
    var index = start
    while !tokens.isText(index, "{") {
      let isKnown =
        tokens[index].kind == .name ? Self.withoutID.contains(tokens.name(index)) : ",:".contains(tokens.string(index))
      if tokens[index].kind == .end || !isKnown { return false }
      index += 1
    }
    return !(index..<tokens[index].partner).contains { tokens.name($0) == "id" }
  }
}
