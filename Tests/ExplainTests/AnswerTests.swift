import BindgenCore
import Foundation
import TestSupport
import Testing

@testable import BindgenTools

@Suite struct AnswerTests {
  private let asked: Asked = Asked(
    """
    emit: [callbacks]
    models:
      Cart:
        let:
          limit: Int = 10
        state:
          products: [Int] = []
          class: Int = 0
        derive:
          count: Int = products.count
        actions:
          add(_ product: Int): products.append(product)
      Presenter:
        children:
          cart: Cart = Cart()
        derive:
          count: Int = cart.count
    """
  )

  @Test(arguments: Asked.all)
  func noLineIsWiderThanATerminal(_ asked: Asked) throws {
    for text in try [asked.text(.graph(.text, model: nil))] + asked.names.map({ try asked.quickly($0) }) {
      for line in text.split(separator: "\n") {
        let longestWord: Int = line.split(separator: " ").map { String($0).displayWidth }.max() ?? 0
        #expect(String(line).displayWidth <= 80 || longestWord > 50, "\(line)")
        #expect(line.last != " ", "\(line)")
      }
    }
  }

  @Test func theWayLeadsThroughOtherModules() {
    let catalog: String = """
      access: public
      models:
        Cart:
          emit: [callbacks]
          state: { count: Int = 0 }
          derive: { total: Int = count * 2 }
      """
    let checkout: String = """
      imports: [Catalog]
      models:
        Checkout:
          emit: [callbacks]
          children: { cart: Cart }
          derive: { toPay: Int = cart.total }
      """
    let spec: SourceFile = SourceFile(name: "Catalog.bindgen.yml", text: catalog)
    let asked: Asked = Asked(checkout, beside: [ModuleSpecs(name: "Catalog", files: [spec], hasLibrary: true)])
    #expect(asked.explain("Checkout.toPay").contains("count  Catalog.bindgen.yml:5"))
    #expect(asked.explain("Cart.count").contains("Checkout.toPay"))
    #expect(asked.text(.graph(.text, model: "Cart")).contains("open  announces its changes"))
  }

  /// Children that may be missing, and rows, are not shown as states.
  @Test func whatAModelHoldsIsShownWithItsTypes() {
    let asked: Asked = Asked(
      """
      models:
        Row: { kind: struct, emit: [reducer], let: { id: Int }, actions: { tap: f() } }
        TextLayout: { kind: struct, emit: [reducer], state: { n: Int = 0 } }
        App:
          kind: struct
          emit: [reducer]
          children: { page: TextLayout, other: 'TextLayout?', sheet: { cases: { page: TextLayout, help: ~ } } }
          lists: { rows: Row }
          state: { user: Int = 0 }
          actions:
            tapped: { onAction: 'rows(id, action)', body: user += id }
      """
    )
    let text: String = asked.text(.graph(.text, model: "App"))
    #expect(text.contains("  children  page: TextLayout, other: TextLayout?, sheet: page | help | nil\n"))
    #expect(text.contains("  state     user\n"))
    #expect(text.contains("  lists     rows: Row\n"))
    #expect(text.contains("  actions   tapped()  on actions of rows\n"))
    #expect(asked.text(.explanation(of: "App.tapped")).contains("\n  on actions of rows\n"))
  }

  @Test func whoReactsIsNotifiedAndALoadDepends() {
    let asked: Asked = Asked(
      """
      isolation: MainActor
      emit: []
      models:
        Feed:
          services: { client: any Client }
          state: { speed: Int = 0, items: "[Int] = []", hint: Int = 0, quiet: Int = 0 }
          loads: { items: await client.items(speed) }
          actions:
            hintChanged: { on: hint, body: quiet = hint }
      """
    )
    let nobody: String = "Nobody is notified when it changes."
    let heard: String = asked.explain("Feed.hint")
    #expect(heard.contains("\nNotified when it changes:\n  Feed  hintChanged()\n") && !heard.contains(nobody))
    #expect(asked.text(.graph(.text, model: "Feed")).contains("  notifies  Feed.hintChanged()  of hint\n"))
    let loaded: String = asked.explain("Feed.speed")
    #expect(loaded.contains("\n└─ loads items") && !loaded.contains(nobody))
    #expect(asked.explain("Feed.quiet").contains("\n" + nobody))
  }

