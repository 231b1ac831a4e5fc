import BindgenCore
import TestSupport

/// The keys, words and outlets that specs of pairs have.
struct PairKeys {
  private var used = UsedKeys()
  private var outlets: Set<String> = []

  /// The parts of the language that no pair has.
  var missing: [String] {
    let outlets = Outlet.all.map(\.name).filter { !self.outlets.contains($0) }
    return UsedKeys.allKeys.filter { !used.keys.contains($0) } + UsedKeys.allWords.filter { !used.words.contains($0) }
      + outlets.map { "the outlet " + $0 }
  }

  mutating func add(_ text: String) {
    used.add(text)
    var diagnostics = Diagnostics()
    let spec = Spec.read(SourceFile(name: "Subject.bindgen.yml", text: text), into: &diagnostics)
    let program = Program.resolve([spec], ResolveOptions(emit: nil, outlets: Outlet.all), into: &diagnostics)
    for model in program.specs.flatMap(\.models) { outlets.formUnion(model.outlets.map(\.name)) }
  }
}
