import BindgenCore
import Testing

@testable import BindgenTools

/// Answers agree with the program: no dependency is left out, and none is invented.
@Suite struct AgreementTests {
  @Test func thereIsSomethingToAgreeOn() {
    #expect(Asked.all.count > 8)
    #expect(Asked.all.flatMap { Edge.all(of: $0.program) }.count > 500)
  }

  @Test(arguments: Asked.all)
  func mermaidDrawsEachInput(_ asked: Asked) {
    let drawn: Drawn = Drawn(mermaid: asked.text(.graph(.mermaid, model: nil)))
    #expect(drawn.edges == Edge.all(of: asked.program))
  }

  @Test(arguments: Asked.all)
  func graphvizDrawsEachInput(_ asked: Asked) {
    let drawn: Drawn = Drawn(dot: asked.text(.graph(.dot, model: nil)))
    #expect(drawn.edges == Edge.all(of: asked.program))
  }

  /// The first branches of each tree are an expression's inputs, and its users.
  @Test(arguments: Asked.all)
  func explanationsNameEachInputAndEachUser(_ asked: Asked) throws {
    let edges: Set<Edge> = Edge.all(of: asked.program)
    let sources: [String: Set<String>] = Dictionary(grouping: edges, by: \.user).mapValues { Set($0.map(\.source)) }
    let users: [String: Set<String>] = Dictionary(grouping: edges, by: \.source).mapValues { Set($0.map(\.user)) }
    for (name, field) in fields(of: asked.program) {
      let text: String = try asked.quickly(name)
      #expect(branches(of: text, below: "It depends on:", in: field) == sources[field] ?? [], "\(field)")
      let followers: Set<String> = branches(of: text, below: "What depends on it:", in: field)
      let short: Set<String> = (users[field] ?? []).filter { $0.utf8.count < 60 }
      #expect(followers.filter { !$0.hasPrefix("all of ") } == short, "\(field)")
    }
  }

  /// Returns the fields, each by its name in the program and its name as shown.
  private func fields(of program: Program) -> [(name: String, shown: String)] {
    // Names that are longer than a line are left out: they can't be found in one.
    var fields: [(name: String, shown: String)] = []
    for model in program.models {
      let derivations: [Derivation] = model.derivations.map(\.derivation).filter { !model.model.isOwn($0) }
      let questions: [String: String] = model.model.questions
      for name: String in model.states.map(\.name.text) + derivations.map(\.name.text) {
        fields.append((model.name + "." + name, model.name + "." + (questions[name] ?? name)))
      }
    }
    return fields.filter { $0.shown.utf8.count < 60 }
  }

  private func branches(of text: String, below heading: String, in field: String) -> Set<String> {
    let model: String = String(field.prefix { $0 != "." })
    let lines: [Substring] = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard let start: Int = lines.firstIndex(of: heading[...]) else { return [] }
    // A tree that goes on below begins again with a name.
    let tree: ArraySlice<Substring> = lines[(start + 1)...].prefix { "├└│ ".contains($0.first ?? "x") }
    let names: [String] = tree.compactMap { line in
      guard line.hasPrefix("├─ ") || line.hasPrefix("└─ ") else { return nil }
      return line.dropFirst(3).components(before: "  ")
    }
    return Set(
      names.map { $0.contains(".") || $0.hasPrefix("all of ") ? $0 : model + "." + $0 }.filter { $0.utf8.count < 60 }
    )
  }
}

extension Substring {
  fileprivate func components(before gap: String) -> String {
    String(self[..<(firstRange(of: gap)?.lowerBound ?? endIndex)])
  }
}