  @Test func linesOfCRLFAreLinesToo() {
    let spec: String =
      "models:\n  A:\n    state:\n      a: Int = 0\n    actions:\n      f(): |\n        a = 1\n        a = 2\n"
    let crlf: String = spec.replacing("\n", with: "\r\n")
    let text: String = Asked(crlf).text(.explanation(of: "A.f"))
    #expect(text == Asked(spec).text(.explanation(of: "A.f")))
    #expect(text.contains("    a = 1\n    a = 2\n"))
  }

  /// The same query gives the same answer, byte for byte.
  @Test(arguments: LongProof.isOn ? Asked.all : Asked.explained)
  func answersAreTheSameEachTime(_ asked: Asked) {
    let again: Asked = Asked(asked.name, asked.specs, ownOutlets: asked.ownOutlets)
    for form in Question.Form.allCases {
      #expect(asked.text(.graph(form, model: nil)) == again.text(.graph(form, model: nil)))
    }
  }

  static let aNameThatIsNotThereIsToldWithWhatWasMeantCases: [(String, String)] = [
    ("Crat", "error: there is no model 'Crat'; did you mean 'Cart'?"),
    ("Cart.cuont", "error: 'Cart' has no entry 'cuont'; did you mean 'count'?"),
    ("Presenter.cart.prodcuts", "error: 'Cart' has no entry 'prodcuts'; did you mean 'products'?"),
    ("products", "error: there is no model 'products'; did you mean 'Cart.products'?"),
    ("Cart.count.x", "error: 'Cart.count' is not a child, so nothing can be named after it"),
    ("Nonsense", "error: there is no model 'Nonsense'; the models are 'Cart', 'Presenter'"),
    ("", "error: there is no model ''; the models are 'Cart', 'Presenter'"),
    (".", "error: there is no model ''; the models are 'Cart', 'Presenter'"),
    ("Cart.", "error: 'Cart' has no entry ''"),
    ("Cart..count", "error: 'Cart' has no entry ''"),
    ("a\nb", "error: there is no model 'a\\nb'; the models are 'Cart', 'Presenter'"),
  ]

  @Test(arguments: aNameThatIsNotThereIsToldWithWhatWasMeantCases)
  func aNameThatIsNotThereIsToldWithWhatWasMeant(_ name: String, _ message: String) {
    #expect(asked.explain(name) == message + "\n")
    #expect(asked.answer(.explanation(of: name)).outcome == .noSuchName)
    #expect(asked.answer(.explanation(of: name)).diagnostics.all.map(\.code) == ["unknown-name"])
  }

  @Test(arguments: [
    ("open", "Each edit keeps it."), ("sum", "Each edit keeps it, unless its numbers are floating-point."),
    ("names", "It is computed again as a whole when its list changes: 'map' gives an array."),
    ("twice", "It is computed again as a whole when its list changes: it names 'rows' twice."),
    ("least", "It is computed again as a whole when its list changes: it compares two rows."),
    ("array", "It is computed again as a whole when its list changes: its rows are declared as '[A]'."),
    ("later", "It is computed again as a whole when its list changes: 'sorted' is not kept."),
    ("ofChild", "It is computed again as a whole when its list changes: it names a child."),
  ])
  func aFormOfAListIsToldToBeKeptOrNot(_ name: String, _ sentence: String) {
    let asked: Asked = Asked(
      """
      models:
        List:
          lists: { rows: A }
          children: { other: Other }
          derive:
            open: "Int = rows.count { $0.isOpen }"
            sum: Double = rows.sum(\\.b)
            names: '[String] = rows.map(\\.name)'
            twice: "Int = rows.count { $0.b > rows.count }"
            least: A? = rows.min(by: areInOrder)
            array: "[A] = rows.filter { $0.isOpen }"
            sorted: Rows<A> = rows.reversed()
            later: Int = sorted.count
            ofChild: Int = other.rows.count
        Other:
          lists: { rows: A }
      """
    )
    let text: String = asked.explain("List." + name).replacing("\n\n", with: "\n¶").replacing("\n", with: " ")
    #expect(text.contains("¶" + sentence + " "))
  }

