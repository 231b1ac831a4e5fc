/// The meaning of the names in one model.
package struct Scope: Sendable {
  package enum Entry: Sendable {
    /// A stored entry, with the number of its field if it is a state.
    case stored(Stored, field: Int?)
    /// A derivation, by its index in the spec.
    case derivation(Int)
    /// A function, by the index in the spec of the first one with that base name.
    case function(Int)
    case action
  }

  package let model: Model
  /// The states, which are the fields 0 and up.
  let states: [Stored]
  let children: [Stored]
  /// The fields with forms that can be kept: the lists of a class.
  let lists: Set<String>
  /// The outlets whose members are in the model's class.
  var outlets: [Outlet]
  private let entries: [String: Entry]

  init(_ model: Model, _ outlets: [Outlet] = []) {
    var entries: [String: Entry] = [:]
    entries.reserveCapacity(model.stored.count + model.derivations.count + model.actions.count)
    var states: [Stored] = []
    for stored in model.stored {
      entries[stored.name.text] = .stored(stored, field: stored.kind == .state ? states.count : nil)
      if stored.kind == .state { states.append(stored) }
    }
    // By index: no entry is copied.
    for index in model.derivations.indices { entries[model.derivations[index].name.text] = .derivation(index) }
    for (index, function) in model.functions.enumerated() where entries[function.name.text] == nil {
      entries[function.name.text] = .function(index)
    }
    for index in model.actions.indices where entries[model.actions[index].signature.name] == nil {
      entries[model.actions[index].signature.name] = .action
    }
    self.model = model
    self.states = states
    children = model.stored.filter { $0.kind == .child }
    lists = model.isValue ? [] : Set(states.filter { $0.list != nil }.map(\.name.text))
    self.outlets = outlets
    self.entries = entries
  }

  package subscript(name: String) -> Entry? { entries[name] }

  /// Whether a missing name may be in a part of the spec that could not be read, which was reported.
  func mayHold(_ name: String) -> Bool { model.mayHave(name) }

  /// Whether observers can be notified of it: state and derivations.
  func isObservable(_ name: String) -> Bool {
    switch entries[name] {
    case .stored(let stored, _): stored.kind == .state
    case .derivation: true
    case .function, .action, nil: false
    }
  }

  /// Whether only its own model may name it, and its access: nil for the access of the model.
  func visibility(of name: String) -> (isPrivate: Bool, access: Word?) {
    switch entries[name] {
    case .stored(let stored, _): (stored.isPrivate, stored.access)
    case .derivation(let index): (model.derivations[index].isPrivate, model.derivations[index].access)
    case .function(let index): (model.functions[index].isPrivate, model.functions[index].access)
    case .action, nil: (false, nil)
    }
  }

  var observableNames: [String] {
    model.stored.filter { $0.kind == .state && !$0.isPrivate }.map(\.name.text)
      + model.derivations.filter { !$0.isPrivate }.map(\.name.text)
  }

  /// The names that a parent's expression can use.
  var visibleNames: [String] {
    model.stored.filter { $0.kind != .service && !$0.isPrivate }.map(\.name.text)
      + model.derivations.filter { !$0.isPrivate }.map(\.name.text)
      + model.functions.filter { !$0.isPrivate }.map(\.name.text)
  }
}
