/// The limit: code that one would write by hand for this graph alone, as tight as possible. Everything is computed at once in
/// straight lines, with the exact set of changes, and reported in the outlet's ordinary way.
extension SpeedGraph {
  /// A list of closures that can be cancelled.
  var callbacksByHand: String {
    classByHand(
      "Callbacks\(name)",
      members: """
          private var listeners: [Listener<Callbacks\(name), Changes>] = []
          public func observe(_ body: @escaping (Callbacks\(name), Changes) -> Void) -> Listener<Callbacks\(name), Changes> {
            let listener: Listener<Callbacks\(name), Changes> = Listener(body)
            listeners = listeners.filter { $0.isLive } + [listener]
            return listener
          }
          private func tell(_ changes: Changes) {
            var index: Int = 0
            while index < listeners.count {
              if listeners[index].isLive { listeners[index].body(self, changes) }
              index += 1
            }
          }

        """
    )
  }

  /// A weak delegate: a call for the whole, and one for each field that changed.
  var delegateByHand: String {
    let told: [(name: String, test: String)] = affected.map { number in
      (name: "didChange\(fields[number].name.uppercased())", test: "changes.\(word(number)) & \(bit(number)) != 0")
    }
    var text: String = "public protocol Delegate\(name)Delegate: AnyObject {\n"
    text += "  func model(_ model: Delegate\(name), didChange changes: Delegate\(name).Changes)\n"
    for field in told { text += "  func \(field.name)(_ model: Delegate\(name))\n" }
    text += "}\n\nextension Delegate\(name)Delegate {\n"
    for field in told { text += "  public func \(field.name)(_ model: Delegate\(name)) {}\n" }
    text += "}\n\n"
    let calls: String = told.map { "    if \($0.test) { delegate.\($0.name)(self) }\n" }.joined()
    let members: String = """
        public weak var delegate: (any Delegate\(name)Delegate)?
        private func tell(_ changes: Changes) {
          guard let delegate else { return }
          delegate.model(self, didChange: changes)
      \(calls)  }

      """
    return text + classByHand("Delegate\(name)", members: members)
  }

  private func word(_ number: Int) -> String { "word\(number / 64)" }

  private func bit(_ number: Int) -> String { "0x" + String(UInt64(1) << UInt64(number % 64), radix: 16) }

  private func classByHand(_ name: String, members: String) -> String {
    var text: String = "public final class \(name) {\n" + changesByHand
    for index in kept where index < states.count {
      let field: Field = fields[index]
      text += "  private var _\(field.name): Int = \(field.text)\n"
      let isSettable: Bool = !hasPut && index == writes[0].state
      text += isSettable ? setter(field) : "  public var \(field.name): Int { _\(field.name) }\n"
    }
    let derived: [Field] = kept.filter { $0 >= states.count }.map { fields[$0] }
    for field in derived {
      text += "  private var _\(field.name): \(field.type) = \(field.type == "Int" ? "0" : "[]")\n"
      text += "  public var \(field.name): \(field.type) { _\(field.name) }\n"
    }
    if hasPut { text += putByHand }
    text += members + "  public init() { start() }\n  private func start() {\n"
    for field in derived { text += "    _\(field.name) = \(field.text)\n" }
    return text + "  }\n}\n\n"
  }

  private var changesByHand: String {
    let words: [String] = Set(affected.map { $0 / 64 }).sorted().map { "word\($0)" }
    var text: String = "  public struct Changes {\n"
    for word in words { text += "    public internal(set) var \(word): UInt64 = 0\n" }
    return text + "    public var sum: UInt64 { \(words.joined(separator: " &+ ")) }\n  }\n"
  }

  private func setter(_ field: Field) -> String {
    """
      public var \(field.name): Int {
        get { _\(field.name) }
        set {
          if newValue == _\(field.name) { return }
          _\(field.name) = newValue
          var changes: Changes = Changes()
          changes.\(word(writes[0].state)) = \(bit(writes[0].state))
    \(straightLines)      tell(changes)
        }
      }

    """
  }

  private var putByHand: String {
    var text: String = "  public func put(_ count: Int) {\n    var changes: Changes = Changes()\n"
    for write in writes {
      let name: String = states[write.state].name
      text += "    let \(name): Int = \(write.text)\n"
      text += stored(write.state)
    }
    return text + straightLines + "    if changes.sum != 0 { tell(changes) }\n  }\n"
  }

  private var straightLines: String {
    affected.filter { $0 >= states.count }.map { number in
      let field: Field = fields[number]
      let lines: String = "    let \(field.name): \(field.type) = \(field.text)\n" + stored(number)
      if !field.isGuarded { return lines }
      let tests: [String] = field.inputs.map { "changes.\(word($0)) & \(bit($0)) != 0" }
      return "    if \(tests.joined(separator: " || ")) {\n\(lines)    }\n"
    }
    .joined()
  }

  /// Returns code that stores the constant of the field's name, and notes whether it differs.
  private func stored(_ number: Int) -> String {
    let name: String = fields[number].name
    return "    changes.\(word(number)) |= \(name) != _\(name) ? \(bit(number)) : 0\n    _\(name) = \(name)\n"
  }
}
