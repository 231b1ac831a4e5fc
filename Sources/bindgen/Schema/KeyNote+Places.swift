import BindgenCore

extension KeyNote {
  /// The keys that a place may have, in their order, with what they are for.
  ///
  /// - Parameter path: The keys above it, from the top.
  static func keys(at path: [String]) -> [(key: String, note: KeyNote)] {
    switch path.count {
    case 0: return listed(SpecKeys.spec, spec(outlets: []))
    case 2 where path[0] == "models": return listed(SpecKeys.model, model([]))
    case 2 where path[0] == "protocols": return listed(SpecKeys.protocols, oneOfProtocols([]))
    case 3 where path[0] == "models": return keysOfPart(path[2])
    case 3 where path[0] == "protocols" && path[2] == "methods": return listed(SpecKeys.method, methodNotes)
    case 4 where path[0] == "models": return keysOfEntry(path[2])
    case 5 where path[0] == "models" && path[2] == "actions" && path[4] == "effect":
      return listed(SpecKeys.effect, effectNotes)
    case 5 where path[0] == "models" && path[4] == "methods": return listed(SpecKeys.method, methodNotes)
    default: return []
    }
  }

  /// Of what a model has once.
  private static func keysOfPart(_ part: String) -> [(key: String, note: KeyNote)] {
    switch part {
    case "view": listed(SpecKeys.view, view)
    case "protocol": listed(SpecKeys.abstraction, abstraction)
    case "events": listed(SpecKeys.events, events)
    default: []
    }
  }

  /// Of an entry of a section.
  private static func keysOfEntry(_ section: String) -> [(key: String, note: KeyNote)] {
    switch section {
    case "actions": listed(SpecKeys.action, actionNotes)
    case "functions": listed(SpecKeys.function, functionNotes)
    case "loads": listed(SpecKeys.load, loadNotes)
    default: listed(SpecKeys.entry[section] ?? [], entryNotes)
    }
  }

  private static func listed(_ keys: [String], _ notes: [String: KeyNote]) -> [(key: String, note: KeyNote)] {
    keys.compactMap { key in notes[key].map { (key, $0) } }
  }
}
