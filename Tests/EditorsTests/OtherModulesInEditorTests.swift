import BindgenCore
import TestSupport
import Testing

@testable import BindgenServer

/// Diagnostics and declarations of models of other modules in an editor.
@Suite("Other modules in an editor")
struct OtherModulesInEditorTests {
  private typealias Editor = ServerTests.Editor

  private let cart: String = "file:///a/Sources/Shop/Cart.bindgen.yml"

  static let checkout: String =
    "imports: [Catalog]\nmodels:\n  Checkout:\n    emit: [callbacks]\n    children: { cart: Cart }\n"
  static let catalog: String =
    "access: public\nmodels:\n  Cart:\n    emit: [callbacks]\n    state: { count: Int = 0 }\n"

  @Test(
    "models of other modules are known: of the same package, and of one beside it",
    arguments: ["/a/Sources/Catalog/Catalog.bindgen.yml", "/b/Sources/Catalog/Deep/Catalog.bindgen.yml"]
  )
  func otherModules(_ path: String) {
    let editor: Editor = Editor([
      "/a/Package.swift":
        "dependencies: [.package(name: \"b\", path: \"../b\")]\n.target(name: \"Shop\", [\"Catalog\"])",
      "/b/Package.swift": "targets: [.target(name: \"Catalog\")]",
      path: Self.catalog,
    ])
    let derived: String = "    derive: { count: Int = cart.count }\n"
    editor.open(cart, Self.checkout + derived)
    #expect(editor.told == [cart: []])
    editor.type("cost", in: cart, 5, 32..<37)
    #expect(editor.told == [cart: ["5:32-5:36 unknown-field"]])
    // An open document counts as its text says now, and specs that use it are checked again.
    let catalog: String = "file://" + path
    editor.open(catalog, Self.catalog)
    editor.type("cost", in: catalog, 4, 13..<18)
    #expect(editor.told == [cart: [], catalog: []])
  }

  @Test("a model may be of a module that the manifest names, and that is not found")
  func missingModule() {
    let editor: Editor = Editor(["/a/Package.swift": ".target(name: \"Shop\", dependencies: [\"Catalog\"])"])
    editor.open(cart, Self.checkout)
    #expect(editor.told == [cart: []])
    editor.type("Other", in: cart, 0, 10..<17)
    #expect(editor.told == [cart: ["4:22-4:26 unknown-model"]])
  }

  private static let shop: String = "/a/Sources/Shop/Cart.bindgen.yml"
  private static let below: String = "/b/Sources/Catalog/Catalog.bindgen.yml"

  /// Returns an editor with the specs of two modules, both with marks.
  private func editor(_ checkout: String, _ catalog: String) -> (editor: Editor, marked: Marked) {
    let marked: Marked = Marked("=== \(Self.shop)\n\(checkout)=== \(Self.below)\n\(catalog)")
    let files: [(String, String)] = marked.files.map { ($0.name, String(decoding: $0.bytes, as: UTF8.self)) }
    let editor: Editor = Editor([
      "/a/Package.swift": "[.package(path: \"../b\")], .target(name: \"Shop\", [\"Catalog\"])",
      "/b/Package.swift": ".target(name: \"Catalog\")",
      Self.below: files[1].1,
    ])
    editor.open("file://" + Self.shop, files[0].1)
    return (editor, marked)
  }

  private static func asked(_ mark: SourceRange, _ more: [(key: String, value: JSON)] = []) -> JSON {
    let position: JSON = ["line": .number(mark.start.line - 1), "character": .number(mark.start.column - 1)]
    return .object([("textDocument", ["uri": .string("file://" + mark.file.name)]), ("position", position)] + more)
  }

  /// Returns a location as text, such as `/b/Cart.bindgen.yml:3:5`.
  private static func shown(_ location: JSON) -> String {
    let start: JSON = location["range"]?["start"] ?? .null
    let place: [Int] = ["line", "character"].map { (start[$0]?.int ?? -2) + 1 }
    return "\(location["uri"]?.string?.dropFirst(7) ?? ""):\(place[0]):\(place[1])"
  }

