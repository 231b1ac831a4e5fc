/// The facts for test stores: what they compare, and which effects they know to run.
extension ReducerFacts {
  var storeIsolation: String? {
    layout.program.reducers.model(HiddenNames.store(of: model.name))?.isolation.flatMap {
      $0 == "nonisolated" ? nil : $0
    }
  }

  /// The protocols of the runtime by which test stores know the value.
  var testedAs: [String] {
    let names: [String?] = [
      storeIsolation == nil ? "TestedAnywhere" : "TestedOnActor", model.needsServices ? nil : "TestedByDefault",
      model.hasEvents ? "TestedSending" : nil,
    ]
    return names.compactMap { $0 }.map { "Bindgen." + $0 }
  }

  /// The comparisons of test stores: all that is not private, constants, too, since another value may have others. Then the
  /// closure that ends the effects of rows and children that are gone.
  var compared: [String] {
    let isDeep = layout.program.reducers.runsBelow(model.name)
    return comparedFields + comparedCases + (isDeep ? ["endGone: { $0._endGone($1) }"] : [])
  }

  /// The comparisons of a choice's cases without models.
  private var comparedCases: [String] {
    model.states.flatMap { stored -> [String] in
      let models = Set(model.alternatives(of: stored).map(\.name.text))
      let paths = (stored.choice?.cases ?? []).map { one in
        (Stored.Choice.path(stored.name.text, one.name.text), SwiftName.escaped(one.name.text, as: .afterDot))
      }
      return paths.filter { !models.contains($0.0) }.map { comparison("field", $0, stored.member + "." + $1) }
    }
  }

  private var comparedFields: [String] {
    model.stored.filter { $0.kind != .service && $0.choice == nil && !$0.isPrivate }.map { stored in
      let isKnown = stored.childType.map { layout.isStored($0.text) } ?? false
      let kind = !isKnown || stored.list?.hasIDs == false ? "field" : stored.list == nil ? "child" : "rows"
      return comparison(kind, stored.name.text, stored.member)
    }
  }

  /// `.field("count", \.count)`
  private func comparison(_ kind: String, _ name: String, _ member: String) -> String {
    ".\(kind)(\(Spelling.quoted(name)), \\.\(member))"
  }

  /// The spec's file with the lines of actions; without locations, the value's name.
  var places: [String] {
    let ranges = declared.compactMap { one in one.range.map { (String(one.name.dropFirst()), $0) } }
    guard layout.options.sourceLocations != .off, let file = ranges.first?.1.file else {
      return [Spelling.quoted(model.name)]
    }
    let lines = ranges.map { "\(Spelling.quoted(SwiftName.bare($0))): \($1.start.line)" }
    return [Spelling.quoted(FileNames.base(file.name).visible), "[\(lines.joined(separator: ", "))]"]
  }
}
