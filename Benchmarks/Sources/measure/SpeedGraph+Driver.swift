/// Code by which the measured program uses each class of a graph, emitted or by hand.
extension SpeedGraph {
  func emitted(_ module: SpeedProgram.Module) -> String {
    let changes: String = "changes.rawValue"
    let type: String = "\(module.name).\(name)"
    if module.outlet == "combine" { return measured(type) + published(type, changes) }
    if module.outlet == "observation" || module.outlet == "plain" { return measured(type) }
    if module.outlet != "delegate" { return measured(type) + observed(type, changes) }
    let method: String = name.prefix(1).lowercased() + name.dropFirst()
    return measured(type) + delegated(type, "\(module.name)\(name)", method, changes)
  }

  var byHand: String {
    measured("ByHand.Callbacks\(name)") + observed("ByHand.Callbacks\(name)", "changes.sum")
      + measured("ByHand.Delegate\(name)")
      + delegated("ByHand.Delegate\(name)", "Delegate\(name)", "model", "changes.sum")
      + measured("ByHand.Observable\(name)")
  }

  private func measured(_ type: String) -> String {
    let write: String = hasPut ? "put(count)" : "\(states[writes[0].state].name) = count"
    let values: [String] = kept.map { fields[$0] }.filter { $0.type == "Int" }.map(\.name)
    return """
      extension \(type): Measured {
        func write(_ count: Int) { \(write) }
        var result: Int { \(results.joined(separator: " &+ ")) }
        var values: [Int] {
          var values: [Int] = []
      \(values.map { "    values.append(\($0))\n" }.joined())    return values
        }
      }

      """
  }

  private func observed(_ type: String, _ changes: String) -> String {
    """
    extension \(type): Heard {
      func listen(_ ear: Ear) -> AnyObject { observe { model, changes in ear.hear(model.result, \(changes)) } }
    }

    """
  }

  private func published(_ type: String, _ changes: String) -> String {
    """
    extension \(type): Heard {
      func listen(_ ear: Ear) -> AnyObject { changesPublisher.sink { changes in ear.hear(self.result, \(changes)) } }
    }

    """
  }

  private func delegated(_ type: String, _ name: String, _ method: String, _ changes: String) -> String {
    """
    final class \(name)Ear: \(type)Delegate {
      let ear: Ear
      init(_ ear: Ear) { self.ear = ear }
      func \(method)(_ model: \(type), didChange changes: \(type).Changes) { ear.hear(model.result, \(changes)) }
    }
    extension \(type): Heard {
      func listen(_ ear: Ear) -> AnyObject {
        let heard: \(name)Ear = \(name)Ear(ear)
        delegate = heard
        return heard
      }
    }

    """
  }

  /// Code for all ways to write it, in the order of the tables.
  var ways: String {
    var ways: [String] = []
    for outlet in ["writing", "reading"] {
      ways.append("\(outlet)(title, \"emitted\", Callbacks.\(name)())")
      ways.append("\(outlet)(title, \"library\", Shared.\(name)())")
      ways.append("\(outlet)(title, \"by hand\", ByHand.Callbacks\(name)())")
      if endsWithoutCaches { ways.append("\(outlet)(title, \"observable\", ByHand.Observable\(name)())") }
    }
    ways.append("writing(title, \"publishing\", Publishing.\(name)())")
    ways.append("hearing(title, \"callback\", \"emitted\", Callbacks.\(name)())")
    ways.append("hearing(title, \"callback\", \"unstated\", Unstated.\(name)())")
    ways.append("hearing(title, \"callback\", \"library\", Shared.\(name)())")
    ways.append("hearing(title, \"callback\", \"by hand\", ByHand.Callbacks\(name)())")
    if endsWithoutCaches { ways.append("asking(title, \"callback\", \"observable\", ByHand.Observable\(name)())") }
    if endsWithoutCaches { ways.append("asking(title, \"tracked\", \"plain\", Plain.\(name)())") }
    ways.append("asking(title, \"tracked\", \"emitted\", Observing.\(name)())")
    ways.append("hearing(title, \"delegate\", \"emitted\", Delegates.\(name)())")
    ways.append("hearing(title, \"delegate\", \"by hand\", ByHand.Delegate\(name)())")
    ways.append("hearing(title, \"publisher\", \"emitted\", Publishing.\(name)())")
    ways.append("hearing(title, \"publisher\", \"by hand\", ByHand.Callbacks\(name)())")
    let lines: [String] = ways.map { "    .\($0),\n" }
    return """
      func workloads\(name)() -> [Way] {
        let title: String = "\(title)"
        return [
      \(lines.joined())  ]
      }

      """
  }
}
