import Testing

@testable import BindgenCore

@Suite("Types that are declared inside a model")
struct NestedTypesTests {
  private func types(_ text: String) -> NestedTypes {
    NestedTypes(.made(text, at: SourceFile(name: "T", text: text).range), of: "Feed")
  }

  @Test(arguments: [
    ("enum Phase { case idle }", ["Phase"]),
    ("public final class A {}\n@MainActor struct B { struct C {} }", ["A", "B"]),
    ("typealias ID = Int; indirect enum Tree { case leaf(Tree) }", ["ID", "Tree"]),
    ("actor A {}; protocol P {}", ["A", "P"]),
    ("static let a: Int = 1", []), ("class func make() -> Int { 1 }\nclass var a: Int { 1 }", []),
    ("// enum Phase {}\nlet text = \"enum Phase {}\"", []), ("enum `default` {}", ["default"]), ("enum", []), ("", []),
  ])
  func names(_ text: String, _ names: [String]) {
    #expect(types(text).names.map(\.text) == names)
  }

  @Test(
    "names are qualified where they are types",
    arguments: [
      ("Phase", "Feed.Phase"), ("[Phase: [Item?]]", "[Feed.Phase: [Feed.Item?]]"), ("Phase?", "Feed.Phase?"),
      ("Other.Phase", "Other.Phase"), ("Phase.Kind", "Feed.Phase.Kind"),
      ("(Phase: Int, b: Phase)", "(Phase: Int, b: Feed.Phase)"),
      ("@Sendable (Phase) async throws(Item) -> any P", "@Sendable (Feed.Phase) async throws(Feed.Item) -> any P"),
      ("Set<Phase>", "Set<Feed.Phase>"), ("Phases", "Phases"), ("Int", "Int"), ("[Phase]", "[Feed.Phase]"),
    ]
  )
  func qualified(_ type: String, _ text: String) throws {
    let type: SwiftType = try SwiftType.parse(SwiftText(SourceFile(name: "T", text: type).range))
    let qualified: SwiftType = types("enum Phase {}; struct Item {}").qualified(type)
    #expect(qualified.text == text && qualified.names == type.names)
    if case .array(let element) = qualified.form { #expect("[\(element.text)]" == text) }
    if case .optional(let wrapped) = qualified.form { #expect(wrapped.text + "?" == text) }
  }

  @Test func signaturesAreQualified() throws {
    let text: String =
      "find<P: Item>(_ phase: Phase = .idle, or other: Phase = Phase.idle) throws(Item) -> [Phase] where P: Item"
    let signature: Signature = try Signature.parse(SwiftText(SourceFile(name: "S", text: text).range))
    #expect(
      types("enum Phase {}; struct Item {}").qualified(signature).declaration
        == """
        find<P: Feed.Item>(_ phase: Feed.Phase = .idle, or other: Feed.Phase = Feed.Phase.idle) throws(Feed.Item) \
        -> [Feed.Phase] where P: Feed.Item
        """
    )
  }
}
