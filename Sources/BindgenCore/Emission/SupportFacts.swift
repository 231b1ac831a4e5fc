/// The facts of the shared file for its template: the libraries and the runtime that the models of a run need.
enum SupportFacts {
  /// Nil if there is no such file.
  static func record(_ layouts: [ModelLayout], _ support: GeneratorOptions.Support) -> Record? {
    let layouts: [ModelLayout] = layouts.filter(\.hasCore)
    switch support {
    case .never: return nil
    case .asNeeded where layouts.isEmpty: return nil
    case .asNeeded, .always: break
    }
    return [
      "support": .record([
        "libraries": .records(FileFacts.libraries(layouts, isShared: true)),
        "outlets": .texts(outlets(layouts)),
        "runtime": .text(layouts.isEmpty ? "" : Runtime(layouts).text),
      ])
    ]
  }

  /// The outlets that some models have, in the order in which the models have them.
  private static func outlets(_ layouts: [ModelLayout]) -> [String] {
    let all: Set<String> = Set(layouts.flatMap { $0.model.outlets.map(\.name) })
    let builtIn: [String] = Outlet.all.map(\.name).filter(all.contains)
    return builtIn + all.subtracting(builtIn).sorted()
  }
}
