/// The names in a spy. Names of the protocol come first, and others avoid them.
struct SpyNames {
  private var members: Set<String>
  private var cases: Set<String> = ["none", "some"]
  private(set) var renamed: [(usual: String, name: String, range: SourceRange)] = []

  init(_ interface: EmittedProtocol) {
    members = Set(interface.properties.map(\.name) + interface.methods.map(\.signature.name))
    members.formUnion(["Call", "CallOf"])
  }

  /// Takes a name, and returns whether it was free.
  mutating func take(_ name: String) -> Bool { members.insert(name).inserted }

  mutating func free(_ name: String, at range: SourceRange) -> String {
    numbered(name, at: range) { $0.take($1) }
  }

  mutating func freeCase(_ name: String, at range: SourceRange) -> String {
    numbered(name, at: range) { $0.cases.insert($1).inserted }
  }

  /// Takes a free name for a case and its stubs: `save`, `onSave`, `saveResult`, `saveResults`.
  mutating func freeMethod(_ name: String, at range: SourceRange) -> String {
    numbered(name, at: range) { names, name in
      let stubs = ["on" + SwiftName.capitalized(name), name + "Result", name + "Results"]
      guard !names.cases.contains(name), !stubs.contains(where: names.members.contains) else { return false }
      names.cases.insert(name)
      names.members.formUnion(stubs)
      return true
    }
  }

  private mutating func numbered(
    _ usual: String,
    at range: SourceRange,
    _ take: (inout SpyNames, String) -> Bool
  ) -> String {
    if take(&self, usual) { return usual }
    var number = 2
    while !take(&self, usual + String(number)) { number += 1 }
    renamed.append((usual, usual + String(number), range))
    return usual + String(number)
  }
}
