@_spi(Bindgen) import BindgenRuntime
import Testing

@testable import ChoicesBelowModels
@testable import ChoicesModels

/// Loads that depend on one of several children.
@Suite("Loads of what one of several children shows")
@MainActor
struct ChoiceLoadTests {
  private let gate: Gate = Gate()

  @Test("a class asks anew for another case, and for what it names of its model")
  func classes() async {
    let search = Search(gate: gate)
    let topic = Topic(name: "Ada")
    let steps: [(name: String, step: () -> Void)] = [
      ("Ada", { search.source = .topic(topic) }), ("Bob", { topic.name = "Bob" }),
      ("x", { search.source = .word("x") }), ("all", { search.source = .all }), ("none", { search.source = nil }),
    ]
    for (name, step) in steps {
      step()
      await answer(name, to: search)
      #expect(search.found == name + "!")
    }
    topic.name = "Cy"
    #expect(gate.asked == ["Ada", "Bob", "x", "all", "none"])
  }

  @Test("a value does, too")
  func values() async {
    let store = SearchValueStore(SearchValue(), services: .init(gate: gate))
    let actions: [(name: String, action: SearchValue.Action)] = [
      ("Ada", .show("Ada")), ("Bob", .source(.topic(.rename("Bob")))), ("x", .say("x")), ("all", .showAll),
      ("none", .dismissSource),
    ]
    for (name, action) in actions {
      store.send(action)
      await answer(name, to: store)
      #expect(store.found == name + "!")
    }
    #expect(gate.asked == ["Ada", "Bob", "x", "all", "none"])
  }

  /// Waits for a load, and answers it.
  private func answer(_ name: String, to model: AnyObject) async {
    while gate.asked.last != name { await Task.yield() }
    gate.open(name)
    #expect(await Bindgen.settled(model, timeout: .seconds(60)) == [])
  }
}
