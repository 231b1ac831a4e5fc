/// The facts of the shared file for its template: the libraries and the runtime that the models of a run need.
enum SupportFacts {
  /// Returns the facts of the shared file. Nil if there is no such file.
  static func record(_ layouts: [ModelLayout], _ options: GeneratorOptions) -> Record? {
    let layouts = layouts.filter(\.usesRuntime)
    switch options.support {
    case .never: return nil
    case .asNeeded where layouts.isEmpty: return nil
    case .asNeeded, .always: break
    }
    var record = names(layouts)
    record.add(options.runtime == .module ? ["isUsed": .bool(!layouts.isEmpty)] : copy(layouts))
    return ["support": .record(record)]
  }

  /// Returns the name of the shared file's template.
  static func template(_ options: GeneratorOptions) -> String {
    options.runtime == .module ? "support.library" : "support"
  }

  private static func names(_ layouts: [ModelLayout]) -> Record {
    [
      "aliases": .texts(aliases(layouts)),
      "clocks": .texts(unmentioned(layouts.contains(where: \.model.hasClock) ? ["TestClock"] : [], layouts)),
      "lists": .texts(lists(layouts)),
      "access": .text(ModelLayout.widestAccess(layouts)),
    ]
  }

  private static func copy(_ layouts: [ModelLayout]) -> Record {
    [
      "libraries": .records(
        FileFacts.libraries(layouts, isShared: true) { $0.model.outlets.filter(\.sharesLibrary) }
      ),
      "isAnimated": .bool(layouts.contains(where: \.isAnimated)),
      "outlets": .texts(outlets(layouts)),
      "runtime": .text(layouts.isEmpty ? "" : Runtime(layouts).text),
    ]
  }

  /// Returns the type aliases for lists.
  private static func lists(_ layouts: [ModelLayout]) -> [String] {
    guard layouts.contains(where: \.model.hasLists) else { return [] }
    let hasSource = layouts.contains { $0.model.outlets.contains { $0.name == Outlet.listSource.name } }
    let hasSections = layouts.contains(where: \.model.hasSections)
    let hasEdits = hasSource || layouts.contains(where: \.listsAreObserved)
    return ["Rows<Element: Swift.Identifiable> = Bindgen.Rows<Element>"]
      + (layouts.contains(where: \.model.hasPlainLists) ? ["PlainRows<Element> = Bindgen.PlainRows<Element>"] : [])
      + (hasSections
        ? [
          "Sections<Key: Hashable, Row: Swift.Identifiable> = Bindgen.Sections<Key, Row>",
          "KeyedRows<Key: Hashable, Row> = Bindgen.KeyedRows<Key, Row>",
        ] : [])
      + (hasEdits ? ["Edits = Bindgen.Edits"] : [])
      + (hasSource
        ? [
          "EditableList = Bindgen.EditableList",
          "ListSource<List: Bindgen.EditableList> = Bindgen.ListSource<List>",
        ] : [])
  }

  /// Returns the names of the runtime's types that tests use with doubles.
  private static func aliases(_ layouts: [ModelLayout]) -> [String] {
    unmentioned(layouts.contains(where: \.model.isDoubled) ? ["Journal", "Unstubbed"] : [], layouts)
  }

  /// Returns the names that the run's specs do not mention.
  private static func unmentioned(_ names: [String], _ layouts: [ModelLayout]) -> [String] {
    let specs = names.isEmpty ? [] : layouts.map { $0.model.model.name.range.file.bytes }
    return names.filter { name in
      !specs.contains { $0.split { !Bytes.mayBeNamePart($0) }.contains { $0.elementsEqual(name.utf8) } }
    }
  }

  /// Returns the outlets that some models have, in the order in which the models have them.
  private static func outlets(_ layouts: [ModelLayout]) -> [String] {
    let all = Set(layouts.flatMap { $0.model.outlets.map(\.name) })
    let builtIn = Outlet.all.map(\.name).filter(all.contains)
    return builtIn + all.subtracting(builtIn).sorted()
  }
}