  private static func shown(_ mark: SourceRange) -> String {
    "\(mark.file.name):\(mark.start.line):\(mark.start.column)"
  }

  /// The first mark is a name, the second its declaration.
  @Test(
    "a name leads to its declaration in another module, and what is said there of it is shown",
    arguments: [
      (checkout.replacing("Cart }", with: "▶Cart }"), catalog.replacing("Cart:", with: "▶Cart:")),
      (checkout.replacing("Cart }", with: "▶Catalog.Cart }"), catalog.replacing("Cart:", with: "▶Cart:")),
      (checkout + "    derive: { count: Int = cart.▶count }\n", catalog.replacing("count", with: "▶count")),
      (
        checkout.replacing("Cart }", with: "Catalog.Cart }") + "    derive: { count: Int = cart.▶count }\n",
        catalog.replacing("count", with: "▶count")
      ),
      (
        checkout.replacing("Cart }", with: "Catalog.Cart }") + "    derive: { count: Int = cart.▶count }\n  Cart:\n"
          + "    emit: [callbacks]\n    state: { count: Int = 0 }\n",
        catalog.replacing("count", with: "▶count")
      ),
    ]
  )
  func definitions(_ checkout: String, _ catalog: String) {
    let (editor, marked): (Editor, Marked) = editor(checkout, catalog)
    let place: JSON = Self.asked(marked.marks[0])
    let answer: JSON = editor.ask("textDocument/definition", place)["result"] ?? .null
    #expect(Self.shown(answer) == Self.shown(marked.marks[1]))
    let hover: JSON = editor.ask("textDocument/hover", place)["result"] ?? .null
    #expect(hover["contents"]?["value"]?.string?.contains("Cart") == true)
    let used: [String] = editor.ask("textDocument/references", place)["result"]?.array?.map { Self.shown($0) } ?? []
    #expect(Set(used).isSuperset(of: marked.marks.map { Self.shown($0) }))
  }

  @Test("the models of an imported module may be typed, if they are seen")
  func completion() {
    let hidden: String = Self.catalog + "  Hidden:\n    access: internal\n    state: { x: Int = 0 }\n"
    let (editor, marked): (Editor, Marked) = editor(Self.checkout.replacing("Cart }", with: "▶ }"), hidden)
    let answer: JSON = editor.ask("textDocument/completion", Self.asked(marked.marks[0]))["result"] ?? .null
    #expect(answer.array?.compactMap { $0["label"]?.string } == ["Checkout", "Cart"])
  }

  @Test("what another module declares gets its new name there")
  func refusedRenaming() {
    let derived: String = Self.checkout + "    derive: { count: Int = cart.▶count }\n"
    let (editor, marked): (Editor, Marked) = editor(derived, Self.catalog)
    let asked: JSON = Self.asked(marked.marks[0], [("newName", "number")])
    let answer: JSON = editor.ask("textDocument/rename", asked)["error"] ?? .null
    #expect(answer["message"]?.string == "'count' is of another module: Catalog.bindgen.yml:5:14")
  }

  @Test("a new name is told to who has open what names it in another module", arguments: ["Cart", "Catalog.Cart"])
  func renaming(_ type: String) {
    let derived: String =
      Self.checkout.replacing("Cart }", with: type + " }") + "    derive: { count: Int = cart.count }\n"
    let (editor, marked): (Editor, Marked) = editor(derived, Self.catalog.replacing("count", with: "▶count"))
    editor.open("file://" + Self.below, Self.catalog)
    let asked: JSON = Self.asked(marked.marks[0], [("newName", "number")])
    let answer: JSON = editor.ask("textDocument/rename", asked)["result"] ?? .null
    #expect(answer["changes"]?["file://" + Self.below]?.array?.count == 1)
    #expect(answer["changes"]?["file://" + Self.shop] == nil)
    #expect(
      editor.messages.last?["params"]?["message"]?.string?
        .hasPrefix("one place in specs of other modules stayed: Cart.bindgen.yml:6:33") == true
    )
  }
}