  @Test func aModelIsShownWithItsChildrenAlone() {
    #expect(asked.text(.graph(.text, model: "Cart")).hasPrefix("Cart  Test.bindgen.yml:3\n"))
    #expect(!asked.text(.graph(.text, model: "Cart")).contains("Presenter"))
    let all: String = asked.text(.graph(.text, model: nil))
    #expect(asked.text(.graph(.text, model: "Presenter")) == all)
    for form in Question.Form.allCases {
      #expect(!asked.text(.graph(form, model: "Cart")).contains("Presenter"))
    }
    #expect(asked.text(.graph(.dot, model: "Crat")) == "error: there is no model 'Crat'; did you mean 'Cart'?\n")
    #expect(asked.text(.graph(.dot, model: "Cart.count")) == "error: 'Cart.count' is not a model\n")
  }

  @Test func anActionHasTheNameThatTheGraphShows() {
    #expect(asked.text(.graph(.text, model: nil)).contains("add(_:)"))
    #expect(asked.explain("Cart.add(_:)") == asked.explain("Cart.add"))
    #expect(asked.explain("Presenter.cart.add(_:)") == asked.explain("Cart.add"))
  }

  @Test func overloadsAreAskedForByTheirFullNames() {
    let asked: Asked = Asked("models:\n  A:\n    actions:\n      go(a b: Int): f()\n      go(c b: Int): g()\n")
    #expect(asked.explain("A.go").hasPrefix("error: 'go' are 2 actions; write 'A.go(a:)'"))
    #expect(asked.explain("A.go(c:)").contains("g()"))
  }

  /// The expression of a load runs in an effect, which can't assign fields.
  @Test func whatALoadReadsIsNotWritten() {
    let asked: Asked = Asked(
      """
      isolation: MainActor
      models:
        List:
          state: { query: Int = 0, items: [Int] = [] }
          loads: { items: try await find(query) }
          derive: { next: Int = query + 1, count: Int = items.count }
      """
    )
    let parts: [String] = asked.explain("List.loadItems").components(separatedBy: "If it writes")
    #expect(parts.count == 2 && parts[0].contains("query"))
    #expect(parts.last?.contains("List.items") == true && parts.last?.contains("query") == false)
  }

  @Test func aFunctionIsExplainedByWhatItReads() {
    let asked: Asked = Asked(
      "models:\n  A:\n    state: { a: Int = 0, b: Int = 0 }\n    functions:\n      c(_ d: Int) -> Int: a + e(d)\n"
        + "      e(_ d: Int) -> Int: b\n    derive: { f: Int = c(1) }\n"
    )
    let lines: [Substring] = asked.explain("A.c").split(separator: "\n")
    #expect(lines.first?.hasPrefix("function A.c(_ d: Int) -> Int") == true)
    #expect(lines.contains { $0.hasPrefix("  a ") } && lines.contains { $0.hasPrefix("  b ") })
    #expect(asked.text(.graph(.text, model: nil)).contains("← a, b"))
  }

  @Test func reactionsAreShownByTheirNames() {
    let asked: Asked = Asked(
      "emit: []\nmodels:\n  A:\n    state:\n      a: Int = 0\n    actions:\n      go:\n        on: a\n        body: f()\n"
    )
    #expect(asked.text(.graph(.text, model: nil)).contains("  notifies  A.go()  of a\n"))
    #expect(asked.text(.graph(.mermaid, model: nil)).contains("[[\"A.go#40;#41;\"]]"))
  }

  @Test func whatAStoreHasForItselfIsHidden() {
    let asked: Asked = Asked(
      """
      emit: [reducer, callbacks]
      models:
        Row:
          kind: struct
          let: { id: Int }
          state: { a: Int = 0 }
          actions:
            go: a += 1
        List:
          kind: struct
          lists: { rows: Row }
          derive:
            count: Int = rows.count
      """
    )
    let text: String = asked.text(.graph(.text, model: nil))
    #expect(text.contains("ListStore"))
    #expect(!text.contains("_rowsOrder"))
  }

  @Test func backticksMeanNothing() {
    #expect(asked.explain("Cart.`class`") == asked.explain("Cart.class"))
    #expect(asked.explain("Cart.class").hasPrefix("state Cart.class: Int = 0"))
  }

