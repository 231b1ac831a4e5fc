/// Classes that are objects of Foundation, as Cocoa's delegates must be.
extension Model {
  /// `NSObject` in `conforms`: the superclass, the only one that there is.
  package var superclass: SwiftType? { conforms.first { $0.isNSObject } }
}

extension SwiftType {
  package var isNSObject: Bool { ["NSObject", "Foundation.NSObject", "ObjectiveC.NSObject"].contains(text) }
}

extension Resolver {
  mutating func checkObject(_ model: Model) {
    guard let superclass = model.superclass else { return }
    if model.isValue {
      return reportOfClasses("'NSObject'", superclass.range, model, help: "leave it out")
    }
    let names =
      model.stored.map(\.name) + model.derivations.map(\.name)
      + model.actions.map { Word($0.signature.name, at: $0.signature.nameRange) }
    for name in names where ["debugDescription", "description", "hash", "isEqual"].contains(name.text) {
      reportTaken(name, by: "NSObject")
    }
    let known: Set<String> = ["CustomDebugStringConvertible", "CustomStringConvertible", "Equatable", "Hashable"]
    for type in model.conforms where known.contains(type.text) {
      diagnostics.error(
        "known-conformance",
        at: type.range,
        "'NSObject' is '\(type.text)' already",
        help: "leave it out"
      )
    }
  }
}
