/// All protocols of a run by their names, so that one can refine another.
package struct InterfaceTable: Sendable {
  private var byName: [String: Interface] = [:]

  package init() {}

  init(_ models: [ResolvedModel]) {
    for interface in models.flatMap(\.interfaces) where byName[interface.name.text] == nil {
      byName[interface.name.text] = interface
    }
  }

  /// The interface with all requirements of the protocols that it refines.
  package func whole(_ interface: Interface) -> Interface {
    var whole: Interface = interface
    var open: [SwiftType] = interface.conforms
    var seen: Set<String> = [interface.name.text]
    while let type: SwiftType = open.popLast() {
      guard seen.insert(type.text).inserted, let other: Interface = byName[type.text] else { continue }
      let mine: Set<String> = Set(whole.methods.map(\.signature.shape))
      whole.methods += other.methods.filter { !mine.contains($0.signature.shape) }
      let names: Set<String> = Set(whole.properties.map(\.name))
      whole.properties += other.properties.filter { !names.contains($0.name) }
      whole.initializers += other.initializers
      whole.conforms += other.conforms
      open += other.conforms
    }
    return whole
  }

  /// Where it says that it refines itself, over any number of steps.
  func circle(of interface: Interface) -> SwiftType? {
    interface.conforms.first { type in
      guard let other: Interface = byName[type.text] else { return false }
      return ([type] + whole(other).conforms).contains { $0.text == interface.name.text }
    }
  }

  /// A refined protocol that the run does not know: its requirements are unknown, too.
  package func unknown(of interface: Interface) -> SwiftType? {
    whole(interface).conforms.first {
      byName[$0.text] == nil && !$0.isOfObjects && !Self.demandsNothing.contains($0.text)
    }
  }

  /// Whether its double is a class to derive from, which does not conform: only the user knows what is missing.
  package func isDoubledInPart(_ interface: Interface) -> Bool {
    // What derives from a class that is not `Sendable` is not either.
    unknown(of: interface) != nil && interface.kind != .model && !whole(interface).isSendable
  }

  /// Whether the double keeps fields that others observe. (One to derive from records what they are set to.)
  package func keepsFields(_ interface: Interface) -> Bool {
    whole(interface).needsFields && !isDoubledInPart(interface)
  }

  private static let demandsNothing: Set<String> = ["Sendable", "Swift.Sendable"]
}
