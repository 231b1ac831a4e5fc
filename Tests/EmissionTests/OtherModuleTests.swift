import BindgenCore
import TestSupport
import Testing

@Suite("Models of other modules")
struct OtherModuleTests {
  static let catalog: String = """
    access: public
    emit: [callbacks]
    models:
      Cart:
        children: { item: Item }
        state: { count: Int = 0, private step: Int = 1 }
        derive: { total: Int = count * 2 }
        functions: { times(_ factor: Int) -> Int: total * factor * step }
        actions: { add: count += step }
      Item:
        state: { price: Int = 0 }
      Hidden:
        access: internal
        state: { x: Int = 0 }
    """

  static let checkout: String = """
    imports: [Catalog]
    emit: [callbacks]
    models:
      Checkout:
        children: { cart: Cart }
        state: { discount: Int = 0 }
        derive:
          toPay: Int = cart.total - discount
          price: Int = cart.item.price
    """

  /// The catalogue in two modules.
  static let base: String = "access: public\nemit: [callbacks]\nmodels:\n  Item:\n    state: { price: Int = 0 }"
  static let middle: String =
    "imports: [Base]\n" + catalog.replacing("  Item:\n    state: { price: Int = 0 }\n", with: "")

  private func emitted(_ spec: String, beside modules: [(name: String, spec: String)]) -> Emitted {
    let specs: [ModuleSpecs] = modules.map { name, spec in
      ModuleSpecs(name: name, files: [SourceFile(name: name + ".bindgen.yml", text: spec)], hasLibrary: true)
    }
    return Emitted(spec, GeneratorOptions(runtime: .module, modules: specs))
  }

  private func seen(_ text: String) -> [Substring] {
    text.split(separator: "\n").filter { $0.contains("_seen_") }.flatMap { line in
      line.split { !($0 == "_" || $0.isLetter || $0.isNumber) }.filter { $0.hasPrefix("_seen_") }
    }
  }

  @Test("The module is imported with its machinery, and what was seen of it is named")
  func imports() {
    let text: String = emitted(Self.checkout, beside: [("Catalog", Self.catalog)]).text
    let library: String = Emitted(Self.catalog, GeneratorOptions(runtime: .module)).text
    #expect(text.contains("\n@_spi(Bindgen) import BindgenRuntime\n@_spi(Bindgen) import Catalog\n"))
    #expect(text.contains("\nprivate typealias _Cart = Cart._seen_"))
    #expect(!text.contains("_Item"))
    #expect(seen(text).count == 1 && seen(library).contains(seen(text)[0]))
  }

  @Test("The access of the import is the spec's, and what stands behind it stays")
  func access() {
    let spec: String = Self.checkout.replacing(
      "[Catalog]",
      with: "[package Catalog, struct Catalog.Price, '@preconcurrency Foundation']"
    )
    let text: String = emitted(spec, beside: [("Catalog", Self.catalog)]).text
    #expect(text.contains("\n@_spi(Bindgen) package import Catalog\n"))
    #expect(text.contains("\nimport struct Catalog.Price\n"))
    #expect(text.contains("\n@preconcurrency import Foundation\n"))
  }

  @Test("Modules are given in any order, and one of which only others know is imported, too")
  func order() {
    let modules: [(String, String)] = [("Catalog", Self.middle), ("Base", Self.base)]
    let text: String = emitted(Self.checkout, beside: modules).text
    #expect(text == emitted(Self.checkout, beside: modules.reversed()).text)
    #expect(text.contains("\n@_spi(Bindgen) import Base\n@_spi(Bindgen) import BindgenRuntime\n"))
    #expect(text.contains("_core.adopt(cart.item, by: self, [.price: .price])"))
  }

  @Test("A module may call the models of another one with its name, and nothing is different for others")
  func qualified() {
    let written: String = Self.middle.replacing("item: Item", with: "item: Base.Item")
    let own: String = emitted(written, beside: [("Base", Self.base)]).text
    let plain: String = emitted(Self.middle, beside: [("Base", Self.base)]).text
    let above: Emitted = emitted(Self.checkout, beside: [("Catalog", written), ("Base", Self.base)])
    let twice: String = Self.checkout + "\n  Item:\n    state: { x: Int = 0 }"
    let beside: Emitted = emitted(twice, beside: [("Catalog", Self.middle), ("Base", Self.base)])
    #expect(above.told == [] && beside.told == [])
    #expect(seen(own) == seen(plain))
    for text in [above.text, beside.text] { #expect(seen(text).count == 1 && seen(own).contains(seen(text)[0])) }
  }

  @Test("A module that no model is held of is imported as the spec says, and nothing is named")
  func unused() {
    let spec: String = "imports: [Catalog]\nmodels:\n  A:\n    emit: [callbacks]\n    state: { a: Int = 0 }"
    let text: String = emitted(spec, beside: [("Catalog", Self.catalog)]).text
    #expect(text == Emitted(spec, GeneratorOptions(runtime: .module)).text)
  }

  /// A change of what other modules can use changes the emitted name, so that code emitted before does not compile.
  @Test(
    "What others may take from a spec is in its name",
    arguments: [
      ("count: Int = 0", "count: Int8 = 0"), ("private step", "step"), ("total: Int = count * 2", "total: Int = count"),
      ("state: { price: Int = 0 }", "state: { price: Int = 0, tax: Int = 0 }"), ("emit: [callbacks]", "emit: [stream]"),
      ("times(_ factor: Int)", "times(by factor: Int)"), ("add:", "add(): "), ("access: public", "access: package"),
    ]
  )
  func named(_ old: String, _ new: String) {
    let changed: String = Self.catalog.replacing(old, with: new)
    #expect(changed != Self.catalog)
    let (before, after): (Emitted, Emitted) = (
      emitted(Self.checkout, beside: [("Catalog", Self.catalog)]),
      emitted(Self.checkout, beside: [("Catalog", changed)])
    )
    #expect(before.told == [] && after.told == [])
    if old != "add:" { #expect(seen(before.text) != seen(after.text)) } else { #expect(before.text == after.text) }
  }

  @Test(
    "What they do not take is not",
    arguments: [("count += step", "count -= step"), ("total * factor", "factor * total"), ("x: Int = 0", "y: Int = 1")]
  )
  func unnamed(_ old: String, _ new: String) {
    let changed: String = "# More words.\n" + Self.catalog.replacing(old, with: new)
    let text: String = emitted(Self.checkout, beside: [("Catalog", changed)]).text
    #expect(text == emitted(Self.checkout, beside: [("Catalog", Self.catalog)]).text)
  }

  @Test("Outlets of the other module's own templates are nothing to who holds its models")
  func ownOutlets() {
    let own: String = Self.catalog.replacing("[callbacks]", with: "[callbacks, analytics]")
    let text: String = emitted(Self.checkout, beside: [("Catalog", own)]).text
    #expect(text == emitted(Self.checkout, beside: [("Catalog", Self.catalog)]).text)
  }

  @Test("A function of a child may read what only the child can name")
  func functions() {
    let spec: String = Self.checkout + "\n      twice: Int = cart.times(2)"
    let text: String = emitted(spec, beside: [("Catalog", Self.catalog)]).text
    #expect(text.contains("_core.adopt(cart, by: self, [.total: .toPay, ._all: .twice])"))
    #expect(text.contains("_core.adopt(cart.item, by: self, [.price: .price, ._all: .twice])"))
    let models: Substring = spec.split(separator: "models:").last ?? ""
    #expect(Emitted(Self.catalog + models).text.contains("[.total: .toPay, ._all: .twice])"))
  }
}
