/// The generic parameters of a signature, and their replacements outside it.
package struct Generics: Sendable {
  /// The replacement of each parameter: `any Hashable` for `Key: Hashable`, and `Any` without a constraint.
  private var stands: [String: String] = [:]

  package init(_ signature: Signature) {
    let list = signature.generics.dropFirst().dropLast()
    for parameter in Generics.parts(list) {
      let sides = parameter.split(separator: ":", maxSplits: 1)
      guard let name = sides.first else { continue }
      let bare = String(name.filter { $0 != " " })
      let constraint = sides.count > 1 ? sides[1].drop { $0 == " " } : nil
      stands[bare] = constraint.map { Generics.existential($0) } ?? "Any"
    }
  }

  /// `any P`, or `Any` for a class of Apple's frameworks, which has no `any`.
  private static func existential(_ constraint: Substring) -> String {
    let isClass = ["UI", "NS", "CA", "AV", "SK", "WK", "MK"].contains { prefix in
      constraint.hasPrefix(prefix) && constraint.dropFirst(prefix.count).first?.isUppercase == true
    }
    return isClass ? "Any" : "any " + constraint
  }

  /// Returns the parts between commas outside brackets.
  private static func parts(_ list: Substring) -> [Substring] {
    var parts: [Substring] = []
    var (start, depth) = (list.startIndex, 0)
    for index in list.indices {
      switch list[index] {
      case "<", "(", "[": depth += 1
      case ">", ")", "]": depth -= 1
      case "," where depth == 0:
        parts.append(list[start..<index])
        start = list.index(after: index)
      default: break
      }
    }
    return parts + [list[start...]]
  }

  package func isOne(_ name: String) -> Bool { stands[name] != nil }

  /// Whether a type depends on the generic parameters. `some P` is one without a name.
  package func areIn(_ type: SwiftType?) -> Bool {
    guard let type else { return false }
    return Generics.hasOpaque(type.text) || type.names.contains { isOne($0.text) }
  }

  /// Whether a text has the word `some` before a type: a label may have that name, too.
  package static func hasOpaque(_ text: String) -> Bool {
    text.split(separator: " ").dropLast().contains { piece in
      piece.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.last == "some"
    }
  }

  /// Returns the type as code outside the signature can write it.
  package func erased(_ type: SwiftType) -> String {
    if type.text.hasPrefix("some "), !Generics.hasOpaque(String(type.text.dropFirst(5))) {
      return Generics.existential(type.text.dropFirst(5))
    }
    guard areIn(type) else { return type.text }
    return stands[type.text] ?? "Any"
  }
}

/// The parts of a function's type, as written: `(Int) async throws -> Bool`.
package struct FunctionText {
  package let hasNoParameters: Bool
  package let isAsync: Bool
  /// `throws`, `throws(Failure)`, or nothing.
  package let throwing: String
  /// Whether the function belongs to an actor, which alone can call it.
  package let isIsolated: Bool
  package let result: String

  /// `try await `, which a call begins with, with a space after it, or nothing.
  var callEffects: String { (throwing.isEmpty ? "" : "try ") + (isAsync ? "await " : "") }

  package init?(_ text: String) {
    let bytes = Array(text.utf8)
    // The first parentheses without a word in front, such as that of `throws(Failure)`, and the arrow behind them.
    var (depth, open, close): (Int, Int?, Int?) = (0, nil, nil)
    var arrow: Int?
    for (index, byte) in bytes.enumerated() where arrow == nil {
      switch byte {
      case UInt8(ascii: "("):
        if depth == 0, open == nil, index == 0 || !Bytes.mayBeNamePart(bytes[index - 1]) { open = index }
        depth += 1
      case UInt8(ascii: ")"):
        depth -= 1
        if depth == 0, open != nil, close == nil { close = index }
      case UInt8(ascii: ">") where depth == 0 && index > 0 && bytes[index - 1] == UInt8(ascii: "-"): arrow = index - 1
      default: break
      }
    }
    guard let arrow, let open, let close else { return nil }
    let effects = String(decoding: bytes[(close + 1)..<arrow], as: UTF8.self).split { $0 == " " }
    let attributes = String(decoding: bytes[..<open], as: UTF8.self).split { $0 == " " }
    hasNoParameters = bytes[(open + 1)..<close].allSatisfy { $0 == UInt8(ascii: " ") }
    isAsync = effects.contains("async")
    throwing = effects.first { $0.hasPrefix("throws") }.map { String($0) } ?? ""
    isIsolated = attributes.contains { $0.hasPrefix("@") && $0 != "@Sendable" }
    let result = Substring(decoding: bytes[(arrow + 2)...], as: UTF8.self).drop { $0 == " " }
    self.result = result == "()" ? "Void" : String(result)
  }
}