  @Test func aPathThroughChildrenLeadsToTheField() {
    #expect(asked.explain("Presenter.cart.count") == asked.explain("Cart.count"))
    #expect(asked.explain("Presenter.cart").hasPrefix("child Presenter.cart: Cart = Cart()"))
  }

  @Test func outletsAreThoseThatAreAskedFor() {
    #expect(asked.explain("Cart.count").contains("observe(\\.count) { … }"))
    let told: String = asked.text(.explanation(of: "Cart.count"), emit: ["delegate"])
    #expect(told.contains("cartDidChangeCount(_:)"))
    #expect(!told.contains("observe"))
    #expect(asked.text(.explanation(of: "Cart.count"), emit: []).hasSuffix("Nobody is notified when it changes.\n"))
    #expect(asked.answer(.explanation(of: "Cart.count"), emit: ["delegat"]).outcome == .faultySpecs)
  }

  @Test(
    "Each outlet is called as whoever is told knows it",
    arguments: [
      ("callbacks", "observe(\\.count) { … }"), ("stream", "values(of: \\.count)"), ("combine", "publishers.count"),
      ("observation", "Observation  readers of count"), ("delegate", "cartDidChangeCount(_:)"),
    ]
  )
  func names(outlet: String, call: String) {
    #expect(asked.text(.explanation(of: "Cart.count"), emit: [outlet]).contains(call))
  }

  @Test func whatCanNotBeEmittedYetIsToldAllTheSame() {
    let answer: Answer = Asked("models:\n  A:\n    protocol: P\n    state:\n      a: Int = 0\n").answer(
      .graph(.text, model: nil)
    )
    #expect(answer.diagnostics.all.isEmpty)
    #expect(answer.outcome != .faultySpecs)
  }

  @Test func aFaultySpecHasNoAnswer() {
    let asked: Asked = Asked("models:\n  A:\n    derive:\n      a: Int = b\n      b: Int = a\n")
    #expect(asked.answer(.graph(.text, model: nil)).outcome == .faultySpecs)
    #expect(asked.explain("A.a").hasPrefix("Test.bindgen.yml:4:7: error: 'a' depends on itself: a → b → a\n"))
  }

  @Test func warningsComeWithTheAnswer() {
    let asked: Asked = Asked("models:\n  A:\n    derive:\n      a: Double = Double.random(in: 0...1)\n")
    let answer: Answer = asked.answer(.explanation(of: "A.a"))
    #expect(answer.diagnostics.all.map(\.code) == ["unwatched"])
    #expect(asked.explain("A.a").contains("It depends on nothing that can change."))
  }

  @Test func aConstantNeverChanges() {
    #expect(asked.explain("Cart.limit").hasSuffix("\nNothing depends on it.\n\nIt never changes.\n"))
  }

  @Test func aViewThatShowsNothingIsToldOfNothing() {
    let asked: Asked = Asked(
      "models:\n  A:\n    state:\n      a: Int = 0\n    view:\n      commands:\n        - close()\n"
    )
    #expect(asked.text(.graph(.text, model: nil)).contains("  notifies  AView\n"))
    #expect(asked.explain("A.a").hasSuffix("\nNobody is notified when it changes.\n"))
  }

  @Test func aClassSaysWhetherItIsPlain() {
    let asked: Asked = Asked(
      """
      models:
        A:
          state: { a: Int = 0 }
        B:
          lists: { b: { element: Int, ids: none } }
        C:
          children: { b: B }
        D:
          emit: [callbacks]
          state: { d: Int = 0 }
      """
    )
    #expect(asked.explain("A").contains("  class     plain\n"))
    for name in ["B", "C"] {
      #expect(asked.explain(name).contains("  class     not plain  'lists' at Test.bindgen.yml:5\n"))
    }
    #expect(!asked.explain("D").contains("  class"))
  }

  @Test func nothingButAModelIsAPictureToo() {
    let asked: Asked = Asked("models:\n  A: { emit: [] }\n")
    #expect(asked.text(.graph(.text, model: nil)) == "A  Test.bindgen.yml:2\n  class     plain\n")
    #expect(asked.text(.graph(.mermaid, model: nil)) == "flowchart LR\n  m0[\"A\"]\n")
    #expect(asked.explain("A") == "A  Test.bindgen.yml:2\n  class     plain\n")
  }
}
