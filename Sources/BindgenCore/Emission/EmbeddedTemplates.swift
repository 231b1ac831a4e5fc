// swift-format-ignore-file
// Written by .ci/embed-templates from Templates/. Do not edit.

/// What the tool is built with.
enum EmbeddedTemplates {
  /// The templates, by the names of their files.
  static let all: [(file: String, text: String)] = [
("availability.swift.tmpl", ###"""
%# The Apple systems that have Observation.
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)

"""###),
("callbacks.swift.tmpl", ###"""
%# Closures, each with a token that ends it.
%section members
%if model.isPublic
{{ model.access }}typealias Subscription = Bindgen.Subscription

/// Calls the closure once after each transaction, with all that changed.
///
/// - Parameter initial: Whether to call it at once, too, as if all had changed.
{{ model.access }}func observe(
  initial: Bool = false,
  _ body: @escaping ({{ model.name }}, Changes) -> Void
) -> Bindgen.Subscription {
  _core.observe(self, initial: initial, body)
}

/// Calls the closure once after each transaction that changed the field, with its value.
///
/// - Parameter initial: Whether to call it at once, too, with the value as it is.
{{ model.access }}func observe<Value>(
  _ field: KeyPath<Fields, Field<Value>>,
  initial: Bool = false,
  _ body: @escaping (Value) -> Void
) -> Bindgen.Subscription {
  _core.observe(self, {{ model.name }}._fields[keyPath: field], initial: initial, body)
}

%end
%end
%section extensions
/// Calls the closure once after each transaction, with all that changed.
///
/// - Parameter initial: Whether to call it at once, too, as if all had changed.
@_disfavoredOverload
{{ model.access }}func observe(
  initial: Bool = false,
  _ body: @escaping (any {{ model.protocol.name }}, {{ model.changes }}) -> Void
) -> Bindgen.Subscription {
  let all: {{ model.changes }} = {{ model.protocol.fields }}.all
  if initial { body(self, all) }
  let object: any {{ model.protocol.name }} = {{ model.protocol.held }}
  return object.observe(all) { [weak object] changes in if let object { body(object, changes) } }
}

/// Calls the closure once after each transaction that changed the field, with its value.
///
/// - Parameter initial: Whether to call it at once, too, with the value as it is.
@_disfavoredOverload
{{ model.access }}func observe<Value>(
  _ field: KeyPath<{{ model.protocol.fields }}, {{ model.protocol.fields }}.Field<Value>>,
  initial: Bool = false,
  _ body: @escaping (Value) -> Void
) -> Bindgen.Subscription {
  let field: {{ model.protocol.fields }}.Field<Value> = {{ model.protocol.fields }}()[keyPath: field]
  if initial { body(field.read(self)) }
  let object: any {{ model.protocol.name }} = {{ model.protocol.held }}
  return object.observe(field.name) { [weak object] _ in if let object { body(field.read(object)) } }
}

%end

"""###),
("class.actions.swift.tmpl", ###"""
%# An action is a transaction. One with a result calls a function of its own, which holds the spec's text.
%if model.actions or model.isPublic or not model.hasCore
// MARK: Actions

%end
%for action in model.actions
%for line in action.doc
/// {{ line }}
%end
%for attribute in action.attributes
{{ attribute }}
%end
%if action.isTransaction
{{ action.access }}func {{ action.declaration }} {
  _core.open()
  defer { _core.close() }
%if action.call
  {{ action.call }}
%else
{{ action.body.text }}
%end
}
%if action.call

%if action.body.short
private func {{ action.bodyDeclaration }} { {{ action.body.short }} }
%else
private func {{ action.bodyDeclaration }} {
{{ action.body.text }}
}
%end
%end
%else if action.body.short
{{ action.access }}func {{ action.declaration }} { {{ action.body.short }} }
%else
{{ action.access }}func {{ action.declaration }} {
{{ action.body.text }}
}
%end

%end
%if not model.hasCore
/// Makes many writes in one go.
@discardableResult
{{ model.access }}func update<Returned>(_ body: ({{ model.name }}) throws -> Returned) rethrows -> Returned { try body(self) }
%else if model.isPublic
/// Makes many writes one transaction: observers are notified once, at its end.
@discardableResult
{{ model.access }}func update<Returned>(_ body: ({{ model.name }}) throws -> Returned) rethrows -> Returned {
  _core.open()
  defer { _core.close() }
  return try body(self)
}
%end

"""###),
("class.changes.swift.tmpl", ###"""
%# The names of a model's fields, as a set.
{{ model.changesIsolation }}{{ model.changesAccess }}struct {{ model.changes }}: OptionSet, Sendable, Bindgen.FieldSet {
%if model.isWide
%# Its members are computed, which folds to constants: stored ones would be made when they are first used.
  {{ model.changesAccess }}private(set) var rawValue: {{ model.rawValue }}

  {{ model.changesAccess }}init() { rawValue = {{ model.rawValue }}() }
  {{ model.changesAccess }}init(rawValue: {{ model.rawValue }}) { self.rawValue = rawValue }

%for field in model.members
  {{ field.memberAccess }}static var {{ field.member }}: {{ model.changes }} { {{ model.changes }}(field: {{ field.number }}) }
%end

  {{ model.changesAccess }}mutating func formUnion(_ other: {{ model.changes }}) { rawValue |= other.rawValue }
  {{ model.changesAccess }}mutating func formIntersection(_ other: {{ model.changes }}) { rawValue &= other.rawValue }
  {{ model.changesAccess }}mutating func formSymmetricDifference(_ other: {{ model.changes }}) { rawValue ^= other.rawValue }
%else
  {{ model.changesAccess }}let rawValue: UInt64

%if model.isPublic
  {{ model.changesAccess }}init(rawValue: UInt64) { self.rawValue = rawValue }

%end
%for field in model.members
  {{ field.memberAccess }}static let {{ field.member }}: {{ model.changes }} = {{ model.changes }}(rawValue: 1 &<< {{ field.number }})
%end
%end
}

"""###),
("class.computation.swift.tmpl", ###"""
%# One derived field.
%if field.isAlias
if pass.isDue(.{{ field.member }}) { pass.changed(.{{ field.member }}) }
%else if field.neverEqual
if pass.isDue(.{{ field.member }}) {
  {{ field.cache }} = {{ field.formula }}
  pass.changed(.{{ field.member }})
}
%else
if pass.isDue(.{{ field.member }}) {
  let value: {{ field.type }} = {{ field.formula }}
  if Bindgen.replace(&{{ field.cache }}, with: value{{ field.equality }}) { pass.changed(.{{ field.member }}) }
}
%end

"""###),
("class.compute.swift.tmpl", ###"""
%# Straight lines, in functions of bounded size: each field that is due is computed, compared and stored.
func _compute(_ fields: Bindgen.Mask) {
  var pass: Bindgen.Pass<Changes> = _core.pass(fields)
%if model.chunks
%for chunk in model.chunks
  if pass.isDue({{ chunk.range }}) { _compute{{ chunk.number }}(&pass) }
%end
%else
%for field in model.derivations
  %include class.computation
%end
%end
  _core.finish(pass)
}
%if model.chunks
%for chunk in model.chunks

private func _compute{{ chunk.number }}(_ pass: inout Bindgen.Pass<Changes>) {
%for stretch in chunk.stretches
  if pass.isDue({{ stretch.range }}) {
%for field in stretch.fields
    %include class.computation
%end
  }
%end
}
%end
%end

"""###),
("class.derivation.swift.tmpl", ###"""
%# A derived field, up to date at each read. One that is another name reads what it names.
%for line in field.doc
/// {{ line }}
%end
%if field.isAlias and not field.isRead
%if field.body.short
{{ field.access }}var {{ field.name }}: {{ field.type }} { {{ field.body.short }} }
%else
{{ field.access }}var {{ field.name }}: {{ field.type }} {
{{ field.body.text }}
}
%end
%else
{{ field.access }}var {{ field.name }}: {{ field.type }} {
%if not field.isAlias
  _refresh(.{{ field.member }})
%end
%if field.isRead
  %include read of model.outlets
%end
  return {{ field.cached }}
}
%end

"""###),
("class.fields.swift.tmpl", ###"""
%# The names of a model's fields, and how observers find each.
%if model.sharesChanges
{{ model.access }}typealias Changes = {{ model.changes }}
%else
/// The fields that a transaction changed.
%include class.changes
%end
%if model.hasFields

/// The fields that can be observed one by one.
{{ model.isolation }}{{ model.access }}struct Fields {
%for field in model.fields
  {{ field.access }}var {{ field.member }}: Field<{{ field.type }}> { (.{{ field.member }}, { $0.{{ field.member }} }) }
%end
}

/// A field by its name, and how it is read.
{{ model.access }}typealias Field<Value> = (name: Changes, read: ({{ model.name }}) -> Value)

static var _fields: Fields { Fields() }
%end

"""###),
("class.init.swift.tmpl", ###"""
%# The initializer.
// MARK: Init

%if model.hasManyParameters
{{ model.access }}init(
%for parameter in model.parameters
  {{ parameter }}
%end
) {
%else
{{ model.access }}init({{ model.parameterList }}) {
%end
%for line in model.assignments
  {{ line }}
%end
%for group in model.groups
  _store{{ group.number }}({{ group.arguments | joined }})
%end
%for spy in model.spies
  %include spy.init
%end
%for child in model.adoptions
%if child.rows
  _core.adopt(
    {{ child.path }},
    by: self,
    [
%for row in child.rows
      {{ row.fields }}: {{ row.users }}{{ loop.comma }}
%end
    ]
  )
%else
  _core.adopt({{ child.path }}, by: self)
%end
%end
  %include init of model.outlets
}
%for group in model.groups

%if loop.first
/// In groups: the compiler's check of an initializer grows with the cube of what it sets.
%end
private func _store{{ group.number }}({{ group.parameters | joined }}) {
%for line in group.assignments
  {{ line }}
%end
}
%end

"""###),
("class.machinery.swift.tmpl", ###"""
%# What keeps derived fields up to date, and notifies observers.
%if model.announces
// Nonisolated, because that is what `objectWillChange` must be in a protocol that refines `ObservableObject`.
nonisolated(unsafe) let _core: Bindgen.Core = Bindgen.Core({{ model.name }}._graph)
%else
let _core: Bindgen.Core = Bindgen.Core({{ model.name }}._graph)
%end
%if model.announces
nonisolated private static let _graph: Bindgen.Graph = Bindgen.Graph(
%else
private static let _graph: Bindgen.Graph = Bindgen.Graph(
%end
  Changes.self,
  "{{ model.names }}",
%if model.derivations
  [
%for field in model.derivations
    .{{ field.member }}: [{{ field.inputs | joined }}]{{ loop.comma }}
%end
%if model.hidden
  ],
  hidden: [{{ model.hidden | joined }}]
%else
  ]
%end
%else if model.hidden
  [:],
  hidden: [{{ model.hidden | joined }}]
%else
  [:]
%end
)

%if model.caches
private struct _Cache {
%for field in model.caches
  var {{ field.name }}: {{ field.cacheType }}{{ field.placeholder }}
%end
}
private var _cache: _Cache = _Cache()

%end
%if model.states
private func _wrote(_ field: Changes) { _core.wrote(field.mask, of: self) }
%end
%if model.caches
private func _refresh(_ field: Changes) { _core.refresh(field.mask, of: self) }
%end
%if model.isAnnounced
private func _willWrite(_ field: Changes) { _core.willWrite(field.mask, of: self) }
%end
%if model.derivations

%include class.compute
%end
%if model.isNotified

func _addObserved(to fields: inout Bindgen.Mask) {
  %include observed of model.outlets
}

func _notify(_ changed: Bindgen.Mask) {
  let changes: Changes = Changes(changed)
  %include notify of model.parts
}
%end

"""###),
("class.observers.swift.tmpl", ###"""
%# The observers in a model's list: closures, sequences, subscribers.
%section notify
_core.notifyObservers(of: self, changed)
%end

"""###),
("class.state.swift.tmpl", ###"""
%# A state: a write is noted, and observers are notified when the transaction ends.
%for line in field.doc
/// {{ line }}
%end
%if not model.hasCore
{{ field.access }}{{ field.setAccess }}var {{ field.name }}: {{ field.type }}
%else
{{ field.access }}{{ field.setAccess }}var {{ field.name }}: {{ field.type }} {
%if field.isRead
  get {
    %include read of model.outlets
    return {{ field.storage }}
  }
%else
  get { {{ field.storage }} }
%end
%if field.neverEqual
  set {
%if model.isAnnounced
    _willWrite(.{{ field.member }})
%end
    {{ field.storage }} = newValue
    _wrote(.{{ field.member }})
  }
%else if model.isAnnounced
  set {
    _willWrite(.{{ field.member }})
    if Bindgen.replace(&{{ field.storage }}, with: newValue{{ field.equality }}) { _wrote(.{{ field.member }}) }
  }
%else
  set { if Bindgen.replace(&{{ field.storage }}, with: newValue{{ field.equality }}) { _wrote(.{{ field.member }}) } }
%end
%if field.isEditedInPlace
  _modify {
%if model.isAnnounced
    _willWrite(.{{ field.member }})
%end
    defer { _wrote(.{{ field.member }}) }
    yield &{{ field.storage }}
  }
%end
}
private var {{ field.storage }}: {{ field.type }}{{ field.initial }}
%end

"""###),
("class.stored.swift.tmpl", ###"""
%# What a model keeps: children, constants, services and state.
%if model.children or model.constants or model.services
// MARK: Given

%for child in model.children
%for line in child.doc
/// {{ line }}
%end
%if model.isValue
{{ model.access }}var {{ child.name }}: {{ child.type }}
%else
{{ model.access }}let {{ child.name }}: {{ child.type }}
%end
%end
%for constant in model.constants
%for line in constant.doc
/// {{ line }}
%end
{{ constant.access }}let {{ constant.name }}: {{ constant.type }}
%end
%if not model.isValue
%for service in model.services
%for line in service.doc
/// {{ line }}
%end
private let {{ service.name }}: {{ service.type }}
%end
%end
%end

%if model.storage
// MARK: Storage

%for stored in model.storage
%for line in stored.doc
/// {{ line }}
%end
private var {{ stored.name }}: {{ stored.type }}
%end

%end
%if model.states
// MARK: State

%for field in model.states
%include class.state

%end
%end

"""###),
("class.swift.tmpl", ###"""
%# A model's class: what it keeps, what is derived, actions, observers.
%for line in model.doc
/// {{ line }}
%end
%if model.isLimited
%include availability
%end
{{ model.isolation }}{{ model.access }}final class {{ model.name }}{{ model.conformances }} {
  %include class.stored

%if model.derivations
  // MARK: Derived

%for field in model.derivations
  %include class.derivation

%end
%end
%if model.spies
  // MARK: Calls

%for spy in model.spies
  %include spy.calls

  %include spy.methods
%end
%else
  %include class.actions
%end

  %include class.init

%if model.hasCore
  // MARK: Fields

  %include class.fields

  %include members of model.outlets

  // MARK: Machinery

  %include class.machinery
%else
  %include members of model.outlets
%end
}

"""###),
("closures.swift.tmpl", ###"""
%# A service as a struct of closures, and in debug builds its spy.
%for spy in service.closures
%for line in service.doc
/// {{ line }}
%end
%if model.isLimited
%include availability
%end
nonisolated {{ model.access }}struct {{ spy.name }}: Sendable {
%for method in spy.methods
  {{ model.access }}var {{ method.closure }}: {{ method.function }}
%end

  {{ model.access }}init(
%for method in spy.methods
    {{ method.closure }}: @escaping {{ method.function }}{{ method.separator }}
%end
  ) {
%for method in spy.methods
    self.{{ method.closure }} = {{ method.closure }}
%end
  }

%for method in spy.methods
%for line in method.doc
  /// {{ line }}
%end
%for attribute in method.attributes
  {{ attribute }}
%end
  {{ model.access }}func {{ method.full }} { {{ method.forwarded }} }
%end
}
%if model.isDoubled

#if DEBUG
%if model.isLimited
  %include availability
%end
  nonisolated extension {{ spy.name }} {
    %include spy.call

    /// Records what it is asked for; the closures that are given here answer.
    {{ model.access }}static func spy(
      recorder: Bindgen.Recorder<Call>,
%for method in spy.methods
      {{ method.closure }}: {{ method.given }}{{ method.separator }}
%end
    ) -> Self {
      Self(
%for method in spy.methods
%if method.head
        {{ method.closure }}: { {{ method.head }}
%else
        {{ method.closure }}: {
%end
          recorder.record({{ method.call }}, "{{ method.title }}")
%if method.isAsked
          return {{ method.effects }}{{ method.closure }}({{ method.arguments | joined }})
%else if method.isNothing and not method.run
          {{ method.effects }}{{ method.closure }}?({{ method.arguments | joined }})
%else
          if let {{ method.closure }} { return {{ method.effects }}{{ method.closure }}({{ method.arguments | joined }}) }
%if method.isRun
          return {{ method.runEffects }}{{ method.run }}()
%else
%if method.run and not method.isFailing
          _ = {{ method.runEffects }}{{ method.run }}()
%end
%if method.isFailing
          throw Bindgen.Unstubbed("{{ spy.owner }}.{{ method.title }}")
%else if method.isEmpty
          return {{ method.empty }}
%end
%end
%end
        }{{ method.separator }}
%end
      )
    }
  }

  %include spy.conformances
#endif
%end
%end

"""###),
("combine.swift.tmpl", ###"""
%# Publishers for Combine: of each field, of what changed, and of what will change.
%section imports
%if library.isPackage
// A file may state this access only where all do.
#if hasFeature(InternalImportsByDefault)
  #if canImport(Combine)
    package import Combine
  #else
    package import OpenCombine
  #endif
#elseif canImport(Combine)
  import Combine
#else
  import OpenCombine
#endif
%else
#if canImport(Combine)
  {{ library.access }}import Combine
#else
  {{ library.access }}import OpenCombine
#endif
%end
%end
%section members
/// A publisher for each field, by its name.
@dynamicMemberLookup
{{ model.isolation }}{{ model.access }}struct FieldPublishers {
  fileprivate let _model: {{ model.name }}

  {{ model.access }}subscript<Value>(dynamicMember field: KeyPath<Fields, Field<Value>>) -> Bindgen.ModelPublisher<Value> {
    let field: Field<Value> = {{ model.name }}._fields[keyPath: field]
    return .field(field.name.mask, of: _model, field.read)
  }
}

/// Publishers that send the field's value on subscription, and then each change.
{{ model.access }}var publishers: FieldPublishers { FieldPublishers(_model: self) }

/// Sends once after each transaction, with all that changed.
{{ model.access }}var changesPublisher: Bindgen.ModelPublisher<Changes> { .changes(of: self) }

/// Sends before the first change of a transaction.
nonisolated {{ model.access }}var objectWillChange: Bindgen.ModelPublisher<Void> { .willChange(_core) }

%end
%section extensions
/// `objectWillChange`, for whoever has an `any {{ model.protocol.name }}`.
nonisolated {{ model.access }}var willChange: Bindgen.AnyPublisher<Void, Never> {
  objectWillChange.map { _ in }.eraseToAnyPublisher()
}

%end
%section after
%if not model.protocol

%if model.isLimited
%include availability
%end
extension {{ model.name }}: Bindgen.ObservableObject {}
%end
%end
%section wrapper
nonisolated(unsafe) {{ model.access }}let objectWillChange: Bindgen.AnyPublisher<Void, Never>

%end
%section wrapperInit
objectWillChange = base.willChange
%end

"""###),
("delegate.swift.tmpl", ###"""
%# A weak delegate: one call for the whole, one for each field that changed.
%section members
{{ model.access }}weak var delegate: (any {{ model.delegate }})? {
  didSet { delegate == nil ? _core.updateObserved(of: self) : _core.begin(_core.graph.all, of: self) }
}

private func _notify(_ delegate: any {{ model.delegate }}, _ changes: Changes) {
  delegate.{{ model.variable }}(self, didChange: changes)
%if model.pieces
%for piece in model.pieces
  _notify{{ piece.number }}(delegate, changes)
%end
%else
%for field in model.fields
  if changes.contains(.{{ field.member }}) { delegate.{{ model.stem }}DidChange{{ field.capitalized }}(self) }
%end
%end
}

%for piece in model.pieces
private func _notify{{ piece.number }}(_ delegate: any {{ model.delegate }}, _ changes: Changes) {
%for stretch in piece.stretches
%for field in stretch.fields
  if changes.contains(.{{ field.member }}) { delegate.{{ model.stem }}DidChange{{ field.capitalized }}(self) }
%end
%end
}

%end
%end
%section init
self.delegate = delegate
_core.updateObserved(of: self)
%end
%section observed
if delegate != nil { fields.add(_core.graph.all) }
%end
%section notify
if let delegate { _notify(delegate, changes) } else { _core.updateObserved(of: self) }
%end
%section after

/// Is called when `{{ model.name }}` has changed, once a transaction.
%if model.isLimited
%include availability
%end
{{ model.isolation }}{{ model.access }}protocol {{ model.delegate }}: AnyObject {
  func {{ model.variable }}(_ {{ model.argument }}: {{ model.observedType }}, didChange changes: {{ model.observedChanges }})
%for field in model.fields
  func {{ model.stem }}DidChange{{ field.capitalized }}(_ {{ model.argument }}: {{ model.observedType }})
%end
}

%if model.isLimited
%include availability
%end
{{ model.isolation }}extension {{ model.delegate }} {
  {{ model.access }}func {{ model.variable }}(_ {{ model.argument }}: {{ model.observedType }}, didChange changes: {{ model.observedChanges }}) {}
%for field in model.fields
  {{ model.access }}func {{ model.stem }}DidChange{{ field.capitalized }}(_ {{ model.argument }}: {{ model.observedType }}) {}
%end
}
%end
%section requirements
var delegate: (any {{ model.delegate }})? { get set }
%end
%section wrapper
{{ model.access }}var delegate: (any {{ model.delegate }})? {
  get { base.delegate }
  set { base.delegate = newValue }
}

%end

"""###),
("erased.swift.tmpl", ###"""
%# A wrapper for each protocol: any that conforms, as one type.
%section after
%for interface in model.interfaces
%if interface.isErased

%if interface.isModel
/// Any `{{ interface.name }}`, as one type. Two are equal if they hold the same object.
%else
/// Any `{{ interface.name }}`, as one type.
%end
%if interface.isLimited
%include availability
%end
{{ interface.isolation }}{{ model.access }}final class Any{{ interface.stem }}: {{ interface.name }} {
%if interface.isModel
  /// What it forwards to.
  {{ model.access }}let base: any {{ interface.name }}
%if interface.hasID
  nonisolated private let _identity: ObjectIdentifier
%else
  nonisolated {{ model.access }}let id: ObjectIdentifier
%end

  %include wrapper of model.outlets

  {{ model.access }}init(_ wrapped: some {{ interface.name }}) {
    base = (wrapped as? Any{{ interface.stem }})?.base ?? wrapped
%if interface.hasID
    _identity = ObjectIdentifier(base)
%else
    id = ObjectIdentifier(base)
%end
    %include wrapperInit of model.outlets
  }
%else
  /// What it forwards to.
  {{ model.access }}let base: any {{ interface.name }}

  {{ model.access }}init(_ wrapped: some {{ interface.name }}) {
    base = (wrapped as? Any{{ interface.stem }})?.base ?? wrapped
  }
%end

%for property in interface.wholeProperties
%if property.isSettable
  {{ model.access }}var {{ property.name }}: {{ property.type }} {
    get { base.{{ property.member }} }
    set { base.{{ property.member }} = newValue }
    _modify { yield &base.{{ property.member }} }
  }
%else
  {{ model.access }}var {{ property.name }}: {{ property.type }} { base.{{ property.member }} }
%end
%end

%for method in interface.wholeMethods
%for attribute in method.attributes
  {{ attribute }}
%end
  {{ model.access }}func {{ method.declaration }} { {{ method.call }} }
%end
%if interface.isObserved

  {{ model.access }}func observe(
    _ fields: {{ model.changes }},
    _ body: @escaping ({{ model.changes }}) -> Void
  ) -> Bindgen.Subscription {
    base.observe(fields, body)
  }
%end
}
%if interface.isModel

%if interface.isLimited
%include availability
%end
%if interface.hasID
nonisolated extension Any{{ interface.stem }}: Hashable {
  {{ model.access }}static func == (left: Any{{ interface.stem }}, right: Any{{ interface.stem }}) -> Bool {
    left._identity == right._identity
  }
  {{ model.access }}func hash(into hasher: inout Hasher) { hasher.combine(_identity) }
}

%if interface.isLimited
%include availability
%end
extension Any{{ interface.stem }}: {{ model.conformanceIsolation }}Identifiable {}
%else
nonisolated extension Any{{ interface.stem }}: Identifiable, Hashable {
  {{ model.access }}static func == (left: Any{{ interface.stem }}, right: Any{{ interface.stem }}) -> Bool { left.id == right.id }
  {{ model.access }}func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
%end
%end

%if interface.isLimited
%include availability
%end
{{ interface.isolation }}extension {{ interface.name }} {
  /// Itself as an `Any{{ interface.stem }}`; a wrapper gives itself back.
  {{ model.access }}func eraseToAny{{ interface.stem }}() -> Any{{ interface.stem }} {
    self as? Any{{ interface.stem }} ?? Any{{ interface.stem }}(self)
  }
}
%end
%end
%end

"""###),
("file.swift.tmpl", ###"""
%# One spec, one file: each class, and what belongs beside it.
// Made by bindgen from {{ spec }}. Do not edit: change the spec.
// swift-format-ignore-file
// swiftlint:disable all

%for import in imports
{{ import }}
%end
%for library in libraries
%include imports of library.outlets
%end

%for model in models
%if model.isValue
%include struct
%else
%include class
%end
%for service in model.services
%if service.isStruct

%include closures
%end
%end
%for interface in model.interfaces

%include interface
%end

%include after of model.outlets
%if model.formulas.all

%include formulas
%end

%end

"""###),
("formulas.swift.tmpl", ###"""
%# Beside each class: the spec's expressions as functions.
/// The spec's expressions: each sees what it names, and nothing else of the model.
%if model.isLimited
%include availability
%end
%if model.formulas.isUsable
@usableFromInline
%end
{{ model.isolation }}{{ model.formulas.access }}enum {{ model.formulas.name }} {
%for formula in model.formulas.all
%if formula.isConditional
%if model.isOnMainActor
  // Without isolated default values, a default argument does not know that it runs on the actor.
%else
  // Without isolated default values, a default argument can't call what belongs to an actor.
%end
  #if hasFeature(IsolatedDefaultValues)
%if formula.isUsable
    @usableFromInline
%end
    {{ formula.access }}static func {{ formula.declaration }} {
{{ formula.deepBody.text }}
    }
  #else
%if formula.isUsable
    @usableFromInline
%end
    {{ formula.access }}nonisolated static func {{ formula.declaration }} {
%if model.isOnMainActor
      MainActor.assumeIsolated {
{{ formula.deepestBody.text }}
      }
%else
{{ formula.deepBody.text }}
%end
    }
  #endif
%else
%if formula.isUsable
  @usableFromInline
%end
%if formula.isEquality
  static func {{ formula.declaration }} {
    let areEqual: {{ formula.closureType }} = {
{{ formula.deepBody.text }}
    }
    return areEqual(left, right)
  }
%else if formula.body.short
  {{ formula.access }}static func {{ formula.declaration }} { {{ formula.body.short }} }
%else
  {{ formula.access }}static func {{ formula.declaration }} {
{{ formula.body.text }}
  }
%end
%end
%if formula.isSeparated

%end
%end
}

"""###),
("interface.swift.tmpl", ###"""
%# A protocol: of a model, of its view, or of a service.
%for line in interface.doc
/// {{ line }}
%end
%if interface.isLimited
%include availability
%end
{{ interface.isolation }}{{ model.access }}protocol {{ interface.name }}{{ interface.refined }} {
%for property in interface.properties
%for line in property.doc
  /// {{ line }}
%end
%if property.isSettable
  var {{ property.name }}: {{ property.type }} { get set }
%else
  var {{ property.name }}: {{ property.type }} { get }
%end
%end
%for method in interface.methods
%for line in method.doc
  /// {{ line }}
%end
%for attribute in method.attributes
  {{ attribute }}
%end
  func {{ method.declaration }}
%end
%if interface.isModel
%if interface.isObserved
  /// Calls the closure once after each transaction that changed some of these fields.
  func observe(_ fields: {{ model.changes }}, _ body: @escaping ({{ model.changes }}) -> Void) -> Bindgen.Subscription
%end
  %include requirements of model.outlets
%end
}
%if interface.isExtended

%if interface.isLimited
%include availability
%end
{{ interface.isolation }}extension {{ interface.name }} {
%for overload in interface.overloads
%for attribute in overload.attributes
  {{ attribute }}
%end
  {{ model.access }}func {{ overload.declaration }} { {{ overload.call }} }

%end
%if interface.isModel
  %include extensions of model.outlets
%if interface.isHeld
  /// What lives as long as what is observed: a wrapper may be gone before.
  fileprivate var _held: any {{ interface.name }} { (self as? Any{{ interface.stem }})?.base ?? self }
%end
%end
}
%end

"""###),
("observation.swift.tmpl", ###"""
%# Observation: each field is tracked separately, by its readers.
%section imports
{{ library.access }}import Observation
%end
%section members
private let _registrar: Observation.ObservationRegistrar = Observation.ObservationRegistrar()

/// A field is read, and up to date.
private func _track<Value>(_ field: Changes, _ path: KeyPath<{{ model.name }}, Value>) {
  if _core.track(field.mask, of: self) { _registrar.access(self, keyPath: path) }
}

/// Notifies those that have read a field.
private func _publish<Value>(_ path: KeyPath<{{ model.name }}, Value>) {
  _registrar.willSet(self, keyPath: path)
  _registrar.didSet(self, keyPath: path)
}

private func _publish(_ changes: Changes) {
%if model.pieces
%for piece in model.pieces
  _publish{{ piece.number }}(changes)
%end
%else
%for field in model.fields
  if changes.contains(.{{ field.member }}) { _publish(\.{{ field.member }}) }
%end
%end
}

%for piece in model.pieces
private func _publish{{ piece.number }}(_ changes: Changes) {
%for stretch in piece.stretches
%for field in stretch.fields
  if changes.contains(.{{ field.member }}) { _publish(\.{{ field.member }}) }
%end
%end
}

%end
%end
%section read
_track(.{{ field.member }}, \.{{ field.member }})
%end
%section notify
_publish(Changes(_core.takeTracked(changes.mask, of: self)))
%end

"""###),
("protocol.swift.tmpl", ###"""
%# The protocol of a model: what closures and streams need of it. The protocol itself is an interface like others.
%section members
%if model.protocol.isObserved
/// Calls the closure once after each transaction that changed some of these fields.
{{ model.access }}func observe(
  _ fields: {{ model.changes }},
  _ body: @escaping ({{ model.changes }}) -> Void
) -> Bindgen.Subscription {
  _core.observe(fields, of: self, body)
}

%end
%end
%section after
%if model.sharesChanges

/// The fields of a `{{ model.protocol.name }}` that a transaction changed.
%if model.isLimited
%include availability
%end
%include class.changes
%end
%if model.protocol.isObserved

/// The fields of a `{{ model.protocol.name }}` that can be observed one by one.
%if model.isLimited
%include availability
%end
{{ model.isolation }}{{ model.access }}struct {{ model.protocol.fields }} {
  {{ model.access }}typealias Field<Value> = (name: {{ model.changes }}, read: (any {{ model.protocol.name }}) -> Value)

%for field in model.protocol.shown
  {{ model.access }}var {{ field.member }}: Field<{{ field.type }}> { (.{{ field.member }}, { $0.{{ field.member }} }) }
%end

  fileprivate static let all: {{ model.changes }} = [
%for field in model.protocol.shown
    .{{ field.member }}{{ loop.comma }}
%end
  ]
}
%end
%end

"""###),
("spies.swift.tmpl", ###"""
%# Test doubles, in debug builds: a spy for each protocol, and a stub for the protocol of a model with fields.
%section after

#if DEBUG
%for interface in model.interfaces
%for spy in interface.spies
  /// A `{{ spy.protocol }}` that records what it is asked for.
%if interface.isLimited
  %include availability
%end
  {{ interface.isolation }}{{ model.access }}final class {{ spy.name }}: {{ spy.protocol }} {
    %include spy.calls

%if spy.asked
    {{ model.access }}init(
%for parameter in spy.asked
      {{ parameter }},
%end
      {{ spy.journal }}: Bindgen.Journal? = nil
    ) {
%else
    {{ model.access }}init({{ spy.journal }}: Bindgen.Journal? = nil) {
%end
      %include spy.init
    }

%for property in spy.properties
    %include spy.property

%end
    %include spy.methods
  }

  %include spy.conformances

%end
%end
%for model in model.stubs
  %include class
%for spy in model.spies

  %include spy.conformances

%if model.isLimited
  %include availability
%end
  {{ model.access }}typealias {{ model.protocol.stem }}Spy = {{ spy.name }}
%end

%end
#endif
%end

"""###),
("spy.answer.swift.tmpl", ###"""
%# What a method of a double answers: what its closure says, the next of its results, its result.
%if method.closure
%if method.isGeneric
if let {{ method.answer }} = {{ method.isolated }}{{ method.closure }}, let value = {{ method.effects }}{{ method.answer }}({{ method.arguments | joined }}) as? {{ method.resultType }} { return value }
%else if method.isolated
if let {{ method.answer }} = self.{{ method.closure }} { return {{ method.effects }}{{ method.answer }}({{ method.arguments | joined }}) }
%else
if let {{ method.closure }} { return {{ method.effects }}{{ method.closure }}({{ method.arguments | joined }}) }
%end
%end
%if method.hasResults
%if method.run and not method.isFailing
_ = {{ method.runEffects }}{{ method.run }}()
%end
%if method.isFailing
%if method.isGeneric
if let value = try ({{ method.next }} ?? {{ method.isolated }}{{ method.result }})?.get() as? {{ method.resultType }} { return value }
%else
if let result = {{ method.next }} ?? {{ method.isolated }}{{ method.result }} { return try result.get() }
%end
throw Bindgen.Unstubbed("{{ spy.owner }}.{{ method.title }}")
%else if method.isResult
return try ({{ method.next }} ?? {{ method.isolated }}{{ method.result }}).get()
%else
return {{ method.next }} ?? {{ method.isolated }}{{ method.result }}
%end
%else if method.run
%if method.isEmpty
_ = {{ method.runEffects }}{{ method.run }}()
return {{ method.empty }}
%else if method.isVoid
{{ method.runEffects }}{{ method.run }}()
%else
return {{ method.runEffects }}{{ method.run }}()
%end
%else if method.isEmpty
return {{ method.empty }}
%end

"""###),
("spy.call.swift.tmpl", ###"""
%# What can be asked for: a case for each method, and one for each property that is set.
%if spy.types
nonisolated {{ model.access }}enum CallOf<{{ spy.parameters | joined }}> {
%else
nonisolated {{ model.access }}enum Call: Equatable, Sendable {
%end
%for case in spy.cases
  case {{ case }}
%end
}
%if spy.types
{{ model.access }}typealias Call = CallOf<{{ spy.types | joined }}>
%end

"""###),
("spy.calls.swift.tmpl", ###"""
%# What a double was asked for.
%include spy.call

{{ model.access }}let {{ spy.recorder }}: Bindgen.Recorder<Call>
%if spy.forwardsCalls
{{ model.access }}var calls: [Call] { {{ spy.recorder }}.calls }
%end
%if spy.forwardsNames
{{ model.access }}var names: [String] { {{ spy.recorder }}.names }
%end
%if spy.forwardsReset
/// Forgets the calls; also what was given to answer with, where that is asked for.
{{ model.access }}func reset(stubs: Bool = false) {
  {{ spy.recorder }}.reset()
%if spy.methods
  guard stubs else { return }
%for method in spy.methods
%if method.closure
  {{ method.closure }} = nil
%end
%if method.hasResults
  {{ method.results }} = []
%if method.isFailing
  {{ method.result }} = nil
%else if method.isEmpty
  {{ method.result }} = {{ method.empty }}
%end
%end
%end
%end
}
%end

"""###),
("spy.conformances.swift.tmpl", ###"""
%# Whether two calls are equal is for the compiler to say.
%if spy.types
%if model.isLimited
%include availability
%end
nonisolated extension {{ spy.name }}.CallOf: Equatable where {{ spy.equatable | joined }} {}
%if model.isLimited
%include availability
%end
nonisolated extension {{ spy.name }}.CallOf: Sendable where {{ spy.sendable | joined }} {}
%end

"""###),
("spy.init.swift.tmpl", ###"""
%# The parts of a double that its initializer sets.
{{ spy.recorder }} = Bindgen.Recorder("{{ spy.owner }}", journal: {{ spy.journal }})
%for property in spy.properties
%if not property.empty
%if spy.isLocked
_{{ property.name }} = Bindgen.Guarded({{ property.name }})
%else
self.{{ property.name }} = {{ property.name }}
%end
%end
%end
%for method in spy.methods
%if method.isAsked
%if spy.isLocked
_{{ method.result }} = Bindgen.Guarded({{ method.result }})
%else
self.{{ method.result }} = {{ method.result }}
%end
%end
%end

"""###),
("spy.methods.swift.tmpl", ###"""
%# The methods of a double, each with what it is to answer.
%for method in spy.methods
%if method.closure
%if spy.isLocked
{{ model.access }}var {{ method.closure }}: {{ method.closureType }} {
  get { _{{ method.closure }}.value }
  set { _{{ method.closure }}.value = newValue }
}
private let _{{ method.closure }}: Bindgen.Guarded<{{ method.closureType }}> = Bindgen.Guarded(nil)
%else
{{ model.access }}var {{ method.closure }}: {{ method.closureType }}
%end
%end
%if method.hasResults
%if spy.isLocked
{{ model.access }}var {{ method.results }}: [{{ method.kindOfResult }}] {
  get { _{{ method.results }}.value }
  set { _{{ method.results }}.value = newValue }
}
private let _{{ method.results }}: Bindgen.Guarded<[{{ method.kindOfResult }}]> = Bindgen.Guarded([])
{{ model.access }}var {{ method.result }}: {{ method.stubType }} {
  get { _{{ method.result }}.value }
  set { _{{ method.result }}.value = newValue }
}
%if method.isAsked
private let _{{ method.result }}: Bindgen.Guarded<{{ method.stubType }}>
%else if method.isEmpty
private let _{{ method.result }}: Bindgen.Guarded<{{ method.stubType }}> = Bindgen.Guarded({{ method.empty }})
%else
private let _{{ method.result }}: Bindgen.Guarded<{{ method.stubType }}> = Bindgen.Guarded(nil)
%end
%else
{{ model.access }}var {{ method.results }}: [{{ method.kindOfResult }}] = []
%if method.isEmpty
{{ model.access }}var {{ method.result }}: {{ method.stubType }} = {{ method.empty }}
%else
{{ model.access }}var {{ method.result }}: {{ method.stubType }}
%end
%end
%end
%for attribute in method.attributes
{{ attribute }}
%end
{{ model.access }}func {{ method.declaration }} {
%for autoclosure in method.autoclosures
  let {{ autoclosure.name }}: {{ autoclosure.type }} = {{ autoclosure.call }}
%end
  {{ method.isolated }}{{ spy.recorder }}.record({{ method.call }}, "{{ method.title }}")
%if method.isNothing and not method.run
%if method.closure
  {{ method.effects }}{{ method.isolated }}{{ method.closure }}?({{ method.arguments | joined }})
%end
%else
  %include spy.answer
%end
}

%end

"""###),
("spy.property.swift.tmpl", ###"""
%# A property of a spy: setting it is a call.
%if spy.isLocked
{{ model.access }}var {{ property.name }}: {{ property.type }} {
  get { _{{ property.name }}.value }
  set {
    _{{ property.name }}.value = newValue
    {{ spy.recorder }}.record(.{{ property.case }}(newValue), "{{ property.title }}")
  }
}
%if property.empty
private let _{{ property.name }}: Bindgen.Guarded<{{ property.type }}> = Bindgen.Guarded({{ property.empty }})
%else
private let _{{ property.name }}: Bindgen.Guarded<{{ property.type }}>
%end
%else
%if property.empty
{{ model.access }}var {{ property.name }}: {{ property.type }} = {{ property.empty }} {
%else
{{ model.access }}var {{ property.name }}: {{ property.type }} {
%end
  didSet { {{ spy.recorder }}.record(.{{ property.case }}({{ property.name }}), "{{ property.title }}") }
}
%end

"""###),
("stream.swift.tmpl", ###"""
%# Sequences for `for await`: of what changes, and of a field's values.
%section members
/// The changes of each transaction from now on; changes that nobody has taken yet are joined with later ones.
{{ model.access }}var changes: AsyncStream<Changes> { _streams.changes(of: self) }

/// A field's value now, and after each transaction that changes it; a slow reader gets only the latest.
{{ model.access }}func values<Value: Sendable>(of field: KeyPath<Fields, Field<Value>>) -> AsyncStream<Value> {
  let field: Field<Value> = {{ model.name }}._fields[keyPath: field]
  return _streams.values(of: field.name.mask, of: self, field.read)
}

%if model.protocol
/// The same by the fields of its protocol.
@_disfavoredOverload
{{ model.access }}func values<Value: Sendable>(
  of field: KeyPath<{{ model.protocol.fields }}, {{ model.protocol.fields }}.Field<Value>>
) -> AsyncStream<Value> {
  let field: {{ model.protocol.fields }}.Field<Value> = {{ model.protocol.fields }}()[keyPath: field]
  return _streams.values(of: field.name.mask, of: self, field.read)
}

%end
private let _streams: Bindgen.Streams = Bindgen.Streams()

%end
%section requirements
var changes: AsyncStream<{{ model.changes }}> { get }
func values<Value: Sendable>(
  of field: KeyPath<{{ model.protocol.fields }}, {{ model.protocol.fields }}.Field<Value>>
) -> AsyncStream<Value>
%end
%section extensions
/// The changes of each transaction from now on; changes that nobody has taken yet are joined with later ones.
{{ model.access }}var changes: AsyncStream<{{ model.changes }}> {
  Bindgen.changes { observe({{ model.protocol.fields }}.all, $0) }
}

/// A field's value now, and after each transaction that changes it; a slow reader gets only the latest.
{{ model.access }}func values<Value: Sendable>(
  of field: KeyPath<{{ model.protocol.fields }}, {{ model.protocol.fields }}.Field<Value>>
) -> AsyncStream<Value> {
  let field: {{ model.protocol.fields }}.Field<Value> = {{ model.protocol.fields }}()[keyPath: field]
  return Bindgen.values(first: field.read(self)) { send in
    observe(field.name) { [weak self] _ in if let self { send(field.read(self)) } }
  }
}

%end
%section wrapper
{{ model.access }}var changes: AsyncStream<{{ model.changes }}> { base.changes }
{{ model.access }}func values<Value: Sendable>(
  of field: KeyPath<{{ model.protocol.fields }}, {{ model.protocol.fields }}.Field<Value>>
) -> AsyncStream<Value> {
  base.values(of: field)
}

%end

"""###),
("struct.swift.tmpl", ###"""
%# A model that is a value: what it keeps, what is derived, actions.
%for line in model.doc
/// {{ line }}
%end
{{ model.isolation }}{{ model.access }}struct {{ model.name }}{{ model.conformances }} {
  %include class.stored

%if model.derivations
  // MARK: Derived

%for field in model.derivations
%for line in field.doc
  /// {{ line }}
%end
%if field.body.short
  {{ field.access }}var {{ field.name }}: {{ field.type }} { {{ field.body.short }} }
%else
  {{ field.access }}var {{ field.name }}: {{ field.type }} {
{{ field.body.text }}
  }
%end

%end
%end
  // MARK: Actions

%for action in model.actions
%for line in action.doc
  /// {{ line }}
%end
%for attribute in action.attributes
  {{ attribute }}
%end
%if action.body.short and not action.services
  {{ action.access }}mutating func {{ action.valueDeclaration }} { {{ action.body.short }} }
%else
  {{ action.access }}mutating func {{ action.valueDeclaration }} {
%if action.call
    {{ action.call }}
%else
%for service in action.services
    let {{ service }} = services.{{ service }}
%end
{{ action.body.text }}
%end
  }
%if action.call

  private mutating func {{ action.bodyDeclaration }} {
{{ action.body.text }}
  }
%end
%end

%end
  /// A copy with what the closure changes.
  {{ model.access }}func updated(_ edit: (inout {{ model.name }}) throws -> Void) rethrows -> {{ model.name }} {
    var copy: {{ model.name }} = self
    try edit(&copy)
    return copy
  }

  %include class.init
%if model.services

  /// What its actions work with.
  {{ model.access }}struct Services {
%for service in model.services
%for line in service.doc
    /// {{ line }}
%end
    {{ model.access }}var {{ service.name }}: {{ service.type }}
%end

    {{ model.access }}init(
%for service in model.services
%if loop.last
      {{ service.name }}: {{ service.parameterType }}{{ service.value }}
%else
      {{ service.name }}: {{ service.parameterType }}{{ service.value }},
%end
%end
    ) {
%for service in model.services
      self.{{ service.name }} = {{ service.name }}
%end
    }
  }
%end
}

"""###),
("support.swift.tmpl", ###"""
%# Once a target: what its models share. It is written in Swift, in Templates/Runtime, and copied here.
// Made by bindgen for the models beside it. Do not edit: change the specs.
// swift-format-ignore-file
// swiftlint:disable all

%for library in support.libraries
%include imports of library.outlets
%end

{{ support.runtime }}
%if support.aliases

#if DEBUG
%for alias in support.aliases
  {{ support.access }}typealias {{ alias }} = Bindgen.{{ alias }}
%end
#endif
%end

"""###),
("view.swift.tmpl", ###"""
%# A weak view: the model sets all that it shows at first, and then what changed.
%section members
{{ model.access }}private(set) weak var view: (any {{ model.view.name }})?

%if model.view.fields
/// Sets all that the view shows, and from now on what changes.
{{ model.access }}func attach(_ view: (any {{ model.view.name }})?) {
  self.view = view
  _core.updateObserved(of: self)
  if let view { _show({{ model.name }}._shown, on: view) }
}

private static let _shown: Changes = [
%for field in model.view.fields
  .{{ field.member }}{{ loop.comma }}
%end
]

private func _show(_ changes: Changes, on view: any {{ model.view.name }}) {
%if model.view.pieces
%for piece in model.view.pieces
  _show{{ piece.number }}(changes, on: view)
%end
%else
%for field in model.view.fields
  if changes.contains(.{{ field.member }}) { view.{{ field.member }} = {{ field.name }} }
%end
%end
}

%for piece in model.view.pieces
private func _show{{ piece.number }}(_ changes: Changes, on view: any {{ model.view.name }}) {
%for stretch in piece.stretches
%for field in stretch.fields
  if changes.contains(.{{ field.member }}) { view.{{ field.member }} = {{ field.name }} }
%end
%end
}

%end
%else
/// The view that actions call.
{{ model.access }}func attach(_ view: (any {{ model.view.name }})?) { self.view = view }

%end
%end
%section init
attach(view)
%end
%section observed
%if model.view.fields
if view != nil { fields.add({{ model.name }}._shown.mask) }
%end
%end
%section notify
%if model.view.fields
if let view { _show(changes, on: view) } else { _core.updateObserved(of: self) }
%end
%end

"""###),
  ]

  /// The Swift that models share, by the names of its files.
  static let runtime: [(file: String, text: String)] = [
("Bindgen", ###"""
#if compiler(<6.2)
  #error("code made by bindgen needs Swift 6.2 or later")
#endif

/// What the models of this module share.
nonisolated enum Bindgen {}

"""###),
("Boundaries", ###"""
// MARK: - Observing what is only known by its protocol

nonisolated extension Bindgen.Core {
  /// Calls the closure after each transaction that changed some of these fields, with those.
  func observe<Model: Bindgen.Model>(
    _ fields: Model.Changes,
    of model: Model,
    _ body: @escaping (Model.Changes) -> Void
  ) -> Bindgen.Subscription {
    let mask = fields.mask
    return Bindgen.Subscription(
      kept: observe(mask, of: model) { _, changed in
        var changed = changed
        changed.keep(mask)
        body(Model.Changes(changed))
      }
    )
  }
}

"""###),
("BoundaryStreams", ###"""
// MARK: - Sequences of what is only known by its protocol

nonisolated extension Bindgen {
  /// What is observed as long as somebody may iterate; changes that nobody has taken yet are joined with later ones.
  static func changes<Changes: FieldSet>(
    _ observe: (_ send: @escaping (Changes) -> Void) -> Subscription
  ) -> AsyncStream<Changes> {
    AsyncStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
      let token = observe { changes in
        if case .dropped(let earlier) = continuation.yield(changes) { continuation.yield(changes.union(earlier)) }
      }
      keep(token, for: continuation)
    }
  }

  /// A value, and then each that is observed; a slow reader gets only the latest.
  static func values<Value: Sendable>(
    first: Value,
    _ observe: (_ send: @escaping (Value) -> Void) -> Subscription
  ) -> AsyncStream<Value> {
    AsyncStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
      let token = observe { continuation.yield($0) }
      continuation.yield(first)
      keep(token, for: continuation)
    }
  }

  private static func keep<Element>(_ token: Subscription, for continuation: AsyncStream<Element>.Continuation) {
    // Any thread may end an observation.
    nonisolated(unsafe) let token = token
    continuation.onTermination = { _ in token.cancel() }
  }
}

"""###),
("Callbacks", ###"""
// MARK: - Closures

nonisolated extension Bindgen {
  /// A model that closures observe.
  protocol Observed: FieldModel {}
}

nonisolated extension Bindgen.Observed {
  typealias Subscription = Bindgen.Subscription

  /// Calls the closure once after each transaction, with all that changed.
  ///
  /// - Parameter initial: Whether to call it at once, too, as if all had changed.
  func observe(initial: Bool = false, _ body: @escaping (Self, Changes) -> Void) -> Bindgen.Subscription {
    _core.observe(self, initial: initial, body)
  }

  /// Calls the closure once after each transaction that changed the field, with its value.
  ///
  /// - Parameter initial: Whether to call it at once, too, with the value as it is.
  func observe<Value>(
    _ field: KeyPath<Fields, Field<Value>>,
    initial: Bool = false,
    _ body: @escaping (Value) -> Void
  ) -> Bindgen.Subscription {
    _core.observe(self, Self._fields[keyPath: field], initial: initial, body)
  }
}

nonisolated extension Bindgen.Core {
  func observe<Model: Bindgen.Model>(
    _ model: Model,
    initial: Bool,
    _ body: @escaping (Model, Model.Changes) -> Void
  ) -> Bindgen.Subscription {
    if initial { body(model, Model.Changes(graph.all)) }
    return Bindgen.Subscription(kept: observe(graph.all, of: model) { body($0, Model.Changes($1)) })
  }

  func observe<Model: Bindgen.Model, Value>(
    _ model: Model,
    _ field: (name: Model.Changes, read: (Model) -> Value),
    initial: Bool,
    _ body: @escaping (Value) -> Void
  ) -> Bindgen.Subscription {
    // The pair itself would have its type looked up at each notice.
    let read = field.read
    if initial { body(read(model)) }
    return Bindgen.Subscription(kept: observe(field.name.mask, of: model) { model, _ in body(read(model)) })
  }
}

"""###),
("Children", ###"""
// MARK: - Children and parents

nonisolated extension Bindgen {
  /// A field of a child, and the derived fields that name it.
  struct Input {
    /// The model holds its children, and is the only one that asks.
    unowned(unsafe) let child: any Model
    /// The child's. (Unmanaged, so that no references are counted: a read through a child takes 107 ns and not 128.)
    let core: Unmanaged<Core>
    let field: Mask
    let users: Mask
  }

  /// The derived fields of a parent that name a field, and all that depends on them.
  struct Follower {
    let core: Core
    let users: Mask
    let dependents: Mask
  }
}

nonisolated extension Bindgen.Core {
  /// Joins a child's transactions, and follows those of its fields that derived fields name.
  func adopt<Child: Bindgen.Model, Parent: Bindgen.Model>(
    _ child: Child,
    by model: Parent,
    _ users: KeyValuePairs<Child.Changes, Parent.Changes> = [:]
  ) {
    self.model = model
    level = max(level, child._core.level + 1)
    Bindgen.Family.unite(family, child._core.family)
    for (fields, users) in users {
      let follower = Bindgen.Follower(core: self, users: users.mask, dependents: graph.dependents(of: users.mask))
      for field in fields.mask.numbers {
        inputs.append(
          Bindgen.Input(
            child: child,
            core: .passUnretained(child._core),
            field: Bindgen.Mask(field: field),
            users: users.mask
          )
        )
        child._core.add(follower, to: field)
      }
    }
  }

  private func add(_ follower: Bindgen.Follower, to field: Int) {
    if followers.isEmpty { followers = Array(repeating: [], count: graph.users.count) }
    if followers[field].isFull { followers[field].removeAll { $0.core.model == nil } }
    followers[field].append(follower)
    followed.add(Bindgen.Mask(field: field))
    relevant.add(graph.sources[field])
  }

  /// Fields have changed, or may have: what depends on them in parents is out of date.
  func markParents(of fields: Bindgen.Mask, isChanged: Bool) {
    var fields = fields
    fields.keep(followed)
    while !fields.isEmpty {
      let field = fields.takeFirst()
      for follower in followers[field] { follower.core.mark(follower, isChanged: isChanged) }
    }
  }

  private func mark(_ follower: Bindgen.Follower, isChanged: Bool) {
    let fresh = follower.dependents.without(stale)
    stale.add(fresh)
    if isChanged { dirty.add(follower.users) }
    if fresh.isEmpty { return }
    if observed.meets(fresh), let model { wait(model) }
    markParents(of: fresh, isChanged: false)
  }

  /// Brings up to date what these need of children.
  func refreshInputs(of fields: Bindgen.Mask) {
    var due = fields
    due.keep(stale)
    for input in inputs where input.users.meets(due) {
      input.core._withUnsafeGuaranteedRef { core in
        if core.stale.meets(input.field) { core.refresh(input.field, of: input.child) }
      }
    }
  }
}

"""###),
("Core", ###"""
// MARK: - Models

nonisolated extension Bindgen {
  /// A model that others depend on or observe.
  protocol Model: AnyObject {
    associatedtype Changes: FieldSet
    var _core: Core { get }
    /// Computes those of these fields that are out of date.
    func _compute(_ fields: Mask)
    /// Adds the fields that its delegate and its view observe.
    func _addObserved(to fields: inout Mask)
    /// Notifies all that observe it.
    func _notify(_ changed: Mask)
  }

  /// What a model keeps beside its fields, so that every read is right and observers are notified once.
  final class Core {
    let graph: Graph
    /// Derived fields that may be out of date: something that they depend on was written.
    var stale: Mask
    /// Of these, those of which an input has changed. Only they are computed.
    var dirty: Mask
    /// What has changed since observers were notified.
    var changed = Mask()

    // Observers

    /// What is observed, and what must be up to date for that.
    private(set) var observed = Mask()
    private var needed = Mask()
    /// What matters to somebody: to observers here, or to parents.
    var relevant = Mask()
    /// What observers of the list observe, since it was last looked through.
    private var listed = Mask()
    private(set) var observers: [Weak<Observer>] = []
    /// How many there were when the round began.
    private var presentCount = 0
    /// What was read where somebody may track it, since the last notice of it.
    var tracked = Mask()

    // Transactions

    private var ownFamily = Family()
    private var isWaiting = false
    /// What observers are to be notified of in this round.
    private(set) var notice = Mask()

    // Children and parents

    /// The fields of children that derived fields name.
    var inputs: [Input] = []
    /// By field, once there are any: the parents that name it.
    var followers: [[Follower]] = []
    var followed = Mask()
    /// How many generations of children are below it.
    var level = 0
    /// A parent, which its children may outlive.
    weak var model: (any Model)?

    // Before a change

    /// Closures to call before something changes.
    var warnings: [Weak<Observer>] = []
    /// What was announced in this transaction, which has a number.
    var announced = Mask()
    var transaction = -1

    init(_ graph: Graph) {
      self.graph = graph
      (stale, dirty) = (graph.derived, graph.derived)
    }
  }
}

nonisolated extension Bindgen.Model {
  /// Makes many writes one transaction: observers are notified once, at its end.
  @discardableResult
  func update<Returned>(_ body: (Self) throws -> Returned) rethrows -> Returned {
    _core.open()
    defer { _core.close() }
    return try body(self)
  }

  func _compute(_ fields: Bindgen.Mask) {}
  func _addObserved(to fields: inout Bindgen.Mask) {}
  func _notify(_ changed: Bindgen.Mask) { _core.notifyObservers(of: self, changed) }
}

// MARK: Reading

nonisolated extension Bindgen.Core {
  /// Brings a derived field up to date.
  func refresh(_ field: Bindgen.Mask, of model: any Bindgen.Model) {
    if stale.meets(field) { compute(graph.sources[field.first], of: model) }
  }

  private func compute(_ fields: Bindgen.Mask, of model: any Bindgen.Model) {
    if inputs.isEmpty { return model._compute(fields) }
    family.computing += 1
    refreshInputs(of: fields)
    model._compute(fields)
    family.computing -= 1
  }

  func pass<Field>(_ fields: Bindgen.Mask) -> Bindgen.Pass<Field> {
    Bindgen.Pass(graph: graph, wanted: Field(fields), dirty: Field(dirty))
  }

  /// What was wanted is up to date now. (Inlined, a read after a write takes 5 ns and not 15.)
  @inline(__always)
  func finish<Field>(_ pass: Bindgen.Pass<Field>) {
    let (wanted, changes) = (pass.wanted.mask, pass.changed.mask)
    dirty.add(pass.dirty.mask)
    dirty.remove(wanted)
    stale.remove(wanted)
    changed.add(changes)
    if followed.meets(changes) { markParents(of: changes, isChanged: true) }
  }
}

// MARK: Writing

nonisolated extension Bindgen.Core {
  /// A field was written: by itself a transaction, unless one is open.
  func wrote(_ field: Bindgen.Mask, of model: any Bindgen.Model) {
    if relevant.meets(field) { spread(field, of: model) } else { mark(field.first) }
  }

  private func mark(_ field: Int) {
    dirty.add(graph.users[field])
    stale.add(graph.dependents[field])
  }

  private func spread(_ field: Bindgen.Mask, of model: any Bindgen.Model) {
    let fresh = graph.dependents[field.first].without(stale)
    mark(field.first)
    changed.add(field)
    if needed.meets(field) { wait(model) }
    if !followed.isEmpty {
      markParents(of: fresh, isChanged: false)
      markParents(of: field, isChanged: true)
    }
    let family = family
    if family.depth > 0 || !family.isPending { return }
    family.open()
    close()
  }

  func open() { family.open() }

  /// The end of an action or an update: that of the outermost one notifies.
  func close() {
    if family.depth == 1 && family.isPending { family.notify() }
    family.depth -= 1
  }

  /// (Inlined, a notice takes 115 ns and not 190.)
  @inline(__always)
  var family: Bindgen.Family {
    if ownFamily.larger != nil { ownFamily = ownFamily.whole }
    return ownFamily
  }

  func wait(_ model: any Bindgen.Model) {
    if isWaiting { return }
    isWaiting = true
    family.add(model)
  }
}

// MARK: Notifying

nonisolated extension Bindgen.Core {
  /// A round begins: computes what observers need, and takes what they are to be notified of.
  func prepare(_ model: any Bindgen.Model) {
    isWaiting = false
    presentCount = observers.count
    if stale.meets(needed) { compute(needed, of: model) }
    notice = changed
    notice.keep(observed)
    changed = Bindgen.Mask()
  }

  func notify(_ model: any Bindgen.Model) {
    let changed = notice
    notice = Bindgen.Mask()
    if changed.isEmpty { forgetEnded(of: model) } else { model._notify(changed) }
    presentCount = 0
  }

  /// What nobody observes any more is not computed again.
  private func forgetEnded(of model: any Bindgen.Model) {
    if observers.contains(where: { $0.object == nil }) { removeEnded() }
    updateObserved(of: model)
  }

  /// Those that end in this round are not called any more, and those that begin are called from the next one on.
  func notifyObservers(of model: any Bindgen.Model, _ changed: Bindgen.Mask) {
    var hasEnded = false
    for index in 0..<presentCount {
      guard let observer = observers[index].object else {
        hasEnded = true
        continue
      }
      if observer.fields.meets(changed) { observer.call(model, changed) }
    }
    presentCount = 0
    if hasEnded {
      removeEnded()
      updateObserved(of: model)
    }
  }

  /// Calls the closure after each transaction that changed one of these fields, as long as somebody keeps the observer.
  func observe<Model: Bindgen.Model>(
    _ fields: Bindgen.Mask,
    of model: Model,
    _ body: @escaping (Model, Bindgen.Mask) -> Void
  ) -> Bindgen.Observer {
    let observer = Bindgen.Observer(fields) { body(unsafeDowncast($0, to: Model.self), $1) }
    if presentCount == 0 && observers.isFull { removeEnded() }
    observers.append(Bindgen.Weak(observer))
    listed.add(fields)
    begin(fields, of: model)
    return observer
  }

  /// Somebody begins to observe these, and counts from how they are now: also in the middle of a transaction.
  func begin(_ fields: Bindgen.Mask, of model: any Bindgen.Model) {
    updateObserved(of: model)
    let sources = graph.sources(of: fields)
    if stale.meets(sources) { compute(sources, of: model) }
  }

  private func removeEnded() {
    observers.removeAll { $0.object == nil }
    listed = Bindgen.Mask()
    for link in observers { if let observer = link.object { listed.add(observer.fields) } }
  }

  /// Who observes what may have changed. What is newly observed counts from how it is now.
  func updateObserved(of model: any Bindgen.Model) {
    var fields = listed
    fields.add(tracked)
    model._addObserved(to: &fields)
    if fields == observed { return }
    let new = fields.without(observed)
    observed = fields
    needed = graph.sources(of: fields)
    relevant = needed
    relevant.add(graph.sources(of: followed))
    let sources = graph.sources(of: new)
    if stale.meets(sources) { compute(sources, of: model) }
    changed.remove(new)
  }
}

"""###),
("Doubles", ###"""
// MARK: - Doubles

#if DEBUG
  #if canImport(Darwin)
    import Darwin
  #elseif canImport(Glibc)
    import Glibc
  #elseif canImport(Musl)
    import Musl
  #elseif canImport(Android)
    import Android
  #elseif canImport(WinSDK)
    import WinSDK
  #endif

  nonisolated extension Bindgen {
    /// What several doubles were asked for, in order.
    public final class Journal: Sendable {
      private let entries = Guarded<[String]>([])

      public init() {}

      /// `"Store.save(_:)"`
      public var names: [String] { entries.value }
      public func reset() { entries.value = [] }

      func add(_ name: String) { entries.edit { $0.append(name) } }
    }

    /// Nobody said what a double answers.
    public struct Unstubbed: Error, Hashable, Sendable, CustomStringConvertible {
      public let method: String

      public init(_ method: String) { self.method = method }

      public var description: String { "nothing is stubbed for \(method)" }
    }

    /// What a double was asked for. Any thread may ask.
    public final class Recorder<Call>: @unchecked Sendable {
      private let owner: String
      private let journal: Journal?
      private let entries = Guarded<[(call: Call, name: String)]>([])

      /// - Parameter owner: What a journal calls the double.
      public init(_ owner: String, journal: Journal? = nil) {
        self.owner = owner
        self.journal = journal
      }

      public var calls: [Call] { entries.value.map(\.call) }
      /// `"save(_:)"`
      public var names: [String] { entries.value.map(\.name) }
      public func reset() { entries.value = [] }

      func record(_ call: Call, _ name: String) {
        entries.edit { $0.append((call, name)) }
        journal?.add("\(owner).\(name)")
      }
    }

    /// A value that any thread may read and write. (`Mutex` needs newer systems, and values that are `Sendable`.)
    final class Guarded<Value>: @unchecked Sendable {
      private var guarded: Value
      #if canImport(WinSDK)
        private let lock = UnsafeMutablePointer<SRWLOCK>.allocate(capacity: 1)
      #else
        private let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
      #endif

      init(_ value: Value) {
        guarded = value
        #if canImport(WinSDK)
          InitializeSRWLock(lock)
        #else
          pthread_mutex_init(lock, nil)
        #endif
      }

      deinit {
        #if !canImport(WinSDK)
          pthread_mutex_destroy(lock)
        #endif
        lock.deallocate()
      }

      var value: Value {
        get { edit { $0 } }
        set {
          // What was there ends when the lock is open again: it may call a double.
          var value = newValue
          edit { swap(&$0, &value) }
        }
      }

      /// The closure must not come back here: the lock would wait for itself.
      func edit<Returned>(_ body: (inout Value) -> Returned) -> Returned {
        #if canImport(WinSDK)
          AcquireSRWLockExclusive(lock)
          defer { ReleaseSRWLockExclusive(lock) }
        #else
          pthread_mutex_lock(lock)
          defer { pthread_mutex_unlock(lock) }
        #endif
        return body(&guarded)
      }

      /// The first of a list, which is used up.
      func next<Element>() -> Element? where Value == [Element] { edit { Bindgen.next(&$0) } }
    }

    /// The first of a list, which is used up.
    static func next<Element>(_ list: inout [Element]) -> Element? { list.isEmpty ? nil : list.removeFirst() }
  }
#endif

"""###),
("Equality", ###"""
// MARK: - Equalities of specs

nonisolated extension Bindgen {
  /// Compares by an equality of the spec's own.
  static func replace<Value>(_ old: inout Value, with new: Value, unless areEqual: (Value, Value) -> Bool) -> Bool {
    defer { old = new }
    return !areEqual(old, new)
  }

  /// The old value may be missing: it was never computed.
  static func replace<Value>(_ old: inout Value?, with new: Value, unless areEqual: (Value, Value) -> Bool) -> Bool {
    defer { old = new }
    guard let old else { return true }
    return !areEqual(old, new)
  }
}

"""###),
("Family", ###"""
// MARK: - Families

nonisolated extension Bindgen {
  /// Models that are connected by children: they share transactions.
  final class Family {
    /// How many actions, updates and notices are open.
    var depth = 0
    /// How many transactions there were, and rounds in them.
    var transaction = 0
    /// How many models compute: what they read for that is not tracked.
    var computing = 0
    private(set) var isPending = false
    /// The model that has something to notify of, most often: an array takes half as long again.
    private var only: (any Model)?
    private var several: [any Model] = []
    /// Room for the next round.
    private var spare: [any Model] = []
    /// Whether there are closures to call before something changes, and those that are still to be called.
    var warns = false
    var warnings: [Weak<Observer>] = []
    /// The family that this one became a part of.
    private(set) var larger: Family?
    private var size = 1

    var whole: Family {
      var whole = self
      while let larger = whole.larger { whole = larger }
      return whole
    }

    /// The smaller one joins, so the way to the whole is short.
    static func unite(_ one: Family, _ other: Family) {
      if one === other { return }
      let (small, large) = one.size > other.size ? (other, one) : (one, other)
      large.size += small.size
      large.depth += small.depth
      large.transaction = max(large.transaction, small.transaction) + 1
      large.computing += small.computing
      if let model = small.only.take() { large.add(model) }
      for model in small.several { large.add(model) }
      large.warns = large.warns || small.warns
      large.warnings += small.warnings
      (small.several, small.warnings) = ([], [])
      small.larger = large
    }

    func open() {
      if depth == 0 { transaction &+= 1 }
      depth += 1
    }

    func add(_ model: any Model) {
      if isPending { return addToOthers(model) }
      isPending = true
      only = model
    }

    private func addToOthers(_ model: any Model) {
      if let first = only.take() { several.append(first) }
      several.append(model)
    }

    /// Round after round: what observers write, they are notified of in the next one. All models are up to date before
    /// the first of them notifies, children first.
    func notify() {
      var rounds = 0
      var family = self
      repeat {
        rounds += 1
        family.isPending = false
        family.transaction &+= 1
        if let model = family.only.take() {
          model._core.prepare(model)
          if rounds > 1000 { stop([model]) }
          model._core.notify(model)
        } else {
          family.notifySeveral(rounds)
        }
        family = family.whole
        // Where families came together meanwhile, the notice or action that was open first goes on.
      } while family.depth == 1 && family.isPending
    }

    private func notifySeveral(_ rounds: Int) {
      var round: [any Model] = []
      swap(&round, &spare)
      swap(&round, &several)
      round.sort { $0._core.level < $1._core.level }
      for model in round { model._core.prepare(model) }
      if rounds > 1000 { stop(round) }
      for model in round { model._core.notify(model) }
      round.removeAll(keepingCapacity: true)
      swap(&round, &spare)
    }

    private func stop(_ models: [any Model]) -> Never {
      let fields = models.flatMap { model in
        model._core.graph.names(of: model._core.notice).map { "\(type(of: model)).\($0)" }
      }
      fatalError("observers change what they observe; 1000 rounds did not settle \(fields)")
    }
  }
}

"""###),
("Fields", ###"""
// MARK: - Fields

nonisolated extension Bindgen {
  /// A model whose fields can be observed one by one.
  protocol FieldModel: Model {
    associatedtype Fields
    static var _fields: Fields { get }
  }
}

nonisolated extension Bindgen.FieldModel {
  /// A field by its name, and how it is read.
  typealias Field<Value> = (name: Changes, read: (Self) -> Value)
}

"""###),
("Graph", ###"""
// MARK: - What depends on what

nonisolated extension Bindgen {
  /// The fields of a model by their names: its `Changes`.
  protocol FieldSet: OptionSet, Sendable {
    init(_ mask: Mask)
    var mask: Mask { get }
    /// The number of the first field: there must be one.
    var first: Int { get }
  }

  /// Which fields of a model depend on which, known when the code was made.
  final class Graph: Sendable {
    /// The names of all fields, a blank between them.
    let names: String
    /// The derived fields that name a field.
    let users: [Mask]
    /// All that depends on a field in the end.
    let dependents: [Mask]
    /// A field and all that it depends on.
    let sources: [Mask]
    /// All that observers can be notified of.
    let all: Mask
    let derived: Mask

    /// - Parameters:
    ///   - inputs: The fields of its own model that each derived field names.
    ///   - hidden: The private fields.
    init<Field: FieldSet>(
      _: Field.Type,
      _ names: String,
      _ inputs: KeyValuePairs<Field, Field> = [:],
      hidden: Field = []
    ) {
      let count = names.utf8.reduce(1) { $1 == 0x20 ? $0 + 1 : $0 }
      let none = [Mask](repeating: Mask(), count: count)
      var (users, dependents, sources) = (none, none, none)
      var (all, derived) = (Mask(), Mask())
      for field in 0..<count {
        sources[field] = Mask(field: field)
        all.add(sources[field])
      }
      for (field, inputs) in inputs {
        let number = field.mask.first
        derived.add(field.mask)
        for input in inputs.mask.numbers {
          users[input].add(field.mask)
          sources[number].add(sources[input])
        }
      }
      for (field, inputs) in inputs.reversed() {
        let number = field.mask.first
        for input in inputs.mask.numbers {
          dependents[input].add(field.mask)
          dependents[input].add(dependents[number])
        }
      }
      (self.names, self.users, self.dependents, self.sources) = (names, users, dependents, sources)
      (self.all, self.derived) = (all.without(hidden.mask), derived)
    }

    /// These fields and all that they depend on.
    func sources(of fields: Mask) -> Mask {
      var sources = Mask()
      for field in fields.numbers { sources.add(self.sources[field]) }
      return sources
    }

    /// These fields and all that depends on them.
    func dependents(of fields: Mask) -> Mask {
      var dependents = fields
      for field in fields.numbers { dependents.add(self.dependents[field]) }
      return dependents
    }

    func names(of fields: Mask) -> [String] {
      let names = names.split(separator: " ")
      return names.indices.filter { fields.meets(Mask(field: $0)) }.map { String(names[$0]) }
    }
  }

  /// A walk through derived fields, each after those that it depends on. (In the width of its own model: another model
  /// of the module may be much wider.)
  struct Pass<Field: FieldSet> {
    let graph: Graph
    let wanted: Field
    private(set) var dirty: Field
    private(set) var changed: Field = []

    /// Whether one of these fields is wanted, and one that it names has changed.
    func isDue(_ fields: Field) -> Bool { !fields.intersection(wanted).isDisjoint(with: dirty) }

    /// A field changed: those that name it are due as well.
    mutating func changed(_ field: Field) {
      changed.formUnion(field)
      dirty.formUnion(Field(graph.users[field.first]))
    }
  }
}

nonisolated extension Bindgen.FieldSet where RawValue == UInt64 {
  init(_ mask: Bindgen.Mask) { self.init(rawValue: mask.firstWord) }
  var mask: Bindgen.Mask { Bindgen.Mask(rawValue) }
  var first: Int { rawValue.trailingZeroBitCount }
}

"""###),
("Mask", ###"""
// MARK: - Sets of fields

nonisolated extension Bindgen {
  /// As many bits as the widest model of this module has fields: `SIMD2<UInt64>` and so on beyond 64.
  typealias Words = UInt64

  /// A set of fields, one bit each: state first, then derived fields, each after those that it depends on.
  struct Mask: Equatable, Sendable {
    var words: Words = Words()

    init() {}

    init(words: Words) { self.words = words }

    /// The fields of a model with no more than 64.
    init(_ word: UInt64) { words[word: 0] = word }

    var firstWord: UInt64 { words[word: 0] }

    subscript(word index: Int) -> UInt64 {
      get { words[word: index] }
      set { words[word: index] = newValue }
    }

    init(field: Int) { words[word: field &>> 6] = 1 &<< UInt64(truncatingIfNeeded: field) }

    var isEmpty: Bool { words == Words() }

    /// The number of the first field: there must be one.
    var first: Int {
      var index = 0
      while words[word: index] == 0 { index &+= 1 }
      return index &<< 6 | words[word: index].trailingZeroBitCount
    }

    func meets(_ other: Mask) -> Bool { words & other.words != Words() }

    mutating func add(_ other: Mask) { words |= other.words }

    /// Flips what both hold.
    mutating func remove(_ other: Mask) { words ^= words & other.words }

    mutating func keep(_ other: Mask) { words &= other.words }

    func without(_ other: Mask) -> Mask { Mask(words: words ^ (words & other.words)) }

    /// Takes the first field out: there must be one.
    mutating func takeFirst() -> Int {
      let first = first
      remove(Mask(field: first))
      return first
    }

    /// The number of each field, ascending.
    var numbers: [Int] {
      var (numbers, rest): ([Int], Mask) = ([], self)
      while !rest.isEmpty { numbers.append(rest.takeFirst()) }
      return numbers
    }
  }
}

nonisolated extension UInt64 {
  fileprivate subscript(word index: Int) -> UInt64 {
    get { self }
    set { self = newValue }
  }
}

nonisolated extension SIMD where Scalar == UInt64 {
  fileprivate subscript(word index: Int) -> UInt64 {
    get { self[index] }
    set { self[index] = newValue }
  }
}

"""###),
("Observers", ###"""
// MARK: - Observers

nonisolated extension Bindgen {
  /// Calls a closure when one of some fields has changed, as long as its token lives.
  final class Observer {
    let fields: Mask
    private let body: (any Model, Mask) -> Void

    init(_ fields: Mask, _ body: @escaping (any Model, Mask) -> Void) {
      self.fields = fields
      self.body = body
    }

    /// The caller holds it: counting references to its closure would cost a tenth of a notice.
    func call(_ model: any Model, _ changed: Mask) {
      Unmanaged.passUnretained(self)._withUnsafeGuaranteedRef { $0.body(model, changed) }
    }
  }

  /// A model knows its observers weakly: a token may be released on any thread. (A class, because each look at a struct
  /// with a weak reference copies that.)
  final class Weak<Object: AnyObject> {
    private(set) weak var object: Object?

    init(_ object: Object) { self.object = object }
  }
}

nonisolated extension Array {
  /// Whether it must grow: then it is looked through for what has ended, which so costs little an entry.
  var isFull: Bool { count >= 8 && count & (count - 1) == 0 }
}

"""###),
("Publishers", ###"""
#if canImport(Combine)
  import Combine
#else
  import OpenCombine
#endif

// MARK: - Combine

nonisolated extension Bindgen {
  // By these names, so that types of yours may have Combine's.
  #if canImport(Combine)
    public typealias AnyPublisher = Combine.AnyPublisher
    public typealias ObservableObject = Combine.ObservableObject
    public typealias Publisher = Combine.Publisher
    public typealias Subscriber = Combine.Subscriber
    typealias CombineSubscription = Combine.Subscription
    typealias Demand = Combine.Subscribers.Demand
  #else
    public typealias AnyPublisher = OpenCombine.AnyPublisher
    public typealias ObservableObject = OpenCombine.ObservableObject
    public typealias Publisher = OpenCombine.Publisher
    public typealias Subscriber = OpenCombine.Subscriber
    typealias CombineSubscription = OpenCombine.Subscription
    typealias Demand = OpenCombine.Subscribers.Demand
  #endif

  /// Sends where the model lives. It holds the model; a subscription does not.
  public struct ModelPublisher<Output>: Publisher {
    public typealias Failure = Never

    /// What is sent on subscription, if anything.
    private let first: () -> Output?
    /// What is left of two values that nobody had asked for.
    private let joining: (Output, Output) -> Output
    /// Calls a closure with all that is to be sent, as long as somebody keeps the result.
    private let observe: (@escaping (Output) -> Void) -> AnyObject

    init(
      first: @escaping () -> Output? = { nil },
      joining: @escaping (Output, Output) -> Output = { $1 },
      observe: @escaping (@escaping (Output) -> Void) -> AnyObject
    ) {
      self.first = first
      self.joining = joining
      self.observe = observe
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
      let supply = Supply(subscriber, joining)
      let observer = observe { supply.offer($0) }
      if let value = first() { supply.offer(value) }
      subscriber.receive(subscription: SupplySubscription(supply, observer))
    }
  }

  /// Sends a subscriber as much as it asks for.
  final class Supply<S: Subscriber> {
    private let subscriber: S
    private let joining: (S.Input, S.Input) -> S.Input
    private var demand = Demand.none
    /// Most ask for all there is, once.
    private var wantsAll = false
    /// What came while nothing was asked for.
    private var waiting: S.Input?

    init(_ subscriber: S, _ joining: @escaping (S.Input, S.Input) -> S.Input) {
      self.subscriber = subscriber
      self.joining = joining
    }

    func offer(_ value: S.Input) {
      if wantsAll { _ = subscriber.receive(value) } else { offerOnDemand(value) }
    }

    private func offerOnDemand(_ value: S.Input) {
      if demand == .none {
        waiting = waiting.map { joining($0, value) } ?? value
      } else {
        demand -= 1
        request(subscriber.receive(value))
      }
    }

    func request(_ more: Demand) {
      demand += more
      wantsAll = demand == .unlimited
      guard demand > 0, let value = waiting else { return }
      waiting = nil
      offer(value)
    }
  }

  /// What a subscriber has of a model: the observation ends with its observer, which any thread may release.
  final class SupplySubscription<S: Subscriber>: CombineSubscription {
    /// The observer's own.
    private weak var supply: Supply<S>?
    private var observer: AnyObject?

    init(_ supply: Supply<S>, _ observer: AnyObject) {
      self.supply = supply
      self.observer = observer
    }

    func request(_ demand: Demand) { supply?.request(demand) }

    func cancel() { _ = observer.take() }
  }
}

nonisolated extension Bindgen.ModelPublisher {
  /// What changes in a model, once a transaction.
  static func changes<Model: Bindgen.Model>(of model: Model) -> Self where Output: Bindgen.FieldSet {
    Self(
      joining: { $0.union($1) },
      observe: { send in model._core.observe(model._core.graph.all, of: model) { send(Output($1)) } }
    )
  }

  /// A field's value as it is, and then each change.
  static func field<Model: Bindgen.Model>(
    _ field: Bindgen.Mask,
    of model: Model,
    _ read: @escaping (Model) -> Output
  ) -> Self {
    Self(
      first: { read(model) },
      observe: { send in model._core.observe(field, of: model) { model, _ in send(read(model)) } }
    )
  }
}

nonisolated extension Bindgen.ModelPublisher<Void> {
  /// Sends before the first change of each transaction.
  static func willChange(_ core: Bindgen.Core) -> Self {
    Self(observe: { send in core.observeBefore { send(()) } })
  }
}

"""###),
("Streams", ###"""
// MARK: - Sequences

nonisolated extension Bindgen {
  /// The sequences that a model feeds. It knows them only weakly, and they end with it.
  final class Streams {
    private final class Link {
      weak var feed: (any Feeding)?
      private let observer: Observer

      init(_ feed: any Feeding, _ observer: Observer) {
        self.feed = feed
        self.observer = observer
      }

      deinit { feed?.finish() }
    }

    private var links: [Link] = []

    init() {}

    /// What each transaction changes from now on; what nobody has taken yet is joined with what comes later.
    func changes<Model: Bindgen.Model, Changes: FieldSet>(of model: Model) -> AsyncStream<Changes> {
      AsyncStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
        let feed = Feed(continuation)
        let observer = model._core.observe(model._core.graph.all, of: model) { [weak self, weak feed] _, changed in
          guard let feed else { return self?.removeEnded() ?? () }
          let changes = Changes(changed)
          if case .dropped(let earlier) = feed.continuation.yield(changes) {
            feed.continuation.yield(changes.union(earlier))
          }
        }
        add(feed, observer)
      }
    }

    /// A field's value as it is now, and after each transaction that changes it.
    func values<Model: Bindgen.Model, Value: Sendable>(
      of field: Mask,
      of model: Model,
      _ read: @escaping (Model) -> Value
    ) -> AsyncStream<Value> {
      AsyncStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
        let feed = Feed(continuation)
        let observer = model._core.observe(field, of: model) { [weak self, weak feed] model, _ in
          guard let feed else { return self?.removeEnded() ?? () }
          feed.continuation.yield(read(model))
        }
        add(feed, observer)
        continuation.yield(read(model))
      }
    }

    private func add(_ feed: any Feeding, _ observer: Observer) {
      if links.isFull { removeEnded() }
      links.append(Link(feed, observer))
    }

    private func removeEnded() { links.removeAll { $0.feed == nil } }
  }

  /// What a model knows of a sequence.
  protocol Feeding: AnyObject, Sendable {
    func finish()
  }

  /// Feeds a sequence. It lives as long as somebody may iterate, and goes on whichever thread that ends.
  final class Feed<Element: Sendable>: Feeding {
    let continuation: AsyncStream<Element>.Continuation

    init(_ continuation: AsyncStream<Element>.Continuation) {
      self.continuation = continuation
      continuation.onTermination = { _ in withExtendedLifetime(self) {} }
    }

    func finish() { continuation.finish() }
  }
}

"""###),
("Subscription", ###"""
// MARK: - Tokens

nonisolated extension Bindgen {
  /// Observes until it is cancelled or released.
  public final class Subscription {
    private var kept: AnyObject?

    /// Keeps an object until then: what ends with it.
    public init(kept: AnyObject) { self.kept = kept }

    /// What ends with it may cancel it again.
    public func cancel() { _ = kept.take() }

    /// Leaves it to a list how long it lasts.
    public func store(in subscriptions: inout some RangeReplaceableCollection<Subscription>) {
      subscriptions.append(self)
    }
  }
}

"""###),
("Tracking", ###"""
// MARK: - Observation

nonisolated extension Bindgen.Core {
  /// Whether Observation must know of a read. It does not say who tracks, so what was read counts as observed until the
  /// next notice of it. What a model reads to compute its own fields is not tracked.
  func track(_ field: Bindgen.Mask, of model: any Bindgen.Model) -> Bool {
    if family.computing > 0 { return false }
    if !tracked.meets(field) { beginTracking(field, of: model) }
    return true
  }

  private func beginTracking(_ field: Bindgen.Mask, of model: any Bindgen.Model) {
    tracked.add(field)
    if !observed.meets(field) { updateObserved(of: model) }
  }

  /// What to notify of now. Who tracks a field is notified once, and is gone until it reads the field again.
  func takeTracked(_ changed: Bindgen.Mask, of model: any Bindgen.Model) -> Bindgen.Mask {
    var due = changed
    due.keep(tracked)
    tracked.remove(due)
    updateObserved(of: model)
    return due
  }
}

"""###),
("Values", ###"""
// MARK: - Values

nonisolated extension Bindgen {
  /// Stores a value and says whether it differs from the one before.
  static func replace<Value: Equatable>(_ old: inout Value, with new: Value) -> Bool {
    defer { old = new }
    return old != new
  }

  /// What can't be compared always differs.
  @_disfavoredOverload
  static func replace<Value>(_ old: inout Value, with new: Value) -> Bool {
    old = new
    return true
  }
}

"""###),
("Wide", ###"""
// MARK: - More than 64 fields

nonisolated extension Bindgen.Pass where Field.RawValue: SIMD, Field.RawValue.Scalar == UInt64 {
  /// Whether one of many fields is due. (By their numbers: a list of their names would be an array.)
  func isDue(from first: Int, through last: Int) -> Bool {
    for index in (first >> 6)...(last >> 6) {
      var due = wanted.rawValue[index] & dirty.rawValue[index]
      if index == first >> 6 { due &= ~0 << UInt64(first & 63) }
      if index == last >> 6 { due &= ~0 >> UInt64(63 - last & 63) }
      if due != 0 { return true }
    }
    return false
  }
}

nonisolated extension Bindgen.FieldSet where RawValue: SIMD, RawValue.Scalar == UInt64 {
  init(field: Int) {
    var words = RawValue()
    words[field >> 6] = 1 << UInt64(field & 63)
    self.init(rawValue: words)
  }

  init(_ mask: Bindgen.Mask) {
    var words = RawValue()
    for index in 0..<RawValue.scalarCount { words[index] = mask[word: index] }
    self.init(rawValue: words)
  }

  var mask: Bindgen.Mask {
    var mask = Bindgen.Mask()
    for index in 0..<RawValue.scalarCount { mask[word: index] = rawValue[index] }
    return mask
  }

  var first: Int { mask.first }
}

"""###),
("WillChange", ###"""
// MARK: - Before a change

nonisolated extension Bindgen.Core {
  /// A field is about to be written: calls who wants to know before a change, of parents too, once a transaction.
  func willWrite(_ field: Bindgen.Mask, of model: any Bindgen.Model) {
    if family.warns { warn(field, of: model) }
  }

  /// A closure that writes has the other closures called first, so that nobody is called too late.
  private func warn(_ field: Bindgen.Mask, of model: any Bindgen.Model) {
    var fields = graph.dependents[field.first]
    fields.add(field)
    if !fields.meets(graph.all) { return }
    open()
    defer { close() }
    collectWarnings(of: fields, in: family)
    while let warning = family.warnings.popLast() { warning.object?.call(model, field) }
  }

  private func collectWarnings(of fields: Bindgen.Mask, in family: Bindgen.Family) {
    if transaction != family.transaction {
      transaction = family.transaction
      announced = Bindgen.Mask()
      family.warnings = warnings.reversed() + family.warnings
    }
    var fresh = fields.without(announced)
    announced.add(fresh)
    fresh.keep(followed)
    while !fresh.isEmpty {
      let field = fresh.takeFirst()
      for follower in followers[field] where follower.core.model != nil {
        follower.core.collectWarnings(of: follower.dependents, in: family)
      }
    }
  }

  /// Calls the closure before something changes, also later in this transaction, as long as somebody keeps the result.
  func observeBefore(_ body: @escaping () -> Void) -> AnyObject {
    let warning = Bindgen.Observer(graph.all) { _, _ in body() }
    if warnings.isFull { warnings.removeAll { $0.object == nil } }
    warnings.append(Bindgen.Weak(warning))
    let family = family
    family.warns = true
    family.transaction &+= 1
    return warning
  }
}

"""###),
  ]
}
