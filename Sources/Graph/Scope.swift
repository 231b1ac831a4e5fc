import BindgenDiagnostics
import BindgenSpec
import BindgenSwiftTokens

/// What the names of one model mean.
struct Scope {
  enum Entry {
    case stored(Stored)
    case derivation(Int)
    case action
  }

  let model: Model
  private let entries: [String: Entry]

  init(_ model: Model) {
    var entries: [String: Entry] = [:]
    for stored in model.stored { entries[stored.name.text] = .stored(stored) }
    for (index, derivation) in model.derivations.enumerated() { entries[derivation.name.text] = .derivation(index) }
    for action in model.actions where entries[action.signature.name] == nil { entries[action.signature.name] = .action }
    self.model = model
    self.entries = entries
  }

  subscript(name: String) -> Entry? { entries[name] }

  /// The type of what can be observed: state and derivations.
  func isObservable(_ name: String) -> Bool {
    switch entries[name] {
    case .stored(let stored): return stored.kind == .state
    case .derivation: return true
    case .action, nil: return false
    }
  }

  var observableNames: [String] {
    model.stored.filter { $0.kind == .state }.map(\.name.text) + model.derivations.map(\.name.text)
  }
}
