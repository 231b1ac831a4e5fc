/// The facts of a model for templates.
struct ModelFacts {
  let layout: ModelLayout
  let model: ResolvedModel
  let fields: [FieldFacts]
  let formulas: FormulaFacts

  init(_ layout: ModelLayout) {
    self.layout = layout
    model = layout.model
    fields = FieldFacts.all(layout)
    formulas = FormulaFacts(layout)
  }

  var record: Record {
    var record: Record = naming
    record.add(sections)
    record.add(making)
    record.add(machinery)
    return record
  }

  /// Its names and declarations.
  private var naming: Record {
    let stem: String = SwiftName.uncapitalized(model.name)
    return [
      "name": .text(SwiftName.escaped(model.name)),
      "stem": .text(stem),
      "variable": .text(SwiftName.escaped(stem)),
      // A delegate gets `changes` beside the model.
      "argument": .text(stem == "changes" ? "model" : SwiftName.escaped(stem, as: .parameter)),
      "doc": .texts(model.model.doc?.lines ?? []),
      "isolation": .text(layout.isolation),
      "valueIsolation": .text(model.isolation == nil ? "" : "nonisolated "),
      "conformanceIsolation": .text(layout.conformanceIsolation),
      "isOnActor": .bool(layout.isOnActor),
      "isOnMainActor": .bool(model.isolation == "MainActor"),
      "isLimited": .bool(layout.isLimited),
      "access": .text(layout.access),
      "changesAccess": .text(layout.isObserved ? layout.access : ""),
      "isPublic": .bool(layout.isPublic),
      "conformances": .text(conformances),
      "outlets": .texts(model.outlets.map(\.name)),
      "parts": .texts(layout.parts),
      "isObserved": .bool(layout.isObserved),
      "isNotified": .bool(model.isNotified),
      "isAnnounced": .bool(layout.isAnnounced),
      "isWide": .bool(layout.isWide),
      "rawValue": .text(Runtime.words(fieldCount: layout.fieldCount)),
      "hasCore": .bool(layout.hasCore),
      "hasFields": .bool(model.hasObservers),
    ]
  }

  private var conformances: String {
    var names: [String] = []
    if layout.hasCore { names = runtimeProtocols.map { layout.conformanceIsolation + "Bindgen." + $0 } }
    let others: [String] = model.outlets.flatMap(\.conformances)
    names += others
    names += model.model.conforms.map(\.text).filter { name in !others.contains { isNamed($0, name) } }
    return names.isEmpty ? "" : ": " + names.joined(separator: ", ")
  }

  /// The runtime protocol from which an internal class has its members; a public class declares its own.
  private var runtimeProtocols: [String] {
    let adjectives: [String] = layout.isPublic ? [] : model.outlets.compactMap(\.adjective)
    if !adjectives.isEmpty { return adjectives }
    return [model.hasObservers ? "FieldModel" : "Model"]
  }

  /// With its module or without.
  private func isNamed(_ name: String, _ written: String) -> Bool { name == written || name.hasSuffix("." + written) }

  /// The contents of the spec's sections.
  private var sections: Record {
    [
      "children": .records(model.stored(.child).map { FieldFacts.given($0) }),
      "constants": .records(model.stored(.constant).map { FieldFacts.given($0) }),
      "services": .records(model.stored(.service).map { ServiceFacts.record($0, layout) }),
      "states": .records(fields.filter(\.isState).map(\.record)),
      "derivations": .records(fields.filter { !$0.isState }.map(\.record)),
      "fields": .records(fields.map(\.record)),
      "pieces": .later { .records(pieces(of: fields)) },
      "actions": .records(model.model.actions.map { ActionFacts.record($0, layout) }),
      "formulas": .record(formulas.record),
      "view": .record(orNothing: view),
    ]
  }

