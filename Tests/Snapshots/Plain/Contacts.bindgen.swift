// Made by bindgen from Contacts.bindgen.yml. Do not edit: change the spec.
// swift-format-ignore-file
// swiftlint:disable all

import Observation

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
@MainActor @Observable final class EditForm: nonisolated Swift.Identifiable {
  var name: String

  var isReady: Bool { !name.isEmpty }

  init(name: String = "", onEvent: ((Event) -> Void)? = nil) {
    self.name = name
    self.onEvent = onEvent
  }

  func save() { if isReady { saved(name) } }

  /// What `EditForm` tells whoever owns it.
  nonisolated enum Event {
    case saved(_ name: String)
  }

  /// Called with each event.
  @ObservationIgnored var onEvent: ((Event) -> Void)?

  /// The models that hold this one and hear its events.
  @ObservationIgnored var _hearers: [(key: [Swift.AnyHashable], hear: (Event) -> Void)] = []

  private func saved(_ name: String) { _sendEvent(.saved(name)) }

  private func _sendEvent(_ event: Event) {
    for hearer in _hearers { hearer.hear(event) }
    onEvent?(event)
  }
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
@MainActor @Observable final class Filter {
  var text: String

  init(text: String = "") {
    self.text = text
  }
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
@MainActor @Observable final class Contacts {
  nonisolated enum Destination {
    case edit(EditForm)
    case delete(String)
    case help
  }

  let filter: Filter

  var detail: Filter?
  var destination: Contacts.Destination? {
    didSet { _hearDestinationEdit(destination.edit, instead: oldValue.edit) }
  }
  private(set) var names: [String]

  var title: String { destination.edit?.name ?? "Contacts" }
  var shown: [String] { filter.text.isEmpty ? names : names.filter { $0.contains(filter.text) } }

  init(filter: Filter? = nil, detail: Filter? = nil, destination: Contacts.Destination? = nil, names: [String] = []) {
    self.filter = filter ?? Filter()
    self.detail = detail
    _destination = destination
    self.names = names
    _hearDestinationEdit(self.destination.edit)
  }

  func addTapped() { destination = .edit(EditForm()) }

  func deleteTapped(_ name: String) { destination = .delete(name) }

  func deleteConfirmed() {
    if case .delete(let name) = destination { names.removeAll { $0 == name } }
    destination = nil
  }

  private func saved(_ event: EditForm.Event) {
    if case .saved(let name) = event { names.append(name) }
    destination = nil
  }

  private func _hearDestinationEdit(_ child: EditForm?, instead old: EditForm? = nil) {
    let key: [Swift.AnyHashable] = [Swift.ObjectIdentifier(self), "destination.edit"]
    old?._hearers.removeAll { $0.key == key }
    child?._hearers.append((key, { [weak self] in self?.saved($0) }))
  }
}

/// Each case as an optional. Setting that to `nil` ends its case, and no other one.
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
nonisolated extension Swift.Optional where Wrapped == Contacts.Destination {
  var edit: EditForm? {
    get { if case .edit(let value)? = self { value } else { nil } }
    set { if let newValue { self = .edit(newValue) } else if self.edit != nil { self = nil } }
  }

  var delete: String? {
    get { if case .delete(let value)? = self { value } else { nil } }
    set { if let newValue { self = .delete(newValue) } else if self.delete != nil { self = nil } }
  }

  var help: Bool {
    get { if case .help? = self { true } else { false } }
    set { if newValue { self = .help } else if self.help { self = nil } }
  }
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
nonisolated extension Contacts.Destination: Swift.Identifiable {
  enum ID: Hashable {
    case edit(Swift.ObjectIdentifier)
    case delete
    case help
  }

  var id: ID {
    switch self {
    case .edit(let model): .edit(Swift.ObjectIdentifier(model))
    case .delete: .delete
    case .help: .help
    }
  }
}
