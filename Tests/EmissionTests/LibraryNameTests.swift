import TestSupport
import Testing

@testable import BindgenCore

/// Every name of the library either works or is an error.
@Suite("Names of the standard library")
struct LibraryNameTests {
  /// Returns a spec with a model of each name, which hides the library's for the module, and one with an outlet of each kind.
  static func spec(_ names: [String], isDoubled: Bool) -> String {
    """
    models:
      Screen:
        emit: [delegate, callbacks, stream, observation\(isDoubled ? ", erased, spies" : "")]
    \(isDoubled ? "    protocol: MyScreen" : "    # alone")
        state:
          raw: [Swift.Int] = []
        derive:
          twice: Swift.Int = raw.count * 2
        actions:
          add(_ number: Swift.Int) -> Swift.Int: |
            raw.append(number)
            return raw.count
        view:
          shows: [twice]

    """ + names.map { "  \($0):\n    state: { raw: [Swift.Int] = [] }\n" }.joined()
  }

  @Test("what emitted code writes without a module is refused as the name of a model, a service or a view")
  func refused() throws {
    for name in LibraryNames.unqualified {
      let told: [String] = Emitted("models:\n  \(name):\n    state: { a: Swift.Int = 0 }\n").told
      #expect(told == ["Test.bindgen.yml:2:3: reserved-name"], "\(name)")
    }
    let service: String = "models:\n  A:\n    services:\n      a: { protocol: Sendable, methods: [f] }\n"
    #expect(Emitted(service).told == ["Test.bindgen.yml:4:22: reserved-name"])
    let view: String = "models:\n  A:\n    view:\n      name: AnyObject\n      shows: []\n"
    #expect(Emitted(view).told == ["Test.bindgen.yml:4:13: reserved-name"])
  }

  @Test("all others compile", arguments: ["", "access: public\n", "isolation: MainActor\n"], [false, true])
  func free(setting: String, isDoubled: Bool) async throws {
    let names: [String] = PublicTypes.all.filter { !LibraryNames.isUsed($0) }
    for name in ["Hasher", "Identifiable", "Mirror", "Result", "Task"] { #expect(names.contains(name)) }
    let emitted: Emitted = Emitted(setting + Self.spec(names, isDoubled: isDoubled))
    #expect(emitted.told == [])
    let (errors, said): ([String], String) = try await SwiftCompiler.errors(in: emitted.files)
    #expect(errors == [], "\(said)")
  }
}
