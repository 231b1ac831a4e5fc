/// All protocols of a run by their names, so that one can refine another.
package struct ProtocolTable: Sendable {
  private var byName: [String: EmittedProtocol] = [:]

  package init() {}

  init(_ models: [ResolvedModel]) {
    for interface in models.flatMap(\.interfaces) where byName[interface.name.text] == nil {
      byName[interface.name.text] = interface
    }
  }

  /// The interface with all requirements of the protocols that it refines.
  package func whole(_ interface: EmittedProtocol) -> EmittedProtocol {
    var whole = interface
    var open = interface.conforms
    var seen: Set<String> = [interface.name.text]
    while let type = open.popLast() {
      guard seen.insert(type.text).inserted, let other = byName[type.text] else { continue }
      let mine = Set(whole.methods.map(\.signature.shape))
      whole.methods += other.methods.filter { !mine.contains($0.signature.shape) }
      let names = Set(whole.properties.map(\.name))
      whole.properties += other.properties.filter { !names.contains($0.name) }
      whole.initializers += other.initializers
      whole.conforms += other.conforms
      open += other.conforms
    }
    return whole
  }

  /// Returns the refined type by which a protocol refines itself, over any number of steps; nil if it does not.
  func circle(of interface: EmittedProtocol) -> SwiftType? {
    interface.conforms.first { type in
      guard let other = byName[type.text] else { return false }
      return ([type] + whole(other).conforms).contains { $0.text == interface.name.text }
    }
  }

  /// Returns a refined protocol that the run does not know: its requirements are unknown, too.
  package func unknown(of interface: EmittedProtocol) -> SwiftType? {
    whole(interface).conforms.first {
      byName[$0.text] == nil && !$0.isOfObjects && !Self.demandsNothing.contains($0.text)
    }
  }

  /// Whether the double is a base class that does not conform itself: only the user knows the missing requirements.
  package func isDoubledInPart(_ interface: EmittedProtocol) -> Bool {
    // What derives from a class that is not `Sendable` is not either.
    unknown(of: interface) != nil && interface.kind != .model && !whole(interface).isSendable
  }

  /// Whether the double stores fields that others observe. (A base class records what they are set to.)
  package func keepsFields(_ interface: EmittedProtocol) -> Bool {
    whole(interface).needsFields && !isDoubledInPart(interface)
  }

  private static let demandsNothing: Set<String> = ["Sendable", "Swift.Sendable"]
}
