/// The members of a protocol.
struct ProtocolMembers {
  var methods: [Method] = []
  var properties: [ServiceProperty] = []
  var initializers: [Word] = []
}

/// Properties and initializers among the methods of a protocol. Properties end as in Swift: `{ get }`, or `{ get set }`.
extension SpecReader {
  mutating func members(_ value: Value) -> ProtocolMembers {
    var members = ProtocolMembers()
    for item in value.items(into: &diagnostics) ?? [] {
      if let initializer = initializer(item) {
        members.initializers.append(initializer)
      } else if let texts = PropertyTexts(item) {
        if let property = property(texts) { members.properties.append(property) }
      } else if let (name, type) = bareProperty(item) {
        reportAccessors(at: type.range, help: "write '\(name): \(type.string) { get }'")
      } else if let method = method(item) {
        members.methods.append(method)
      }
    }
    return members
  }

  /// Returns an initializer: `init(_ note: Note)`. Nil for anything else.
  private func initializer(_ item: Value) -> Word? {
    var found = Diagnostics()
    guard !item.isMapping, let text = item.swift(inDoubleQuotes: true, into: &found),
      text.string.prefixMatch(of: /init *[?<(]/) != nil, (try? Tokens(text)) != nil
    else { return nil }
    return Word(text.string, at: item.range)
  }

  private mutating func reportAccessors(at place: SourceRange, help: String) {
    let message = "a property of a protocol ends in '{ get }' or '{ get set }'"
    diagnostics.error("accessors", at: place, message, help: help)
  }

  /// Returns the name and the type of a property without accessors: `isOn: Bool`, on a line or in quotes.
  private func bareProperty(_ item: Value) -> (name: String, type: SwiftText)? {
    var found = Diagnostics()
    guard item.isMapping else {
      guard let text = item.swift(inDoubleQuotes: true, into: &found), let tokens = try? Tokens(text),
        let colon = PropertyTexts.colon(tokens), colon == 1, tokens[0].kind == .name
      else { return nil }
      return bareProperty(tokens.string(0), text.part(tokens[colon].end..<text.bytes.count).trimmed)
    }
    guard let entries = item.mapping(into: &found)?.entries, entries.count == 1,
      !Language.method.contains(entries[0].key.name), !entries[0].value.isMapping,
      let text = entries[0].value.swift(inDoubleQuotes: true, into: &found)
    else { return nil }
    return bareProperty(entries[0].key.name, text)
  }

  private func bareProperty(_ name: String, _ type: SwiftText) -> (name: String, type: SwiftText)? {
    (try? SwiftType.parse(type)) == nil ? nil : (name, type)
  }

  private mutating func property(_ texts: PropertyTexts) -> ServiceProperty? {
    let accessors = texts.accessors.joined(separator: " ")
    guard accessors == "get" || accessors == "get set" else {
      reportAccessors(at: texts.place, help: "write one of these")
      return nil
    }
    let name = self.name(texts.name)
    let type = self.type(texts.type)
    guard let name, let type else { return nil }
    let doc = texts.doc.flatMap { self.doc($0) }
    return ServiceProperty(
      name: name,
      type: type,
      isSettable: accessors == "get set",
      isWeak: texts.isWeak,
      doc: doc
    )
  }
}

/// The parts of a property, as its item writes them: as a whole, as a key with a value, or as a signature with `doc`.
private struct PropertyTexts {
  var isWeak: Bool = false
  var name: SwiftText
  var type: SwiftText
  var accessors: [String]
  var place: SourceRange
  var doc: Value?

  /// Splits an item into the parts of a property. Nil for anything else.
  init?(_ item: Value) {
    var found = Diagnostics()
    if item.isMapping, let mapping = item.mapping(into: &found) {
      if let signature = mapping["signature"]?.value, !signature.isMapping, let own = PropertyTexts(signature) {
        self = own
        doc = mapping["doc"]?.value
      } else if mapping.entries.count == 1, let entry = mapping.entries.first,
        let text = entry.value.swift(inDoubleQuotes: true, into: &found)
      {
        self.init(name: entry.key.text, text)
      } else {
        return nil
      }
    } else if let text = item.swift(inDoubleQuotes: true, into: &found),
      let tokens = try? Tokens(text), let colon = Self.colon(tokens)
    {
      self.init(
        name: text.part(0..<tokens[colon].start).trimmed,
        text.part(tokens[colon].end..<text.bytes.count).trimmed
      )
    } else {
      return nil
    }
  }

  private init?(name: SwiftText, _ text: SwiftText) {
    guard let tokens = try? Tokens(text), tokens.count > 2, tokens.isText(tokens.count - 2, "}") else { return nil }
    let open = tokens[tokens.count - 2].partner
    let words = (open + 1..<tokens.count - 2).map { tokens.string($0) }
    guard open > 0, words.contains("get") || words.contains("set") else { return nil }
    type = text.part(0..<tokens[open].start).trimmed
    accessors = words
    place = tokens.range(open)
    self.name = name
    guard let names = try? Tokens(name), names.isText(0, "weak"), names[1].kind == .name else { return }
    isWeak = true
    self.name = name.part(names[1].start..<name.bytes.count).trimmed
  }

  /// Returns the index of the first colon outside of brackets.
  static func colon(_ tokens: Tokens) -> Int? {
    var index = 0
    while index < tokens.count {
      if tokens[index].kind == .colon { return index }
      index = tokens[index].opens ? tokens[index].partner + 1 : index + 1
    }
    return nil
  }
}