  private var view: Record? {
    guard let view: View = model.model.view else { return nil }
    var byName: [String: FieldFacts] = [:]
    for field in fields { byName[field.name] = field }
    let shown: [FieldFacts] = view.shows.compactMap { byName[$0.text] }
    return [
      "name": .text(SwiftName.escaped(model.viewName)),
      "fields": .records(shown.map(\.record)),
      "pieces": .later { .records(pieces(of: shown)) },
      "commands": .records(view.commands.map { ServiceFacts.method($0) }),
    ]
  }

  /// The initializer: the view first, then the stored entries, the delegate last.
  private var making: Record {
    let kinds: [Stored.Kind] = [.child, .service, .constant, .state]
    let stored: [Stored] = kinds.flatMap { model.stored($0) }
    let parameters: [String] =
      model.outlets.flatMap { $0.firstParameters(model) } + stored.map { formulas.parameter($0) }
      + model.outlets.flatMap { $0.lastParameters(model) }
    let groups: [[Int]] = layout.groups
    let late: Set<String> = Set(groups.joined().map { model.states[$0].name.text })
    return [
      "parameters": .texts(
        parameters.enumerated().map { $0.offset + 1 < parameters.count ? $0.element + "," : $0.element }
      ),
      "parameterList": .text(parameters.joined(separator: ", ")),
      "hasManyParameters": .bool(parameters.count > 2),
      "assignments": .texts(stored.filter { !late.contains($0.name.text) }.map { assignment($0) }),
      "groups": .records(groups.enumerated().map { group($0.element, number: $0.offset) }),
      "adoptions": .records(layout.isRelated ? adoptions : []),
    ]
  }

  /// State that gets its values in a separate function.
  private func group(_ states: [Int], number: Int) -> Record {
    let stored: [Stored] = states.map { model.states[$0] }
    let names: [String] = stored.map { SwiftName.escaped($0.name.text, as: .parameter) }
    return [
      "number": .text(String(number)),
      "arguments": .texts(names),
      "parameters": .texts(zip(names, stored).map { "_ \($0): \($1.type.parameterText)" }),
      "assignments": .texts(stored.map { assignment($0) }),
    ]
  }

  private func assignment(_ stored: Stored) -> String {
    let value: String = SwiftName.escaped(stored.name.text, as: .parameter)
    guard stored.kind == .state, layout.hasCore else {
      return "self." + SwiftName.escaped(stored.name.text) + " = " + value
    }
    return model.hidden.storage(of: stored.name.text) + " = " + value
  }

  /// Children, and what derivations name of them and below.
  private var adoptions: [Record] {
    let links: [Families.Link] = layout.families.links(of: model)
    let linked: Set<String> = Set(links.filter { $0.path.count == 1 }.map { $0.path[0] })
    let others: [[String]] = model.stored(.child).map(\.name.text).filter { !linked.contains($0) }.map { [$0] }
    return others.map { ["path": .text(FieldFacts.path($0)), "rows": .list([])] }
      + links.map { link in
        [
          "path": .text(FieldFacts.path(link.path)),
          "rows": .records(
            link.rows.map { ["fields": .text(FieldFacts.set($0.fields)), "users": .text(FieldFacts.set($0.users))] }
          ),
        ]
      }
  }

  /// The facts that keep derivations right.
  private var machinery: Record {
    let derivations: [FieldFacts] = fields.filter { !$0.isState }
    return [
      "names": .text(fields.map(\.name).joined(separator: " ")),
      "caches": .records(derivations.filter(\.hasCache).map(\.record)),
      "chunks": .later { .records(pieces(of: derivations)) },
    ]
  }

  /// Fields by the functions that handle them, if there are too many for one.
  private func pieces(of fields: [FieldFacts]) -> [Record] {
    ModelLayout.pieces(of: fields).enumerated().map { number, fields in
      [
        "number": .text(String(number)),
        "stretches": .records(
          ModelLayout.stretches(of: fields).map { fields in
            ["set": .text(FieldFacts.set(fields.map(\.name))), "fields": .records(fields.map(\.record))]
          }
        ),
      ]
    }
  }
}
