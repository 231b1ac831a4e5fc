import BindgenCore

extension Outlet {
  /// A line for each outlet: those for most specs first.
  package static let purposes: [(name: String, purpose: String)] = [
    ("callbacks", "closures: observe { cart, changes in … }, observe(\\.count) { count in … }"),
    ("stream", "for await changes in cart.changes, for await count in cart.values(of: \\.count)"),
    ("combine", "an ObservableObject, with publishers.count and changesPublisher"),
    ("observation", "what SwiftUI and withObservationTracking track, each field by itself"),
    ("plain", "alone: an @Observable class as one would write it by hand"),
    ("delegate", "a protocol and a weak delegate"),
    ("view", "a protocol of what 'view' shows, and a weak view that is kept up to date"),
    ("effects", "work that takes time: an action with 'effect' asks for it"),
    ("protocol", "a protocol of the model: the key 'protocol' names it, and asks for it"),
    ("erased", "a wrapper of each protocol, as one type"),
    ("spies", "test doubles of all protocols, in debug builds"),
    ("reducer", "of values (kind: struct): actions as cases, a function 'reduce', and a store"),
    ("listSource", "of values with lists: a source for a table"),
  ]
}
