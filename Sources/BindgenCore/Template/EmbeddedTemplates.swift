// swift-format-ignore-file
// Written by .ci/embed-templates from Templates/. Do not edit.

/// What the tool is built with.
enum EmbeddedTemplates {
  /// The templates, by the names of their files.
  static let all: [(file: String, text: String)] = [
("action.stated.swift.tmpl", ###"""
%# An action with effects, with the type that the spec declares. Its overload returns the handle, where the caller wants it.
%if action.stated
%for attribute in action.stated.attributes
{{ attribute }}
%end
{{ action.access }}func {{ action.stated.declaration }} { _ = {{ action.stated.call }} }

%end

"""###),
("animation.swift.tmpl", ###"""
%# The animation of an action's changes, where SwiftUI can be imported.
#if canImport(SwiftUI)
%if animation.expression.short
  {{ animation.receiver }} { {{ animation.expression.short }} }
%else
  {{ animation.receiver }} {
{{ animation.expression.text }}
  }
%end
#endif

"""###),
("availability.swift.tmpl", ###"""
%# The Apple systems that have Observation, or at least clocks.
%if model.needsObservation
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
%else
@available(macOS 13, iOS 16, tvOS 16, watchOS 9, visionOS 1, *)
%end

"""###),
("callbacks.swift.tmpl", ###"""
%# Closures that observe until their token is released.
%section members
%if model.lists
/// Calls the closure after each transaction that changed the list, with its rows and their edits.
///
/// - Parameter initial: Whether to also call the closure at once, as if all rows had changed.
{{ model.access }}func observeEdits<Rows: Bindgen.ModelRows>(
  of list: KeyPath<ListFields, ListField<Rows>>,
  initial: Bool = false,
  _ body: @escaping (Rows, Bindgen.Edits) -> Void
) -> Bindgen.Subscription {
  _core.observeEdits(self, {{ model.name }}._lists[keyPath: list], initial: initial, body)
}

/// Calls the closure after each transaction that changed the row, with `nil` once the row is gone.
///
/// - Parameter initial: Whether to also call the closure at once, with the current row.
{{ model.access }}func observe<Value>(
  _ list: KeyPath<ListFields, ListField<Bindgen.Rows<Value>>>,
  id: Value.ID,
  initial: Bool = false,
  _ body: @escaping (Value?) -> Void
) -> Bindgen.Subscription {
  let list: ListField<Bindgen.Rows<Value>> = {{ model.name }}._lists[keyPath: list]
  let observer: AnyObject = _core.observeRow(self, list, _observedRows, id: id, body)
  if initial { body(list.read(self)[id: id]) }
  return Bindgen.Subscription(kept: observer)
}

%end
%if not model.inheritsMembers
%if not model.hasSubscription
{{ model.access }}typealias Subscription = Bindgen.Subscription

%end
/// Calls the closure once after each transaction, with all changed fields.
///
/// - Parameter initial: Whether to also call the closure at once, as if all fields had changed.
{{ model.access }}func observe(
  initial: Bool = false,
  _ body: @escaping ({{ model.name }}, Changes) -> Void
) -> Bindgen.Subscription {
  _core.observe(self, initial: initial, body)
}

/// Calls the closure once after each transaction that changed the field, with its value.
///
/// - Parameter initial: Whether to also call the closure at once, with the current value.
{{ model.access }}func observe<Value>(
  _ field: KeyPath<Fields, _Field<Value>>,
  initial: Bool = false,
  _ body: @escaping (Value) -> Void
) -> Bindgen.Subscription {
  _core.observe(self, {{ model.name }}._fields[keyPath: field], initial: initial, body)
}

%end
%end
%section extensions
/// Calls the closure once after each transaction, with all changed fields.
///
/// - Parameter initial: Whether to also call the closure at once, as if all fields had changed.
@_disfavoredOverload
{{ model.access }}func observe(
  initial: Bool = false,
  _ body: @escaping (any {{ model.protocol.name }}, {{ model.changes }}) -> Void
) -> Bindgen.Subscription {
  let all: {{ model.changes }} = {{ model.protocol.fields }}.all
  let object: any {{ model.protocol.name }} = {{ model.protocol.held }}
  let token: Bindgen.Subscription = object.observe(all) { [weak object] changes in
    if let object { body(object, changes) }
  }
  if initial { body(self, all) }
  return token
}

/// Calls the closure once after each transaction that changed the field, with its value.
///
/// - Parameter initial: Whether to also call the closure at once, with the current value.
@_disfavoredOverload
{{ model.access }}func observe<Value>(
  _ field: KeyPath<{{ model.protocol.fields }}, {{ model.protocol.fields }}.Field<Value>>,
  initial: Bool = false,
  _ body: @escaping (Value) -> Void
) -> Bindgen.Subscription {
  let field: {{ model.protocol.fields }}.Field<Value> = {{ model.protocol.fields }}()[keyPath: field]
  let object: any {{ model.protocol.name }} = {{ model.protocol.held }}
  let token: Bindgen.Subscription = object.observe(field.name) { [weak object] _ in
    if let object { body(field.read(object)) }
  }
  if initial { body(field.read(self)) }
  return token
}

%end

"""###),
("choice.after.swift.tmpl", ###"""
%# The accessors of one of several children: each case as an optional, and all of them as the item of a sheet.
%if choice.isOptional
/// Each case as an optional. Setting that to `nil` ends its case, and no other one.
%end
%if model.isLimited
%include availability
%end
%if choice.isOptional
nonisolated extension Swift.Optional where Wrapped == {{ choice.qualified }} {
%else
nonisolated extension {{ choice.qualified }} {
%end
%for case in choice.cases
%if case.type
  {{ model.access }}var {{ case.name }}: {{ case.optional }} {
%if not choice.isOptional and not choice.isInPlace
    if case {{ case.label }}(let value) = self { value } else { nil }
%else
    get { if case {{ case.label }}(let value){{ choice.some }} = self { value } else { nil } }
%end
%if choice.isOptional and choice.isInPlace
    _modify {
      // It is taken out, so that it is edited in place.
      var value: {{ case.optional }} = self.{{ case.name }}
      if value != nil { self = nil }
      defer { if let value { self = {{ case.label }}(value) } }
      yield &value
    }
%else if choice.isOptional
    set { if let newValue { self = {{ case.label }}(newValue) } else if self.{{ case.name }} != nil { self = nil } }
%else if choice.isInPlace
    // There is always one of them.
    set { if let newValue { self = {{ case.label }}(newValue) } }
%end
  }
%else
  {{ model.access }}var {{ case.name }}: Bool {
%if choice.isOptional
    get { if case {{ case.label }}? = self { true } else { false } }
    set { if newValue { self = {{ case.label }} } else if self.{{ case.name }} { self = nil } }
%else
    if case {{ case.label }} = self { true } else { false }
%end
  }
%end
%if not loop.last

%end
%end
}
%if choice.isIdentifiable

%if model.isLimited
%include availability
%end
nonisolated extension {{ choice.qualified }}: Swift.Identifiable {
  {{ model.access }}enum ID: Hashable {
%for case in choice.cases
%if case.identity
    case {{ case.name }}({{ case.identity }})
%else
    case {{ case.name }}
%end
%end
  }

  {{ model.access }}var id: ID {
    switch self {
%for case in choice.cases
%if case.identity
    case {{ case.label }}(let model): {{ case.label }}({{ case.id }})
%else
    case {{ case.label }}: {{ case.label }}
%end
%end
    }
  }
}
%end

"""###),
("choice.same.swift.tmpl", ###"""
%# The comparison of two cases, on the actor of the model that stores them: the equality of a payload may be isolated there, too.
%for choice in model.comparedChoices

/// Whether observers see no difference: it is the same model, or an equal value.
private static func _areSame(_ one: {{ choice.qualified }}{{ choice.some }}, _ other: {{ choice.qualified }}{{ choice.some }}) -> Bool {
  switch (one, other) {
%for case in choice.cases
%if case.isByIdentity
  case ({{ case.label }}(let one){{ choice.some }}, {{ case.label }}(let other){{ choice.some }}): one === other
%else if case.type
  case ({{ case.label }}(let one){{ choice.some }}, {{ case.label }}(let other){{ choice.some }}): Bindgen.areSame(one, other)
%else
  case ({{ case.label }}{{ choice.some }}, {{ case.label }}{{ choice.some }}): true
%end
%end
%if choice.isOptional
  case (nil, nil): true
  default: false
%else if choice.hasSeveral
  default: false
%end
  }
}
%end

"""###),
("choice.swift.tmpl", ###"""
%# One of several children or other values: an enum with a case for each.
%if choice.location
{{ choice.location }}
%end
{{ model.access }}nonisolated enum {{ choice.type }}{{ choice.conformances }} {
%if choice.location
#sourceLocation()
%end
%for case in choice.cases
%if case.type
  case {{ case.name }}({{ case.type }})
%else
  case {{ case.name }}
%end
%end
%if choice.acts

  /// The actions of its models.
  {{ model.access }}{{ choice.indirect }}enum Action: Bindgen.Action {
%for case in choice.cases
%if case.action
    case {{ case.name }}({{ case.action }})
%end
%end
  }
%end
}

"""###),
("class.actions.swift.tmpl", ###"""
%# The actions of a class: each is a transaction.
%# An action with a result calls a second function, which has the spec's text.
%if model.actions or not model.inheritsMembers or not model.hasCore
// MARK: Actions

%end
%for action in model.actions
%for line in action.doc
/// {{ line }}
%end
%include action.stated
%for attribute in action.attributes
{{ attribute }}
%end
%if action.isTransaction and action.hasEffects
{{ action.access }}func {{ action.declaration }} {
  {{ action.perform }}
%if action.animation
    %include animation with action.animation as animation
%end
%if action.namesView
    let view: _View? = _view
%end
    %include effects.cancel
%for line in action.dismissals
    {{ line }}
%end
%if action.hasBody
{{ action.body.text }}
%end
%for effect in action.effects
    %include effects.begin
%end
  }
}
%else if action.isTransaction
{{ action.access }}func {{ action.declaration }} {
  _core.open()
  defer { _core.close() }
%if action.animation
  %include animation with action.animation as animation
%end
%if action.namesView and not action.call
  let view: _View? = _view
%end
  %include effects.cancel
%for line in action.dismissals
  {{ line }}
%end
%if action.call
  {{ action.call }}
%else if action.hasBody
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
%else if action.call
{{ action.access }}func {{ action.declaration }} { {{ action.call }} }

private func {{ action.bodyDeclaration }} {
{{ action.body.text }}
}
%else if action.body.short and not action.namesView
{{ action.access }}func {{ action.declaration }} { {{ action.body.short }} }
%else
{{ action.access }}func {{ action.declaration }} {
%if action.namesView
  let view: _View? = _view
%end
{{ action.body.text }}
}
%end

%end
%if not model.hasCore
/// Calls the closure with the model, for many writes at once.
@discardableResult
{{ model.access }}func update<Returned>(_ body: ({{ model.name }}) throws -> Returned) rethrows -> Returned { try body(self) }
%else if not model.inheritsMembers
/// Combines many writes into one transaction: observers are notified once, at its end.
@discardableResult
{{ model.access }}func update<Returned>(_ body: ({{ model.name }}) throws -> Returned) rethrows -> Returned {
  _core.open()
  defer { _core.close() }
  return try body(self)
}
%end

"""###),
("class.changes.swift.tmpl", ###"""
%# The set of a model's fields, by name. Its members are computed: a debugger would show stored ones in place of the fields.
{{ model.changesIsolation }}{{ model.changesAccess }}struct {{ model.changes }}: Bindgen.FieldSet {
  {{ model.changesAccess }}let rawValue: UInt64
%if model.changesAccess
  {{ model.changesAccess }}init(rawValue: UInt64) { self.rawValue = rawValue }

%end
%for field in model.members
  {{ field.memberAccess }}static var {{ field.member }}: {{ model.changes }} { {{ model.changes }}(field: {{ field.number }}) }
%end
}

"""###),
("class.child.swift.tmpl", ###"""
%# A child that may be replaced, such as one of several: the model then follows the new child.
{{ field.access }}{{ field.setAccess }}var {{ field.name }}: {{ field.type }} {
%if field.isRead and model.isTracked
  get { _tracked(.{{ field.member }}, \.{{ field.member }}).{{ field.storage }} }
%else if field.isRead
  get {
    %include read of model.outlets
    return {{ field.storage }}
  }
%else
  get { {{ field.storage }} }
%end
  set {
    if {{ field.sameness }} { return }
%if model.isAnnounced
    _willWrite(.{{ field.member }})
%end
    {{ field.storage }} = newValue
%for line in field.follows
    {{ line }}
%end
    _wrote(.{{ field.member }})
  }
}

"""###),
("class.compute.swift.tmpl", ###"""
%# The computation of derived fields: each is computed, compared and stored. If it has changed, kept forms call closures that name it again.
%# A field that the next one uses leads on to that one without another jump.
%if model.onlyUpdate
@inline(__always) {{ model.machineAccess }}func _compute(_ _pass: inout Bindgen.Pass) { {{ model.onlyUpdate }} }
%else
@inline(__always) {{ model.machineAccess }}func _compute(_ _pass: inout Bindgen.Pass) {
  switch _pass.number {
%for field in model.derivations
%if field.invalidatedForms and field.isAlias
  case Changes.{{ field.member }}.number:
    _pass.isNew = Bindgen.askAgain({{ field.invalidatedForms | joined }})
%else if field.invalidatedForms
  case Changes.{{ field.member }}.number:
    {{ field.update }}
    if _pass.isNew { Bindgen.askAgain({{ field.invalidatedForms | joined }}) }
%else if field.leadsOn
  case Changes.{{ field.member }}.number:
    {{ field.update }}
%else if not field.isAlias
  case Changes.{{ field.member }}.number: {{ field.update }}
%end
%if field.leadsOn
    if _pass.goesOn() { fallthrough }
%end
%end
%if model.hasOtherNames
  default: _pass.isNew = true  // The other name of a field changes with it.
%else
  default: break
%end
  }
}
%end

"""###),
("class.derivation.swift.tmpl", ###"""
%# A derived field, brought up to date at each read. One that is only another name of a field reads that field.
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
%else if field.isRead and model.isTracked and not field.isAlias
{{ field.access }}var {{ field.name }}: {{ field.type }} { _tracked(.{{ field.member }}, \.{{ field.member }}).{{ field.cached }} }
%else if field.isRead
{{ field.access }}var {{ field.name }}: {{ field.type }} {
%if not field.isAlias
  _ = _fresh(.{{ field.member }})
%end
  %include read of model.outlets
%if field.isAlias
  return _core.unseen { {{ field.cached }} }
%else
  return {{ field.cached }}
%end
}
%else
{{ field.access }}var {{ field.name }}: {{ field.type }} { _fresh(.{{ field.member }}).{{ field.cached }} }
%end
%for formula in field.formulas
%include class.formula
%end

"""###),
("class.extension.swift.tmpl", ###"""
%# The rest of a model's class: the names of its fields, and the code that keeps derived fields up to date and notifies observers.
%if model.isLimited
%include availability
%end
%if model.hidesMachinery
@_spi(Bindgen) {{ model.isolation }}extension {{ model.name }}: {{ model.machineConformances | joined }} {}

%if model.isLimited
%include availability
%end
{{ model.isolation }}extension {{ model.name }}{{ model.shownConformance }} {
%else
{{ model.isolation }}extension {{ model.name }}: {{ model.machineConformances | joined }} {
%end
  %include class.fields

  %include class.machinery
%if model.comparedChoices
  %include choice.same
%end
  %include seen
%if model.store
}
%if model.formulas.isThere or model.formulas.proofs

// Where types and statics of the value are found.
%if model.isLimited
%include availability
%end
extension {{ model.store.value }} {
  %include formulas
}
%end
%else
%if model.formulas.isThere or model.formulas.proofs

  %include formulas
%end
}
%end

"""###),
("class.family.swift.tmpl", ###"""
%# The calls by which children, rows and lists of a model join its family.
%if model.announces
// Where publishers are subscribed to.
_core.isolation = #isolation
%end
%for child in model.adoptions
%if child.rows
_core.adopt({{ child.path }}, by: self, [{{ child.rows | joined }}])
%else
_core.adopt({{ child.path }}, by: self)
%end
%end
%for branch in model.branches
{{ branch.name }}.begin(self, level: {{ branch.level }})
%for path in branch.paths
{{ branch.name }}.watch({ {{ path.path }} }, by: self, [{{ path.rows | joined }}])
%end
%if branch.heard and branch.heard.only
{{ branch.name }}.hears = { [weak self] in $0._hearers.add($1) { {{ branch.heard.sender }}, event in {{ branch.heard.only }} } }
%else if branch.heard
{{ branch.name }}.hears = { [weak self] in
  $0._hearers.add($1) { {{ branch.heard.sender }}, event in
%for call in branch.heard.calls
    {{ call }}
%end
  }
}
%end
{{ branch.name }}.follow({{ branch.models }})
%end

"""###),
("class.fields.swift.tmpl", ###"""
%# The names of a model's fields, and how to read each field.
%if model.hasHome
{{ model.machineAccess }}typealias _Home = {{ model.home }}

%end
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
  {{ field.access }}var {{ field.member }}: _Field<{{ field.type }}> { (.{{ field.member }}, { $0.{{ field.member }} }) }
%end
}
{{ model.access }}typealias _Field<Value> = (name: Changes, read: ({{ model.name }}) -> Value)
{{ model.machineAccess }}static var _fields: Fields { Fields() }
%end
%if model.hasFields and model.lists
%include class.lists
%end

"""###),
("class.formula.swift.tmpl", ###"""
%# The function of a field's expression, or of its equality: it sees its parameters, and nothing else of the model.
%if formula.isEquality
{{ formula.access }}static func {{ formula.declaration }} {
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

"""###),
("class.init.swift.tmpl", ###"""
%# The initializer.
%if model.isOneLine
%for field in model.assignments
{{ model.access }}init({{ model.parameterList }}) { {{ field.target }} = {{ field.value }} }
%end
%else
{{ model.access }}{{ model.override }}init({{ model.parameterList }}) {
%for field in model.assignments
  {{ field.target }} = {{ field.value }}
%end
%if model.isObject
  super.init()
%end
%for spy in model.spies
  %include spy.init
%end
  %include class.family
%for child in model.hearings
  _hearing.append(
    {{ child.name }}._hearers.add(_core) { [weak self] _, event in
%for call in child.calls
      {{ call }}
%end
    }
  )
%end
%if model.beginsTogether
  _core.open()
%end
%for call in model.beginnings
  {{ call }}
%end
%if model.beginsTogether
  _core.close()
%end
  %include init of model.outlets
}
%end

"""###),
("class.known.swift.tmpl", ###"""
%# A field of a load's object, such as its failure, as a property, where code of the class names it.
%if field.isRead and model.isTracked
private var {{ field.name }}: {{ field.type }} { _tracked({{ field.field }}, \.{{ field.member }}).{{ field.storage }} }
%else if field.isRead
private var {{ field.name }}: {{ field.type }} {
  %include read of model.outlets
  return {{ field.storage }}
}
%else
private var {{ field.name }}: {{ field.type }} { {{ field.storage }} }
%end

"""###),
("class.list.swift.tmpl", ###"""
%# A list: its changes are recorded like those of other states. A limit applies while the list is edited.
{{ field.access }}{{ field.setAccess }}var {{ field.name }}: {{ field.type }} {
%if field.isRead and model.isTracked
  get { _tracked(.{{ field.member }}, \.{{ field.member }}).{{ field.reading }} }
%else if field.isRead
  get {
    %include read of model.outlets
    return {{ field.reading }}
  }
%else
  get { {{ field.reading }} }
%end
%if not model.hasCore
  set { {{ field.storage }} = newValue.limited(to: {{ field.limit }}) }
%else if field.branch
  set {
%if model.isAnnounced
    _willWrite(.{{ field.member }})
%end
    guard {{ field.storage }}._assign({{ field.newValue }}, areSame: ===) else { return }
    {{ field.branch }}.follow({{ field.storage }}.withTickets._list)
    _wrote(.{{ field.member }})
  }
%else if model.isAnnounced
  set {
    _willWrite(.{{ field.member }})
    if {{ field.storage }}.assign({{ field.newValue }}) { _wrote(.{{ field.member }}) }
  }
%else
  set { if {{ field.storage }}.assign({{ field.newValue }}) { _wrote(.{{ field.member }}) } }
%end
  _modify {
%if model.isAnnounced
    _willWrite(.{{ field.member }})
%end
%if field.branch
    // Rows that change meanwhile notify when the edit has ended.
    _core.open()
%if model.isCommanded
    _core.beginEdit(Changes.{{ field.member }}.mask)
%end
    defer {
%if model.isCommanded
      _core.endEdit(Changes.{{ field.member }}.mask)
%end
      {{ field.branch }}.follow({{ field.storage }}.withTickets._list)
      _wrote(.{{ field.member }})
      _core.close()
    }
%else if model.isCommanded
    _core.beginEdit(Changes.{{ field.member }}.mask)
    defer {
      _core.endEdit(Changes.{{ field.member }}.mask)
      _wrote(.{{ field.member }})
    }
%else if model.hasCore
    defer { _wrote(.{{ field.member }}) }
%end
%if field.limit and field.isFollowed
    yield &{{ field.storage }}.edited[limit: {{ field.limit }}]
%else if field.limit
    yield &{{ field.storage }}[limit: {{ field.limit }}]
%else if field.isFollowed
    yield &{{ field.storage }}.edited
%else
    yield &{{ field.storage }}
%end
  }
}
%if model.isValue
private var {{ field.storage }}: {{ field.type }}
%end

"""###),
("class.lists.swift.tmpl", ###"""
%# The lists of a model, and how to read each list.

/// The lists whose rows can be observed.
{{ model.isolation }}{{ model.access }}struct ListFields {
%for field in model.lists
%if field.isState and not field.branch
  {{ field.access }}var {{ field.member }}: ListField<{{ field.type }}> {
    ListField(Changes.{{ field.member }}) { $0.{{ field.rows }} }
  }
%else
  {{ field.access }}var {{ field.member }}: ListField<{{ field.type }}> {
    ListField(Changes.{{ field.member }}) { $0._fresh(.{{ field.member }}).{{ field.rows }} }
  }
%end
%end
}

/// A list's name, and how to read the list.
{{ model.access }}typealias ListField<Rows: Bindgen.ModelRows> = Bindgen.ListField<{{ model.name }}, Rows>

{{ model.machineAccess }}static var _lists: ListFields { ListFields() }

"""###),
("class.load.swift.tmpl", ###"""
%# A load: its action, and the object that carries it out.
%for line in load.doc
/// {{ line }}
%end
{{ load.action }} { {{ load.object }}.begin() }

@_disfavoredOverload @discardableResult
{{ load.overload }} { {{ load.object }}.begin() }

private lazy var {{ load.object }} = {{ load.maker }}()

private func {{ load.maker }}() -> {{ load.type }} {
  Bindgen.Load(
    of: self,
%if model.hasEffectsBesides
    effects: _effects,
%end
    {{ load.word }},
%for field in load.fields
    {{ field }},
%end
    at: {{ load.place }},
%if load.compares
    on: { Bindgen.Inputs([{{ load.inputs }}]) },
%end
%if load.clear
    clear: {{ load.clear }},
%end
    run: { {{ load.run.parameters }} in
      %include effects.plan with load.run as run
    },
    then: { {{ load.then }} }
  )
}

"""###),
("class.machinery.swift.tmpl", ###"""
%# The code that keeps derived fields up to date and notifies observers.
private static let _graph = Bindgen.Graph({{ model.graph | joined }})

%for field in model.keptForms
%if field.selected
private var {{ field.storage }}: {{ field.type }} { {{ field.selected }}.selected(by: {{ field.kept }}) }
%else if field.isLive
private var {{ field.storage }}: {{ field.type }} { {{ field.formula }} }
%end
%if loop.last

%end
%end
%if model.asking
private func _wrote(_ field: Changes) {
  // Closures over rows use these fields: they are called again for each row.
%for form in model.asking
  if !field.isDisjoint(with: [{{ form.keptStates | joined }}]) { {{ form.kept }}.askAgain() }
%end
  _core.wrote(field.mask, of: self)
}
%end
%for load in model.dismissed
{{ model.machineAccess }}func {{ load.function }}() { {{ load.object }}.forget() }
%end
%if model.isAnnounced
private func _willWrite(_ field: Changes) { _core.willWrite(field.mask, of: self) }
%end
%if model.store

%include store.machinery
%end
%if model.derivations

%include class.compute
%end
%if model.isObserver and not model.notifiesAlone

{{ model.machineAccess }}static func _addObserved(of model: {{ model.name }}, to fields: inout Bindgen.Mask) { model._addObserved(to: &fields) }

private func _addObserved(to fields: inout Bindgen.Mask) {
  %include observed of model.outlets
}
%end
%if model.isNotified and not model.notifiesAlone

{{ model.machineAccess }}static func _notify(_ model: {{ model.name }}, _ changed: Bindgen.Mask) { model._notify(changed) }

private func _notify(_ changed: Bindgen.Mask) {
  let changes: Changes = Changes(changed)
  %include notify of model.parts
}
%end

"""###),
("class.memory.swift.tmpl", ###"""
%# The storage of a model: its states, the derived fields as they were computed last, and the observers.
%for field in model.states
%if field.isKept
private var {{ field.storage }}: {{ field.type }}
%end
%end
%for field in model.caches
private var {{ field.storage }}: {{ field.cacheType }}{{ field.placeholder }}
%end
%if model.store
%for list in model.store.lists
private let {{ list.keeper }} = Bindgen.{{ list.storedAs }}()
%end
{{ model.machineAccess }}let _stored: Bindgen.Stored<{{ model.store.value }}>
%end
%for branch in model.branches
private let {{ branch.name }} = Bindgen.{{ branch.type }}()
%end
%if model.events and model.events.isHeard
{{ model.machineAccess }}let _hearers = Bindgen.Hearers<{{ model.name }}, Event>()
%end
%if model.hearings
/// What hears the children that are always there.
private var _hearing: [AnyObject] = []
%end
%for field in model.keptForms
private let {{ field.kept }} = Bindgen.KeptSource()
%end
%if model.hasFields and model.lists
private let _observedRows = Bindgen.ObservedRows()
%end
%if model.announces
// Nonisolated, like `objectWillChange` in a protocol that refines `ObservableObject`.
{{ model.machineAccess }}nonisolated(unsafe) let _core: Bindgen.Core
%else if model.hasCore
{{ model.machineAccess }}let _core = Bindgen.Core({{ model.name }}._graph)
%end
%if model.hasRegistrar
{{ model.machineAccess }}let _registrar = Observation.ObservationRegistrar()
%end

"""###),
("class.observers.swift.tmpl", ###"""
%# The observers in a model's list: closures, sequences and subscribers.
%section notify
_core.notifyObservers(of: self, changed)
%end

"""###),
("class.plain.swift.tmpl", ###"""
%# A plain class: as one would write it by hand.
%for line in model.doc
/// {{ line }}
%end
%if model.isLimited
%include availability
%end
{{ model.plain.head }}{{ model.access }}final class {{ model.name }}{{ model.conformances }} {
%if model.nested
{{ model.nested.text }}

%end
%for choice in model.choices
  %include choice

%end
%for alias in model.aliases
  private typealias {{ alias }} = {{ model.stated }}.{{ alias }}
%end
%for property in model.plain.given
%for line in property.doc
  /// {{ line }}
%end
  {{ property.declaration }}
%if loop.last

%end
%end
%for state in model.plain.states
%for line in state.doc
  /// {{ line }}
%end
%if state.written
  {{ state.written.declaration }} {
    get {
      access(keyPath: \.{{ state.written.member }})
      return {{ state.written.storage }}
    }
%if state.written.areEqual
    set {
      if {{ state.written.areEqual }}({{ state.written.storage }}, newValue) {
        {{ state.written.storage }} = newValue
      } else {
        withMutation(keyPath: \.{{ state.written.member }}) { {{ state.written.storage }} = newValue }
%for note in state.notes
        {{ note }}
%end
      }
    }
%else if state.notes
    set {
      withMutation(keyPath: \.{{ state.written.member }}) { {{ state.written.storage }} = newValue }
%for note in state.notes
      {{ note }}
%end
    }
%else
    set { withMutation(keyPath: \.{{ state.written.member }}) { {{ state.written.storage }} = newValue } }
%end
  }
  @ObservationIgnored private var {{ state.written.storage }}: {{ state.written.type }}{{ state.written.value }}
%else if state.notes
  {{ state.declaration }} {
%for note in state.notes
%if loop.first and loop.last
    didSet { {{ note }} }
%else if loop.first
    didSet {
      {{ note }}
%else
      {{ note }}
%end
%if loop.last and not loop.first
    }
%end
%end
  }
%else
  {{ state.declaration }}
%end
%if loop.last

%end
%end
%for field in model.plain.derivations
%for line in field.doc
  /// {{ line }}
%end
%if field.body.short
  {{ field.declaration }} { {{ field.body.short }} }
%else
  {{ field.declaration }} {
{{ field.body.text }}
  }
%end
%if loop.last

%end
%end
  %include plain.init
%for function in model.plain.functions

%for line in function.doc
  /// {{ line }}
%end
%for attribute in function.attributes
  {{ attribute }}
%end
%if function.body.short
  {{ function.declaration }} { {{ function.body.short }} }
%else
  {{ function.declaration }} {
{{ function.body.text }}
  }
%end
%end
%for action in model.actions

  %include plain.action
%end
%for load in model.plain.work.loads

  %include plain.load
%end
%for reaction in model.plain.work.reactions
%if loop.first

  {{ model.plain.ignored }}private lazy var _reactions: Bindgen.PlainReactions<{{ model.name }}> = Bindgen.PlainReactions(
    of: self,
%if model.plain.work.level
    level: {{ model.plain.work.level }},
%end
%end
    .init{{ reaction }}
%if loop.last
  )
%end
%end
%for work in model.plain.work.works
%if loop.first

%end
  {{ model.plain.ignored }}{{ work.declaration }} = Bindgen.PlainWork()
%end
%if model.events

  %include plain.events
%end
%for child in model.plain.hearings

%if child.isOptional
  private func {{ child.function }}(_ child: {{ child.type }}, instead old: {{ child.type }} = nil) {
%else
  private func {{ child.function }}(_ child: {{ child.type }}) {
%end
    let key: [Swift.AnyHashable] = [Swift.ObjectIdentifier(self), {{ child.name }}]
%if child.isOptional
    old?._hearers.removeAll { $0.key == key }
%end
    child{{ child.mark }}._hearers.append((key, {{ child.hear }}))
  }
%end
%for spy in model.spies

  %include spy.calls

  %include spy.methods
%end
}

"""###),
("class.state.swift.tmpl", ###"""
%# A state: a write is recorded, and observers are notified when the transaction ends.
%if not model.store
%for line in field.doc
/// {{ line }}
%end
%end
%if model.store
%include store.state
%else if model.isStored and field.isList
%include value.list
%else if not model.hasCore and field.isMade
var {{ field.name }}: {{ field.type }} {
  get { _{{ field.name }}.value }
  set { _{{ field.name }}.value = newValue }
}
private var _{{ field.name }}: Bindgen.Beside<{{ field.type }}> = Bindgen.Beside({{ field.first }})
%else if not model.hasCore and not field.limit
{{ field.access }}{{ field.setAccess }}var {{ field.name }}: {{ field.type }}
%else if field.isList
%include class.list
%else if field.isChild
%include class.child
%else
{{ field.access }}{{ field.setAccess }}var {{ field.name }}: {{ field.type }} {
%if field.isRead and model.isTracked
  get { _tracked(.{{ field.member }}, \.{{ field.member }}).{{ field.storage }} }
%else if field.isRead
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
%if model.isCommanded
    _core.beginEdit(Changes.{{ field.member }}.mask)
    defer {
      _core.endEdit(Changes.{{ field.member }}.mask)
      _wrote(.{{ field.member }})
    }
%else
    defer { _wrote(.{{ field.member }}) }
%end
    yield &{{ field.storage }}
  }
%end
}
%end

"""###),
("class.stored.swift.tmpl", ###"""
%# The types that a model declares, and its stored properties: children, constants, services and states.
%if model.nested
// MARK: Types

{{ model.nested.text }}

%end
%for choice in model.choices
%if loop.first and not model.nested
// MARK: Types

%end
%include choice

%end
%for alias in model.aliases
private typealias {{ alias }} = {{ model.stated }}.{{ alias }}
%if loop.last

%end
%end
%if model.children or model.constants or (model.services and not model.isValue)
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
%if service.isOptional
{{ service.access }}{{ service.ownership }}var {{ service.name }}: {{ service.type }}
%else
{{ service.access }}{{ service.ownership }}let {{ service.name }}: {{ service.type }}
%end
%end
%end
%end

%if model.storage
// MARK: Storage

%for stored in model.storage
%for line in stored.doc
/// {{ line }}
%end
{{ stored.access }}var {{ stored.name }}: {{ stored.type }}
%end

%end
%if model.states
%if not model.store and not model.isStateAlone
// MARK: State

%end
%for field in model.states
%include class.state
%for formula in field.formulas
%include class.formula
%end

%end
%end

"""###),
("class.swift.tmpl", ###"""
%# A model's class: the declarations of the spec, the observers, and the storage.
%for line in model.doc
/// {{ line }}
%end
%if model.location
{{ model.location }}
%end
%if model.isLimited
%include availability
%end
{{ model.isolation }}{{ model.access }}final class {{ model.name }}{{ model.conformances }} {
%if model.location
#sourceLocation()
%end
  %include class.stored

%for load in model.loads
%if loop.first
  // MARK: Loads

%end
  %include class.load

%if loop.last
%for field in model.known
  %include class.known
%if loop.last

%end
%end
%end
%end
%if model.derivations
%if not model.store
  // MARK: Derived

%end
%for field in model.derivations
  %include class.derivation

%end
%end
  %include functions
%if model.events
  %include events

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

%if model.store
  %include store.init

  %include store
%else
  %include class.init
%end

  %include members of model.outlets

  %include class.memory
}

"""###),
("closures.swift.tmpl", ###"""
%# A service as a struct of closures, with its spy in debug builds.
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

%if spy.makesInit
  {{ model.access }}init(
%for method in spy.methods
    {{ method.closure }}: @escaping {{ method.function }}{{ method.separator }}
%end
  ) {
%for method in spy.methods
    self.{{ method.closure }} = {{ method.closure }}
%end
  }

%end
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

    /// Records its calls. The closures that are passed here give the answers.
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
%else if method.isSilent
          {{ method.effects }}{{ method.closure }}?({{ method.arguments | joined }})
%else
          if let {{ method.closure }} { return {{ method.effects }}{{ method.closure }}({{ method.arguments | joined }}) }
%if method.isRun
          return {{ method.runEffects }}{{ method.run }}()
%else
%if method.run and not method.isFailing
          _ = {{ method.runEffects }}{{ method.run }}()
%end
%if method.isVoid and method.isFailing
          {{ method.runEffects }}{{ method.run }}()
%else if method.isFailing
          throw Bindgen.unstubbed("{{ spy.owner }}.{{ method.title }}")
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
%# Publishers for Combine: for each field, for the changes, and for the moment before a change.
%section imports
%if library.isPackage
// A file may declare this access only if all files of the module do.
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
%if library.isBesideRuntime
#elseif canImport(OpenCombine)
  {{ library.access }}import OpenCombine
#else
  #error("there is no Combine: the outlet 'combine' needs it, or OpenCombine and a copy of the runtime")
%else
#else
  {{ library.access }}import OpenCombine
%end
#endif
%end
%end
%section members
/// A publisher for each field, by its name.
@dynamicMemberLookup
{{ model.isolation }}{{ model.access }}struct FieldPublishers {
  fileprivate let _model: {{ model.name }}

  {{ model.access }}subscript<Value>(dynamicMember field: KeyPath<Fields, _Field<Value>>) -> Bindgen.ModelPublisher<Value> {
    let field: _Field<Value> = {{ model.name }}._fields[keyPath: field]
    return .field(field.name.mask, of: _model, field.read)
  }
}

/// Publishers that send the field's current value on subscription, and then each change.
{{ model.access }}var publishers: FieldPublishers { FieldPublishers(_model: self) }

/// Sends all changed fields, once after each transaction.
{{ model.access }}var changesPublisher: Bindgen.ModelPublisher<Changes> { .changes(of: self) }

%if model.lists
/// Sends a list's rows on subscription, and then rows and edits once after each transaction that changed the list.
{{ model.access }}func editsPublisher<Rows: Bindgen.ModelRows>(
  of list: KeyPath<ListFields, ListField<Rows>>
) -> Bindgen.ModelPublisher<(rows: Rows, edits: Bindgen.Edits)> {
  .edits(of: {{ model.name }}._lists[keyPath: list], in: self)
}

/// Sends the current row on subscription, and then each change of it: `nil` once the row is gone.
{{ model.access }}func rowPublisher<Value>(
  of list: KeyPath<ListFields, ListField<Bindgen.Rows<Value>>>,
  id: Value.ID
) -> Bindgen.ModelPublisher<Value?> {
  .row(of: {{ model.name }}._lists[keyPath: list], in: self, _observedRows, id: id)
}

%end
%if model.events
/// Sends each event. None is lost: what is not demanded waits.
{{ model.access }}var eventsPublisher: Bindgen.ModelPublisher<{{ model.events.type }}> {
  Bindgen.ModelPublisher(_core) { keep in self._eventListeners.add { _, event in keep(event) } }
}
private let _eventListeners = Bindgen.Hearers<{{ model.name }}, {{ model.events.type }}>()

%end
/// Sends before the first change of a transaction.
nonisolated {{ model.access }}var objectWillChange: Bindgen.ModelPublisher<Void> { .willChange(_core) }

%end
%section tell
_eventListeners.tell(event, of: self)
%end
%section extensions
/// `objectWillChange` for code that has an `any {{ model.protocol.name }}`.
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
%# A weak delegate: one call for all changes together, and one for each field that changed.
%section members
{{ model.access }}weak var delegate: (any {{ model.delegate }})? {
%if model.lists
  didSet {
    guard delegate != nil else { return _core.updateObserved(of: self) }
    _core.begin(_core.graph.all, of: self)
    _knowLists()
  }
%else
  didSet { delegate == nil ? _core.updateObserved(of: self) : _core.begin(_core.graph.all, of: self) }
%end
}

%if model.lists
/// The lists as they were last reported to the delegate.
private let _delegateLists: Bindgen.KnownLists = Bindgen.KnownLists()

/// Marks the lists as reported: a new delegate gets only later edits.
private func _knowLists() {
%for field in model.lists
%if field.isState and field.branch
  _ = _fresh(.{{ field.member }})
%end
  _ = _delegateLists.edits(of: Changes.{{ field.member }}, {{ field.rows }})
%end
}

private func _notifyOfEdits(_ delegate: any {{ model.delegate }}, _ changes: Changes) {
%for field in model.lists
  if changes.contains(.{{ field.member }}), delegate === self.delegate {
%if not field.isState
    _ = _fresh(.{{ field.member }})
%end
    if let edits: Bindgen.Edits = _delegateLists.edits(of: Changes.{{ field.member }}, {{ field.rows }}) {
      delegate.{{ model.variable }}(self, didEdit{{ field.capitalized }}: edits)
    }
  }
%end
}

%end

private func _notify(_ delegate: any {{ model.delegate }}, _ changes: Changes) {
  delegate.{{ model.variable }}(self, didChange: changes)
%if model.lists
  _notifyOfEdits(delegate, changes)
%end
%for field in model.fields
  if changes.contains(.{{ field.member }}) { delegate.{{ model.stem }}DidChange{{ field.capitalized }}(self) }
%end
}

%end
%section init
self.delegate = delegate
_core.updateObserved(of: self)
%if model.lists
if delegate != nil { _knowLists() }
%end
%end
%section observed
if delegate != nil { fields.add(_core.graph.all) }
%end
%section notify
if let delegate { _notify(delegate, changes) } else { _core.updateObserved(of: self) }
%end
%section tell
delegate?.{{ model.variable }}(self, didSend: event)
%end
%section after

/// Called once after each transaction that changed `{{ model.name }}`.
%if model.isLimited
%include availability
%end
{{ model.isolation }}{{ model.access }}protocol {{ model.delegate }}: AnyObject {
  func {{ model.variable }}(_ {{ model.argument }}: {{ model.observedType }}, didChange changes: {{ model.observedChanges }})
%for field in model.fields
  func {{ model.stem }}DidChange{{ field.capitalized }}(_ {{ model.argument }}: {{ model.observedType }})
%end
%if model.events
  func {{ model.variable }}(_ {{ model.argument }}: {{ model.observedType }}, didSend event: {{ model.events.qualified }})
%end
%for field in model.lists
  func {{ model.variable }}(_ {{ model.argument }}: {{ model.observedType }}, didEdit{{ field.capitalized }} edits: Edits)
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
%if model.events
  {{ model.access }}func {{ model.variable }}(_ {{ model.argument }}: {{ model.observedType }}, didSend event: {{ model.events.qualified }}) {}
%end
%for field in model.lists
  {{ model.access }}func {{ model.variable }}(_ {{ model.argument }}: {{ model.observedType }}, didEdit{{ field.capitalized }} edits: Edits) {}
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
("effects.begin.swift.tmpl", ###"""
%# The start of an effect, after the last line of its action's body: a body that returns before it starts none.
{{ effect.begin }} { {{ effect.parameters }} in
  %include effects.plan with effect as run
%if effect.then
%if effect.tuple
} then: { {{ effect.tuple }} in
%else
} then: {
%end
  {{ effect.then }}
%end
%if effect.failure
} catch: {
  {{ effect.failure }}
%end
}

"""###),
("effects.cancel.swift.tmpl", ###"""
%# The effects that an action cancels.
%for cancellation in action.cancellations
%if cancellation.isLong
let {{ cancellation.name }}: {{ cancellation.type }} -> [any Swift.Hashable & Swift.Sendable] = {{ cancellation.opening }}
%if cancellation.captures
  let {{ cancellation.captures }}
%end
%for id in cancellation.ids
  let {{ id.name }} = {
{{ id.body.text }}
  }()
%end
  return {{ cancellation.list }}
}
%end
{{ cancellation.line }}
%end

"""###),
("effects.plan.swift.tmpl", ###"""
%# The reads of an effect at its start, and its work with the values.
%if run.captures
let {{ run.captures }}
%end
%if run.condition.short
guard {{ run.condition.short }} else { return nil }
%else if run.condition
let _when: Bool = {
{{ run.condition.text }}
}()
guard _when else { return nil }
%end
%for id in run.ids
let {{ id.name }} = {
{{ id.body.text }}
}()
%end
%if run.id
{{ run.effect }}.id({{ run.id }})
%end
%if run.delay.short
{{ run.effect }}.delay({{ run.delay.short }}, on: {{ run.clock }})
%else if run.delay
let _after: Swift.Duration = {
{{ run.delay.text }}
}()
{{ run.effect }}.delay(_after, on: {{ run.clock }})
%end
%if run.interval and not run.interval.short
let _every: Swift.Duration = {
{{ run.interval.text }}
}()
%end
%if run.first and not run.first.short
let _first: Swift.Duration = {
{{ run.first.text }}
}()
%end
%if run.interval
{{ run.effect }}.repeats({{ run.times }}, on: {{ run.clock }})
%end
%for action in run.actions
{{ model.isolation }}func {{ action.declaration }} { {{ action.call }} }
%end
%if run.work.short
return { {{ run.work.short }} }
%else if run.work
return {
{{ run.work.text }}
}
%else
return {}
%end

"""###),
("effects.swift.tmpl", ###"""
%# The storage of a class's running effects, and the reactions to its fields.
%section members
%if model.takers
private lazy var _effects: Bindgen.ModelEffects<{{ model.name }}> = Bindgen.ModelEffects(of: self, [{{ model.takers | joined }}])

%else if model.hasEffectsBesides
private lazy var _effects: Bindgen.ModelEffects<{{ model.name }}> = Bindgen.ModelEffects(of: self)

%end
%if model.onlyReaction
{{ model.machineAccess }}static func _react(_ model: {{ model.name }}, to changed: Bindgen.Mask) { {{ model.onlyReaction }} }

%else if model.reactingLoads or model.reactions
{{ model.machineAccess }}static func _react(_ model: {{ model.name }}, to changed: Bindgen.Mask) { model._react(to: changed) }

private func _react(to changed: Bindgen.Mask) {
%for load in model.reactingLoads
  {{ load.object }}.react(to: changed)
%end
%if model.reactions
  let changes: Changes = Changes(changed)
%end
%for reaction in model.reactions
  if !changes.isDisjoint(with: [{{ reaction.fields | joined }}]) { {{ reaction.call }} }
%end
}

%end
%end
%section init
%for load in model.reactingLoads
{{ load.object }}.watch({{ load.watched }})
%end
%if model.reactions
_core.react(to: Changes([{{ model.reactive | joined }}]).mask, of: self)
%end
%end

"""###),
("erased.swift.tmpl", ###"""
%# A wrapper for each protocol: one type for all conforming types.
%section after
%for interface in model.interfaces
%if interface.isErased

%if interface.hasIdentity
/// Any `{{ interface.name }}`, as one type. Two are equal if they hold the same object.
%else
/// Any `{{ interface.name }}`, as one type.
%end
%if interface.isLimited
%include availability
%end
{{ interface.isolation }}{{ model.access }}final class Any{{ interface.stem }}: {{ interface.name }} {
%if interface.hasIdentity
  /// The wrapped object.
%if interface.mayBeValue
  {{ model.access }}private(set) var base: any {{ interface.name }}
%else
  {{ model.access }}let base: any {{ interface.name }}
%end
%if interface.hasID
  nonisolated private let _identity: Swift.ObjectIdentifier
%else
  nonisolated {{ model.access }}let id: Swift.ObjectIdentifier
%end

%if interface.isModel
  %include wrapper of model.outlets

%else
%if interface.notifiesCombine
  nonisolated(unsafe) {{ model.access }}let objectWillChange: AnyPublisher<Void, Never>
%end

%end
  {{ model.access }}init(_ wrapped: some {{ interface.name }}) {
    base = (wrapped as? Any{{ interface.stem }})?.base ?? wrapped
%if interface.hasID
    _identity = Swift.ObjectIdentifier({{ interface.object }})
%else
    id = Swift.ObjectIdentifier({{ interface.object }})
%end
%if interface.isModel
    %include wrapperInit of model.outlets
%else if interface.notifiesCombine
    objectWillChange = wrapped.objectWillChange.map { _ in }.eraseToAnyPublisher()
%end
  }
%else
  /// The wrapped value.
%if interface.mayBeValue
  {{ model.access }}private(set) var base: any {{ interface.name }}
%else
  {{ model.access }}let base: any {{ interface.name }}
%end

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

%if interface.hasEvents
  {{ model.access }}var onEvent: (({{ model.events.qualified }}) -> Void)? {
    get { base.onEvent }
    set { base.onEvent = newValue }
  }

%end
%for method in interface.wholeMethods
%for attribute in method.attributes
  {{ attribute }}
%end
  {{ model.access }}{{ method.modifier }}func {{ method.declaration }} { {{ method.call }} }
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
%if interface.hasIdentity

%if interface.isLimited
%include availability
%end
%if interface.hasID
nonisolated extension Any{{ interface.stem }}: Hashable {
  {{ model.access }}static func == (left: Any{{ interface.stem }}, right: Any{{ interface.stem }}) -> Bool {
    left._identity == right._identity
  }
  {{ model.access }}func hash(into hasher: inout Swift.Hasher) { hasher.combine(_identity) }
}

%if interface.isLimited
%include availability
%end
extension Any{{ interface.stem }}: {{ model.conformanceIsolation }}Swift.Identifiable {}
%else
nonisolated extension Any{{ interface.stem }}: Swift.Identifiable, Hashable {
  {{ model.access }}static func == (left: Any{{ interface.stem }}, right: Any{{ interface.stem }}) -> Bool { left.id == right.id }
  {{ model.access }}func hash(into hasher: inout Swift.Hasher) { hasher.combine(id) }
}
%end
%end

%if interface.isLimited
%include availability
%end
{{ interface.isolation }}extension {{ interface.name }} {
  /// Wraps this as an `Any{{ interface.stem }}`. A wrapper returns itself.
  {{ model.access }}func eraseToAny{{ interface.stem }}() -> Any{{ interface.stem }} {
    self as? Any{{ interface.stem }} ?? Any{{ interface.stem }}(self)
  }
}
%end
%end
%end

"""###),
("events.swift.tmpl", ###"""
%# The events of a model: their enum, their receivers, and the functions by which bodies send them.
// MARK: Events

%if model.events.calls
/// What `{{ model.name }}` tells whoever owns it.
{{ model.access }}nonisolated enum Event{{ model.events.conformances }} {
%for case in model.events.cases
%for line in case.doc
  /// {{ line }}
%end
%if case.location
{{ case.location }}
%end
  case {{ case.declaration }}
%if case.location
#sourceLocation()
%end
%end
}
%if not model.isValue

%end
%end
%if not model.isValue
/// Called with each event, when observers have been notified.
{{ model.access }}var onEvent: (({{ model.events.type }}) -> Void)?
%end

%if model.events.hasFeeds and not model.isValue
/// Each event from the beginning of the loop on. None is lost.
{{ model.access }}var events: Bindgen.EventSequence<{{ model.events.type }}> { Bindgen.EventSequence(_eventFeeds.loops) }
private let _eventFeeds = Bindgen.EventFeeds<{{ model.events.type }}>()

%end
%if model.events.isStub
/// Sends an event, as the model does.
{{ model.access }}func send(_ event: {{ model.events.type }}) { {{ model.events.tell }}(event) }

%end
%for event in model.events.calls
private func {{ event.declaration }} { {{ event.call }} }
%end
%if model.events.calls and not model.isValue

%if model.events.isHeard
private func _sendEvent(_ event: Event) { _core.send(event, of: self, to: _hearers) { self.{{ model.events.tell }}(event) } }
%else
private func _sendEvent(_ event: Event) { _core.send { self.{{ model.events.tell }}(event) } }
%end
%end
%if model.events.isTold

%if model.events.isStore
{{ model.machineAccess }}func _tellEvent(_ event: {{ model.events.type }}) {
%else
private func _tellEvent(_ event: {{ model.events.type }}) {
%end
  onEvent?(event)
%if model.events.hasFeeds
  _eventFeeds.send(event)
%end
  %include tell of model.outlets
}
%end

"""###),
("file.import.swift.tmpl", ###"""
%# The import of a module, with the access of the declarations that show it.
%if import.isPackage
// A file may declare this access only if all files of the module do.
#if hasFeature(InternalImportsByDefault)
  {{ import.attributes }}package import {{ import.module }}
#else
  {{ import.attributes }}import {{ import.module }}
#endif
%else
{{ import.attributes }}{{ import.access }}import {{ import.module }}
%end

"""###),
("file.swift.tmpl", ###"""
%# The file of one spec: each class, and the code beside it.
// Made by bindgen from {{ spec }}. Do not edit: change the spec.
// swift-format-ignore-file
// swiftlint:disable all

%for import in imports
{{ import }}
%end
%if runtime.debug
#if DEBUG
  %include file.import with runtime.debug as import
#else
  %include file.import with runtime.release as import
#endif
%else if runtime
%include file.import with runtime.release as import
%end
%for library in libraries
%include imports of library.outlets
%end
%if doubleLibraries
#if DEBUG
%for library in doubleLibraries
  %include imports of library.outlets
%end
#endif
%end
%if isAnimated
#if canImport(SwiftUI)
  import struct SwiftUI.Animation
%if isPlainlyAnimated
  import func SwiftUI.withAnimation
%end
#endif
%end
%for model in seen
%if loop.first

// Made for these specs of other modules. If there is none of a name, its spec has changed: run bindgen here, too.
%end
%if model.isLimited
%include availability
%end
private typealias {{ model.variable }} = {{ model.name }}.{{ model.type }}
%end

%for model in models
%if model.types
%include types

%end
%if model.isProtocol
%else if model.isValue
%include struct
%else if model.plain
%include class.plain
%else
%include class
%end
%for service in model.services
%if service.isStruct

%include closures
%end
%end
%for interface in model.interfaces
%if not interface.exists

%include interface
%end
%end
%for choice in model.choices

%include choice.after
%end
%if model.hasCore

// MARK: - Machinery

%include class.extension
%else if model.formulas.isThere

%if model.isLimited
%include availability
%end
{{ model.isolation }}extension {{ model.name }} {
  %include formulas
}
%end

%include after of model.outlets

%end

"""###),
("formulas.swift.tmpl", ###"""
%# The spec's expressions as functions, in a type of their own: they see their parameters, and statics of the class.
/// The spec's expressions. Each is a function that sees its parameters, and nothing else of the model.
%if model.formulas.isUsable
@usableFromInline
%end
{{ model.isolation }}{{ model.formulas.access }}enum {{ model.formulas.name }} {
%for formula in model.formulas.all
%if formula.isConditional
%if model.isOnMainActor
  // Without isolated default values, the compiler does not know that a default argument runs on the actor.
%else
  // Without isolated default values, a default argument can't call isolated code.
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
      _Concurrency.MainActor.assumeIsolated {
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
%for function in model.formulas.functions
%if loop.first and model.formulas.all

%end
  {{ model.isolation }}struct {{ function.name }} {
%for input in function.inputs
    let {{ input }}
%end
%for call in function.calls
    private var {{ call }}
%end
%if function.inputs or function.calls

%end
%for answer in function.answers
%if answer.body.short
    func {{ answer.declaration }} { {{ answer.body.short }} }
%else
    func {{ answer.declaration }} {
{{ answer.body.text }}
    }
%end
%if not loop.last

%end
%end
  }
%if not loop.last

%end
%end
%for proof in model.formulas.proofs
%if proof.location
{{ proof.location }}
%end
  private static func {{ proof.name }}() { Bindgen.keep(sumOf: {{ proof.type }}.self) }
%if proof.location
#sourceLocation()
%end
%end
%if model.formulas.unheard

  /// Nobody calls this. Swift warns here of constants that are objects: observers are not notified when these change.
  private static func {{ model.formulas.unheard.declaration }} {
%for call in model.formulas.unheard.calls
%if call.location
{{ call.location }}
%end
{{ call.text }}
%if call.location
#sourceLocation()
%end
%end
  }
%end
}

"""###),
("functions.swift.tmpl", ###"""
%# The functions of a spec as methods. Each calls a struct with the fields that the function reads.
%if model.functions
// MARK: Functions

%end
%for function in model.functions
%for line in function.doc
/// {{ line }}
%end
%for attribute in function.attributes
{{ attribute }}
%end
{{ function.access }}func {{ function.declaration }} { {{ function.call }} }

%end

"""###),
("interface.swift.tmpl", ###"""
%# The protocol of a model, of its view, or of a service.
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
%for initializer in interface.initializers
  {{ initializer }}
%end
%if interface.hasEvents
  /// Called with each event.
  var onEvent: (({{ model.events.qualified }}) -> Void)? { get set }
%end
%for method in interface.methods
%for line in method.doc
  /// {{ line }}
%end
%for attribute in method.attributes
  {{ attribute }}
%end
  {{ method.modifier }}func {{ method.declaration }}
%end
%for edit in interface.edits
  /// Reports the edits of rows that the view has. The default implementation sets `{{ edit.property }}` again.
  func {{ edit.declaration }}
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
%for edit in interface.edits
  {{ model.access }}func {{ edit.declaration }} { self.{{ edit.property }} = rows }
%end
%if interface.isModel
  %include extensions of model.outlets
%if interface.isHeld
  /// The object that lives as long as the model: a wrapper may be released earlier.
  fileprivate var _held: any {{ interface.name }} { (self as? Any{{ interface.stem }})?.base ?? self }
%end
%end
}
%end

"""###),
("listSource.swift.tmpl", ###"""
%# A value with a list that a table shows. Each edit returns a new value.
%section after

{{ model.isolation }}extension {{ model.name }}: Bindgen.EditableList {
  {{ model.access }}var count: Int { {{ model.source.name }}.count }
  {{ model.access }}subscript(position: Int) -> {{ model.source.element }} { {{ model.source.name }}[position] }
%if model.source.limit
  {{ model.access }}var mayInsert: Bool { {{ model.source.name }}.count < {{ model.source.limit }} }
%else
  {{ model.access }}var mayInsert: Bool { true }
%end
%if not model.source.newRow
  {{ model.access }}func newRow() -> {{ model.source.element }}? { nil }
%else if model.source.newRow.short
  {{ model.access }}func newRow() -> {{ model.source.element }}? { {{ model.source.newRow.short }} }
%else
  {{ model.access }}func newRow() -> {{ model.source.element }}? {
{{ model.source.newRow.text }}
  }
%end

  {{ model.access }}func inserting(_ row: {{ model.source.element }}, at position: Int) -> {{ model.name }} {
    updated { $0.{{ model.source.member }}.insert(row, at: position) }
  }

  {{ model.access }}func removing(at position: Int) -> {{ model.name }} {
    updated { $0.{{ model.source.member }}.remove(at: position) }
  }

  /// - Parameter target: The row's final position.
  {{ model.access }}func moving(from position: Int, to target: Int) -> {{ model.name }} {
    updated { $0.{{ model.source.member }}.move(from: position, to: target) }
  }
}

/// The data source of a table that shows `{{ model.name }}`.
{{ model.access }}typealias {{ model.sourceName }} = ListSource<{{ model.name }}>
%end

"""###),
("observation.swift.tmpl", ###"""
%# Observation: each field is tracked separately.
%section imports
%include file.import with library as import
%end
%section read
_track(.{{ field.member }}, \.{{ field.member }})
%end
%section notify
_notifyReaders(changes)
%end

"""###),
("plain.action.swift.tmpl", ###"""
%# An action of a plain class. Where loads, reactions or effects wait for its end, the body reports that.
%for line in action.doc
/// {{ line }}
%end
%include action.stated
%for attribute in action.attributes
{{ attribute }}
%end
%if action.plainAnimation
{{ action.access }}func {{ action.declaration }} {
  %include plain.animation with action.plainAnimation as animation
}
%else if action.hasEffects or action.opens or not action.body.short
{{ action.access }}func {{ action.declaration }} {
  %include plain.body
}
%else
{{ action.access }}func {{ action.declaration }} { {{ action.body.short }} }
%end

"""###),
("plain.animation.swift.tmpl", ###"""
%# The body of a plain class's action, inside an animation where SwiftUI can be imported.
%if action.body.short and not action.hasEffects and not action.opens
func {{ animation.function }} { {{ action.body.short }} }
%else
func {{ animation.function }} {
  %include plain.body
}
%end
#if canImport(SwiftUI)
%if animation.expression.short
  {{ animation.call }}SwiftUI.withAnimation({{ animation.expression.short }}) { {{ animation.change }} }
%else
  let _animation: SwiftUI.Animation? = {
{{ animation.expression.text }}
  }()
  {{ animation.call }}SwiftUI.withAnimation(_animation) { {{ animation.change }} }
%end
#else
  {{ animation.call }}{{ animation.bare }}
#endif

"""###),
("plain.body.swift.tmpl", ###"""
%# The body of a plain class's action.
%if action.hasEffects
{{ action.perform }}
  %include effects.cancel
%if action.hasBody
{{ action.body.text }}
%end
%for effect in action.effects
  %include effects.begin
%end
}
%else
%if action.opens
Bindgen.open()
defer { Bindgen.close() }
%include effects.cancel
%end
%if action.givesLine
func _value(){{ action.givesLine }} {
{{ action.body.text }}
}
return {{ action.value }}
%else if action.hasBody
{{ action.body.text }}
%end
%end

"""###),
("plain.events.swift.tmpl", ###"""
%# The events of a plain class: its owner's callback is called at once, or at the end of the action where models wait for that.
%if model.events.calls
/// What `{{ model.name }}` tells whoever owns it.
{{ model.access }}nonisolated enum Event{{ model.events.conformances }} {
%for case in model.events.cases
%for line in case.doc
  /// {{ line }}
%end
%if case.location
{{ case.location }}
%end
  case {{ case.declaration }}
%if case.location
#sourceLocation()
%end
%end
}

%end
/// Called with each event.
{{ model.plain.ignored }}{{ model.access }}var onEvent: (({{ model.events.type }}) -> Void)?
%if model.events.isStub

/// Sends an event, as the model does.
{{ model.access }}func send(_ event: {{ model.events.type }}) { onEvent?(event) }
%end
%if model.events.isHeard and model.events.calls

/// The models that hold this one and hear its events.
{{ model.plain.ignored }}{{ model.events.hearersAccess }}var _hearers: [(key: [Swift.AnyHashable], hear: (Event) -> Void)] = []
%end
%for event in model.events.calls
%if loop.first

%end
private func {{ event.declaration }} { {{ event.call }} }
%end
%if model.events.isHeard and model.events.calls

private func _sendEvent(_ event: Event) {
%if model.plain.work.opens
  Bindgen.send {
    self.onEvent?(event)
  } heardBy: {
    for hearer in self._hearers { hearer.hear(event) }
  }
%else
  for hearer in _hearers { hearer.hear(event) }
  onEvent?(event)
%end
}
%end

"""###),
("plain.init.swift.tmpl", ###"""
%# The initializer of a plain class.
{{ model.access }}{{ model.override }}init({{ model.parameterList }}) {
%for field in model.assignments
  {{ field.target }} = {{ field.value }}
%end
%if model.isObject
  super.init()
%end
%for spy in model.spies
  %include spy.init
%end
%for child in model.plain.hearings
  {{ child.begin }}
%end
%for call in model.beginnings
%if model.plain.work.opens and loop.first
  do {
    Bindgen.open()
    defer { Bindgen.close() }
%end
%if model.plain.work.opens
    {{ call }}
%else
  {{ call }}
%end
%if model.plain.work.opens and loop.last
  }
%end
%end
%for line in model.plain.work.follows
  {{ line }}
%end
}

"""###),
("plain.load.swift.tmpl", ###"""
%# A load of a plain class: its action, and the object that carries it out.
%for line in load.doc
/// {{ line }}
%end
{{ load.action }} { {{ load.object }}.begin() }

@_disfavoredOverload @discardableResult
{{ load.overload }} { {{ load.object }}.begin() }

@ObservationIgnored {{ load.access }}lazy var {{ load.object }} = {{ load.maker }}()

private func {{ load.maker }}() -> {{ load.type }} {
  Bindgen.PlainLoad(
    of: self,
    at: {{ load.place }},
%if load.compares
    on: { Bindgen.Inputs([{{ load.inputs }}]) },
%else if load.depends
    on: { _ in Bindgen.Inputs([]) },
%end
%if load.isOfChildren
    ofChildren: true,
%end
%if load.clear
    clear: {{ load.clear }},
%end
    run: { {{ load.run.parameters }} in
      %include effects.plan with load.run as run
    },
    then: { {{ load.then }} }
  )
}

"""###),
("plain.swift.tmpl", ###"""
%# The import for a plain class, whose members Observation's macro generates.
%section imports
{{ library.access }}import Observation
%end

"""###),
("protocol.swift.tmpl", ###"""
%# The additions to a model's protocol for closures and streams. The protocol itself is an interface like others.
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

/// The fields of {{ model.protocol.article }} `{{ model.protocol.name }}` that a transaction changed.
%if model.isLimited
%include availability
%end
%include class.changes
%end
%if model.protocol.isObserved

/// The fields of {{ model.protocol.article }} `{{ model.protocol.name }}` that can be observed one by one.
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
("reducer.below.swift.tmpl", ###"""
%# An action of a child or a row: the child or the row reduces it, and then the reactions to it run.
%# Its plans are taken over at once, unless bodies call actions of the child or the row, too: then they are collected.
%if case.below.adding
var plans = Bindgen.Plans<{{ case.below.adding.type }}>()
%end
%if case.below.missing
guard {{ case.below.target }}._reduce(action, _services.{{ case.below.services }}, &{{ case.below.plans }}) != nil else {
  return _plans._missing({{ case.below.place }}, "{{ case.below.missing }}")
}
%else
{{ case.below.target }}._reduce(action, _services.{{ case.below.services }}, &{{ case.below.plans }})
%end
%if case.below.adding
%if case.below.adding.isList
if !plans._isEmpty {
  _plans._add(plans, {{ case.below.adding.quoted }}, row: id, at: \.{{ case.below.adding.storage }}, \.{{ case.below.services }}) { .{{ case.below.adding.member }}(id: id, $0) }
}
%else
if !plans._isEmpty {
  _plans._add(plans, {{ case.below.adding.quoted }}, at: \.{{ case.below.adding.member }}, \.{{ case.below.services }}) { {{ case.below.adding.lift }} }
}
%end
%end
%for reaction in case.below.reactions
self.{{ reaction }}
%end

"""###),
("reducer.swift.tmpl", ###"""
%# The actions of a value as cases, and the function that reduces them.
%section members
/// All actions of the value.
{{ model.access }}{{ model.reducer.indirect }}enum Action: Bindgen.Action {
%for case in model.reducer.declared
%if case.location
{{ case.location }}
%end
  case {{ case.declaration }}
%if case.location
#sourceLocation()
%end
%end
}

%if not model.inheritsMembers
/// Changes the value, and returns the effects of the action.
{{ model.access }}mutating func reduce(_ action: Action, services: Services) -> Bindgen.ActionEffects<Action> {
  Bindgen.Plans.reduce(&self, action, services)
}

%end
%if model.seen
%include seen

%end
{{ model.machineAccess }}mutating func _reduce(_ action: Action, _ _services: Services, _ _plans: inout Bindgen.Plans<{{ model.name }}>) {
%if model.reducer.hearingID
  _plans._hears(_id)
%end
%if model.reducer.fieldReactions
  %include value.watch
%end
%if model.reducer.cases
  switch action {
%for case in model.reducer.cases
%if case.below
  case {{ case.pattern }}:
    %include reducer.below
%else if case.setting
  case {{ case.pattern }}: self.{{ case.setting.field }} = {{ case.setting.value }}
%else if case.own.call
  case {{ case.pattern }}: self.{{ case.own.call }}
%else
  case {{ case.pattern }}: break
%end
%end
  }
%end
}
%if model.reducer.isIdentified

{{ model.machineAccess }}var _id: Swift.AnyHashable? { Bindgen.id(id) }
%end
%if model.reducer.fieldReactions

%if not model.reducer.onlyBefore
/// The fields that actions react to, as they were.
{{ model.machineAccess }}struct _Before {
%for field in model.reducer.before
  var {{ field.name }}: {{ field.type }}
%end
}

%end
%if model.reducer.isTouched
/// Called before another value changes what this one reacts to.
{{ model.machineAccess }}func _watch(_ _plans: inout Bindgen.Plans<{{ model.name }}>) {
  %include value.watch
}

%end
%if not model.reducer.onlyBefore
private var _before: _Before { _Before({{ model.reducer.beforeArguments | joined }}) }

%end
/// Runs the reactions to fields that have changed, if any.
{{ model.machineAccess }}mutating func _react(
%if model.reducer.onlyBefore
  _ before: inout {{ model.reducer.onlyBefore.type }},
%else
  _ before: inout _Before,
%end
  _ round: Int,
  _ _services: Services,
  _ _plans: inout Bindgen.Plans<{{ model.name }}>
) -> Bool {
%if model.reducer.onlyBefore
  guard Bindgen.react(to: self.{{ model.reducer.onlyBefore.member }}, &before, round) else { return false }
%for reaction in model.reducer.fieldReactions
  self.{{ reaction.call }}
%end
%else
%for field in model.reducer.before
  let {{ field.change }}: Bool = Bindgen.react(to: self.{{ field.member }}, &before.{{ field.member }}, round)
%end
  guard {{ model.reducer.isAnyBefore }} else { return false }
%for reaction in model.reducer.fieldReactions
  if {{ reaction.condition }} { self.{{ reaction.call }} }
%end
%end
  return true
}
%end
%if model.reducer.runsBelow

/// Ends the effects of rows and children that are gone.
{{ model.machineAccess }}func _endGone(_ running: Bindgen.Running) {
%for list in model.reducer.rows
  running.end({{ list.quoted }}, goneFrom: self.{{ list.storage }}){{ list.look }}
%end
%for child in model.reducer.children
  running.end({{ child.quoted }}, unless: self.{{ child.member }}{{ child.id }}){{ child.look }}
%end
}
%end
%end
%section after
%if model.hidesMachinery

%if model.isLimited
%include availability
%end
@_spi(Bindgen) {{ model.isolation }}extension {{ model.name }}: {{ model.machineConformances | joined }} {}
%end
%if model.reducer.led

nonisolated extension Bindgen.Plans<{{ model.name }}> {
%for below in model.reducer.led
%if below.isList
  subscript({{ below.label }} id: {{ below.type }}.ID) -> Bindgen.Plans<{{ below.type }}> {
    get { Bindgen.Plans() }
%if below.hears
    set {
      if newValue._isEmpty { return }
      _add(
        newValue,
        {{ below.quoted }},
        row: id,
        at: \.{{ below.storage }},
        \.{{ below.services }},
        hear: { _value, id, event, _services, _plans in
          guard let id = id?.base as? {{ below.type }}.ID, let event = event as? {{ below.type }}.Event else { return }
%for call in below.hears
          _value.{{ call }}
%end
        },
        embed: { .{{ below.member }}(id: id, $0) }
      )
    }
%else
    set {
      if newValue._isEmpty { return }
      _add(newValue, {{ below.quoted }}, row: id, at: \.{{ below.storage }}, \.{{ below.services }}) { .{{ below.member }}(id: id, $0) }
    }
%end
  }
%else
  var {{ below.plans }}: Bindgen.Plans<{{ below.type }}> {
    get { Bindgen.Plans() }
%if below.hears
    set {
      if newValue._isEmpty { return }
      _add(
        newValue,
        {{ below.quoted }},
        at: \.{{ below.member }},
        \.{{ below.services }},
        hear: { _value, _, event, _services, _plans in
          guard let event = event as? {{ below.type }}.Event else { return }
%for call in below.hears
          _value.{{ call }}
%end
        },
        embed: { {{ below.lift }} }
      )
    }
%else
    set {
      if newValue._isEmpty { return }
      _add(newValue, {{ below.quoted }}, at: \.{{ below.member }}, \.{{ below.services }}) { {{ below.lift }} }
    }
%end
  }
%end
%if not loop.last

%end
%end
}
%end

#if DEBUG
%if model.isLimited
  %include availability
%end
  nonisolated extension {{ model.name }}: {{ model.reducer.testedAs | joined }} {
%if model.reducer.actor
    {{ model.access }}typealias TestActor = {{ model.reducer.actor }}
%end
%if not model.reducer.needsServices and model.reducer.givesServices
    {{ model.access }}static var _services: Services { Services() }
%end
    {{ model.access }}static let _tested: Bindgen.TestedValue<{{ model.name }}> = Bindgen.TestedValue({{ model.reducer.compared | joined }})
  }

%if model.isLimited
  %include availability
%end
  nonisolated extension {{ model.name }}.Action: Bindgen.TestedAction {
    /// The cases without their arguments.
%if model.reducer.onlyCases
    {{ model.access }}enum Case: String, Swift.Sendable { case {{ model.reducer.onlyCases }} }
%else
%for line in model.reducer.bareCases
%if loop.first
    {{ model.access }}enum Case: String, Swift.Sendable {
%end
      case {{ line }}
%if loop.last
    }
%end
%end
%end
%if not model.reducer.bareCases
    {{ model.access }}typealias Case = Bindgen.NoCases
%end

    {{ model.access }}static let _places: Bindgen.Places = Bindgen.Places({{ model.reducer.places | joined }})
  }

  /// Sends actions to {{ model.article }} `{{ model.name }}`, and fails if something happens that the test does not expect.
%if model.isLimited
  %include availability
%end
  {{ model.access }}typealias {{ model.reducer.testStore }} = Bindgen.TestStore<{{ model.name }}>
%if model.reducer.tested

  /// Expressions that name children, for the test store: there these are values.
%if model.isLimited
  %include availability
%end
  extension {{ model.name }}.{{ model.reducer.storeFormulas }} {
%for formula in model.reducer.tested
%if formula.body.short
    static func {{ formula.declaration }} { {{ formula.body.short }} }
%else
    static func {{ formula.declaration }} {
{{ formula.body.text }}
    }
%end
%end
  }
%end
%for field in model.reducer.running
%if loop.first

%if model.isLimited
  %include availability
%end
  nonisolated extension {{ model.reducer.testStore }} {
%end
%if field.spelling
    /// `{{ field.spelling }}`
%end
    {{ model.reducer.isolation }}{{ field.access }}var {{ field.name }}: {{ field.type }} { {{ field.value }} }
%if not loop.last

%end
%if loop.last
  }
%end
%end
%if model.events

  %include test.events
%end
#endif
%end

"""###),
("seen.swift.tmpl", ###"""
%# The alias by which code of other modules checks that it was emitted for this version of the spec.
%if model.seen

/// What code of other modules has seen of the spec.
{{ model.machineAccess }}typealias {{ model.seen }} = Void
%end

"""###),
("spies.swift.tmpl", ###"""
%# Test doubles, in debug builds: a spy for each protocol, and a stub for the protocol of a model with fields.
%section after

#if DEBUG
%for interface in model.interfaces
%for spy in interface.spies
%if spy.keepsFields
  /// {{ spy.article }} `{{ spy.protocol }}` whose fields are there to be set, for tests and previews.
%else if interface.isDoubledInPart
  /// Records calls, for a class of yours: `final class My{{ spy.protocol }}: {{ spy.name }}, {{ spy.protocol }}` adds what else the protocol demands.
%else
  /// {{ spy.article }} `{{ spy.protocol }}` that records its calls.
%end
%if interface.isLimited
  %include availability
%end
%if interface.isDoubledInPart
  {{ interface.isolation }}{{ model.access }}class {{ spy.name }}{{ spy.alone }} {
%else
%if spy.isTracked
  @Observable {{ interface.isolation }}{{ model.access }}final class {{ spy.name }}: {{ spy.protocol }}{{ spy.beside }} {
%else
  {{ interface.isolation }}{{ model.access }}final class {{ spy.name }}: {{ spy.protocol }}{{ spy.beside }} {
%end
%end
%for field in spy.fields
%if spy.isTracked
    {{ model.access }}var {{ field.name }}: {{ field.type }}
%else
    @Published {{ model.access }}var {{ field.name }}: {{ field.type }}
%end
%if loop.last

%end
%end
%if spy.recordsCalls
    %include spy.calls

%if spy.asked or spy.fields
    {{ model.access }}init(
%for field in spy.parametersOfFields
      {{ field }},
%end
%for parameter in spy.asked
      {{ parameter }},
%end
      {{ spy.journal }}: Bindgen.Journal? = nil
    ) {
%for field in spy.fields
      self.{{ field.name }} = {{ field.argument }}
%end
      %include spy.init
    }
%else
    {{ model.access }}init({{ spy.journal }}: Bindgen.Journal? = nil) { {{ spy.recorder }} = Bindgen.Recorder("{{ spy.owner }}", journal: {{ spy.journal }}) }
%end
%else
    {{ model.access }}init({{ spy.parametersOfFields | joined }}) {
%for field in spy.fields
      self.{{ field.name }} = {{ field.argument }}
%end
    }
%end

%if interface.hasEvents
    {{ model.access }}var onEvent: (({{ model.events.qualified }}) -> Void)?

    /// Sends an event, as the model does.
    {{ model.access }}func send(_ event: {{ model.events.qualified }}) { onEvent?(event) }

%end
%for property in spy.properties
    %include spy.property

%end
    %include spy.methods
  }

  %include spy.conformances

%if spy.keepsFields
%if interface.isLimited
  %include availability
%end
  {{ model.access }}typealias {{ spy.owner }}Spy = {{ spy.name }}

%end
%end
%end
%for model in model.stubs
%if model.plain
  %include class.plain
%else
  %include class
%end
%if model.hasCore

  %include class.extension
%end
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
%# The answer of a double's method: from its closure, from the next of its results, or from its result.
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
%else if method.isSilent
try ({{ method.next }} ?? {{ method.isolated }}{{ method.result }})?.get()
%else if method.isTaken
return try {{ method.isolated }}{{ spy.recorder }}.answer("{{ method.title }}", &{{ method.isolated }}{{ method.results }}, {{ method.isolated }}{{ method.result }})
%else
if let result = {{ method.next }} ?? {{ method.isolated }}{{ method.result }} { return try result.get() }
%end
%if method.isVoid and method.run
{{ method.runEffects }}{{ method.run }}()
%else if not method.isVoid and not method.isTaken
throw Bindgen.unstubbed("{{ spy.owner }}.{{ method.title }}")
%end
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
%# The calls of a double: a case for each method, and one for each property that can be set.
%if spy.onlyCase and spy.types
nonisolated {{ model.access }}enum CallOf<{{ spy.parameters | joined }}> { case {{ spy.onlyCase }} }
%else if spy.onlyCase
nonisolated {{ model.access }}enum Call: Equatable, Sendable { case {{ spy.onlyCase }} }
%else
%if spy.types
nonisolated {{ model.access }}enum CallOf<{{ spy.parameters | joined }}> {
%else
nonisolated {{ model.access }}enum Call: Equatable, Sendable {
%end
%for case in spy.cases
  case {{ case }}
%end
}
%end
%if spy.types
{{ model.access }}typealias Call = CallOf<{{ spy.types | joined }}>
%end

"""###),
("spy.calls.swift.tmpl", ###"""
%# The recorded calls of a double.
%include spy.call

{{ model.access }}let {{ spy.recorder }}: Bindgen.Recorder<Call>
%if spy.forwardsCalls and not spy.isSpy
{{ model.access }}var calls: [Call] { {{ spy.recorder }}.calls }
%end
%if spy.forwardsNames and not spy.isSpy
{{ model.access }}var names: [String] { {{ spy.recorder }}.names }
%end
%if spy.forwardsReset
/// Removes the recorded calls and, if `stubs` is true, the answers.
{{ model.access }}func reset(stubs: Bool = false) {
  {{ spy.recorder }}.reset()
%for method in spy.methods
%if loop.first and loop.last and method.closure and method.hasResults and method.isFailing
  if stubs { ({{ method.closure }}, {{ method.results }}, {{ method.result }}) = (nil, [], nil) }
%else
%if loop.first
  guard stubs else { return }
%end
%if method.closure and method.hasResults and method.isFailing
  ({{ method.closure }}, {{ method.results }}, {{ method.result }}) = (nil, [], nil)
%else
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
%end
}
%end

"""###),
("spy.conformances.swift.tmpl", ###"""
%# The conformances of a double's calls: the compiler decides whether they can be compared.
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
%# The methods of a double, each with its answer.
%for method in spy.methods
%if method.closure
%if spy.isLocked
{{ model.access }}var {{ method.closure }}: {{ method.closureType }} {
  get { _{{ method.closure }}.value }
  set { _{{ method.closure }}.value = newValue }
}
private let _{{ method.closure }} = Bindgen.Guarded<{{ method.closureType }}>(nil)
%else
{{ spy.ignored }}{{ model.access }}var {{ method.closure }}: {{ method.closureType }}
%end
%end
%if method.hasResults
%if spy.isLocked
{{ model.access }}var {{ method.results }}: [{{ method.kindOfResult }}] {
  get { _{{ method.results }}.value }
  set { _{{ method.results }}.value = newValue }
}
private let _{{ method.results }} = Bindgen.Guarded<[{{ method.kindOfResult }}]>([])
{{ model.access }}var {{ method.result }}: {{ method.stubType }} {
  get { _{{ method.result }}.value }
  set { _{{ method.result }}.value = newValue }
}
%if method.isAsked
private let _{{ method.result }}: Bindgen.Guarded<{{ method.stubType }}>
%else if method.isEmpty
private let _{{ method.result }} = Bindgen.Guarded<{{ method.stubType }}>({{ method.empty }})
%else
private let _{{ method.result }} = Bindgen.Guarded<{{ method.stubType }}>(nil)
%end
%else
{{ spy.ignored }}{{ model.access }}var {{ method.results }}: [{{ method.kindOfResult }}] = []
%if method.isEmpty
{{ spy.ignored }}{{ model.access }}var {{ method.result }}: {{ method.stubType }} = {{ method.empty }}
%else
{{ spy.ignored }}{{ model.access }}var {{ method.result }}: {{ method.stubType }}
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
%if method.call
  {{ method.isolated }}{{ spy.recorder }}.record({{ method.call }}, "{{ method.title }}")
%end
%if method.isSilent and not method.isFailing
%if method.closure
  {{ method.effects }}{{ method.isolated }}{{ method.closure }}?({{ method.arguments | joined }})
%end
%else
  %include spy.answer
%end
}

%if method.overload
%for attribute in method.overload.attributes
{{ attribute }}
%end
{{ model.access }}func {{ method.overload.declaration }} {
  {{ method.overload.call }}
  return Bindgen.Effect()
}

%end
%end

"""###),
("spy.property.swift.tmpl", ###"""
%# A property of a spy. Setting it is recorded as a call; one that the protocol only reads can be set without a record.
%if spy.isLocked
{{ model.access }}var {{ property.name }}: {{ property.type }} {
  get { _{{ property.name }}.value }
%if property.isSettable
  set {
    _{{ property.name }}.value = newValue
%if property.isKept
    {{ spy.recorder }}.record(.{{ property.case }}(newValue), "{{ property.title }}")
%else
    {{ spy.recorder }}.record(.{{ property.case }}, "{{ property.title }}")
%end
  }
%else
  set { _{{ property.name }}.value = newValue }
%end
}
%if property.empty
private let _{{ property.name }} = Bindgen.Guarded<{{ property.type }}>({{ property.empty }})
%else
private let _{{ property.name }}: Bindgen.Guarded<{{ property.type }}>
%end
%else if property.isWeak
{{ model.access }}weak var {{ property.name }}: {{ property.type }} {
  didSet { {{ spy.recorder }}.record(.{{ property.case }}, "{{ property.title }}") }
}
%else if not property.isSettable
%if property.empty
{{ model.access }}var {{ property.name }}: {{ property.type }} = {{ property.empty }}
%else
{{ model.access }}var {{ property.name }}: {{ property.type }}
%end
%else
%if property.empty
{{ model.access }}var {{ property.name }}: {{ property.type }} = {{ property.empty }} {
%else
{{ model.access }}var {{ property.name }}: {{ property.type }} {
%end
%if property.isKept
  didSet { {{ spy.recorder }}.record(.{{ property.case }}({{ property.name }}), "{{ property.title }}") }
%else
  didSet { {{ spy.recorder }}.record(.{{ property.case }}, "{{ property.title }}") }
%end
}
%end

"""###),
("store.init.swift.tmpl", ###"""
%# The initializers of a store: on its own, and below another store if it may be there.
%if model.store.isPart
{{ model.access }}convenience init({{ model.store.parameters | joined }}) {
  self.init(Bindgen.Stored(state, services))
%if model.events
  self.onEvent = onEvent
%end
  %include init of model.outlets
}

{{ model.machineAccess }}init(_ stored: Bindgen.Stored<{{ model.store.value }}>) {
  _stored = stored
%else
{{ model.access }}init({{ model.store.parameters | joined }}) {
  _stored = Bindgen.Stored(state, services)
%end
%if model.announces
  _core = Bindgen.Core(Self._graph)
%end
%for field in model.constants
  {{ field.name }} = {{ model.store.state }}.{{ field.name }}
%end
%for field in model.store.given
  {{ field.storage }} = {{ model.store.state }}.{{ field.member }}
%end
%for field in model.store.plain
  {{ field.storage }} = {{ model.store.state }}.{{ field.member }}
%end
%for field in model.store.choices
%if not field.some
  {{ field.storage }} =
    switch {{ model.store.state }}.{{ field.member }} {
%for case in field.cases
%if case.store
    case {{ case.name }}(let value): {{ case.name }}({{ case.storeType }}(Bindgen.Stored(value)))
%else if case.type
    case {{ case.name }}(let value): {{ case.name }}(value)
%else
    case {{ case.name }}: {{ case.name }}
%end
%end
    }
%end
%end
%for runs in model.store.runs
  {{ runs.storage }} = Bindgen.Runs()
%end
%for child in model.store.children
  {{ child.name }} = {{ child.type }}(Bindgen.Stored({{ model.store.state }}.{{ child.member }}))
%end
  %include class.family
%for list in model.store.lists
  _ = {{ list.keeper }}.settle(&{{ list.storage }})
%end
%for child in model.store.children
%if model.store.forwardsRowActions
  {{ child.name }}._stored.sendUp = { [weak self, rowUp = _stored.rowUp] in
    self?.send(.{{ child.member }}($0)) ?? rowUp?(.{{ child.member }}($0)) ?? Bindgen.gone({{ child.place }})
  }
%else
  {{ child.name }}._stored.sendUp = { [weak self] in self?.send(.{{ child.member }}($0)) ?? Bindgen.gone({{ child.place }}) }
%end
%end
%for child in model.store.optionalChildren
  {{ child.settle }}()
%end
%for field in model.store.choices
  {{ field.settle }}()
%end
%if not model.store.isPart
%if model.events
  self.onEvent = onEvent
%end
  %include init of model.outlets
%end
}

"""###),
("store.machinery.swift.tmpl", ###"""
%# The code by which a store compares its value with the reported fields, runs effects, and updates the stores below it.
%if model.isAnnounced

{{ model.machineAccess }}func _announce() { _willWrite([{{ model.store.all | joined }}]) }
%end
%if model.store.tracksRunningEffects

{{ model.machineAccess }}func _takeRuns(_ running: Bindgen.Running?) {
%if model.store.tracksEffectsBelow
  _stored.running = running
%end
%for runs in model.store.runs
  if Bindgen.replace(&{{ runs.storage }}, with: running?.runs({{ runs.word }}) ?? Bindgen.Runs()) { _wrote(.{{ runs.member }}) }
%end
%for child in model.store.children
%if child.tracksRunningEffects
  {{ child.name }}._takeRuns(running?.below({{ child.quoted }}, {{ child.id }}))
%end
%end
%for child in model.store.optionalChildren
%if child.tracksRunningEffects
  {{ child.storage }}?._takeRuns(running?.below({{ child.quoted }}, {{ child.id }}))
%end
%end
%for list in model.store.lists
%if list.tracksRunningEffects
  for row in {{ list.keeper }}.inUse { row.store._takeRuns(running?.below({{ list.quoted }}, Bindgen.id(row.id))) }
%end
%end
}
%end
%if model.store.runsBelow

{{ model.machineAccess }}func _endGone(_ running: Bindgen.Running) { _stored.state._endGone(running) }
%end

%if model.store.sendsEvents
{{ model.machineAccess }}func _receiver(_ path: Swift.ArraySlice<Bindgen.Step>) -> ((Any) -> Void)? {
%if model.store.senders
%if model.events
  guard let step = path.first else { return { if let event = $0 as? {{ model.events.type }} { self.{{ model.events.tell }}(event) } } }
%else
  guard let step = path.first else { return nil }
%end
  switch step.name {
%for sender in model.store.senders
  case {{ sender.quoted }}: return {{ sender.store }}._receiver(path.dropFirst())
%end
  default: return nil
  }
%else
  path.isEmpty ? { if let event = $0 as? {{ model.events.type }} { self.{{ model.events.tell }}(event) } } : nil
%end
}

%end
%for list in model.store.kept
%if loop.first
{{ model.machineAccess }}func _keepLists(of new: inout {{ model.store.value }}) {
  let given: {{ model.store.value }} = new
%end
  Swift.swap(&new.{{ list.member }}, &_stored.state.{{ list.member }})
  _ = new.{{ list.member }}.assign(given.{{ list.member }})
%if loop.last
}

%end
%end
%if model.store.onlyPlain
{{ model.machineAccess }}func _compare() { if Bindgen.replace(&{{ model.store.onlyPlain.storage }}, with: _stored.state.{{ model.store.onlyPlain.member }}{{ model.store.onlyPlain.equality }}) { _wrote(.{{ model.store.onlyPlain.member }}) } }
%else
{{ model.machineAccess }}func _compare() {
%for field in model.store.given
  if Bindgen.take(&{{ field.storage }}, _stored.state.{{ field.member }}) { _wrote(.{{ field.member }}) }
%end
%for field in model.store.plain
  if Bindgen.replace(&{{ field.storage }}, with: _stored.state.{{ field.member }}{{ field.equality }}) { _wrote(.{{ field.member }}) }
%end
%for list in model.store.lists
  if {{ list.keeper }}.settle(&{{ list.storage }}) { _wrote(.{{ list.name }}) }
%end
%for child in model.store.children
  {{ child.name }}._take(_stored.state.{{ child.member }})
%end
%for child in model.store.optionalChildren
  {{ child.settle }}()
%end
%for field in model.store.choices
  {{ field.settle }}()
%end
}
%end

"""###),
("store.state.swift.tmpl", ###"""
%# A state of a store. Setting it sends an action.
%for line in field.doc
/// {{ line }}
%end
%if field.isSettable or field.isDismissed
%if field.isMade
private var {{ field.name }}: {{ field.type }} {
%else
{{ field.access }}{{ field.setAccess }}var {{ field.name }}: {{ field.type }} {
%end
%if field.isRead and model.isTracked
  get { _tracked(.{{ field.member }}, \.{{ field.member }}).{{ field.stored }} }
%else if field.isRead
  get {
    %include read of model.outlets
    return {{ field.stored }}
  }
%else
  get { {{ field.stored }} }
%end
%if field.isDismissed
  set {
    if {{ field.sameness }} { return }
    guard newValue == nil else { return Bindgen.warn({{ field.notNil }}) }
    send(.{{ field.dismissal }})
  }
%else
  set { send(.{{ field.setter }}(newValue)) }
%end
}
%else if field.isMade
private var {{ field.name }}: {{ field.type }} { {{ field.stored }} }
%else if field.isRead and model.isTracked
{{ field.access }}var {{ field.name }}: {{ field.type }} { _tracked(.{{ field.member }}, \.{{ field.member }}).{{ field.stored }} }
%else if field.isRead
{{ field.access }}var {{ field.name }}: {{ field.type }} {
  %include read of model.outlets
  return {{ field.stored }}
}
%else
{{ field.access }}var {{ field.name }}: {{ field.type }} { {{ field.stored }} }
%end

"""###),
("store.swift.tmpl", ###"""
%# The members of a store, which sends actions to its value and reports the changes.
/// The whole value, as it is now.
%if model.store.tracked or model.store.lists
{{ model.access }}var state: {{ model.store.value }} {
%if model.store.tracked
  _ = ({{ model.store.tracked | joined }})
%end
%if model.store.lists
  var state = _stored.state
%for list in model.store.lists
  state.{{ list.member }} = state.{{ list.member }}.unlinked
%end
  return state
%else
  return _stored.state
%end
}
%else
{{ model.access }}var state: {{ model.store.value }} { _stored.state }
%end

/// Sends an action. An action that is sent while another one is reduced waits for its turn.
@discardableResult
{{ model.access }}func send(_ action: {{ model.store.value }}.Action) -> Bindgen.Sent { _send(action) }
%if not model.inheritsMembers

/// The parts of a view's binding: how to read the value, and which action to send.
{{ model.access }}func binding<Value>(
  get: @escaping ({{ model.name }}) -> Value,
  send: @escaping (Value) -> {{ model.store.value }}.Action
) -> (get: () -> Value, set: (Value) -> Void) {
  ({ get(self) }, { self.send(send($0)) })
}
%end
%for field in model.store.choices

/// Takes the case that is active, with the store of its model.
private func {{ field.settle }}() {
  let new: {{ field.optional }} =
    switch _stored.state.{{ field.member }} {
%for case in field.cases
%if case.store
    case {{ case.name }}{{ field.some }}: {{ case.store }}.map { {{ case.name }}($0) }
%else if case.type
    case {{ case.name }}(let value){{ field.some }}: {{ case.name }}(value)
%else
    case {{ case.name }}{{ field.some }}: {{ case.name }}
%end
%end
%if field.some
    case nil: nil
%end
    }
%if not field.some
  guard let new else { return }
%end
  if {{ field.areSame }} { return }
  {{ field.storage }} = new
  _wrote(.{{ field.member }})
}
%end
%for child in model.store.optionalChildren

%if child.isAlternative
private var {{ child.storage }}: {{ child.type }}?

%end
/// Keeps a child's store as long as the child exists.
private func {{ child.settle }}() {
%if child.isIdentified
  if let state = _stored.state.{{ child.member }}, let store = {{ child.storage }}, store._stored.state.id == state.id { return store._take(state) }
%else
  if let state = _stored.state.{{ child.member }}, let store = {{ child.storage }} { return store._take(state) }
%end
  if _stored.state.{{ child.member }} == nil && {{ child.storage }} == nil { return }
  {{ child.storage }}?._stored.sendUp = { _ in Bindgen.replaced({{ child.place }}) }
  {{ child.storage }} = _stored.state.{{ child.member }}.map { state in
    {{ child.type }}(
      Bindgen.Stored(
        state,
%if model.store.forwardsRowActions
        send: { [weak self, rowUp = _stored.rowUp] in
          self?.send({{ child.lift }}) ?? rowUp?({{ child.lift }}) ?? Bindgen.gone({{ child.place }})
        }
%else
        send: { [weak self] in self?.send({{ child.lift }}) ?? Bindgen.gone({{ child.place }}) }
%end
      )
    )
  }
%if child.branch
  {{ child.branch }}.follow({{ child.storage }})
%end
%if not child.isAlternative
  _wrote(.{{ child.member }})
%end
}
%end
%if model.store.each

/// The stores of rows. A read observes which rows there are, but not their content.
{{ model.isolation }}{{ model.access }}struct Each {
  fileprivate let store: {{ model.name }}
%for list in model.store.each

  {{ list.access }}var {{ list.name }}: Bindgen.EachRow<{{ list.element }}, {{ list.node }}> {
    let (store, _) = (store, store.{{ list.order }})
    return Bindgen.EachRow(rows: store.{{ list.storage }}.unlinked) { store.{{ list.row }}($0, $1) }
  }
%end
}

{{ model.access }}var each: Each { Each(store: self) }
%for list in model.store.each

private func {{ list.row }}(_ id: {{ list.element }}.ID, _ last: {{ list.element }}?) -> {{ list.node }}? {
  {{ list.keeper }}.store(id, in: {{ list.storage }}.withTickets, last: last, below: _core) { row in
%if list.tracksRunningEffects
    let store = {{ list.node }}(Bindgen.Stored(row, {{ list.up }}: { self.send(.{{ list.name }}(id: id, $0)) }))
    store._takeRuns(_stored.running?.below({{ list.quoted }}, Bindgen.id(row.id)))
    return store
%else
    {{ list.node }}(Bindgen.Stored(row, {{ list.up }}: { self.send(.{{ list.name }}(id: id, $0)) }))
%end
  }
}
%end
%end

"""###),
("stream.swift.tmpl", ###"""
%# Sequences for `for await`: of changes, and of a field's values.
%section members
/// The changes of each transaction from now on. Changes that are not read yet are merged with later ones.
{{ model.access }}var changes: _Concurrency.AsyncStream<Changes> { _streams.changes(of: self) }

/// A field's current value, and then its value after each change. A slow reader gets only the latest.
{{ model.access }}func values<Value: Sendable>(of field: KeyPath<Fields, _Field<Value>>) -> _Concurrency.AsyncStream<Value> {
  let field: _Field<Value> = {{ model.name }}._fields[keyPath: field]
  return _streams.values(of: field.name.mask, of: self, field.read)
}

%if model.protocol
/// The same, for a field of the model's protocol.
@_disfavoredOverload
{{ model.access }}func values<Value: Sendable>(
  of field: KeyPath<{{ model.protocol.fields }}, {{ model.protocol.fields }}.Field<Value>>
) -> _Concurrency.AsyncStream<Value> {
  let field: {{ model.protocol.fields }}.Field<Value> = {{ model.protocol.fields }}()[keyPath: field]
  return _streams.values(of: field.name.mask, of: self, field.read)
}

%end
%if model.lists
/// A list's rows and edits: all rows at first, then once per transaction. A slow reader gets merged edits.
{{ model.access }}func edits<Rows: Bindgen.ModelRows & Sendable>(
  of list: KeyPath<ListFields, ListField<Rows>>
) -> _Concurrency.AsyncStream<(rows: Rows, edits: Bindgen.Edits)> {
  _streams.edits(of: {{ model.name }}._lists[keyPath: list], in: self)
}

/// The current row, and then each change of it: `nil` once it is gone. A slow reader gets only the latest.
{{ model.access }}func values<Value: Sendable>(
  of list: KeyPath<ListFields, ListField<Bindgen.Rows<Value>>>,
  id: Value.ID
) -> _Concurrency.AsyncStream<Value?> {
  _streams.row(of: {{ model.name }}._lists[keyPath: list], in: self, _observedRows, id: id)
}

%end
let _streams = Bindgen.Streams()

%end
%section requirements
var changes: _Concurrency.AsyncStream<{{ model.changes }}> { get }
func values<Value: Sendable>(
  of field: KeyPath<{{ model.protocol.fields }}, {{ model.protocol.fields }}.Field<Value>>
) -> _Concurrency.AsyncStream<Value>
%end
%section extensions
/// The changes of each transaction from now on. Changes that are not read yet are merged with later ones.
{{ model.access }}var changes: _Concurrency.AsyncStream<{{ model.changes }}> {
  Bindgen.changes { observe({{ model.protocol.fields }}.all, $0) }
}

/// A field's current value, and then its value after each change. A slow reader gets only the latest.
{{ model.access }}func values<Value: Sendable>(
  of field: KeyPath<{{ model.protocol.fields }}, {{ model.protocol.fields }}.Field<Value>>
) -> _Concurrency.AsyncStream<Value> {
  let field: {{ model.protocol.fields }}.Field<Value> = {{ model.protocol.fields }}()[keyPath: field]
  return Bindgen.values(first: field.read(self)) { send in
    observe(field.name) { [weak self] _ in if let self { send(field.read(self)) } }
  }
}

%end
%section wrapper
{{ model.access }}var changes: _Concurrency.AsyncStream<{{ model.changes }}> { base.changes }
{{ model.access }}func values<Value: Sendable>(
  of field: KeyPath<{{ model.protocol.fields }}, {{ model.protocol.fields }}.Field<Value>>
) -> _Concurrency.AsyncStream<Value> {
  base.values(of: field)
}

%end

"""###),
("struct.swift.tmpl", ###"""
%# A model that is a value: stored properties, derived fields and actions.
%for line in model.doc
/// {{ line }}
%end
%if model.location
{{ model.location }}
%end
%if model.isLimited
%include availability
%end
{{ model.isolation }}{{ model.access }}struct {{ model.name }}{{ model.conformances }} {
%if model.location
#sourceLocation()
%end
  %include class.stored

%if model.derivations
  // MARK: Derived

%for field in model.derivations
%for line in field.doc
  /// {{ line }}
%end
%if field.shared
  {{ field.access }}var {{ field.name }}: {{ field.type }} { {{ field.shared }} }
%for formula in field.formulas
  %include class.formula
%end
%else if field.body.short
  {{ field.access }}var {{ field.name }}: {{ field.type }} { {{ field.body.short }} }
%else
  {{ field.access }}var {{ field.name }}: {{ field.type }} {
{{ field.body.text }}
  }
%end

%end
%end
  %include functions
%if model.events
  %include events

%end
%if model.actions or not model.isStored or not model.inheritsMembers
  // MARK: Actions

%end
%for action in model.actions
%if action.isMethod
%for line in action.doc
  /// {{ line }}
%end
%for attribute in action.attributes
  {{ attribute }}
%end
%if action.isEmpty
  {{ action.access }}mutating func {{ action.valueDeclaration }} {}
%else if action.own
  {{ action.access }}mutating func {{ action.valueDeclaration }} { {{ action.own.call }} }
%else if action.body.short and not action.services
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
%if action.own
  %include value.action

%end
%end
%if not model.isStored or not model.inheritsMembers
  /// A copy that the closure has changed.
  {{ model.access }}func updated(_ edit: (inout {{ model.name }}) throws -> Void) rethrows -> {{ model.name }} {
    var copy: {{ model.name }} = self
    try edit(&copy)
    return copy
  }

%end
%if model.hasInit
  %include class.init
%end
%for key in model.codingKeys
%if loop.first

  private enum CodingKeys: String, Swift.CodingKey {
%end
    case {{ key }}
%if loop.last
  }
%end
%end
%if model.isStored

  %include members of model.outlets
%end
%if model.isStored and not model.services and not model.reducer.below

  {{ model.access }}typealias Services = Bindgen.NoServices
%else if model.services or model.isStored

  /// The services that the actions use.
  {{ model.access }}struct Services {
%for service in model.services
%for line in service.doc
    /// {{ line }}
%end
    {{ model.access }}var {{ service.name }}: {{ service.type }}
%end

%if not model.services
%if model.access
    {{ model.access }}init() {}
%end
%else if model.makesServices
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
%end
%for child in model.reducer.below

    var {{ child.name }}: {{ child.type }} { {{ child.type }}({{ child.arguments }}) }
%end
  }
%end
}

"""###),
("support.library.swift.tmpl", ###"""
%# Emitted once per target whose models have the library `BindgenRuntime`, so that its other files need no import.
// Made by bindgen for the models beside it. Do not edit: change the specs.
// swift-format-ignore-file
// swiftlint:disable all

%if support.isUsed
@_exported public import BindgenRuntime

// Here, because another module that this one imports may have the same names.
{{ support.access }}typealias Bindgen = BindgenRuntime.Bindgen
%include support.names

// If there is no such member, the library is older than the tool: update the package.
private let _madeBy: Void = Bindgen.madeBy_1
%end

"""###),
("support.names.swift.tmpl", ###"""
%# The aliases of shared types that need no 'Bindgen.' before them.
%for alias in support.lists
%if loop.first

%end
{{ support.access }}typealias {{ alias }}
%end
%if support.aliases or support.clocks

#if DEBUG
%for alias in support.clocks
  @available(macOS 13, iOS 16, tvOS 16, watchOS 9, visionOS 1, *)
  {{ support.access }}typealias {{ alias }} = Bindgen.{{ alias }}
%end
%for alias in support.aliases
  {{ support.access }}typealias {{ alias }} = Bindgen.{{ alias }}
%end
#endif
%end

"""###),
("support.swift.tmpl", ###"""
%# Emitted once per target: the code that its models share. It is written in Templates/Runtime, and copied here.
// Made by bindgen for the models beside it. Do not edit: change the specs.
// swift-format-ignore-file
// swiftlint:disable all

%for library in support.libraries
%include imports of library.outlets
%end
%if support.isAnimated
#if canImport(SwiftUI)
  import struct SwiftUI.Animation
  import func SwiftUI.withAnimation
#endif
%end

{{ support.runtime }}
%include support.names

"""###),
("test.events.swift.tmpl", ###"""
%# The events of a value without their arguments, for its test stores.
%if model.isLimited
%include availability
%end
nonisolated extension {{ model.name }}.Event: Bindgen.TestedCases {
  /// The cases without their arguments.
  {{ model.access }}enum Case: String, Swift.Sendable {
%for line in model.events.bareCases
    case {{ line }}
%end
  }
}

"""###),
("types.stated.swift.tmpl", ###"""
%# The types that a spec declares, at their lines and columns in the spec, whatever the indentation around them.
%for type in group.types
{{ type.location }}
{{ type.indentation }}var {{ type.name }}: {{ type.type }} { get }
#sourceLocation()
%end

"""###),
("types.swift.tmpl", ###"""
%# The types of a spec, a second time, at their places in the spec, for the compiler's diagnostics.
%if model.isProtocol
%for group in model.types
/// The types that the spec states: the compiler reports a mistake in one of them at its place.
%if model.isLimited
%include availability
%end
{{ group.access }}protocol {{ group.name }} {
%include types.stated
}
%if not loop.last

%end
%end
%else
/// The types that the spec states: the compiler reports a mistake in one of them at its place.
%if model.isLimited
%include availability
%end
extension {{ model.name }} {
%for group in model.types
  {{ group.access }}protocol {{ group.name }} {
%include types.stated
  }
%if not loop.last

%end
%end
}
%end

"""###),
("value.action.swift.tmpl", ###"""
%# An action of a value, as other actions and the reducer call it: with services and plans, where it needs them.
%# Its effects start after the last line of its body, so that a body that returns before it starts none.
%if not action.isMethod
%for line in action.doc
/// {{ line }}
%end
%end
%for attribute in action.own.attributes
{{ attribute }}
%end
{{ action.own.access }}mutating func {{ action.own.declaration }} {
%if action.own.isHearing
  _plans._hears(_id)
%end
%if action.own.isWatched
  %include value.watch
%end
%for line in action.own.watched
  {{ line }}
%end
%for service in action.own.animating
  let {{ service }} = _services.{{ service }}
%end
%if action.own.animation
  %include animation with action.own.animation as animation
%end
%if action.own.cancellations
  %include effects.cancel with action.own as action
%end
%for line in action.own.dismissals
  {{ line }}
%end
%if action.own.bodyCall
  {{ action.own.bodyCall }}
%else
%for service in action.own.services
  let {{ service }} = _services.{{ service }}
%end
%if action.hasBody
{{ action.body.text }}
%end
%end
%for effect in action.own.effects
%if effect.load
  {{ effect.load }}
%else
  %include effects.begin
%end
%end
}
%if action.own.load

%include value.load with action.own.load as load
%end
%if action.own.bodyCall

private mutating func {{ action.own.bodyDeclaration }} {
{{ action.body.text }}
}
%end

"""###),
("value.list.swift.tmpl", ###"""
%# A list of a value with a store. A read returns a copy that no store follows, but edits are followed.
{{ field.access }}{{ field.setAccess }}var {{ field.name }}: {{ field.type }} {
  get { {{ field.storage }}.unlinked }
%if field.limit
  set { _ = {{ field.storage }}.assign({{ field.newValue }}) }
  _modify { yield &{{ field.storage }}[limit: {{ field.limit }}] }
%else
  set { _ = {{ field.storage }}.assign(newValue) }
  _modify { yield &{{ field.storage }} }
%end
}
fileprivate var {{ field.storage }}: {{ field.type }}

"""###),
("value.load.swift.tmpl", ###"""
%# A load of a value, whether it is called or follows a change.
private mutating func {{ load.function }}(_ _plans: inout Bindgen.Plans<{{ model.name }}>, isCall: Swift.Bool) {
  %include effects.begin with load as effect
}

"""###),
("value.watch.swift.tmpl", ###"""
%# The start of watching a value's fields: reactions see changes from here on.
%if model.reducer.onlyBefore
_plans._watch(self.{{ model.reducer.onlyBefore.member }}{{ model.reducer.watchID }}) { $0._react(&$1, $2, $3, &$4) }
%else
_plans._watch(_before{{ model.reducer.watchID }}) { $0._react(&$1, $2, $3, &$4) }
%end

"""###),
("view.field.swift.tmpl", ###"""
%# The update of a view with a changed field. For a list, it gets the edits once it has the rows.
%# A view that was replaced meanwhile gets none: they are edits of the rows that the new view has.
%if not field.rows
if changes.contains(.{{ field.member }}) { view.{{ field.member }} = {{ field.name }} }
%else
if changes.contains(.{{ field.member }}), view === self.view {
%if not field.isState
  _ = _fresh(.{{ field.member }})
%end
  let edits: Bindgen.Edits? = _viewLists.edits(of: Changes.{{ field.member }}, {{ field.rows }})
  if let edits, !edits.isAll {
    view.edit({{ field.label }}: self.{{ field.member }}, edits)
  } else if edits != nil {
    view.{{ field.member }} = self.{{ field.member }}
  }
}
%end

"""###),
("view.swift.tmpl", ###"""
%# A weak view: the model sets all fields that it shows at first, and then the changed ones.
%section members
{{ model.access }}private(set) weak var view: (any {{ model.view.name }})?

%if model.view.fields
/// Sets all fields that the view shows, and from now on each field that changes.
{{ model.access }}func attach(_ view: (any {{ model.view.name }})?) {
  self.view = view
  _core.updateObserved(of: self)
%if model.view.lists
  _viewLists.forget()
%end
%if model.view.hasCommands
  _core.hasShownAll()
%end
  if let view { _show({{ model.name }}._shown, on: view) }
}

%if model.view.hasCommands
/// The view as actions see it: before each command it is shown what has changed.
{{ model.isolation }}struct _View {
  fileprivate let model: {{ model.name }}
  let base: any {{ model.view.name }}

%for command in model.view.commands
%for attribute in command.attributes
  {{ attribute }}
%end
  func {{ command.declaration }} {
    model._showChanges()
    {{ command.call }}
  }
%if not loop.last

%end
%end
}

private var _view: _View? { view.map { _View(model: self, base: $0) } }

fileprivate func _showChanges() {
  guard let view else { return }
  _core.show({{ model.name }}._shown.mask, of: self) { _show(Changes($0), on: view) }
}
%end

%if model.view.lists
/// The lists as they were last reported to the view.
private let _viewLists: Bindgen.KnownLists = Bindgen.KnownLists()

%end
{{ model.machineAccess }}static let _shown: Changes = [{{ model.view.members | joined }}]

{{ model.machineAccess }}func _show(_ changes: Changes, on view: any {{ model.view.name }}) {
%for field in model.view.fields
  %include view.field
%end
}

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
%if model.view.hasCommands
if view == nil {
  _core.updateObserved(of: self)
} else if !changes.isDisjoint(with: {{ model.name }}._shown) {
  _showChanges()
}
%else if model.view.fields
if let view { _show(changes, on: view) } else { _core.updateObserved(of: self) }
%end
%end
%section after
%if model.view.namesBase

%if model.isLimited
%include availability
%end
extension {{ model.view.name }} {
  /// The view itself, as actions write it.
  fileprivate var base: any {{ model.view.name }} { self }
}
%end
%end

"""###),
  ]

  /// The Swift that models share, by the names of its files.
  static let runtime: [(file: String, text: String)] = [
("Actions", ###"""
// MARK: - Actions of values

nonisolated extension Bindgen {
  /// An action that a store sends to a value. Take `any Bindgen.Action` in code for the actions of all values, such as a log.
  public protocol Action: Swift.Sendable {}

  /// The type `Services` of a value that needs none. Where the argument is required, as by `reduce`, pass `.init()`.
  public struct NoServices: Swift.Sendable {
    /// Creates the services. (Written out, since the compiler's own initializer is visible in this module only.)
    public init(_ nothing: Void = ()) {}
  }

  /// The name and the arguments of an enum's case, read by reflection.
  struct CaseParts {
    let name: String
    let arguments: [(label: String?, value: Any)]

    init(_ value: Any) {
      guard let payload = Swift.Mirror(reflecting: value).children.first, let label = payload.label else {
        (name, arguments) = ("\(value)", [])
        return
      }
      let parts = Swift.Mirror(reflecting: payload.value)
      name = label
      arguments = parts.displayStyle == .tuple ? parts.children.map { $0 } : [(nil, payload.value)]
    }

    /// The action of a child or a row, if the case holds one.
    var below: (any Action)? { arguments.last?.value as? any Action }

    /// The step to a child or a row in the name of an action: `todos[id: 3].`
    var step: String { name + (arguments.count == 2 ? "[id: \(arguments[0].value)]." : ".") }
  }
}

nonisolated extension Bindgen.Action {
  /// The action's name, for logs: `todos[id: 3].checkboxTapped`.
  public var name: String {
    let parts = Bindgen.CaseParts(self)
    return parts.below.map { parts.step + $0.name } ?? parts.name
  }
}

"""###),
("Agenda", ###"""
// Needs: Work

// MARK: - The order of a transaction

nonisolated extension Bindgen {
  /// The work that a family still has to do for its open transaction: reactions, events, and effects to cancel and to start.
  final class EffectAgenda: Agenda {
    /// The models whose reactions are due.
    fileprivate var reacting: [any Model] = []
    /// The cancellations and starts of effects that actions have planned, in the order of the calls.
    fileprivate var plans: [() -> Void] = []
    /// Closures that report to models which effects run, called when all effects of the transaction have started or ended.
    var news: [() -> Void] = []
    /// The deliveries of events: to parents within the transaction, and to the callbacks of owners after it.
    var heard: [(parent: Core, hear: () -> Void)] = []
    var sent: [() -> Void] = []
    /// The number of deliveries to owners in progress: more than one if families that were delivering have been merged.
    private var tellers = 0
    /// Closures that create the tasks of started effects, called when all observers are notified.
    var starts: [() -> Void] = []
    /// Closures that mark effects which started in this transaction as no longer new, called just before observers are notified.
    var begun: [() -> Void] = []
    /// The work of each open action with effects, the innermost last. Nil while observers are notified: the effects of actions
    /// that they call are no part of it.
    var works: [Work?] = []
    /// The work that tests wait for: all effects of the family, and of families that were merged into it.
    var watched: [Work] = []

    override func makeNew() -> Agenda { EffectAgenda() }

    override func react(_ model: any Model, in family: Family) {
      reacting.append(model)
      family.isPending = true
    }

    override func beginNotice() { works.append(nil) }
    override func endNotice() { works.removeLast() }

    override var isTelling: Bool { tellers > 0 }

    override func leave(_ family: Family) {
      if isTelling { return }
      let family = sent.isEmpty ? family : tellOwners(in: family)
      // If models were connected meanwhile, the transaction or the delivery that is still open goes on with the rest.
      if family.depth > 0 || family.agenda?.isTelling == true { return }
      #if BRANCHES
        family.letGo()
      #endif
      // In the order in which they began.
      for start in takeAll(&family.planned.starts) { start() }
    }

    /// Delivers events to owners, in the order in which they were sent. Events that owners send meanwhile wait for their turn.
    private func tellOwners(in family: Family) -> Family {
      var family = family
      tellers += 1
      while family.depth == 0, !family.planned.sent.isEmpty {
        var telling = takeAll(&family.planned.sent)[...]
        while family.depth == 0, let tell = telling.popFirst() {
          family.planned.beginNotice()
          tell()
          // Owners may connect models, also with the models whose transaction is open around this.
          family = family.whole
          family.planned.endNotice()
        }
        if !telling.isEmpty { family.planned.sent = telling + family.planned.sent }
      }
      family.planned.tellers -= 1
      return family
    }

    override func join(_ family: Family) {
      let agenda = family.planned
      agenda.reacting += reacting
      agenda.plans += plans
      agenda.news += news
      agenda.heard += heard
      agenda.sent += sent
      agenda.tellers += tellers
      agenda.starts += starts
      agenda.begun += begun
      agenda.works += works
      agenda.watched += watched
      family.isPending =
        family.isPending || !agenda.plans.isEmpty || !agenda.reacting.isEmpty || !agenda.heard.isEmpty
        || !agenda.news.isEmpty
    }

    /// Runs reactions until none is due, then delivers events to parents, then cancels and starts effects, then reports which run;
    /// again until nothing is left.
    override func settle(_ family: Family) -> Family {
      var family = family
      var rounds = Rounds()
      var hearings = 0
      while true {
        let agenda = family.planned
        if !agenda.reacting.isEmpty {
          let models = agenda.takeReacting(family)
          if rounds.areTooMany(with: models) {
            family.stop(models, "reactions change what others react to") { $0.reactive }
          }
          family = Self.react(models[...], in: family)
        } else if !agenda.heard.isEmpty {
          hearings += 1
          if hearings > 1000 { Swift.fatalError("events are sent by who hears them; 1000 rounds did not settle") }
          for event in takeAll(&agenda.heard) {
            #if BRANCHES
              if event.parent.isLeaving { continue }
            #endif
            event.hear()
          }
        } else if !agenda.plans.isEmpty {
          for plan in takeAll(&agenda.plans) { plan() }
        } else if !agenda.news.isEmpty {
          for tell in takeAll(&agenda.news) { tell() }
        } else {
          for announce in takeAll(&agenda.begun) { announce() }
          return family
        }
        family = family.whole
      }
    }
  }
}

nonisolated extension Bindgen.Core {
  /// Registers fields whose changes call reactions of the model.
  func react(to fields: Bindgen.Mask, of model: any Bindgen.Model) {
    reactive.add(fields)
    _ = family.planned
    updateObserved(of: model)
  }

  #if BRANCHES
    /// Drops the pending reactions of a model that was removed in this transaction, by itself or with all models above it. (If it is
    /// still in use, it reacts to later changes, and must not react to these as well then.)
    func stopReacting(_ model: any Bindgen.Model) {
      isReacting = false
      settle(graph.sources(of: reactive), of: model)
      handOut()
      unreacted = Bindgen.Mask()
    }

    /// Whether the model was removed in this transaction, by itself or with all models above it.
    var isLeaving: Bool {
      let left = family.leaving
      return !left.isEmpty && isGone(Swift.Set(left.map(Swift.ObjectIdentifier.init)))
    }

    fileprivate func isGone(_ left: Swift.Set<Swift.ObjectIdentifier>) -> Bool {
      owners.isEmpty ? left.contains(Swift.ObjectIdentifier(self)) : owners.allSatisfy { $0.isGone(left) }
    }
  #endif

  private func react<Model: Bindgen.Model>(_ model: Model, to news: Bindgen.Mask) { Model._react(model, to: news) }

  /// Runs the reactions to what has changed since they ran last.
  func react(_ model: any Bindgen.Model) {
    isReacting = false
    settle(graph.sources(of: reactive), of: model)
    handOut()
    var news = unreacted
    news.keep(reactive)
    unreacted = Bindgen.Mask()
    if !news.isEmpty { react(model, to: news) }
  }
}

nonisolated extension Bindgen.EffectAgenda {
  /// Runs the reactions of models on one level. If one of them changes a model below, that model reacts before the remaining ones.
  private static func react(
    _ models: Swift.ArraySlice<any Bindgen.Model>,
    in family: Bindgen.Family
  ) -> Bindgen.Family {
    var family = family
    for (index, model) in Swift.zip(models.indices, models) {
      let count = family.planned.reacting.count
      let level = model._core.level
      model._core.react(model)
      family = family.whole
      let agenda = family.planned
      if agenda.reacting.dropFirst(count).contains(where: { $0._core.level < level }) {
        agenda.reacting = models[(index + 1)...] + agenda.reacting
        return family
      }
    }
    return family
  }

  /// The rounds of reactions in a transaction. After a thousand, the rounds of each model are counted, because rows may take a
  /// round each.
  private struct Rounds {
    private var count = 0
    private var counts: [Swift.ObjectIdentifier: Int] = [:]

    init() {}

    mutating func areTooMany(with models: [any Bindgen.Model]) -> Bool {
      count += 1
      if count <= 1000 { return false }
      for model in models { counts[Swift.ObjectIdentifier(model), default: 0] += 1 }
      return models.contains { counts[Swift.ObjectIdentifier($0), default: 0] > 1000 }
    }
  }

  /// Removes and returns the models with the fewest generations below them: children react before their parents.
  private func takeReacting(_ family: Bindgen.Family) -> [any Bindgen.Model] {
    #if BRANCHES
      if !family.leaving.isEmpty {
        let left = Swift.Set(family.leaving.map(Swift.ObjectIdentifier.init))
        let gone = reacting.filter { $0._core.isGone(left) }
        reacting.removeAll { $0._core.isGone(left) }
        for model in gone { model._core.stopReacting(model) }
      }
    #endif
    let models = Bindgen.takeAll(&reacting)
    guard models.count > 1, let lowest = models.lazy.map(\._core.level).min() else { return models }
    reacting = models.filter { $0._core.level > lowest }
    return models.filter { $0._core.level == lowest }
  }
}

nonisolated extension Bindgen.Family {
  /// The agenda of the family's effects, created when it is first used.
  var planned: Bindgen.EffectAgenda {
    if let agenda { return Swift.unsafeDowncast(agenda, to: Bindgen.EffectAgenda.self) }
    let new = Bindgen.EffectAgenda()
    agenda = new
    return new
  }

  func add(_ plan: @escaping () -> Void) {
    planned.plans.append(plan)
    isPending = true
  }
}

"""###),
("Animations", ###"""
#if canImport(SwiftUI)
  import struct SwiftUI.Animation
  import func SwiftUI.withAnimation
#endif

// MARK: - Animations

#if canImport(SwiftUI)
  nonisolated extension Bindgen {
    /// Returns a closure that notifies observers inside an animation.
    static func telling(with animation: SwiftUI.Animation?) -> Telling {
      { tell in SwiftUI.withAnimation(animation) { tell() } }
    }
  }

  nonisolated extension Bindgen.Core {
    /// Animates what the open transaction changes.
    func animate(_ animation: () -> SwiftUI.Animation?) { family.telling = Bindgen.telling(with: animation()) }
  }
#endif

"""###),
("Bindgen", ###"""
#if compiler(<6.2)
  #error("code made by bindgen needs Swift 6.2 or later")
#endif

/// The namespace of the code that all models of this module share: lists, handles of effects, and doubles and clocks for tests.
nonisolated public enum Bindgen {}

"""###),
("Boundaries", ###"""
// Needs: Subscription

// MARK: - Observing through a protocol

nonisolated extension Bindgen.Core {
  /// Calls the closure after each transaction that changed some of these fields, with the changed ones.
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
// Needs: Boundaries, Subscription

// MARK: - Sequences through a protocol

nonisolated extension Bindgen {
  /// Returns a sequence of changes, observed as long as it may be iterated. Changes that are not read yet are merged with later ones.
  static func changes<Changes: FieldSet>(
    _ observe: (_ send: @escaping (Changes) -> Void) -> Subscription
  ) -> _Concurrency.AsyncStream<Changes> {
    _Concurrency.AsyncStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
      let token = observe { changes in
        if case .dropped(let earlier) = continuation.yield(changes) { continuation.yield(changes.union(earlier)) }
      }
      keep(token, for: continuation)
    }
  }

  /// Returns a sequence of the first value and then each observed one. A slow reader gets only the latest.
  static func values<Value: Sendable>(
    first: Value,
    _ observe: (_ send: @escaping (Value) -> Void) -> Subscription
  ) -> _Concurrency.AsyncStream<Value> {
    _Concurrency.AsyncStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
      let token = observe { continuation.yield($0) }
      continuation.yield(first)
      keep(token, for: continuation)
    }
  }

  private static func keep<Element>(
    _ token: Subscription,
    for continuation: _Concurrency.AsyncStream<Element>.Continuation
  ) {
    // An observation may end on any thread.
    nonisolated(unsafe) let token = token
    continuation.onTermination = { _ in token.cancel() }
  }
}

"""###),
("Branches", ###"""
// MARK: - Children that come and go

nonisolated extension Bindgen {
  /// The fields of a branch's models that matter to the owner, and the owner's fields that use them: derived fields, or the state
  /// with the models.
  final class Watch {
    let fields: Mask
    let users: Mask
    let dependents: Mask
    /// The places of models in which one of these fields may have changed, and for each place whether it is among them.
    @exclusivity(unchecked) private var doubtful: Swift.ContiguousArray<Int> = []
    @exclusivity(unchecked) private var isDoubtful: Swift.ContiguousArray<Bool> = []

    init(_ fields: Mask, _ users: Mask, _ graph: Graph) {
      (self.fields, self.users) = (fields, users)
      var derived = users
      derived.keep(graph.derived)
      var dependents = graph.dependents(of: derived)
      dependents.add(users)
      self.dependents = dependents
    }

    func doubt(_ number: Int) {
      while number >= isDoubtful.count { isDoubtful.append(false) }
      if isDoubtful[number] { return }
      isDoubtful[number] = true
      doubtful.append(number)
    }

    /// Removes and returns the doubtful places.
    func takeDoubtful() -> Swift.ContiguousArray<Int> {
      let numbers = doubtful
      doubtful = []
      for number in numbers { isDoubtful[number] = false }
      return numbers
    }
  }

  /// The owner of a branch's models, as these refer to it. The owner may be released on any thread while its models are in use
  /// on their own, so that changes nothing in them: they remove the reference later.
  final class Owner {
    /// The owner's core. (Not the branch: children that outlive their parents retain their parents' cores, which must not
    /// retain the parents' rows.)
    let core: Core
    /// The used fields, by the path from one of its models: to the model itself, or to a child below it.
    fileprivate(set) var watches: [[Watch]] = []
    /// Records a change of the row with a number in the list's history. Nil if the models are not rows.
    @exclusivity(unchecked) var touch: ((_ number: Int) -> Void)?

    init(_ core: Core) { self.core = core }
  }

  /// The place of a model in a branch.
  struct BranchPlace {
    let owner: Owner
    let path: Int
    let number: Int
  }

  /// A branch, as its owner's core refers to it.
  struct OwnBranch {
    /// The branch. (Unowned: it is used only while the owner is retained, which retains the branch.)
    unowned(unsafe) let branch: Branch
  }

  /// The models of a list, or a child that may be missing. A change in one of them is a change of their owner.
  class Branch {
    fileprivate(set) var owner: Owner!
    /// The cores of its models.
    var cores: [Core] { [] }

    init() {}

    /// Returns the model at the end of a path.
    func model(_ path: Int, _ number: Int) -> (any Model)? { nil }
  }

  /// A branch of models of one type.
  class ModelBranch<Child: Model>: Branch {
    private var paths: [(Child) -> any Model] = []
    private var models: Swift.ContiguousArray<Child?> = []
    /// Subscribes the owner to the events of a model, until the result is released.
    var hears: ((_ child: Child, _ owner: Core) -> AnyObject)?
    private var hearing: [Int: AnyObject] = [:]

    override var cores: [Core] { models.compactMap { $0?._core } }

    override func model(_ path: Int, _ number: Int) -> (any Model)? { self[number].map { paths[path]($0) } }

    private subscript(number: Int) -> Child? { number < models.count ? models[number] : nil }

    /// - Parameter users: The owner's fields that use fields of the model at the end of the path.
    func watch<Other: Model, Parent: Model>(
      _ path: @escaping (Child) -> Other,
      by parent: Parent,
      _ users: Swift.KeyValuePairs<Other.Changes, Parent.Changes>
    ) {
      paths.append(path)
      owner.watches.append(users.map { Watch($0.mask, $1.mask, owner.core.graph) })
    }

    /// - Parameter level: The largest number of generations of models below the owner.
    func begin(_ parent: some Model, level: Int) {
      let core = parent._core
      owner = Owner(core)
      core.model = parent
      core.level = Swift.max(core.level, level)
      core.branches.append(OwnBranch(branch: self))
    }

    /// Puts a model at a place, or clears the place.
    func put(_ child: Child?, at number: Int) {
      if self[number] === child { return }
      detach(number)
      if let child { attach(child, number) }
    }

    /// Removes models that are no longer there.
    func keep(_ child: (Int) -> Child?) {
      for number in models.indices where models[number] !== child(number) { detach(number) }
    }

    private func attach(_ child: Child, _ number: Int) {
      while number >= models.count { models.append(nil) }
      models[number] = child
      if let hears { hearing[number] = hears(child, owner.core) }
      let core = owner.core
      child._core.join(core)
      for (index, path) in paths.enumerated() {
        let below = path(child)._core
        below.add(BranchPlace(owner: owner, path: index, number: number))
        for watch in owner.watches[index] where below.stale.meets(watch.fields) {
          watch.doubt(number)
          // These fields are out of date already and will not be marked again, so the owner is marked now.
          core.mark(watch.users, watch.dependents, isChanged: false)
        }
      }
    }

    private func detach(_ number: Int) {
      guard let child = self[number] else { return }
      models[number] = nil
      if hears != nil { hearing[number] = nil }
      for path in paths { path(child)._core.remove(from: owner, number) }
      child._core.leave(owner.core)
    }
  }

  /// A child that may be missing.
  final class ChildBranch<Child: Model>: ModelBranch<Child> {
    func follow(_ child: Child?) {
      put(child, at: 0)
      owner.core.family.letGo()
    }
  }
}

nonisolated extension Bindgen.Owner {
  /// Marks the owner's fields that use fields of a model which have changed, or may have changed.
  func mark(_ place: Bindgen.BranchPlace, _ fields: Bindgen.Mask, isChanged: Bool) {
    for watch in watches[place.path] where watch.fields.meets(fields) {
      if !isChanged { watch.doubt(place.number) }
      core.mark(watch.users, watch.dependents, isChanged: isChanged)
    }
    guard isChanged, let touch, watches[place.path].contains(where: { $0.fields.meets(fields) }) else { return }
    touch(place.number)
  }
}

nonisolated extension Bindgen.Branch {
  /// Brings up to date those fields of its models that these fields use.
  func refresh(for users: Bindgen.Mask) {
    for (path, watches) in owner.watches.enumerated() {
      for watch in watches where watch.users.meets(users) {
        for number in watch.takeDoubtful() {
          guard let model = model(path, number) else { continue }
          model._core.settle(model._core.graph.sources(of: watch.fields), of: model)
        }
      }
    }
  }
}

nonisolated extension Bindgen.Core {
  /// Whether its model is alive. Only parents have a reference to their models.
  private var isAlive: Bool { model != nil }

  func add(_ place: Bindgen.BranchPlace) {
    if Bindgen.isFull(places) { removePlaces { !$0.owner.core.isAlive } }
    places.append(place)
    follow(place)
  }

  func remove(from owner: Bindgen.Owner, _ number: Int) {
    removePlaces { $0.owner === owner && $0.number == number }
  }

  private func removePlaces(where isGone: (Bindgen.BranchPlace) -> Bool) {
    places.removeAll(where: isGone)
    followed = Bindgen.Mask()
    for (field, followers) in followers.enumerated() where !followers.isEmpty {
      followed.add(Bindgen.Mask(field: field))
    }
    for place in places { follow(place) }
  }

  private func follow(_ place: Bindgen.BranchPlace) {
    for watch in place.owner.watches[place.path] {
      followed.add(watch.fields)
      relevant.add(graph.sources(of: watch.fields))
    }
  }

  /// Joins the transactions of an owner.
  func join(_ owner: Bindgen.Core) {
    if Bindgen.isFull(owners) { owners.removeAll { !$0.isAlive } }
    owners.append(owner)
    Bindgen.Family.unite(owner.family, family)
  }

  /// Leaves the transactions of an owner when no transaction is open any more.
  func leave(_ owner: Bindgen.Core) {
    if let index = owners.firstIndex(where: { $0 === owner }) { owners.remove(at: index) }
    family.leaving.append(self)
  }

  private var livingOwners: [Bindgen.Core] { owners.filter(\.isAlive) }

  /// The cores of the models directly below it.
  private var children: [Bindgen.Core] {
    guard let model else { return [] }
    return Swift.withExtendedLifetime(model) { below.compactMap(\.object) + branches.flatMap(\.branch.cores) }
  }

  /// Moves removed models without owners, together with all models that they are connected with, into a family of their own. They
  /// stay in the family if one of those waits for a notice, or is connected with a root that was not removed.
  static func letGo(_ removed: [Bindgen.Core]) {
    let free = Swift.Set(removed.lazy.filter(\.livingOwners.isEmpty).map(Swift.ObjectIdentifier.init))
    var stays: [Swift.ObjectIdentifier: Bool] = [:]
    for core in removed {
      let id = Swift.ObjectIdentifier(core)
      guard free.contains(id), stays[id] == nil else { continue }
      var (group, next, isTied) = ([core], 0, false)
      var seen = Swift.Set([id])
      while next < group.count, !isTied {
        let owners = group[next].livingOwners
        isTied = group[next].isWaiting || owners.isEmpty && !free.contains(Swift.ObjectIdentifier(group[next]))
        for other in group[next].children + owners where seen.insert(Swift.ObjectIdentifier(other)).inserted {
          if stays[Swift.ObjectIdentifier(other)] == true { isTied = true }
          group.append(other)
        }
        next += 1
      }
      for core in group { stays[Swift.ObjectIdentifier(core)] = isTied }
      if isTied { continue }
      let family = Bindgen.Family()
      family.agenda = core.family.agenda?.makeNew()
      for core in group { core.ownFamily = family }
    }
  }
}

"""###),
("Callbacks", ###"""
// Needs: Subscription

// MARK: - Closures

nonisolated extension Bindgen {
  /// A model that can be observed with closures.
  protocol Observed: FieldModel {}
}

nonisolated extension Bindgen.Observed {
  typealias Subscription = Bindgen.Subscription

  /// Calls the closure once after each transaction, with all changed fields.
  ///
  /// - Parameter initial: Whether to also call the closure at once, as if all fields had changed.
  func observe(initial: Bool = false, _ body: @escaping (Self, Changes) -> Void) -> Bindgen.Subscription {
    _core.observe(self, initial: initial, body)
  }

  /// Calls the closure once after each transaction that changed the field, with its value.
  ///
  /// - Parameter initial: Whether to also call the closure at once, with the current value.
  func observe<Value>(
    _ field: KeyPath<Fields, _Field<Value>>,
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
    // First it observes, so that what the closure writes at once is notified, too.
    let observer = observe(graph.all, of: model) { body($0, Model.Changes($1)) }
    if initial { body(model, Model.Changes(graph.all)) }
    return Bindgen.Subscription(kept: observer)
  }

  func observe<Model: Bindgen.Model, Value>(
    _ model: Model,
    _ field: (name: Model.Changes, read: (Model) -> Value),
    initial: Bool,
    _ body: @escaping (Value) -> Void
  ) -> Bindgen.Subscription {
    // Not the tuple itself: each notice would look up its type.
    let read = field.read
    let observer = observe(field.name.mask, of: model) { model, _ in body(model._core.unseen { read(model) }) }
    if initial { body(read(model)) }
    return Bindgen.Subscription(kept: observer)
  }
}

"""###),
("Children", ###"""
// MARK: - Children and parents

nonisolated extension Bindgen {
  /// A field of a child, and the derived fields that use it.
  struct Input {
    /// The child. (Unowned: the model retains its children, and only the model reads this.)
    unowned(unsafe) let child: any Model
    /// The child's core. (Unmanaged, to count no references: a read through a child takes 107 ns instead of 128.)
    let core: Swift.Unmanaged<Core>
    let field: Mask
    let users: Mask
  }

  /// The derived fields of a parent that use a field, and all fields that depend on them.
  struct Follower {
    let core: Core
    let users: Mask
    let dependents: Mask

    /// Marks these fields as out of date. (The child stores this, so no references are counted.)
    func mark(isChanged: Bool) {
      Swift.Unmanaged.passUnretained(core)._withUnsafeGuaranteedRef {
        $0.mark(users, dependents, isChanged: isChanged)
      }
    }
  }
}

nonisolated extension Bindgen.Core {
  /// Joins the child's transactions, and follows the child's fields that derived fields use.
  func adopt<Child: Bindgen.Model, Parent: Bindgen.Model>(
    _ child: Child,
    by model: Parent,
    _ users: Swift.KeyValuePairs<Child.Changes, Parent.Changes> = [:]
  ) {
    self.model = model
    level = Swift.max(level, child._core.level + 1)
    #if BRANCHES
      below.append(Bindgen.Weak(child._core))
      child._core.join(self)
    #else
      Bindgen.Family.unite(family, child._core.family)
    #endif
    for (fields, users) in users {
      borrowing.add(users.mask)
      let follower = Bindgen.Follower(core: self, users: users.mask, dependents: graph.dependents(of: users.mask))
      for field in fields.mask.numbers where field < child._core.graph.count {
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
    if followers.isEmpty { followers = Array(repeating: [], count: graph.count) }
    if Bindgen.isFull(followers[field]) { followers[field].removeAll { $0.core.model == nil } }
    followers[field].append(follower)
    followed.add(Bindgen.Mask(field: field))
    relevant.add(graph.sources[field])
  }

  /// Marks as out of date the fields of parents that depend on these fields, which have changed, or may have changed.
  func markParents(of fields: Bindgen.Mask, isChanged: Bool) {
    var fields = fields
    fields.keep(followed)
    #if BRANCHES
      if !fields.isEmpty { for place in places { place.owner.mark(place, fields, isChanged: isChanged) } }
      if followers.isEmpty { return }
    #endif
    while !fields.isEmpty {
      let field = fields.takeFirst()
      for index in followers[field].indices {
        followers[field][index].mark(isChanged: isChanged)
      }
    }
  }

  /// Marks the fields that use a changed field of a child as out of date, and all fields that depend on them.
  func mark(_ users: Bindgen.Mask, _ dependents: Bindgen.Mask, isChanged: Bool) {
    let fresh = dependents.without(stale)
    stale.add(fresh)
    if isChanged { dirty.add(users) }
    #if BRANCHES
      if isChanged { markStates(users.without(graph.derived)) }
    #endif
    if fresh.isEmpty { return }
    if observed.meets(fresh), let model { wait(model) }
    markParents(of: fresh, isChanged: false)
  }

  #if BRANCHES
    /// Marks states as changed: models in them came, went or changed.
    private func markStates(_ states: Bindgen.Mask) {
      if states.isEmpty { return }
      changed.add(states)
      if observed.meets(states), let model { wait(model) }
      markParents(of: states, isChanged: true)
    }
  #endif

  /// Brings up to date those fields of children that these fields use.
  func refreshInputs(of due: Bindgen.Mask) {
    #if BRANCHES
      for own in branches { own.branch.refresh(for: due) }
    #endif
    for index in inputs.indices where inputs[index].users.meets(due) {
      let field = inputs[index].field
      inputs[index].core._withUnsafeGuaranteedRef { core in
        let child = inputs[index].child
        if core.stale.meets(field) { core.settle(core.graph.sources[field.first], of: child) }
      }
    }
  }
}

"""###),
("Choices", ###"""
// MARK: - One of several children

nonisolated extension Bindgen {
  /// Whether observers see no difference between two payloads of a case. Payloads that can't be compared always differ.
  static func areSame<Value: Equatable>(_ one: Value, _ other: Value) -> Bool { one == other }

  @_disfavoredOverload
  static func areSame<Value>(_ one: Value, _ other: Value) -> Bool { false }
}

"""###),
("Commands", ###"""
// MARK: - Commands of a view

nonisolated extension Bindgen.Core {
  /// Shows the view the fields that changed since it was last shown them, unless it is being shown some at the moment.
  ///
  /// Before a command, this is called in the middle of an action. Fields that are edited in place then can't be read: they are shown later.
  func show(_ fields: Bindgen.Mask, of model: any Bindgen.Model, _ body: (Bindgen.Mask) -> Void) {
    if isShowing { return }
    isShowing = true
    defer { isShowing = false }
    var shown = fields.without(graph.dependents(of: edited))
    // The edited field may be a child's.
    if family.edits > edited.numbers.count { shown = shown.without(graph.derived) }
    settle(graph.sources(of: shown), of: model)
    handOut()
    var due = unshown
    due.keep(shown)
    unshown.remove(due)
    if !due.isEmpty { body(due) }
  }

  /// Records that all fields were shown.
  func hasShownAll() {
    handOut()
    unshown = Bindgen.Mask()
  }

  func beginEdit(_ field: Bindgen.Mask) {
    edited.add(field)
    family.edits += 1
  }

  func endEdit(_ field: Bindgen.Mask) {
    edited.remove(field)
    family.edits -= 1
  }
}

"""###),
("Core", ###"""
// Needs: Bindgen, Children, Family, Graph, Mask, Observers, Pass, Shown, Values

// MARK: - Models

nonisolated extension Bindgen {
  /// A model that others depend on or observe.
  protocol Model: AnyObject {
    associatedtype Changes: FieldSet
    var _core: Core { get }
    /// Computes a derived field whose inputs are up to date, and goes on with those after it that are due.
    func _compute(_ pass: inout Pass)
    // (The others are static, so that code completion does not offer them on a model.)
    /// Brings fields up to date. (A requirement, so that the loop is compiled once for each type of models, and calls its
    /// `_compute` directly.)
    static func _settle(_ model: Self, _ fields: Mask)
    /// Adds the fields that the model's own delegate and view observe.
    static func _addObserved(of model: Self, to fields: inout Mask)
    /// Notifies the model's observers.
    static func _notify(_ model: Self, _ changed: Mask)
    /// Calls the actions that react to these fields.
    static func _react(_ model: Self, to changed: Mask)
  }

  /// The state of a model beside its fields, by which reads are correct and observers are notified once.
  final class Core {
    /// The dependencies of its fields. (Unowned: a graph lives as long as the program.)
    unowned(unsafe) let graph: Graph
    /// Derived fields that may be out of date, because a field that they depend on was written.
    var stale: Mask
    /// The stale fields that have a changed input. Only these are computed.
    var dirty: Mask
    /// The fields that changed lately. `handOut` adds them to a mask for each reader: `unnoticed`, `unshown` and `unreacted`.
    var changed = Mask()
    /// The changes that observers were not notified of.
    var unnoticed = Mask()
    /// The changes that the model's view was not shown, and whether it is being shown some.
    var unshown = Mask()
    var isShowing = false
    /// The fields that are being edited in place, recorded only where a view may be shown fields meanwhile.
    var edited = Mask()

    // Observers

    /// The observed fields. `needed` adds all fields that they depend on.
    private(set) var observed = Mask()
    private var needed = Mask()
    /// The fields that matter to observers of this model or to its parents.
    var relevant = Mask()
    /// The fields of all `observers`, including those that ended since the last cleanup.
    private var listed = Mask()
    @exclusivity(unchecked) private(set) var observers: [Weak<Observer>] = []
    /// The number of observers when the round began.
    private var presentCount = 0
    /// The fields that Observation may track: they were read since their last notice.
    var tracked = Mask()

    // Transactions

    var ownFamily = Family()
    /// The model, while it waits to be notified.
    private(set) var waiting: (any Model)?
    /// The fields to notify observers of in this round.
    private(set) var notice = Mask()

    // Children and parents

    /// The fields of children that derived fields use.
    @exclusivity(unchecked) var inputs: [Input] = []
    /// The derived fields that use fields of children.
    var borrowing = Mask()
    /// The parents that use a field, by field. Empty until there is one.
    @exclusivity(unchecked) var followers: [[Follower]] = []
    var followed = Mask()
    /// The number of generations of children below this model.
    var level = 0
    #if BRANCHES
      /// Children that are always there, and branches of others. (Neither is retained: children retain their parents' cores.)
      var below: [Weak<Core>] = []
      var branches: [OwnBranch] = []
      /// The places in branches of this model, or of a model above it.
      var places: [BranchPlace] = []
      /// The cores of the models that this one is a child of, once for each place. Ended ones are removed later.
      var owners: [Core] = []
    #endif

    // Reactions and effects

    /// The running effects of the model, which end with it.
    weak var runningEffects: AnyObject?
    /// The fields that actions react to.
    var reactive = Mask()
    var isReacting = false
    /// The changes that reactions have not seen.
    var unreacted = Mask()

    /// The model, if it is a parent. Its children may outlive it.
    weak var model: (any Model)?

    /// The actor that isolates the model, if it has publishers, which check it. Set once, by the model's initializer.
    var isolation: (any _Concurrency.Actor)?

    // Before a change

    /// Closures to call before a field changes.
    var warnings: [Weak<Observer>] = []
    /// The fields that were announced in the transaction with the number `transaction`.
    var announced = Mask()
    var transaction = -1

    init(_ graph: Graph) {
      self.graph = graph
      (stale, dirty) = (graph.derived, graph.derived)
    }
  }
}

nonisolated extension Bindgen.Model {
  /// Combines many writes into one transaction: observers are notified once, at its end.
  @discardableResult
  func update<Returned>(_ body: (Self) throws -> Returned) rethrows -> Returned {
    _core.open()
    defer { _core.close() }
    return try body(self)
  }

  // Functions that emitted code calls are transparent, except for their longer paths: a debugger does not step into them.
  @_transparent func _wrote(_ field: Changes) { _core.wrote(field.mask, of: self) }

  func _compute(_ pass: inout Bindgen.Pass) {}

  static func _settle(_ model: Self, _ fields: Bindgen.Mask) {
    let core = model._core
    var due = fields
    due.keep(core.stale)
    if due.isEmpty { return }
    let readsOthers = core.readsOthers(for: due)
    if readsOthers { core.beginReading(for: due) }
    core.stale.remove(due)
    var pass = Bindgen.Pass(due, dirty: core.dirty, core.graph)
    while pass.takesNext() { model._compute(&pass) }
    core.dirty.add(pass.dirty)
    core.dirty.remove(due)
    if !pass.changed.isEmpty { core.hasComputed(pass.changed) }
    if readsOthers { core.endReading() }
  }

  static func _addObserved(of model: Self, to fields: inout Bindgen.Mask) {}
  static func _notify(_ model: Self, _ changed: Bindgen.Mask) {
    model._core.notifyObservers(of: model, changed)
  }
  static func _react(_ model: Self, to changed: Bindgen.Mask) {}

  /// Brings a derived field up to date, and returns the model.
  @_transparent func _fresh(_ field: Changes) -> Self {
    let core = _core
    if core.stale.meets(field.mask) { Self._settle(self, core.graph.sources[field.number]) }
    return self
  }
}

// MARK: Reading

nonisolated extension Bindgen.Core {
  /// Brings fields up to date.
  func settle<Model: Bindgen.Model>(_ fields: Bindgen.Mask, of model: Model) { Model._settle(model, fields) }

  private func tell<Model: Bindgen.Model>(_ model: Model, _ changed: Bindgen.Mask) { Model._notify(model, changed) }

  private func addObserved<Model: Bindgen.Model>(of model: Model, to fields: inout Bindgen.Mask) {
    Model._addObserved(of: model, to: &fields)
  }

  /// Whether some of these fields may use those of children.
  @_transparent func readsOthers(for fields: Bindgen.Mask) -> Bool {
    #if BRANCHES
      borrowing.meets(fields) || !branches.isEmpty
    #else
      borrowing.meets(fields)
    #endif
  }

  /// Prepares the computation of fields that may use those of children. Until `endReading`, Observation tracks no reads.
  func beginReading(for fields: Bindgen.Mask) {
    family.computing += 1
    refreshInputs(of: fields)
  }

  func endReading() { family.computing -= 1 }

  func hasComputed(_ fields: Bindgen.Mask) {
    changed.add(fields)
    if followed.meets(fields) { markParents(of: fields, isChanged: true) }
  }

  /// Reads fields, also those of children, without tracking by Observation.
  func unseen<Value>(_ read: () -> Value) -> Value {
    family.computing += 1
    defer { family.computing -= 1 }
    return read()
  }
}

// MARK: Writing

nonisolated extension Bindgen.Core {
  /// Records the write of a field. Unless a transaction is open, the write is one by itself.
  @_transparent func wrote(_ field: Bindgen.Mask, of model: any Bindgen.Model) {
    if relevant.meets(field) { spread(field, of: model) } else { mark(field.first) }
  }

  @_transparent func mark(_ field: Int) {
    dirty.add(graph.users[field])
    stale.add(graph.dependents[field])
  }

  func spread(_ field: Bindgen.Mask, of model: any Bindgen.Model) {
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
    family.close()
  }

  @_transparent func open() { family.open() }

  @_transparent func close() { family.close() }

  /// The family, after all merges. (Inlined, a notice takes 115 ns instead of 190.)
  @_transparent var family: Bindgen.Family {
    if ownFamily.larger != nil { ownFamily = ownFamily.whole }
    return ownFamily
  }

  func wait(_ model: any Bindgen.Model) {
    if !reactive.isEmpty && !isReacting {
      isReacting = true
      let family = family
      family.agenda?.react(model, in: family)
    }
    if isWaiting { return }
    waiting = model
    family.add(self)
  }

  var isWaiting: Bool { waiting != nil }

  func takeWaiting() -> (any Bindgen.Model)? { waiting.take() }
}

// MARK: Notifying

nonisolated extension Bindgen.Core {
  /// Begins a round: computes the fields that observers need, and collects the changes to notify them of.
  func prepare(_ model: any Bindgen.Model) {
    waiting = nil
    presentCount = observers.count
    settle(needed, of: model)
    handOut()
    notice = unnoticed
    notice.keep(observed)
    unnoticed = Bindgen.Mask()
  }

  /// Adds the recent changes to the masks of observers, of the view and of reactions.
  func handOut() {
    unnoticed.add(changed)
    unshown.add(changed)
    unreacted.add(changed)
    changed = Bindgen.Mask()
  }

  func notify(_ model: any Bindgen.Model) {
    let changed = notice
    notice = Bindgen.Mask()
    if changed.isEmpty { forgetEnded(of: model) } else { tell(model, changed) }
    presentCount = 0
  }

  /// Removes ended observers, so that fields that nobody observes any more are not computed again.
  private func forgetEnded(of model: any Bindgen.Model) {
    if observers.contains(where: { $0.object == nil }) { removeEnded() }
    updateObserved(of: model)
  }

  /// Calls the observers of changed fields. Observers that end in this round are no longer called; new ones are called from the
  /// next round on.
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

  /// Calls the closure after each transaction that changed one of these fields, until the observer is released.
  func observe<Model: Bindgen.Model>(
    _ fields: Bindgen.Mask,
    of model: Model,
    _ body: @escaping (Model, Bindgen.Mask) -> Void
  ) -> Bindgen.Observer {
    let observer = Bindgen.Observer(fields) { body(Swift.unsafeDowncast($0, to: Model.self), $1) }
    if presentCount == 0 && Bindgen.isFull(observers) { removeEnded() }
    observers.append(Bindgen.Weak(observer))
    listed.add(fields)
    begin(fields, of: model)
    return observer
  }

  /// Begins to observe fields, counting changes from their current values, even in the middle of a transaction.
  func begin(_ fields: Bindgen.Mask, of model: any Bindgen.Model) {
    updateObserved(of: model)
    settle(graph.sources(of: fields), of: model)
  }

  private func removeEnded() {
    observers.removeAll { $0.object == nil }
    listed = Bindgen.Mask()
    for link in observers { if let observer = link.object { listed.add(observer.fields) } }
  }

  /// Adds a field that is newly observed to the observed ones. It counts as unchanged.
  func addObserved(_ field: Bindgen.Mask, of model: any Bindgen.Model) {
    let sources = graph.sources[field.first]
    settle(sources, of: model)
    observed.add(field)
    needed.add(sources)
    relevant.add(sources)
    changed.remove(field)
    unnoticed.remove(field)
  }

  /// Updates the set of observed fields. Fields that are newly observed count as unchanged.
  func updateObserved(of model: any Bindgen.Model) {
    var fields = listed
    fields.add(tracked)
    fields.add(reactive)
    addObserved(of: model, to: &fields)
    if fields == observed { return }
    // (Once: each use would count a reference.)
    let graph = graph
    let new = fields.without(observed)
    let sources = graph.sources(of: new)
    // These fields are not observed yet: computing them first is no change that observers are notified of.
    settle(sources, of: model)
    observed = fields
    needed = graph.sources(of: fields)
    relevant = needed
    relevant.add(graph.sources(of: followed))
    changed.remove(new)
    unnoticed.remove(new)
  }
}

"""###),
("CoreEffects", ###"""
// Needs: Agenda, Effects, Settled

// MARK: - Effects in transactions

nonisolated extension Bindgen.Effects {
  /// Creates the effects of a core. Parents cancel them through the core, which may outlive the model.
  convenience init(_ core: Bindgen.Core) {
    self.init()
    core.runningEffects = self
  }
}

nonisolated extension Bindgen.Core: Bindgen.Transactions {
  var effects: Bindgen.Effects? { runningEffects as? Bindgen.Effects }

  func perform<Failure: Swift.Error>(
    in work: Bindgen.Work?,
    _ action: () throws(Failure) -> Void
  ) throws(Failure) {
    // (Afterwards the model may be in another family.)
    let family = family
    family.planned.works.append(work)
    defer { family.whole.planned.works.removeLast() }
    try action()
  }

  func tell(_ news: @escaping () -> Void) {
    family.planned.news.append(news)
    family.isPending = true
  }

  /// Plans a cancellation or the start of an effect, for the time when reactions have run.
  func plan(_ plan: @escaping () -> Void) { family.add(plan) }

  /// The work that `Bindgen.settled` waits for. Empty in release builds.
  var watched: [Bindgen.Work] {
    #if DEBUG
      let agenda = family.planned
      if agenda.watched.isEmpty { agenda.watched = [Bindgen.Work()] }
      return [agenda.watched[0]]
    #else
      return []
    #endif
  }
}

nonisolated extension Bindgen.Family {
  /// The work of the innermost open action with effects, or else of the effect whose task calls.
  var work: Bindgen.Work? {
    guard agenda != nil, let last = planned.works.last else { return Bindgen.Work.ofTask.get() }
    return last
  }
}

nonisolated extension Bindgen.RunningEffect {
  /// Creates the effect's task, on the actor on which the effect has started.
  func start(on home: some _Concurrency.Actor) -> _Concurrency.Task<Void, Never> {
    home.assumeIsolated { home in
      _Concurrency.Task {
        _ = home
        await self.run()
      }
    }
  }
}

"""###),
("Differences", ###"""
// Needs: Actions, Errors, TestStores

// MARK: - Differences in tests

#if DEBUG
  nonisolated extension Bindgen {
    /// The differences between two values, field by field.
    struct Differences {
      private(set) var lines: [String] = []
      private(set) var notCompared: [String] = []

      mutating func add(_ line: String) { lines.append(line) }

      mutating func compare<Value: Equatable>(_ name: String, _ expected: Value, _ actual: Value) {
        if expected != actual { addBoth(name, expected, actual) }
      }

      @_disfavoredOverload
      mutating func compare<Value>(_ name: String, _ expected: Value, _ actual: Value) {
        if !notCompared.contains(name) { notCompared.append(name) }
      }

      /// Compares children that may be missing.
      mutating func compare<Value>(
        _ name: String,
        _ expected: Value?,
        _ actual: Value?,
        _ compare: (inout Differences, String, Value, Value) -> Void
      ) {
        switch (expected, actual) {
        case (let expected?, let actual?): compare(&self, name + ".", expected, actual)
        case (nil, nil): break
        case (_, nil), (nil, _): addBoth(name, expected, actual)
        }
      }

      private mutating func addBoth<Value>(_ name: String, _ expected: Value, _ actual: Value) {
        add("\(name): expected \(String(reflecting: expected)), actual \(String(reflecting: actual))")
      }

      /// Whether two actions or events are equal, or `nil` if their arguments can't be compared.
      static func areSame(_ one: Any, _ other: Any) -> Bool? {
        let (one, other) = (CaseParts(one), CaseParts(other))
        guard one.name == other.name else { return false }
        return all(Swift.zip(one.arguments, other.arguments).map { areEqual($0.value, $1.value) })
      }

      private static func areEqual(_ one: Any, _ other: Any) -> Bool? {
        if one is any Action { return areSame(one, other) }
        if let one = one as? any Swift.Equatable { return isEqual(one, other) }
        guard let one = one as? any Swift.Error, let other = other as? any Swift.Error else { return nil }
        return Bindgen.areEqual(one, other)
      }

      private static func isEqual<Value: Equatable>(_ one: Value, _ other: Any) -> Bool { other as? Value == one }

      /// Combines answers: false if one is false, otherwise `nil` if one is not known.
      private static func all(_ answers: [Bool?]) -> Bool? {
        if answers.contains(false) { return false }
        return answers.contains(nil) ? nil : true
      }
    }
  }

  nonisolated extension Bindgen {
    /// A field of a value that a test store compares. Emitted code creates these: tests don't need them.
    public struct TestedField<Value> {
      typealias Compare = (inout Differences, String, Value, Value) -> Void

      let name: String
      let compare: Compare
    }
  }

  nonisolated extension Bindgen.TestedField {
    static func field<Field: Equatable>(_ name: String, _ path: Swift.KeyPath<Value, Field>) -> Self {
      Self(name: name) { $0.compare($1, $2[keyPath: path], $3[keyPath: path]) }
    }

    @_disfavoredOverload
    static func field<Field>(_ name: String, _ path: Swift.KeyPath<Value, Field>) -> Self {
      Self(name: name) { $0.compare($1, $2[keyPath: path], $3[keyPath: path]) }
    }

    static func child<Child: Bindgen.Tested>(_ name: String, _ path: Swift.KeyPath<Value, Child>) -> Self {
      Self(name: name) { Child._compare(&$0, $1 + ".", $2[keyPath: path], $3[keyPath: path]) }
    }

    static func child<Child: Bindgen.Tested>(_ name: String, _ path: Swift.KeyPath<Value, Child?>) -> Self {
      Self(name: name) { $0.compare($1, $2[keyPath: path], $3[keyPath: path], Child._compare) }
    }
  }

  nonisolated extension Bindgen.Tested {
    static func _compare(_ all: inout Bindgen.Differences, _ place: String, _ expected: Self, _ actual: Self) {
      for field in _tested.fields { field.compare(&all, place + field.name, expected, actual) }
    }
  }
#endif

"""###),
("Doubles", ###"""
// Needs: Guarded

// MARK: - Doubles

#if DEBUG
  nonisolated extension Bindgen {
    /// The calls of several doubles, in order. Pass one journal to all of them to test the order of calls across doubles.
    public final class Journal: Sendable {
      private let entries = Guarded<[String]>([])

      /// Creates an empty journal.
      public init() {}

      /// The names of the recorded calls, in order, such as `"Store.save(_:)"`.
      public var names: [String] { entries.value }
      /// Forgets all calls, such as those of a test's setup.
      public func reset() { entries.value = [] }

      func add(_ name: String) { entries.edit { $0.append(name) } }
    }

    /// The error of a double's method that was called without an answer. Set the method's closure or result before the call.
    public struct Unstubbed: Swift.Error, Hashable, Sendable, Swift.CustomStringConvertible {
      /// The double and its method, such as `TodoStore.load()`.
      public let method: String

      /// Creates the error, for a double of your own.
      public init(_ method: String) { self.method = method }

      public var description: String { "nothing is stubbed for \(method)" }
    }

    /// Returns the error of a call without an answer. Prints it, too, since a screen may show it as a text that hides the name.
    static func unstubbed(_ method: String) -> Unstubbed {
      let error = Unstubbed(method)
      Swift.print("bindgen: \(error)")
      return error
    }

    /// The recorded calls of a double, from any thread. Create one yourself only for the spy of a struct of closures.
    public final class Recorder<Call>: @unchecked Sendable {
      private let owner: String
      private let journal: Journal?
      private let entries = Guarded<[(call: Call, name: String)]>([])

      /// Creates a recorder, which adds its calls to a journal, too, if there is one.
      ///
      /// - Parameter owner: The name of the double in a journal.
      public init(_ owner: String, journal: Journal? = nil) {
        self.owner = owner
        self.journal = journal
      }

      /// The recorded calls with their arguments, in order.
      public var calls: [Call] { entries.value.map(\.call) }
      /// The names of the recorded calls, in order, such as `"save(_:)"`.
      public var names: [String] { entries.value.map(\.name) }
      /// Forgets all calls, such as those of a test's setup.
      public func reset() { entries.value = [] }

      func record(_ call: Call, _ name: String) {
        entries.edit { $0.append((call, name)) }
        journal?.add("\(owner).\(name)")
      }

      /// Returns the next answer of a method, or the one for all its calls. Throws `Unstubbed` if there is neither.
      func answer<Answer>(
        _ name: String,
        _ next: inout [Swift.Result<Answer, any Swift.Error>],
        _ each: Swift.Result<Answer, any Swift.Error>?
      ) throws -> Answer {
        guard let result = Bindgen.next(&next) ?? each else { throw Bindgen.unstubbed("\(owner).\(name)") }
        return try result.get()
      }
    }

    /// A double that records its calls. Use it for test helpers that work with any double.
    public protocol Spy {
      /// The enum of calls, with a case for each method, and for each property that can be set.
      associatedtype Call
      /// The recorder of the calls. Use it if the protocol of the double has a member `calls` or `names`, too.
      nonisolated var recorder: Recorder<Call> { get }
    }
  }

  nonisolated extension Bindgen.Spy {
    /// The recorded calls with their arguments, in order.
    public var calls: [Call] { recorder.calls }
    /// The names of the recorded calls, in order, such as `"save(_:)"`. Use them where arguments can't be compared.
    public var names: [String] { recorder.names }
  }
#endif

"""###),
("EffectBodies", ###"""
// Needs: Effects

// MARK: - What an effect does

nonisolated extension Bindgen.RunningEffect {
  /// Returns the code of the effect's task: it waits, works, and ends with `then` or `catch`.
  func body<Value>(
    _ work: @escaping Bindgen.Run<Value>,
    then: ((Owner, Value) -> Void)?,
    catch failed: ((Owner, any Swift.Error) -> Void)?
  ) -> Body {
    {
      do {
        if let rounds = self.rounds {
          return try await rounds {
            let value = try await work()
            if let then { self.round { then($0, value) } }
          }
        }
        if let wait = self.wait, !self.isCalled { try await wait() }
        let value = try await work()
        if let then { self.end { then($0, value) } }
      } catch {
        guard let failed, self.catches(error) else { throw error }
        self.end { failed($0, error) }
      }
    }
  }
}

"""###),
("EffectTimers", ###"""
// Needs: Guarded, TestClock

// MARK: - Timers of effects

nonisolated extension Bindgen {
  /// The delay before the first run of an effect, and the interval before the others. Its time begins when the timer is created.
  @available(macOS 13, iOS 16, tvOS 16, watchOS 9, visionOS 1, *)
  struct EffectTimer {
    private let after: Swift.Duration
    private let interval: Swift.Duration?
    /// Waits until this much time has passed since the creation of the timer.
    private let sleep: @Sendable (Swift.Duration) async throws -> Void
    private let elapsed: @Sendable () -> Swift.Duration

    init(
      after: Swift.Duration = .zero,
      every interval: Swift.Duration? = nil,
      on clock: some _Concurrency.Clock<Swift.Duration>,
      at place: Swift.StaticString = ""
    ) {
      let start = clock.now
      (self.after, self.interval) = (after, interval)
      elapsed = { start.duration(to: clock.now) }
      #if DEBUG
        if let clock = clock as? TestClock {
          let guest = TestClock.Guest(of: clock, at: place)
          sleep = { try await guest.sleep($0) }
          return
        }
      #endif
      sleep = { try await clock.sleep(until: start.advanced(by: $0), tolerance: nil) }
    }

    /// Waits for the delay.
    nonisolated(nonsending) func wait() async throws { if after > .zero { try await sleep(after) } }

    nonisolated(nonsending) func run(_ body: nonisolated(nonsending) () async throws -> Void) async throws {
      try await wait()
      guard let interval else { return try await body() }
      var due = after
      while true {
        try await body()
        // If a run took longer than the interval, the next one begins at once: missed runs don't pile up.
        due = Swift.max(due + interval, elapsed())
        try await sleep(due)
      }
    }
  }
}

"""###),
("EffectTimes", ###"""
// Needs: EffectTimers, Effects

// MARK: - When effects run

@available(macOS 13, iOS 16, tvOS 16, watchOS 9, visionOS 1, *)
nonisolated extension Bindgen.BeginningEffect {
  func delay(_ duration: Swift.Duration, on clock: some _Concurrency.Clock<Swift.Duration>) {
    #if DEBUG
      if clock is Bindgen.TestClock {
        let timer = Bindgen.EffectTimer(after: duration, on: clock, at: place)
        wait = { try await timer.wait() }
        return
      }
    #endif
    if duration <= .zero { return }
    let due = clock.now.advanced(by: duration)
    wait = { try await clock.sleep(until: due, tolerance: nil) }
  }

  /// - Parameter first: The wait before the first run, if it is not the interval.
  func repeats(
    every interval: Swift.Duration,
    first: Swift.Duration? = nil,
    on clock: some _Concurrency.Clock<Swift.Duration>
  ) {
    let timer = Bindgen.EffectTimer(after: first ?? interval, every: interval, on: clock, at: place)
    rounds = { try await timer.run($0) }
  }
}

"""###),
("Effects", ###"""
// Needs: Guarded, Work

// MARK: - Effects

nonisolated extension Bindgen {
  /// The rule for an effect whose id is already running: both run, it replaces the old one, it is dropped, or it waits its turn.
  enum EffectPolicy { case all, replace, keep, queue }

  /// Asynchronous work that runs on the actor of its caller.
  typealias Run<Result> = nonisolated(nonsending) () async throws -> Result

  /// The id of effects: a name, with or without values.
  struct EffectID: Hashable {
    let word: String
    let values: [Swift.AnyHashable]

    init(_ word: String, _ values: any Hashable & Sendable...) {
      self.init(word, values)
    }

    init(_ word: String, _ values: [any Hashable & Sendable]) {
      (self.word, self.values) = (word, values.map { Swift.AnyHashable($0) })
    }
  }

  /// The effects of one name that run or wait to run: the values of their ids.
  struct Runs: Equatable {
    fileprivate var ids: Swift.Set<[Swift.AnyHashable]> = []

    init() {}

    var any: Bool { !ids.isEmpty }

    func has(_ values: any Hashable & Sendable...) -> Bool { has(values) }

    func has(_ values: [any Hashable & Sendable]) -> Bool { ids.contains(values.map { Swift.AnyHashable($0) }) }
  }

  /// A started effect, with its id. It has no task until all observers are notified of its action.
  final class EffectEntry {
    let id: EffectID
    /// The effect before it in the queue, if it waits for its turn.
    fileprivate(set) var previous: EffectEntry?
    fileprivate(set) var task: _Concurrency.Task<Void, Never>?
    fileprivate private(set) var isEnded = false
    /// Whether it was cancelled because its row or child is gone, and not before that.
    fileprivate(set) var isLeft = false
    /// Whether it started in the open transaction, of which observers are not notified yet.
    fileprivate(set) var isNew = true
    /// Whether it is a load that was called, not caused by a change: it skips the delay.
    fileprivate(set) var isCalled = false
    /// Whether it counts as running: until it is cancelled by its id, or ends.
    fileprivate var counts = true

    init(_ id: EffectID) { self.id = id }

    var isCancelled: Bool { isEnded || task?.isCancelled == true }

    /// - Parameter isLeft: Whether its row or child is gone.
    func cancel(isLeft: Bool = false) {
      if isLeft, !isCancelled { self.isLeft = true }
      isEnded = true
      // This may run the user's code: cancellation handlers.
      task?.cancel()
    }
  }

  /// The transactions in which effects start and end: of a model's family, or of plain classes.
  protocol Transactions: AnyObject {
    func open()
    func close()
    /// Calls an action. The effects that it starts are a part of this work.
    func perform<Failure: Swift.Error>(in work: Work?, _ action: () throws(Failure) -> Void) throws(Failure)
    /// Calls a closure that reports which effects run, when all effects of the transaction have started or ended.
    func tell(_ news: @escaping () -> Void)
  }

  /// The effects of a model that have not ended. Only the model retains this, so they end with the model, on any thread.
  final class Effects {
    private struct Slot {
      var entries: [Swift.ObjectIdentifier: EffectEntry] = [:]
      var last: EffectEntry?

      /// Whether one of its effects counts as running.
      var counts: Bool { entries.values.contains(where: \.counts) }
    }

    private var slots: [EffectID: Slot] = [:]
    /// The transactions in which it reports that other effects run now.
    private weak var transactions: (any Transactions)?
    private var tell: ((Effects) -> Void)?
    private var isTelling = false

    init() {}

    init(in transactions: any Transactions, tell: @escaping (Effects) -> Void) {
      tellWhatRuns(in: transactions, tell)
    }

    func tellWhatRuns(in transactions: any Transactions, _ tell: @escaping (Effects) -> Void) {
      (self.transactions, self.tell) = (transactions, tell)
    }

    deinit {
      for slot in slots.values {
        for entry in slot.entries.values { entry.task?.cancel() }
      }
    }

    var isEmpty: Bool { slots.isEmpty }

    /// Cancels the effects with an id. The last one stays in the table: in a queue, the next one begins when it has really ended.
    ///
    /// - Parameter isLeft: Whether their row or child is gone.
    func cancel(_ id: EffectID, isLeft: Bool = false) {
      guard let slot = slots[id] else { return }
      if slot.entries.count > 1 {
        slots[id] = slot.last.map { Slot(entries: [Swift.ObjectIdentifier($0): $0], last: $0) }
      }
      for entry in slot.entries.values {
        uncount(entry)
        entry.cancel(isLeft: isLeft)
      }
    }

    /// Cancels the effects of a name that started before this transaction.
    func cancelOld(_ word: String) {
      for id in Array(slots.keys) where id.word == word {
        for entry in slots[id]?.entries.values.filter({ !$0.isNew }) ?? [] {
          uncount(entry)
          entry.cancel()
        }
      }
    }

    func cancelAll(isLeft: Bool) { for id in Array(slots.keys) { cancel(id, isLeft: isLeft) } }

    /// Cancels all effects of a name, whatever the values of their ids.
    func cancel(_ word: String) {
      for id in Array(slots.keys) where id.word == word { cancel(id) }
    }

    /// - Returns: `nil` if the effect must not start.
    fileprivate func add(_ id: EffectID, _ policy: EffectPolicy, isCall: Bool) -> EffectEntry? {
      if policy == .keep, slots[id]?.entries.values.contains(where: { !$0.isCancelled }) == true { return nil }
      let entry = EffectEntry(id)
      // A load that was called in this transaction skips the delay, even if a change in it loads again.
      let isCalled =
        slots[id]?.entries.values.contains { $0.isCalled && $0.isNew && !$0.isCancelled } ?? false
      entry.isCalled = isCall || policy == .replace && isCalled
      if policy == .replace { cancel(id) }
      if policy == .queue { entry.previous = slots[id]?.last }
      slots[id, default: Slot()].entries[Swift.ObjectIdentifier(entry)] = entry
      slots[id]?.last = entry
      hasChanged()
      return entry
    }

    fileprivate func remove(_ entry: EffectEntry) {
      uncount(entry)
      guard let index = slots.index(forKey: entry.id) else { return }
      slots.values[index].entries[Swift.ObjectIdentifier(entry)] = nil
      if slots.values[index].entries.isEmpty {
        slots.remove(at: index)
      } else if slots.values[index].last === entry {
        slots.values[index].last = nil
      }
    }

    // MARK: What runs

    /// Whether there is a callback for what runs.
    fileprivate var isAsked: Bool { tell != nil }

    private func uncount(_ entry: EffectEntry) {
      guard entry.counts else { return }
      entry.counts = false
      hasChanged()
    }

    private func hasChanged() {
      guard tell != nil, !isTelling, let transactions else { return }
      isTelling = true
      transactions.tell {
        self.isTelling = false
        self.tell?(self)
      }
    }

    func runs(_ word: String) -> Runs {
      var runs = Runs()
      for (id, slot) in slots where id.word == word && slot.counts { runs.ids.insert(id.values) }
      return runs
    }

    /// The running effects of all names, by name.
    var runs: [String: Runs] {
      var all: [String: Runs] = [:]
      for (id, slot) in slots where slot.counts { all[id.word, default: Runs()].ids.insert(id.values) }
      return all
    }
  }

  /// An effect at its start, when its id, its delay and its interval are set.
  protocol BeginningEffect: AnyObject {
    var place: StaticString { get }
    var id: EffectID { get set }
    /// The delay before the work, and the loop that repeats the work. Nil if there is none.
    var wait: Run<Void>? { get set }
    var rounds: (nonisolated(nonsending) (Run<Void>) async throws -> Void)? { get set }
  }

  /// An effect, from its action to its end. (Unchecked: all but its task is used on the model's actor only, as an isolated object
  /// is, so it may be passed to other tasks.)
  final class RunningEffect<Owner: AnyObject>: BeginningEffect, @unchecked Swift.Sendable {
    typealias Body = nonisolated(nonsending) () async throws -> Void
    /// Returns the work, from the fields as they are when the effect starts, or nil if it does not start.
    typealias Plan = (Owner, RunningEffect) -> Body?
    /// Creates the task, on the model's actor.
    typealias Start = (RunningEffect) -> _Concurrency.Task<Void, Never>

    let place: StaticString
    var id = EffectID("")
    var wait: Run<Void>?
    var rounds: (nonisolated(nonsending) (Run<Void>) async throws -> Void)?
    private weak var model: Owner?
    /// The model, retained until the effect starts, as the model's owner may release it in the action that plans the effect. An
    /// effect with `outlives: true` retains it until the effect has ended.
    private var kept: Owner?
    private var outlives = false
    /// Whether code outside the model misses the `then` of the effect if the model is gone: debug builds report that.
    private var isMissed = false
    private weak var effects: Effects?
    /// The work of its action, and in debug builds that of its family.
    private let works: [Work]
    /// The transactions of a class. (Nil for effects of stores, which send actions, and call none.)
    private let transactions: (any Transactions)?
    private let whenEnded: () -> Void
    private var plan: Plan?
    private var body: Body?
    private var entry: EffectEntry?
    private var hasEnded = false

    init(
      _ model: Owner,
      _ effects: Effects,
      at place: StaticString,
      in works: [Work],
      _ transactions: (any Transactions)? = nil,
      whenEnded: @escaping () -> Void = {},
      plan: @escaping Plan
    ) {
      (self.model, self.effects, self.place) = (model, effects, place)
      (self.works, self.transactions, self.whenEnded, self.plan) = (works, transactions, whenEnded, plan)
      kept = model
    }

    private var isCancelled: Bool { entry?.isCancelled == true }

    /// The model, as long as actions may be called.
    var target: Owner? {
      if hasEnded && model != nil { report("an action is called after the effect has ended; nothing is done") }
      return hasEnded || isCancelled ? nil : model
    }

    /// Calls an action, as long as actions may be called. The effects that it starts are a part of the work of this effect's action.
    func perform<Failure: Swift.Error>(_ action: (Owner) throws(Failure) -> Void) throws(Failure) {
      guard let model = target else { return }
      guard let transactions else { return try action(model) }
      try transactions.perform(in: works.first) { () throws(Failure) in try action(model) }
    }

    /// Calls a closure in a transaction, after a round of an effect that repeats itself.
    func round(_ body: (Owner) -> Void) { perform { transaction($0, body) } }

    /// Ends the effect, in a transaction that calls the closure. In it, the effect does not run any more: it may start again.
    func end(_ body: (Owner) -> Void) {
      if isMissed, isLeft { report("'then' is not called: the model has gone; 'outlives: true' would have kept it") }
      perform { model in
        if let entry { effects?.remove(entry) }
        transaction(model, body)
      }
    }

    /// Whether its model, row or child is gone, and the effect was not cancelled before.
    private var isLeft: Bool {
      guard let entry, !hasEnded, !works.contains(where: \.isCancelled) else { return false }
      return entry.isLeft || effects == nil && !entry.isEnded
    }

    private func transaction(_ model: Owner, _ body: (Owner) -> Void) {
      transactions?.open()
      defer { transactions?.close() }
      body(model)
    }

    /// Starts the effect, when the reactions to its action have run.
    ///
    /// - Returns: A closure that creates the task, to call when all observers are notified. `nil` if the effect does not start.
    func begin(_ start: @escaping Start) -> (() -> Void)? {
      guard let model = kept.take(), let plan = plan.take(), !works.contains(where: \.isCancelled) else { return nil }
      body = plan(model, self)
      if outlives { kept = model }
      return body.map { _ in { self.run(start) } }
    }

    /// Adds the effect to the effects of its model, and returns whether it starts.
    ///
    /// - Parameters:
    ///   - outlives: Whether it retains its model until it has ended.
    ///   - isMissed: Whether debug builds report that it ends after its model.
    func enters(
      _ id: EffectID = EffectID(""),
      _ policy: EffectPolicy = .all,
      isCall: Bool = false,
      outlives: Bool = false,
      isMissed: Bool = false
    ) -> Bool {
      guard let effects else { return false }
      entry = effects.add(id, policy, isCall: isCall)
      guard entry != nil else { return false }
      self.outlives = outlives
      self.isMissed = isMissed
      return true
    }

    /// Whether it is a load that was called: it skips the delay.
    var isCalled: Bool { entry?.isCalled == true }

    /// Marks the effect as no longer new: observers are about to be notified of the transaction in which it started.
    func announce() { entry?.isNew = false }

    private func run(_ start: Start) {
      guard let entry else { return }
      announce()
      // The model may have ended since the effect began: its effects then had no task that could be cancelled.
      if effects == nil { return end() }
      // An effect that waits for its turn makes the next ones wait, even if it was cancelled.
      if isCancelled && entry.previous == nil { return end() }
      let task = start(self)
      entry.task = task
      for work in works { work.add(task, at: place) }
    }

    nonisolated(nonsending) func run() async {
      if let previous = entry?.previous {
        entry?.previous = nil
        await previous.task?.value
      }
      if let body = body.take(), !isCancelled {
        do { try await body() } catch {
          if catches(error) { report("the effect ended with an error that nothing catches: \(error)") }
        }
      }
      end()
    }

    private func end() {
      defer { kept = nil }
      hasEnded = true
      body = nil
      guard let entry else { return }
      if let transactions, effects?.isAsked == true, entry.counts {
        transactions.open()
        effects?.remove(entry)
        transactions.close()
      } else {
        effects?.remove(entry)
      }
      whenEnded()
      if let task = entry.task { for work in works { work.remove(task) } }
    }

    /// Whether `catch` handles an error.
    func catches(_ error: any Swift.Error) -> Bool { !isCancelled && !(error is _Concurrency.CancellationError) }

    /// Reports mistakes that the compiler can't find, in debug builds.
    private func report(_ message: @autoclosure () -> String) {
      #if DEBUG
        Swift.print("\(place): \(message())")
      #endif
    }
  }
}

nonisolated extension Bindgen.BeginningEffect {
  func id(_ values: any Hashable & Sendable...) { id = Bindgen.EffectID(id.word, values) }
}

"""###),
("Engine", ###"""
// MARK: - The engine of a store

nonisolated extension Bindgen {
  /// The handle that `send` of a store returns. Use it to wait for the action's effects, `await sent.value`, or to cancel them.
  public typealias Sent = Effect

  /// The engine of a store: it reduces actions one after the other, and carries out their effects.
  final class Engine<Action> {
    typealias Effect = ActionEffect<Action>

    let running = Running()
    private var isSending = false
    @exclusivity(unchecked) private var queue: [(action: Action, work: Work)] = []
    private var next = 0
    /// The work of the effect that sends the next action: the effects of that action are a part of it.
    private var cause: Work?
    /// The work of the action that is being reduced, if it has started effects.
    private var work: Work?
    /// Whether the running effects may be others than those last reported.
    private var hasNews = false
    /// Whether an effect has started since none was left. (Quicker to read than `running`.)
    private var mayRun = false
    /// Closures that create the tasks of started effects, called when all observers are notified.
    @exclusivity(unchecked) private var starts: [() -> Void] = []
    /// Deliveries of events to owners, called when all observers are notified.
    @exclusivity(unchecked) private var told: [() -> Void] = []
    private let report: (String) -> Void

    init(report: @escaping (String) -> Void) { self.report = report }

    /// - Parameter reduce: Changes the value, carries out the effects, and then notifies of the changes.
    func send(_ action: Action, _ reduce: (Action) -> Void) -> Sent {
      let cause = cause.take()
      if isSending {
        let work = cause ?? Work()
        queue.append((action, work))
        return Sent(work)
      }
      isSending = true
      defer { isSending = false }
      perform(action, cause, reduce)
      let sent = Sent(work)
      while let (action, work) = nextInQueue() { perform(action, work, reduce) }
      return sent
    }

    private func perform(_ action: Action, _ work: Work?, _ reduce: (Action) -> Void) {
      self.work = work
      reduce(action)
      for tell in Bindgen.takeAll(&told) { tell() }
      for start in Bindgen.takeAll(&starts) { start() }
    }

    /// - Parameters:
    ///   - family: The family whose observers are notified. Nil in tests.
    ///   - begin: Starts an effect, and returns a closure that creates its task.
    ///   - endGone: Ends the effects of rows and children that are gone, even those that this action started.
    func carryOut(
      _ effects: ActionEffects<Action>,
      in family: @autoclosure () -> Family? = nil,
      begin: (Effect, Effects, Work) -> (() -> Void)? = { _, _, _ in nil },
      endGone: (Running) -> Void = { _ in }
    ) {
      if let telling = effects.telling { family()?.telling = telling }
      if !effects.all.isEmpty {
        let work = work ?? Work()
        self.work = work
        for effect in effects.all { carryOut(effect, work, begin) }
        (hasNews, mayRun) = (true, true)
      }
      mayRun = mayRun && !running.isEmpty
      if !mayRun { return }
      endGone(running)
      hasNews = true
    }

    /// Finds the receivers of an action's events, before rows and children that are gone are forgotten.
    func tell(_ effects: ActionEffects<Action>, _ receiver: (Swift.ArraySlice<Step>) -> ((Any) -> Void)?) {
      for (path, event) in effects.sent {
        if let tell = receiver(path[...]) { told.append { tell(event) } }
      }
    }

    private func carryOut(_ effect: Effect, _ work: Work, _ begin: (Effect, Effects, Work) -> (() -> Void)?) {
      let path = effect.path[...]
      switch effect.kind {
      case .missing(let text): report("\(effect.place): \(text)")
      case .cancel(let isOld): running.cancel(effect.id, at: path, isOld: isOld)
      case .run:
        if let start = begin(effect, running.effects(at: path), work) {
          starts.append(start)
        } else {
          running.clean(path)
        }
      }
    }

    /// Sends an action on behalf of an effect.
    func send(from work: Work, _ send: () -> Void) {
      cause = work
      // The effect may end with this action.
      hasNews = true
      send()
    }

    /// Returns the next action of the queue. Removes finished entries in blocks: a queue that is never empty does not grow without end.
    private func nextInQueue() -> (Action, Work)? {
      if next == queue.count {
        if next > 0 { (queue, next) = ([], 0) }
        return nil
      }
      defer { next += 1 }
      if next >= 1024 && next * 2 >= queue.count {
        queue.removeFirst(next)
        next = 0
      }
      return queue[next]
    }

    func hasEnded(_ path: [Step]) {
      running.clean(path[...])
      hasNews = true
    }

    func takeNews() -> Bool {
      defer { hasNews = false }
      return hasNews
    }
  }

  /// The running effects of a value, and those of its children and rows: a tree like the value.
  final class Running {
    private struct Below {
      /// The children or rows, by id. (A child without an id has `nil`.)
      var nodes: [Swift.AnyHashable?: Running] = [:]
      /// The numbers of the list's edits, and of those in which rows came, went or moved, at the last check.
      var seen: (edits: Int, places: Int)?
      /// Whether an effect has started in a child or a row of one of them.
      var isDeep = false

      mutating func add(_ node: Running, _ id: Swift.AnyHashable?, isDeep: Bool) {
        nodes[id] = node
        self.isDeep = self.isDeep || isDeep
      }
    }

    private let effects = Effects()
    /// The effects of children and rows, by the name of the child or the list.
    private var below: [String: Below] = [:]

    init() {}

    var isEmpty: Bool { effects.isEmpty && below.isEmpty }

    func runs(_ word: String) -> Runs { effects.runs(word) }

    /// The running effects of the value itself, by name.
    var own: [String: Runs] { effects.runs }

    /// Returns the effects of a child or a row.
    func below(_ name: String, _ id: Swift.AnyHashable?) -> Running? { below[name]?.nodes[id] }

    func effects(at path: Swift.ArraySlice<Step>) -> Effects {
      guard let step = path.first else { return effects }
      let node = below[step.name]?.nodes[step.id] ?? Running()
      below[step.name, default: Below()].add(node, step.id, isDeep: path.count > 1)
      return node.effects(at: path.dropFirst())
    }

    /// - Parameter isOld: Whether only effects that started in an earlier transaction are cancelled.
    func cancel(_ id: EffectID, at path: Swift.ArraySlice<Step>, isOld: Bool = false) {
      if let step = path.first {
        for node in nodes(step) { node.cancel(id, at: path.dropFirst(), isOld: isOld) }
      } else if isOld {
        effects.cancelOld(id.word)
      } else if id.values.isEmpty {
        effects.cancel(id.word)
      } else {
        effects.cancel(id)
      }
    }

    private func nodes(_ step: Step) -> [Running] {
      guard let nodes = below[step.name]?.nodes else { return [] }
      return step.id == nil ? Array(nodes.values) : nodes[step.id].map { [$0] } ?? []
    }

    /// - Parameter isLeft: Whether the row or child is gone.
    func cancelAll(isLeft: Bool) {
      effects.cancelAll(isLeft: isLeft)
      for node in below.values.flatMap(\.nodes.values) { node.cancelAll(isLeft: isLeft) }
    }

    /// Removes the entries on a path that have no running effects.
    func clean(_ path: Swift.ArraySlice<Step>) {
      guard let step = path.first, let node = below[step.name]?.nodes[step.id] else { return }
      node.clean(path.dropFirst())
      if !node.isEmpty { return }
      below[step.name]?.nodes[step.id] = nil
      if below[step.name]?.nodes.isEmpty == true { below[step.name] = nil }
    }

    /// Ends the effects of rows that are gone.
    ///
    /// - Parameters:
    ///   - now: The numbers of the list's edits, and of those in which rows came, went or moved; `nil` if they are not counted.
    ///   - isThere: Returns whether a row is there. Ends the effects of gone children and rows below the row, too.
    func end(
      _ list: String,
      _ now: (edits: Int, places: Int)?,
      unless isThere: (Swift.AnyHashable?, Running) -> Bool
    ) {
      guard let known = below[list] else { return }
      // A list that was not edited has all of its rows, and one in which no rows came or went has those that it had.
      let mayMiss = now == nil || now?.places != known.seen?.places
      if !mayMiss, !known.isDeep || now?.edits == known.seen?.edits { return }
      below[list]?.seen = now
      for (id, node) in known.nodes where mayMiss || !node.below.isEmpty {
        if !isThere(id, node) { node.cancelAll(isLeft: true) }
      }
    }

    /// Ends the effects of a child that is gone.
    ///
    /// - Parameter id: The child's id. Another child in its place has another one.
    func end<Child>(
      _ name: String,
      unless child: Child?,
      _ id: Swift.AnyHashable? = nil,
      _ look: ((Child, Running) -> Void)? = nil
    ) {
      for (other, node) in below[name]?.nodes ?? [:] {
        if let child, id == other { look?(child, node) } else { node.cancelAll(isLeft: true) }
      }
    }
  }
}

"""###),
("Equality", ###"""
// MARK: - Equalities of specs

nonisolated extension Bindgen {
  /// Replaces a value, and returns whether it changed according to an equality from the spec.
  static func replace<Value>(_ old: inout Value, with new: Value, unless areEqual: (Value, Value) -> Bool) -> Bool {
    defer { old = new }
    return !areEqual(old, new)
  }

  /// Replaces a computed value, which is `nil` before the first computation, and returns whether it changed.
  static func replace<Value>(_ old: inout Value?, with new: Value, unless areEqual: (Value, Value) -> Bool) -> Bool {
    defer { old = new }
    guard let old else { return true }
    return !areEqual(old, new)
  }
}

nonisolated extension Bindgen.Pass {
  /// Stores the field that is computed, with an equality from the spec.
  mutating func set<Value>(_ field: inout Value, _ new: Value, unless areEqual: (Value, Value) -> Bool) {
    isNew = Bindgen.replace(&field, with: new, unless: areEqual)
  }

  mutating func set<Value>(_ field: inout Value?, _ new: Value, unless areEqual: (Value, Value) -> Bool) {
    isNew = Bindgen.replace(&field, with: new, unless: areEqual)
  }
}

"""###),
("Errors", ###"""
// MARK: - Errors

nonisolated extension Bindgen {
  /// Whether two errors have the same type and the same description.
  static func areEqual(_ one: any Swift.Error, _ other: any Swift.Error) -> Bool {
    Swift.type(of: one) == Swift.type(of: other) && "\(one)" == "\(other)"
  }
}

"""###),
("EventStreams", ###"""
// Needs: Guarded

// MARK: - Sequences of events

nonisolated extension Bindgen {
  /// The loops over the events of a model. Only the model retains this, so they end with it.
  final class EventFeeds<Event: Sendable> {
    let loops = EventLoops<Event>()

    init() {}

    deinit { loops.finish() }

    func send(_ event: Event) { for loop in loops.all { loop.yield(event) } }
  }

  /// The open loops over the events of a model, which may begin and end on any thread.
  final class EventLoops<Event: Sendable>: Sendable {
    typealias Loop = _Concurrency.AsyncStream<Event>.Continuation

    private let open = Guarded<(loops: [(number: Int, loop: Loop)], count: Int, isFinished: Bool)>(([], 0, false))

    init() {}

    var all: [Loop] { open.value.loops.map(\.loop) }

    func begin() -> _Concurrency.AsyncStream<Event> {
      _Concurrency.AsyncStream { loop in
        let number: Int? = open.edit { open in
          if open.isFinished { return nil }
          open.count += 1
          open.loops.append((open.count, loop))
          return open.count
        }
        guard let number else { return loop.finish() }
        loop.onTermination = { [weak self] _ in self?.end(number) }
      }
    }

    private func end(_ number: Int) {
      let ended = open.edit { open in
        open.loops.firstIndex { $0.number == number }.map { open.loops.remove(at: $0) }
      }
      _ = ended
    }

    /// Finishes all loops. (Not in an edit: a loop that finishes calls `end`.)
    func finish() {
      let loops = open.edit { open in
        open.isFinished = true
        return open.loops
      }
      for (_, loop) in loops { loop.finish() }
    }
  }

  /// The events of a model, for a task's `for await`. A loop gets each event from its start on, and ends with the model.
  public struct EventSequence<Event: Sendable>: _Concurrency.AsyncSequence, Sendable {
    public typealias Element = Event

    let loops: EventLoops<Event>

    init(_ loops: EventLoops<Event>) { self.loops = loops }

    public func makeAsyncIterator() -> _Concurrency.AsyncStream<Event>.Iterator { loops.begin().makeAsyncIterator() }
  }
}

"""###),
("Events", ###"""
// Needs: Agenda

// MARK: - Events

nonisolated extension Bindgen {
  /// A subscription to the events of a model, which lasts until this is released.
  final class Hearer<Owner, Event> {
    let hear: (Owner, Event) -> Void
    /// The core of the parent that receives the events. Nil for other subscribers.
    fileprivate let core: Core?

    init(_ core: Core?, _ hear: @escaping (Owner, Event) -> Void) { (self.core, self.hear) = (core, hear) }
  }

  /// The receivers of a model's events: its parents, or subscribers.
  final class Hearers<Owner, Event> {
    private var all: [Weak<Hearer<Owner, Event>>] = []

    init() {}

    func add(_ core: Core? = nil, _ hear: @escaping (Owner, Event) -> Void) -> AnyObject {
      if Bindgen.isFull(all) { all.removeAll { $0.object == nil } }
      let hearer = Hearer(core, hear)
      all.append(Weak(hearer))
      return hearer
    }

    fileprivate var present: [Hearer<Owner, Event>] { all.compactMap(\.object) }

    func tell(_ event: Event, of owner: Owner) { for hearer in present { hearer.hear(owner, event) } }
  }
}

nonisolated extension Bindgen.Core {
  /// Sends an event, which is delivered to the owner when observers have been notified.
  func send(_ tell: @escaping () -> Void) {
    open()
    defer { close() }
    family.planned.sent.append(tell)
  }

  /// Sends an event to the owner, when observers have been notified, and in this transaction to the parents that the model has now.
  func send<Owner, Event>(
    _ event: Event,
    of owner: Owner,
    to hearers: Bindgen.Hearers<Owner, Event>,
    _ tell: @escaping () -> Void
  ) {
    open()
    defer { close() }
    let family = family
    for hearer in hearers.present {
      guard let parent = hearer.core else { continue }
      family.planned.heard.append((parent, { hearer.hear(owner, event) }))
      family.isPending = true
    }
    family.planned.sent.append(tell)
  }
}

"""###),
("Family", ###"""
// MARK: - Families

nonisolated extension Bindgen {
  /// A function that notifies observers, for example inside an animation.
  typealias Telling = (_ tell: () -> Void) -> Void

  /// The plans of reactions and effects. (This class does nothing: models with effects, reactions or events bring the subclass.)
  class Agenda {
    init() {}

    func makeNew() -> Agenda { Agenda() }
    func react(_ model: any Model, in family: Family) {}
    /// Carries out the plans. Returns the family, which may have been merged into another one.
    func settle(_ family: Family) -> Family { family }
    func beginNotice() {}
    func endNotice() {}
    /// Whether events are being delivered to owners: until that is done, all else that follows a transaction waits.
    var isTelling: Bool { false }
    /// Ends the outermost transaction: delivers events to owners, lets removed models leave, and starts the tasks of effects.
    func leave(_ family: Family) {}
    /// Passes all plans to a family that this one was merged into.
    func join(_ family: Family) {}
  }

  /// Models that are connected as parents and children. They share transactions.
  final class Family {
    /// The number of open actions, updates and notices.
    var depth = 0
    /// The number of transactions so far, and of rounds in them.
    var transaction = 0
    /// The number of computations in progress. Fields that they read are not tracked.
    var computing = 0
    var isPending = false
    /// The core of the model to notify, if there is only one, which is usual. (An array would take half as long again.)
    /// (It lives while it waits, as its model is retained. To count references would cost a notice 10 ns.)
    private unowned(unsafe) var only: Core?
    private var several: [any Model] = []
    /// A spare buffer for the next round.
    private var spare: [any Model] = []
    /// Whether there are closures to call before a field changes, and the closures that are still to be called.
    var warns = false
    var warnings: [Weak<Observer>] = []
    /// The family that this one was merged into.
    private(set) var larger: Family?
    /// The function that notifies observers of this transaction, if an action sets one, such as an animation. The last one counts.
    var telling: Telling?
    /// The number of fields that are being edited in place, counted only where a view may be shown fields meanwhile.
    var edits = 0
    private var size = 1
    #if BRANCHES
      /// Models that were removed, and leave the family after this transaction.
      var leaving: [Core] = []
    #endif

    /// The plans of reactions and effects. Nil until there are some.
    var agenda: Agenda?

    var whole: Family {
      var whole = self
      while let larger = whole.larger { whole = larger }
      return whole
    }

    /// Merges the smaller family into the larger one, so that the way to `whole` stays short.
    static func unite(_ one: Family, _ other: Family) {
      if one === other { return }
      let (small, large) = one.size > other.size ? (other, one) : (one, other)
      large.size += small.size
      large.depth += small.depth
      large.transaction = Swift.max(large.transaction, small.transaction) + 1
      large.computing += small.computing
      large.edits += small.edits
      #if BRANCHES
        large.leaving += small.leaving
        small.leaving = []
      #endif
      if let agenda = small.agenda.take() { agenda.join(large) }
      if let core = small.only.take() { large.add(core) }
      for model in small.several { large.add(model._core) }
      if let telling = small.telling.take() { large.telling = telling }
      large.warns = large.warns || small.warns
      large.warnings += small.warnings
      (small.several, small.warnings) = ([], [])
      small.larger = large
    }

    #if BRANCHES
      /// Lets removed models leave the family, unless a transaction is open.
      func letGo() {
        if depth > 0 || leaving.isEmpty || agenda?.isTelling == true { return }
        let cores = leaving
        leaving = []
        Core.letGo(cores)
      }
    #endif

    func leave() {
      depth -= 1
      if depth > 0 { return }
      if telling != nil { telling = nil }
      if let agenda { return agenda.leave(self) }
      #if BRANCHES
        letGo()
      #endif
    }

    /// Adds a model that waits to be notified.
    func add(_ core: Core) {
      if isPending { return addToOthers(core) }
      isPending = true
      only = core
    }

    private func addToOthers(_ core: Core) {
      if let first = only.take()?.waiting { several.append(first) }
      if let model = core.waiting { several.append(model) }
    }

    /// Ends a transaction: runs reactions, starts effects, and then notifies. Observers are notified of writes by observers in the
    /// next round. All models are up to date before the first one notifies, and children notify before their parents.
    func finish() {
      guard let agenda else { return tell(after: 0) }
      let family = agenda.settle(self)
      family.agenda?.beginNotice()
      defer { family.whole.agenda?.endNotice() }
      family.tell(after: 0)
    }

    private func tell(after earlier: Int) {
      var rounds = earlier
      while depth == 1 && isPending {
        // What observers change meanwhile belongs to the animation, too.
        if let telling = telling.take() { return telling { self.tell(after: rounds) } }
        rounds += 1
        isPending = false
        transaction &+= 1
        if let core = only.take() { notify(core, rounds) } else { notifySeveral(rounds) }
        // If families are merged meanwhile, the notice or action that was open first goes on.
        if larger == nil && agenda == nil { continue }
        var family = whole
        if let agenda = family.agenda { family = agenda.settle(family) }
        if family !== self { return family.tell(after: rounds) }
      }
    }

    private func notify(_ core: Core, _ rounds: Int) {
      guard let model = core.takeWaiting() else { return }
      core.prepare(model)
      if rounds > 1000 { stop([model], "observers change what they observe") { $0.notice } }
      core.notify(model)
    }

    private func notifySeveral(_ rounds: Int) {
      var round: [any Model] = []
      Swift.swap(&round, &spare)
      Swift.swap(&round, &several)
      round.sort { $0._core.level < $1._core.level }
      for model in round { model._core.prepare(model) }
      if rounds > 1000 { stop(round, "observers change what they observe") { $0.notice } }
      for model in round { model._core.notify(model) }
      round.removeAll(keepingCapacity: true)
      Swift.swap(&round, &spare)
    }

    func stop(_ models: [any Model], _ reason: String, _ fields: (Core) -> Mask) -> Never {
      let names = models.flatMap { model in
        model._core.graph.names(of: fields(model._core)).map { "\(Swift.type(of: model)).\($0)" }
      }
      Swift.fatalError("\(reason); 1000 rounds did not settle \(names)")
    }
  }
}

nonisolated extension Bindgen.Family {
  @_transparent func open() {
    if depth == 0 { transaction &+= 1 }
    depth += 1
  }

  /// Whether there is nothing to do for `finish` and `leave` if an action ends now.
  @_transparent var isQuiet: Bool {
    #if BRANCHES
      if !leaving.isEmpty { return false }
    #endif
    return larger == nil && !isPending && telling == nil && agenda == nil
  }

  /// Ends an action or an update. The end of the outermost one notifies observers.
  /// (The usual end, which nothing follows, counts no references: that would take 4 ns.)
  @_transparent func close() {
    if isQuiet {
      depth -= 1
      return
    }
    if depth == 1 && isPending { finish() }
    if let larger { larger.whole.leave() } else { leave() }
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
  /// A field's name, and how to read the field.
  typealias _Field<Value> = (name: Changes, read: (Self) -> Value)
}

"""###),
("Graph", ###"""
// MARK: - Dependencies of fields

nonisolated extension Bindgen {
  /// A set of a model's fields, by name: its `Changes`, as observers get them. Test it by `changes.contains(.query)`.
  public protocol FieldSet: OptionSet, Sendable where RawValue == UInt64 {}

  /// The dependencies between the fields of a model, known when the code was emitted.
  ///
  /// The tables are unmanaged memory, without counts of references: a graph lives as long as the program.
  final class Graph: @unchecked Sendable {
    /// The names of all fields, states first.
    let names: [String]
    /// The derived fields that use a field directly, by field.
    let users: Swift.UnsafePointer<Mask>
    /// All fields that depend on a field, directly or indirectly, by field.
    let dependents: Swift.UnsafePointer<Mask>
    /// A field itself and all fields that it depends on, by field.
    let sources: Swift.UnsafePointer<Mask>
    let count: Int
    /// All fields that observers can be notified of.
    let all: Mask
    let derived: Mask

    /// The closures that notify a field's readers in Observation, by field.
    let tells: [((AnyObject) -> Void)?]
    #if DEBUG
      /// The names of the parts and fields that debuggers show, with closures that read the values.
      let shown: [(name: String, read: (AnyObject) -> Any)]
    #endif

    /// - Parameter entries: Parts, then states, then derived fields, each after those that it depends on.
    init<Owner: Model>(of owner: Owner.Type, _ entries: GraphEntry<Owner>...) {
      let fields = entries.filter { $0.kind != .part }
      let count = fields.count
      let table = Swift.UnsafeMutablePointer<Mask>.allocate(capacity: 3 * count)
      table.initialize(repeating: Mask(), count: 3 * count)
      let (users, dependents, sources) = (table, table + count, table + 2 * count)
      var (all, derived) = (Mask(), Mask())
      for (number, field) in fields.enumerated() {
        sources[number] = Mask(field: number)
        if !field.isPrivate { all.add(sources[number]) }
        if field.kind == .derived { derived.add(sources[number]) }
        for input in field.inputs.mask.numbers {
          users[input].add(Mask(field: number))
          sources[number].add(sources[input])
        }
        for source in sources[number].numbers where source != number { dependents[source].add(Mask(field: number)) }
      }
      (names, self.count) = (fields.map(\.name), count)
      (self.users, self.dependents, self.sources) = (.init(users), .init(dependents), .init(sources))
      (tells, self.all, self.derived) = (fields.map(\.tell), all, derived)
      #if DEBUG
        shown = entries.compactMap { entry in
          entry.path.map { path in (entry.name, { Swift.unsafeDowncast($0, to: Owner.self)[keyPath: path] }) }
        }
      #endif
    }

    /// Returns these fields and all fields that they depend on.
    func sources(of fields: Mask) -> Mask {
      var (sources, rest) = (Mask(), fields)
      while !rest.isEmpty, rest.first < count { sources.add(self.sources[rest.takeFirst()]) }
      return sources
    }

    /// Returns these fields and all fields that depend on them.
    func dependents(of fields: Mask) -> Mask {
      var (dependents, rest) = (fields, fields)
      while !rest.isEmpty { dependents.add(self.dependents[rest.takeFirst()]) }
      return dependents
    }

    func names(of fields: Mask) -> [String] {
      names.indices.filter { fields.meets(Mask(field: $0)) }.map { names[$0] }
    }
  }

  /// A line of a graph: a field, or a part that debuggers show with the fields.
  struct GraphEntry<Owner: Model> {
    enum Kind { case part, state, derived }

    let kind: Kind
    let name: String
    /// The path to the value. Nil if debuggers don't show it.
    var path: Swift.PartialKeyPath<Owner>?
    var isPrivate = false
    /// The fields of the same model that it uses.
    var inputs: Owner.Changes = []
    /// Notifies the field's readers in Observation.
    var tell: ((AnyObject) -> Void)?
  }
}

nonisolated extension Bindgen.GraphEntry {
  typealias Path<Value> = Swift.KeyPath<Owner, Value>

  static func part<Value>(_ name: String, _ path: Path<Value>) -> Self {
    Self(kind: .part, name: name, path: path)
  }

  static func state<Value>(_ name: String, _ path: Path<Value>, isPrivate: Bool = false) -> Self {
    Self(kind: .state, name: name, path: path, isPrivate: isPrivate)
  }

  static func derived<Value>(
    _ name: String,
    _ path: Path<Value>,
    from inputs: Owner.Changes = [],
    isPrivate: Bool = false
  ) -> Self {
    Self(kind: .derived, name: name, path: path, isPrivate: isPrivate, inputs: inputs)
  }

  /// Returns the entry of a field that the spec does not name.
  static func hidden(_ name: String) -> Self { Self(kind: .state, name: name, isPrivate: true) }

  static func hidden(_ name: String, from inputs: Owner.Changes) -> Self {
    Self(kind: .derived, name: name, isPrivate: true, inputs: inputs)
  }
}

nonisolated extension Bindgen.FieldSet {
  @_transparent init(field: Int) { self.init(rawValue: 1 &<< UInt64(truncatingIfNeeded: field)) }
  @_transparent init(_ mask: Bindgen.Mask) { self.init(rawValue: mask.word) }
  /// All fields of a model, whatever their access.
  static var _all: Self { Self(rawValue: .max) }
  @_transparent var mask: Bindgen.Mask { Bindgen.Mask(rawValue) }
  /// The number of the first field. The set must not be empty.
  @_transparent var number: Int { rawValue.trailingZeroBitCount }
}

"""###),
("Guarded", ###"""
// MARK: - Values for all threads

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
  /// A value that any thread may read and write. (`Mutex` needs newer systems, and `Sendable` values.)
  final class Guarded<Value>: @unchecked Sendable {
    private var guarded: Value
    #if canImport(WinSDK)
      private let lock = Swift.UnsafeMutablePointer<SRWLOCK>.allocate(capacity: 1)
    #else
      private let lock = Swift.UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
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
        // The old value is released after the lock: its deinitializer may call a double.
        var value = newValue
        edit { Swift.swap(&$0, &value) }
      }
    }

    /// Calls a closure with the value under the lock. It must not use this object again: that would be a deadlock.
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

    /// Removes and returns the first element of a list.
    func next<Element>() -> Element? where Value == [Element] { edit { Bindgen.next(&$0) } }
  }

  /// Removes and returns the first element of a list.
  static func next<Element>(_ list: inout [Element]) -> Element? { list.isEmpty ? nil : list.removeFirst() }
}

"""###),
("Kept", ###"""
// MARK: - Kept forms of lists

nonisolated extension Bindgen {
  /// A kept form of a list, which is brought up to date from the touched rows, with a history of its own. A form of this form is
  /// its `next` one.
  class Kept: History {
    @exclusivity(unchecked) private var reader = Reader()
    /// Whether another field that closures use has changed: they must be called again for each row.
    @exclusivity(unchecked) private var asksAgain = false
    @exclusivity(unchecked) private var next: Kept?

    override init() { super.init() }

    override var isKept: Bool { true }

    /// The history of the rows.
    fileprivate var origin: History? { self }
    /// The rows of the form, if it selects or sorts the rows of a list.
    var selection: Order? { nil }

    /// Returns the touches of a list since the last call, or `nil` if they are not known.
    func news<Row>(of list: RowList<Row>) -> News? {
      let known = reader.known
      defer { asksAgain = false }
      guard let touches = reader.news(of: list.kept?.origin) else { return nil }
      // The tickets of removed touches may belong to other rows now: readers that missed these touches start over.
      if known != reader.known { forget() }
      return News(touches: touches, isAsked: asksAgain)
    }

    /// Returns the next form, which is created first if it does not exist or is of another type: an expression usually has the same
    /// form each time. (Comparing types is cheaper than a cast.)
    func next<Next: Kept>(_ make: () -> Next) -> Next {
      if let next, Swift.type(of: next) == Next.self { return Swift.unsafeDowncast(next, to: Next.self) }
      let next = make()
      self.next = next
      return next
    }

    func askAgain() {
      asksAgain = true
      next?.askAgain()
    }

    /// The last form in the chain of next forms from this one on.
    fileprivate var last: Kept {
      var last = self
      while let next = last.next { last = next }
      return last
    }
  }

  /// Marks forms whose closures name a field that has changed: these are called again for each row.
  @discardableResult static func askAgain(_ forms: Kept...) -> Bool {
    for form in forms { form.askAgain() }
    return true
  }

  /// The touches of a list since a form last read them, and whether closures must be called again for all rows.
  struct News {
    let touches: Swift.ContiguousArray<Touch>
    let isAsked: Bool
  }

  /// The start of a chain of forms: a model's list itself.
  final class KeptSource: Kept {
    @exclusivity(unchecked) fileprivate var list: History?

    override fileprivate var origin: History? { list }

    override init() {}

    /// Calls a closure that reads the forms, and returns whether the last one has changed.
    func changes<Value>(_ read: () -> Value) -> Bool {
      let (old, version) = (last, last.version)
      _ = read()
      return last !== old || last.version != version
    }
  }
}

nonisolated extension Bindgen.RowList {
  var isKept: Bool { history?.isKept == true }

  fileprivate var kept: Bindgen.Kept? {
    isKept ? Swift.unsafeDowncast(history.unsafelyUnwrapped, to: Bindgen.Kept.self) : nil
  }

  func next<Form: Bindgen.Kept>(_ make: () -> Form) -> Form? { kept?.next(make) }
}

nonisolated extension Bindgen.ModelRows {
  /// Returns a model's own list with tickets, for a kept form of it.
  @inline(__always)
  mutating func followed(by source: Bindgen.KeptSource) -> Self {
    addTicketsIfMissing()
    return kept(by: source)
  }

  /// Returns the same list. Its forms are kept from now on.
  @inline(__always)
  func kept(by source: Bindgen.KeptSource) -> Self {
    if source.list !== _list.history { source.list = _list.history }
    return _with(Bindgen.RowList(_list.store, selection: _list.selection, source))
  }

  /// Returns the rows that the last form selected when it was last brought up to date.
  func selected(by source: Bindgen.KeptSource) -> Self {
    let form = source.last
    return _with(Bindgen.RowList(_list.store, selection: form.selection, form))
  }
}

"""###),
("KeptFilter", ###"""
// MARK: - Kept filters

nonisolated extension Bindgen {
  /// The rows that pass a filter, in the list's order.
  final class KeptFilter: KeptOrder {
    func follow<Row>(_ list: RowList<Row>, _ passes: (Row) -> Bool) -> RowList<Row> {
      let order = list.tickets
      follow(
        list,
        look: { (passes($1), !$0.isPlaced) },
        isBefore: { order.isBefore($0, $1) },
        all: {
          var tickets: [Ticket] = []
          list.forEachTicket { if passes($1) { tickets.append($0) } }
          return tickets
        }
      )
      return rows(of: list.store)
    }
  }
}

"""###),
("KeptFirst", ###"""
// MARK: - Kept single rows

nonisolated extension Bindgen {
  /// The first row of a list.
  final class KeptFirst: Kept {
    @exclusivity(unchecked) private var first: Ticket?

    func follow<Row>(_ list: RowList<Row>) {
      let first = list.count == 0 ? nil : list.ticket(at: 0)
      let touches = news(of: list)?.touches
      let isChanged = touches?.contains { $0.isChanged && $0.ticket == first } ?? true
      if isChanged || first != self.first { restart() }
      self.first = first
    }
  }
}

"""###),
("KeptMap", ###"""
// MARK: - Kept rows that are made from others

nonisolated extension Bindgen {
  /// The rows that a closure creates from the rows of a list.
  final class KeptMap<New>: KeptOrder {
    /// The created rows, by the tickets of the rows that they are created from.
    @exclusivity(unchecked) private var made = RowStore<New>([])

    /// - Parameter make: Returns `nil` to leave a row out.
    func follow<Row>(_ list: RowList<Row>, _ make: (Row) -> New?, areSame: (New, New) -> Bool) -> RowList<New> {
      if !Swift.isKnownUniquelyReferenced(&made) { made = RowStore(copy: made) }
      func remade(_ touches: some Swift.Sequence<Touch>) -> Swift.ContiguousArray<Touch> {
        Swift.ContiguousArray(touches.map { remake($0, of: list, make, areSame) })
      }
      let (order, news) = (list.tickets, news(of: list))
      if let news, !news.isAsked {
        move(
          remade(news.touches),
          of: list,
          look: { touch, _ in (self.made.rows[touch.ticket] != nil, !touch.isPlaced) },
          isBefore: { order.isBefore($0, $1) }
        )
      } else {
        if news == nil { made = RowStore([]) }
        let gone = news?.touches.filter { !list.contains($0.ticket) } ?? []
        let all = remade(gone + order.all.map { Touch(ticket: $0, isChanged: true, isPlaced: false) })
        begin(order.all.filter { made.rows[$0] != nil }, news == nil ? nil : all)
      }
      return rows(of: made)
    }

    /// Creates a touched row again. If the result is equal to the old row, the row has moved at most.
    private func remake<Row>(
      _ touch: Touch,
      of list: RowList<Row>,
      _ make: (Row) -> New?,
      _ areSame: (New, New) -> Bool
    ) -> Touch {
      let old = made.rows[touch.ticket]
      if old != nil, !touch.isChanged, list.contains(touch.ticket) { return touch }
      let new = list.contains(touch.ticket) ? make(list[ticket: touch.ticket]) : nil
      if old != nil || new != nil { made.rows[touch.ticket] = new }
      guard let old, let new else { return touch }
      let isSame = areSame(old, new)
      return Touch(ticket: touch.ticket, isChanged: !isSame, isPlaced: touch.isPlaced)
    }
  }
}

"""###),
("KeptOrder", ###"""
// MARK: - Kept orders

nonisolated extension Bindgen {
  /// A kept form with some rows of a list, or with all in another order.
  class KeptOrder: Kept {
    @exclusivity(unchecked) private(set) var order = Order([])
    @exclusivity(unchecked) private var looks: Swift.ContiguousArray<(wasIn: Bool, belongs: Bool)> = []

    override var selection: Order? { order }

    /// Returns the rows of this order, taken from a store.
    func rows<Row>(of store: RowStore<Row>) -> RowList<Row> {
      RowList(store, selection: order, self)
    }

    func makeOwn() {
      if !Swift.isKnownUniquelyReferenced(&order) { order = Order(copy: order) }
    }

    /// - Parameters:
    ///   - look: Whether a row of the list belongs here, and whether it stays where it is.
    ///   - all: All tickets that belong here, in order.
    func follow<Row>(
      _ list: RowList<Row>,
      look: (Touch, Row) -> (belongs: Bool, stays: Bool),
      isBefore: (Ticket, Ticket) -> Bool,
      all: () -> [Ticket]
    ) {
      guard let news = news(of: list) else { return begin(all(), nil) }
      if news.isAsked { return begin(all(), news.touches) }
      move(news.touches, of: list, look: look, isBefore: isBefore)
    }

    /// Removes all rows that may have moved before it inserts any: a comparison with a misplaced row would be wrong.
    func move<Row>(
      _ touches: Swift.ContiguousArray<Touch>,
      of list: RowList<Row>,
      look: (Touch, Row) -> (belongs: Bool, stays: Bool),
      isBefore: (Ticket, Ticket) -> Bool
    ) {
      if touches.isEmpty { return }
      makeOwn()
      looks.removeAll(keepingCapacity: true)
      for touch in touches {
        let wasIn = order.contains(touch.ticket)
        let now = list.row(touch.ticket).map { look(touch, $0) } ?? (belongs: false, stays: false)
        if wasIn && !(now.belongs && now.stays) { order.remove(touch.ticket) }
        looks.append((wasIn, now.belongs))
      }
      for (touch, look) in Swift.zip(touches, looks) { settle(touch, look.wasIn, look.belongs, isBefore) }
      trim(for: order.count)
    }

    private func settle(_ touch: Touch, _ wasIn: Bool, _ belongs: Bool, _ isBefore: (Ticket, Ticket) -> Bool) {
      let isPlaced = belongs && !order.contains(touch.ticket)
      if isPlaced { order.insert(touch.ticket) { isBefore($0, touch.ticket) } }
      if isPlaced || belongs != wasIn || belongs && touch.isChanged {
        add(touch.ticket, isChanged: touch.isChanged || !wasIn, isPlaced: isPlaced || belongs != wasIn)
      }
    }

    /// Starts over with an order. If the touched rows are known, the history records what happened to each.
    func begin(_ tickets: [Ticket], _ touches: Swift.ContiguousArray<Touch>?) {
      let new = Order(tickets)
      if let touches { compare(new, touches) } else { restart() }
      order = new
    }

    private func compare(_ new: Order, _ touches: Swift.ContiguousArray<Touch>) {
      for touch in touches where touch.isChanged && new.contains(touch.ticket) {
        add(touch.ticket, isChanged: true, isPlaced: false)
      }
      // Rows that are in both orders, in the same sequence, have not moved.
      var old = order.all.lazy.filter { new.contains($0) }.makeIterator()
      for ticket in order.all where !new.contains(ticket) {
        add(ticket, isChanged: false, isPlaced: true)
      }
      for ticket in new.all {
        let isNew = !order.contains(ticket)
        if isNew || old.next() != ticket { add(ticket, isChanged: isNew, isPlaced: true) }
      }
      trim(for: order.count)
    }
  }
}

"""###),
("KeptPrefix", ###"""
// MARK: - Kept prefixes

nonisolated extension Bindgen {
  /// The first rows of a list.
  final class KeptPrefix: KeptOrder {
    func follow<Row>(_ list: RowList<Row>, _ count: Int) -> RowList<Row> {
      let all = list.tickets
      follow(
        list,
        look: { touch, _ in (all.position(of: touch.ticket) < count, !touch.isPlaced) },
        isBefore: { all.isBefore($0, $1) },
        all: { Array(all.all.prefix(count)) }
      )
      fill(all, Swift.min(count, all.count))
      return rows(of: list.store)
    }

    /// Handles rows that were not touched, but were pushed out or moved up.
    private func fill(_ all: Order, _ count: Int) {
      if order.count == count { return }
      makeOwn()
      while order.count > count {
        let last = order[order.count - 1]
        order.remove(last)
        add(last, isChanged: false, isPlaced: true)
      }
      var position = count
      while order.count < count {
        position -= 1
        let ticket = all[position]
        if order.contains(ticket) { continue }
        order.insert(ticket) { all.isBefore($0, ticket) }
        add(ticket, isChanged: true, isPlaced: true)
      }
    }
  }
}

"""###),
("KeptSort", ###"""
// MARK: - Kept sorted rows

nonisolated extension Bindgen {
  /// The rows sorted by a key. Rows with equal keys stay in the list's order.
  final class KeptSort<Key: Comparable>: KeptOrder {
    /// The keys of the rows, by ticket. A ticket without a row may have any key.
    @exclusivity(unchecked) private var keys: Swift.ContiguousArray<Key> = []

    func follow<Row>(_ list: RowList<Row>, _ key: (Row) -> Key, _ order: SortOrder) -> RowList<Row> {
      let all = list.tickets
      follow(
        list,
        look: { touch, row in
          let new = key(row)
          let stays = !touch.isPlaced && Int(touch.ticket) < self.keys.count && self.keys[Int(touch.ticket)] == new
          self.set(new, for: touch.ticket)
          return (true, stays)
        },
        isBefore: { one, other in
          let (left, right) = (self.keys[Int(one)], self.keys[Int(other)])
          return order.puts(left, before: right) || !order.puts(right, before: left) && all.isBefore(one, other)
        },
        all: {
          var all: [(key: Key, position: Int, ticket: Ticket)] = []
          self.keys = []
          self.keys.reserveCapacity(list.store.rows.values.count)
          list.forEachTicket { ticket, row in
            let key = key(row)
            self.set(key, for: ticket)
            all.append((key, all.count, ticket))
          }
          all.sort {
            order.puts($0.key, before: $1.key) || !order.puts($1.key, before: $0.key) && $0.position < $1.position
          }
          return all.map(\.ticket)
        }
      )
      return rows(of: list.store)
    }

    private func set(_ key: Key, for ticket: Ticket) {
      while Int(ticket) >= keys.count { keys.append(key) }
      keys[Int(ticket)] = key
    }
  }
}

"""###),
("KeptSum", ###"""
// MARK: - Kept sums

nonisolated extension Bindgen {
  /// The sum of a value of each row.
  final class KeptSum<Value>: Kept {
    @exclusivity(unchecked) private var values = ByTicket<Value>()
    @exclusivity(unchecked) private var sum: Value?

    func follow<Row>(
      _ list: RowList<Row>,
      zero: Value,
      _ value: (Row) -> Value,
      add: (inout Value, Value) -> Void,
      subtract: (inout Value, Value) -> Void
    ) -> Value {
      if let news = news(of: list), !news.isAsked {
        for ticket in news.touches.lazy.map(\.ticket) {
          if let old = values[ticket] { subtract(&sum!, old) }
          let new = list.row(ticket).map(value)
          values[ticket] = new
          if let new { add(&sum!, new) }
        }
      } else {
        (values, sum) = (ByTicket(), zero)
        list.forEachTicket { ticket, row in
          let new = value(row)
          values[ticket] = new
          add(&sum!, new)
        }
      }
      return sum!
    }
  }
}

nonisolated extension Bindgen {
  static func keep(sumOf: (some Swift.FixedWidthInteger).Type) {}
  @available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
  static func keep(sumOf: Swift.Duration.Type) {}
  @available(*, unavailable, message: "a sum of floating-point numbers depends on their order, and is not kept")
  static func keep(sumOf: (some Swift.AdditiveArithmetic).Type) {}
}

"""###),
("ListSources", ###"""
// MARK: - Sources of lists

nonisolated extension Bindgen {
  /// A value whose rows can be edited by a `ListSource`. Each edit returns a new value. The outlet `listSource` emits conformances.
  public protocol EditableList {
    associatedtype Row

    /// The number of rows.
    var count: Int { get }
    /// The row at a position.
    subscript(position: Int) -> Row { get }
    /// Whether there is room for another row.
    var mayInsert: Bool { get }
    /// Returns a new row to insert, or nil if the list creates none.
    func newRow() -> Row?
    /// Returns the value with another row, or the same rows if it refuses the row.
    func inserting(_ row: Row, at position: Int) -> Self
    /// Returns the value without the row at a position.
    func removing(at position: Int) -> Self
    /// Returns the value with a row moved to another position.
    ///
    /// - Parameter target: The row's final position.
    func moving(from position: Int, to target: Int) -> Self
  }

  /// The rows of a list for a table, and their edits. Show it by a `TableSource`; subclass it to restrict insertions.
  open class ListSource<List: EditableList> {
    /// The list. Setting it reports that all rows may have changed: for single rows, use `insert`, `delete` and `move`.
    public var list: List {
      get { current }
      set {
        var edits = Edits()
        edits.isAll = true
        tell(edits, of: newValue)
      }
    }
    private var current: List

    /// The callback after each edit, with the edits of the rows. A `TableSource` sets it.
    public var onEdits: ((Edits) -> Void)?

    /// Creates a source of a list's rows.
    public init(_ list: List) { current = list }

    /// The number of rows.
    public var count: Int { current.count }
    /// The row at a position.
    public subscript(position: Int) -> List.Row { current[position] }

    /// Whether a row may be added. Override it to add conditions.
    open var mayInsert: Bool { current.mayInsert }

    /// Returns the row that `add` inserts at the top. Override it if the list does not create rows itself.
    open func newRow() -> List.Row? { current.newRow() }

    /// Inserts a new row at the top, for example for an "Add" button. Returns whether there was one, and room for it.
    @discardableResult
    public func add() -> Bool {
      guard mayInsert, let row = newRow() else { return false }
      return insert(row, at: 0)
    }

    /// Inserts a row, and returns whether that was allowed.
    @discardableResult
    public func insert(_ row: List.Row, at position: Int) -> Bool {
      Swift.precondition(position >= 0 && position <= count, "the index is out of range")
      let list = current.inserting(row, at: position)
      guard mayInsert, list.count > count else { return false }
      var edits = Edits()
      edits.inserts = [position]
      tell(edits, of: list)
      return true
    }

    /// Removes the row at a position.
    public func delete(at position: Int) {
      var edits = Edits()
      edits.deletes = [position]
      tell(edits, of: current.removing(at: position))
    }

    /// Moves a row to another position.
    ///
    /// - Parameter target: The row's final position.
    public func move(from position: Int, to target: Int) {
      if position == target { return }
      var edits = Edits()
      edits.moves = [Edits.Move(from: position, to: target)]
      tell(edits, of: current.moving(from: position, to: target))
    }

    private func tell(_ edits: Edits, of list: List) {
      current = list
      onEdits?(edits)
    }
  }
}

"""###),
("Loads", ###"""
// Needs: Errors

// MARK: - Loads

nonisolated extension Bindgen {
  /// The values of the fields that a load or a reaction depends on.
  struct Inputs: Swift.Equatable {
    private let values: [any Swift.Equatable]

    init(_ values: [any Swift.Equatable]) { self.values = values }

    static func == (one: Inputs, other: Inputs) -> Bool {
      for (value, another) in Swift.zip(one.values, other.values) {
        if !areEqual(value, another) { return false }
      }
      return true
    }

    private static func areEqual<Value: Swift.Equatable>(_ one: Value, _ other: any Swift.Equatable) -> Bool {
      (other as? Value) == one
    }
  }

  /// An input whose every write counts as a change: it is equal to no other one.
  final class Writes: Swift.Equatable {
    init(_ fields: Any?...) {}

    static func == (one: Writes, other: Writes) -> Bool { one === other }
  }

  /// A stored property of a value that is no part of the value's equality.
  struct Beside<Value>: Swift.Hashable {
    var value: Value

    init(_ value: Value) { self.value = value }

    static func == (one: Beside, other: Beside) -> Bool { true }

    func hash(into hasher: inout Swift.Hasher) {}
  }

  /// Replaces the error of a load, and returns whether it changed.
  static func replace(_ old: inout (any Swift.Error)?, with new: (any Swift.Error)?) -> Bool {
    defer { old = new }
    guard let one = old, let other = new else { return old != nil || new != nil }
    return !areEqual(one, other)
  }
}

nonisolated extension Bindgen.Beside: Swift.Sendable where Value: Swift.Sendable {}

"""###),
("Mask", ###"""
// MARK: - Sets of fields

nonisolated extension Bindgen {
  /// A set of fields, one bit each: states first, then derived fields, each after the fields that it depends on.
  struct Mask: Equatable, Sendable {
    var word: UInt64 = 0

    @_transparent init() {}
    @_transparent init(_ word: UInt64) { self.word = word }
    @_transparent init(field: Int) { word = 1 &<< UInt64(truncatingIfNeeded: field) }

    @_transparent var isEmpty: Bool { word == 0 }

    /// The number of the first field. The set must not be empty.
    @_transparent var first: Int { word.trailingZeroBitCount }

    @_transparent func meets(_ other: Mask) -> Bool { word & other.word != 0 }

    @_transparent mutating func add(_ other: Mask) { word |= other.word }

    @_transparent mutating func remove(_ other: Mask) { word &= ~other.word }

    @_transparent mutating func keep(_ other: Mask) { word &= other.word }

    @_transparent func without(_ other: Mask) -> Mask { Mask(word & ~other.word) }

    /// Removes the first field, and returns its number. The set must not be empty.
    mutating func takeFirst() -> Int {
      defer { word &= word &- 1 }
      return first
    }

    /// The numbers of the fields, ascending.
    var numbers: [Int] {
      var (numbers, rest): ([Int], Mask) = ([], self)
      while !rest.isEmpty { numbers.append(rest.takeFirst()) }
      return numbers
    }
  }
}

"""###),
("ModelEffects", ###"""
// Needs: CoreEffects, EffectBodies

// MARK: - Effects of models

nonisolated extension Bindgen {
  /// A model that starts effects.
  protocol Acting: Model {
    /// The actor that its effects run on.
    associatedtype _Home: _Concurrency.GlobalActor
  }

  /// The effects of a model, which end with it.
  final class ModelEffects<Owner: Acting> {
    private unowned let owner: Owner
    private let effects: Effects
    /// The callbacks for what runs, with the names of the effects.
    private var askers: [(word: String, take: (Runs) -> Void)] = []

    init(of owner: Owner) {
      self.owner = owner
      effects = Effects(owner._core)
    }

    /// - Parameter asked: Closures by which the model stores which effects run, by names of effects.
    convenience init(of owner: Owner, _ asked: Swift.KeyValuePairs<String, (Owner, Runs) -> Void>) {
      self.init(of: owner)
      for (word, take) in asked {
        ask(word) { [weak owner] runs in if let owner { take(owner, runs) } }
      }
    }

    /// Adds a callback for the running effects of a name, and returns those that run now.
    @discardableResult
    func ask(_ word: String, _ take: @escaping (Runs) -> Void) -> Runs {
      if askers.isEmpty {
        effects.tellWhatRuns(in: owner._core) { [weak self] effects in
          for asker in self?.askers ?? [] { asker.take(effects.runs(asker.word)) }
        }
      }
      askers.append((word, take))
      return effects.runs(word)
    }

    /// Starts an effect when the reactions to the open action have run. Then `run` reads the fields, and returns the work, or nil if
    /// the effect does not start.
    func begin<Value>(
      _ word: String = "",
      _ policy: EffectPolicy = .all,
      at place: StaticString,
      isCall: Bool = false,
      outlives: Bool = false,
      isMissed: Bool = false,
      run: @escaping (Owner, RunningEffect<Owner>) -> Run<Value>?,
      then: ((Owner, Value) -> Void)? = nil,
      catch failed: ((Owner, any Swift.Error) -> Void)? = nil
    ) {
      let plan: RunningEffect<Owner>.Plan = { owner, running in
        running.id = EffectID(word)
        guard let work = run(owner, running),
          running.enters(running.id, policy, isCall: isCall, outlives: outlives, isMissed: isMissed)
        else { return nil }
        return running.body(work, then: then, catch: failed)
      }
      owner._core.plan(owner, effects, at: place, plan) { $0.start(on: Owner._Home.shared) }
    }

    /// Starts an effect without a result, in the way of `begin`.
    func perform(
      _ word: String = "",
      _ policy: EffectPolicy = .all,
      at place: StaticString,
      outlives: Bool = false,
      isMissed: Bool = false,
      run: @escaping (Owner, RunningEffect<Owner>) -> Run<Void>?,
      then: ((Owner) -> Void)? = nil,
      catch failed: ((Owner, any Swift.Error) -> Void)? = nil
    ) {
      begin(
        word,
        policy,
        at: place,
        outlives: outlives,
        isMissed: isMissed,
        run: run,
        then: then.map { then in { model, _ in then(model) } },
        catch: failed
      )
    }

    /// Cancels the effects that run when the reactions to the open action have run: all of a name, or those with an id.
    func cancel(_ word: String, _ id: (() -> [any Hashable & Sendable])? = nil) {
      owner._core.plan { [effects] in
        if let id { effects.cancel(EffectID(word, id())) } else { effects.cancel(word) }
      }
    }

    func cancelOld(_ word: String) { owner._core.plan { [effects] in effects.cancelOld(word) } }
  }
}

nonisolated extension Bindgen.Core {
  /// Calls the body of an action with effects, and returns the handle of these.
  @discardableResult
  func perform<Failure: Swift.Error>(_ action: () throws(Failure) -> Void) throws(Failure) -> Bindgen.Effect {
    family.open()
    let work = Bindgen.Work(in: family.work)
    family.planned.works.append(work)
    defer {
      // (Afterwards the model may be in another family.)
      let family = family
      // The reactions to the outermost action are a part of its work.
      close()
      family.whole.planned.works.removeLast()
    }
    try action()
    return Bindgen.Effect(work)
  }

  /// Plans an effect of the open action.
  func plan<Owner>(
    _ owner: Owner,
    _ effects: Bindgen.Effects,
    at place: StaticString,
    _ plan: @escaping Bindgen.RunningEffect<Owner>.Plan,
    start: @escaping Bindgen.RunningEffect<Owner>.Start
  ) {
    let work = family.work
    let works = work.map { [$0] } ?? []
    let effect = Bindgen.RunningEffect(owner, effects, at: place, in: works + watched, self, plan: plan)
    family.add {
      let begun = effect.begin { effect in Bindgen.Work.ofTask.withValue(work) { start(effect) } }
      guard let start = begun else { return }
      self.family.planned.starts.append(start)
      self.family.planned.begun.append { effect.announce() }
    }
  }
}

"""###),
("ModelLoads", ###"""
// Needs: Loads, ModelEffects

// MARK: - Loads of models

nonisolated extension Bindgen {
  /// The load of a state: how it is loaded, whether that runs, and whether it has succeeded or failed.
  final class Load<Owner: Acting, Value> {
    /// The error of the last load, until the next one starts.
    private(set) var failure: (any Swift.Error)?
    /// Whether a load has succeeded since the creation of the model, or since the state was cleared.
    private(set) var isLoaded = false
    /// The running effects of the load. Nil until they are first read.
    private var asked: Runs?
    private unowned let owner: Owner
    /// The effects of the model, if it has others than those of this load.
    private let given: ModelEffects<Owner>?
    private lazy var effects = given ?? ModelEffects(of: owner)
    private let word: String
    private let place: StaticString
    /// The field of the model that stands for what is known of the load, and closures that some models call around a write of it.
    private let field: Owner.Changes
    private let willWrite: ((Owner, Owner.Changes) -> Void)?
    private let wrote: ((Owner, Owner.Changes) -> Void)?
    /// The inputs, and their values at their last change; then their fields, and those among them that are `equal: never`.
    private let inputs: ((Owner) -> Inputs)?
    private var known: Inputs?
    private var (watched, written) = (Mask(), Mask())
    private let clear: ((Owner) -> Void)?
    private let run: (Owner, RunningEffect<Owner>) -> Run<Value>?
    private let then: (Owner, Value) -> Void
    // (Weakly: a task must not retain what cancels it.)
    private lazy var end: (Owner, Value) -> Void = { [weak self, then] owner, value in
      then(owner, value)
      self?.setLoaded(true)
    }
    private lazy var failed: (Owner, any Swift.Error) -> Void = { [weak self] _, error in self?.fail(error) }

    /// - Parameters:
    ///   - willWrite: Announces a change, in a model that does so.
    ///   - wrote: Replaces `_wrote`, in a model in which more follows from a change of this field.
    ///   - clear: Gives the state its initial value again.
    ///   - run: Reads the fields and returns the work, or nil if nothing is to be loaded.
    init(
      of owner: Owner,
      effects: ModelEffects<Owner>? = nil,
      _ word: String,
      _ field: Owner.Changes,
      willWrite: ((Owner, Owner.Changes) -> Void)? = nil,
      wrote: ((Owner, Owner.Changes) -> Void)? = nil,
      at place: StaticString,
      on inputs: ((Owner) -> Inputs)? = nil,
      clear: ((Owner) -> Void)? = nil,
      run: @escaping (Owner, RunningEffect<Owner>) -> Run<Value>?,
      then: @escaping (Owner, Value) -> Void
    ) {
      (self.owner, given, self.word, self.field, self.place) = (owner, effects, word, field, place)
      (self.willWrite, self.wrote, self.inputs, self.clear) = (willWrite, wrote, inputs, clear)
      (self.run, self.then) = (run, then)
    }

    var runs: Runs {
      if let asked { return asked }
      let runs = effects.ask(word) { [weak self] runs in self?.write { Bindgen.replace(&$0.asked, with: runs) } }
      asked = runs
      return runs
    }

    /// Loads at once.
    @discardableResult
    func begin() -> Effect { owner._core.perform { begin(isCall: true) } }

    /// Begins to follow the fields that it depends on. Called at the end of the model's initializer.
    ///
    /// - Parameter written: The fields that are `equal: never`.
    func watch(_ fields: Owner.Changes, always written: Owner.Changes = []) {
      // (Each read of an unowned reference counts it.)
      let owner = owner
      let core = owner._core
      (watched, self.written) = (fields.mask, written.mask)
      if let inputs { known = core.unseen { inputs(owner) } }
      core.react(to: watched, of: owner)
    }

    /// Loads again if the inputs have changed.
    func react(to changed: Mask) {
      guard changed.meets(watched) else { return }
      let owner = owner
      let isNew = inputs.map { inputs in Bindgen.replace(&known, with: owner._core.unseen { inputs(owner) }) } ?? true
      if isNew || changed.meets(written) { inputsChanged() }
    }

    /// Cancels the loads of old inputs, and loads for the changed ones.
    private func inputsChanged() {
      owner._core.perform {
        effects.cancelOld(word)
        if let clear {
          clear(owner)
          setLoaded(false)
        }
        begin(isCall: false)
      }
    }

    private func begin(isCall: Bool) {
      forget()
      effects.begin(word, .replace, at: place, isCall: isCall, run: run, then: end, catch: failed)
    }

    /// Cancels the load, and forgets its failure.
    func cancel() {
      forget()
      effects.cancel(word)
    }

    func forget() { fail(nil) }

    private func fail(_ error: (any Swift.Error)?) {
      write { Bindgen.replace(&$0.failure, with: error) }
    }

    private func setLoaded(_ isLoaded: Bool) {
      write { Bindgen.replace(&$0.isLoaded, with: isLoaded) }
    }

    private func write(_ replace: (Load) -> Bool) {
      willWrite?(owner, field)
      guard replace(self) else { return }
      if let wrote { wrote(owner, field) } else { owner._wrote(field) }
    }
  }
}

"""###),
("ModelRows", ###"""
// MARK: - Lists of models

nonisolated extension Bindgen {
  /// A list of a model: `Rows` with ids, or `PlainRows` without. Use it for code that takes either.
  public protocol ModelRows: Swift.RandomAccessCollection, Swift.MutableCollection, Swift.ExpressibleByArrayLiteral,
    Swift.CustomStringConvertible, Swift.CustomReflectable
  where Self.Iterator == RowList<Element>.Iterator, Self.Index == Int, Self.Indices == Swift.Range<Int> {
    /// The rows and their order. For internal use.
    var _list: RowList<Element> { get set }

    /// Creates an empty list.
    init()
    /// Returns some of these rows, or all in another order. For internal use.
    func _with(_ list: RowList<Element>) -> Self

    /// Inserts a row. Returns false without a change if there is a row with the same id, or no room.
    mutating func insert(_ row: Element, at position: Int) -> Bool
    /// Removes the row at a position, and returns it.
    mutating func remove(at position: Int) -> Element

    /// Builds the lookup by ids again, after the rows were replaced or got tickets. For internal use.
    mutating func _setIDs()

    /// Replaces the rows with those of another list. For internal use.
    ///
    /// - Returns: Whether something changed.
    mutating func _assign(_ others: Self, areSame: (Element, Element) -> Bool) -> Bool
  }
}

nonisolated extension Bindgen.ModelRows {
  /// Creates a list from rows, such as those of an array. Of rows with the same id, it takes the first.
  public init(_ rows: some Swift.Sequence<Element>) {
    self.init()
    _list.store.reserve(rows.underestimatedCount)
    append(contentsOf: rows)
  }

  /// Creates a copy of a list, independent of the model that it is from.
  public init(_ rows: Self) { self = rows.unlinked }

  public init(arrayLiteral rows: Element...) { self.init(rows) }

  /// Returns the same rows, with the history of a model's own list.
  consuming func linked(_ history: Bindgen.History?) -> Self {
    _list.link(history)
    return self
  }

  /// The same rows, without the history of a model's own list.
  var unlinked: Self {
    consuming get {
      _list.link(nil)
      return self
    }
  }

  var history: Bindgen.History? {
    get { _list.history }
    set {
      // The whole list was replaced, so all its readers start over.
      if _list.history === newValue { return }
      newValue?.restart()
      _list.link(newValue)
      _list.edited()
      _list.placed()
    }
  }

  func limited(to limit: Int) -> Self { count > limit ? Self(_with(_list.prefix(limit))) : self }

  /// The list, while a property with a limit is edited. Even if the whole list is replaced, the limit is applied, and the
  /// history stays. A list that is moved out of the property meanwhile has no limit afterwards.
  subscript(limit limit: Int) -> Self {
    get { self }
    _modify {
      let own = _list.isOwn ? _list.history : nil
      let history = own ?? Bindgen.History()
      if own == nil { _list.link(history) }
      history.limit = limit
      defer {
        history.limit = .max
        if count > limit { self = limited(to: limit) }
        self.history = own
      }
      yield &self
    }
  }

  /// The list, while a property is edited. A list that replaces it gets the history, and a list that is moved out loses the
  /// history, also if it comes back later.
  var edited: Self {
    get { self }
    _modify {
      let history = _list.history
      _list.beginAccess()
      defer {
        if _list.history !== history || _list.access != history?.access {
          history?.restart()
          _list.link(history)
        }
        _list.beginAccess()
      }
      yield &self
    }
  }

  /// A model's own list, with tickets by which each row can be followed.
  var withTickets: Self {
    mutating get {
      addTicketsIfMissing()
      return self
    }
  }

  @inline(__always)
  mutating func addTicketsIfMissing() {
    if _list.selection != nil { makeOwn() }
    if _list.store.order == nil { addTickets() }
  }

  mutating func addTickets() {
    _list.makeOwn(isChange: false)
    _list.store.addTickets()
    _setIDs()
  }

  mutating func makeOwn() {
    if _list.selection == nil { return _list.makeOwn() }
    _list.take(Array(self))
    _setIDs()
  }

  mutating func assign(_ others: Self) -> Bool where Element: Equatable {
    !isSame(as: others) && _assign(others, areSame: ==)
  }

  @_disfavoredOverload
  mutating func assign(_ others: Self) -> Bool { _assign(others) { _, _ in false } }

  mutating func replaceAll(_ rows: some Swift.Sequence<Element>) {
    _list.take(rows)
    _setIDs()
    _list.placed()
    _list.history?.restart()
  }
}

"""###),
("Observers", ###"""
// Needs: Weak

// MARK: - Observers

nonisolated extension Bindgen {
  /// A closure that is called when one of its fields has changed, as long as the token of the observer lives.
  final class Observer {
    let fields: Mask
    private let body: (any Model, Mask) -> Void

    init(_ fields: Mask, _ body: @escaping (any Model, Mask) -> Void) {
      self.fields = fields
      self.body = body
    }

    /// Calls the closure. (The caller retains the observer: counting references to the closure would cost a tenth of a notice.)
    func call(_ model: any Model, _ changed: Mask) {
      Swift.Unmanaged.passUnretained(self)._withUnsafeGuaranteedRef { $0.body(model, changed) }
    }
  }
}

nonisolated extension Bindgen {
  /// Whether an array must grow. Ended entries are removed then, which costs little for each entry.
  static func isFull(_ entries: [some Any]) -> Bool { entries.count >= 8 && entries.count & (entries.count - 1) == 0 }
}

"""###),
("Pass", ###"""
// MARK: - Bringing fields up to date

nonisolated extension Bindgen {
  /// Derived fields that are brought up to date, each after those that it depends on. Only those with a changed input are
  /// computed.
  struct Pass {
    /// The number of the field that is computed.
    var number = 0
    /// Whether the computed value differs from the old one: then the fields that use it are computed, too. (Recorded at each
    /// assignment, since one place for all is a jump more.)
    var isNew: Bool {
      @_transparent get { changed.meets(Mask(field: number)) }
      @_transparent set {
        if !newValue { return }
        changed.add(Mask(field: number))
        dirty.add(users[number])
      }
    }
    /// The fields that are left.
    var rest: Mask
    /// The fields with a changed input.
    var dirty: Mask
    var changed = Mask()
    let users: Swift.UnsafePointer<Mask>

    init(_ due: Mask, dirty: Mask, _ graph: Graph) {
      (rest, self.dirty, users) = (due, dirty, graph.users)
      // (States with rows or children are due when these have changed.)
      rest.keep(graph.derived)
    }

    /// Moves on to the next field that must be computed, and returns whether there is one.
    @inline(__always) mutating func takesNext() -> Bool {
      while !rest.isEmpty {
        number = rest.takeFirst()
        if dirty.meets(Mask(field: number)) { return true }
      }
      return false
    }

    /// Moves on to the field after this one, and returns true, if that must be computed. (A chain of fields then has no jump that
    /// the processor can't predict: one of 50 functions takes 80 ns, and by the loop alone 220.)
    @_transparent mutating func goesOn() -> Bool {
      let next = Mask(field: number + 1)
      if !rest.meets(next) || !dirty.meets(next) { return false }
      rest.remove(next)
      number += 1
      return true
    }
  }
}

"""###),
("PlainEffects", ###"""
// Needs: EffectBodies, Settled

import Observation

// MARK: - Effects of plain classes

nonisolated extension Bindgen {
  /// The transaction of plain classes, from the start of an outermost action to its end. There is one at a time, as there is one
  /// main actor. All that follows waits for that end: loads whose inputs have changed, reactions, then effects to cancel and
  /// to start.
  final class Turn: Transactions {
    nonisolated(unsafe) static let current = Turn()

    private var depth = 0
    /// The work of each open action with effects, the innermost last.
    private var works: [Work?] = []
    private var changes: [() -> Void] = []
    private var reacting: [any Reacting] = []
    /// The deliveries of events: to parents within the outermost action, and to the callbacks of owners after it.
    private var heard: [() -> Void] = []
    private var sent: [() -> Void] = []
    private var isTelling = false
    private var plans: [() -> Void] = []
    private var news: [() -> Void] = []
    private var begun: [() -> Void] = []
    private var starts: [() -> Void] = []
    /// The readers of fields that have changed since they were read.
    fileprivate static let readers = Guarded<[FieldReader]>([])

    private init() {}

    func open() { depth += 1 }

    func close() {
      if depth == 1 { settle() }
      depth -= 1
      if depth > 0 || isTelling { return }
      isTelling = true
      while !sent.isEmpty { sent.removeFirst()() }
      isTelling = false
      for start in takeAll(&starts) { start() }
    }

    private func settle() {
      var rounds = 0
      while true {
        if let reader = Turn.readers.next() {
          reader.look()
        } else if !changes.isEmpty {
          for change in takeAll(&changes) { change() }
        } else if !reacting.isEmpty {
          rounds += 1
          if rounds > 1000 { stop() }
          react()
        } else if !heard.isEmpty {
          for hear in takeAll(&heard) { hear() }
        } else if !plans.isEmpty {
          for plan in takeAll(&plans) { plan() }
        } else if !news.isEmpty {
          for tell in takeAll(&news) { tell() }
        } else {
          for announce in takeAll(&begun) { announce() }
          return
        }
      }
    }

    /// Runs the reactions of the models with the fewest generations below them: children react before their parents.
    private func react() {
      let lowest = reacting.map(\.level).min()
      let models = reacting.filter { $0.level == lowest }
      reacting.removeAll { $0.level == lowest }
      for (index, model) in models.enumerated() {
        model.react()
        // A model below that this one has changed reacts before the others.
        if reacting.contains(where: { $0.level < model.level }) {
          reacting = models[(index + 1)...] + reacting
          return
        }
      }
    }

    private func stop() -> Never {
      let names = reacting.map { "\($0.name)" }
      Swift.fatalError("reactions change what others react to; 1000 rounds did not settle \(names)")
    }

    func react(_ model: any Reacting) { add { $0.reacting.append(model) } }

    /// The work of the innermost open action with effects, or else of the effect whose task calls.
    fileprivate var work: Work? { works.isEmpty ? Work.ofTask.get() : works[works.count - 1] }

    func perform<Failure: Swift.Error>(in work: Work?, _ action: () throws(Failure) -> Void) throws(Failure) {
      works.append(work)
      defer { works.removeLast() }
      try action()
    }

    /// Plans a report of which effects run. (The caller opens an action, or has opened one.)
    func tell(_ news: @escaping () -> Void) { self.news.append(news) }

    /// Plans a check that follows from a change.
    func follow(_ change: @escaping () -> Void) { add { $0.changes.append(change) } }

    /// Plans a cancellation or the start of an effect.
    fileprivate func plan(_ plan: @escaping () -> Void) { add { $0.plans.append(plan) } }

    fileprivate func start(_ start: @escaping () -> Void, _ announce: @escaping () -> Void) {
      starts.append(start)
      begun.append(announce)
    }

    fileprivate func send(_ tell: @escaping () -> Void, _ hear: (() -> Void)?) {
      add {
        if let hear { $0.heard.append(hear) }
        $0.sent.append(tell)
      }
    }

    private func add(_ add: (Turn) -> Void) {
      open()
      defer { close() }
      add(self)
    }
  }

  /// A reader of fields of models below, which don't report their changes: it calls `whenChanged` in the action in which one of
  /// these fields changes.
  final class FieldReader: @unchecked Sendable {
    private let whenChanged: () -> Void
    private var isWaiting = false

    init(_ whenChanged: @escaping () -> Void) { self.whenChanged = whenChanged }

    @available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
    func read<Value>(_ fields: () -> Value) -> Value {
      // Nothing that was read before has changed: the same would be read again.
      if isWaiting { return fields() }
      isWaiting = true
      // (What a field refers to may change on any thread.)
      return Observation.withObservationTracking(fields) { Turn.readers.edit { $0.append(self) } }
    }

    fileprivate func look() {
      isWaiting = false
      whenChanged()
    }
  }

  /// The reactions of a model, whatever its type.
  protocol Reacting: AnyObject {
    /// The number of generations of models below the model.
    var level: Int { get }
    var name: Any.Type { get }
    func react()
  }

  /// Opens an action.
  @MainActor static func open() { Turn.current.open() }

  /// Closes an action. All that follows from the outermost action happens now.
  @MainActor static func close() { Turn.current.close() }

  /// Reports the write of a field that models above follow.
  @MainActor static func changed() {
    open()
    close()
  }

  /// Sends an event: to the owner's callback when the outermost action has ended, and before that to the models that receive it.
  @MainActor static func send(_ tell: @escaping () -> Void, heardBy hear: (() -> Void)? = nil) {
    Turn.current.send(tell, hear)
  }

  /// Calls the body of an action with effects, and returns the handle of these.
  @MainActor @discardableResult
  static func perform<Failure: Swift.Error>(_ action: () throws(Failure) -> Void) throws(Failure) -> Effect {
    let turn = Turn.current
    let work = Work(in: turn.work)
    try turn.perform(in: work) { () throws(Failure) in
      turn.open()
      // What follows from the outermost action is a part of its work.
      defer { turn.close() }
      try action()
    }
    return Effect(work)
  }
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
nonisolated extension Bindgen {
  /// An object with effects that tests wait for.
  protocol Working: AnyObject {
    var watched: Work { get }
  }

  /// The effects of one name, and which of them run. They end with their model.
  @MainActor @Observable final class PlainWork: Working {
    private(set) var runs = Runs() {
      didSet { onChange?() }
    }
    /// The callback for when other effects run, for reactions to that.
    @ObservationIgnored var onChange: (() -> Void)?
    let watched = Work()
    @ObservationIgnored private lazy var effects = Effects(in: Turn.current) { [weak self] in self?.runs = $0.runs("") }

    init() {}

    var isRunning: Bool { runs.any }

    func isRunning(_ values: any Hashable & Sendable...) -> Bool { runs.has(values) }

    /// Starts an effect when the outermost action has ended. Then `run` reads the fields, and returns the work, or nil if the
    /// effect does not start.
    func begin<Model: AnyObject, Value>(
      _ model: Model,
      _ policy: EffectPolicy = .all,
      at place: StaticString,
      isCall: Bool = false,
      outlives: Bool = false,
      isMissed: Bool = false,
      run: @escaping (Model, RunningEffect<Model>) -> Run<Value>?,
      then: @escaping (Model, Value) -> Void,
      catch failed: ((Model, any Swift.Error) -> Void)? = nil
    ) {
      let turn = Turn.current
      let work = turn.work
      let works = (work.map { [$0] } ?? []) + [watched]
      let running = RunningEffect(model, effects, at: place, in: works, turn) { model, running in
        guard let work = run(model, running),
          running.enters(running.id, policy, isCall: isCall, outlives: outlives, isMissed: isMissed)
        else { return nil }
        return running.body(work, then: then, catch: failed)
      }
      turn.plan {
        let start = running.begin { running in
          Work.ofTask.withValue(work) { _Concurrency.Task { @MainActor in await running.run() } }
        }
        if let start { turn.start(start) { running.announce() } }
      }
    }

    /// Starts an effect without a result, in the way of `begin`.
    func perform<Model: AnyObject>(
      _ model: Model,
      _ policy: EffectPolicy = .all,
      at place: StaticString,
      outlives: Bool = false,
      isMissed: Bool = false,
      run: @escaping (Model, RunningEffect<Model>) -> Run<Void>?,
      then: @escaping (Model) -> Void = { _ in },
      catch failed: ((Model, any Swift.Error) -> Void)? = nil
    ) {
      begin(
        model,
        policy,
        at: place,
        outlives: outlives,
        isMissed: isMissed,
        run: run,
        then: { model, _ in then(model) },
        catch: failed
      )
    }

    /// Cancels the effects that run when the outermost action has ended: all of them, or those with an id.
    func cancel(_ id: (() -> [any Hashable & Sendable])? = nil) {
      Turn.current.plan { [effects] in
        if let id { effects.cancel(EffectID("", id())) } else { effects.cancel("") }
      }
    }

    func cancelOld() { Turn.current.plan { [effects] in effects.cancelOld("") } }
  }
}

"""###),
("PlainLoads", ###"""
// Needs: Loads, PlainEffects

import Observation

// MARK: - Loads of plain classes

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
nonisolated extension Bindgen {
  /// The load of a state: how it is loaded, whether that runs, and whether it has succeeded or failed.
  @MainActor @Observable final class PlainLoad<Model: AnyObject, Value>: Working {
    private(set) var failure: (any Swift.Error)? {
      didSet { work.onChange?() }
    }
    private(set) var isLoaded = false {
      didSet { work.onChange?() }
    }
    @ObservationIgnored let work = PlainWork()
    @ObservationIgnored private weak var model: Model?
    @ObservationIgnored private let place: StaticString
    /// The inputs. Nil if no change loads the state.
    @ObservationIgnored private let inputs: ((Model) -> Inputs)?
    /// Whether fields of models below are among the inputs.
    @ObservationIgnored private let isOfChildren: Bool
    @ObservationIgnored private lazy var reader = FieldReader { [weak self] in self?.inputsChanged() }
    @ObservationIgnored private let clear: ((Model) -> Void)?
    @ObservationIgnored private let run: (Model, RunningEffect<Model>) -> Run<Value>?
    @ObservationIgnored private let then: (Model, Value) -> Void
    /// The inputs at the end of the last outermost action. Nil before the end of the model's initializer.
    @ObservationIgnored private var known: Inputs?
    @ObservationIgnored private var isDue = false
    /// Whether a field was written that is `equal: never`.
    @ObservationIgnored private var isWritten = false

    init(
      of model: Model,
      at place: StaticString,
      on inputs: ((Model) -> Inputs)? = nil,
      ofChildren isOfChildren: Bool = false,
      clear: ((Model) -> Void)? = nil,
      run: @escaping (Model, RunningEffect<Model>) -> Run<Value>?,
      then: @escaping (Model, Value) -> Void
    ) {
      (self.model, self.place, self.inputs, self.isOfChildren) = (model, place, inputs, isOfChildren)
      (self.clear, self.run, self.then) = (clear, run, then)
    }

    var isRunning: Bool { work.isRunning }
    nonisolated var watched: Work { work.watched }

    /// Begins to follow the inputs. Called at the end of the model's initializer.
    func follow() { if let model { known = read(model) } }

    private func read(_ model: Model) -> Inputs? {
      isOfChildren ? reader.read { inputs?(model) } : inputs?(model)
    }

    /// Reports the write of a field that it depends on.
    func inputsChanged(always: Bool = false) {
      guard known != nil else { return }
      isWritten = isWritten || always
      if isDue { return }
      isDue = true
      Turn.current.follow { [weak self] in self?.compare() }
    }

    private func compare() {
      isDue = false
      guard let model, let now = read(model) else { return }
      if now == known, !isWritten { return }
      (known, isWritten) = (now, false)
      change(model)
    }

    private func change(_ model: Model) {
      work.cancelOld()
      forget()
      if let clear {
        clear(model)
        isLoaded = false
      }
      begin(model, isCall: false)
    }

    /// Loads at once.
    @discardableResult
    func begin() -> Effect {
      perform {
        forget()
        if let model { begin(model, isCall: true) }
      }
    }

    /// Cancels the load, and forgets its failure.
    func cancel() {
      forget()
      work.cancel()
    }

    private func forget() { if failure != nil { failure = nil } }

    private func begin(_ model: Model, isCall: Bool) {
      work.begin(model, .replace, at: place, isCall: isCall, run: run) { [weak self] model, value in
        self?.then(model, value)
        self?.isLoaded = true
      } catch: { [weak self] _, error in
        self?.failure = error
      }
    }
  }
}

"""###),
("PlainReactions", ###"""
// Needs: Loads, PlainEffects

// MARK: - Reactions of plain classes

nonisolated extension Bindgen {
  /// Whether a field has changed. Values that can't be compared always count as changed.
  @_transparent static func differ<Value: Swift.Equatable>(_ one: Value, _ other: Value) -> Bool { one != other }
  @_disfavoredOverload @_transparent static func differ<Value>(_ one: Value, _ other: Value) -> Bool { true }

  /// An action that runs once after each outermost action that changed one of its fields.
  struct PlainReaction<Model> {
    /// The derived fields among its fields, whose values are compared with the old ones. Nil if there are none.
    let fields: ((Model) -> Inputs)?
    /// Whether fields of models below are among its fields.
    let isOfChildren: Bool
    let run: (Model) -> Void

    init(
      on fields: ((Model) -> Inputs)? = nil,
      ofChildren isOfChildren: Bool = false,
      _ run: @escaping (Model) -> Void
    ) {
      (self.fields, self.isOfChildren, self.run) = (fields, isOfChildren, run)
    }
  }

  /// The reactions of a model, in the order of its spec.
  final class PlainReactions<Model: AnyObject>: Reacting {
    let level: Int
    private weak var model: Model?
    private let reactions: [PlainReaction<Model>]
    /// The derived fields of each reaction at the end of the last outermost action. Empty before the end of the model's initializer.
    private var known: [Inputs?] = []
    /// The readers of the reactions that read models below.
    private lazy var readers: [FieldReader?] = reactions.indices.map { number in
      guard reactions[number].isOfChildren else { return nil }
      return FieldReader { [weak self] in self?.inputsChanged(number) }
    }
    /// The reactions of which a field has changed, and those of which a derived field may have changed.
    private var due: Swift.Set<Int> = []
    private var doubtful: Swift.Set<Int> = []

    init(of model: Model, level: Int = 0, _ reactions: PlainReaction<Model>...) {
      (self.model, self.level, self.reactions) = (model, level, reactions)
    }

    var name: Any.Type { Model.self }

    /// Begins to follow the fields. Called at the end of the model's initializer.
    func follow() { if let model { known = reactions.indices.map { read($0, model) } } }

    private func read(_ reaction: Int, _ model: Model) -> Inputs? {
      guard let fields = reactions[reaction].fields else { return nil }
      return if let reader = readers[reaction] { reader.read { fields(model) } } else { fields(model) }
    }

    /// Reports the change of a reaction's field.
    func changed(_ reaction: Int) {
      let isFirst = isIdle
      due.insert(reaction)
      if isFirst { wait() }
    }

    /// Reports the write of a field that a derived field of a reaction depends on.
    func inputsChanged(_ reaction: Int) {
      let isFirst = isIdle
      doubtful.insert(reaction)
      if isFirst { wait() }
    }

    private var isIdle: Bool { due.isEmpty && doubtful.isEmpty }

    private func wait() {
      if known.isEmpty {
        (due, doubtful) = ([], [])
      } else {
        Turn.current.react(self)
      }
    }

    func react() {
      guard let model else { return }
      for reaction in due.union(takeDoubtful()) {
        let now = read(reaction, model)
        if now != known[reaction] { due.insert(reaction) }
        known[reaction] = now
      }
      let now = due.sorted()
      due = []
      for reaction in now { reactions[reaction].run(model) }
    }

    private func takeDoubtful() -> Swift.Set<Int> {
      defer { doubtful = [] }
      return doubtful
    }
  }
}

nonisolated extension Bindgen.Inputs {
  /// Creates inputs from fields of any types. Values that can't be compared always count as changed.
  init(of fields: Any?...) {
    self.init(
      fields.map { field in
        guard let field else { return Swift.Bool?.none }
        return (field as? any Swift.Equatable) ?? Bindgen.Writes()
      }
    )
  }
}

"""###),
("PlainRows", ###"""
// Needs: Rows

// MARK: - Rows without ids

nonisolated extension Bindgen {
  /// A list of rows without ids: the type of a list with `ids: none`. Use it like an array; use `Rows` where rows have ids.
  public struct PlainRows<Element>: ModelRows {
    public var _list: RowList<Element>

    public init() { _list = RowList([]) }
    init(list: RowList<Element>) { _list = list }

    public func _with(_ list: RowList<Element>) -> Self { Self(list: list) }

    public func _setIDs() {}
  }
}

nonisolated extension Bindgen.PlainRows {
  /// Inserts a row. Returns false without a change if the list has reached its limit.
  @discardableResult
  public mutating func insert(_ row: Element, at position: Int) -> Bool {
    Swift.precondition(position >= 0 && position <= count, "the index is out of range")
    if count >= _list.room { return false }
    makeOwn()
    _list.placed()
    if let ticket = _list.store.insert(row, at: position) { _list.touch(ticket, isChanged: true, isPlaced: true) }
    return true
  }

  @discardableResult
  public mutating func remove(at position: Int) -> Element {
    Swift.precondition(indices.contains(position), "the index is out of range")
    makeOwn()
    return _list.remove(_list.ticket(at: position)).unsafelyUnwrapped
  }

  public subscript(position: Int) -> Element {
    get { _list[position] }
    _modify {
      makeOwn()
      let ticket = _list.ticket(at: position)
      defer { _list.touch(ticket, isChanged: true) }
      yield &_list.store[ticket]!
    }
  }

  public mutating func _assign(_ others: Self, areSame: (Element, Element) -> Bool) -> Bool {
    if elementsEqual(others, by: areSame) { return false }
    replaceAll(others)
    return true
  }

  /// Returns the first rows, up to a count. (Declared in each type: in a chain, a protocol's `prefix` would be ambiguous.)
  public func prefix(_ count: Int) -> Self { _with(_list.prefix(count)) }

  /// Returns new rows, one for each row. State the type `PlainRows` where you want it: otherwise `map` returns an array.
  @_disfavoredOverload
  public func map<New>(_ make: (Element) -> New) -> Bindgen.PlainRows<New> {
    Bindgen.PlainRows<New>(list: _list.map(make) { _, _ in false })
  }
}

nonisolated extension Bindgen.PlainRows {
  /// Returns new rows, one for each row. State the type `PlainRows` where you want it: otherwise `map` returns an array.
  @_disfavoredOverload
  public func map<New: Equatable>(_ make: (Element) -> New) -> Bindgen.PlainRows<New> {
    Bindgen.PlainRows<New>(list: _list.map(make, areSame: ==))
  }
}

nonisolated extension Bindgen.PlainRows: Equatable where Element: Equatable {}
nonisolated extension Bindgen.PlainRows: Hashable where Element: Hashable {}
nonisolated extension Bindgen.PlainRows: Encodable where Element: Encodable {}
nonisolated extension Bindgen.PlainRows: Decodable where Element: Decodable {}
nonisolated extension Bindgen.PlainRows: Sendable where Element: Sendable {}

"""###),
("PlainSections", ###"""
// Needs: PlainRows, Sections

// MARK: - Plain rows by a key

nonisolated extension Bindgen.PlainRows {
  /// Returns the first row with each key, for lookups by a key. It shares the rows of the list.
  public func dictionary<Key: Hashable>(by key: (Element) -> Key) -> Bindgen.KeyedRows<Key, Element> {
    Bindgen.KeyedRows(_list, by: key)
  }
}

nonisolated extension Bindgen.PlainRows {
  /// Returns a dictionary of the first row with each key. Use it only where a `Dictionary` is required: it copies the rows.
  @_disfavoredOverload
  public func dictionary<Key: Hashable>(by key: (Element) -> Key) -> [Key: Element] {
    Swift.Dictionary(map { (key($0), $0) }) { first, _ in first }
  }
}

"""###),
("PlanAnimations", ###"""
// Needs: Animations, Plans

#if canImport(SwiftUI)
  import struct SwiftUI.Animation
#endif

// MARK: - Animations of values

#if canImport(SwiftUI)
  nonisolated extension Bindgen.Plans {
    /// Animates what the action changes.
    mutating func _animate(_ animation: () -> SwiftUI.Animation?) { telling = Bindgen.telling(with: animation()) }
  }
#endif

"""###),
("Plans", ###"""
// MARK: - Plans

nonisolated extension Bindgen {
  /// A value with a reducer.
  protocol Reduced {
    associatedtype Action
    associatedtype Services
    mutating func _reduce(_ action: Action, _ services: Services, _ plans: inout Plans<Self>)
    /// The id that tells this value from another one in its place. Nil if values of the type have no ids.
    var _id: Swift.AnyHashable? { get }
  }

  /// The plans of a value's actions: effects to cancel and to start, when the reactions to fields have run.
  ///
  /// (Its members begin with `_`, because emitted code adds the names of children and lists.)
  struct Plans<Value: Reduced> {
    typealias Action = Value.Action
    typealias Services = Value.Services
    typealias Plan = (Value, Services, inout ActionEffects<Action>) -> Void
    /// Runs reactions to what has changed since the last call, and returns whether there were any.
    typealias React = (inout Value, _ round: Int, Services, inout Plans) -> Bool

    typealias Hear = (inout Value, Services, inout Plans) -> Void
    /// The reactions to an event of a child or a row.
    typealias Hearing = (inout Value, _ row: Swift.AnyHashable?, _ event: Any, Services, inout Plans) -> Void

    /// A value with reactions, one of whose actions was called.
    private final class Watched {
      let path: [Step]
      let id: Swift.AnyHashable?
      let react: React
      var round = 0
      /// Whether an action of the value was called since it reacted last.
      var isCalled = true

      init(_ path: [Step], _ id: Swift.AnyHashable?, _ react: @escaping React) {
        (self.path, self.id, self.react) = (path, id, react)
      }
    }

    // (Empty arrays allocate nothing.)
    private var planned: [(id: Swift.AnyHashable?, plan: Plan)] = []
    /// The values with reactions, those with the longest paths first.
    private var watched: [Watched] = []
    /// The events that were sent, also by rows and children that are gone by now.
    fileprivate var sent: [(path: [Step], event: Any)] = []
    /// The reactions of values to events of their children and rows, with the numbers of the events.
    private var heard: [(number: Int, hear: Hear)] = []
    /// The id of the value that reacts to events: another value in its place does not react to them.
    private var hearer: Swift.AnyHashable?
    /// The function that notifies observers of the action's changes, if the action sets one, such as an animation.
    var telling: Telling?

    init() {}
  }
}

nonisolated extension Bindgen.Reduced {
  var _id: Swift.AnyHashable? { nil }

  mutating func _edit(_ body: (inout Self) -> Void) { body(&self) }

  /// Changes the value, and returns the effects of the action.
  mutating func reduce(_ action: Action, services: Services) -> Bindgen.ActionEffects<Action> {
    Bindgen.Plans.reduce(&self, action, services)
  }

  /// Returns a copy that the closure has changed.
  func updated(_ edit: (inout Self) throws -> Void) rethrows -> Self {
    var copy = self
    try edit(&copy)
    return copy
  }

  fileprivate func hasID(_ id: Swift.AnyHashable?) -> Bool { id == nil || id == _id }
}

nonisolated extension Bindgen.Plans {
  /// Runs a whole action: bodies, then reactions until none is due. Returns the effects to cancel and to start.
  static func reduce(_ value: inout Value, _ action: Action, _ services: Services) -> Bindgen.ActionEffects<Action> {
    var plans = Bindgen.Plans<Value>()
    value._reduce(action, services, &plans)
    if plans._isEmpty { return Bindgen.ActionEffects() }
    plans.settle(&value, services)
    var effects = Bindgen.ActionEffects<Action>()
    effects.telling = plans.telling
    effects.sent = plans.sent
    for (_, plan) in plans.planned { plan(value, services, &effects) }
    return effects
  }

  /// Calls an action of a value that has no store: no effect starts.
  static func drop<Returned>(_ action: (inout Bindgen.Plans<Value>) throws -> Returned) rethrows -> Returned {
    var plans = Bindgen.Plans<Value>()
    return try action(&plans)
  }

  /// - Parameter id: The id of the value: another value in its place starts nothing.
  mutating func _plan(_ id: Swift.AnyHashable? = nil, _ plan: @escaping Plan) { planned.append((id, plan)) }

  /// Sends an event. A value without a store drops it.
  mutating func _send(_ event: Any) { sent.append(([], event)) }

  /// Lets the value with this id react to events of its children and rows.
  mutating func _hears(_ id: Swift.AnyHashable?) { hearer = id }

  /// Plans a report: the action was for a row or a child that does not exist.
  mutating func _missing(_ place: StaticString, _ text: String) {
    _plan { _, _, effects in effects.add(.missing(place, text)) }
  }

  /// Watches the fields of the value from now on.
  mutating func _watch<Before>(
    _ before: @autoclosure () -> Before,
    _ id: Swift.AnyHashable? = nil,
    _ react: @escaping (inout Value, inout Before, _ round: Int, Services, inout Bindgen.Plans<Value>) -> Bool
  ) {
    if watched.contains(where: \.path.isEmpty) { return }
    var before = before()
    watch(Watched([], id) { react(&$0, &before, $1, $2, &$3) })
  }

  private mutating func watch(_ new: Watched) {
    guard let known = watched.first(where: { $0.path == new.path }) else { return insert(new) }
    if known.isCalled { return }
    known.isCalled = true
    moveBack(known)
  }

  /// Lets the others on its level react first.
  private mutating func moveBack(_ known: Watched) {
    if let place = watched.firstIndex(where: { $0 === known }) { insert(watched.remove(at: place)) }
  }

  private mutating func insert(_ new: Watched) {
    let place = watched.firstIndex { $0.path.count < new.path.count } ?? watched.count
    watched.insert(new, at: place)
  }

  /// Runs reactions until none is due: those of children and rows before those of the values that contain them. Reactions to
  /// events follow when all have reacted to fields.
  private mutating func settle(_ value: inout Value, _ services: Services) {
    var hearings = 0
    while true {
      reactToFields(&value, services)
      if heard.isEmpty { return }
      hearings += 1
      if hearings > 1000 { Swift.fatalError("events are sent by who hears them; 1000 rounds did not settle") }
      // Values whose actions are called from now on react in the order of these calls.
      for known in watched { known.isCalled = false }
      for (_, hear) in Bindgen.takeAll(&heard) { hear(&value, services, &self) }
    }
  }

  private mutating func reactToFields(_ value: inout Value, _ services: Services) {
    while let last = watched.first(where: { react($0, &value, services) }) {
      last.round += 1
      last.isCalled = false
      moveBack(last)
      if last.round > 1000 {
        let names = ["\(Value.self)"] + last.path.map(\.name)
        Swift.fatalError(
          "reactions change what others react to; 1000 rounds did not settle \(names.joined(separator: "."))"
        )
      }
    }
  }

  private mutating func react(_ watched: Watched, _ value: inout Value, _ services: Services) -> Bool {
    watched.react(&value, watched.round, services, &self)
  }

  /// Whether nothing is planned, as after most actions: then a row's id is not read.
  var _isEmpty: Bool { planned.isEmpty && watched.isEmpty && sent.isEmpty && heard.isEmpty && telling == nil }

  /// Takes over the plans of a child or a row.
  ///
  /// - Parameters:
  ///   - row: The id of a row.
  ///   - hear: The value's reactions to events of the child or the row.
  ///   - edit: Changes the child or the row if it is there.
  mutating func _add<Below: Bindgen.Reduced>(
    _ below: Bindgen.Plans<Below>,
    _ name: String,
    row: Swift.AnyHashable? = nil,
    _ services: @escaping (Services) -> Below.Services,
    _ embed: @escaping (Below.Action) -> Action,
    find: @escaping (Value) -> Below?,
    hear: Hearing? = nil,
    edit: @escaping (inout Value, (inout Below) -> Void) -> Void
  ) {
    if !below.sent.isEmpty || !below.heard.isEmpty {
      hearAll(of: below, name, row, hear) { hearing in
        { value, own, plans in
          var more = Bindgen.Plans<Below>()
          edit(&value) { found in if found.hasID(below.hearer) { hearing(&found, services(own), &more) } }
          plans._add(more, name, row: row, services, embed, find: find, hear: hear, edit: edit)
        }
      }
    }
    if let telling = below.telling { self.telling = telling }
    for (id, plan) in below.planned {
      _plan { value, own, effects in
        guard let found = find(value), found.hasID(id) else { return }
        var planned = Bindgen.ActionEffects<Below.Action>()
        plan(found, services(own), &planned)
        effects.add(planned.lifted(Bindgen.Step(name, found._id), embed))
      }
    }
    for watched in below.watched {
      watch(
        Watched([Bindgen.Step(name, row ?? watched.id)] + watched.path, nil) { value, round, own, plans in
          var hasRun = false
          var more = Bindgen.Plans<Below>()
          edit(&value) { found in
            if found.hasID(watched.id) { hasRun = watched.react(&found, round, services(own), &more) }
          }
          if hasRun { plans._add(more, name, row: row, services, embed, find: find, hear: hear, edit: edit) }
          return hasRun
        }
      )
    }
  }

  /// Takes over the plans of a child.
  mutating func _add<Below: Bindgen.Reduced>(
    _ below: Bindgen.Plans<Below>,
    _ name: String,
    at path: Swift.WritableKeyPath<Value, Below>,
    _ services: Swift.KeyPath<Services, Below.Services>,
    hear: Hearing? = nil,
    embed: @escaping (Below.Action) -> Action
  ) {
    let edit: (inout Value, (inout Below) -> Void) -> Void = { $1(&$0[keyPath: path]) }
    _add(below, name, { $0[keyPath: services] }, embed, find: { $0[keyPath: path] }, hear: hear, edit: edit)
  }

  /// Takes over the plans of a child that may be missing.
  mutating func _add<Below: Bindgen.Reduced>(
    _ below: Bindgen.Plans<Below>,
    _ name: String,
    at path: Swift.WritableKeyPath<Value, Below?>,
    _ services: Swift.KeyPath<Services, Below.Services>,
    hear: Hearing? = nil,
    embed: @escaping (Below.Action) -> Action
  ) {
    let edit: (inout Value, (inout Below) -> Void) -> Void = { $0[keyPath: path]?._edit($1) }
    _add(below, name, { $0[keyPath: services] }, embed, find: { $0[keyPath: path] }, hear: hear, edit: edit)
  }

  /// Takes over the events of a child or a row, and the reactions to them, in the order in which they were sent.
  ///
  /// - Parameter lift: Turns a reaction of the child into a reaction of the value that contains it.
  private mutating func hearAll<Below>(
    of below: Bindgen.Plans<Below>,
    _ name: String,
    _ row: Swift.AnyHashable?,
    _ hear: Hearing?,
    _ lift: (@escaping Bindgen.Plans<Below>.Hear) -> Hear
  ) {
    let first = sent.count
    var waiting = below.heard[...]
    for (number, sending) in below.sent.enumerated() {
      while let next = waiting.first, next.number <= number {
        waiting.removeFirst()
        heard.append((first + next.number, lift(next.hear)))
      }
      sent.append(([Bindgen.Step(name, row)] + sending.path, sending.event))
      if sending.path.isEmpty, let hear {
        heard.append((first + number, { hear(&$0, row, sending.event, $1, &$2) }))
      }
    }
    for next in waiting { heard.append((first + next.number, lift(next.hear))) }
  }
}

"""###),
("Presenters", ###"""
// Needs: Core

// MARK: - Views that show fields

nonisolated extension Bindgen {
  /// A model with a view, to which it shows fields.
  protocol Presenter: Model {
    associatedtype _OwnView
    var view: _OwnView? { get }
    static var _shown: Changes { get }
    /// Sets these fields of the view.
    func _show(_ changes: Changes, on view: _OwnView)
  }
}

nonisolated extension Bindgen.Presenter {
  static func _addObserved(of model: Self, to fields: inout Bindgen.Mask) {
    if model.view != nil { fields.add(_shown.mask) }
  }

  static func _notify(_ model: Self, _ changed: Bindgen.Mask) {
    if let view = model.view { model._show(Changes(changed), on: view) } else { model._core.updateObserved(of: model) }
  }
}

"""###),
("Publishers", ###"""
// Needs: Guarded

#if PUBLISHERS
  #if canImport(Combine)
    public import Combine
  #else
    public import OpenCombine
  #endif
#endif

// MARK: - Combine

#if PUBLISHERS
  nonisolated extension Bindgen {
    // Aliases, so that your own types may have the names of Combine's types.
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

    /// A publisher of a model, for code that uses Combine. Subscribe on the model's actor. It sends there, or where a subscriber
    /// requests a waiting output. The publisher retains the model; a subscription does not.
    public struct ModelPublisher<Output>: Publisher {
      public typealias Failure = Never

      /// Creates the next output, if any, from an output that still waits for demand. `isTaken` says whether the next
      /// output will be sent at once.
      typealias Make = (_ waiting: Output?, _ isTaken: Bool) -> Output?

      private let core: Core
      /// Offers a first output on subscription, and then all others until the result is released.
      private let observe: (_ offer: @escaping (Make) -> Void, _ keep: @escaping (Output) -> Void) -> AnyObject

      init(_ core: Core, observe: @escaping (_ offer: @escaping (Make) -> Void) -> AnyObject) {
        (self.core, self.observe) = (core, { offer, _ in observe(offer) })
      }

      /// - Parameter hear: Passes on each output, and none of them is lost while there is no demand.
      init(_ core: Core, hear: @escaping (_ keep: @escaping (Output) -> Void) -> AnyObject) {
        (self.core, self.observe) = (core, { _, keep in hear(keep) })
      }

      public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
        // The compiler does not check that: Combine declares no isolation, and any thread may read `objectWillChange`.
        core.isolation?.preconditionIsolated("subscribe to a model's publishers where the model lives")
        let supply = Supply(subscriber)
        // Only the subscription has the observer, so that it can end at its first output.
        let observer = observe({ supply.offer($0) }, { supply.keep($0) })
        subscriber.receive(subscription: SupplySubscription(supply, observer))
      }
    }

    /// The outputs for a subscriber: it gets as many as it demands, one after the other. Any thread may demand more.
    final class Supply<S: Subscriber> {
      private struct State {
        var demand = Demand.none
        /// The outputs to send, for which there was demand.
        var due: [S.Input] = []
        /// The output that was created without demand; more than one only where none may be lost.
        var waiting: [S.Input] = []
        var isSending = false
        var hasEnded = false

        mutating func takeDemand() -> Bool {
          if demand == .none { return false }
          demand -= 1
          return true
        }

        mutating func ask(_ more: Demand) {
          demand += more
          while !waiting.isEmpty, takeDemand() { due.append(waiting.removeFirst()) }
        }

        /// - Parameter isTaken: Whether demand was taken for the output. If not, there may be demand by now.
        mutating func add(_ output: S.Input?, isTaken: Bool) {
          if hasEnded { return }
          if let output, isTaken { return due.append(output) }
          if !isTaken, let output { waiting.append(output) }
          ask(isTaken ? .max(1) : .none)
        }

        /// Takes the output to send now, if nothing else is being sent.
        mutating func next() -> S.Input? {
          if isSending || hasEnded || due.isEmpty { return nil }
          isSending = true
          return due.removeFirst()
        }
      }

      private let subscriber: S
      private let state = Guarded(State())
      /// Whether the subscriber demands all outputs, as most do: then only the model sends. (Only `offer` uses this, without a lock.)
      private var sendsAll = false

      init(_ subscriber: S) { self.subscriber = subscriber }

      func offer(_ make: ModelPublisher<S.Input>.Make) {
        if sendsAll {
          if let output = make(nil, true) { _ = subscriber.receive(output) }
          return
        }
        let (waiting, isTaken) = state.edit { state in
          sendsAll = state.demand == .unlimited && !state.isSending && state.due.isEmpty
          // There is no demand while an output waits.
          return state.takeDemand() ? (nil, true) : (state.waiting.popLast(), false)
        }
        // Not in an edit: this reads fields.
        let output = make(waiting, isTaken)
        send { $0.add(output, isTaken: isTaken) }
      }

      func keep(_ output: S.Input) { send { $0.add(output, isTaken: false) } }

      func request(_ more: Demand) { send { $0.ask(more) } }

      private func send(after change: (inout State) -> Void) {
        var next = state.edit { state in
          change(&state)
          return state.next()
        }
        while let output = next {
          let more = subscriber.receive(output)
          next = state.edit { state in
            state.isSending = false
            state.ask(more)
            return state.next()
          }
        }
      }

      /// Stops sending. (Unsent outputs are released after the edit, as that may run code of their own.)
      func end() {
        _ = state.edit { state in
          state.hasEnded = true
          defer { (state.due, state.waiting) = ([], []) }
          return (state.due, state.waiting)
        }
      }
    }

    /// A subscription to a model. It ends when its observer is released, which may happen on any thread.
    final class SupplySubscription<S: Subscriber>: CombineSubscription {
      /// The supply, which the observer retains.
      private weak var supply: Supply<S>?
      private let observer: Guarded<AnyObject?>

      init(_ supply: Supply<S>, _ observer: AnyObject) {
        self.supply = supply
        self.observer = Guarded(observer)
      }

      func request(_ demand: Demand) { supply?.request(demand) }

      func cancel() {
        supply?.end()
        _ = observer.edit { $0.take() }
      }
    }
  }

  nonisolated extension Bindgen.ModelPublisher {
    /// Returns a publisher of the fields that change in a model, once per transaction.
    static func changes<Model: Bindgen.Model>(of model: Model) -> Self where Output: Bindgen.FieldSet {
      Self(model._core) { offer in
        model._core.observe(model._core.graph.all, of: model) { _, changed in
          offer { waiting, _ in Output(changed).union(waiting ?? []) }
        }
      }
    }

    /// Returns a publisher of a field's current value, and then of each change.
    static func field<Model: Bindgen.Model>(
      _ field: Bindgen.Mask,
      of model: Model,
      _ read: @escaping (Model) -> Output
    ) -> Self {
      Self(model._core) { offer in
        let observer = model._core.observe(field, of: model) { model, _ in offer { _, _ in read(model) } }
        offer { _, _ in read(model) }
        return observer
      }
    }
  }

  nonisolated extension Bindgen.ModelPublisher<Void> {
    /// Returns a publisher that sends before the first change of each transaction.
    static func willChange(_ core: Bindgen.Core) -> Self {
      Self(core) { offer in core.observeBefore { offer { _, _ in () } } }
    }
  }
#endif

"""###),
("Reducers", ###"""
// Needs: Actions

// MARK: - Effects as values

nonisolated extension Bindgen {
  /// The function by which an effect sends actions to its store. It does nothing once the effect has been cancelled.
  struct Send<Action> {
    /// Whether the effect is a load that was called: it skips the delay.
    var isCalled = false
    let send: (Action) -> Void

    func callAsFunction(_ action: Action) { send(action) }
  }

  /// Returns the type-erased id of a child or a row. (Emitted values do not name `AnyHashable`, as a field may have that name.)
  static func id(_ id: some Hashable) -> Swift.AnyHashable { Swift.AnyHashable(id) }

  /// Takes the new value of a field that has a reaction, and returns whether it changed.
  ///
  /// - Parameter round: The number of times that reactions have run in this action.
  static func react<Value: Equatable>(to new: Value, _ old: inout Value, _ round: Int) -> Bool {
    // (NaN differs from itself in each round.)
    replace(&old, with: new) && (round == 0 || new == new)
  }

  /// Returns whether a value that can't be compared counts as changed: by the action, but not by reactions.
  @_disfavoredOverload
  static func react<Value>(to new: Value, _ old: inout Value, _ round: Int) -> Bool { round == 0 }

  /// A step from a store to the child or the row that owns an effect.
  struct Step: Hashable {
    let name: String
    /// The id of the child or the row. Nil for a child without an id, and in the path of a cancellation, which is for any id.
    let id: Swift.AnyHashable?

    init(_ name: String, _ id: Swift.AnyHashable? = nil) { (self.name, self.id) = (name, id) }
  }

  /// The work of an effect, which may end with an action. (A closure of this type has no capture list: with one it would leave
  /// its actor.)
  typealias ActionAnswer<Action> = nonisolated(nonsending) (Send<Action>) async throws -> Action?
  /// A function from an error to the action that the effect ends with.
  typealias Rescue<Action> = (any Swift.Error) -> Action

  struct ActionEffect<Action> {
    enum Kind {
      case run(EffectPolicy, ActionAnswer<Action>, Rescue<Action>?)
      /// Cancels all effects of the id, or only those that started before this transaction.
      case cancel(isOld: Bool)
      /// Reports that the action's child or row does not exist.
      case missing(String)
    }

    var path: [Step] = []
    let place: StaticString
    /// The id of the effect. In a cancellation, an id without values stands for all ids with its name.
    let id: EffectID
    var isCall = false
    var outlives = false
    var isMissed = false
    let kind: Kind

    var isMissing: Bool { if case .missing = kind { true } else { false } }
  }

  /// The effects that an action starts and cancels, as a value. Only a store carries it out: a test of `reduce` reads `isEmpty`.
  public struct ActionEffects<Action> {
    // (An empty array allocates nothing.)
    private(set) var all: [ActionEffect<Action>] = []
    /// The function that notifies observers of the action's changes, if the action sets one, such as an animation.
    var telling: Telling?
    /// The events that were sent, with the paths to their senders.
    var sent: [(path: [Step], event: Any)] = []

    /// Creates the effects of an action that starts and cancels none.
    public init() {}

    /// The effects of an action that starts and cancels none.
    public static var none: ActionEffects { ActionEffects() }

    /// Whether no effect starts and none is cancelled.
    public var isEmpty: Bool { all.allSatisfy(\.isMissing) }

    mutating func add(_ others: ActionEffects) { if !others.all.isEmpty { all += others.all } }

    mutating func add(_ effect: ActionEffect<Action>) { all.append(effect) }

    /// Returns a report: the action was for a row or a child that does not exist.
    static func missing(_ place: StaticString, _ text: String) -> ActionEffects {
      var effects = ActionEffects()
      effects.all.append(ActionEffect(place: place, id: EffectID(""), kind: .missing(text)))
      return effects
    }

    /// Returns the effects of a child or a row, as effects of its parent.
    @inline(__always)
    func lifted<Root>(_ step: @autoclosure () -> Step, _ embed: @escaping (Action) -> Root) -> ActionEffects<Root> {
      all.isEmpty ? .none : lift(step(), embed)
    }

    private func lift<Parent>(_ step: Step, _ embed: @escaping (Action) -> Parent) -> ActionEffects<Parent> {
      var lifted = ActionEffects<Parent>()
      for effect in all {
        let kind: ActionEffect<Parent>.Kind
        switch effect.kind {
        case .cancel(let isOld): kind = .cancel(isOld: isOld)
        case .missing(let text): kind = .missing(text)
        case .run(let policy, let work, let rescue):
          kind = .run(
            policy,
            { parent in try await work(Send(isCalled: parent.isCalled) { parent(embed($0)) }).map(embed) },
            rescue.map { rescue in { embed(rescue($0)) } }
          )
        }
        var above = ActionEffect(path: [step] + effect.path, place: effect.place, id: effect.id, kind: kind)
        (above.isCall, above.outlives, above.isMissed) = (effect.isCall, effect.outlives, effect.isMissed)
        lifted.all.append(above)
      }
      return lifted
    }
  }
}

"""###),
("RowBranches", ###"""
// Needs: Branches, Rows

// MARK: - Rows that are models

nonisolated extension Bindgen {
  /// The models of a list. A change in one of them touches its row.
  final class RowBranch<Row: Model>: ModelBranch<Row> {
    private var position = Reader()
    private var rows = Touched()

    /// The history of the list, and the number of its rows.
    private final class Touched {
      var history: History?
      var count = 0

      init() {}

      func touch(_ number: Int) {
        guard let history else { return }
        history.add(Ticket(number), isChanged: true, isPlaced: false)
        history.trim(for: count)
      }
    }

    /// Adds the models that came, and removes the models that went.
    func follow(_ list: RowList<Row>) {
      (rows.history, rows.count) = (list.history, list.count)
      if owner.touch == nil { owner.touch = { [rows] in rows.touch($0) } }
      if let touches = position.news(of: list.history) {
        for touch in touches { put(list.row(touch.ticket), at: Int(touch.ticket)) }
      } else {
        keep { list.row(Ticket($0)) }
        list.forEachTicket { put($1, at: Int($0)) }
      }
      owner.core.family.letGo()
    }
  }
}

"""###),
("RowHistory", ###"""
// MARK: - The history of a list

nonisolated extension Bindgen {
  /// A record that a row changed, or that it came, went or moved.
  struct Touch {
    let ticket: Ticket
    var isChanged: Bool
    var isPlaced: Bool
  }

  /// The rows of a list that were touched lately. A model's own list has one, and each reader of the list knows how far it
  /// has read. A copy of the list has none.
  class History {
    /// The number of the first touch that is stored.
    @exclusivity(unchecked) private(set) var start = 0
    @exclusivity(unchecked) private(set) var touches: Swift.ContiguousArray<Touch> = []
    /// The number of the access to the model's list that began or ended last. Only the list with this number is followed.
    @exclusivity(unchecked) var access = 0
    /// The maximum number of rows, while a property with a limit is edited.
    @exclusivity(unchecked) var limit = Int.max
    /// Whether there are readers: only then touches are stored.
    @exclusivity(unchecked) private(set) var isFollowed = false
    /// The number of touches above which following them would take longer than looking at all rows.
    @exclusivity(unchecked) private(set) var bound = 1000
    /// The number of all touches and restarts so far.
    @exclusivity(unchecked) private(set) var version = 0
    /// The merged touches that were read last: readers that read in turn share them.
    @exclusivity(unchecked) private var latest: Swift.ContiguousArray<Touch> = []
    @exclusivity(unchecked) private var latestRange = 0..<0
    /// The number of edits, and of edits in which rows came, went or moved.
    @exclusivity(unchecked) private(set) var edits = 0
    @exclusivity(unchecked) private(set) var places = 0
    /// The storage of the rows at the last edit.
    @exclusivity(unchecked) private(set) var editedStore: Swift.ObjectIdentifier?
    /// The storage of the rows when they were last reported, unless it was edited since.
    @exclusivity(unchecked) private(set) var toldStore: Swift.ObjectIdentifier?

    init() {}

    /// Whether this is the history of a kept form.
    var isKept: Bool { false }

    var end: Int { start + touches.count }

    func add(_ ticket: Ticket, isChanged: Bool, isPlaced: Bool) {
      version &+= 1
      if isFollowed { touches.append(Touch(ticket: ticket, isChanged: isChanged, isPlaced: isPlaced)) }
    }

    func follow() { isFollowed = true }

    /// Returns the touches from a number on, merged by ticket.
    func news(from first: Int) -> Swift.ContiguousArray<Touch> {
      if first == end { return [] }
      if latestRange == first..<end { return latest }
      latestRange = first..<end
      latest.removeAll(keepingCapacity: true)
      if touches.count - (first - start) == 1 {
        latest.append(touches[first - start])
      } else {
        latest.append(contentsOf: Touch.joined(touches[(first - start)...]))
      }
      return latest
    }

    /// Removes old touches. Readers that read now and then continue.
    ///
    /// - Returns: Whether touches were removed.
    @discardableResult
    func trim(for count: Int) -> Bool {
      bound = Swift.max(1000, count / 8)
      let old = touches.count - bound
      if old <= bound { return false }
      touches.removeFirst(old)
      start += old
      return true
    }

    /// Removes all touches. Readers that have read all of them continue; others start over.
    func forget() {
      start = end
      touches.removeAll(keepingCapacity: true)
    }

    /// Makes all readers start over.
    func restart() {
      version &+= 1
      forget()
      start += 1
    }

    /// - Parameter isChange: Whether the rows may differ now.
    func edited(_ store: AnyObject, isChange: Bool) {
      let isTold = toldStore == editedStore
      editedStore = Swift.ObjectIdentifier(store)
      if isChange {
        edits &+= 1
        if toldStore == editedStore { toldStore = nil }
      } else if isTold {
        // The same rows in another storage.
        toldStore = editedStore
      }
    }

    func told() { toldStore = editedStore }

    /// Records that all rows are again as they were last reported.
    func restore(places: Int) {
      (editedStore, self.places) = (toldStore, places)
      restart()
    }

    func placed() { places &+= 1 }
  }

  /// A reader of a list's history, which gets the touches since it last read.
  struct Reader {
    /// The history that was read last. (Not that of a form, which retains the form that reads it; that one reads no other history.)
    private var followed: History?
    private var position = -1
    /// The history's `start` at the last call.
    private(set) var known = 0

    init() {}

    /// Returns the touched rows of a list since the last call, or `nil` if they are not known.
    mutating func news(of history: History?) -> Swift.ContiguousArray<Touch>? {
      guard let history else { return nil }
      history.follow()
      if !history.isKept && followed !== history { (followed, position) = (history, -1) }
      let first = position
      (position, known) = (history.end, history.start)
      return first >= known && position - first <= history.bound ? history.news(from: first) : nil
    }
  }
}

nonisolated extension Bindgen.Touch {
  /// Merges the touches of each ticket.
  static func joined(_ touches: some Swift.Collection<Self>) -> Swift.ContiguousArray<Self> {
    var joined: Swift.ContiguousArray<Self> = []
    for touch in touches.sorted(by: { $0.ticket < $1.ticket }) {
      guard let last = joined.indices.last, joined[last].ticket == touch.ticket else {
        joined.append(touch)
        continue
      }
      joined[last].isChanged = joined[last].isChanged || touch.isChanged
      joined[last].isPlaced = joined[last].isPlaced || touch.isPlaced
    }
    return joined
  }
}

"""###),
("RowIDs", ###"""
// MARK: - Rows by their ids

nonisolated extension Bindgen {
  /// A hash table of tickets, by the hashes of ids. (Rows have their ids: a dictionary would store them once more, and take more
  /// than twice the memory.)
  final class TicketTable {
    typealias Hash = Swift.UInt32
    private typealias Slot = (hash: Hash, ticket: Ticket)

    /// The slots. A ticket is at the place where its hash belongs, or behind it, with no free slot between. (Plain memory:
    /// counting references to an array would cost a lookup 10 ns.)
    @exclusivity(unchecked) private var slots: Swift.UnsafeMutableBufferPointer<Slot>
    @exclusivity(unchecked) private var count = 0

    init(minimumCapacity count: Int) { slots = Self.slots(for: count) }

    init(copy other: TicketTable) {
      (slots, count) = (.allocate(capacity: other.slots.count), other.count)
      _ = slots.initialize(from: other.slots)
    }

    deinit { slots.deallocate() }
  }

  /// The lookup of a list's rows by their ids. A shared table is copied before it changes.
  final class RowIDs<ID: Hashable> {
    private let tickets: TicketTable
    /// Rows that were removed lately: a row that comes back is the same row.
    @exclusivity(unchecked) private var parked: [ID: Parked] = [:]
    /// The history that the positions of removed rows refer to. A copy of the list may have got another one.
    private weak var history: History?
    private var start = 0

    private struct Parked {
      let ticket: Ticket
      let position: Int
      let isObject: Bool
      weak var object: AnyObject?
    }

    init(minimumCapacity count: Int) { tickets = TicketTable(minimumCapacity: count) }

    init(copy other: RowIDs) {
      tickets = TicketTable(copy: other.tickets)
      (parked, history, start) = (other.parked, other.history, other.start)
    }
  }
}

nonisolated extension Bindgen.TicketTable {
  typealias Ticket = Bindgen.Ticket

  /// Returns the first ticket with a hash for which the closure is true.
  @inline(__always)
  func first(_ hash: Hash, where isRight: (Ticket) -> Bool) -> Ticket? {
    var place = home(of: hash)
    while slots[place].ticket >= 0 {
      if slots[place].hash == hash, isRight(slots[place].ticket) { return slots[place].ticket }
      place = next(place)
    }
    return nil
  }

  func insert(_ ticket: Ticket, _ hash: Hash) {
    if 10 * (count + 1) > 7 * slots.count { grow() }
    put((hash, ticket))
    count += 1
  }

  func remove(_ ticket: Ticket, _ hash: Hash) {
    var gap = home(of: hash)
    while slots[gap].ticket != ticket {
      if slots[gap].ticket < 0 { return }
      gap = next(gap)
    }
    count -= 1
    // Tickets behind it move up, but not before the places where their hashes belong.
    var place = next(gap)
    while slots[place].ticket >= 0 {
      if distance(from: home(of: slots[place].hash), to: place) >= distance(from: gap, to: place) {
        slots[gap] = slots[place]
        gap = place
      }
      place = next(place)
    }
    slots[gap] = Self.free
  }

  private static var free: Slot { (0, -1) }

  private static func slots(for count: Int) -> Swift.UnsafeMutableBufferPointer<Slot> {
    let slots = Swift.UnsafeMutableBufferPointer<Slot>.allocate(capacity: 10 * count / 7 + 4)
    slots.initialize(repeating: free)
    return slots
  }

  private func put(_ slot: Slot) {
    var place = home(of: slot.hash)
    while slots[place].ticket >= 0 { place = next(place) }
    slots[place] = slot
  }

  private func grow() {
    let old = slots
    slots = Self.slots(for: count + count / 2 + 4)
    for slot in old where slot.ticket >= 0 { put(slot) }
    old.deallocate()
  }

  @inline(__always)
  private func home(of hash: Hash) -> Int { Int((UInt64(hash) &* UInt64(slots.count)) >> 32) }

  private func next(_ place: Int) -> Int { place + 1 == slots.count ? 0 : place + 1 }

  private func distance(from one: Int, to other: Int) -> Int { other >= one ? other - one : other - one + slots.count }
}

nonisolated extension Bindgen.RowIDs {
  typealias Ticket = Bindgen.Ticket

  /// - Parameter store: The storage of the rows, which have their ids.
  @inline(__always)
  func ticket<Row: Swift.Identifiable>(_ id: ID, in store: Bindgen.RowStore<Row>) -> Ticket? where Row.ID == ID {
    tickets.first(Self.hash(id)) { store.rows[$0]?.id == id }
  }

  func insert(_ id: ID, _ ticket: Ticket) { tickets.insert(ticket, Self.hash(id)) }

  /// - Parameters:
  ///   - object: The row, if its id is its identity. After its end, another object may have the same identity.
  ///   - position: The number of the touch that reports the removal, if the list has readers.
  func remove(_ id: ID, _ ticket: Ticket, _ object: AnyObject?, position: Int?, in history: Bindgen.History?) {
    tickets.remove(ticket, Self.hash(id))
    guard let position, let history else {
      if !parked.isEmpty { parked = [:] }
      return
    }
    if self.history !== history { (self.history, start, parked) = (history, history.start, [:]) }
    if start != history.start {
      start = history.start
      parked = parked.filter { $0.value.position >= start }
    }
    parked[id] = Parked(ticket: ticket, position: position, isObject: object != nil, object: object)
  }

  func takeParked(_ id: ID, in history: Bindgen.History?) -> Ticket? {
    if parked.isEmpty { return nil }
    guard let row = parked.removeValue(forKey: id), let history, self.history === history else { return nil }
    return row.position < history.start || row.isObject && row.object == nil ? nil : row.ticket
  }

  /// Returns the hash of an id, spread over all bits. (A `hashValue` that a type implements itself may not be spread.)
  @inline(__always)
  private static func hash(_ id: ID) -> Bindgen.TicketTable.Hash {
    let spread = UInt64(truncatingIfNeeded: id.hashValue) &* 0x9e37_79b9_7f4a_7c15
    return Bindgen.TicketTable.Hash(truncatingIfNeeded: spread >> 32)
  }
}

"""###),
("RowList", ###"""
// MARK: - Lists of rows

/// Shared storage is copied before it changes. Only a model's own list has a history, and copies that are made while it is
/// edited, until the edit ends.
nonisolated extension Bindgen.RowList: @unchecked Sendable where Row: Sendable {}

nonisolated extension Bindgen {
  /// The rows of a list, or a selection of them in another order: the storage in `Rows` and `PlainRows`, which you use instead.
  public struct RowList<Row>: Swift.Sequence {
    private(set) var store: RowStore<Row>
    private(set) var selection: Order?
    /// The history of the rows, if this is a model's own list, or kept up to date with one.
    private(set) var history: History?
    /// The history's `access` when the history was linked to this list. If the history has another, this is only a copy.
    private(set) var access = 0

    init(_ rows: some Swift.Sequence<Row>) { store = RowStore(rows) }

    init(_ store: RowStore<Row>, selection: Order?, _ history: History?) {
      (self.store, self.selection, self.history, access) = (store, selection, history, history?.access ?? 0)
    }
  }
}

nonisolated extension Bindgen.RowList {
  typealias Ticket = Bindgen.Ticket

  @inline(__always)
  var count: Int { selection == nil ? store.count : selection.unsafelyUnwrapped.count }

  @inline(__always)
  subscript(position: Int) -> Row { self[ticket: ticket(at: position)] }

  @inline(__always)
  subscript(ticket ticket: Ticket) -> Row { store[ticket].unsafelyUnwrapped }

  /// The order of the rows, or `nil` if there are few rows and nothing follows them.
  var order: Bindgen.Order? { selection ?? store.order }

  /// The order of the rows of a list that is followed.
  var tickets: Bindgen.Order { order ?? Bindgen.Order([]) }

  @inline(__always)
  func ticket(at position: Int) -> Ticket {
    selection == nil ? store.ticket(at: position) : selection.unsafelyUnwrapped[position]
  }

  func position(of ticket: Ticket) -> Int { selection?.position(of: ticket) ?? store.position(of: ticket) }

  func contains(_ ticket: Ticket) -> Bool { order?.contains(ticket) == true }

  /// Returns the row with a ticket in a list that is followed, or nil if it is not there. (A store has no other rows.)
  @inline(__always)
  func row(_ ticket: Ticket) -> Row? { selection == nil || contains(ticket) ? store.rows[ticket] : nil }

  func forEachTicket(_ body: (Ticket, Row) -> Void) {
    for piece in tickets.pieces { for ticket in piece { body(ticket, self[ticket: ticket]) } }
  }

  @inline(__always)
  public func makeIterator() -> Iterator { Iterator(self, 0..<count) }

  /// An iterator over the rows as they are at its creation, so that edits meanwhile do not affect a loop.
  public struct Iterator: Swift.IteratorProtocol {
    private let rows: Swift.ContiguousArray<Row?>
    /// The order, unless the rows are a plain array. (Not the object, which edits meanwhile would change.)
    private let pieces: Swift.ContiguousArray<Swift.ContiguousArray<Ticket>>?
    private var tickets: Swift.ContiguousArray<Ticket> = []
    private var nextPiece = 0
    private var offset = 0
    private var end = 0
    /// The number of rows in later pieces.
    private var left = 0

    @inline(__always)
    init(_ list: Bindgen.RowList<Row>, _ positions: Swift.Range<Int>) {
      let order = list.order
      (rows, pieces) = (list.store.rows.values, order?.pieces)
      (offset, end) = (positions.lowerBound, positions.upperBound)
      guard let order, !positions.isEmpty else { return }
      (nextPiece, offset) = order.place(at: offset)
      left = positions.count
      takePiece(from: offset)
    }

    @inline(__always)
    public mutating func next() -> Row? {
      if offset == end {
        if left == 0 { return nil }
        takePiece(from: 0)
      }
      // (Without checks for overflow, a loop takes a fifth less.)
      let position = pieces == nil ? offset : Int(truncatingIfNeeded: tickets[offset])
      offset &+= 1
      return rows[position]
    }

    private mutating func takePiece(from start: Int) {
      tickets = pieces.unsafelyUnwrapped[nextPiece]
      (offset, end, nextPiece) = (start, Swift.min(tickets.count, start + left), nextPiece + 1)
      left -= end - start
    }
  }

  // MARK: Editing

  /// Makes the storage unique, so that changes affect no other list.
  ///
  /// - Parameter isChange: Whether a change follows.
  mutating func makeOwn(isChange: Bool = true) {
    if !Swift.isKnownUniquelyReferenced(&store) { store = Bindgen.RowStore(copy: store) }
    edited(isChange: isChange)
  }

  /// Replaces all rows, and keeps the history.
  mutating func take(_ rows: some Swift.Sequence<Row>) {
    (store, selection) = (Bindgen.RowStore(rows), nil)
    edited()
  }

  func edited(isChange: Bool = true) {
    if isOwn { history.unsafelyUnwrapped.edited(store, isChange: isChange) }
  }

  /// The number of rows that it may have.
  var room: Int { isOwn ? history.unsafelyUnwrapped.limit : .max }

  /// Counts an edit in which rows came, went or moved.
  func placed() {
    if isOwn { history.unsafelyUnwrapped.placed() }
  }

  /// Makes this the list that is followed, in place of copies of it that exist already.
  @inline(__always)
  mutating func beginAccess() {
    guard let history else { return }
    history.access &+= 1
    access = history.access
  }

  mutating func link(_ history: Bindgen.History?) { (self.history, access) = (history, history?.access ?? 0) }

  /// Whether this is a model's own list, and no copy of it.
  var isOwn: Bool { history.map { $0.access == access } ?? false }

  var isFollowed: Bool { isOwn && history.unsafelyUnwrapped.isFollowed }

  /// The number of the next touch, if the list has readers.
  var nextTouch: Int? { isFollowed ? history?.end : nil }

  func touch(_ ticket: Ticket, isChanged: Bool = false, isPlaced: Bool = false) {
    guard store.order != nil, isFollowed, let history else { return }
    history.add(ticket, isChanged: isChanged, isPlaced: isPlaced)
    if history.trim(for: store.count) { store.releaseParked(before: history.start) }
  }

  /// Removes a row for good.
  func remove(_ ticket: Ticket) -> Row? {
    placed()
    let row = store.remove(ticket)
    if store.order != nil {
      store.release(ticket, position: nextTouch)
      touch(ticket, isPlaced: true)
    }
    return row
  }

  /// Moves rows without changing their order.
  func move(_ positions: [Int], to target: Int) {
    placed()
    var moved: [(row: Row, ticket: Ticket?)] = []
    for position in positions.reversed() {
      let ticket = store.ticket(at: position)
      moved.append((store.remove(ticket).unsafelyUnwrapped, store.order == nil ? nil : ticket))
    }
    for (offset, (row, ticket)) in moved.reversed().enumerated() {
      store.insert(row, at: target + offset, as: ticket)
      if let ticket { touch(ticket, isPlaced: true) }
    }
  }

  func swapAt(_ one: Int, _ other: Int) {
    placed()
    store.swapAt(one, other)
    touch(store.ticket(at: one), isPlaced: true)
    touch(store.ticket(at: other), isPlaced: true)
  }

  /// Puts the rows in another order, given by their old positions.
  func arrange(_ positions: [Int]) {
    placed()
    store.arrange(positions)
    for (position, old) in positions.enumerated() where position != old {
      touch(store.ticket(at: position), isPlaced: true)
    }
  }
}

"""###),
("RowOrder", ###"""
// MARK: - Orders

nonisolated extension Bindgen {
  /// A number that identifies a row as long as the row is in its list.
  typealias Ticket = Int32

  /// An order of tickets, split into pieces: a change moves few tickets, of a million as of a hundred. A shared order is copied
  /// before it changes.
  final class Order {
    @exclusivity(unchecked) private(set) var pieces: Swift.ContiguousArray<Swift.ContiguousArray<Ticket>> = []
    @exclusivity(unchecked) private(set) var count = 0
    /// The number of a ticket's piece, or -1, by ticket.
    @exclusivity(unchecked) private var homes: Swift.ContiguousArray<Int32> = []
    /// The numbers of the pieces, and their indices by number. The number of a piece never changes, but its index does.
    @exclusivity(unchecked) private var numbers: Swift.ContiguousArray<Int32> = []
    @exclusivity(unchecked) private var places: Swift.ContiguousArray<Int32> = []
    @exclusivity(unchecked) private var unused: Swift.ContiguousArray<Int32> = []
    /// The number of tickets before each piece, as a Fenwick tree.
    @exclusivity(unchecked) private var sums: Swift.ContiguousArray<Int> = [0]

    init(_ tickets: some Swift.Sequence<Ticket>) {
      homes.reserveCapacity(tickets.underestimatedCount)
      for ticket in tickets { insert(ticket, at: count) }
    }

    init(copy other: Order) {
      (pieces, count, homes) = (other.pieces, other.count, other.homes)
      (numbers, places, unused, sums) = (other.numbers, other.places, other.unused, other.sums)
    }
  }
}

nonisolated extension Bindgen.Order {
  typealias Ticket = Bindgen.Ticket

  private typealias Place = (piece: Int, offset: Int)

  private static var largest: Int { 128 }

  /// The size to which appending fills a piece: then insertions into a list that was just filled split hardly any piece. A
  /// split takes longer the more pieces there are.
  private static var filled: Int { 64 }

  // MARK: Looking

  func contains(_ ticket: Ticket) -> Bool { Int(ticket) < homes.count && homes[Int(ticket)] >= 0 }

  var all: some Swift.Sequence<Ticket> { pieces.joined() }

  var first: Ticket? { pieces.first?.first }

  subscript(position: Int) -> Ticket {
    if position == count - 1, let last = pieces.last?.last { return last }
    let place = place(at: position)
    return pieces[place.piece][place.offset]
  }

  func position(of ticket: Ticket) -> Int {
    let piece = piece(of: ticket)
    return start(of: piece) + offset(of: ticket, in: piece)
  }

  /// Whether one ticket comes before the other.
  func isBefore(_ one: Ticket, _ other: Ticket) -> Bool {
    let (left, right) = (piece(of: one), piece(of: other))
    return left == right ? offset(of: one, in: left) < offset(of: other, in: left) : left < right
  }

  /// Returns the piece of a position, and the offset in it.
  func place(at position: Int) -> (piece: Int, offset: Int) {
    var (piece, rest) = (0, position)
    var step = 1 << (Int.bitWidth - 1 - (sums.count - 1).leadingZeroBitCount)
    while step > 0 {
      let next = piece + step
      if next < sums.count, sums[next] <= rest {
        piece = next
        rest -= sums[next]
      }
      step >>= 1
    }
    return (piece, rest)
  }

  private func piece(of ticket: Ticket) -> Int { Int(places[Int(homes[Int(ticket)])]) }

  private func offset(of ticket: Ticket, in piece: Int) -> Int {
    let last = pieces[piece].count - 1
    return pieces[piece][last] == ticket ? last : pieces[piece].firstIndex(of: ticket) ?? 0
  }

  /// Returns the number of tickets before a piece.
  private func start(of piece: Int) -> Int {
    var (sum, rest) = (0, piece)
    while rest > 0 {
      sum += sums[rest]
      rest &= rest - 1
    }
    return sum
  }

  // MARK: Changing

  func insert(_ ticket: Ticket, at position: Int) {
    insert(ticket, at: position == count ? end() : place(at: position))
  }

  /// Inserts a ticket after all tickets for which the closure is true.
  func insert(_ ticket: Ticket, behind isBefore: (Ticket) -> Bool) { insert(ticket, at: place(behind: isBefore)) }

  func remove(_ ticket: Ticket) {
    let piece = piece(of: ticket)
    pieces[piece].remove(at: offset(of: ticket, in: piece))
    homes[Int(ticket)] = -1
    add(-1, at: piece)
    if pieces[piece].isEmpty { removePiece(piece) }
  }

  func swap(_ one: Ticket, _ other: Ticket) {
    let (left, right) = (piece(of: one), piece(of: other))
    let offsets = (offset(of: one, in: left), offset(of: other, in: right))
    (pieces[left][offsets.0], pieces[right][offsets.1]) = (other, one)
    homes.swapAt(Int(one), Int(other))
  }

  /// Returns the place after the last ticket, in a new piece if the last one is full.
  private func end() -> Place {
    if let last = pieces.last, last.count < Self.filled { return (pieces.count - 1, last.count) }
    appendPiece()
    return (pieces.count - 1, 0)
  }

  private func place(behind isBefore: (Ticket) -> Bool) -> Place {
    let piece = Self.end(of: 0..<pieces.count) { isBefore(pieces[$0][0]) } - 1
    if piece < 0 { return pieces.isEmpty ? end() : (0, 0) }
    let offset = Self.end(of: 1..<pieces[piece].count) { isBefore(pieces[piece][$0]) }
    return piece == pieces.count - 1 && offset == pieces[piece].count ? end() : (piece, offset)
  }

  /// Returns the first number in a range for which a closure is false, or the end of the range.
  private static func end(of range: Swift.Range<Int>, _ isTrue: (Int) -> Bool) -> Int {
    var (low, high) = (range.lowerBound, range.upperBound)
    while low < high {
      let middle = (low + high) / 2
      if isTrue(middle) { low = middle + 1 } else { high = middle }
    }
    return low
  }

  private func insert(_ ticket: Ticket, at place: Place) {
    if place.offset == pieces[place.piece].count {
      pieces[place.piece].append(ticket)
    } else {
      pieces[place.piece].insert(ticket, at: place.offset)
    }
    if Int(ticket) >= homes.count {
      homes.append(contentsOf: Swift.repeatElement(-1, count: Int(ticket) + 1 - homes.count))
    }
    homes[Int(ticket)] = numbers[place.piece]
    add(1, at: place.piece)
    if pieces[place.piece].count > Self.largest { split(place.piece) }
  }

  private func split(_ piece: Int) {
    let middle = pieces[piece].count / 2
    let second = Swift.ContiguousArray(pieces[piece][middle...])
    pieces[piece].removeSubrange(middle...)
    pieces.insert(second, at: piece + 1)
    let number = newNumber()
    numbers.insert(number, at: piece + 1)
    for ticket in second { homes[Int(ticket)] = number }
    renumber(from: piece + 1)
  }

  private func newNumber() -> Int32 {
    if let number = unused.popLast() { return number }
    places.append(0)
    return Int32(places.count - 1)
  }

  private func appendPiece() {
    var piece: Swift.ContiguousArray<Ticket> = []
    // A short order stays small.
    if count > 0 { piece.reserveCapacity(Self.filled) }
    pieces.append(piece)
    numbers.append(newNumber())
    places[Int(numbers[pieces.count - 1])] = Int32(pieces.count - 1)
    // The tree's new sum covers the entries below it.
    let index = pieces.count
    sums.append(start(of: index - 1) - start(of: index & (index - 1)))
  }

  private func removePiece(_ piece: Int) {
    pieces.remove(at: piece)
    unused.append(numbers.remove(at: piece))
    // Sums cover only pieces before them, so the last one ends alone.
    if piece == pieces.count { sums.removeLast() } else { renumber(from: piece) }
  }

  private func add(_ change: Int, at piece: Int) {
    count += change
    var index = piece + 1
    while index < sums.count {
      sums[index] += change
      index += index & -index
    }
  }

  private func renumber(from first: Int) {
    for piece in first..<pieces.count { places[Int(numbers[piece])] = Int32(piece) }
    sums.removeAll(keepingCapacity: true)
    sums.append(0)
    for piece in 0..<pieces.count { sums.append(pieces[piece].count) }
    for index in 1..<Swift.max(sums.count, 1) {
      let parent = index + (index & -index)
      if parent < sums.count { sums[parent] += sums[index] }
    }
  }
}

"""###),
("RowStore", ###"""
// MARK: - Storage of lists

nonisolated extension Bindgen {
  /// Values by ticket.
  struct ByTicket<Value> {
    fileprivate(set) var values: Swift.ContiguousArray<Value?> = []
  }

  /// The rows of a list, by ticket, and their order. A shared store is copied before it changes.
  final class RowStore<Row> {
    /// The rows, by ticket. (Optional, so that an edit in place can remove a row.)
    @exclusivity(unchecked) var rows = ByTicket<Row>()
    /// The order of the rows. Nil for a few rows that nothing follows: they are a plain array, and a row's ticket is its position.
    @exclusivity(unchecked) private(set) var order: Order?
    @exclusivity(unchecked) private var free: Swift.ContiguousArray<Ticket> = []
    @exclusivity(unchecked) private var next: Ticket = 0
    /// Tickets of removed rows. They are not used again while a reader may still read about them.
    @exclusivity(unchecked) private var parked: Swift.ContiguousArray<(ticket: Ticket, position: Int)> = []

    init(_ rows: some Swift.Sequence<Row>) {
      reserve(rows.underestimatedCount)
      for row in rows { insert(row, at: count) }
    }

    init(copy other: RowStore) {
      (rows, order) = (other.rows, other.order.map(Order.init(copy:)))
      (free, next, parked) = (other.free, other.next, other.parked)
    }
  }
}

nonisolated extension Bindgen.ByTicket {
  typealias Ticket = Bindgen.Ticket

  @inline(__always)
  subscript(ticket: Ticket) -> Value? {
    get { Int(ticket) < values.count ? values[Int(ticket)] : nil }
    _modify {
      while Int(ticket) >= values.count { values.append(nil) }
      yield &values[Int(ticket)]
    }
  }
}

nonisolated extension Bindgen.RowStore {
  typealias Ticket = Bindgen.Ticket

  /// The number of rows up to which they are searched one by one.
  static var few: Int { 64 }

  @inline(__always)
  var count: Int { order == nil ? rows.values.count : order.unsafelyUnwrapped.count }

  @inline(__always)
  func ticket(at position: Int) -> Ticket { order == nil ? Ticket(position) : order.unsafelyUnwrapped[position] }

  func position(of ticket: Ticket) -> Int { order?.position(of: ticket) ?? Int(ticket) }

  @inline(__always)
  subscript(ticket: Ticket) -> Row? {
    get { rows.values[Int(ticket)] }
    _modify { yield &rows.values[Int(ticket)] }
  }

  /// Reserves memory for rows. (Rows that are added one by one would take half as much again.)
  func reserve(_ count: Int) { rows.values.reserveCapacity(count) }

  /// Gives each row a ticket by which it can be followed.
  func addTickets() {
    next = Ticket(count)
    order = Bindgen.Order(0..<next)
  }

  func newTicket() -> Ticket {
    if let ticket = free.popLast() { return ticket }
    next += 1
    return next - 1
  }

  /// - Parameter ticket: The row's ticket, if it had one before.
  /// - Returns: The row's ticket, if rows have tickets.
  @discardableResult
  func insert(_ row: Row, at position: Int, as ticket: Ticket? = nil) -> Ticket? {
    if order == nil, ticket == nil, count < Self.few {
      if position == count { rows.values.append(row) } else { rows.values.insert(row, at: position) }
      return nil
    }
    if order == nil { addTickets() }
    let ticket = ticket ?? newTicket()
    rows[ticket] = row
    order.unsafelyUnwrapped.insert(ticket, at: position)
    return ticket
  }

  func remove(_ ticket: Ticket) -> Row? {
    guard let order else { return rows.values.remove(at: Int(ticket)) }
    order.remove(ticket)
    return rows[ticket].take()
  }

  /// - Parameter position: The number of the touch that reports the removal, if the list has readers.
  func release(_ ticket: Ticket, position: Int?) {
    // A ticket is never free and parked at once: the ticket of a row that came back may still be parked.
    if position == nil, parked.isEmpty { return free.append(ticket) }
    parked.append((ticket, position ?? 0))
    if position == nil { releaseParked(before: .max) }
  }

  /// Frees parked tickets that no reader can read about any more.
  func releaseParked(before position: Int) {
    let old = Swift.Set(parked.lazy.filter { $0.position < position }.map(\.ticket))
    parked.removeAll { $0.position < position }
    free.append(contentsOf: old.subtracting(parked.lazy.map(\.ticket)).filter { order?.contains($0) != true })
  }

  /// Puts the rows in another order, given by their old positions.
  func arrange(_ positions: [Int]) {
    if let order {
      let tickets = Array(order.all)
      self.order = Bindgen.Order(positions.lazy.map { tickets[$0] })
    } else {
      rows.values = Swift.ContiguousArray(positions.map { rows.values[$0] })
    }
  }

  func swapAt(_ one: Int, _ other: Int) {
    if let order { order.swap(order[one], order[other]) } else { rows.values.swapAt(one, other) }
  }
}

"""###),
("RowStores", ###"""
// Needs: Rows, Stores

// MARK: - Stores of rows

nonisolated extension Bindgen {
  /// The store of a row.
  protocol RowStoring: Storing where _Value: Swift.Identifiable {}

  /// A list of a store, and the stores of its rows, as long as these are in use.
  final class StoredRows<Node: RowStoring> {
    private let list = StoredList()
    @exclusivity(unchecked) private var nodes: [Node._Value.ID: Weak<Node>] = [:]
    @exclusivity(unchecked) private var reader = Reader()

    init() {}

    /// Returns the same store each time, or `nil` while the row is gone.
    ///
    /// - Parameters:
    ///   - last: If the row is gone, a store with this value is returned.
    ///   - core: The list's store, whose transactions are those of its rows.
    func store(
      _ id: Node._Value.ID,
      in rows: Rows<Node._Value>,
      last: Node._Value?,
      below core: Core,
      _ make: (Node._Value) -> Node
    ) -> Node? {
      let there = rows[id: id]
      guard let row = there ?? last else { return nil }
      if let node = nodes[id]?.object {
        if let there { node._take(there) }
        return node
      }
      if nodes.isEmpty { _ = reader.news(of: rows.history) }
      if nodes.count >= 8 && nodes.count & (nodes.count - 1) == 0 { nodes = nodes.filter { $0.value.object != nil } }
      let node = make(row)
      nodes[id] = Weak(node)
      Family.unite(core.family, node._core.family)
      return node
    }

    /// All stores in use, by the ids of their rows.
    var inUse: [(id: Node._Value.ID, store: Node)] { nodes.compactMap { id, node in node.object.map { (id, $0) } } }

    /// Returns the store of a row, if it is in use.
    func known(_ id: Swift.AnyHashable?) -> Node? { (id?.base as? Node._Value.ID).flatMap { nodes[$0]?.object } }

    /// Returns whether the list may have changed since the last call, and then updates the stores of its rows.
    func settle(_ rows: inout Rows<Node._Value>) -> Bool {
      guard list.settle(&rows) else { return false }
      if nodes.isEmpty { return true }
      // Rows without tickets can't be followed.
      let followed = rows.withTickets
      guard let touches = reader.news(of: followed._list.history) else {
        settleAll(followed)
        return true
      }
      for touch in touches { if let row = followed._list.row(touch.ticket) { take(row) } }
      return true
    }

    private func settleAll(_ rows: Rows<Node._Value>) {
      for (id, node) in nodes {
        if node.object == nil { nodes[id] = nil } else if let row = rows[id: id] { take(row) }
      }
    }

    private func take(_ row: Node._Value) { nodes[row.id]?.object?._take(row) }
  }

  /// The stores of a list's rows, in the list's order, created when they are first read: `ForEach(store.each.songs) { … }`.
  public struct EachRow<Row: Swift.Identifiable, Node>: Swift.RandomAccessCollection {
    /// The rows when the collection was read. (A view may retain it longer than the list has these rows.)
    let rows: Rows<Row>
    /// Returns the store of a row, or `nil` if the row is gone and there is no last value.
    let find: (Row.ID, _ last: Row?) -> Node?

    init(rows: Rows<Row>, find: @escaping (Row.ID, _ last: Row?) -> Node?) {
      (self.rows, self.find) = (rows, find)
    }

    public var startIndex: Int { 0 }
    public var endIndex: Int { rows.count }

    public subscript(position: Int) -> Node {
      let row = rows[position]
      return find(row.id, row).unsafelyUnwrapped
    }

    /// The store of the row with an id, to send it an action or to show it. Nil if the row is gone.
    public subscript(id id: Row.ID) -> Node? { find(id, nil) }
  }
}

// MARK: - The list in a store's value

nonisolated extension Bindgen {
  /// The history of a store's list, and how far its edits have been reported.
  final class StoredList {
    let history = History()
    @exclusivity(unchecked) private var edits = 0
    @exclusivity(unchecked) private var places = 0

    init() {}

    /// Returns whether the list may have changed since the last call. Another list in its place gets the history, and copies that
    /// exist already do not have it any more.
    func settle<List: ModelRows>(_ rows: inout List) -> Bool {
      defer {
        rows._list.beginAccess()
        history.told()
        (edits, places) = (history.edits, history.places)
      }
      let store = Swift.ObjectIdentifier(rows._list.store)
      if rows.history === history, rows._list.isOwn {
        if history.editedStore == store { return edits != history.edits }
        if history.toldStore == store {
          // A copy from before the action was put back.
          history.restore(places: places)
          return false
        }
      }
      // First without it: a copy from before has it still.
      rows.history = nil
      rows.history = history
      return true
    }
  }
}

nonisolated extension Bindgen.ModelRows {
  /// The number of edits in which rows came, went or moved.
  var places: Int { _list.history?.places ?? 0 }
}

// MARK: - Rows of values

nonisolated extension Bindgen {
  /// Returns whether a list changed whose rows can't be compared: whether it was edited, as an edit copies rows that `old` shares.
  @_disfavoredOverload
  static func react<List: ModelRows>(to new: List, _ old: inout List, _ round: Int) -> Bool {
    defer { old = new }
    return old._list.store !== new._list.store || old._list.selection !== new._list.selection
  }
}

nonisolated extension Bindgen.Plans {
  /// Takes over the plans of a row.
  mutating func _add<Row: Bindgen.Reduced & Swift.Identifiable>(
    _ below: Bindgen.Plans<Row>,
    _ name: String,
    row id: Row.ID,
    at path: Swift.WritableKeyPath<Value, Bindgen.Rows<Row>>,
    _ services: Swift.KeyPath<Services, Row.Services>,
    hear: Hearing? = nil,
    embed: @escaping (Row.Action) -> Action
  ) {
    _add(
      below,
      name,
      row: Bindgen.id(id),
      { $0[keyPath: services] },
      embed,
      find: { $0[keyPath: path][id: id] },
      hear: hear,
      edit: { $0[keyPath: path][id: id]?._edit($1) }
    )
  }
}

nonisolated extension Bindgen.Running {
  /// Ends the effects of rows that are gone. (Only a store's own list has a history.)
  ///
  /// - Parameter look: Ends the effects of gone children and rows below a row that is there. Nil if rows have none.
  func end<Row>(
    _ list: String,
    goneFrom rows: Bindgen.Rows<Row>,
    _ look: ((Row, Bindgen.Running) -> Void)? = nil
  ) {
    end(list, rows.history.map { ($0.edits, $0.places) }) { id, node in
      guard let id = id?.base as? Row.ID, let row = rows[id: id] else { return false }
      look?(row, node)
      return true
    }
  }
}

#if DEBUG
  nonisolated extension Bindgen.Differences {
    /// Compares rows by their ids.
    mutating func compare<Row>(
      _ name: String,
      _ expected: Bindgen.Rows<Row>,
      _ actual: Bindgen.Rows<Row>,
      _ compare: (inout Self, String, Row, Row) -> Void
    ) {
      for row in expected {
        let place = "\(name)[id: \(String(reflecting: row.id))]"
        guard let other = actual[id: row.id] else {
          add("\(place): expected, and it is not there")
          continue
        }
        compare(&self, place + ".", row, other)
      }
      for row in actual where !expected.contains(id: row.id) {
        add("\(name)[id: \(String(reflecting: row.id))]: it is there, and not expected")
      }
      let ids = (expected.ids.filter { actual.contains(id: $0) }, actual.ids.filter { expected.contains(id: $0) })
      if ids.0 != ids.1 { add("\(name): expected the order \(ids.0), actual \(ids.1)") }
    }
  }

  nonisolated extension Bindgen.TestedField {
    static func rows<Row: Bindgen.Tested>(
      _ name: String,
      _ path: Swift.KeyPath<Value, Bindgen.Rows<Row>>
    ) -> Self {
      Self(name: name) { $0.compare($1, $2[keyPath: path], $3[keyPath: path], Row._compare) }
    }
  }
#endif

"""###),
("Rows", ###"""
// Needs: Kept, KeptFilter, KeptFirst, KeptMap, KeptOrder, KeptPrefix, KeptSort, KeptSum, ModelRows, RowHistory, RowIDs, RowList, RowOrder, RowStore, RowsEditing, RowsForms, Warnings

// MARK: - Rows

nonisolated extension Bindgen {
  /// A list of rows with unique ids: the type of a model's list. Use it like an array; an edit costs the same at each position.
  public struct Rows<Element: Swift.Identifiable>: ModelRows {
    public var _list: RowList<Element>
    /// The lookup by ids, if rows have tickets.
    private(set) var table: RowIDs<Element.ID>?

    public init() { _list = RowList([]) }

    /// Creates a list from rows with unique ids.
    init(all rows: some Swift.Collection<Element>) {
      _list = RowList(rows)
      _setIDs()
    }

    /// Creates a list from rows that have the ids of other rows.
    init<Other: Swift.Identifiable>(_ list: RowList<Element>, of rows: Rows<Other>) where Other.ID == Element.ID {
      (_list, table) = (list, rows.table)
    }

    public func _with(_ list: RowList<Element>) -> Self { Self(list, of: self) }

    public mutating func _setIDs() {
      table = nil
      if _list.store.order == nil { return }
      let table = RowIDs<Element.ID>(minimumCapacity: _list.store.rows.values.capacity)
      _list.forEachTicket { table.insert($1.id, $0) }
      self.table = table
    }
  }
}

// MARK: Looking

nonisolated extension Bindgen.Rows {
  /// The row with an id, which can be edited in place: `rows[id: 7]?.isDone = true`. Setting nil removes it, and setting a missing
  /// row appends it.
  public subscript(id id: Element.ID) -> Element? {
    get { ticket(id).map { _list[ticket: $0] } }
    set {
      guard let newValue else {
        _ = remove(id: id)
        return
      }
      if newValue.id == id {
        updateOrAppend(newValue)
      } else {
        Bindgen.warn("a row with the id \(newValue.id) was set for the id \(id)")
      }
    }
    _modify {
      if let ticket = ownTicket(id) {
        let object = object(ticket)
        defer { finishEdit(of: id, object, ticket) }
        yield &_list.store[ticket]
      } else {
        var row: Element?
        yield &row
        if let row { self[id: id] = row }
      }
    }
  }

  /// The ids of all rows, in order.
  public var ids: [Element.ID] { map(\.id) }

  /// Returns the position of the row with an id, or nil if there is none.
  public func index(id: Element.ID) -> Int? { ticket(id).map { _list.position(of: $0) } }

  /// Returns whether there is a row with an id.
  public func contains(id: Element.ID) -> Bool { ticket(id) != nil }

  /// Returns the first rows, up to a count. (Declared in each type: in a chain, a protocol's `prefix` would be ambiguous.)
  public func prefix(_ count: Int) -> Self { _with(_list.prefix(count)) }

  /// Returns the ticket of the row with an id.
  func ticket(_ id: Element.ID) -> Bindgen.Ticket? {
    if let table {
      let ticket = table.ticket(id, in: _list.store)
      return ticket.flatMap { _list.selection == nil || _list.contains($0) ? $0 : nil }
    }
    let rows = _list.store.rows.values
    for position in rows.indices where rows[position].unsafelyUnwrapped.id == id { return Bindgen.Ticket(position) }
    return nil
  }

  /// Makes the storage unique for an edit of the row with an id, and returns the row's ticket.
  private mutating func ownTicket(_ id: Element.ID) -> Bindgen.Ticket? {
    if _list.selection != nil { makeOwn() }
    let ticket = ticket(id)
    if ticket != nil { makeOwn() }
    return ticket
  }
}

// MARK: Editing

nonisolated extension Bindgen.Rows {
  /// The lookup by ids, for an edit.
  private var ownTable: Bindgen.RowIDs<Element.ID>? {
    mutating get {
      if !Swift.isKnownUniquelyReferenced(&table), let shared = table { table = Bindgen.RowIDs(copy: shared) }
      return table
    }
  }

  /// Records an edit in place, which may have removed the row, or changed its id.
  private mutating func finishEdit(of id: Element.ID, _ object: AnyObject?, _ ticket: Bindgen.Ticket) {
    if _list.store[ticket]?.id == id { return _list.touch(ticket, isChanged: true) }
    var position = _list.store.position(of: ticket)
    guard let row = forget(id, object, ticket) else { return }
    Bindgen.warn("a row's id was changed from \(id) to \(row.id)")
    if let other = index(id: row.id) {
      remove(at: other)
      if other < position { position -= 1 }
    }
    insert(row, at: position)
  }

  /// Returns the row with a ticket, if its identity as an object is its id.
  private func object(_ ticket: Bindgen.Ticket) -> AnyObject? {
    Element.ID.self == Swift.ObjectIdentifier.self && Element.self is AnyObject.Type
      ? _list[ticket: ticket] as AnyObject : nil
  }

  @discardableResult
  private mutating func forget(_ id: Element.ID, _ object: AnyObject?, _ ticket: Bindgen.Ticket) -> Element? {
    ownTable?.remove(id, ticket, object, position: _list.nextTouch, in: _list.history)
    return _list.remove(ticket)
  }

  /// Inserts a row. Returns false without a change if there is a row with the same id, or no room.
  @discardableResult
  public mutating func insert(_ row: Element, at position: Int) -> Bool {
    Swift.precondition(position >= 0 && position <= count, "the index is out of range")
    let id = row.id
    if count >= _list.room || contains(id: id) { return false }
    makeOwn()
    _list.placed()
    if table == nil, count == Bindgen.RowStore<Element>.few { addTickets() }
    let parked = ownTable?.takeParked(id, in: _list.history)
    if let ticket = _list.store.insert(row, at: position, as: parked) {
      table?.insert(id, ticket)
      _list.touch(ticket, isChanged: true, isPlaced: true)
    }
    return true
  }

  @discardableResult
  public mutating func remove(at position: Int) -> Element {
    Swift.precondition(indices.contains(position), "the index is out of range")
    makeOwn()
    let ticket = _list.ticket(at: position)
    return forget(_list[ticket: ticket].id, object(ticket), ticket).unsafelyUnwrapped
  }

  /// Removes the row with an id, and returns it, or nil if there is none.
  @discardableResult
  public mutating func remove(id: Element.ID) -> Element? {
    ownTicket(id).flatMap { forget(id, object($0), $0) }
  }

  /// Replaces the row with the same id and returns the old row, or appends the row.
  @discardableResult
  public mutating func updateOrAppend(_ row: Element) -> Element? {
    guard let ticket = ownTicket(row.id) else {
      append(row)
      return nil
    }
    let old = _list.store[ticket]
    _list.store[ticket] = row
    _list.touch(ticket, isChanged: true)
    return old
  }

  public subscript(position: Int) -> Element {
    @inline(__always) get { _list[position] }
    set { replaceRow(at: position, with: newValue) }
    _modify {
      makeOwn()
      let ticket = _list.ticket(at: position)
      let (id, object) = (_list[ticket: ticket].id, object(ticket))
      defer { finishEdit(of: id, object, ticket) }
      yield &_list.store[ticket]!
    }
  }

  /// Replaces a row. A row that is elsewhere in the list swaps places, so that algorithms that swap and sort do not lose a row.
  private mutating func replaceRow(at position: Int, with row: Element) {
    let old = self[position].id
    if row.id != old {
      if let other = index(id: row.id) {
        swapAt(position, other)
      } else {
        remove(at: position)
        insert(row, at: position)
        return
      }
    }
    updateOrAppend(row)
  }

  /// Replaces the rows with those of another list. Rows with known ids stay the same rows. For internal use.
  public mutating func _assign(_ others: Self, areSame: (Element, Element) -> Bool) -> Bool {
    let others = Array(others.limited(to: _list.room))
    if others.count == count, Swift.zip(self, others).allSatisfy({ $0.id == $1.id && areSame($0, $1) }) { return false }
    if isEmpty || !_list.isFollowed {
      replaceAll(others)
      return true
    }
    let ids = Swift.Set(others.map(\.id))
    for row in Array(self) where !ids.contains(row.id) { remove(id: row.id) }
    for (position, row) in others.enumerated() {
      guard let old = self[id: row.id] else {
        insert(row, at: position)
        continue
      }
      if !areSame(old, row) { self[id: row.id] = row }
      let place = index(id: row.id)!
      if place != position { move(from: place, to: position) }
    }
    return true
  }
}

nonisolated extension Bindgen.Rows: Swift.CustomDebugStringConvertible {
  public var debugDescription: String { "Rows(\(Array(self).debugDescription))" }
}
nonisolated extension Bindgen.Rows: Equatable where Element: Equatable {}
nonisolated extension Bindgen.Rows: Hashable where Element: Hashable {}
nonisolated extension Bindgen.Rows: Encodable where Element: Encodable {}
nonisolated extension Bindgen.Rows: Decodable where Element: Decodable {}
/// Shared storage is copied before it changes.
nonisolated extension Bindgen.Rows: @unchecked Sendable where Element: Sendable, Element.ID: Sendable {}

"""###),
("RowsCallbacks", ###"""
// Needs: RowsEdits, RowsObserved

// MARK: - Closures that get edits

nonisolated extension Bindgen.Core {
  /// Calls the closure after each transaction that changed a list, with its rows and with the edits since they were
  /// last reported.
  func observeEdits<Model: Bindgen.Model, List>(
    _ model: Model,
    _ list: Bindgen.ListField<Model, List>,
    initial: Bool,
    _ body: @escaping (List, Bindgen.Edits) -> Void
  ) -> Bindgen.Subscription {
    let (kept, read) = (Bindgen.KeptEdits(), list.read)
    let rows = read(model)
    let all = kept.take(from: rows._list)
    let observer = observe(list.name, of: model) { model, _ in
      let rows = read(model)
      let edits = kept.take(from: rows._list)
      if !edits.isEmpty { body(rows.unlinked, edits) }
    }
    if initial { body(rows.unlinked, all) }
    return Bindgen.Subscription(kept: observer)
  }
}

"""###),
("RowsEditing", ###"""
// MARK: - Editing rows like an array

nonisolated extension Bindgen.ModelRows {
  /// Appends a row. Returns false without a change if there is a row with the same id, or no room.
  @discardableResult
  public mutating func append(_ row: Element) -> Bool { insert(row, at: count) }

  /// Appends rows, except those with ids that are in the list already.
  public mutating func append(contentsOf rows: some Swift.Sequence<Element>) { for row in rows { append(row) } }

  /// Appends rows, except those with ids that are in the list already.
  public static func += (rows: inout Self, others: some Swift.Sequence<Element>) { rows.append(contentsOf: others) }

  /// Removes the first row, and returns it. The list must not be empty.
  @discardableResult
  public mutating func removeFirst() -> Element { remove(at: 0) }
  /// Removes the last row, and returns it. The list must not be empty.
  @discardableResult
  public mutating func removeLast() -> Element { remove(at: count - 1) }

  /// Removes the last row, and returns it, or nil if the list is empty.
  @discardableResult
  public mutating func popLast() -> Element? { isEmpty ? nil : removeLast() }

  /// Removes a number of rows from the start.
  public mutating func removeFirst(_ number: Int) { removeSubrange(..<number) }
  /// Removes a number of rows from the end.
  public mutating func removeLast(_ number: Int) { removeSubrange((count - number)...) }

  /// Removes the rows at the positions of a range.
  public mutating func removeSubrange(_ positions: some Swift.RangeExpression<Int>) {
    replaceSubrange(positions, with: Swift.EmptyCollection())
  }

  /// Removes all rows.
  public mutating func removeAll() { removeAll { _ in true } }

  /// Removes the rows for which the closure is true.
  public mutating func removeAll(where isGone: (Element) throws -> Bool) rethrows {
    for position in try indices.filter({ try isGone(self[$0]) }).reversed() { _ = remove(at: position) }
  }

  /// Removes the rows at some positions, such as those of SwiftUI's `onDelete`.
  public mutating func remove(atOffsets positions: some Swift.Sequence<Int>) {
    for position in Swift.Set(positions).sorted(by: >) { _ = remove(at: position) }
  }

  /// Replaces the rows at the positions of a range. New rows with ids that are elsewhere in the list are left out.
  public mutating func replaceSubrange(
    _ positions: some Swift.RangeExpression<Int>,
    with rows: some Swift.Sequence<Element>
  ) {
    let (positions, rows) = (positions.relative(to: self), Array(rows))
    Swift.precondition(positions.lowerBound >= 0 && positions.upperBound <= count, "the range is out of range")
    for position in positions.reversed() { _ = remove(at: position) }
    var position = positions.lowerBound
    for row in rows where insert(row, at: position) { position += 1 }
  }

  /// Inserts rows, except those with ids that are in the list already.
  public mutating func insert(contentsOf rows: some Swift.Sequence<Element>, at position: Int) {
    replaceSubrange(position..<position, with: rows)
  }

  // MARK: Moving

  /// Moves a row to another position.
  ///
  /// - Parameter target: The row's final position.
  public mutating func move(from position: Int, to target: Int) {
    Swift.precondition(indices.contains(position) && indices.contains(target), "the index is out of range")
    if position == target { return }
    makeOwn()
    _list.move([position], to: target)
  }

  /// Moves rows to one place, with the arguments of SwiftUI's `onMove`.
  ///
  /// - Parameter target: The position before which the rows are inserted, counted before they move.
  public mutating func move(fromOffsets positions: some Swift.Sequence<Int>, toOffset target: Int) {
    let positions = Swift.Set(positions).sorted()
    Swift.precondition(
      positions.allSatisfy { indices.contains($0) } && target >= 0 && target <= count,
      "an index is out of range"
    )
    makeOwn()
    _list.move(positions, to: target - positions.count { $0 < target })
  }

  /// Swaps the rows at two positions.
  public mutating func swapAt(_ one: Int, _ other: Int) {
    Swift.precondition(indices.contains(one) && indices.contains(other), "the index is out of range")
    if one == other { return }
    makeOwn()
    _list.swapAt(one, other)
  }

  // MARK: Sorting

  /// Sorts the rows in ascending order.
  public mutating func sort() where Element: Comparable { sort(by: <) }

  /// Sorts the rows by a comparison. Use it to reorder the list itself, and `sorted(by:)` with a key for a sorted derivation.
  public mutating func sort(by areInOrder: (Element, Element) throws -> Bool) rethrows {
    let rows = Array(self)
    arrange(try rows.indices.sorted { try areInOrder(rows[$0], rows[$1]) })
  }

  /// Reverses the order of the rows.
  public mutating func reverse() { arrange(indices.reversed()) }

  /// Puts the rows in a random order.
  public mutating func shuffle() { arrange(indices.shuffled()) }

  /// Puts the rows in a random order, with a generator of your own, such as one with a seed in tests.
  public mutating func shuffle(using generator: inout some Swift.RandomNumberGenerator) {
    arrange(indices.shuffled(using: &generator))
  }

  /// Puts the rows in another order, given by their old positions.
  private mutating func arrange(_ positions: [Int]) {
    makeOwn()
    _list.arrange(positions)
  }
}

// MARK: - Conforming to collections

nonisolated extension Bindgen.ModelRows {
  public typealias Slice = Bindgen.RowsSlice<Self>

  public var startIndex: Int { 0 }
  public var endIndex: Int { _list.count }
  public var count: Int { _list.count }

  public subscript(positions: Swift.Range<Int>) -> Slice {
    get {
      Swift.precondition(positions.lowerBound >= 0 && positions.upperBound <= count, "the range is out of range")
      return Slice(rows: unlinked, indices: positions)
    }
    set {
      Swift.precondition(positions.count == newValue.count, "a slice is set to one of another length")
      for (position, row) in Swift.zip(positions, newValue) { self[position] = row }
    }
  }

  @inline(__always)
  public func makeIterator() -> Bindgen.RowList<Element>.Iterator { _list.makeIterator() }

  public var description: String { Array(self).description }
  public var customMirror: Swift.Mirror { Swift.Mirror(self, unlabeledChildren: self, displayStyle: .collection) }
}

nonisolated extension Bindgen.ModelRows {
  /// Whether both have the same storage: neither has changed since one was copied from the other.
  func isSame(as other: Self) -> Bool {
    _list.store === other._list.store && _list.selection === other._list.selection
  }
}

nonisolated extension Bindgen.ModelRows where Element: Equatable {
  public static func == (one: Self, other: Self) -> Bool { one.isSame(as: other) || one.elementsEqual(other) }
}

nonisolated extension Bindgen.ModelRows where Element: Hashable {
  public func hash(into hasher: inout Swift.Hasher) { Array(self).hash(into: &hasher) }
}

nonisolated extension Bindgen.ModelRows where Element: Encodable {
  public func encode(to encoder: any Swift.Encoder) throws { try Array(self).encode(to: encoder) }
}

nonisolated extension Bindgen.ModelRows where Element: Decodable {
  /// Decodes rows as an array does. Of rows with the same id, it takes the first.
  public init(from decoder: any Swift.Decoder) throws { self.init(try [Element](from: decoder)) }
}

nonisolated extension Bindgen {
  /// A slice of a list, such as `rows[2..<5]`: some of its rows, at the same positions.
  public struct RowsSlice<Base: ModelRows>: Swift.RandomAccessCollection, Swift.MutableCollection {
    fileprivate var rows: Base
    public let indices: Swift.Range<Int>

    public var startIndex: Int { indices.lowerBound }
    public var endIndex: Int { indices.upperBound }

    public subscript(position: Int) -> Base.Element {
      get {
        Swift.precondition(indices.contains(position), "the index is out of range")
        return rows[position]
      }
      set {
        Swift.precondition(indices.contains(position), "the index is out of range")
        rows[position] = newValue
      }
    }
    public subscript(positions: Swift.Range<Int>) -> RowsSlice {
      get {
        checkBounds(positions)
        return RowsSlice(rows: rows, indices: positions)
      }
      set {
        checkBounds(positions)
        rows[positions] = newValue
      }
    }

    private func checkBounds(_ positions: Swift.Range<Int>) {
      Swift.precondition(
        positions.lowerBound >= indices.lowerBound && positions.upperBound <= indices.upperBound,
        "the range is out of range"
      )
    }

    public func makeIterator() -> RowList<Base.Element>.Iterator { .init(rows._list, indices) }
  }
}

"""###),
("RowsEdits", ###"""
// Needs: Rows

// MARK: - Edits of rows

nonisolated extension Bindgen {
  /// The edits of a list's rows in a transaction, for one batch update of a table. They apply together: rows of `deletes` and
  /// `moves` are removed from the old rows, and then rows of `inserts` and `moves` are inserted in ascending order.
  public struct Edits: Hashable, Sendable {
    /// A row that moved, with its old position and its new one.
    public struct Move: Hashable, Sendable {
      /// The old position.
      public var from: Int
      /// The new position.
      public var to: Int
      /// Whether the row changed, too, and must be redrawn after the batch.
      public var isUpdated: Bool

      /// Creates a move, for edits of your own.
      public init(from: Int, to: Int, isUpdated: Bool = false) {
        (self.from, self.to, self.isUpdated) = (from, to, isUpdated)
      }
    }

    /// The old positions of removed rows, ascending.
    public var deletes: [Int] = []
    /// The new positions of added rows, ascending.
    public var inserts: [Int] = []
    /// The rows that moved, ascending by new position: as few as possible.
    public var moves: [Move] = []
    /// The old positions of rows that changed but did not move, ascending.
    public var updates: [Int] = []
    /// The new positions of the rows of `updates`, in the same order: redraw these after the batch.
    public var updated: [Int] = []
    /// Whether all rows may have changed: reload the whole table then. The other edits are empty.
    public var isAll = false

    /// Creates edits without a change.
    public init() {}

    /// Whether no row has changed.
    public var isEmpty: Bool { !isAll && deletes.isEmpty && inserts.isEmpty && moves.isEmpty && updates.isEmpty }
  }

  /// The order of a list as it was last reported, from which the edits since then are found.
  final class KeptEdits {
    @exclusivity(unchecked) private var reader = Reader()
    @exclusivity(unchecked) private var order = Order([])

    init() {}

    /// Creates a copy that has read the same touches.
    init(copy other: KeptEdits) { (reader, order) = (other.reader, Order(copy: other.order)) }

    func take<Row>(from list: RowList<Row>) -> Edits { take(list.tickets, list.history) }

    func take(_ list: Order, _ history: History?) -> Edits {
      if let touches = reader.news(of: history) {
        return touches.count == 1 ? edits(list, touches[0]) : edits(list, touches)
      }
      order = Order(copy: list)
      var edits = Edits()
      edits.isAll = true
      return edits
    }

    /// Returns the edits for a single touched row: all others are where they were.
    private func edits(_ list: Order, _ touch: Touch) -> Edits {
      var edits = Edits()
      let new = list.contains(touch.ticket) ? list.position(of: touch.ticket) : nil
      let wasIn = order.contains(touch.ticket)
      let old = wasIn && (touch.isPlaced || new == nil) ? order.position(of: touch.ticket) : wasIn ? new : nil
      if old != nil, old != new { order.remove(touch.ticket) }
      if let new, old != new { order.insert(touch.ticket, at: new) }
      switch (old, new) {
      case (let old?, let new?) where old == new: if touch.isChanged { (edits.updates, edits.updated) = ([old], [new]) }
      case (let old?, let new?): edits.moves = [Edits.Move(from: old, to: new, isUpdated: touch.isChanged)]
      case (let old?, nil): edits.deletes = [old]
      case (nil, let new?): edits.inserts = [new]
      case (nil, nil): break
      }
      return edits
    }

    private func edits(_ list: Order, _ touches: Swift.ContiguousArray<Touch>) -> Edits {
      var edits = Edits()
      var stayed: [Moved] = []
      for touch in touches {
        switch (order.contains(touch.ticket), list.contains(touch.ticket)) {
        case (true, true):
          let (old, new) = (order.position(of: touch.ticket), list.position(of: touch.ticket))
          stayed.append(Moved(touch: touch, old: old, new: new))
        case (true, false): edits.deletes.append(order.position(of: touch.ticket))
        case (false, true): edits.inserts.append(list.position(of: touch.ticket))
        case (false, false): break
        }
      }
      let count = order.count
      follow(list, touches)
      edits.deletes.sort()
      edits.inserts.sort()
      if !stayed.isEmpty { edits.add(stayed, oldCount: count) }
      return edits
    }

    private func follow(_ list: Order, _ touches: Swift.ContiguousArray<Touch>) {
      for touch in touches where order.contains(touch.ticket) && (touch.isPlaced || !list.contains(touch.ticket)) {
        order.remove(touch.ticket)
      }
      for touch in touches where list.contains(touch.ticket) && !order.contains(touch.ticket) {
        order.insert(touch.ticket) { list.isBefore($0, touch.ticket) }
      }
    }
  }

  /// A touched row that is in both the old and the new list, or untouched rows beside each other.
  struct Moved {
    var touch: Touch?
    var old: Int
    var new: Int
    var count = 1
    var stays = true
  }
}

nonisolated extension Bindgen.Edits {
  /// Adds as few moves as possible: the heaviest run of rows whose order is the same as before stays.
  fileprivate mutating func add(_ touched: [Bindgen.Moved], oldCount count: Int) {
    var rows = touched
    if rows.contains(where: { $0.touch?.isPlaced == true }) {
      rows += Self.untouchedBlocks(rows, gone: deletes, come: inserts, count: count)
      Self.settle(&rows)
    }
    for row in rows {
      let isChanged = row.touch?.isChanged == true
      if !row.stays {
        moves += (0..<row.count).map { Move(from: row.old + $0, to: row.new + $0, isUpdated: isChanged) }
      } else if isChanged {
        updates.append(row.old)
        updated.append(row.new)
      }
    }
    moves.sort { $0.to < $1.to }
    updates.sort()
    updated.sort()
  }

  /// Finds the rows that stay.
  private static func settle(_ rows: inout [Bindgen.Moved]) {
    rows.sort { $0.old < $1.old }
    // By new position: the heaviest run that ends there, as a Fenwick tree of maxima. Of runs with the same weight, the
    // one with rows that nobody moved stays.
    let ranks = Swift.Dictionary(uniqueKeysWithValues: rows.map(\.new).sorted().enumerated().map { ($1, $0 + 1) })
    var best = [(weight: Int, last: Int)](repeating: (0, -1), count: rows.count + 1)
    var before: [Int] = []
    var heaviest = (weight: 0, last: -1)
    for (number, row) in rows.enumerated() {
      rows[number].stays = false
      var run = (weight: 0, last: -1)
      var rank = ranks[row.new]! - 1
      while rank > 0 {
        if best[rank].weight > run.weight { run = best[rank] }
        rank &= rank - 1
      }
      before.append(run.last)
      run = (run.weight + row.count << 24 + (row.touch?.isPlaced == true ? 0 : row.count), number)
      rank = ranks[row.new]!
      while rank < best.count {
        if best[rank].weight < run.weight { best[rank] = run }
        rank += rank & -rank
      }
      if run.weight > heaviest.weight { heaviest = run }
    }
    while heaviest.last >= 0 {
      rows[heaviest.last].stays = true
      heaviest.last = before[heaviest.last]
    }
  }

  /// Returns the rows that were not touched, as blocks: their order is the old one. A block ends where touched rows were or are.
  private static func untouchedBlocks(
    _ rows: [Bindgen.Moved],
    gone: [Int],
    come: [Int],
    count: Int
  ) -> [Bindgen.Moved] {
    // The number of untouched rows before each touched one.
    let old = (rows.map(\.old) + gone).sorted().enumerated().map { $1 - $0 }
    let new = (rows.map(\.new) + come).sorted().enumerated().map { $1 - $0 }
    let untouched = count - old.count
    let cuts = Swift.Set(old + new + [0]).filter { $0 < untouched }.sorted() + [untouched]
    var blocks: [Bindgen.Moved] = []
    var (olds, news) = (0, 0)
    for (start, end) in Swift.zip(cuts, cuts.dropFirst()) {
      while olds < old.count, old[olds] <= start { olds += 1 }
      while news < new.count, new[news] <= start { news += 1 }
      blocks.append(Bindgen.Moved(touch: nil, old: start + olds, new: start + news, count: end - start))
    }
    return blocks
  }
}

"""###),
("RowsForms", ###"""
// MARK: - Forms of rows

nonisolated extension Bindgen {
  /// The direction in which `sorted(by:order:)` sorts rows.
  public enum SortOrder: Sendable {
    case ascending
    case descending
  }
}

nonisolated extension Bindgen.SortOrder {
  /// Returns whether one key comes before another. A key that does not equal itself, such as NaN, comes last in both directions.
  func puts<Key: Comparable>(_ one: Key, before other: Key) -> Bool {
    (self == .ascending ? one < other : other < one) || other != other && one == one
  }
}

nonisolated extension Bindgen.RowList {
  func count(_ passes: (Row) -> Bool) -> Int { sum(from: 0, { passes($0) ? 1 : 0 }, add: +=, subtract: -=) }

  func sum<Value>(
    from zero: Value,
    _ value: (Row) -> Value,
    add: (inout Value, Value) -> Void,
    subtract: (inout Value, Value) -> Void
  ) -> Value {
    if let form = next({ Bindgen.KeptSum<Value>() }) {
      return form.follow(self, zero: zero, value, add: add, subtract: subtract)
    }
    return reduce(into: zero) { add(&$0, value($1)) }
  }

  func filter(_ passes: (Row) -> Bool) -> Bindgen.RowList<Row> {
    if let form = next({ Bindgen.KeptFilter() }) { return form.follow(self, passes) }
    return select { $0.filter { passes(self[$0]) } }
  }

  func prefix(_ count: Int) -> Bindgen.RowList<Row> {
    Swift.precondition(count >= 0, "a number of rows is below zero")
    if let form = next({ Bindgen.KeptPrefix() }) { return form.follow(self, count) }
    return select { Array($0.prefix(count)) }
  }

  /// - Parameter make: Returns `nil` to leave a row out.
  func map<New>(_ make: (Row) -> New?, areSame: (New, New) -> Bool) -> Bindgen.RowList<New> {
    if let form = next({ Bindgen.KeptMap<New>() }) { return form.follow(self, make, areSame: areSame) }
    return Bindgen.RowList(compactMap(make))
  }

  func sorted<Key: Comparable>(by key: (Row) -> Key, _ order: Bindgen.SortOrder) -> Bindgen.RowList<Row> {
    if let form = next({ Bindgen.KeptSort<Key>() }) { return form.follow(self, key, order) }
    let keys = map(key)
    return select { positions in
      positions.sorted { order.puts(keys[$0], before: keys[$1]) || !order.puts(keys[$1], before: keys[$0]) && $0 < $1 }
    }
  }

  /// Returns the row that would be the first after sorting.
  func least<Key: Comparable>(by key: (Row) -> Key, _ order: Bindgen.SortOrder) -> Row? {
    if isKept { return sorted(by: key, order).keptFirst }
    var least: (row: Row, key: Key)?
    for row in self {
      let key = key(row)
      if let old = least?.key, !order.puts(key, before: old) { continue }
      least = (row, key)
    }
    return least?.row
  }

  var keptFirst: Row? {
    next { Bindgen.KeptFirst() }?.follow(self)
    return count == 0 ? nil : self[0]
  }

  /// Returns the rows at some positions. They share the store, unless it is a plain array.
  private func select(_ choose: (Swift.Range<Int>) -> [Int]) -> Bindgen.RowList<Row> {
    let positions = choose(0..<count)
    guard let order else { return Bindgen.RowList(positions.map { self[$0] }) }
    let tickets = Array(order.all)
    return Bindgen.RowList(store, selection: Bindgen.Order(positions.lazy.map { tickets[$0] }), nil)
  }
}

nonisolated extension Bindgen.ModelRows {
  /// Whether there are no rows.
  public var isEmpty: Bool { _list.count == 0 }
  /// The first row, or nil if the list is empty.
  public var first: Element? { _list.keptFirst }

  /// Returns the number of rows that pass. In a class's derivation, an edit calls the closure only for rows that changed.
  public func count(where passes: (Element) -> Bool) -> Int { _list.count(passes) }
  /// Returns whether a row passes. In a class's derivation, an edit calls the closure only for rows that changed.
  public func contains(where passes: (Element) -> Bool) -> Bool {
    if _list.isKept { return _list.count(passes) > 0 }
    return _list.first(where: passes) != nil
  }
  /// Returns whether all rows pass. In a class's derivation, an edit calls the closure only for rows that changed.
  public func allSatisfy(_ passes: (Element) -> Bool) -> Bool { !contains { !passes($0) } }
  /// Returns the first row that passes, or nil. In a class's derivation, an edit calls the closure only for rows that changed.
  public func first(where passes: (Element) -> Bool) -> Element? {
    if _list.isKept { return _list.filter(passes).keptFirst }
    return _list.first(where: passes)
  }

  /// Returns the sum of an integer of each row, which wraps around on overflow. In a class's derivation, it is kept up to date.
  public func sum<Value: Swift.FixedWidthInteger>(_ value: (Element) -> Value) -> Value {
    _list.sum(from: 0, value, add: { $0 &+= $1 }, subtract: { $0 &-= $1 })
  }

  /// Returns the rows that pass, in order. In a class's derivation, an edit calls the closure only for rows that changed.
  public func filter(_ passes: (Element) -> Bool) -> Self { _with(_list.filter(passes)) }

  /// Returns the rows sorted by a key. Rows with equal keys stay in the list's order. Keys such as NaN come last. In a class's
  /// derivation, an edit moves only the rows that changed.
  public func sorted<Key: Comparable>(by key: (Element) -> Key, order: Bindgen.SortOrder = .ascending) -> Self {
    _with(_list.sorted(by: key, order))
  }

  /// Returns the first of the rows with the smallest key, or nil if the list is empty.
  public func min<Key: Comparable>(by key: (Element) -> Key) -> Element? { _list.least(by: key, .ascending) }
  /// Returns the first of the rows with the largest key, or nil if the list is empty.
  public func max<Key: Comparable>(by key: (Element) -> Key) -> Element? { _list.least(by: key, .descending) }
}

nonisolated extension Bindgen.ModelRows {
  /// Returns the sum of a duration of each row. In a class's derivation, it is kept up to date.
  @available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
  public func sum(_ value: (Element) -> Swift.Duration) -> Swift.Duration {
    _list.sum(from: .zero, value, add: +=, subtract: -=)
  }
}

nonisolated extension Bindgen.ModelRows {
  /// Returns the sum of a value of each row. It is not kept: a sum of floating-point numbers depends on their order.
  public func sum<Value: Swift.AdditiveArithmetic>(_ value: (Element) -> Value) -> Value {
    reduce(.zero) { $0 + value($1) }
  }
}

nonisolated extension Bindgen.Rows {
  /// Returns new rows with the ids of these rows, without those that have another id. State the type `Rows` where you want it:
  /// otherwise `map` returns an array.
  @_disfavoredOverload
  public func map<New: Swift.Identifiable>(_ make: (Element) -> New) -> Bindgen.Rows<New> where New.ID == Element.ID {
    map(make) { _, _ in false }
  }
}

nonisolated extension Bindgen.Rows {
  /// Returns new rows with the ids of these rows, without those that have another id. State the type `Rows` where you want it:
  /// otherwise `map` returns an array.
  @_disfavoredOverload
  public func map<New: Swift.Identifiable & Equatable>(
    _ make: (Element) -> New
  ) -> Bindgen.Rows<New> where New.ID == Element.ID {
    map(make, areSame: ==)
  }

  private func map<New: Swift.Identifiable>(
    _ make: (Element) -> New,
    areSame: (New, New) -> Bool
  ) -> Bindgen.Rows<New> where New.ID == Element.ID {
    let list = _list.map(
      { row in
        let new = make(row)
        if new.id == row.id { return new }
        Bindgen.warn("a row with the id \(new.id) was made of that with the id \(row.id)")
        return nil
      },
      areSame: areSame
    )
    if list.isKept { return Bindgen.Rows<New>(list, of: self) }
    return Bindgen.Rows<New>(all: Array(list))
  }
}

"""###),
("RowsKnown", ###"""
// Needs: RowsEdits

// MARK: - Lists as last reported

nonisolated extension Bindgen {
  /// The lists of a model, as they were last reported to its delegate or its view.
  final class KnownLists {
    private var lists: [Int: KeptEdits] = [:]

    init() {}

    /// Returns the edits of a list since the last call, or `nil` if there are none.
    func edits(of name: some FieldSet, _ rows: some ModelRows) -> Edits? {
      let kept = lists[name.number] ?? KeptEdits()
      lists[name.number] = kept
      let edits = kept.take(from: rows._list)
      return edits.isEmpty ? nil : edits
    }

    /// Starts over, for another view.
    func forget() { lists = [:] }
  }
}

"""###),
("RowsLate", ###"""
// MARK: - Edits for slow readers

nonisolated extension Bindgen {
  /// The edits of a list for a reader that may be slow. Edits that the reader has not taken are merged with
  /// later ones, because later edits make no sense without them.
  final class LateEdits<Model, List: ModelRows> {
    private let list: ListField<Model, List>
    /// The list as it was when the last taken edits were reported.
    private var taken = KeptEdits()
    private var told: KeptEdits

    init(_ list: ListField<Model, List>) {
      self.list = list
      told = taken
    }

    /// - Parameters:
    ///   - isLate: Whether the last reported edits were not taken.
    ///   - isTaken: Whether these edits will certainly be taken. (Otherwise the list's order must be copied.)
    /// - Returns: The rows and their edits, or `nil` if there are no edits.
    func next(_ model: Model, isLate: Bool, isTaken: Bool = false) -> (rows: List, edits: Edits)? {
      if !isLate { taken = told }
      told = isTaken ? taken : KeptEdits(copy: taken)
      let rows = list.read(model)
      let edits = told.take(from: rows._list)
      return edits.isEmpty ? nil : (rows.unlinked, edits)
    }
  }
}

"""###),
("RowsObserved", ###"""
// MARK: - Observing lists

nonisolated extension Bindgen {
  /// A list of a model, which `\.todos` stands for in `observeEdits(of: \.todos)`. Emitted code creates it.
  public struct ListField<Model, List: ModelRows> {
    let name: Mask
    let read: (Model) -> List

    init(_ name: some FieldSet, _ read: @escaping (Model) -> List) { (self.name, self.read) = (name.mask, read) }
  }
}

nonisolated extension Bindgen.Core {
  /// Calls the closure after each transaction that changed the row with an id, until the observer is released. If the
  /// row is gone, the closure gets `nil`.
  func observeRow<Model: Bindgen.Model, Row>(
    _ model: Model,
    _ list: Bindgen.ListField<Model, Bindgen.Rows<Row>>,
    _ observed: Bindgen.ObservedRows,
    id: Row.ID,
    _ body: @escaping (Row?) -> Void
  ) -> AnyObject {
    let observers: Bindgen.RowObservers<Row> = observed.observers(of: list.name)
    let read = list.read
    return observers.add(id, read(model), body) {
      observe(list.name, of: model) { [unowned observers] model, _ in observers.notify(read(model)) }
    }
  }
}

nonisolated extension Bindgen {
  /// The observers of single rows in a model's lists.
  final class ObservedRows {
    private var lists: [Int: AnyObject] = [:]

    init() {}

    func observers<Row>(of list: Mask) -> RowObservers<Row> {
      if let observers = lists[list.first] { return Swift.unsafeDowncast(observers, to: RowObservers<Row>.self) }
      let observers = RowObservers<Row>()
      lists[list.first] = observers
      return observers
    }
  }
}

nonisolated extension Bindgen {
  /// The observers of single rows of a list. A change of one row costs the observers of other rows nothing.
  final class RowObservers<Row: Swift.Identifiable> {
    final class Observer {
      let body: (Row?) -> Void
      /// The observer of the list, which lasts as long as one of the list's rows is observed.
      let following: Bindgen.Observer

      init(_ following: Bindgen.Observer, _ body: @escaping (Row?) -> Void) {
        (self.following, self.body) = (following, body)
      }
    }

    private var observers: [Row.ID: [Weak<Observer>]] = [:]
    /// The ids of observed rows, by ticket.
    private var ids: [Ticket: Row.ID] = [:]
    private var position = Reader()
    private weak var following: Bindgen.Observer?
    /// The number of observers after the last cleanup, and of those that were added since.
    private var (present, added) = (0, 0)

    init() {}

    /// - Parameter follow: Observes the list.
    func add(
      _ id: Row.ID,
      _ rows: Rows<Row>,
      _ body: @escaping (Row?) -> Void,
      follow: () -> Bindgen.Observer
    ) -> Observer {
      if following == nil { _ = position.news(of: rows.history) }
      let observer = Observer(following ?? follow(), body)
      following = observer.following
      if added > present + 8 { removeEnded() }
      added += 1
      observers[id, default: []].append(Weak(observer))
      if let ticket = rows.ticket(id) { ids[ticket] = id }
      return observer
    }

    private func removeEnded() {
      for id in observers.keys {
        observers[id]?.removeAll { $0.object == nil }
        if observers[id]?.isEmpty == true { observers[id] = nil }
      }
      ids = ids.filter { observers[$0.value] != nil }
      (present, added) = (observers.values.reduce(0) { $0 + $1.count }, 0)
    }

    /// Calls the observers of touched rows. Observers that are added meanwhile are called from the next round on.
    func notify(_ rows: Rows<Row>) {
      let due = touched(rows).map { ($0, observers[$0] ?? []) }
      for (id, observers) in due {
        for observer in observers { observer.object?.body(rows[id: id]) }
      }
    }

    /// Returns the observed ids of touched rows. A ticket may belong to another row than before.
    private func touched(_ rows: Rows<Row>) -> [Row.ID] {
      guard let touches = position.news(of: rows.history) else {
        ids = [:]
        for id in observers.keys { if let ticket = rows.ticket(id) { ids[ticket] = id } }
        return Array(observers.keys)
      }
      var (due, seen): ([Row.ID], Swift.Set<Row.ID>) = ([], [])
      for touch in touches {
        let row = rows._list.contains(touch.ticket) ? rows._list[ticket: touch.ticket].id : nil
        for id in [ids[touch.ticket], row] {
          if let id, observers[id] != nil, seen.insert(id).inserted { due.append(id) }
        }
        ids[touch.ticket] = row.flatMap { observers[$0] == nil ? nil : $0 }
      }
      return due
    }
  }
}

"""###),
("RowsPublishers", ###"""
// Needs: RowsEdits, RowsLate, RowsObserved

#if PUBLISHERS
  #if canImport(Combine)
    import Combine
  #else
    import OpenCombine
  #endif
#endif

// MARK: - Publishers of edits and of rows

#if PUBLISHERS
  nonisolated extension Bindgen.ModelPublisher {
    /// Returns a publisher of a list's rows and their edits: all rows at first, and then after each transaction that changes the list.
    static func edits<Model: Bindgen.Model, List>(
      of list: Bindgen.ListField<Model, List>,
      in model: Model
    ) -> Self where Output == (rows: List, edits: Bindgen.Edits) {
      Self(model._core) { offer in
        let late = Bindgen.LateEdits(list)
        let observer = model._core.observe(list.name, of: model) { model, _ in
          offer { late.next(model, isLate: $0 != nil, isTaken: $1) }
        }
        offer { late.next(model, isLate: $0 != nil, isTaken: $1) }
        return observer
      }
    }

    /// Returns a publisher of the current row, and then of each change of it: `nil` once the row is gone.
    static func row<Model: Bindgen.Model, Row>(
      of list: Bindgen.ListField<Model, Bindgen.Rows<Row>>,
      in model: Model,
      _ observed: Bindgen.ObservedRows,
      id: Row.ID
    ) -> Self where Output == Row? {
      Self(model._core) { offer in
        let observer = model._core.observeRow(model, list, observed, id: id) { row in offer { _, _ in row } }
        offer { _, _ in list.read(model)[id: id] }
        return observer
      }
    }
  }
#endif

"""###),
("RowsStreams", ###"""
// Needs: RowsEdits, RowsLate, RowsObserved

// MARK: - Sequences of edits and of rows

nonisolated extension Bindgen.Streams {
  /// Returns a sequence of a list's rows and their edits: all rows at first, and then after each transaction that changes the list.
  func edits<Model: Bindgen.Model, List: Bindgen.ModelRows & Sendable>(
    of list: Bindgen.ListField<Model, List>,
    in model: Model
  ) -> _Concurrency.AsyncStream<(rows: List, edits: Bindgen.Edits)> {
    typealias Element = (rows: List, edits: Bindgen.Edits)
    let all = _Concurrency.AsyncStream<Element?>(bufferingPolicy: .bufferingNewest(1)) { continuation in
      let (feed, late) = (Bindgen.Feed(continuation), Bindgen.LateEdits(list))
      let observer = model._core.observe(list.name, of: model) { [weak self, weak feed] model, _ in
        guard let feed else { return self?.removeEnded() ?? () }
        // Yielding shows whether the last element was taken: a reader on another thread may be taking it right now.
        var isLate = false
        if case .dropped(.some) = feed.continuation.yield(nil) { isLate = true }
        if let next = late.next(model, isLate: isLate) { feed.continuation.yield(next) }
      }
      add(feed, observer)
      if let first = late.next(model, isLate: false) { continuation.yield(first) }
    }
    return _Concurrency.AsyncStream(unfolding: {
      for await element in all { if let element { return element } }
      return nil
    })
  }

  /// Returns a sequence of the current row, and then of the row after each transaction that changes it: `nil` once the row is gone.
  func row<Model: Bindgen.Model, Row: Sendable>(
    of list: Bindgen.ListField<Model, Bindgen.Rows<Row>>,
    in model: Model,
    _ observed: Bindgen.ObservedRows,
    id: Row.ID
  ) -> _Concurrency.AsyncStream<Row?> {
    _Concurrency.AsyncStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
      let feed = Bindgen.Feed(continuation)
      let observer = model._core.observeRow(model, list, observed, id: id) { [weak self, weak feed] row in
        guard let feed else { return self?.removeEnded() ?? () }
        feed.continuation.yield(row)
      }
      add(feed, observer)
      continuation.yield(list.read(model)[id: id])
    }
  }
}

"""###),
("Sections", ###"""
// Needs: Rows

// MARK: - Rows in sections

nonisolated extension Bindgen {
  /// Rows by a key, in the list's order. Sections have numbers, like the tickets of rows.
  final class SectionStore<Key: Hashable> {
    fileprivate(set) var numbers: [Key: Ticket] = [:]
    /// The sections, by number. A section without rows keeps its number, so that it is the same if rows come back.
    fileprivate(set) var sections: Swift.ContiguousArray<(key: Key, rows: Order)> = []
    /// The numbers of sections with rows, in the order of their first rows.
    fileprivate(set) var order = Order([])

    init() {}

    init(copy other: SectionStore) {
      (numbers, sections, order) = (other.numbers, other.sections, Order(copy: other.order))
    }
  }

  /// The sections of a list as a kept form.
  final class KeptSections<Key: Hashable>: Kept {
    @exclusivity(unchecked) private(set) var store = SectionStore<Key>()
    /// The number of a row's section, by the row's ticket.
    @exclusivity(unchecked) private var homes = ByTicket<Ticket>()

    func follow<Row>(_ list: RowList<Row>, _ key: (Row) -> Key) {
      guard let news = news(of: list) else { return begin(list, key) }
      if !news.isAsked { return move(news.touches, of: list, key) }
      // Rows whose keys changed are touched, too.
      var all = news.touches
      list.forEachTicket { ticket, row in
        if let home = homes[ticket], store.sections[Int(home)].key != key(row) {
          all.append(Touch(ticket: ticket, isChanged: false, isPlaced: false))
        }
      }
      move(Touch.joined(all), of: list, key)
    }

    private func begin<Row>(_ list: RowList<Row>, _ key: (Row) -> Key) {
      (store, homes) = (SectionStore(), ByTicket())
      list.forEachTicket { ticket, row in
        let number = number(of: key(row))
        homes[ticket] = number
        if rows(number).count == 0 { store.order.insert(number, at: store.order.count) }
        rows(number).insert(ticket, at: rows(number).count)
      }
      restart()
    }

    private func number(of key: Key) -> Ticket {
      if let number = store.numbers[key] { return number }
      let number = Ticket(store.sections.count)
      store.numbers[key] = number
      store.sections.append((key, Order([])))
      return number
    }

    private func rows(_ number: Ticket) -> Order { store.sections[Int(number)].rows }

    private func ownRows(_ number: Ticket) -> Order {
      if !Swift.isKnownUniquelyReferenced(&store.sections[Int(number)].rows) {
        store.sections[Int(number)].rows = Order(copy: rows(number))
      }
      return rows(number)
    }

    /// Moves touched rows to their sections: removes rows before it inserts any, then does the same with the touched sections.
    private func move<Row>(_ touches: Swift.ContiguousArray<Touch>, of list: RowList<Row>, _ key: (Row) -> Key) {
      if touches.isEmpty { return }
      // There are too many sections without rows: starts over.
      if store.sections.count > 2 * store.order.count + 100 { return begin(list, key) }
      if !Swift.isKnownUniquelyReferenced(&store) { store = SectionStore(copy: store) }
      var touched: Swift.Set<Ticket> = []
      let order = list.tickets
      for touch in touches {
        let old = homes[touch.ticket]
        let new = list.contains(touch.ticket) ? number(of: key(list[ticket: touch.ticket])) : nil
        homes[touch.ticket] = new
        if let old, old != new || touch.isPlaced { ownRows(old).remove(touch.ticket) }
        for number in [old, new] { if let number { touched.insert(number) } }
      }
      for touch in touches {
        guard let home = homes[touch.ticket], !rows(home).contains(touch.ticket) else { continue }
        ownRows(home).insert(touch.ticket) { order.isBefore($0, touch.ticket) }
      }
      settle(touched, order)
    }

    private func settle(_ touched: Swift.Set<Ticket>, _ all: Order) {
      for number in touched where store.order.contains(number) {
        store.order.remove(number)
      }
      for number in touched {
        if let first = rows(number).first {
          store.order.insert(number) { all.isBefore(rows($0).first!, first) }
        }
        add(number, isChanged: true, isPlaced: true)
      }
      trim(for: store.order.count)
    }
  }

  /// Rows in sections by a key, as `grouped(by:)` returns them for a table with sections. The sections are in the order of their
  /// first rows.
  public struct Sections<Key: Hashable, Row: Swift.Identifiable> {
    /// A section: the rows with a key. There is at least one.
    public struct Section: Swift.Identifiable {
      /// The key that the rows share.
      public let key: Key
      /// The rows with the key, in the list's order.
      public let rows: Rows<Row>

      /// The key, by which a view identifies the section.
      public var id: Key { key }
    }

    let store: SectionStore<Key>
    private let rows: Rows<Row>

    init(_ rows: Rows<Row>, by key: (Row) -> Key) {
      self.init(rows, rows._list.sections(by: key).store)
    }

    private init(_ rows: Rows<Row>, _ store: SectionStore<Key>) { (self.rows, self.store) = (rows, store) }

    /// The same sections, without the history of a model's own list.
    var unlinked: Sections { Sections(rows.unlinked, store) }

    /// The keys of the sections, in order.
    public var keys: [Key] { map(\.key) }

    /// The rows with a key, or `nil` if there are none.
    public subscript(key key: Key) -> Rows<Row>? {
      store.numbers[key].flatMap { store.order.contains($0) ? section($0).rows : nil }
    }

    fileprivate func section(_ number: Ticket) -> Section {
      let (key, order) = store.sections[Int(number)]
      return Section(key: key, rows: Rows(RowList(rows._list.store, selection: order, nil), of: rows))
    }
  }
}

nonisolated extension Bindgen {
  /// The first row with each key, as `dictionary(by:)` returns it. Look up rows as in a dictionary; it shares the rows of the list.
  public struct KeyedRows<Key: Hashable, Row>: Swift.Sequence {
    private let list: RowList<Row>
    private let store: SectionStore<Key>

    init(_ list: RowList<Row>, by key: (Row) -> Key) {
      var list = list
      if !list.isKept { list.addTickets() }
      store = list.sections(by: key).store
      list.link(nil)
      self.list = list
    }

    /// The number of keys.
    public var count: Int { store.order.count }
    /// Whether there are no keys.
    public var isEmpty: Bool { count == 0 }
    /// The keys, in the order of the rows.
    public var keys: [Key] { map(\.key) }

    /// The first row with a key, or nil if there is none.
    public subscript(key: Key) -> Row? {
      store.numbers[key].flatMap { store.sections[Int($0)].rows.first }.map {
        list[ticket: $0]
      }
    }

    public func makeIterator() -> Swift.IndexingIterator<[(key: Key, value: Row)]> {
      store.order.all.map { number in
        let (key, rows) = store.sections[Int(number)]
        return (key, list[ticket: rows.first!])
      }.makeIterator()
    }
  }
}

nonisolated extension Bindgen.KeyedRows: Equatable where Row: Equatable {
  public static func == (one: Bindgen.KeyedRows<Key, Row>, other: Bindgen.KeyedRows<Key, Row>)
    -> Bool
  {
    one.count == other.count && one.allSatisfy { other[$0.key] == $0.value }
  }
}
/// Shared storage is copied before it changes, and the list has no history.
nonisolated extension Bindgen.KeyedRows: @unchecked Sendable where Key: Sendable, Row: Sendable {}

nonisolated extension Bindgen.RowList {
  fileprivate func sections<Key>(by key: (Row) -> Key) -> Bindgen.KeptSections<Key> {
    let sections = next { Bindgen.KeptSections<Key>() } ?? Bindgen.KeptSections()
    sections.follow(self, key)
    return sections
  }

  fileprivate mutating func addTickets() {
    if store.order != nil { return }
    makeOwn()
    store.addTickets()
  }
}

nonisolated extension Bindgen.Sections: Swift.RandomAccessCollection {
  public var startIndex: Int { 0 }
  public var endIndex: Int { store.order.count }

  public subscript(position: Int) -> Section {
    section(store.order[position])
  }
}

nonisolated extension Bindgen.Sections.Section: Equatable where Row: Equatable {}
nonisolated extension Bindgen.Sections.Section: Sendable
where Key: Sendable, Row: Sendable, Row.ID: Sendable {}
nonisolated extension Bindgen.Sections: Equatable where Row: Equatable {
  public static func == (one: Bindgen.Sections<Key, Row>, other: Bindgen.Sections<Key, Row>) -> Bool {
    one.elementsEqual(other)
  }
}
/// Shared storage is copied before it changes. Only a model's own sections have histories.
nonisolated extension Bindgen.Sections: @unchecked Sendable
where Key: Sendable, Row: Sendable, Row.ID: Sendable {}

nonisolated extension Bindgen.Rows {
  /// Returns the rows in sections by a key, in the order in which the keys first appear. In a class's derivation, an edit calls the
  /// closure only for rows that changed.
  public func grouped<Key: Hashable>(by key: (Element) -> Key) -> Bindgen.Sections<Key, Element> {
    if _list.isKept { return Bindgen.Sections(self, by: key) }
    var rows = self
    return Bindgen.Sections(rows.withTickets.unlinked, by: key)
  }
}

nonisolated extension Bindgen.Rows {
  /// Returns the first row with each key, for lookups by a key. In a class's derivation, it is kept up to date.
  public func dictionary<Key: Hashable>(by key: (Element) -> Key) -> Bindgen.KeyedRows<Key, Element> {
    Bindgen.KeyedRows(_list, by: key)
  }
}

nonisolated extension Bindgen.Rows {
  /// Returns a dictionary of the first row with each key. Use it only where a `Dictionary` is required: it copies the rows.
  @_disfavoredOverload
  public func dictionary<Key: Hashable>(by key: (Element) -> Key) -> [Key: Element] {
    Swift.Dictionary(map { (key($0), $0) }) { first, _ in first }
  }
}

"""###),
("Settled", ###"""
// Needs: Work

import Observation

// MARK: - Waiting for all effects

#if DEBUG
  nonisolated extension Bindgen {
    /// Waits until no effect runs in a model or a store and all that are connected with it, or in a plain class and the models below
    /// it. Use it in tests that have no handle to wait for.
    ///
    /// - Returns: The places of effects that still run after the timeout, such as `Search.bindgen.yml:14` or
    ///   `Search.queryChanged`. They are printed, too, unless the timeout is zero.
    @available(macOS 13, iOS 16, tvOS 16, watchOS 9, visionOS 1, *)
    @discardableResult
    public nonisolated(nonsending) static func settled(
      _ model: AnyObject,
      timeout: Swift.Duration = .seconds(1)
    ) async -> [String] {
      let end = _Concurrency.ContinuousClock.now.advanced(by: timeout)
      while true {
        let places = works(of: model).flatMap(\.places).map { "\($0)" }.sorted()
        if places.isEmpty || _Concurrency.Task.isCancelled { return places }
        if _Concurrency.ContinuousClock.now >= end {
          let names = places.joined(separator: ", ")
          if timeout > .zero { Swift.print("bindgen: still running after \(timeout): \(names)") }
          return places
        }
        try? await _Concurrency.Task.sleep(for: .milliseconds(1))
      }
    }

    private static func works(of model: AnyObject) -> [Work] {
      #if MODELS
        if let core = (model as? any Model)?._core { return core.family.watched }
      #endif
      #if PLAIN
        if #available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *) {
          var works = WorksBelow()
          works.add(model)
          return works.found
        }
      #endif
      return []
    }
  }

  #if MODELS
    nonisolated extension Bindgen.Family {
      /// The work of all effects of its models.
      fileprivate var watched: [Bindgen.Work] { agenda == nil ? [] : planned.watched }
    }
  #endif

  #if PLAIN
    nonisolated extension Bindgen {
      /// The running effects of plain classes, found in their stored properties by reflection, as nothing is emitted for that.
      @available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
      fileprivate struct WorksBelow {
        private(set) var found: [Work] = []
        private var seen: Swift.Set<Swift.ObjectIdentifier> = []

        mutating func add(_ model: AnyObject) {
          guard seen.insert(Swift.ObjectIdentifier(model)).inserted else { return }
          for (_, value) in Swift.Mirror(reflecting: model).children { add(value: value) }
        }

        private mutating func add(value: Any) {
          let mirror = Swift.Mirror(reflecting: value)
          if let working = value as? any Working {
            found.append(working.watched)
          } else if mirror.displayStyle == .optional || mirror.displayStyle == .enum {
            for (_, value) in mirror.children { add(value: value) }
          } else if mirror.displayStyle == .class, let model = value as? any Observation.Observable & AnyObject {
            add(model)
          }
        }
      }
    }
  #endif
#endif

"""###),
("Shown", ###"""
// Needs: Family

// MARK: - What a debugger shows

nonisolated extension Bindgen {
  #if DEBUG
    /// A model that debuggers, `dump` and failures of tests show by its fields. Emitted classes conform: there is nothing to call.
    ///
    /// (Not a part of `Model`: a conformance on an actor is not seen elsewhere, where the machinery would be shown.)
    public protocol Shown: AnyObject, Swift.CustomReflectable, Swift.CustomDebugStringConvertible {}
  #else
    /// A model that debug builds show by its fields.
    public protocol Shown: AnyObject {}
  #endif
}

#if DEBUG
  nonisolated extension Bindgen.Shown {
    public var customMirror: Swift.Mirror {
      Swift.Mirror(self, children: parts { (label: $0, value: $1) } ?? [], displayStyle: .class)
    }

    /// The fields, for `po`. Models inside have their type alone here: `po` shows them below.
    public var debugDescription: String {
      if let own = self as Any as? any Swift.CustomStringConvertible { return own.description }
      let parts = parts { "\($0): \(Self.shown($1))" }
      return "\(Self.self)" + (parts.map { "(\($0.joined(separator: ", ")))" } ?? "")
    }

    /// Returns the text of a value: of an optional that of its value, which is shorter.
    private static func shown(_ value: Any) -> String {
      let mirror = Swift.Mirror(reflecting: value)
      return String(reflecting: mirror.displayStyle == .optional ? mirror.children.first?.value ?? value : value)
    }

    /// Returns the parts and fields by their names, or nil off the model's actor, and while the model is shown or computes.
    private func parts<Part>(_ show: (String, Any) -> Part) -> [Part]? {
      // (As `Any`: a cast of an object does not check on which actor it runs.)
      guard let model = self as Any as? any Bindgen.Model, model._core.family.computing == 0 else { return nil }
      // What is read here is not tracked.
      let family = model._core.family
      family.computing += 1
      defer { family.computing -= 1 }
      return model._core.graph.shown.map { show($0.name, $0.read(model)) }
    }
  }
#endif

"""###),
("Stores", ###"""
// Needs: CoreEffects, Differences, Engine, Plans, Reducers, TestStores, Warnings

// MARK: - Stores

nonisolated extension Bindgen {
  static func gone(_ place: StaticString) -> Sent {
    warn("\(place): the store that this one belongs to is gone")
    return Sent()
  }

  static func replaced(_ place: StaticString) -> Sent {
    warn("\(place): what this store showed is gone")
    return Sent()
  }
}

// MARK: - Constants of a value

nonisolated extension Bindgen {
  /// Takes the constant of another value, and returns whether it differs.
  static func take<Value: Equatable>(_ old: inout Value, _ new: Value) -> Bool { replace(&old, with: new) }

  /// Takes a constant that can't be compared. It counts as unchanged, because it hardly ever changes.
  @_disfavoredOverload
  static func take<Value>(_ old: inout Value, _ new: Value) -> Bool {
    old = new
    return false
  }
}

// MARK: - What stores share

nonisolated extension Bindgen {
  /// The contents of a store beside its fields: its value, the services, and the running effects.
  final class Stored<Value: Reduced> {
    /// The whole value, as it is now.
    var state: Value
    /// The services of the value. Nil in a store that shows a part of another store's value.
    let services: Value.Services?
    /// Sends an action to the store above. Nil if there is none: this store does not show a part of another's value.
    var sendUp: ((Value.Action) -> Sent)?
    /// Sends an action to the store above a row. Stores of the row's children use this if the row's own store is released.
    let rowUp: ((Value.Action) -> Sent)?
    let engine = Engine<Value.Action> { warn($0) }
    /// The running effects, as last reported to the store.
    var running: Running?

    init(
      _ state: Value,
      _ services: Value.Services? = nil,
      send: ((Value.Action) -> Sent)? = nil,
      row: ((Value.Action) -> Sent)? = nil
    ) {
      (self.state, self.services, sendUp, rowUp) = (state, services, send ?? row, row)
    }
  }

  /// A model that shows the fields of a value, and sends actions to it.
  protocol Storing: Model {
    associatedtype _Value: Reduced
    var _stored: Stored<_Value> { get }
    /// Compares the value with the reported fields, and reports the changes.
    func _compare()
    /// Announces that all fields may change.
    func _announce()
    /// Puts the store's own lists into a new value, with the rows of that, because the own lists have links to their readers.
    func _keepLists(of new: inout _Value)
    /// Starts an effect, and returns a closure that creates its task.
    func _begin(_ effect: ActionEffect<_Value.Action>, _ effects: Effects, _ work: Work) -> (() -> Void)?
    /// Ends the effects of rows and children that are gone.
    func _endGone(_ running: Running)
    /// Takes the running effects of this value, and those of its children and rows.
    func _takeRuns(_ running: Running?)
    /// Returns the receiver of an event: the store of the value that sent it, if that store is in use.
    func _receiver(_ path: Swift.ArraySlice<Step>) -> ((Any) -> Void)?
  }
}

nonisolated extension Bindgen {
  /// A store whose value, or a child or a row of it, starts effects.
  protocol ActingStore: Storing {
    /// The actor that the effects run on.
    associatedtype _Home: _Concurrency.GlobalActor
  }
}

nonisolated extension Bindgen.ActingStore {
  func _begin(
    _ effect: Bindgen.ActionEffect<_Value.Action>,
    _ effects: Bindgen.Effects,
    _ work: Bindgen.Work
  ) -> (() -> Void)? {
    _run(effect, effects, work) { $0.start(on: _Home.shared) }
  }
}

nonisolated extension Bindgen.Storing {
  var _engine: Bindgen.Engine<_Value.Action> { _stored.engine }

  func _announce() {}
  func _keepLists(of new: inout _Value) {}
  func _endGone(_ running: Bindgen.Running) {}
  func _takeRuns(_ running: Bindgen.Running?) {}
  func _receiver(_ path: Swift.ArraySlice<Bindgen.Step>) -> ((Any) -> Void)? { nil }
  func _begin(
    _ effect: Bindgen.ActionEffect<_Value.Action>,
    _ effects: Bindgen.Effects,
    _ work: Bindgen.Work
  ) -> (() -> Void)? { nil }

  func _send(_ action: _Value.Action) -> Bindgen.Sent {
    if let send = _stored.sendUp { return send(action) }
    return _engine.send(action) { _reduce($0) }
  }

  private func _reduce(_ action: _Value.Action) {
    let (stored, core) = (_stored, _core)
    guard let services = stored.services else { return }
    core.open()
    defer { core.close() }
    _announce()
    let effects = Bindgen.Plans.reduce(&stored.state, action, services)
    let engine = stored.engine
    if !effects.sent.isEmpty { engine.tell(effects) { _receiver($0) } }
    _compare()
    engine.carryOut(effects, in: core.family, begin: { _begin($0, $1, $2) }, endGone: { _endGone($0) })
    if engine.takeNews() { _takeRuns(engine.running) }
  }

  /// Takes the new value of the part that this store shows.
  func _take(_ state: _Value) {
    var new = state
    _keepLists(of: &new)
    _stored.state = new
    _compare()
  }

  /// Starts an effect of the store.
  ///
  /// - Parameter start: Creates its task, on the store's actor.
  func _run(
    _ effect: Bindgen.ActionEffect<_Value.Action>,
    _ effects: Bindgen.Effects,
    _ work: Bindgen.Work,
    _ start: @escaping Bindgen.RunningEffect<Self>.Start
  ) -> (() -> Void)? {
    // (Only the path: with the whole effect, the running one would retain itself.)
    let path = effect.path
    let running = Bindgen.RunningEffect(self, effects, at: effect.place, in: [work] + _core.watched) { [weak self] in
      self?._hasEnded(path)
    } plan: { _, running in
      running.body(of: effect) { store, action in store._engine.send(from: work) { _ = store._send(action) } }
    }
    return running.begin(start)
  }

  private func _hasEnded(_ path: [Bindgen.Step]) {
    _core.open()
    defer { _core.close() }
    _engine.hasEnded(path)
    if _engine.takeNews() { _takeRuns(_engine.running) }
  }

  /// Returns the closures of a view's binding: one that reads a field, and one that sends the action for a new value.
  func binding<Field>(
    get: @escaping (Self) -> Field,
    send: @escaping (Field) -> _Value.Action
  ) -> (get: () -> Field, set: (Field) -> Void) {
    ({ get(self) }, { _ = self._send(send($0)) })
  }
}

// MARK: - Effects of a store

nonisolated extension Bindgen.RunningEffect {
  /// Returns the code of an effect's task in a store, or `nil` if the effect does not start.
  ///
  /// - Parameter isTest: Whether it is a test store, which ends with its test, and reports what still runs then.
  func body<Action>(
    of effect: Bindgen.ActionEffect<Action>,
    isTest: Bool = false,
    _ send: @escaping (Owner, Action) -> Void
  ) -> Body? {
    guard case .run(let policy, let work, let rescue) = effect.kind,
      enters(
        effect.id,
        policy,
        isCall: effect.isCall,
        outlives: effect.outlives && !isTest,
        isMissed: effect.isMissed && !isTest
      )
    else { return nil }
    let sender = Bindgen.Send<Action>(isCalled: isCalled) { action in
      if let owner = self.target { send(owner, action) }
    }
    return {
      let last: Action?
      do {
        last = try await work(sender)
      } catch {
        guard let rescue, self.catches(error) else { throw error }
        last = rescue(error)
      }
      if let last { self.end { send($0, last) } }
    }
  }
}

"""###),
("Streams", ###"""
// MARK: - Sequences

nonisolated extension Bindgen {
  /// The sequences of a model. The model refers to them weakly, and they end with it.
  final class Streams {
    private final class Link {
      weak var feed: (any Feeding)?
      private let observer: AnyObject

      init(_ feed: any Feeding, _ observer: AnyObject) {
        self.feed = feed
        self.observer = observer
      }

      deinit { feed?.finish() }
    }

    private var links: [Link] = []

    init() {}

    /// Returns a sequence of the changes of each transaction from now on. Changes that are not read yet are merged with later ones.
    func changes<Model: Bindgen.Model, Changes: FieldSet>(of model: Model) -> _Concurrency.AsyncStream<Changes> {
      _Concurrency.AsyncStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
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

    /// Returns a sequence of a field's current value, and then of its value after each transaction that changes it.
    func values<Model: Bindgen.Model, Value: Sendable>(
      of field: Mask,
      of model: Model,
      _ read: @escaping (Model) -> Value
    ) -> _Concurrency.AsyncStream<Value> {
      _Concurrency.AsyncStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
        let feed = Feed(continuation)
        let observer = model._core.observe(field, of: model) { [weak self, weak feed] model, _ in
          guard let feed else { return self?.removeEnded() ?? () }
          feed.continuation.yield(read(model))
        }
        add(feed, observer)
        continuation.yield(read(model))
      }
    }

    func add(_ feed: any Feeding, _ observer: AnyObject) {
      if Bindgen.isFull(links) { removeEnded() }
      links.append(Link(feed, observer))
    }

    func removeEnded() { links.removeAll { $0.feed == nil } }
  }

  /// The part of a feed that its model uses.
  protocol Feeding: AnyObject, Sendable {
    func finish()
  }

  /// The source of a sequence. It lives as long as the sequence may be iterated, and may be released on any thread.
  final class Feed<Element: Sendable>: Feeding {
    let continuation: _Concurrency.AsyncStream<Element>.Continuation

    init(_ continuation: _Concurrency.AsyncStream<Element>.Continuation) {
      self.continuation = continuation
      continuation.onTermination = { _ in Swift.withExtendedLifetime(self) {} }
    }

    func finish() { continuation.finish() }
  }
}

"""###),
("Subscription", ###"""
// MARK: - Tokens

nonisolated extension Bindgen {
  /// An observation that lasts until it is cancelled or released. Store it as long as you want its closure to be called.
  public final class Subscription {
    private var kept: AnyObject?

    /// Creates a subscription that retains an object whose release ends the observation. Use it for observations of your own.
    public init(kept: AnyObject) { self.kept = kept }

    /// Ends the observation before the subscription is released. Code that runs as it ends may call this again.
    public func cancel() { _ = kept.take() }

    /// Adds the subscription to a collection, which then retains it, such as one for all subscriptions of a screen.
    public func store(in subscriptions: inout some Swift.RangeReplaceableCollection<Subscription>) {
      subscriptions.append(self)
    }
  }
}

"""###),
("TableSources", ###"""
// Needs: ListSources, RowsEdits, Tables

// MARK: - Sources of tables

#if canImport(UIKit) && !os(watchOS)
  #if hasFeature(InternalImportsByDefault)
    public import UIKit
  #else
    import UIKit
  #endif

  @available(iOS 15, tvOS 15, *)
  nonisolated extension Bindgen {
    /// A data source that shows the rows of a list in a table, and applies their edits. Store it in a property: the table, whose
    /// data source it becomes, does not retain it. It sets the list's `onEdits`.
    @_Concurrency.MainActor
    public final class TableSource<List: EditableList>: UIKit.NSObject, UIKit.UITableViewDataSource, EditedTable {
      /// A closure that returns the cell of a row.
      public typealias Cell =
        @_Concurrency.MainActor (UIKit.UITableView, UIKit.IndexPath, List.Row) -> UIKit.UITableViewCell

      /// The list that is shown. Edit the rows through it.
      public let source: ListSource<List>
      /// The animation of inserted and deleted rows.
      public var animation = UIKit.UITableView.RowAnimation.automatic
      private weak var table: UIKit.UITableView?
      private let cell: Cell
      private var shown: List
      private var isMovedByHand = false

      /// Creates a data source for a table, whose data source it becomes.
      public init(_ source: ListSource<List>, in table: UIKit.UITableView, cell: @escaping Cell) {
        (self.source, self.table, self.cell, shown) = (source, table, cell, source.list)
        super.init()
        source.onEdits = { [weak self] edits in self?.tell(edits) }
        table.dataSource = self
      }

      private func tell(_ edits: Edits) {
        // A row that was dragged is in its place already.
        if isMovedByHand { takeRows() } else { apply(edits) }
      }

      public func tableView(_ table: UIKit.UITableView, numberOfRowsInSection section: Int) -> Int { shown.count }

      public func tableView(_ table: UIKit.UITableView, cellForRowAt path: UIKit.IndexPath) -> UIKit.UITableViewCell {
        cell(table, path, shown[path.row])
      }

      public func tableView(
        _ table: UIKit.UITableView,
        commit style: UIKit.UITableViewCell.EditingStyle,
        forRowAt path: UIKit.IndexPath
      ) {
        if style == .delete { source.delete(at: path.row) }
      }

      public func tableView(_ table: UIKit.UITableView, moveRowAt path: UIKit.IndexPath, to target: UIKit.IndexPath) {
        isMovedByHand = true
        source.move(from: path.row, to: target.row)
        isMovedByHand = false
      }

      var takesInTurn: Bool { false }
      var isShown: Bool { table?.window != nil }
      func takeRows() { shown = source.list }
      func reload() { table?.reloadData() }
      func batch(_ edits: @escaping @_Concurrency.MainActor () -> Void) {
        table?.performBatchUpdates({ edits() }, completion: nil)
      }
      func remove(_ positions: [Int]) { table?.deleteRows(at: positions.map(path), with: animation) }
      func move(_ position: Int, to target: Int) { table?.moveRow(at: path(position), to: path(target)) }
      func insert(_ positions: [Int]) { table?.insertRows(at: positions.map(path), with: animation) }
      func redraw(_ positions: [Int]) { table?.reconfigureRows(at: positions.map(path)) }
      private func path(_ position: Int) -> UIKit.IndexPath { UIKit.IndexPath(row: position, section: 0) }
    }
  }

  @available(iOS 15, tvOS 15, *)
  nonisolated extension Bindgen.ListSource where List.Row: Swift.Identifiable, List.Row.ID: Sendable {
    /// Returns the ids of the rows in one section, for a diffable data source of a table or a collection. If `edits.isAll` is
    /// true, apply it with `applySnapshotUsingReloadData`.
    public func snapshot(after edits: Bindgen.Edits) -> UIKit.NSDiffableDataSourceSnapshot<Int, List.Row.ID> {
      var snapshot = UIKit.NSDiffableDataSourceSnapshot<Int, List.Row.ID>()
      snapshot.appendSections([0])
      snapshot.appendItems((0..<count).map { self[$0].id })
      snapshot.reconfigureItems(edits.redrawn.map { self[$0].id })
      return snapshot
    }
  }
#elseif canImport(AppKit)
  #if hasFeature(InternalImportsByDefault)
    public import AppKit
  #else
    import AppKit
  #endif

  nonisolated extension Bindgen {
    /// A data source that shows the rows of a list in a table, and applies their edits. Store it in a property: the table, whose
    /// data source and delegate it becomes, does not retain it. It sets the list's `onEdits`.
    @_Concurrency.MainActor
    public final class TableSource<List: EditableList>: AppKit.NSObject, AppKit.NSTableViewDataSource,
      AppKit.NSTableViewDelegate, EditedTable
    {
      /// A closure that returns the cell of a row.
      public typealias Cell =
        @_Concurrency.MainActor (AppKit.NSTableView, AppKit.NSTableColumn?, List.Row) -> AppKit.NSView?

      /// The list that is shown. Edit the rows through it.
      public let source: ListSource<List>
      /// The animation of inserted and deleted rows.
      public var animation = AppKit.NSTableView.AnimationOptions.effectFade
      private weak var table: AppKit.NSTableView?
      private let cell: Cell
      private var shown: List

      /// Creates a data source for a table, whose data source it becomes.
      public init(_ source: ListSource<List>, in table: AppKit.NSTableView, cell: @escaping Cell) {
        (self.source, self.table, self.cell, shown) = (source, table, cell, source.list)
        super.init()
        source.onEdits = { [weak self] edits in self?.apply(edits) }
        table.dataSource = self
        table.delegate = self
      }

      public func numberOfRows(in table: AppKit.NSTableView) -> Int { shown.count }

      public func tableView(
        _ table: AppKit.NSTableView,
        viewFor column: AppKit.NSTableColumn?,
        row: Int
      ) -> AppKit.NSView? {
        cell(table, column, shown[row])
      }

      var takesInTurn: Bool { true }
      var isShown: Bool { table?.window != nil }
      func takeRows() { shown = source.list }
      func reload() { table?.reloadData() }
      func batch(_ edits: @escaping @_Concurrency.MainActor () -> Void) {
        // A table that has not asked for the number of rows asks now, while the source has the old rows.
        _ = table?.numberOfRows
        table?.beginUpdates()
        edits()
        table?.endUpdates()
      }
      func remove(_ positions: [Int]) { table?.removeRows(at: AppKit.IndexSet(positions), withAnimation: animation) }
      func move(_ position: Int, to target: Int) { table?.moveRow(at: position, to: target) }
      func insert(_ positions: [Int]) { table?.insertRows(at: AppKit.IndexSet(positions), withAnimation: animation) }
      func redraw(_ positions: [Int]) {
        let columns = AppKit.IndexSet(0..<(table?.numberOfColumns ?? 0))
        table?.reloadData(forRowIndexes: AppKit.IndexSet(positions), columnIndexes: columns)
      }
    }
  }
#endif

"""###),
("Tables", ###"""
// MARK: - Tables

nonisolated extension Bindgen {
  /// The parts of a table view that `apply` needs. Positions are those of `Edits`.
  @_Concurrency.MainActor
  protocol EditedTable {
    /// Whether the table applies edits one after the other, like AppKit, instead of together, like UIKit.
    var takesInTurn: Bool { get }
    /// Whether the table is visible. If not, it may not have asked for the number of old rows yet.
    var isShown: Bool { get }
    /// Gives the new rows to the table's data source.
    func takeRows()
    func reload()
    func batch(_ edits: @escaping @_Concurrency.MainActor () -> Void)
    func remove(_ positions: [Int])
    func move(_ position: Int, to target: Int)
    func insert(_ positions: [Int])
    /// Redraws rows in place.
    func redraw(_ positions: [Int])
  }
}

extension Bindgen.EditedTable {
  func apply(_ edits: Bindgen.Edits) {
    if edits.isAll || !isShown {
      takeRows()
      return reload()
    }
    batch {
      // Not earlier: a batch begins by reading the old rows.
      takeRows()
      remove(edits.deletes)
      for row in takesInTurn ? edits.movesInTurn : edits.moves { move(row.from, to: row.to) }
      insert(edits.inserts)
    }
    redraw(edits.redrawn)
  }
}

nonisolated extension Bindgen.Edits {
  /// The new positions of rows that changed. Tables can't redraw a row while it moves.
  var redrawn: [Int] { updated + moves.filter(\.isUpdated).map(\.to) }

  /// The moves one after the other. Deletes come before all of them, and inserts after them.
  var movesInTurn: [Move] {
    // The rows that have not moved yet, with their current positions.
    var waiting = moves.map { move in (move: move, place: move.from - deletes.count { $0 < move.from }) }
    waiting.sort { $0.place < $1.place }
    return moves.map { move in
      let number = waiting.firstIndex { $0.move == move }!
      let from = waiting.remove(at: number).place
      for later in waiting[number...].indices { waiting[later].place -= 1 }
      // This many rows come before it in the end. Rows that have not moved yet stand among them, so they are skipped.
      var to = move.to - inserts.count { $0 < move.to }
      for row in waiting where row.place < to { to += 1 }
      for later in waiting.indices where waiting[later].place >= to { waiting[later].place += 1 }
      return Move(from: from, to: to)
    }
  }
}

"""###),
("TestClock", ###"""
// Needs: Guarded

// MARK: - A clock for tests

#if DEBUG
  nonisolated extension Bindgen {
    /// A clock that stands still until a test advances it. Pass it as a model's service `clock`. Any thread may use it.
    @available(macOS 13, iOS 16, tvOS 16, watchOS 9, visionOS 1, *)
    public final class TestClock: _Concurrency.Clock, Sendable {
      /// A time of the clock.
      public struct Instant: Swift.InstantProtocol {
        /// The time since the clock was created.
        public var offset: Swift.Duration

        /// Creates the time that is reached this long after the clock's creation, for `advance(to:)`.
        public init(offset: Swift.Duration = .zero) { self.offset = offset }

        public func advanced(by duration: Swift.Duration) -> Instant { Instant(offset: offset + duration) }
        public func duration(to other: Instant) -> Swift.Duration { other.offset - offset }
        public static func < (one: Instant, other: Instant) -> Bool { one.offset < other.offset }
      }

      /// An effect with a timer, from its start to its end: awake, or asleep.
      final class Guest: Sendable {
        private let clock: TestClock
        private let start: Instant
        fileprivate let place: Swift.StaticString
        /// The number of the effect: effects that wake at one time wake in the order in which they started.
        private let number: Int

        init(of clock: TestClock, at place: Swift.StaticString) {
          (self.clock, start, self.place) = (clock, clock.now, place)
          number = clock.state.edit { $0.next() }
          clock.state.edit { $0.awake[Swift.ObjectIdentifier(self)] = place }
        }

        deinit { _ = clock.state.edit { $0.awake.removeValue(forKey: Swift.ObjectIdentifier(self)) } }

        func sleep(_ duration: Swift.Duration) async throws {
          try await clock.sleep(until: start.advanced(by: duration), number, self)
        }
      }

      private struct Sleeper {
        let until: Instant
        let guest: Guest?
        let number: Int
        let continuation: _Concurrency.CheckedContinuation<Void, any Swift.Error>
      }

      private struct State {
        var now = Instant()
        var count = 0
        var sleepers: [Sleeper] = []
        /// The places of the guests that are awake, and for which the clock waits.
        var awake: [Swift.ObjectIdentifier: Swift.StaticString] = [:]
        /// The sleeps that were cancelled before they began.
        var cancelled: Swift.Set<Int> = []
        /// Calls that wait until a number of tasks sleep.
        var watchers: [(count: Int, continuation: _Concurrency.CheckedContinuation<Void, Never>)] = []

        mutating func next() -> Int {
          count += 1
          return count
        }

        mutating func takeWatchers() -> [_Concurrency.CheckedContinuation<Void, Never>] {
          let due = watchers.filter { $0.count <= sleepers.count }.map(\.continuation)
          watchers.removeAll { $0.count <= sleepers.count }
          return due
        }

        mutating func take(_ index: Int) -> Sleeper {
          let sleeper = sleepers.remove(at: index)
          if let guest = sleeper.guest { awake[Swift.ObjectIdentifier(guest)] = guest.place }
          return sleeper
        }

        /// Takes the sleeper whose time comes first, up to a time. Of several, takes the one with the first number.
        mutating func takeFirst(by end: Instant?) -> Sleeper? {
          let first = sleepers.indices.min {
            (sleepers[$0].until, sleepers[$0].number) < (sleepers[$1].until, sleepers[$1].number)
          }
          guard let first, end.map({ sleepers[first].until <= $0 }) ?? true else { return nil }
          let sleeper = take(first)
          now = Swift.max(now, sleeper.until)
          return sleeper
        }
      }

      private let state = Guarded(State())

      /// Creates a clock that stands still.
      public init() {}

      public var now: Instant { state.edit { $0.now } }
      public var minimumResolution: Swift.Duration { .zero }
      /// The number of tasks that sleep, to check that effects wait, or that none does.
      public var sleepers: Int { state.edit { $0.sleepers.count } }
      /// Whether an effect with a timer is awake.
      var isBusy: Bool { state.edit { !$0.awake.isEmpty } }

      public func sleep(until deadline: Instant, tolerance: Swift.Duration? = nil) async throws {
        try await sleep(until: deadline, state.edit { $0.next() }, nil)
      }

      private func sleep(until deadline: Instant, _ number: Int, _ guest: Guest?) async throws {
        try _Concurrency.Task.checkCancellation()
        try await _Concurrency.withTaskCancellationHandler {
          try await _Concurrency.withCheckedThrowingContinuation {
            (continuation: _Concurrency.CheckedContinuation<Void, any Swift.Error>) in
            let sleeper = Sleeper(until: deadline, guest: guest, number: number, continuation: continuation)
            let (ended, watchers) = state.edit {
              state -> (Swift.Result<Void, any Swift.Error>?, [_Concurrency.CheckedContinuation<Void, Never>]) in
              if state.cancelled.remove(number) != nil { return (.failure(_Concurrency.CancellationError()), []) }
              if deadline <= state.now { return (.success(()), []) }
              state.sleepers.append(sleeper)
              if let guest { state.awake.removeValue(forKey: Swift.ObjectIdentifier(guest)) }
              return (nil, state.takeWatchers())
            }
            if let ended { continuation.resume(with: ended) }
            for watcher in watchers { watcher.resume() }
          }
        } onCancel: {
          let sleeper = state.edit { state -> Sleeper? in
            guard let index = state.sleepers.firstIndex(where: { $0.number == number }) else {
              state.cancelled.insert(number)
              return nil
            }
            return state.take(index)
          }
          sleeper?.continuation.resume(throwing: _Concurrency.CancellationError())
        }
        _ = state.edit { $0.cancelled.remove(number) }
      }

      /// Waits until a number of tasks sleep. Use it before `advance` where your own code sleeps, or an effect starts another one.
      public func sleepers(_ count: Int) async {
        await _Concurrency.withCheckedContinuation { continuation in
          let isThere = state.edit { state in
            if state.sleepers.count < count { state.watchers.append((count, continuation)) }
            return state.sleepers.count >= count
          }
          if isThere { continuation.resume() }
        }
      }

      /// Advances the time. Tasks whose time has come continue in the order of their times, one after the other. Returns when effects
      /// with `after` or `every` have ended or sleep again.
      public func advance(by duration: Swift.Duration) async {
        let end = now.advanced(by: duration)
        await advance(to: end)
      }

      /// Advances the time at once. Use it if the test then awaits the handle of an effect, which is deterministic.
      public func skip(_ duration: Swift.Duration) {
        let end = now.advanced(by: duration)
        while wakeFirst(by: end) {}
        state.edit { $0.now = Swift.max($0.now, end) }
      }

      /// Advances the time to an instant, in the way of `advance(by:)`.
      public func advance(to end: Instant) async {
        await settle()
        while wakeFirst(by: end) { await settle() }
        state.edit { $0.now = Swift.max($0.now, end) }
        await settle()
      }

      /// Advances the time until no task sleeps. While an effect with `every` runs, it does not return.
      public func run() async {
        await settle()
        while wakeFirst() { await settle() }
      }

      /// Advances the time to that of the task that wakes next, and wakes it.
      func wakeFirst(by end: Instant? = nil) -> Bool {
        let sleeper = state.edit { $0.takeFirst(by: end) }
        sleeper?.continuation.resume()
        return sleeper != nil
      }

      /// Lets effects with a timer run until they sleep or end, and gives all other tasks some turns. An effect may hang, or
      /// wait for what the test does next, so after a second the clock no longer waits for the effects that are awake.
      private func settle() async {
        let begin = _Concurrency.ContinuousClock.now
        var turn = 0
        var isTold = false
        while true {
          let places = state.edit { Array($0.awake.values) }
          if turn >= 10, places.isEmpty { return }
          let waited = begin.duration(to: .now)
          if !places.isEmpty, !isTold, waited > .milliseconds(100) {
            isTold = true
            Swift.print("bindgen: the clock waits for \(places.map { "\($0)" }.sorted().joined(separator: ", "))")
          }
          if waited > .seconds(1) { state.edit { $0.awake = [:] } }
          turn += 1
          await _Concurrency.Task.detached(priority: .background) {
            await _Concurrency.Task.yield()
            // Many effects run there, and other tests may keep it busy.
            await _Concurrency.MainActor.run {}
          }.value
        }
      }
    }
  }
#endif

"""###),
("TestEvents", ###"""
// Needs: TestStores

// MARK: - Events in tests

#if DEBUG
  nonisolated extension Bindgen {
    /// A value that sends events, which its test store expects. Emitted code conforms to it.
    public protocol TestedSending: Tested {
      associatedtype Event: TestedCases
    }
  }

  nonisolated extension Bindgen.TestStore where TestedState: Bindgen.TestedSending {
    /// Expects an event as the next one that the value has sent, and fails otherwise. Call it after the `send` or `receive` that
    /// causes the event.
    public func expectEvent(
      _ event: TestedState.Event,
      fileID: String = #fileID,
      filePath: String = #filePath,
      line: Int = #line,
      column: Int = #column
    ) {
      let line = Bindgen.TestLine(fileID, filePath, line, column)
      takeEvent("the event \(event)", at: line) { Bindgen.Differences.areSame($0, event) }
    }

    /// Expects an event by its case. Use it where arguments can't be compared, or don't matter.
    public func expectEvent(
      case wanted: TestedState.Event.Case,
      fileID: String = #fileID,
      filePath: String = #filePath,
      line: Int = #line,
      column: Int = #column
    ) {
      let line = Bindgen.TestLine(fileID, filePath, line, column)
      takeEvent("an event \(wanted)", at: line) { $0.case == wanted }
    }

    /// Expects an event that meets a condition. Use it to check a part of the arguments.
    public func expectEvent(
      where isMeant: (TestedState.Event) -> Bool,
      fileID: String = #fileID,
      filePath: String = #filePath,
      line: Int = #line,
      column: Int = #column
    ) {
      let line = Bindgen.TestLine(fileID, filePath, line, column)
      takeEvent("another event", at: line) { isMeant($0) }
    }

    /// Takes the first event that the test has not expected yet.
    ///
    /// - Parameters:
    ///   - name: What is expected: `the event cancelled`.
    ///   - isMeant: Returns `nil` if the event can't be compared.
    private func takeEvent(
      _ name: @autoclosure () -> String,
      at line: Bindgen.TestLine,
      _ isMeant: (TestedState.Event) -> Bool?
    ) {
      self.line = line
      func answer(_ event: Any) -> Bool? { (event as? TestedState.Event).map(isMeant) ?? false }
      if exhaustivity == .off, let index = events.firstIndex(where: { answer($0) == true }) {
        events.removeSubrange(..<index)
      }
      guard let event = events.first else { return fail("\(name()) was expected, and none was sent") }
      let answer = answer(event)
      if answer == true || exhaustivity == .on { events.removeFirst() }
      if answer == true { return }
      fail(
        "the event \(event) was sent: "
          + (answer == nil ? "its arguments can't be compared: expect it by its case" : "expected is \(name())")
      )
    }
  }
#endif

"""###),
("TestStores", ###"""
// MARK: - Stores in tests

#if DEBUG
  nonisolated extension Bindgen {
    /// Whether a test must expect everything that happens: `.on`, or `.off` to test only a part.
    public enum Exhaustivity: Sendable { case on, off }

    /// A source location in a test, to record a failure there.
    public struct TestLine: Sendable {
      public let fileID: String
      public let filePath: String
      public let line: Int
      public let column: Int

      init(_ fileID: String, _ filePath: String, _ line: Int, _ column: Int) {
        (self.fileID, self.filePath, self.line, self.column) = (fileID, filePath, line, column)
      }
    }

    /// A value that a test store can test. Emitted code conforms to it.
    public protocol Tested {
      associatedtype Action: TestedAction
      associatedtype Services
      static var _tested: TestedValue<Self> { get }
    }

    /// A value whose test stores need no argument `services`: it has no services, or all have default values.
    public protocol TestedByDefault: Tested {
      static var _services: Services { get }
    }

    /// An action or an event that tests can name by its case alone, without arguments. Emitted code conforms to it.
    public protocol TestedCases {
      /// The cases without their arguments.
      associatedtype Case: Swift.RawRepresentable, Swift.Hashable, Swift.Sendable where Case.RawValue == String
    }

    /// An action that a test store can send and receive. Emitted code conforms to it.
    public protocol TestedAction: Action, TestedCases {
      static var _places: Places { get }
    }

    /// The type `Case` of a value without actions.
    public struct NoCases: Swift.RawRepresentable, Swift.Hashable, Swift.Sendable {
      public let rawValue: String

      public init?(rawValue: String) { nil }
    }

    /// The places of a value's actions in the spec, which test stores name in failures. Emitted code creates them.
    public struct Places: Swift.Sendable {
      private let file: String
      private let lines: [String: Int]

      /// - Parameter file: The spec's file, or the value's name if lines are not emitted.
      init(_ file: String, _ lines: [String: Int] = [:]) { (self.file, self.lines) = (file, lines) }

      /// Returns the title of an action: `increment (Counter.yml:12)`, or `Counter.increment`.
      func title(of action: String) -> String {
        lines[action].map { "\(action) (\(file):\($0))" } ?? "\(file).\(action)"
      }
    }

    /// The reducer and the fields of a value, as test stores use them. Emitted code creates it. (Its functions capture nothing.)
    public struct TestedValue<Value: Tested>: @unchecked Swift.Sendable {
      typealias Reduce = (inout Value, Value.Action, Value.Services) -> ActionEffects<Value.Action>

      let reduce: Reduce
      let endGone: (Value, Running) -> Void
      let fields: [TestedField<Value>]

      init(
        _ fields: TestedField<Value>...,
        endGone: @escaping (Value, Running) -> Void = { _, _ in }
      ) where Value: Reduced {
        (self.fields, self.endGone) = (fields, endGone)
        reduce = { Plans.reduce(&$0, $1, $2) }
      }
    }

    /// A store for tests: it sends actions to a value, and fails if something happens that the test does not expect.
    public final class TestStore<TestedState: Tested> {
      // These names clash with no model's names.
      typealias TestedWork = nonisolated(nonsending) () async -> Void
      typealias TestedStart = (@escaping TestedWork) -> _Concurrency.Task<Void, Never>

      /// The state that the test has reached, after the last action that it sent or received.
      public private(set) var state: TestedState
      /// Whether the test must expect everything that happens. Set it to `.off` to test only a part.
      public var exhaustivity: Exhaustivity = .on
      /// The number of seconds to wait for an expected action. Raise it for effects that take longer.
      public var timeout: Double = 1
      /// The names of the fields that were not compared, as they have no `==`. Test these by themselves.
      public private(set) var notCompared: [String] = []

      /// The current state, which includes actions that the test has not received yet.
      private var actual: TestedState
      private let services: TestedState.Services
      private let start: TestedStart
      private let report: (String, TestLine) -> Void
      /// The line of the last call from the test.
      var line: TestLine
      private lazy var engine: Engine<TestedState.Action> = Engine { [weak self] in self?.fail($0) }
      private var received: [(action: TestedState.Action, state: TestedState, runs: [String: Runs])] = []
      /// The effects that ran when the last action had been sent or received.
      private var runs: [String: Runs] = [:]
      /// The events that the test has not expected yet. (Events of children and rows are not among them.)
      var events: [Any] = []
      private var running: [Swift.ObjectIdentifier: StaticString] = [:]
      /// The calls that wait for something to happen, by number.
      private var waiting: [Int: _Concurrency.CheckedContinuation<Bool, Never>] = [:]
      private var waits = 0

      /// - Parameters:
      ///   - start: Starts work on the value's actor.
      ///   - report: Called with each failure and its line in the test.
      init(
        _ state: TestedState,
        _ services: TestedState.Services,
        _ line: TestLine,
        _ start: @escaping TestedStart,
        _ report: @escaping (String, TestLine) -> Void
      ) {
        (self.state, actual, self.services) = (state, state, services)
        (self.start, self.line, self.report) = (start, line, report)
      }

      deinit { failUnfinished() }

      func fail(_ text: String) { report(text, line) }
    }
  }

  // MARK: Expecting

  nonisolated extension Bindgen.TestStore {
    /// Sends an action as a user would, and compares the state after it. Receive the actions of earlier effects before.
    ///
    /// - Parameter change: Changes the last state to the expected one.
    @discardableResult
    public nonisolated(nonsending) func send(
      _ action: TestedState.Action,
      fileID: String = #fileID,
      filePath: String = #filePath,
      line: Int = #line,
      column: Int = #column,
      _ change: (inout TestedState) throws -> Void
    ) async rethrows -> Bindgen.Sent {
      self.line = Bindgen.TestLine(fileID, filePath, line, column)
      return try await send(action, says: true, change)
    }

    /// Sends an action as a user would, and expects that it does not change the state.
    @discardableResult
    public nonisolated(nonsending) func send(
      _ action: TestedState.Action,
      fileID: String = #fileID,
      filePath: String = #filePath,
      line: Int = #line,
      column: Int = #column
    ) async -> Bindgen.Sent {
      self.line = Bindgen.TestLine(fileID, filePath, line, column)
      return await send(action, says: false) { _ in }
    }

    /// Waits for the next action that an effect sends, and compares the state after it.
    public nonisolated(nonsending) func receive(
      _ action: TestedState.Action,
      fileID: String = #fileID,
      filePath: String = #filePath,
      line: Int = #line,
      column: Int = #column,
      _ change: (inout TestedState) throws -> Void
    ) async rethrows {
      self.line = Bindgen.TestLine(fileID, filePath, line, column)
      try await receive("\(action)", says: true, { Bindgen.Differences.areSame($0, action) }, change)
    }

    /// Waits for the next action that an effect sends, and expects that it does not change the state.
    public nonisolated(nonsending) func receive(
      _ action: TestedState.Action,
      fileID: String = #fileID,
      filePath: String = #filePath,
      line: Int = #line,
      column: Int = #column
    ) async {
      self.line = Bindgen.TestLine(fileID, filePath, line, column)
      await receive("\(action)", says: false, { Bindgen.Differences.areSame($0, action) }, { _ in })
    }

    /// Waits for the next action, expected by its case, and compares the state after it. Use it where arguments can't be compared, or
    /// don't matter.
    public nonisolated(nonsending) func receive(
      case wanted: TestedState.Action.Case,
      fileID: String = #fileID,
      filePath: String = #filePath,
      line: Int = #line,
      column: Int = #column,
      _ change: (inout TestedState) throws -> Void
    ) async rethrows {
      self.line = Bindgen.TestLine(fileID, filePath, line, column)
      try await receive("\(wanted)", says: true, { $0.case == wanted }, change)
    }

    /// Waits for the next action, expected by its case, and expects that it does not change the state.
    public nonisolated(nonsending) func receive(
      case wanted: TestedState.Action.Case,
      fileID: String = #fileID,
      filePath: String = #filePath,
      line: Int = #line,
      column: Int = #column
    ) async {
      self.line = Bindgen.TestLine(fileID, filePath, line, column)
      await receive("\(wanted)", says: false, { $0.case == wanted }, { _ in })
    }

    /// Waits for the next action, which must meet a condition, and compares the state after it.
    public nonisolated(nonsending) func receive(
      where isMeant: (TestedState.Action) -> Bool,
      fileID: String = #fileID,
      filePath: String = #filePath,
      line: Int = #line,
      column: Int = #column,
      _ change: (inout TestedState) throws -> Void
    ) async rethrows {
      self.line = Bindgen.TestLine(fileID, filePath, line, column)
      try await receive("an action", says: true, { isMeant($0) }, change)
    }

    /// Waits for the next action, which must meet a condition, and expects that it does not change the state.
    public nonisolated(nonsending) func receive(
      where isMeant: (TestedState.Action) -> Bool,
      fileID: String = #fileID,
      filePath: String = #filePath,
      line: Int = #line,
      column: Int = #column
    ) async {
      self.line = Bindgen.TestLine(fileID, filePath, line, column)
      await receive("an action", says: false, { isMeant($0) }, { _ in })
    }

    /// Waits until all effects have ended. Fails if they don't, or if actions or events are left. Call it at the end of a test.
    public nonisolated(nonsending) func finish(
      fileID: String = #fileID,
      filePath: String = #filePath,
      line: Int = #line,
      column: Int = #column
    ) async {
      self.line = Bindgen.TestLine(fileID, filePath, line, column)
      while !running.isEmpty, await wait() {}
      failUnfinished()
      events = []
      skipReceived()
      skipRunning()
    }

    /// Forgets actions that effects sent and the test did not receive. The state becomes the current one. Use it if they don't matter.
    public func skipReceived() {
      received = []
      state = actual
      runs = engine.running.own
    }

    /// Cancels the effects that still run, such as timers. Use it if the test need not wait for them.
    public func skipRunning() {
      engine.running.cancelAll(isLeft: false)
      running = [:]
    }
  }

  // MARK: What runs

  nonisolated extension Bindgen.TestStore {
    func runs(_ word: String) -> Bindgen.Runs { runs[word] ?? Bindgen.Runs() }
  }

  // MARK: Naming and comparing

  nonisolated extension Bindgen.TestedCases {
    /// The case without its arguments, to expect or to log it.
    public var `case`: Case {
      let name = Bindgen.CaseParts(self).name
      guard let known = Case(rawValue: name) else {
        Swift.fatalError("\(Self.self) describes itself as '\(name)': its cases without arguments have no other name")
      }
      return known
    }
  }

  nonisolated extension Bindgen {
    /// Returns the title of an action, with its place in the spec.
    static func title(of action: any Action) -> String {
      let parts = CaseParts(action)
      if let below = parts.below { return parts.step + title(of: below) }
      return (action as? any TestedAction).map { Swift.type(of: $0)._places.title(of: parts.name) } ?? parts.name
    }
  }

  nonisolated extension Bindgen.TestStore {
    /// - Parameter says: Whether the test has a closure for what changes.
    private nonisolated(nonsending) func send(
      _ action: TestedState.Action,
      says: Bool,
      _ change: (inout TestedState) throws -> Void
    ) async rethrows -> Bindgen.Sent {
      if exhaustivity == .on, let first = received.first {
        fail("\(Bindgen.title(of: action)): before it, \(Bindgen.title(of: first.action)) must be received")
      }
      if exhaustivity == .on, let first = events.first {
        fail("\(Bindgen.title(of: action)): before it, the event \(first) must be expected")
      }
      events = []
      skipReceived()
      let (sent, own) = run(action, isReceived: false)
      try expect(Bindgen.title(of: action), own ?? actual, says: says, change)
      // Lets each effect run to its first suspension.
      await _Concurrency.Task.yield()
      return sent
    }

    /// - Parameter isMeant: Returns `nil` if the action can't be compared.
    private nonisolated(nonsending) func receive(
      _ name: @autoclosure () -> String,
      says: Bool,
      _ isMeant: (TestedState.Action) -> Bool?,
      _ change: (inout TestedState) throws -> Void
    ) async rethrows {
      while true {
        if exhaustivity == .off, let index = received.firstIndex(where: { isMeant($0.action) == true }) {
          received.removeSubrange(..<index)
        }
        if let (action, reached, runs) = received.first {
          let answer = isMeant(action)
          if answer == true || exhaustivity == .on {
            received.removeFirst()
            self.runs = runs
            if answer == true { return try expect(Bindgen.title(of: action), reached, says: says, change) }
            state = reached
            return failReceived(action, answer == nil ? nil : name())
          }
        }
        let place = running.isEmpty ? nil : places
        if place != nil, await wait() { continue }
        if let one = received.first(where: { isMeant($0.action) == nil }) { return failReceived(one.action, nil) }
        let reason = place.map { "nothing was sent for \(timeout) s by \($0)" } ?? "nothing runs that could send it"
        return fail("\(name()) was expected, and \(reason)")
      }
    }

    /// - Parameter expected: The action that the test expects. Nil if arguments can't be compared.
    private func failReceived(_ action: TestedState.Action, _ expected: String?) {
      let (title, actual) = (Bindgen.title(of: action), "\(action)")
      let difference = expected.map { "expected \($0)" + (title.hasPrefix(actual) ? "" : ", actual \(actual)") }
      fail("\(title) was received: " + (difference ?? "its arguments can't be compared: receive it by its case"))
    }

    private var places: String { running.values.map { "\($0)" }.sorted().joined(separator: ", ") }

    private func failUnfinished() {
      if exhaustivity == .off { return }
      for (action, _, _) in received { fail("\(Bindgen.title(of: action)) was not received") }
      for event in events { fail("the event \(event) was not expected") }
      if !running.isEmpty { fail("these effects still run: \(places)") }
    }

    private func expect(
      _ title: String,
      _ actual: TestedState,
      says: Bool,
      _ change: (inout TestedState) throws -> Void
    ) rethrows {
      var expected = exhaustivity == .on ? state : actual
      let before = expected
      try change(&expected)
      var all = Bindgen.Differences()
      TestedState._compare(&all, "", expected, actual)
      for name in all.notCompared where !notCompared.contains(name) { notCompared.append(name) }
      if !all.lines.isEmpty { fail("\(title):\n  " + all.lines.joined(separator: "\n  ")) }
      state = actual
      guard says, exhaustivity == .on, all.lines.isEmpty else { return }
      var own = Bindgen.Differences()
      TestedState._compare(&own, "", before, expected)
      if own.lines.isEmpty && own.notCompared.isEmpty {
        fail("\(title): nothing changes, and the test says that something does")
      }
    }
  }

  // MARK: Running

  nonisolated extension Bindgen.TestStore {
    /// - Returns: The sent action, and the state after it: `nil` if the action had to wait for its turn.
    @discardableResult
    private func run(_ action: TestedState.Action, isReceived: Bool) -> (sent: Bindgen.Sent, state: TestedState?) {
      var own: TestedState?
      var isOwn = !isReceived
      let sent = engine.send(action) { action in
        let effects = TestedState._tested.reduce(&actual, action, services)
        events += effects.sent.filter(\.path.isEmpty).map(\.event)
        engine.carryOut(effects, begin: { begin($0, $1, $2) }, endGone: { TestedState._tested.endGone(actual, $0) })
        if isOwn {
          (own, runs) = (actual, engine.running.own)
        } else {
          received.append((action, actual, engine.running.own))
        }
        isOwn = false
        goOn()
      }
      return (sent, own)
    }

    private func begin(
      _ effect: Bindgen.ActionEffect<TestedState.Action>,
      _ effects: Bindgen.Effects,
      _ work: Bindgen.Work
    ) -> (() -> Void)? {
      var id: Swift.ObjectIdentifier?
      let (me, path) = (Bindgen.Weak(self), effect.path)
      let running = Bindgen.RunningEffect(self, effects, at: effect.place, in: [work]) {
        if let id { me.object?.hasEnded(id, path) }
      } plan: { _, running in
        running.body(of: effect, isTest: true) { run, action in
          run.engine.send(from: work) { run.run(action, isReceived: true) }
        }
      }
      let start = running.begin { running in self.start { await running.run() } }
      if start != nil {
        id = Swift.ObjectIdentifier(running)
        self.running[Swift.ObjectIdentifier(running)] = effect.place
      }
      return start
    }

    private func hasEnded(_ id: Swift.ObjectIdentifier, _ path: [Bindgen.Step]) {
      running[id] = nil
      engine.hasEnded(path)
      // The effect may have ended without an action that a test could receive.
      if received.isEmpty { runs = engine.running.own } else { received[received.count - 1].runs = engine.running.own }
      goOn()
    }

    /// Resumes the calls that wait.
    private func goOn() {
      let waiting = waiting
      self.waiting = [:]
      for call in waiting.values { call.resume(returning: true) }
    }

    /// Waits until something happens.
    ///
    /// - Returns: False if nothing happened in time.
    private nonisolated(nonsending) func wait() async -> Bool {
      waits += 1
      let (number, time, me) = (waits, UInt64(timeout * 1e9), Bindgen.Weak(self))
      let limit = start {
        try? await _Concurrency.Task.sleep(nanoseconds: time)
        me.object?.waiting.removeValue(forKey: number)?.resume(returning: false)
      }
      defer { limit.cancel() }
      return await _Concurrency.withCheckedContinuation { waiting[number] = $0 }
    }
  }

  nonisolated extension Bindgen.TestedByDefault where Services == Bindgen.NoServices {
    public static var _services: Bindgen.NoServices { Bindgen.NoServices() }
  }
#endif

"""###),
("TestStoresAnywhere", ###"""
// Needs: TestStores

// MARK: - Test stores of values without an actor

#if DEBUG
  nonisolated extension Bindgen {
    /// A value that has no effects, since it has no actor on which they could run. Emitted code conforms to it.
    public protocol TestedAnywhere: Tested {}
  }

  nonisolated extension Bindgen.TestStore where TestedState: Bindgen.TestedAnywhere {
    /// Creates a test store with the value that a test starts from.
    ///
    /// - Parameter fail: Called with each failure, to record it, for example by `Issue.record` or `XCTFail`.
    public convenience init(
      _ state: TestedState,
      services: TestedState.Services,
      fileID: String = #fileID,
      filePath: String = #filePath,
      line: Int = #line,
      column: Int = #column,
      _ fail: @escaping (String) -> Void
    ) {
      let line = Bindgen.TestLine(fileID, filePath, line, column)
      self.init(state, services, line, { _ in _Concurrency.Task {} }, { text, _ in fail(text) })
    }

    /// Creates a test store with the value that a test starts from.
    ///
    /// - Parameter fail: Called with each failure and its line in the test, to record it there.
    public convenience init(
      _ state: TestedState,
      services: TestedState.Services,
      fileID: String = #fileID,
      filePath: String = #filePath,
      line: Int = #line,
      column: Int = #column,
      _ fail: @escaping (String, Bindgen.TestLine) -> Void
    ) {
      let line = Bindgen.TestLine(fileID, filePath, line, column)
      self.init(state, services, line, { _ in _Concurrency.Task {} }, fail)
    }
  }

  nonisolated extension Bindgen.TestStore where TestedState: Bindgen.TestedAnywhere & Bindgen.TestedByDefault {
    /// Creates a test store with the value that a test starts from.
    ///
    /// - Parameter fail: Called with each failure, to record it, for example by `Issue.record` or `XCTFail`.
    public convenience init(
      _ state: TestedState,
      fileID: String = #fileID,
      filePath: String = #filePath,
      line: Int = #line,
      column: Int = #column,
      _ fail: @escaping (String) -> Void
    ) {
      let line = Bindgen.TestLine(fileID, filePath, line, column)
      self.init(state, TestedState._services, line, { _ in _Concurrency.Task {} }, { text, _ in fail(text) })
    }

    /// Creates a test store with the value that a test starts from.
    ///
    /// - Parameter fail: Called with each failure and its line in the test, to record it there.
    public convenience init(
      _ state: TestedState,
      fileID: String = #fileID,
      filePath: String = #filePath,
      line: Int = #line,
      column: Int = #column,
      _ fail: @escaping (String, Bindgen.TestLine) -> Void
    ) {
      let line = Bindgen.TestLine(fileID, filePath, line, column)
      self.init(state, TestedState._services, line, { _ in _Concurrency.Task {} }, fail)
    }
  }
#endif

"""###),
("TestStoresOnActors", ###"""
// Needs: TestStores

// MARK: - Test stores of values with an actor

#if DEBUG
  nonisolated extension Bindgen {
    /// A value whose effects run on an actor, as its test stores do. Emitted code conforms to it.
    public protocol TestedOnActor: Tested {
      associatedtype TestActor: _Concurrency.GlobalActor
    }
  }

  nonisolated extension Bindgen.TestStore where TestedState: Bindgen.TestedOnActor {
    /// Creates a test store with the value that a test starts from.
    ///
    /// - Parameter fail: Called with each failure, to record it, for example by `Issue.record` or `XCTFail`.
    public convenience init(
      _ state: TestedState,
      services: TestedState.Services,
      fileID: String = #fileID,
      filePath: String = #filePath,
      line: Int = #line,
      column: Int = #column,
      isolation: isolated TestedState.TestActor.ActorType = #isolation,
      _ fail: @escaping (String) -> Void
    ) {
      let line = Bindgen.TestLine(fileID, filePath, line, column)
      self.init(state, services, line, Self.start(on: isolation)) { text, _ in fail(text) }
    }

    /// Creates a test store with the value that a test starts from.
    ///
    /// - Parameter fail: Called with each failure and its line in the test, to record it there.
    public convenience init(
      _ state: TestedState,
      services: TestedState.Services,
      fileID: String = #fileID,
      filePath: String = #filePath,
      line: Int = #line,
      column: Int = #column,
      isolation: isolated TestedState.TestActor.ActorType = #isolation,
      _ fail: @escaping (String, Bindgen.TestLine) -> Void
    ) {
      self.init(state, services, .init(fileID, filePath, line, column), Self.start(on: isolation), fail)
    }

    private static func start(on actor: isolated TestedState.TestActor.ActorType) -> TestedStart {
      { work in
        _Concurrency.Task {
          _ = actor
          await work()
        }
      }
    }
  }

  nonisolated extension Bindgen.TestStore where TestedState: Bindgen.TestedOnActor & Bindgen.TestedByDefault {
    /// Creates a test store with the value that a test starts from.
    ///
    /// - Parameter fail: Called with each failure, to record it, for example by `Issue.record` or `XCTFail`.
    public convenience init(
      _ state: TestedState,
      fileID: String = #fileID,
      filePath: String = #filePath,
      line: Int = #line,
      column: Int = #column,
      isolation: isolated TestedState.TestActor.ActorType = #isolation,
      _ fail: @escaping (String) -> Void
    ) {
      let line = Bindgen.TestLine(fileID, filePath, line, column)
      self.init(state, TestedState._services, line, Self.start(on: isolation)) { text, _ in fail(text) }
    }

    /// Creates a test store with the value that a test starts from.
    ///
    /// - Parameter fail: Called with each failure and its line in the test, to record it there.
    public convenience init(
      _ state: TestedState,
      fileID: String = #fileID,
      filePath: String = #filePath,
      line: Int = #line,
      column: Int = #column,
      isolation: isolated TestedState.TestActor.ActorType = #isolation,
      _ fail: @escaping (String, Bindgen.TestLine) -> Void
    ) {
      self.init(state, TestedState._services, .init(fileID, filePath, line, column), Self.start(on: isolation), fail)
    }
  }
#endif

"""###),
("Tracking", ###"""
import Observation

// MARK: - Observation

nonisolated extension Bindgen {
  /// A model whose fields Observation tracks.
  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
  protocol Tracked: Model, Observation.Observable {
    var _registrar: Observation.ObservationRegistrar { get }
  }
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
nonisolated extension Bindgen.Tracked {
  /// Registers a read of a field that is up to date.
  @_transparent func _track<Value>(_ field: Changes, _ path: KeyPath<Self, Value>) {
    if _core.track(field.mask, of: self) { _registrar.access(self, keyPath: path) }
  }

  /// Brings a field up to date, registers a read of it, and returns the model.
  @_transparent func _tracked<Value>(_ field: Changes, _ path: KeyPath<Self, Value>) -> Self {
    _ = _fresh(field)
    _track(field, path)
    return self
  }

  static func _notify(_ model: Self, _ changed: Bindgen.Mask) { model._notifyReaders(Changes(changed)) }

  /// Notifies the readers of these fields.
  func _notifyReaders(_ changes: Changes) {
    var due = _core.takeTracked(changes.mask, of: self)
    while !due.isEmpty { _core.graph.tells[due.takeFirst()]?(self) }
  }
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
nonisolated extension Bindgen.GraphEntry where Owner: Bindgen.Tracked {
  static func state<Value>(_ name: String, _ path: Path<Value>, isPrivate: Bool = false) -> Self {
    Self(kind: .state, name: name, path: path, isPrivate: isPrivate).told(path)
  }

  static func derived<Value>(
    _ name: String,
    _ path: Path<Value>,
    from inputs: Owner.Changes = [],
    isPrivate: Bool = false
  ) -> Self {
    Self(kind: .derived, name: name, path: path, isPrivate: isPrivate, inputs: inputs).told(path)
  }

  private func told<Value>(_ path: Path<Value>) -> Self {
    var entry = self
    entry.tell = { object in
      let model = Swift.unsafeDowncast(object, to: Owner.self)
      model._registrar.willSet(model, keyPath: path)
      model._registrar.didSet(model, keyPath: path)
    }
    return entry
  }
}

nonisolated extension Bindgen.Core {
  /// Returns whether Observation must register a read. Observation does not report whether a field is tracked, so after a read the
  /// field counts as observed until its next notice. Reads by a model that computes its own fields are not tracked.
  @_transparent func track(_ field: Bindgen.Mask, of model: any Bindgen.Model) -> Bool {
    if family.computing > 0 { return false }
    if !tracked.meets(field) { beginTracking(field, of: model) }
    return true
  }

  func beginTracking(_ field: Bindgen.Mask, of model: any Bindgen.Model) {
    tracked.add(field)
    if !observed.meets(field) { addObserved(field, of: model) }
  }

  /// Takes the tracked fields to notify of now. After the notice, a field is tracked again once it is read.
  func takeTracked(_ changed: Bindgen.Mask, of model: any Bindgen.Model) -> Bindgen.Mask {
    var due = changed
    due.keep(tracked)
    tracked.remove(due)
    updateObserved(of: model)
    return due
  }
}

"""###),
("Unheard", ###"""
// MARK: - Objects in constants

nonisolated extension Bindgen {
  /// Warns if a derivation or a function reads a member of a constant that is an object. The constant's type selects the overload.
  @available(*, deprecated, message: "nobody is notified when this object changes; if it never does, 'changes: never'")
  static func unheard(_: Swift.AnyObject?) {}
  @_disfavoredOverload
  static func unheard<Value>(_: Value) {}
  static func unheard<Value>(_: Value.Type) {}
}

"""###),
("ValueEffects", ###"""
// Needs: Effects, Plans, Reducers

// MARK: - Effects of values

nonisolated extension Bindgen {
  /// An effect of a value, which the store starts when the action has been reduced.
  final class PlannedEffect<Action>: BeginningEffect {
    let place: StaticString
    var id: EffectID
    var wait: Run<Void>?
    var rounds: (nonisolated(nonsending) (Run<Void>) async throws -> Void)?
    private var sender: Send<Action>?

    fileprivate init(_ id: EffectID, at place: StaticString) { (self.id, self.place) = (id, place) }

    /// Sends an action while the effect works.
    func send(_ action: Action) { sender?(action) }

    /// Returns the code of the effect's task: it waits, works, and returns the action with which it ends.
    fileprivate func answer<Result>(
      _ work: @escaping Run<Result>,
      then: ((Result) -> Action)?
    ) -> ActionAnswer<Action> {
      { sender in
        self.sender = sender
        if let rounds = self.rounds {
          try await rounds {
            let result = try await work()
            if let then { sender(then(result)) }
          }
          return nil
        }
        if let wait = self.wait, !sender.isCalled { try await wait() }
        let result = try await work()
        return then?(result)
      }
    }
  }
}

nonisolated extension Bindgen.Plans {
  /// Starts an effect when the reactions to the action have run. Then `run` reads the fields, and returns the work, or nil if the
  /// effect does not start.
  ///
  /// - Parameter value: The id of the value: another value in its place starts nothing.
  mutating func _begin<Result>(
    _ word: String = "",
    _ policy: Bindgen.EffectPolicy = .all,
    of value: Swift.AnyHashable? = nil,
    at place: StaticString,
    isCall: Bool = false,
    outlives: Bool = false,
    isMissed: Bool = false,
    run: @escaping (Value, Services, Bindgen.PlannedEffect<Action>) -> Bindgen.Run<Result>?,
    then: ((Result) -> Action)? = nil,
    catch failed: Bindgen.Rescue<Action>? = nil
  ) {
    _plan(value) { value, services, effects in
      let planned = Bindgen.PlannedEffect<Action>(Bindgen.EffectID(word), at: place)
      guard let work = run(value, services, planned) else { return }
      let kind = Bindgen.ActionEffect<Action>.Kind.run(policy, planned.answer(work, then: then), failed)
      var effect = Bindgen.ActionEffect(place: place, id: planned.id, kind: kind)
      (effect.isCall, effect.outlives, effect.isMissed) = (isCall, outlives, isMissed)
      effects.add(effect)
    }
  }

  /// Starts an effect without a result, in the way of `_begin`.
  mutating func _perform(
    _ word: String = "",
    _ policy: Bindgen.EffectPolicy = .all,
    of value: Swift.AnyHashable? = nil,
    at place: StaticString,
    outlives: Bool = false,
    isMissed: Bool = false,
    run: @escaping (Value, Services, Bindgen.PlannedEffect<Action>) -> Bindgen.Run<Void>?,
    then: (() -> Action)? = nil,
    catch failed: Bindgen.Rescue<Action>? = nil
  ) {
    _begin(
      word,
      policy,
      of: value,
      at: place,
      outlives: outlives,
      isMissed: isMissed,
      run: run,
      then: then.map { then in { _ in then() } },
      catch: failed
    )
  }

  /// Cancels effects when the reactions to the action have run: all of a name, or those with an id.
  ///
  /// - Parameter path: The names of the children and lists on the way to the values that the effects belong to.
  mutating func _cancel(
    _ word: String,
    of value: Swift.AnyHashable? = nil,
    at path: [String] = [],
    _ id: ((Value, Services) -> [any Hashable & Sendable])? = nil
  ) {
    _plan(value) { value, services, effects in
      let id = Bindgen.EffectID(word, id?(value, services) ?? [])
      let steps = path.map { Bindgen.Step($0) }
      effects.add(Bindgen.ActionEffect(path: steps, place: "", id: id, kind: .cancel(isOld: false)))
    }
  }

  /// Cancels the effects of a name that started before this action.
  mutating func _cancelOld(_ word: String, of value: Swift.AnyHashable? = nil) {
    _plan(value) { _, _, effects in
      effects.add(Bindgen.ActionEffect(place: "", id: Bindgen.EffectID(word), kind: .cancel(isOld: true)))
    }
  }
}

"""###),
("Values", ###"""
// MARK: - Values

nonisolated extension Bindgen {
  /// Replaces a value, and returns whether it changed. (Without `defer`, into which a debugger steps.)
  @_transparent static func replace<Value: Equatable>(_ old: inout Value, with new: Value) -> Bool {
    let isNew = old != new
    old = new
    return isNew
  }

  /// Replaces a value that can't be compared: it always counts as changed.
  @_disfavoredOverload @_transparent static func replace<Value>(_ old: inout Value, with new: Value) -> Bool {
    old = new
    return true
  }
}

nonisolated extension Bindgen.Pass {
  /// Stores the field that is computed.
  @_transparent mutating func set<Value: Equatable>(_ field: inout Value, _ new: Value) {
    isNew = Bindgen.replace(&field, with: new)
  }

  @_disfavoredOverload @_transparent mutating func set<Value>(_ field: inout Value, _ new: Value) {
    isNew = Bindgen.replace(&field, with: new)
  }

  /// Stores a field of which each computation is a change.
  @_transparent mutating func setNew<Value>(_ field: inout Value, _ new: Value) {
    field = new
    isNew = true
  }
}

"""###),
("Warnings", ###"""
// MARK: - Warnings

nonisolated extension Bindgen {
  static func warn(_ text: String) {
    #if DEBUG
      Swift.print("bindgen: " + text)
    #endif
  }
}

"""###),
("Weak", ###"""
// MARK: - Weak references

nonisolated extension Bindgen {
  /// A weak reference to an object that may be released on any thread, such as an observer's token. (A class, because each read of
  /// a struct with a weak reference copies it.)
  final class Weak<Object: AnyObject> {
    private(set) weak var object: Object?

    init(_ object: Object) { self.object = object }
  }
}

"""###),
("WillChange", ###"""
// MARK: - Before a change

nonisolated extension Bindgen.Core {
  /// Calls observers of the model and of its parents before a field is written, once per transaction.
  func willWrite(_ field: Bindgen.Mask, of model: any Bindgen.Model) {
    if family.warns { warn(field, of: model) }
  }

  /// Calls the closures. If one writes, the remaining ones are called before that write, so that none is called too late.
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
    #if BRANCHES
      for place in places where !fresh.isEmpty {
        for watch in place.owner.watches[place.path] where watch.fields.meets(fresh) {
          place.owner.core.collectWarnings(of: watch.dependents, in: family)
        }
      }
      if followers.isEmpty { return }
    #endif
    while !fresh.isEmpty {
      let field = fresh.takeFirst()
      for follower in followers[field] where follower.core.model != nil {
        follower.core.collectWarnings(of: follower.dependents, in: family)
      }
    }
  }

  /// Calls the closure before a field changes, even later in the open transaction, until the result is released.
  func observeBefore(_ body: @escaping () -> Void) -> AnyObject {
    let warning = Bindgen.Observer(graph.all) { _, _ in body() }
    if Bindgen.isFull(warnings) { warnings.removeAll { $0.object == nil } }
    warnings.append(Bindgen.Weak(warning))
    let family = family
    family.warns = true
    family.transaction &+= 1
    return warning
  }
}

"""###),
("Work", ###"""
// Needs: Guarded, Weak

// MARK: - What actions began

nonisolated extension Bindgen {
  /// The handle of an action's effects, to wait for them or to cancel them, on any thread. It includes the effects of actions that
  /// the body called, and of actions that these effects call.
  public struct Effect: Sendable {
    let work: Work?

    init(_ work: Work?) { self.work = work }

    /// Creates a handle without effects, for the answer of a double.
    public init() { work = nil }

    /// Waits until all effects have ended: `await effect.value`.
    public nonisolated(nonsending) var value: Void { get async { await work?.end() } }

    /// Waits until all effects have ended, and cancels them if the task that waits is cancelled. Use it in SwiftUI's `.task`.
    public nonisolated(nonsending) func finish() async {
      await _Concurrency.withTaskCancellationHandler {
        await value
      } onCancel: {
        cancel()
      }
    }

    /// Cancels all effects. From now on they call no action.
    public func cancel() { work?.cancel() }
  }

  /// The effects that an action started, to wait for them or to cancel them together.
  final class Work: Sendable {
    private struct State {
      /// The tasks that run, and the places of their effects in the spec.
      var tasks: [_Concurrency.Task<Void, Never>: StaticString] = [:]
      var waiting: [_Concurrency.CheckedContinuation<Void, Never>] = []
      var isCancelled = false
      /// The work that this is a part of, as long as that is in use.
      var wholes: [Weak<Work>] = []
    }

    /// The work of the effect that the current task runs: the effects of actions that the task calls are a part of it. (The macro
    /// would name `TaskLocal` without its module.)
    static let ofTask = _Concurrency.TaskLocal<Work?>(wrappedValue: nil)

    private let state = Guarded(State())

    init(in whole: Work? = nil) {
      guard let whole else { return }
      let wholes = whole.wholes.map { Weak($0) } + [Weak(whole)]
      state.edit { $0.wholes = wholes }
    }

    private var wholes: [Work] { state.edit { $0.wholes.compactMap(\.object) } }

    /// Whether it was cancelled, so that no effect starts any more: an action may be cancelled while it waits for its turn.
    var isCancelled: Bool { state.edit { $0.isCancelled } || wholes.contains { $0.state.edit { $0.isCancelled } } }

    /// The places of the effects that run.
    var places: [StaticString] { state.edit { Array($0.tasks.values) } }

    func add(_ task: _Concurrency.Task<Void, Never>, at place: StaticString) {
      for work in wholes { work.add(own: task, at: place) }
      add(own: task, at: place)
    }

    private func add(own task: _Concurrency.Task<Void, Never>, at place: StaticString) {
      let isCancelled = state.edit { state in
        state.tasks[task] = place
        return state.isCancelled
      }
      if isCancelled { task.cancel() }
    }

    func remove(_ task: _Concurrency.Task<Void, Never>) {
      for work in wholes { work.remove(own: task) }
      remove(own: task)
    }

    private func remove(own task: _Concurrency.Task<Void, Never>) {
      let waiting = state.edit { state in
        state.tasks[task] = nil
        return state.tasks.isEmpty ? Bindgen.takeAll(&state.waiting) : []
      }
      for continuation in waiting { continuation.resume() }
    }

    func cancel() {
      let tasks = state.edit { state in
        state.isCancelled = true
        return state.tasks.keys
      }
      // This may run the user's code: cancellation handlers.
      for task in tasks { task.cancel() }
    }

    nonisolated(nonsending) func end() async {
      await _Concurrency.withCheckedContinuation { continuation in
        let hasEnded = state.edit { state in
          if !state.tasks.isEmpty { state.waiting.append(continuation) }
          return state.tasks.isEmpty
        }
        if hasEnded { continuation.resume() }
      }
    }
  }

  static func takeAll<Element>(_ list: inout [Element]) -> [Element] {
    defer { list = [] }
    return list
  }
}

"""###),
  ]
}
