import BindgenCore
import Foundation

@testable import BindgenTools

/// A dependency of one thing on another, both by their names: `Cart.count`, or `all of Cart`.
struct Edge: Hashable {
  let source: String
  let user: String

  /// Returns the dependencies of a resolved program.
  static func all(of program: Program) -> Set<Edge> {
    var edges: Set<Edge> = []
    for model in program.models {
      let questions: [String: String] = model.model.questions
      let fields: [String] = (model.states.map(\.name.text) + model.derivations.map(\.derivation.name.text)).map {
        questions[$0] ?? $0
      }
      for resolved in model.derivations where !model.model.isOwn(resolved.derivation) {
        let constants: [String] = resolved.parameters.filter { $0.kind == .constant }.map(\.name)
        let own: [String] = (resolved.inputs.map { fields[$0] } + constants).map { model.name + "." + $0 }
        let children: [String] = resolved.childInputs.map { input in
          input.field.map { input.model + "." + $0 } ?? "all of " + input.model
        }
        let name: String = resolved.derivation.name.text
        let user: String = model.name + "." + (questions[name] ?? name)
        // The dependencies of a load are one node, however many fields they are.
        edges.formUnion((own + children).filter { $0 != user }.map { Edge(source: $0, user: user) })
      }
    }
    return edges
  }
}

/// The edges of a graph, parsed from its drawing.
struct Drawn {
  private(set) var edges: Set<Edge> = []
  private var names: [String: String] = [:]
  private var frame: (id: String, name: String)?

  init(mermaid text: String) {
    for line in Self.lines(of: text) {
      let words: [String] = Self.words(line, breakingAt: "([{|")
      if words.first == "subgraph" {
        open(words[1], Self.decoded(line, quote: "#", end: ";"))
      } else if line == "end" {
        frame = nil
      } else if words.count > 2, words[1] == "-->" {
        add(words[0], words[words.count - 1])
      } else if line.contains("\"") {
        name(words[0], Self.decoded(line, quote: "#", end: ";"))
      }
    }
  }

  init(dot text: String) {
    let otherEdges: [String] = ["style=dashed", "style=bold", "dir=none"]
    for line in Self.lines(of: text) {
      let words: [String] = Self.words(line, breakingAt: "[,]")
      if words.first == "subgraph" {
        frame = (words[1], "")
      } else if words.first?.hasPrefix("label=") == true {
        open(frame?.id ?? "", Self.decoded(line, quote: "\\", end: nil))
      } else if line == "}" {
        frame = nil
      } else if words.count > 2, words[1] == "->", !otherEdges.contains(where: line.contains) {
        let tail: Substring? = words.first { $0.hasPrefix("ltail=") }?.dropFirst("ltail=".count)
        add(tail.map { String($0) } ?? words[0], words[2])
      } else if line.contains("[label=") {
        name(words[0], Self.decoded(line, quote: "\\", end: nil))
      }
    }
  }

  private mutating func open(_ id: String, _ name: String) {
    frame = (id, name)
    names[id] = "all of " + name
  }

  private mutating func name(_ id: String, _ name: String) {
    names[id] = frame.map { $0.name + "." + name } ?? "all of " + name
  }

  private mutating func add(_ source: String, _ user: String) {
    edges.insert(Edge(source: names[source] ?? source, user: names[user] ?? user))
  }

  private static func lines(of text: String) -> [String] {
    text.split(separator: "\n").map { String($0.drop { $0 == " " }) }
  }

  private static func words(_ line: String, breakingAt marks: String) -> [String] {
    line.split { $0 == " " || marks.contains($0) }.map { String($0) }
  }

  /// Returns the first quoted text, unescaped: `#95;` is a character by its number, `\"` stands for a quote.
  private static func decoded(_ line: String, quote: Unicode.Scalar, end: Unicode.Scalar?) -> String {
    var text: String = ""
    var rest: Substring.UnicodeScalarView = line[...].unicodeScalars.drop { $0 != "\"" }.dropFirst()
    while let scalar: Unicode.Scalar = rest.popFirst(), scalar != "\"" {
      if scalar == quote, let end: Unicode.Scalar {
        let digits: Substring.UnicodeScalarView = rest.prefix { $0 != end }
        rest = rest.dropFirst(digits.count + 1)
        text.unicodeScalars.append(UInt32(String(Substring(digits))).flatMap(Unicode.Scalar.init) ?? "?")
      } else {
        text.unicodeScalars.append(scalar == quote ? rest.popFirst() ?? scalar : scalar)
      }
    }
    return text
  }
}
