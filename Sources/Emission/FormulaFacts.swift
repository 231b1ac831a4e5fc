import BindgenGraph
import BindgenSpec
import BindgenSwiftTokens

/// The functions that hold the spec's values, equalities and expressions.
struct FormulaFacts {
  private let layout: ModelLayout
  private let model: ResolvedModel

  init(_ layout: ModelLayout) {
    self.layout = layout
    model = layout.model
  }

  static func equalityName(_ field: String) -> String { SwiftName.bare(field) + "AreEqual" }

  /// How a stored entry is given to the initialiser.
  func parameter(_ stored: Stored) -> String {
    let name: String = SwiftName.escaped(stored.name.text, as: .parameter)
    let type: String = stored.methods == nil ? stored.type.parameterText : "any " + stored.type.text
    guard stored.value != nil else { return "\(name): \(type)" }
    return "\(name): \(type) = \(layout.formulas).\(SwiftName.escaped(stored.name.text))()"
  }

  var record: Record {
    let all: [Record] = model.model.stored.flatMap(stored) + model.derivations.flatMap(derived)
    let hasValues: Bool = model.model.stored.contains { $0.value != nil }
    return [
      "name": .text(layout.formulas),
      "all": .records(all),
      "usable": .bool(layout.isPublic && hasValues),
    ]
  }

  private func stored(_ stored: Stored) -> [Record] {
    var records: [Record] = []
    if let value: SwiftText = stored.value {
      let declaration: String = "\(SwiftName.escaped(stored.name.text))() -> \(stored.type.text)"
      records.append(function(declaration, value, isUsable: layout.isPublic))
    }
    return records + equality(stored.name.text, stored.type, stored.equal)
  }

  private func derived(_ resolved: ResolvedDerivation) -> [Record] {
    let derivation: Derivation = resolved.derivation
    let equality: [Record] = equality(derivation.name.text, derivation.type, derivation.equal)
    guard resolved.alias == nil else { return equality }
    let parameters: [String] = resolved.parameters.map {
      "_ \(SwiftName.escaped($0.name, as: .parameter)): \($0.type.parameterText)"
    }
    let declaration: String =
      "\(SwiftName.escaped(derivation.name.text))(\(parameters.joined(separator: ", "))) -> \(derivation.type.text)"
    return [function(declaration, derivation.expression, isUsable: false)] + equality
  }

  private func function(_ declaration: String, _ text: SwiftText, isUsable: Bool) -> Record {
    // What stands around it on its line: two blanks, `static func `, and the braces with their blanks.
    let room: Int = 120 - 2 - 12 - declaration.utf8.count - 5
    let body: UserText = UserText(text, indentation: 4, room: room, options: layout.options)
    return [
      "declaration": .text(declaration),
      "isUsable": .bool(isUsable),
      "isEquality": .bool(false),
      "isSeparated": .bool(isUsable || body.short == nil),
      "closureType": .text(""),
      "body": .record(body.record),
    ]
  }

  private func equality(_ name: String, _ type: SwiftType, _ equal: Equality?) -> [Record] {
    guard case .expression(let text)? = equal else { return [] }
    let body: UserText = UserText(text, indentation: 6, room: 0, options: layout.options)
    return [
      [
        "declaration": .text("\(Self.equalityName(name))(_ left: \(type.text), _ right: \(type.text)) -> \(layout.names.prefix)Bool"),
        "isUsable": .bool(false),
        "isEquality": .bool(true),
        "isSeparated": .bool(true),
        "closureType": .text("(\(type.text), \(type.text)) -> \(layout.names.prefix)Bool"),
        "body": .record(body.record),
      ]
    ]
  }
}
