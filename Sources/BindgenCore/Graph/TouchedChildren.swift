/// The children whose fields a body changes without calling an action of theirs: it writes their fields, or calls an
/// action of a model below them.
///
/// A child that may be missing counts, and rows don't: nobody knows beforehand which row it is.
struct TouchedChildren {
  /// Finds the models of a run by name.
  typealias Models = (String) -> Model?

  /// The paths to these children, each once.
  private(set) var paths: [[Stored]] = []
  private let models: Models

  init(in body: SwiftCode, _ calls: [ActionCall], of model: Model, parameters: Set<String>, _ models: @escaping Models)
  {
    self.models = models
    for write in BodySummary.read(body).writes where !parameters.contains(write.name) {
      add(way([write.name] + write.path, from: model))
    }
    for call in calls { add(call.path.dropLast().prefix { $0.stored.list == nil }.map(\.stored)) }
  }

  /// Returns the children along a path of names, the last of which is the written field.
  private func way(_ names: [String], from model: Model) -> [Stored] {
    var (owner, way, rest): (Model, [Stored], ArraySlice<String>) = (model, [], names.dropLast())
    while let (child, count) = owner.child(at: rest), child.isAddressed, child.list == nil,
      let type = child.childType?.text, let below = models(type)
    {
      way.append(child)
      (owner, rest) = (below, rest.dropFirst(count))
    }
    return way
  }

  private mutating func add(_ way: [Stored]) {
    for count in way.indices.map({ $0 + 1 }) {
      let names = way.prefix(count).map(\.name.text)
      if !paths.contains(where: { $0.map(\.name.text) == names }) { paths.append(Array(way.prefix(count))) }
    }
  }
}
