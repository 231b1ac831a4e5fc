@_spi(Bindgen) import BindgenRuntime
import Testing

@testable import ChoicesBelowModels
@testable import ChoicesModels

/// A child that is one of several, in a class.
@Suite("One of several children, of classes")
@MainActor
struct ChoiceTests {
  private let gate: Gate = Gate()
  private var pages: Pages { Pages(gate: gate) }

  private func titles(of pages: Pages) -> (read: () -> [String], token: AnyObject) {
    let seen: Seen = Seen()
    let token = pages.observe { pages, _ in seen.titles.append(pages.title) }
    return ({ seen.take() }, token)
  }

  private final class Seen {
    var titles: [String] = []
    func take() -> [String] {
      defer { titles = [] }
      return titles
    }
  }

  @Test("an expression follows the case, and what it names of its model")
  func expressions() {
    let pages = pages
    let (seen, token) = titles(of: pages)
    #expect(pages.title == "none" && pages.editedName == nil && !pages.isHelpful)
    pages.edit("Ada")
    #expect(pages.title == "Ada" && pages.editedName == "Ada")
    pages.destination.edit?.rename("Bob")
    #expect(pages.title == "Bob" && pages.editedName == "Bob")
    pages.add()
    pages.destination.add?.more()
    pages.ask("sure?")
    pages.help()
    #expect(pages.isHelpful && pages.destination.help)
    pages.close()
    #expect(seen() == ["Ada", "Bob", "0", "1", "sure?", "help", "none"])
    #expect(pages.log == ["Ada", "Bob", "0", "1", "sure?", "help", "none"])
    _ = token
  }

  @Test("a model that is no longer shown tells nobody")
  func left() throws {
    let pages = pages
    pages.edit("Ada")
    let form = try #require(pages.destination.edit)
    pages.add()
    let (seen, token) = titles(of: pages)
    form.rename("Bob")
    form.save()
    #expect(seen() == [] && pages.names == [] && pages.destination.add != nil)
    _ = token
  }

  @Test("what is the same is no change, and a late 'nil' ends nothing else")
  func late() throws {
    let pages = pages
    pages.edit("Ada")
    let (seen, token) = titles(of: pages)
    pages.destination = pages.destination
    pages.destination.add = nil
    pages.destination.confirm = nil
    pages.destination.help = false
    #expect(seen() == [] && pages.destination.edit != nil)
    pages.destination.edit = nil
    pages.ask("sure?")
    pages.destination = .confirm("sure?")
    pages.destination.confirm = "really?"
    pages.destination.help = true
    pages.destination.help = false
    #expect(seen() == ["none", "sure?", "really?", "help", "none"])
    _ = token
  }

  @Test("a body reaches the model of a case, and an event ends it in one notice")
  func bodies() {
    let pages = pages
    pages.edit("Ada")
    let (seen, token) = titles(of: pages)
    pages.shout()
    pages.destination.edit?.save()
    #expect(seen() == ["Ada!", "none"] && pages.names == ["Ada!"])
    pages.add()
    pages.shout()
    pages.destination.add?.finish()
    #expect(pages.destination == nil)
    #expect(pages.log.suffix(4) == ["0", "1", "done 1", "none"])
    _ = token
  }

  @Test("an action ends an effect by the path of its case")
  func cancels() async {
    let pages = pages
    pages.edit("Ada")
    pages.refresh()
    while gate.asked.isEmpty { await Task.yield() }
    #expect(pages.destination.edit?.isLoading == true)
    pages.stop()
    #expect(pages.destination.edit?.isLoading == false)
    gate.open("Ada")
    #expect(await Bindgen.settled(pages, timeout: .seconds(60)) == [])
    #expect(gate.cancelled == ["Ada"] && pages.destination.edit?.hint == "")
  }

  @Test("one that is always there begins with its value")
  func always() {
    let pages = pages
    #expect(pages.panelTitle == "map" && pages.panel.map && pages.panel.list == nil)
    pages.showList()
    pages.panel.list?.more()
    #expect(pages.panelTitle == "list 1" && !pages.panel.map)
    pages.showMap()
    #expect(pages.panelTitle == "map")
    #expect(Pages(gate: gate, panel: .list(AddPage(gate: gate, number: 7))).panelTitle == "list 7")
  }

  @Test("one of several has one of several")
  func nested() {
    let pages = pages
    pages.add()
    let (seen, token) = titles(of: pages)
    pages.destination.add?.warn()
    #expect(pages.destination.add.map(\.isAlerting) == true && pages.destination.add?.alert.sure == "sure?")
    pages.destination.add?.editFirst()
    pages.destination.add?.alert.first?.hint = "h"
    #expect(pages.destination.add?.firstHint == "h")
    pages.destination.add?.alert.first?.save()
    #expect(pages.destination.add?.isAlerting == false && pages.destination.add != nil)
    #expect(seen().last == "0")
    _ = token
  }

  @Test("a sheet's item is known by its case, and by its model")
  func identities() {
    let (one, other) = (EditPage(id: 1, gate: gate), EditPage(id: 1, gate: gate))
    #expect(Pages.Destination.edit(one).id == Pages.Destination.edit(one).id)
    #expect(Pages.Destination.edit(one).id != Pages.Destination.edit(other).id)
    #expect(Pages.Destination.confirm("a").id == Pages.Destination.confirm("b").id)
    let (first, second) = (AddPage(gate: gate), AddPage(gate: gate))
    #expect(first.id != second.id)
  }

  @Test("a model that is dropped goes, and its owner with it")
  func lifetimes() {
    weak var form: EditPage?
    weak var gone: Pages?
    do {
      let pages = pages
      gone = pages
      pages.edit("Ada")
      form = pages.destination.edit
      #expect(form != nil)
      pages.close()
      #expect(form == nil)
      pages.edit("Bob")
      form = pages.destination.edit
    }
    #expect(form == nil && gone == nil)
  }
}
