import Foundation
import TestSupport
import Testing

@testable import BindgenCore

/// Every name works or is refused.
@Suite("Names of the standard library")
struct LibraryNameTests {
  static func spec(_ names: [String], isDoubled: Bool) -> String {
    "emit: [delegate, callbacks, stream, observation\(isDoubled ? ", erased, spies" : "")]\nmodels:\n"
      + names.map { name in
        """
          \(name):
        \(isDoubled ? "    protocol: My\(name)" : "    # alone")
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

        """
      }.joined()
  }

  /// Some names are taken only by doubles and wrappers, others by lists, effects or stores.
  private static func withAll(_ name: String) -> String {
    """
    emit: [spies, erased]
    models:
      \(name):
        protocol: P
        state:
          a: Swift.Int = 0
        isolation: MainActor
        lists:
          b: Row
        actions:
          c: { effect: { after: .zero, run: c() } }
      Row:
        kind: struct
        emit: [reducer]
        let: { id: Swift.Int }

    """
  }

  @Test("what emitted code uses is refused as the name of a model, a service or a view")
  func refused() throws {
    for name in try Self.used() {
      let told: [String] = Emitted(Self.withAll(name)).told
      #expect(told == ["Test.bindgen.yml:3:3: reserved-name"], "\(name)")
    }
    let service: String = "models:\n  A:\n    services:\n      a: { protocol: Sendable, methods: [f] }\n"
    #expect(Emitted(service).told == ["Test.bindgen.yml:4:22: reserved-name"])
    let view: String = "models:\n  A:\n    view:\n      name: AnyObject\n      shows: []\n"
    #expect(Emitted(view).told == ["Test.bindgen.yml:4:13: reserved-name"])
  }

  @Test("all others compile", arguments: ["", "access: public\n", "isolation: MainActor\n"], [false, true])
  func free(setting: String, isDoubled: Bool) throws {
    let taken: [String] = isDoubled ? Outlet.all.flatMap(\.standardNames) : []
    let names: [String] = PublicTypes.all.filter { !LibraryNames.isUsed($0) && !taken.contains($0) }
    #expect(names.contains("Task") && (isDoubled || names.contains("Result") && names.contains("Hasher")))
    let emitted: Emitted = Emitted(setting + Self.spec(names, isDoubled: isDoubled))
    #expect(emitted.told == [])
    let (errors, said): ([String], String) = try SwiftCompiler.errors(in: emitted.files)
    #expect(errors == [], "\(said)")
  }

  /// The names with capitals that stand in the runtime and the templates and are not declared there.
  private static func used() throws -> Set<String> {
    var (used, declared): (Set<String>, Set<String>) = ([], [])
    let texts: [String] = EmbeddedTemplates.runtime.map(\.text) + EmbeddedTemplates.all.map(\.text)
    for line in texts.joined(separator: "\n").split(separator: "\n") where !line.contains("#if has") {
      let code: String = String(line).replacing(#/(//|%|#error).*|"[^"]*"|\{\{.*?\}\}/#, with: " ")
      for match in code.matches(of: #/(?:^|[^.\w@#])([A-Z]\w*)/#) { used.insert(String(match.output.1)) }
      for match in code.matches(of: #/(?:class|struct|enum|protocol|typealias|associatedtype) +([A-Z]\w*)/#) {
        declared.insert(String(match.output.1))
      }
      for match in code.matches(of: #/(?:func|class|struct|typealias|init|subscript)\b[^<(]*<([^>]*)>/#) {
        for parameter in match.output.1.split(separator: ",") {
          declared.insert(parameter.split(separator: ":")[0].trimmingCharacters(in: .whitespaces))
        }
      }
    }
    // Members that a protocol's extension names without a dot, and modules.
    let others: Set<String> = [
      "Self", "RawValue", "Scalar", "Element", "Combine", "OpenCombine", "Observation", "DidChange",
      "AppKit", "UIKit",
      // Of the systems' C libraries.
      "Darwin", "Glibc", "Musl", "Android", "WinSDK", "SRWLOCK", "AcquireSRWLockExclusive", "ReleaseSRWLockExclusive",
      "InitializeSRWLock",
      // What is asked for by #if.
      "DEBUG", "BRANCHES", "EFFECTS", "STORES", "KEPT", "KEPTFILTER", "KEPTFIRST", "KEPTMAP", "KEPTPREFIX", "KEPTSORT",
      "KEPTSUM",
      // With the name of a protocol before or behind it.
      "Any", "Stub", "Spy", "Changes", "Call", "CallOf",
    ]
    let found: Set<String> = used.subtracting(declared).subtracting(others)
    #expect(found.count > 15)
    return found
  }
}
