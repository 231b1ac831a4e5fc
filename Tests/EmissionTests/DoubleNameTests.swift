import TestSupport
import Testing

@testable import BindgenCore

/// The protocol's names take precedence; a member that is numbered for that is a warning in the spec.
@Suite("Names in doubles")
struct DoubleNameTests {
  private static let spec: String = """
    emit: [spies]
    models:
      Loader:
        services:
          store:
            protocol: Store
            methods:
              - onLoad()
              - load() async throws -> [Int]
              - recorder()
              - calls()
              - none()
              - "save(_ a: Int)"
              - "save(_ a: String)"
              - "save(_ a: Int, then b: Int)"
              - "write(_ parts: String..., level: Int)"
        state: { title: String = "" }
        actions: { go(): title = "" }
        view:
          shows: [title]
          commands: [setTitle(_ title: Int)]
      Kept:
        protocol: SomeKept
        state: { recorder: Int = 0, journal: Int = 0, onGo: Int = 0, calls: Int = 0 }
        actions: { go(): calls += 1 }

    """

  private static let use: String = """
    func use(_ store: StoreSpy, _ view: LoaderViewSpy) {
      store.onLoad2 = { [1] }
      store.load2Results = []
      store.onOnLoad = {}
      store.calls()
      store.onWrite = { parts, level in _ = parts.count + level }
      (store as any Store).write("a", "b", level: 1)
      _ = store.names + store.recorder2.names
      for call in store.recorder2.calls {
        switch call {
        case .onLoad, .load2, .recorder, .calls, .none2: break
        case .save(let a), .saveThen(let a, then: _): _ = a + 1
        case .save2(let a): _ = a.count
        case .write(let parts, level: let level): _ = parts.joined().count + level
        }
      }
      let kept = SomeKeptStub(recorder: 1, journal: 2, onGo: 3, calls: 4, journal2: nil)
      kept.onGo2 = { kept.calls += kept.journal }
      _ = kept.recorder2.calls.count + kept.names.count + kept.recorder
      if case .setTitle("a") = view.calls[0], case .setTitle2(1) = view.calls[1] {}
    }
    """

  @Test func theProtocolsNamesComeFirst() async throws {
    let emitted: Emitted = Emitted(Self.spec)
    let (errors, said): ([String], String) = try await SwiftCompiler.errors(in: emitted.files, beside: Self.use)
    #expect(errors == [], "\(said)")
    #expect(emitted.told.allSatisfy { $0.hasSuffix("numbered-name") } && emitted.told.count == 8, "\(emitted.told)")
  }

  @Test func aTypeOfTheModuleHidesAShortName() {
    let emitted: Emitted = Emitted(
      "models:\n  A:\n    emit: [spies]\n    services:\n      a: { protocol: P, methods: [f(_ a: Journal)] }\n"
    )
    let support: String = emitted.files.last.map { String(decoding: $0.bytes, as: UTF8.self) } ?? ""
    #expect(support.contains("typealias Unstubbed") && !support.contains("typealias Journal"))
  }
}
