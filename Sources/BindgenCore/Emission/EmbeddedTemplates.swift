// swift-format-ignore-file
// Written by .ci/embed-templates from Templates/. Do not edit.

/// The templates that the tool is built with, by the names of their files.
enum EmbeddedTemplates {
  static let all: [(file: String, text: String)] = [
("availability.swift.tmpl", ###"""
%# Where Observation is to be found among Apple's systems.
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)

"""###),
("callbacks.swift.tmpl", ###"""
%# Closures, each with a token that ends it.
%section members
%if model.isPublic
/// Observes until it is cancelled or released.
{{ model.isolation }}{{ model.access }}final class Subscription {
  private let token: Bindgen.{{ model.observing }}Subscription{{ model.width }}<{{ model.itself }}, Changes>

  fileprivate init(_ token: Bindgen.{{ model.observing }}Subscription{{ model.width }}<{{ model.itself }}, Changes>) { self.token = token }

  {{ model.access }}func cancel() { token.cancel() }
}

/// Calls the closure once after each transaction, with all that changed.
{{ model.access }}func observe(_ body: @escaping ({{ model.itself }}, Changes) -> {{ swift }}Void) -> Subscription {
  Subscription(_observe(_core.graph.all, body))
}

/// Calls the closure once after each transaction that changed the field, with its value.
{{ model.access }}func observe<Value>(
  _ field: {{ swift }}KeyPath<Fields, Field<Value>>,
  _ body: @escaping (Value) -> {{ swift }}Void
) -> Subscription {
  let field: Field<Value> = Fields()[keyPath: field]
  return Subscription(_observe(Bindgen.Mask{{ model.width }}(field.number)) { model, _ in body(field.read(model)) })
}

%end
%end
%section shared
// MARK: - Closures

{{ support.isolation }}extension Bindgen {
  /// A model that closures can observe.
  {{ kind.isolation }}protocol {{ kind.prefix }}Observed{{ kind.ending }}: {{ kind.watched }} {}
}

{{ kind.isolation }}extension Bindgen.{{ kind.prefix }}Observed{{ kind.ending }} {
  typealias Subscription = Bindgen.{{ kind.observing }}Subscription{{ kind.width }}<Self, Changes>

  /// Calls the closure once after each transaction, with all that changed.
  func observe(_ body: @escaping (Self, Changes) -> {{ swift }}Void) -> Subscription {
    _observe(_core.graph.all, body)
  }

  /// Calls the closure once after each transaction that changed the field, with its value.
  func observe<Value>(_ field: {{ swift }}KeyPath<Fields, Field<Value>>, _ body: @escaping (Value) -> {{ swift }}Void) -> Subscription {
    let field: Field<Value> = Self._fields[keyPath: field]
    return _observe(Bindgen.Mask{{ kind.width }}(field.number)) { model, _ in body(field.read(model)) }
  }
}
%end

"""###),
("class.actions.swift.tmpl", ###"""
%# An action that is a transaction calls a function of its own for the spec's text.
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
{{ model.access }}func {{ action.declaration }} {
  _core.open()
  defer { _end() }
  {{ action.call }}
}

%if action.body.short
private func {{ action.bodyDeclaration }} { {{ action.body.short }} }
%else
private func {{ action.bodyDeclaration }} {
{{ action.body.text }}
}
%end
%else if action.body.short
{{ model.access }}func {{ action.declaration }} { {{ action.body.short }} }
%else
{{ model.access }}func {{ action.declaration }} {
{{ action.body.text }}
}
%end

%end
%if not model.hasCore
/// Makes many writes in one go.
@discardableResult
{{ model.access }}func update<Result>(_ body: ({{ model.itself }}) throws -> Result) rethrows -> Result { try body(self) }
%else if model.isPublic
/// Makes many writes one transaction: observers are told once, at its end.
@discardableResult
{{ model.access }}func update<Result>(_ body: ({{ model.itself }}) throws -> Result) rethrows -> Result {
  _core.open()
  defer { _end() }
  return try body(self)
}
%end

"""###),
("class.cameOut.swift.tmpl", ###"""
%# A derivation changed: those that name it are due, also those of other words.
pass.cameOut({{ field.number }}{{ field.marking }})
%for line in field.markingElsewhere
{{ line }}
%end

"""###),
("class.chunk.swift.tmpl", ###"""
%# The derivations of one function. Where there are many, a read of one or a change of few skips the others by eights.
var pass: Bindgen.Pass = {{ model.staleness }}.pass({{ chunk.word }}, wanted)
%for stretch in chunk.stretches
%if stretch.isSkipped
if pass.isAnyDue({{ stretch.mask }}) {
  %include class.stretch
}
%else
%include class.stretch
%end
%end
{{ model.finish }}(pass, {{ chunk.mask }})

"""###),
("class.derivation.swift.tmpl", ###"""
%# A derivation as others read it: up to date at each read.
%for line in field.doc
/// {{ line }}
%end
%if field.isAlias and not field.isRead
%if field.body.short
{{ model.access }}var {{ field.name }}: {{ field.type }} { {{ field.body.short }} }
%else
{{ model.access }}var {{ field.name }}: {{ field.type }} {
{{ field.body.text }}
}
%end
%else if field.direct and not model.isObserved
{{ model.access }}var {{ field.name }}: {{ field.type }} { {{ field.direct }} }
%else
{{ model.access }}var {{ field.name }}: {{ field.type }} {
%if field.direct
  if !_core.isTelling { return {{ field.direct }} }
%end
%if model.hasCore
  _refresh({{ field.number }})
%else
  if _staleness.stale.has({{ field.number }}) { _settle({{ model.itself }}._graph.sources[{{ field.number }}]) }
%end
  %include read of model.parts
%if field.isReadBelow
  return _core.compute { {{ field.cached }} }
%else
  return {{ field.cached }}
%end
}
%end

"""###),
("class.keeping.swift.tmpl", ###"""
%# Which derivations are out of date, and how they are brought up to date.
private static let _graph: Bindgen.Graph{{ model.width }} = Bindgen.Graph{{ model.width }}(states: {{ model.stateCount }}, inputs: [{{ model.inputs | joined }}]{{ model.outsideArgument }})
%if model.hasCore
%if model.level
static var _level: {{ swift }}Int { {{ model.level }} }
%end
let _core: Bindgen.{{ model.core }} = Bindgen.{{ model.core }}({{ model.itself }}._graph)
%else
private var _staleness: Bindgen.Staleness{{ model.width }} = Bindgen.Staleness{{ model.width }}({{ model.itself }}._graph)
%end
%if model.caches
private struct Cache {
%for field in model.caches
  var {{ field.name }}: {{ field.cacheType }}{{ field.placeholder }}
%end
}
private var _cache: Cache = Cache()
%if model.hasCore and model.compared
private var _told: Cache = Cache()
%end
%end
%if not model.hasCore

private func _wrote(_ field: {{ swift }}Int) { _staleness.wrote(field, {{ model.itself }}._graph) }
%end
%if model.derivations

%include class.settling
%end

"""###),
("class.making.swift.tmpl", ###"""
%# The initialiser.
// MARK: Making

{{ model.access }}init({{ model.parameters | joined }}) {
%for line in model.assignments
  {{ line }}
%end
%for group in model.groups
  _store{{ group.number }}({{ group.arguments | joined }})
%end
%for adoption in model.adoptions
%if adoption.fields
  _adopt({{ adoption.child }}._core, {{ adoption.fields }}, from: {{ adoption.first }})
%else
  _adopt({{ adoption.child }}._core)
%end
%end
  %include made of model.outlets
}
%if model.isLeaving
deinit { _core.leave() }
%end
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
("class.observing.swift.tmpl", ###"""
%# The list of a model's observers and the table of its fields, for all outlets that stand on them.
%section members
/// The fields that can be observed one by one.
{{ model.isolation }}{{ model.access }}struct Fields {
%for field in model.fields
  {{ model.access }}var {{ field.name }}: {{ model.itself }}.Field<{{ field.type }}> { ({{ field.number }}, { $0.{{ field.member }} }) }
%end
}

%if model.isPublic
/// A field that can be observed by itself: its number, and how it is read.
{{ model.access }}typealias Field<Value> = (number: {{ swift }}Int, read: ({{ model.itself }}) -> Value)

private func _observe(_ fields: Bindgen.Mask{{ model.width }}, _ body: @escaping ({{ model.itself }}, Changes) -> {{ swift }}Void) -> Bindgen.{{ model.observing }}Subscription{{ model.width }}<{{ model.itself }}, Changes> {
  let observer: Bindgen.{{ model.observing }}Observer{{ model.width }}<{{ model.itself }}, Changes> = Bindgen.{{ model.observing }}Observer{{ model.width }}(fields, body)
  _observers.add(observer)
  _join(fields)
  return Bindgen.{{ model.observing }}Subscription{{ model.width }}(observer)
}

private let _observers: Bindgen.{{ model.observing }}Observers{{ model.width }}<{{ model.itself }}, Changes> = Bindgen.{{ model.observing }}Observers{{ model.width }}()

func _begin() -> {{ swift }}Bool { _observers.begin() }
func _finish() { _observers.finish() }
%else
static let _fields: Fields = Fields()
let _observers: Bindgen.{{ model.observing }}Observers{{ model.width }}<{{ model.itself }}, Changes> = Bindgen.{{ model.observing }}Observers{{ model.width }}()
%end

%end
%section watched
fields.add(_observers.fields)
%end
%section tell
_observers.tell(self, changes, changed)
%end

"""###),
("class.pull.swift.tmpl", ###"""
%# What several derivations need of a child, brought up to date at once.
var {{ pull.needed }}: {{ pull.mask }} = {{ pull.mask }}()
%for field in pull.fields
if _core.needs({{ field.input }}, for: wanted) { {{ pull.needed }}.add({{ field.number }}) }
%end
{{ pull.child }}._bringUpToDate({{ pull.needed }})

"""###),
("class.settling.swift.tmpl", ###"""
%# Straight lines, in functions of bounded size.
{{ model.settleAccess }}func _settle(_ wanted: Bindgen.Mask{{ model.width }}) {
%for pull in model.pulls
%if pull.isSingle
%for field in pull.fields
  if _core.needs({{ field.input }}, for: wanted) { {{ pull.child }}._bringUpToDate({{ pull.mask }}({{ field.number }})) }
%end
%else if pull.word
  if {{ model.stale }}[{{ pull.word }}] & wanted[{{ pull.word }}] & {{ pull.users }} != 0 {
    %include class.pull
  }
%else
  %include class.pull
%end
%end
%if model.isChunked
%for chunk in model.chunks
  if {{ model.stale }}[{{ chunk.word }}] & wanted[{{ chunk.word }}] & {{ chunk.mask }} != 0 { _settle{{ chunk.number }}(wanted) }
%end
%else
%for chunk in model.chunks
  %include class.chunk
%end
%end
}

%if model.isChunked
%for chunk in model.chunks
private func _settle{{ chunk.number }}(_ wanted: Bindgen.Mask{{ model.width }}) {
  %include class.chunk
}

%end
%end
%if model.hasCore and model.compared
func _remember() { _told = _cache }

func _compare() -> Bindgen.Mask{{ model.width }} {
  var equal: Bindgen.Mask{{ model.width }} = Bindgen.Mask{{ model.width }}()
%if model.isChunked
%for chunk in model.chunks
%if chunk.compared
  _compare{{ chunk.number }}(_told, _cache, &equal)
%end
%end
%else
%for field in model.compared
  if Bindgen.areEqual(_told.{{ field.kept }}, _cache.{{ field.kept }}{{ field.keptEquality }}) { equal.add({{ field.number }}) }
%end
%end
  _told = Cache()
  return equal
}

%if model.isChunked
%for chunk in model.chunks
%if chunk.compared
private func _compare{{ chunk.number }}(_ told: Cache, _ cache: Cache, _ equal: inout Bindgen.Mask{{ model.width }}) {
%for field in chunk.compared
  if Bindgen.areEqual(told.{{ field.kept }}, cache.{{ field.kept }}{{ field.keptEquality }}) { equal.add({{ field.number }}) }
%end
}

%end
%end
%end
%end

"""###),
("class.state.swift.tmpl", ###"""
%# A state: a write is noted, and told when the transaction ends.
%for line in field.doc
/// {{ line }}
%end
%if field.isPlain
{{ model.access }}{{ field.setAccess }}var {{ field.name }}: {{ field.type }}
%else
{{ model.access }}{{ field.setAccess }}var {{ field.name }}: {{ field.type }} {
%if field.isRead
  get {
    %include read of model.parts
    return {{ field.storage }}
  }
%else
  get { {{ field.storage }} }
%end
%if field.neverEqual
  set {
%if model.isForewarned
    _forewarn({{ field.number }})
%end
    {{ field.storage }} = newValue
    _wrote({{ field.number }})
  }
%else if model.isForewarned
  set {
    _forewarn({{ field.number }})
    if Bindgen.replace(&{{ field.storage }}, with: newValue{{ field.equality }}) { _wrote({{ field.number }}) }
  }
%else
  set { if Bindgen.replace(&{{ field.storage }}, with: newValue{{ field.equality }}) { _wrote({{ field.number }}) } }
%end
%if field.isEditedInPlace
  _modify {
%if model.isForewarned
    _forewarn({{ field.number }})
%end
    defer { _wrote({{ field.number }}) }
    yield &{{ field.storage }}
  }
%end
}
private var {{ field.storage }}: {{ field.type }}{{ field.initial }}
%end

"""###),
("class.stored.swift.tmpl", ###"""
%# What a model keeps: constants, services and state.
%if model.children or model.constants or model.services
// MARK: What it is given

%for child in model.children
%for line in child.doc
/// {{ line }}
%end
{{ model.access }}let {{ child.name }}: {{ child.type }}
%end
%for constant in model.constants
%for line in constant.doc
/// {{ line }}
%end
{{ model.access }}let {{ constant.name }}: {{ constant.type }}
%end
%for service in model.services
%for line in service.doc
/// {{ line }}
%end
private let {{ service.name }}: {{ service.type }}
%end
%end

%if model.states
// MARK: State

%for field in model.states
%include class.state

%end
%end

"""###),
("class.stretch.swift.tmpl", ###"""
%# Each derivation that is due is computed, compared and stored.
%for field in stretch.fields
%if field.isAlias and not field.markingElsewhere
if pass.isDue({{ field.number }}) { pass.cameOut({{ field.number }}{{ field.marking }}) }
%else
if pass.isDue({{ field.number }}) {
%if field.isAlias
  %include class.cameOut
%else if field.neverEqual
  {{ field.cache }} = {{ field.formula }}
  %include class.cameOut
%else
  let value: {{ field.type }} = {{ field.formula }}
%if field.markingElsewhere
  if Bindgen.replace(&{{ field.cache }}, with: value{{ field.equality }}) {
    %include class.cameOut
  }
%else
  if Bindgen.replace(&{{ field.cache }}, with: value{{ field.equality }}) { pass.cameOut({{ field.number }}{{ field.marking }}) }
%end
%end
}
%end
%end

"""###),
("class.swift.tmpl", ###"""
%# A model's class: what it keeps, what follows, actions, outlets.
%if model.isHidden
/// `{{ model.name }}` as the class names itself: a type inside it is called the same.
{{ model.access }}typealias {{ model.itself }} = {{ model.name }}

%end
%for line in model.doc
/// {{ line }}
%end
%if model.isLimited
%include availability
%end
{{ model.isolation }}{{ model.access }}final class {{ model.name }}{{ model.conformances }} {
  %include class.stored

%if model.derivations
  // MARK: What follows

%for field in model.derivations
  %include class.derivation

%end
%end
  %include class.actions

  %include class.making

%if model.isObserved
  // MARK: Who is told

  %include class.telling

%else if model.view
  // MARK: Its view

  %include members of model.outlets

%end
%if model.derivations or model.hasCore
  // MARK: Keeping it right

  %include class.keeping
%end
}

"""###),
("class.telling.swift.tmpl", ###"""
%# What every outlet needs, and what each adds.
%if model.hasChanges
/// The fields that a transaction changed.
{{ model.valueIsolation }}{{ model.access }}struct Changes: {{ swift }}OptionSet, {{ swift }}Sendable {
%if model.isWide
  private var fields: Bindgen.Mask{{ model.width }} = Bindgen.Mask{{ model.width }}()
  /// 64 fields a word: more of them than an integer has bits.
  {{ model.access }}var rawValue: {{ model.rawValue }} { fields.words }

  {{ model.access }}init() {}
  {{ model.access }}init(rawValue: {{ model.rawValue }}) { fields = Bindgen.Mask{{ model.width }}(words: rawValue) }
  fileprivate init(_ fields: Bindgen.Mask{{ model.width }}) { self.fields = fields }
  private static subscript(field: {{ swift }}Int) -> Changes { Changes(Bindgen.Mask{{ model.width }}(field)) }

  {{ model.access }}static func == (left: Changes, right: Changes) -> {{ swift }}Bool { left.fields == right.fields }
  {{ model.access }}mutating func formUnion(_ other: Changes) { fields.add(other.fields) }
  {{ model.access }}mutating func formIntersection(_ other: Changes) { fields.keep(other.fields) }
  {{ model.access }}mutating func formSymmetricDifference(_ other: Changes) { fields.flip(other.fields) }

%for field in model.fields
  {{ model.access }}static var {{ field.name }}: Changes { self[{{ field.number }}] }
%end
%else
  {{ model.access }}let rawValue: {{ model.rawValue }}
%if model.isPublic

  {{ model.access }}init(rawValue: {{ model.rawValue }}) { self.rawValue = rawValue }

%end
%for field in model.fields
  {{ model.access }}static let {{ field.name }}: Changes = Changes(rawValue: 1 &<< {{ field.number }})
%end
%end
}

%end
%include members of model.parts

func _addWatched(to fields: inout Bindgen.Mask{{ model.width }}) {
  %include watched of model.parts
}

func _tell(_ changed: Bindgen.Mask{{ model.width }}) {
%if model.hasChanges
%if model.isWide
  let changes: Changes = Changes(changed)
%else
  let changes: Changes = Changes(rawValue: changed.bits)
%end
%end
  %include ready of model.parts
  %include tell of model.parts
}

%if model.names
static let _names: {{ swift }}String = "{{ model.names }}"
%else
static let _names: {{ swift }}String = """
%for row in model.nameRows
  {{ row }}
%end
  """
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
%if model.isPublic
/// Sends where the model lives. It holds the model; a subscription does not.
{{ model.isolation }}{{ model.access }}struct ModelPublisher<Output>: {{ model.crossing }}Bindgen.Publisher {
  {{ model.access }}typealias Failure = {{ swift }}Never
  #if canImport(Combine)
    {{ model.access }}typealias Subscriber = Combine.Subscriber
  #else
    {{ model.access }}typealias Subscriber = OpenCombine.Subscriber
  #endif

  fileprivate let source: Bindgen.{{ model.prefix }}ModelPublisher<Output>

  {{ model.access }}func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == {{ swift }}Never {
    source.receive(subscriber: subscriber)
  }
}

/// A publisher for each field, by its name.
@dynamicMemberLookup
{{ model.isolation }}{{ model.access }}struct FieldPublishers {
  fileprivate let _model: {{ model.itself }}

  {{ model.access }}subscript<Value>(dynamicMember field: {{ swift }}KeyPath<Fields, Field<Value>>) -> ModelPublisher<Value> {
    let model: {{ model.itself }} = _model
    let field: Field<Value> = Fields()[keyPath: field]
    return ModelPublisher(
      source: Bindgen.{{ model.prefix }}ModelPublisher(
        first: { field.read(model) },
        observe: { send in model._observe(Bindgen.Mask{{ model.width }}(field.number)) { model, _ in send(field.read(model)) } }
      )
    )
  }
}

/// Publishers that send the field's value on subscription, and then each change.
{{ model.access }}var publishers: FieldPublishers { FieldPublishers(_model: self) }

/// Sends once after each transaction, with all that changed.
{{ model.access }}var changesPublisher: ModelPublisher<Changes> {
  ModelPublisher(
    source: Bindgen.{{ model.prefix }}ModelPublisher(
      joining: { $0.union($1) },
      observe: { send in self._observe(self._core.graph.all) { _, changes in send(changes) } }
    )
  )
}

/// Sends before the first change of a transaction.
{{ model.access }}var objectWillChange: ModelPublisher<{{ swift }}Void> {
  ModelPublisher(
    source: Bindgen.{{ model.prefix }}ModelPublisher(observe: { send in self._addForewarning { send(()) } })
  )
}
%else
/// Sends once after each transaction, with all that changed.
var changesPublisher: Bindgen.{{ model.prefix }}ModelPublisher<Changes> { _publishChanges { $0.union($1) } }
%end

%end
%section after

%if model.isLimited
%include availability
%end
{{ model.isolation }}extension {{ model.name }}: {{ model.crossing }}Bindgen.ObservableObject {}
%end
%section once
// MARK: - Combine

{{ support.isolation }}extension Bindgen {
  // By these names, so that types of yours may have Combine's.
  #if canImport(Combine)
    typealias ObservableObject = Combine.ObservableObject
    typealias Publisher = Combine.Publisher
    typealias Subscriber = Combine.Subscriber
    typealias Supplied = Combine.Subscription
    typealias Demand = Combine.Subscribers.Demand
  #else
    typealias ObservableObject = OpenCombine.ObservableObject
    typealias Publisher = OpenCombine.Publisher
    typealias Subscriber = OpenCombine.Subscriber
    typealias Supplied = OpenCombine.Subscription
    typealias Demand = OpenCombine.Subscribers.Demand
  #endif
}
%end
%section shared
// MARK: - Publishers

{{ support.isolation }}extension Bindgen {
  /// A model with publishers.
  {{ kind.isolation }}protocol {{ kind.prefix }}Published{{ kind.ending }}: {{ kind.watched }} {}
}

extension Bindgen {
  /// A publisher for each field, by its name.
  @dynamicMemberLookup
  {{ kind.isolation }}struct {{ kind.prefix }}FieldPublishers{{ kind.ending }}<Model: {{ kind.prefix }}Published{{ kind.ending }}> {
    let _model: Model

    subscript<Value>(dynamicMember field: {{ swift }}KeyPath<Model.Fields, Model.Field<Value>>) -> {{ kind.prefix }}ModelPublisher<Value> {
      let model: Model = _model
      let field: Model.Field<Value> = Model._fields[keyPath: field]
      return {{ kind.prefix }}ModelPublisher(
        first: { field.read(model) },
        observe: { send in model._observe(Bindgen.Mask{{ kind.width }}(field.number)) { model, _ in send(field.read(model)) } }
      )
    }
  }
}

{{ kind.isolation }}extension Bindgen.{{ kind.prefix }}Published{{ kind.ending }} {
  typealias ModelPublisher<Output> = Bindgen.{{ kind.prefix }}ModelPublisher<Output>
  typealias FieldPublishers = Bindgen.{{ kind.prefix }}FieldPublishers{{ kind.ending }}<Self>
  typealias ObjectWillChangePublisher = ModelPublisher<{{ swift }}Void>

  /// Publishers that send the field's value on subscription, and then each change.
  var publishers: FieldPublishers { FieldPublishers(_model: self) }

  func _publishChanges(joining: @escaping (Changes, Changes) -> Changes) -> ModelPublisher<Changes> {
    ModelPublisher(
      joining: joining,
      observe: { send in self._observe(self._core.graph.all) { _, changes in send(changes) } }
    )
  }

  /// Sends before the first change of a transaction.
  var objectWillChange: ModelPublisher<{{ swift }}Void> {
    ModelPublisher(observe: { send in self._addForewarning { send(()) } })
  }
}
%end
%section isolated
// MARK: - Subscribers

{{ support.isolation }}extension Bindgen {
  /// Sends where the model lives. It holds the model; a subscription does not.
  {{ isolation.isolation }}struct {{ isolation.prefix }}ModelPublisher<Output>: {{ isolation.crossing }}Publisher {
    typealias Failure = {{ swift }}Never

    /// What is sent on subscription, if anything.
    private let first: () -> Output?
    /// What is left of two values that nobody had asked for.
    private let joining: (Output, Output) -> Output
    /// Calls a closure with all that is to be sent, as long as somebody holds what this gives.
    private let observe: (@escaping (Output) -> {{ swift }}Void) -> {{ swift }}AnyObject

    init(
      first: @escaping () -> Output? = { nil },
      joining: @escaping (Output, Output) -> Output = { $1 },
      observe: @escaping (@escaping (Output) -> {{ swift }}Void) -> {{ swift }}AnyObject
    ) {
      self.first = first
      self.joining = joining
      self.observe = observe
    }

    func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == {{ swift }}Never {
      let supply: {{ isolation.prefix }}Supply<S> = {{ isolation.prefix }}Supply(subscriber, joining)
      let token: {{ swift }}AnyObject = observe { supply.offer($0) }
      if let value: Output = first() { supply.offer(value) }
      subscriber.receive(subscription: {{ isolation.prefix }}SupplySubscription(supply, token))
    }
  }

  /// Gives a subscriber as much as it asks for.
  {{ isolation.isolation }}final class {{ isolation.prefix }}Supply<S: Subscriber> {
    private let subscriber: S
    private let joining: (S.Input, S.Input) -> S.Input
    private var demand: Demand = .none
    /// Most ask for all there is, once.
    private var wantsAll: {{ swift }}Bool = false
    /// What came while nothing was asked for.
    private var waiting: S.Input?

    init(_ subscriber: S, _ joining: @escaping (S.Input, S.Input) -> S.Input) {
      self.subscriber = subscriber
      self.joining = joining
    }

    @inline(__always)
    func offer(_ value: S.Input) {
      if wantsAll { _ = subscriber.receive(value) } else { give(value) }
    }

    private func give(_ value: S.Input) {
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
      guard demand > 0, let value: S.Input = waiting else { return }
      waiting = nil
      offer(value)
    }
  }

  /// What a subscriber has of a model: the observation ends with its token, which any thread may let go of.
  {{ isolation.isolation }}final class {{ isolation.prefix }}SupplySubscription<S: Subscriber>: {{ isolation.crossing }}Supplied {
    /// The observation's own.
    private weak var supply: {{ isolation.prefix }}Supply<S>?
    nonisolated(unsafe) private var token: {{ swift }}AnyObject?

    init(_ supply: {{ isolation.prefix }}Supply<S>, _ token: {{ swift }}AnyObject) {
      self.supply = supply
      self.token = token
    }

    func request(_ demand: Demand) { supply?.request(demand) }

    nonisolated func cancel() { token = nil }
  }
}
%end

"""###),
("delegate.swift.tmpl", ###"""
%# A weak delegate: one call for the whole, one for each field that changed.
%section members
{{ model.access }}weak var delegate: (any {{ model.name }}Delegate)? {
  didSet { delegate == nil ? _watch() : _join(_core.graph.all) }
}

%if model.isWide
private func _tell(_ delegate: any {{ model.name }}Delegate, _ changes: Changes) {
  delegate.{{ model.variable }}(self, didChange: changes)
%for word in model.words
  if changes.rawValue.{{ word.number }} != 0 { _tell{{ word.number }}(delegate, changes.rawValue.{{ word.number }}) }
%end
}

%for word in model.words
private func _tell{{ word.number }}(_ delegate: any {{ model.name }}Delegate, _ changed: {{ swift }}UInt64) {
%for stretch in word.stretches
%if stretch.isSkipped
  if changed & {{ stretch.mask }} != 0 {
%for field in stretch.fields
    if changed & {{ field.bit }} != 0 { delegate.{{ model.stem }}DidChange{{ field.capitalized }}(self) }
%end
  }
%else
%for field in stretch.fields
  if changed & {{ field.bit }} != 0 { delegate.{{ model.stem }}DidChange{{ field.capitalized }}(self) }
%end
%end
%end
}

%end
%else
private func _tell(_ delegate: any {{ model.name }}Delegate, _ changes: Changes) {
  delegate.{{ model.variable }}(self, didChange: changes)
%for field in model.fields
  if changes.contains(.{{ field.member }}) { delegate.{{ model.stem }}DidChange{{ field.capitalized }}(self) }
%end
}

%end
%end
%section made
self.delegate = delegate
_watch()
%end
%section watched
if delegate != nil { fields.add(_core.graph.all) }
%end
%section tell
if let delegate { _tell(delegate, changes) } else { _watch() }
%end
%section after

/// Is told what changed in `{{ model.name }}`, once a transaction.
%if model.isLimited
%include availability
%end
{{ model.isolation }}{{ model.access }}protocol {{ model.name }}Delegate: {{ swift }}AnyObject {
  func {{ model.variable }}(_ {{ model.argument }}: {{ model.name }}, didChange changes: {{ model.name }}.Changes)
%for field in model.fields
  func {{ model.stem }}DidChange{{ field.capitalized }}(_ {{ model.argument }}: {{ model.name }})
%end
}

%if model.isLimited
%include availability
%end
{{ model.isolation }}extension {{ model.name }}Delegate {
  {{ model.access }}func {{ model.variable }}(_ {{ model.argument }}: {{ model.name }}, didChange changes: {{ model.name }}.Changes) {}
%for field in model.fields
  {{ model.access }}func {{ model.stem }}DidChange{{ field.capitalized }}(_ {{ model.argument }}: {{ model.name }}) {}
%end
}
%end

"""###),
("file.swift.tmpl", ###"""
%# One spec, one file: what stands beside each class follows it.
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
%include class
%for service in model.services
%if service.isEmitted

%include service
%end
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
("observation.swift.tmpl", ###"""
%# Observation: each field is tracked by itself, by whoever reads it.
%section members
private static let _marks: [Bindgen.Mark] = Bindgen.marks({{ model.fieldCount }})
let _readers: Bindgen.Readers{{ model.width }} = Bindgen.Readers{{ model.width }}({{ model.itself }}._marks)

%end
%section read
%if model.isFollowed
if !_core.isComputing { _noteRead({{ field.number }}) }
%else
_noteRead({{ field.number }})
%end
%end
%section watched
fields.add(_readers.counted())
%end
%section tell
_readers.tell()
%end
%section once
// MARK: - Observation

%include availability
{{ support.isolation }}extension Bindgen {
  /// Stands for a field where Observation asks for a key path.
  class Mark: @unchecked {{ swift }}Sendable {
    fileprivate init() {}
    func isRead(in registrar: {{ observation }}ObservationRegistrar) {}
    func isWritten(in registrar: {{ observation }}ObservationRegistrar) {}
  }

  /// Observation hashes the key paths of whoever tracks again and again. This one leads nowhere, and is known by its type:
  /// with one that leads to a property, tracking takes a fifth longer.
  private final class NumberedMark<Number: {{ observation }}Observable>: Mark, @unchecked {{ swift }}Sendable {
    private let number: Number
    private let path: {{ swift }}KeyPath<Number, Number> = \.self

    init(_ number: Number) { self.number = number }

    override func isRead(in registrar: {{ observation }}ObservationRegistrar) { registrar.access(number, keyPath: path) }

    override func isWritten(in registrar: {{ observation }}ObservationRegistrar) {
      registrar.willSet(number, keyPath: path)
      registrar.didSet(number, keyPath: path)
    }
  }

  // The digits of a field's number, as a type.
  private struct End: {{ observation }}Observable {}
  private struct Zero<Rest>: {{ observation }}Observable {}
  private struct One<Rest>: {{ observation }}Observable {}

  /// Fields of the same number have the same mark, in whatever model: each model has registrars of its own.
  static func marks(_ count: {{ swift }}Int) -> [Mark] { (0..<count).map { mark($0, End()) } }

  private static func mark<Number: {{ observation }}Observable>(_ rest: {{ swift }}Int, _ number: Number) -> Mark {
    if rest == 0 { return NumberedMark(number) }
    return rest & 1 == 0 ? mark(rest / 2, Zero<Number>()) : mark(rest / 2, One<Number>())
  }
}
%end

"""###),
("service.swift.tmpl", ###"""
%# The protocol of a service, where the spec lists its methods.
%for line in service.doc
/// {{ line }}
%end
%if service.isLimited
%include availability
%end
{{ model.isolation }}{{ model.access }}protocol {{ service.protocol }} {
%for method in service.methods
%for line in method.doc
  /// {{ line }}
%end
  func {{ method.declaration }}
%end
}

"""###),
("stream.swift.tmpl", ###"""
%# Sequences for `for await`: of what changes, and of a field's values.
%section members
/// What each transaction changes from now on; what nobody has taken yet is told together with what comes later.
{{ model.access }}var changes: {{ swift }}AsyncStream<Changes> {
  {{ swift }}AsyncStream(bufferingPolicy: .bufferingNewest(1)) { consumer in
    let feed: Bindgen.Feed<Changes> = Bindgen.Feed(consumer)
    let token: {{ swift }}AnyObject = _observe(_core.graph.all) { [weak feed] model, changes in
      guard let feed else { return model._feeds.dropEnded() }
      if case .dropped(let earlier) = feed.consumer.yield(changes) { feed.consumer.yield(changes.union(earlier)) }
    }
    _feeds.add(feed, token)
  }
}

/// A field's value as it is now, and after each transaction that changes it; who comes late gets the latest.
{{ model.access }}func values<Value: {{ swift }}Sendable>(of field: {{ swift }}KeyPath<Fields, Field<Value>>) -> {{ swift }}AsyncStream<Value> {
  let field: Field<Value> = Fields()[keyPath: field]
  return {{ swift }}AsyncStream(bufferingPolicy: .bufferingNewest(1)) { consumer in
    let feed: Bindgen.Feed<Value> = Bindgen.Feed(consumer)
    let token: {{ swift }}AnyObject = _observe(Bindgen.Mask{{ model.width }}(field.number)) { [weak feed] model, _ in
      guard let feed else { return model._feeds.dropEnded() }
      feed.consumer.yield(field.read(model))
    }
    _feeds.add(feed, token)
    consumer.yield(field.read(self))
  }
}

private var _feeds: Bindgen.Feeds = Bindgen.Feeds()

%end
%section once
// MARK: - Sequences

{{ support.isolation }}extension Bindgen {
  /// What a model knows of a sequence.
  protocol Feeding: {{ swift }}AnyObject, {{ swift }}Sendable {
    nonisolated func finish()
  }

  /// What feeds a sequence: it is there as long as somebody may iterate, and goes on whichever thread that ends.
  final class Feed<Element: {{ swift }}Sendable>: Feeding {
    let consumer: {{ swift }}AsyncStream<Element>.Continuation

    init(_ consumer: {{ swift }}AsyncStream<Element>.Continuation) {
      self.consumer = consumer
      consumer.onTermination = { _ in withExtendedLifetime(self) {} }
    }

    nonisolated func finish() { consumer.finish() }
  }

  /// The sequences that a model feeds: it knows them only weakly, and they end with it.
  struct Feeds {
    private final class Link {
      weak var feed: (any Feeding)?
      private let token: {{ swift }}AnyObject

      init(_ feed: any Feeding, _ token: {{ swift }}AnyObject) {
        self.feed = feed
        self.token = token
      }

      deinit { feed?.finish() }
    }

    private var links: [Link] = []
    /// So many are looked through for those that ended.
    private var mostLinks: {{ swift }}Int = 8

    mutating func add(_ feed: any Feeding, _ token: {{ swift }}AnyObject) {
      if links.count >= mostLinks {
        dropEnded()
        mostLinks = 2 * links.count + 8
      }
      links.append(Link(feed, token))
    }

    mutating func dropEnded() { links = links.filter { $0.feed != nil } }
  }
}
%end

"""###),
("support.core.swift.tmpl", ###"""
%# What each model with outlets keeps beside its fields.

{{ support.isolation }}extension Bindgen {
  /// What a model keeps beside its fields so that every read is right and every notice is true.
  final class Core{{ width.suffix }} {
    let graph: Graph{{ width.suffix }}
    var staleness: Staleness{{ width.suffix }}
    var ledger: Ledger{{ width.suffix }} = Ledger{{ width.suffix }}()
    /// How many actions, updates and notices are open.
    private var depth: {{ swift }}Int = 0
    /// Something was written that observers follow.
    var isPending: {{ swift }}Bool = false
%if width.hasDerivations
    /// It tells now: what is read, whoever observes knows.
    var isTelling: {{ swift }}Bool = false
%end
%if width.isForewarned
    /// Those who are told before something changes, once there was one.
    private(set) var forewarned: Forewarned?
    private var forewarnings: Forewarnings = Forewarnings()
    /// How many transactions there were, and rounds in them.
    private var transaction: {{ swift }}Int = 0
    /// The one of which they were told last.
    private var lastTold: {{ swift }}Int = 0
%end

    init(_ graph: Graph{{ width.suffix }}) {
      self.graph = graph
      staleness = Staleness{{ width.suffix }}(graph)
    }

    @inline(__always)
    var isOpen: {{ swift }}Bool { depth > 0 }

    @inline(__always)
    var isLast: {{ swift }}Bool { depth == 1 }

    @inline(__always)
%if width.isForewarned
    func open() {
      if depth == 0 { transaction &+= 1 }
      depth += 1
    }
%else
    func open() { depth += 1 }
%end

    @inline(__always)
    func close() { depth -= 1 }

    @inline(__always)
    func isStale(_ field: {{ swift }}Int) -> {{ swift }}Bool { staleness.stale.has(field) }

%if width.hasDerivations
%if width.isWide
    /// Once for all setters: within them it would be most of what there is to compile.
    @inline(never)
%else
    @inline(__always)
%end
    func wrote(_ field: {{ swift }}Int) { staleness.wrote(field, graph) }

    @inline(__always)
    func finish(_ pass: Pass, _ fields: {{ swift }}UInt64) {
      staleness.finish(pass, fields)
      ledger.changed[pass.word] |= pass.changed
    }
%end
%if width.isForewarned

    /// What follows is another transaction, though the last one is open still.
    func beginRound() { transaction &+= 1 }

    /// Tells those who want to know before, once a transaction.
    func announce() {
      if let forewarned, lastTold != transaction { forewarnings.add(forewarned) }
      lastTold = transaction
      while let forewarning: Forewarning = forewarnings.takeFirst() { forewarning.body() }
    }

    /// It is told of what is still to change in this transaction.
    func add(_ forewarning: Forewarning) {
      let forewarned: Forewarned = forewarned ?? Forewarned()
      forewarned.add(forewarning)
      self.forewarned = forewarned
      transaction &+= 1
    }
%end
  }
}

"""###),
("support.family.swift.tmpl", ###"""
%# What connects a model with its children and parents.
// MARK: - Families: models that are connected by children

{{ support.isolation }}extension Bindgen {
  /// A model of a family, when it tells.
  {{ family.isolation }}protocol {{ family.prefix }}Member: {{ swift }}AnyObject {
    /// How many generations of children are below it.
    static var _level: {{ swift }}Int { get }
    /// Brings up to date what observers are to be told.
    func _prepare()
    func _tellPrepared()
    /// The names of what is to be told.
    var _prepared: [{{ swift }}String] { get }
  }

  /// A model of a family as its relatives know it: by what it keeps beside its fields.
  {{ family.isolation }}class {{ family.prefix }}Relative {
    private var family: {{ family.prefix }}Family = {{ family.prefix }}Family()
    /// How many of the model's own actions and updates are open.
    private var ownDepth: {{ swift }}Int = 0
    /// It has something to tell, at the end of its own action or when its turn comes.
    private var isDue: {{ swift }}Bool = false
    private var isWaiting: {{ swift }}Bool = false

    init() {}

    /// The model has ended, though its children still know of it.
    var isGone: {{ swift }}Bool { true }

    /// From now on a parent hears of these fields, which it numbers from one on.
    func link(_ fields: [{{ swift }}Int], to parent: {{ family.prefix }}Relative, from first: {{ swift }}Int) {}

    /// A field of a child changed; or it may have, since something that it follows from did.
    func hear(_ input: {{ swift }}Int, isChanged: {{ swift }}Bool) {}
%if family.isForewarned

    /// A field of a child will change, or may.
    func hearBefore(_ input: {{ swift }}Int, in family: {{ family.prefix }}Family) {}
%end

    // MARK: The family

    /// Without counting references.
    @inline(__always)
    final func withFamily<Result>(_ body: ({{ family.prefix }}Family) -> Result) -> Result {
      if Unmanaged.passUnretained(family)._withUnsafeGuaranteedRef({ $0.isPart }) { followFamily() }
      return Unmanaged.passUnretained(family)._withUnsafeGuaranteedRef(body)
    }

    /// The family has become a part of a larger one.
    @inline(never)
    private func followFamily() { family = family.whole }
%if family.isForewarned

    final var wholeFamily: {{ family.prefix }}Family { family.whole }
%end

    func join(_ relative: {{ family.prefix }}Relative) {
      {{ family.prefix }}Family.unite(family.whole, relative.family.whole)
    }

    /// Whether a transaction of the family is open.
    @inline(__always)
    final var isOpen: {{ swift }}Bool { withFamily { $0.depth > 0 } }

    /// It tells now: what is read, whoever observes knows.
    @inline(__always)
    final var isTelling: {{ swift }}Bool { withFamily { $0.telling > 0 } }

%if family.hasTracked
    /// Whether a model of the family computes: what it reads for that is read by nobody else.
    @inline(__always)
    final var isComputing: {{ swift }}Bool { withFamily { $0.computing > 0 } }
%if family.hasComputing

    final func compute<Result>(_ body: () -> Result) -> Result {
      withFamily { $0.computing += 1 }
      defer { withFamily { $0.computing -= 1 } }
      return body()
    }
%end

%end
    @inline(__always)
    final var isQuiet: {{ swift }}Bool { !isDue && withFamily { !$0.isPending } }

    @inline(__always)
    final func open() {
      ownDepth += 1
      withFamily { $0.open() }
    }

    @inline(__always)
    final func close() {
      ownDepth -= 1
      withFamily { $0.close() }
    }

    /// The end of an action that has something to tell: the last one of the family tells all.
    final func close(_ model: any {{ family.prefix }}Member) {
      ownDepth -= 1
      var hasTold: {{ swift }}Bool = false
      if ownDepth == 0, isDue {
        if withFamily({ $0.depth == 1 && !$0.isPending }) {
          model._prepare()
          beginTelling()
          model._tellPrepared()
          hasTold = true
        } else {
          wait(model)
        }
      }
      if mustTell {
        tellAll(isFirst: !hasTold)
        hasTold = true
      }
      withFamily { $0.close(hasTold) }
    }

    /// It has something to tell: an action of its own will see to it, or it takes its turn.
    final func becomeDue(_ model: any {{ family.prefix }}Member) {
      if becomeDue(), isOpen { wait(model) }
    }

    /// True where it must take its turn and does not wait yet.
    final func becomeDue() -> {{ swift }}Bool {
      isDue = true
      return ownDepth == 0 && !isWaiting
    }

    final func wait(_ model: consuming any {{ family.prefix }}Member) {
      if isWaiting { return }
      isWaiting = true
      var waiting: (any {{ family.prefix }}Member)? = consume model
      withFamily { $0.add(&waiting) }
    }

    final func prepare() {
      isDue = false
      isWaiting = false
    }
%if family.isForewarned

    /// What follows is another transaction, though the last one is open still.
    final func beginRound() { withFamily { $0.beginRound() } }
%end

    /// Whether models wait that the end of this action is to tell.
    @inline(__always)
    private final var mustTell: {{ swift }}Bool { withFamily { $0.isPending && $0.depth == 1 } }

    /// Round after round: what observers write is told in the next one.
    ///
    /// Where families come together meanwhile, the one that was open first tells the rest.
    private func tellAll(isFirst: {{ swift }}Bool) {
      var isFirst: {{ swift }}Bool = isFirst
      var rounds: {{ swift }}Int = 0
      while mustTell {
        rounds += 1
        if let model: any {{ family.prefix }}Member = withFamily({ $0.takeOnly() }) {
          model._prepare()
          if rounds > 1000 { {{ family.prefix }}Family.stop([model]) }
          if isFirst { beginTelling() }
          model._tellPrepared()
        } else {
          tellSeveral(rounds, isFirst: isFirst)
        }
        isFirst = false
      }
    }

    /// All are up to date before the first of them tells.
    private func tellSeveral(_ rounds: {{ swift }}Int, isFirst: {{ swift }}Bool) {
      var round: [any {{ family.prefix }}Member] = withFamily { $0.takeSeveral() }
      for model in round { model._prepare() }
      if rounds > 1000 { {{ family.prefix }}Family.stop(round) }
      if isFirst { beginTelling() }
      for model in round { model._tellPrepared() }
      round.removeAll(keepingCapacity: true)
      withFamily { $0.spare = round }
    }

    /// From the first notice on to the end of the last round, it tells.
    @inline(__always)
    private final func beginTelling() { withFamily { $0.telling += 1 } }
  }

  /// What models that belong together share while something changes.
  {{ family.isolation }}final class {{ family.prefix }}Family {
    /// How many actions, updates and notices are open.
    private(set) var depth: {{ swift }}Int = 0
    /// How many rounds are being told: more than one where families came together meanwhile.
    var telling: {{ swift }}Int = 0
%if family.hasTracked
    /// How many models compute what follows.
    var computing: {{ swift }}Int = 0
%end
    /// The one that has something to tell, most often.
    private var only: (any {{ family.prefix }}Member)?
    /// Where there are several: children before their parents.
    private var several: [any {{ family.prefix }}Member] = []
    /// Room for the next round.
    var spare: [any {{ family.prefix }}Member] = []
    private(set) var isPending: {{ swift }}Bool = false
    /// The family that this one became a part of. It is never the smaller one, so the way to the whole is short.
    private var larger: {{ family.prefix }}Family?
    /// How many families it was made of.
    private var size: {{ swift }}Int = 1
%if family.isForewarned
    /// Somebody wants to know of some model's changes before.
    private(set) var isForewarned: {{ swift }}Bool = false
    var forewarnings: Forewarnings = Forewarnings()
    /// How many transactions there were, and rounds in them.
    private(set) var transaction: {{ swift }}Int = 0
%end

    @inline(__always)
    var isPart: {{ swift }}Bool { larger != nil }

    /// The family as it is now.
    var whole: {{ family.prefix }}Family {
      var whole: {{ family.prefix }}Family = self
      while let larger: {{ family.prefix }}Family = whole.larger { whole = larger }
      return whole
    }

    /// Both are wholes.
    static func unite(_ one: {{ family.prefix }}Family, _ other: {{ family.prefix }}Family) {
      if one === other { return }
      if one.size > other.size { other.join(one) } else { one.join(other) }
    }

    private func join(_ other: {{ family.prefix }}Family) {
      other.size += size
      other.depth += depth
      other.telling += telling
%if family.hasTracked
      other.computing += computing
%end
      for model in several + [only].compactMap({ $0 }) {
        var waiting: (any {{ family.prefix }}Member)? = model
        other.add(&waiting)
      }
      (only, several, isPending) = (nil, [], false)
%if family.isForewarned
      other.isForewarned = other.isForewarned || isForewarned
      other.transaction = max(other.transaction, transaction) &+ 1
      forewarnings.move(to: &other.forewarnings)
%end
      larger = other
    }

    @inline(__always)
%if family.isForewarned
    func open() {
      if depth == 0 { transaction &+= 1 }
      depth += 1
    }
%else
    func open() { depth += 1 }
%end

    @inline(__always)
    func close() { depth -= 1 }

    func close(_ hasTold: {{ swift }}Bool) {
      depth -= 1
      if hasTold { telling -= 1 }
    }
%if family.isForewarned

    /// What follows is another transaction, though the last one is open still.
    func beginRound() { transaction &+= 1 }

    /// Whoever came is told of what is still to change in this transaction.
    func forewarn() {
      isForewarned = true
      beginRound()
    }
%end

    /// Takes it over, without counting references.
    func add(_ model: inout (any {{ family.prefix }}Member)?) {
      if isPending { addToOthers(model) } else { only = model.take() }
      isPending = true
    }

    private func addToOthers(_ model: (any {{ family.prefix }}Member)?) {
      if let only { several.append(only) }
      only = nil
      if let model { several.insert(model, at: place(ofLevel: type(of: model)._level)) }
    }

    /// Behind all of its level and below: most often at the end.
    private func place(ofLevel level: {{ swift }}Int) -> {{ swift }}Int {
      var place: {{ swift }}Int = several.count
      if let last: any {{ family.prefix }}Member = several.last, type(of: last)._level <= level { return place }
      var first: {{ swift }}Int = 0
      while first < place {
        let middle: {{ swift }}Int = (first + place) / 2
        if type(of: several[middle])._level <= level { first = middle + 1 } else { place = middle }
      }
      return place
    }

    func takeOnly() -> (any {{ family.prefix }}Member)? {
      if only == nil { return nil }
      isPending = false
      return only.take()
    }

    func takeSeveral() -> [any {{ family.prefix }}Member] {
      isPending = false
      var round: [any {{ family.prefix }}Member] = []
      swap(&round, &spare)
      swap(&round, &several)
      return round
    }

    static func stop(_ models: [any {{ family.prefix }}Member]) -> {{ swift }}Never {
      let fields: [{{ swift }}String] = models.flatMap(\._prepared)
      {{ swift }}fatalError("observers change what they observe; 1000 rounds did not settle \(fields)")
    }
  }
}

"""###),
("support.forewarned.swift.tmpl", ###"""
%# Those who are told before something changes.
// MARK: - Who is told before

{{ support.isolation }}extension Bindgen {
  /// Is called before something changes, as long as somebody holds it.
  final class Forewarning {
    let body: () -> {{ swift }}Void

    init(_ body: @escaping () -> {{ swift }}Void) { self.body = body }
  }

  final class ForewarningLink {
    weak var forewarning: Forewarning?

    init(_ forewarning: Forewarning) { self.forewarning = forewarning }
  }

  /// Those of a model.
  final class Forewarned {
    private(set) var links: [ForewarningLink] = []
    /// So many are looked through for those that ended.
    private var mostLinks: {{ swift }}Int = 8

    func add(_ forewarning: Forewarning) {
      if links.count >= mostLinks {
        links = links.filter { $0.forewarning != nil }
        mostLinks = 2 * links.count + 8
      }
      links.append(ForewarningLink(forewarning))
    }
  }

  /// Those who are still to be told before the change.
  ///
  /// Who writes when it is told has the rest told first: nobody is told too late.
  struct Forewarnings {
    private var links: [ForewarningLink] = []
    private var next: {{ swift }}Int = 0

    mutating func add(_ forewarned: Forewarned) { links += forewarned.links }
%if support.families

    mutating func move(to others: inout Forewarnings) {
      others.links += links[next...]
      self = Forewarnings()
    }
%end

    mutating func takeFirst() -> Forewarning? {
      while next < links.count {
        next += 1
        if let forewarning: Forewarning = links[next - 1].forewarning { return forewarning }
      }
      self = Forewarnings()
      return nil
    }
  }
}

"""###),
("support.graph.swift.tmpl", ###"""
%# Which field follows from which, once a class.
// MARK: - What follows from what

{{ support.isolation }}extension Bindgen {
  /// A model's fields and what follows from each, known when the code was made.
  struct Graph{{ width.suffix }}: {{ swift }}Sendable {
    /// The derivations that name a field.
    private(set) var users: [Mask{{ width.suffix }}]
    /// All that follows from a field in the end.
    private(set) var followers: [Mask{{ width.suffix }}]
    /// A field and all that it follows from.
    private(set) var sources: [Mask{{ width.suffix }}]
    private(set) var all: Mask{{ width.suffix }} = Mask{{ width.suffix }}()
    private(set) var derived: Mask{{ width.suffix }} = Mask{{ width.suffix }}()

%if width.hasRelatives
    /// - Parameter inputs: The fields that each derivation names: state first, then derivations, then what is outside.
    /// - Parameter outside: Of the fields of children that they follow from, which of these each follows from there.
    init(states: {{ swift }}Int, inputs: [[{{ swift }}Int]], outside: [[{{ swift }}Int]] = []) {
      let fields: {{ swift }}Int = states + inputs.count
      let none: [Mask{{ width.suffix }}] = {{ swift }}Array(repeating: Mask{{ width.suffix }}(), count: fields + outside.count)
%else
    /// - Parameter inputs: The fields that each derivation names; fields are numbered state first.
    init(states: {{ swift }}Int, inputs: [[{{ swift }}Int]]) {
      let fields: {{ swift }}Int = states + inputs.count
      let none: [Mask{{ width.suffix }}] = {{ swift }}Array(repeating: Mask{{ width.suffix }}(), count: fields)
%end
      (users, followers, sources) = (none, none, none)
      for field in 0..<fields {
        all.add(field)
        sources[field].add(field)
      }
      for field in states..<fields {
        derived.add(field)
        for input in inputs[field - states] {
          users[input].add(field)
          sources[field].add(sources[input])
        }
      }
      for field in (states..<fields).reversed() {
        for input in inputs[field - states] {
          followers[input].add(field)
          followers[input].add(followers[field])
        }
      }
%if width.hasRelatives
      for index in outside.indices.reversed() {
        for input in outside[index] { followers[input].add(followers[fields + index]) }
      }
      sources.removeLast(outside.count)
%end
    }
%if width.hasCore

    /// What must be up to date so that these fields are.
    func sources(of fields: Mask{{ width.suffix }}) -> Mask{{ width.suffix }} {
      var found: Mask{{ width.suffix }} = Mask{{ width.suffix }}()
      var rest: Mask{{ width.suffix }} = fields
      while let field: {{ swift }}Int = rest.takeFirst() { found.add(sources[field]) }
      return found
    }
%end
  }

  /// Which derivations are out of date.
  struct Staleness{{ width.suffix }} {
    /// Those that may be: something that they follow from was written.
    private(set) var stale: Mask{{ width.suffix }}
    /// Of these, those of which an input of their own changed: only they are computed.
    var dirty: Mask{{ width.suffix }}

    init(_ graph: Graph{{ width.suffix }}) {
      stale = graph.derived
      dirty = graph.derived
    }

    @inline(__always)
    mutating func wrote(_ field: {{ swift }}Int, _ graph: Graph{{ width.suffix }}) {
      dirty.add(graph.users[field])
      stale.add(graph.followers[field])
    }
%if width.hasRelatives

    /// Whether it changed is not known yet.
    @inline(__always)
    mutating func mayDiffer(_ field: {{ swift }}Int, _ graph: Graph{{ width.suffix }}) { stale.add(graph.followers[field]) }
%end
%if width.hasDerivations

    @inline(__always)
    func pass(_ word: {{ swift }}Int, _ wanted: Mask{{ width.suffix }}) -> Pass {
      Pass(word: word, wanted: wanted[word], dirty: dirty[word])
    }

    /// The fields of a pass are up to date: added to those out of date, and then flipped.
    @inline(__always)
    mutating func finish(_ pass: Pass, _ fields: {{ swift }}UInt64) {
      let done: {{ swift }}UInt64 = pass.wanted & fields
      dirty[pass.word] = (dirty[pass.word] | pass.dirty | done) ^ done
      stale[pass.word] ^= stale[pass.word] & done
    }
%end
  }
}

"""###),
("support.ledger.swift.tmpl", ###"""
%# What observers know, and what they are to be told.
// MARK: - Who is told

{{ support.isolation }}extension Bindgen {
  /// What observers know of a model, and what they are to be told.
  struct Ledger{{ width.suffix }} {
    /// What changed since observers were told.
    var changed: Mask{{ width.suffix }} = Mask{{ width.suffix }}()
    private(set) var watched: Mask{{ width.suffix }} = Mask{{ width.suffix }}()
    private(set) var isWatched: {{ swift }}Bool = false
    /// What must be up to date before observers are told, and the state that it follows from.
    private(set) var needed: Mask{{ width.suffix }} = Mask{{ width.suffix }}()
%if width.hasDerivations
    /// What observers know of these was kept when they were computed again before the transaction's end.
    private var remembered: Mask{{ width.suffix }} = Mask{{ width.suffix }}()

    /// Whether what observers know must be kept before these are computed: it was not kept yet.
    func mustRemember(_ stale: Mask{{ width.suffix }}, _ wanted: Mask{{ width.suffix }}) -> {{ swift }}Bool {
      var due: Mask{{ width.suffix }} = wanted
      due.keep(stale)
      return remembered.isEmpty && needed.meets(due)
    }

    /// What had changed before is not known to be as it was told.
    mutating func remember() {
      remembered = watched
      remembered.drop(changed)
    }

    /// Somebody knows these as they are now: what has changed of them is told, even if it comes out as it was.
    mutating func keep(_ fields: Mask{{ width.suffix }}) {
      var known: Mask{{ width.suffix }} = fields
      known.keep(changed)
      remembered.drop(known)
    }

    @inline(__always)
    var hasRemembered: {{ swift }}Bool { !remembered.isEmpty }

    /// What was kept is known no longer: of it, these came out as they were.
    mutating func leaveOut(_ equal: Mask{{ width.suffix }}) {
      var known: Mask{{ width.suffix }} = equal
      known.keep(remembered)
      changed.drop(known)
      remembered = Mask{{ width.suffix }}()
    }
%end

    /// What is newly watched counts from how it stands now.
    mutating func count(_ new: Mask{{ width.suffix }}) {
      changed.drop(new)
%if width.hasDerivations
      remembered.drop(new)
%end
    }

    mutating func watch(_ fields: Mask{{ width.suffix }}, _ graph: Graph{{ width.suffix }}) {
      watched = fields
      isWatched = !fields.isEmpty
      needed = graph.sources(of: fields)
    }

    /// What observers are to be told now.
    mutating func takeNotice() -> Mask{{ width.suffix }} {
      defer { changed = Mask{{ width.suffix }}() }
      var notice: Mask{{ width.suffix }} = changed
      notice.keep(watched)
      return notice
    }
  }
}

"""###),
("support.mask.bit.swift.tmpl", ###"""
%# A set's bit for a field, at any width.
/// The place of a field in its word. Made of the machine's word: a conversion from any integer costs the compiler
/// more than all of this type.
@inline(__always)
private static func bit(_ field: {{ swift }}Int) -> {{ swift }}UInt64 {
  1 &<< {{ swift }}UInt64(_truncatingBits: {{ swift }}UInt(bitPattern: field))
}

"""###),
("support.mask.names.swift.tmpl", ###"""
%# What a set's fields are called, at any width.
/// The names of these, out of all with a space between them.
func names(outOf all: {{ swift }}String) -> [{{ swift }}String] {
  var names: [{{ swift }}String] = []
  var field: {{ swift }}Int = 0
  var name: {{ swift }}String = ""
  for character in all {
    if character == " " {
      if has(field) { names.append(name) }
      field += 1
      name = ""
    } else {
      name.append(character)
    }
  }
  if has(field) { names.append(name) }
  return names
}

"""###),
("support.mask.swift.tmpl", ###"""
%# Sets of up to 64 fields. Why `&<<` and `^`: support.maskWide.
// MARK: - Sets of fields

{{ support.isolation }}extension Bindgen {
  /// A set of fields, one bit each: state first, then derivations in the order in which they follow.
  struct Mask: {{ swift }}Equatable, {{ swift }}Sendable {
    private(set) var bits: {{ swift }}UInt64 = 0

    init() {}

    @inline(__always)
    init(_ field: {{ swift }}Int) { bits = Mask.bit(field) }
%if width.hasLists

    init(_ fields: [{{ swift }}Int]) {
      for field in fields { add(field) }
    }
%end

    %include support.mask.bit

    /// All bits: wider models have several words of them.
    @inline(__always)
    subscript(word: {{ swift }}Int) -> {{ swift }}UInt64 {
      get { bits }
      set { bits = newValue }
    }

    @inline(__always)
    func has(_ field: {{ swift }}Int) -> {{ swift }}Bool { meets(Mask(field)) }

    @inline(__always)
    func meets(_ other: Mask) -> {{ swift }}Bool { bits & other.bits != 0 }

    @inline(__always)
    mutating func add(_ field: {{ swift }}Int) { bits |= Mask.bit(field) }

    @inline(__always)
    mutating func add(_ other: Mask) { bits |= other.bits }
%if width.hasCore

    @inline(__always)
    var isEmpty: {{ swift }}Bool { bits == 0 }

    /// Flips what both hold.
    @inline(__always)
    mutating func drop(_ other: Mask) { bits ^= bits & other.bits }

    @inline(__always)
    mutating func keep(_ other: Mask) { bits &= other.bits }

    @inline(__always)
    mutating func takeFirst() -> {{ swift }}Int? {
      if bits == 0 { return nil }
      defer { bits &= bits - 1 }
      return bits.trailingZeroBitCount
    }
%if width.hasTracked

    @inline(__always)
    mutating func flip(_ other: Mask) { bits ^= other.bits }
%end

    %include support.mask.names
%end
  }
}

"""###),
("support.maskWide.swift.tmpl", ###"""
%# Sets of more than 64 fields.
%# Functions over integers of any type would cost the compiler more than all else that is here: so `&<<` stands for `<<`,
%# and `^` with what both hold for `& ~`.
// MARK: - Sets of fields

{{ support.isolation }}extension Bindgen {
  /// A set of fields, one bit each: state first, then derivations in the order in which they follow.
  struct Mask{{ width.suffix }}: {{ swift }}Equatable, {{ swift }}Sendable {
%for word in width.words
    private(set) var word{{ word.number }}: {{ swift }}UInt64 = 0
%end

    init() {}

    @inline(__always)
    init(_ field: {{ swift }}Int) { self[field &>> 6] = Mask{{ width.suffix }}.bit(field) }
%if width.hasLists

    init(_ fields: [{{ swift }}Int]) {
      for field in fields { add(field) }
    }
%end

    %include support.mask.bit

    /// The bits of 64 fields.
    @inline(__always)
    subscript(word: {{ swift }}Int) -> {{ swift }}UInt64 {
      get {
        switch word {
%for word in width.words
%if loop.last
        default: return word{{ word.number }}
%else
        case {{ word.number }}: return word{{ word.number }}
%end
%end
        }
      }
      set {
        switch word {
%for word in width.words
%if loop.last
        default: word{{ word.number }} = newValue
%else
        case {{ word.number }}: word{{ word.number }} = newValue
%end
%end
        }
      }
    }
%if width.hasCore

%if width.hasChanges
    /// As `Changes` shows it.
    var words: {{ width.rawValue }} { ({{ width.wordNames | joined }}) }

    init(words: {{ width.rawValue }}) { ({{ width.wordNames | joined }}) = words }

%end
    var isEmpty: {{ swift }}Bool {
      var any: {{ swift }}UInt64 = 0
%for word in width.words
      any |= word{{ word.number }}
%end
      return any == 0
    }

    @inline(__always)
    func meets(_ other: Mask{{ width.suffix }}) -> {{ swift }}Bool {
      var common: {{ swift }}UInt64 = 0
%for word in width.words
      common |= word{{ word.number }} & other.word{{ word.number }}
%end
      return common != 0
    }

    /// Flips what both hold.
    @inline(__always)
    mutating func drop(_ other: Mask{{ width.suffix }}) {
%for word in width.words
      word{{ word.number }} ^= word{{ word.number }} & other.word{{ word.number }}
%end
    }

    @inline(__always)
    mutating func keep(_ other: Mask{{ width.suffix }}) {
%for word in width.words
      word{{ word.number }} &= other.word{{ word.number }}
%end
    }

    mutating func takeFirst() -> {{ swift }}Int? {
%for word in width.words
      if word{{ word.number }} != 0 {
        defer { word{{ word.number }} &= word{{ word.number }} - 1 }
%if loop.first
        return word{{ word.number }}.trailingZeroBitCount
%else
        return {{ word.first }} + word{{ word.number }}.trailingZeroBitCount
%end
      }
%end
      return nil
    }
%if width.hasTracked or width.hasChanges

    mutating func flip(_ other: Mask{{ width.suffix }}) {
%for word in width.words
      word{{ word.number }} ^= other.word{{ word.number }}
%end
    }
%end
%end

    @inline(__always)
    func has(_ field: {{ swift }}Int) -> {{ swift }}Bool { self[field &>> 6] & Mask{{ width.suffix }}.bit(field) != 0 }

    /// In place: sets of one field are slow to make here.
    mutating func add(_ field: {{ swift }}Int) { self[field &>> 6] |= Mask{{ width.suffix }}.bit(field) }

    @inline(__always)
    mutating func add(_ other: Mask{{ width.suffix }}) {
%for word in width.words
      word{{ word.number }} |= other.word{{ word.number }}
%end
    }
%if width.hasCore

    %include support.mask.names
%end
  }
}

"""###),
("support.model.alone.swift.tmpl", ###"""
%# Transactions of models that have no relatives.
/// A field was written: by itself a transaction, unless one is open.
@inline(__always)
func _wrote(_ field: {{ swift }}Int) {
%if kind.hasDerivations
  _core.wrote(field)
%end
  if _core.ledger.needed.has(field) { _note(field) }
}

func _note(_ field: {{ swift }}Int) {
  _core.ledger.changed.add(field)
  _core.isPending = true
  if _core.isOpen { return }
  _core.open()
  _end()
}

/// Closes an action or an update; the last one tells.
@inline(__always)
func _end() {
  if _core.isLast, _core.isPending { _tellAll() }
  _core.close()
}

/// Round after round: what observers write is told in the next one.
func _tellAll() {
  var rounds: {{ swift }}Int = 0
  repeat {
    _core.isPending = false
    let notice: Bindgen.Mask{{ kind.width }} = _takeNotice()
%if kind.hasObservers
    if notice.isEmpty {
      _finish()
      continue
    }
%else
    if notice.isEmpty { continue }
%end
    rounds += 1
    if rounds > 1000 {
      let fields: [{{ swift }}String] = notice.names(outOf: Self._names)
      {{ swift }}fatalError("\(Self.self): observers change what they observe; 1000 rounds did not settle \(fields)")
    }
%if kind.hasDerivations
    _core.isTelling = true
    _tell(notice)
    _core.isTelling = false
%else
    _tell(notice)
%end
  } while _core.isPending
}
%if kind.isForewarned

/// A field is about to be written.
@inline(__always)
func _forewarn(_ field: {{ swift }}Int) { if _core.forewarned != nil { _announce(field) } }

/// What is written meanwhile is told before the change that is announced.
func _announce(_ field: {{ swift }}Int) {
  _core.open()
  defer { _end() }
  _core.announce()
}
%end

"""###),
("support.model.family.swift.tmpl", ###"""
%# Transactions of models with relatives.
/// A field was written: by itself a transaction, unless one is open.
@inline(__always)
func _wrote(_ field: {{ swift }}Int) {
  if _core.isHeard { _spread(field) } else { _core.staleness.wrote(field, _core.graph) }
}

func _spread(_ field: {{ swift }}Int) {
  if _core.wrote(field) { _core.becomeDue(self) }
  if _core.isOpen { return }
  _core.open()
  _end()
}

/// Closes an action or an update; the last one of the family tells.
@inline(__always)
func _end() {
  if _core.isQuiet { _core.close() } else { _core.close(self) }
}

%if kind.hasLeaves
static var _level: {{ swift }}Int { 0 }

%end
%if kind.hasChildren
/// Fields of a child are inputs of this model, numbered from one on.
func _adopt(_ child: Bindgen.{{ kind.prefix }}Relative, _ fields: [{{ swift }}Int] = [], from first: {{ swift }}Int = 0) {
  _core.adopt(child, fields, from: first, for: self)
}

%end
%if kind.hasFollowed
/// A parent needs these.
func _bringUpToDate(_ fields: Bindgen.Mask{{ kind.width }}) {
  if fields.meets(_core.staleness.stale) { _refresh(_core.graph.sources(of: fields)) }
}

%end
func _prepare() {
  _core.prepare()
  _core.notice = _takeNotice()
}

func _tellPrepared() {
  let notice: Bindgen.Mask{{ kind.width }} = _core.notice
%if kind.hasObservers
  if notice.isEmpty { return _finish() }
%else
  if notice.isEmpty { return }
%end
  _core.notice = Bindgen.Mask{{ kind.width }}()
  _tell(notice)
}

var _prepared: [{{ swift }}String] { _core.notice.names(outOf: Self._names).map { "\(Self.self).\($0)" } }
%if kind.isForewarned

/// A field is about to be written.
@inline(__always)
func _forewarn(_ field: {{ swift }}Int) { if _core.isForewarned { _announce(field) } }

/// What is written meanwhile is told before the change that is announced.
func _announce(_ field: {{ swift }}Int) {
  _core.open()
  defer { _end() }
  _core.announce(field)
}
%end

"""###),
("support.model.swift.tmpl", ###"""
%# What models of one kind share: transactions, and telling.
{{ support.isolation }}extension Bindgen {
%if kind.isFamily
  /// A model with children or parents: it settles and tells together with them.
  {{ kind.isolation }}protocol {{ kind.name }}: {{ kind.prefix }}Member {
%else
  /// A model with observers: it settles, and tells each of them once a transaction.
  {{ kind.isolation }}protocol {{ kind.name }}: {{ swift }}AnyObject {
%end
    static var _names: {{ swift }}String { get }
    var _core: {{ kind.core }} { get }
    /// Adds the fields that somebody observes.
    func _addWatched(to fields: inout Mask{{ kind.width }})
%if kind.hasDerivations
    /// Computes what is wanted and out of date, each after what it follows from.
    func _settle(_ wanted: Mask{{ kind.width }})
    /// Keeps what observers know, before it is computed again in the middle of a transaction.
    func _remember()
    /// Which of what was kept came out as it was; it is kept no longer.
    func _compare() -> Mask{{ kind.width }}
%end
%if kind.hasObservers
    /// A round begins; true where an observer has ended since the last one.
    func _begin() -> {{ swift }}Bool
    /// A round ends in which nothing is told.
    func _finish()
%end
%if kind.hasTracked
    /// A round begins: who tracked may have gone.
    func _watchReaders()
    /// What is to be told is known: who begins to track from now on is not told of it.
    func _takeReaders(_ notice: Mask{{ kind.width }})
%end
    func _tell(_ changed: Mask{{ kind.width }})
  }
}

{{ kind.isolation }}extension Bindgen.{{ kind.name }} {
%if kind.hasInternal
  /// Makes many writes one transaction: observers are told once, at its end.
  @discardableResult
  func update<Result>(_ body: (Self) throws -> Result) rethrows -> Result {
    _core.open()
    defer { _end() }
    return try body(self)
  }

%end
%if kind.isFamily
  %include support.model.family
%else
  %include support.model.alone
%end

  /// A round begins: brings up to date what observers need, and takes what they are to be told.
  @inline(__always)
  func _takeNotice() -> Bindgen.Mask{{ kind.width }} {
%if kind.isForewarned
    _core.beginRound()
%end
%if kind.hasObservers
    if _begin() { _watch() }
%end
%if kind.hasTracked
    _watchReaders()
%end
%if kind.hasDerivations
%if kind.hasComputing
    _core.compute { _settle(_core.ledger.needed) }
%else
    _settle(_core.ledger.needed)
%end
    if _core.ledger.hasRemembered { _core.ledger.leaveOut(_compare()) }
%end
%if kind.hasTracked
    let notice: Bindgen.Mask{{ kind.width }} = _core.ledger.takeNotice()
    _takeReaders(notice)
    return notice
%else
    return _core.ledger.takeNotice()
%end
  }

  /// Who observes may have changed.
  func _watch() {
    var watched: Bindgen.Mask{{ kind.width }} = Bindgen.Mask{{ kind.width }}()
    _addWatched(to: &watched)
    _watch(watched)
  }

  func _watch(_ watched: Bindgen.Mask{{ kind.width }}) {
    if watched == _core.ledger.watched { return }
    var new: Bindgen.Mask{{ kind.width }} = watched
    new.drop(_core.ledger.watched)
    _core.ledger.watch(watched, _core.graph)
    if new.isEmpty { return }
%if kind.hasDerivations
    _refresh(_core.graph.sources(of: new))
%end
    _core.ledger.count(new)
  }

  /// Somebody begins to observe these, and misses nothing from now on: in the middle of a transaction too.
  func _join(_ fields: Bindgen.Mask{{ kind.width }}) {
    var watched: Bindgen.Mask{{ kind.width }} = _core.ledger.watched
    watched.add(fields)
    _watch(watched)
%if kind.hasDerivations
    if !_core.isOpen { return }
    _refresh(_core.graph.sources(of: fields))
    _core.ledger.keep(fields)
%end
  }
%if kind.hasDerivations

  /// Brings a derivation up to date.
  @inline(__always)
  func _refresh(_ field: {{ swift }}Int) { if _core.isStale(field) { _refreshStale(field) } }

  func _refreshStale(_ field: {{ swift }}Int) { _refresh(_core.graph.sources[field]) }

  /// A read in the middle of a transaction must not hide from observers what it brings up to date. What is read while they
  /// are told, they know: it is told in the next round if it changes again, even back to what was told.
  func _refresh(_ wanted: Bindgen.Mask{{ kind.width }}) {
    if _core.ledger.isWatched, _core.isOpen, !_core.isTelling,
      _core.ledger.mustRemember(_core.staleness.stale, wanted)
    {
      _core.ledger.remember()
      _remember()
    }
%if kind.hasComputing
    _core.compute { _settle(wanted) }
%else
    _settle(wanted)
%end
  }
%end
%if kind.hasUnderived

  func _settle(_ wanted: Bindgen.Mask{{ kind.width }}) {}
%end
%if kind.hasUnobserved

  static var _names: {{ swift }}String { "" }
  func _addWatched(to fields: inout Bindgen.Mask{{ kind.width }}) {}
  func _tell(_ changed: Bindgen.Mask{{ kind.width }}) {}
%end
%if kind.hasUnwatched

  func _begin() -> {{ swift }}Bool { false }
  func _finish() {}
%end
%if kind.hasUntracked

  func _watchReaders() {}
  func _takeReaders(_ notice: Bindgen.Mask{{ kind.width }}) {}
%end
%if kind.hasUncompared
  func _remember() {}
  func _compare() -> Bindgen.Mask{{ kind.width }} { Bindgen.Mask{{ kind.width }}() }
%end
%if kind.isForewarned

  func _addForewarning(_ body: @escaping () -> {{ swift }}Void) -> {{ swift }}AnyObject {
    let forewarning: Bindgen.Forewarning = Bindgen.Forewarning(body)
    _core.add(forewarning)
    return forewarning
  }
%end
}

"""###),
("support.observers.kept.swift.tmpl", ###"""
%# Observers that a model keeps until their tokens end.
%# A token can only be released where its model lives, so its end can say so at once.
  /// An observation, which its token ends.
  final class {{ observers.prefix }}Observer{{ observers.width }}<Model, Changes> {
    private final class Body {
      let call: (Model, Changes) -> {{ swift }}Void

      init(_ call: @escaping (Model, Changes) -> {{ swift }}Void) { self.call = call }
    }

    let fields: Mask{{ observers.width }}
    /// Nil once it has ended: what the closure holds is let go at once, or when its call returns.
    private var body: Body?
    /// The same; it is called without counting references, while `body` holds it.
    private let callee: Unmanaged<Body>
    private var isCalled: {{ swift }}Bool = false
    private(set) var hasEnded: {{ swift }}Bool = false

    init(_ fields: Mask{{ observers.width }}, _ body: @escaping (Model, Changes) -> {{ swift }}Void) {
      let body: Body = Body(body)
      self.fields = fields
      self.body = body
      callee = Unmanaged.passUnretained(body)
    }

    @inline(__always)
    func call(_ model: Model, _ changes: Changes) {
      isCalled = true
      callee._withUnsafeGuaranteedRef { $0.call(model, changes) }
      isCalled = false
      if hasEnded { body = nil }
    }

    func end() {
      hasEnded = true
      if !isCalled { body = nil }
    }
  }

  /// The observers of a model.
  final class {{ observers.prefix }}Observers{{ observers.width }}<Model, Changes> {
    private var all: [{{ observers.prefix }}Observer{{ observers.width }}<Model, Changes>] = []
    /// So many are looked through for those that ended.
    private var most: {{ swift }}Int = 8
    /// Those that were there when the round began: who joins meanwhile is told from the next one on.
    private var present: {{ swift }}Int = 0

    func add(_ observer: {{ observers.prefix }}Observer{{ observers.width }}<Model, Changes>) {
      if present == 0, all.count >= most {
        dropEnded()
        most = 2 * all.count + 8
      }
      // Taken out, it grows in place.
      var all: [{{ observers.prefix }}Observer{{ observers.width }}<Model, Changes>] = []
      swap(&all, &self.all)
      all.append(observer)
      self.all = all
    }

    private func dropEnded() { all = all.filter { !$0.hasEnded } }

    /// What those that did not end observe.
    var fields: Mask{{ observers.width }} {
      var fields: Mask{{ observers.width }} = Mask{{ observers.width }}()
      for observer in all where !observer.hasEnded { fields.add(observer.fields) }
      return fields
    }

    /// A round begins; true where somebody has ended since the last one.
    func begin() -> {{ swift }}Bool {
      var hasEnded: {{ swift }}Bool = false
      var index: {{ swift }}Int = 0
      while index < all.count {
        Unmanaged.passUnretained(all[index])._withUnsafeGuaranteedRef { hasEnded = hasEnded || $0.hasEnded }
        index += 1
      }
      if hasEnded { dropEnded() }
      present = all.count
      return hasEnded
    }

    func tell(_ model: Model, _ changes: Changes, _ changed: Mask{{ observers.width }}) {
      var index: {{ swift }}Int = 0
      while index < present {
        // The list keeps whoever ends meanwhile until the next round.
        Unmanaged.passUnretained(all[index])._withUnsafeGuaranteedRef {
          if !$0.hasEnded, $0.fields.meets(changed) { $0.call(model, changes) }
        }
        index += 1
      }
      finish()
    }

    func finish() { present = 0 }
  }

"""###),
("support.observers.swift.tmpl", ###"""
%# Observations and the tokens that end them.
// MARK: - Observers

{{ support.isolation }}extension Bindgen {
%if observers.isPassive
%include support.observers.weak
%else
%include support.observers.kept
%end

  /// Observes until it is cancelled or released.
  final class {{ observers.prefix }}Subscription{{ observers.width }}<Model, Changes> {
%if observers.isPassive
    private var observer: Observer{{ observers.width }}<Model, Changes>?

    init(_ observer: Observer{{ observers.width }}<Model, Changes>) { self.observer = observer }

    func cancel() { observer = nil }
%else
    private let observer: {{ observers.prefix }}Observer{{ observers.width }}<Model, Changes>

    init(_ observer: {{ observers.prefix }}Observer{{ observers.width }}<Model, Changes>) { self.observer = observer }

    deinit { observer.end() }

    func cancel() { observer.end() }
%end
  }
}

"""###),
("support.observers.weak.swift.tmpl", ###"""
%# Observers that a model knows only weakly.
%# A token may be released on any thread: it owns the observer, and the model finds out that it is gone.
  /// An observation; it lives as long as its token, and the model knows it only weakly.
  final class Observer{{ observers.width }}<Model, Changes> {
    let fields: Mask{{ observers.width }}
    let body: (Model, Changes) -> {{ swift }}Void

    init(_ fields: Mask{{ observers.width }}, _ body: @escaping (Model, Changes) -> {{ swift }}Void) {
      self.fields = fields
      self.body = body
    }
  }

  /// The observers of a model.
  final class Observers{{ observers.width }}<Model, Changes> {
    private final class Link {
      weak var observer: Observer{{ observers.width }}<Model, Changes>?
      /// The same while a round is told, which holds it until all are.
      var present: Observer{{ observers.width }}<Model, Changes>?

      init(_ observer: Observer{{ observers.width }}<Model, Changes>) { self.observer = observer }

      /// False where it has ended.
      @inline(__always)
      func begin() -> {{ swift }}Bool {
        present = observer
        return present != nil
      }

      @inline(__always)
      func tell(_ model: Model, _ changes: Changes, _ changed: Mask{{ observers.width }}) {
        // Whose token went in this round is held by nobody else.
        if {{ swift }}isKnownUniquelyReferenced(&present) { return }
        let observer: Unmanaged<Observer{{ observers.width }}<Model, Changes>>? = present.map { Unmanaged.passUnretained($0) }
        observer?._withUnsafeGuaranteedRef { if $0.fields.meets(changed) { $0.body(model, changes) } }
      }
    }

    private var links: [Link] = []
    /// So many are looked through for those that ended.
    private var mostLinks: {{ swift }}Int = 8
    /// So many were there when the round began: who joins meanwhile is told from the next one on.
    private var presentCount: {{ swift }}Int = 0

    func add(_ observer: Observer{{ observers.width }}<Model, Changes>) {
      if links.count >= mostLinks {
        dropEnded()
        mostLinks = 2 * links.count + 8
      }
      // Taken out, they grow in place.
      var links: [Link] = []
      swap(&links, &self.links)
      links.append(Link(observer))
      self.links = links
    }

    private func dropEnded() { links = links.filter { $0.observer != nil } }

    /// What those that did not end observe.
    var fields: Mask{{ observers.width }} {
      var fields: Mask{{ observers.width }} = Mask{{ observers.width }}()
      for link in links {
        if let observer: Observer{{ observers.width }}<Model, Changes> = link.observer { fields.add(observer.fields) }
      }
      return fields
    }

    /// A round begins; true where somebody has ended since the last one.
    func begin() -> {{ swift }}Bool {
      presentCount = links.count
      var hasEnded: {{ swift }}Bool = false
      forPresent { if !$0.begin() { hasEnded = true } }
      if !hasEnded { return false }
      dropEnded()
      presentCount = links.count
      return true
    }

    func tell(_ model: Model, _ changes: Changes, _ changed: Mask{{ observers.width }}) {
      forPresent { $0.tell(model, changes, changed) }
      finish()
    }

    func finish() {
      forPresent { $0.present = nil }
      presentCount = 0
    }

    /// Without counting references: who is there when a round begins stays in its place until it ends.
    @inline(__always)
    private func forPresent(_ body: (Link) -> {{ swift }}Void) {
      var index: {{ swift }}Int = 0
      while index < presentCount {
        Unmanaged.passUnretained(links[index])._withUnsafeGuaranteedRef(body)
        index += 1
      }
    }
  }

"""###),
("support.pass.swift.tmpl", ###"""
%# A walk through the derivations of one word.
// MARK: - Bringing up to date

{{ support.isolation }}extension Bindgen {
  /// A walk through up to 64 derivations in the order in which they follow. `&<<` takes a field's number modulo 64: its
  /// place in the word.
  struct Pass {
    let word: {{ swift }}Int
    let wanted: {{ swift }}UInt64
    /// Those of which an input of their own changed; more of them by what comes out different.
    private(set) var dirty: {{ swift }}UInt64
    private(set) var changed: {{ swift }}UInt64 = 0

    @inline(__always)
    init(word: {{ swift }}Int, wanted: {{ swift }}UInt64, dirty: {{ swift }}UInt64) {
      self.word = word
      self.wanted = wanted
      self.dirty = dirty
    }

    @inline(__always)
    func isDue(_ place: {{ swift }}UInt64) -> {{ swift }}Bool { dirty & wanted & (1 &<< place) != 0 }

%if support.hasStretches
    @inline(__always)
    func isAnyDue(_ fields: {{ swift }}UInt64) -> {{ swift }}Bool { dirty & wanted & fields != 0 }

%end
    /// A derivation came out different: those that name it are due as well.
    @inline(__always)
    mutating func cameOut(_ place: {{ swift }}UInt64, marking users: {{ swift }}UInt64 = 0) {
      changed |= 1 &<< place
      dirty |= users
    }
  }
}

"""###),
("support.readers.swift.tmpl", ###"""
%# Who reads the fields of a model, where Observation asks.

{{ support.isolation }}extension Bindgen {
  /// Who tracks a model's fields. Observation does not say who does: a field that was read since it was told counts as tracked.
  %include availability
  final class Readers{{ width.suffix }}: {{ observation }}Observable {
    private var read: Mask{{ width.suffix }} = Mask{{ width.suffix }}()
    /// Of these the model knows.
    private var known: Mask{{ width.suffix }} = Mask{{ width.suffix }}()
    /// What is still to be told in this round.
    private var due: Mask{{ width.suffix }} = Mask{{ width.suffix }}()
    private let registrar: {{ observation }}ObservationRegistrar = {{ observation }}ObservationRegistrar()
    /// Who begins to track what is still to be told has seen it already, and goes to the other registrar. The readers of
    /// these fields are with that one.
    private var others: Mask{{ width.suffix }} = Mask{{ width.suffix }}()
    private let otherRegistrar: {{ observation }}ObservationRegistrar = {{ observation }}ObservationRegistrar()
    /// Fields that moved in this round: who is to be told of them is with the registrar before.
    private var moved: Mask{{ width.suffix }} = Mask{{ width.suffix }}()
    /// Nobody is told of it; whoever else holds it has collected it.
    private var probe: {{ swift }}KeyPath<Readers{{ width.suffix }}, Probe>?
    private let marks: [Mark]

    init(_ marks: [Mark]) { self.marks = marks }

    /// A field is read; true where the model does not know of its readers.
    @inline(__always)
    func note(_ field: {{ swift }}Int) -> {{ swift }}Bool {
      let isNew: {{ swift }}Bool = !read.has(field) && begin(field)
      if others.has(field) {
        mark(field) { $0.isRead(in: otherRegistrar) }
      } else {
        mark(field) { $0.isRead(in: registrar) }
      }
      return isNew
    }

    /// Without counting references.
    @inline(__always)
    private func mark(_ field: {{ swift }}Int, _ body: (Mark) -> {{ swift }}Void) {
      {{ swift }}Unmanaged.passUnretained(marks[field])._withUnsafeGuaranteedRef(body)
    }

    private func begin(_ field: {{ swift }}Int) -> {{ swift }}Bool {
      read.add(field)
      if due.has(field) {
        others.flip(Mask{{ width.suffix }}(field))
        moved.add(field)
      }
      defer { known.add(field) }
      return !known.has(field)
    }

    /// What counts as tracked, for the model to know.
    func counted() -> Mask{{ width.suffix }} {
      known = read
      return read
    }

    /// Nobody has read what was told.
    var haveGone: {{ swift }}Bool { read != known }

    /// A round begins. Whoever tracks is told once, and then is gone until the field is read again. Where somebody still
    /// collects what to track, nobody is gone, and so nobody moves: what was collected is with its registrar.
    func take(_ notice: Mask{{ width.suffix }}) {
      due = notice
      due.keep(read)
      moved = Mask{{ width.suffix }}()
      if !due.isEmpty, !isTracking() { read.drop(due) }
    }

    /// Whether this is called where somebody collects what to track: those are not told yet.
    func isTracking() -> {{ swift }}Bool {
      // One that was collected before says nothing of now.
      if !{{ swift }}isKnownUniquelyReferenced(&probe) { probe = \Readers{{ width.suffix }}.[Probe()] }
      if let probe { registrar.access(self, keyPath: probe) }
      return !{{ swift }}isKnownUniquelyReferenced(&probe)
    }

    private subscript(probe: Probe) -> Probe { probe }

    /// What makes a key path that equals no other.
    private final class Probe: {{ swift }}Hashable, {{ swift }}Sendable {
      static func == (left: Probe, right: Probe) -> {{ swift }}Bool { left === right }
      func hash(into hasher: inout {{ swift }}Hasher) { hasher.combine({{ swift }}ObjectIdentifier(self)) }
    }

    /// Tells the readers of what is due, field after field; of one that moved, those it had before.
    func tell() {
      while let field: {{ swift }}Int = due.takeFirst() {
        if others.has(field) == moved.has(field) {
          marks[field].isWritten(in: registrar)
        } else {
          marks[field].isWritten(in: otherRegistrar)
        }
      }
    }
  }
}

"""###),
("support.relative.swift.tmpl", ###"""
%# What each model with relatives keeps beside its fields.

{{ support.isolation }}extension Bindgen {
  /// What a model of a family keeps beside its fields so that every read is right and every notice is true.
  {{ kind.isolation }}final class {{ kind.core }}: {{ kind.prefix }}Relative {
    let graph: Graph{{ kind.width }}
    var staleness: Staleness{{ kind.width }}
    var ledger: Ledger{{ kind.width }} = Ledger{{ kind.width }}()
    /// What is told when all models of the round are up to date.
    var notice: Mask{{ kind.width }} = Mask{{ kind.width }}()
%if kind.hasChildren
    /// A parent, which may end while its children live on.
%if kind.isPassive
    private weak var model: (any {{ kind.prefix }}Member)?
%else
    private unowned(unsafe) var model: (any {{ kind.prefix }}Member)?
%end
%end

    init(_ graph: Graph{{ kind.width }}) {
      self.graph = graph
      staleness = Staleness{{ kind.width }}(graph)
    }

    @inline(__always)
    func isStale(_ field: {{ swift }}Int) -> {{ swift }}Bool { staleness.stale.has(field) }
%if kind.hasChildren

    // MARK: Children

    /// Fields of a child are inputs of this model, numbered from one on.
    func adopt(_ child: {{ kind.prefix }}Relative, _ fields: [{{ swift }}Int], from first: {{ swift }}Int, for model: any {{ kind.prefix }}Member) {
      self.model = model
      child.link(fields, to: self, from: first)
      join(child)
    }

    override var isGone: {{ swift }}Bool { model == nil }
%if not kind.isPassive

    /// The model ends.
    func leave() { model = nil }
%end

    /// Whether something that is wanted and out of date follows from an input.
    func needs(_ input: {{ swift }}Int, for wanted: Mask{{ kind.width }}) -> {{ swift }}Bool {
      var due: Mask{{ kind.width }} = graph.users[input]
      due.keep(wanted)
      return due.meets(staleness.stale)
    }

    override func hear(_ input: {{ swift }}Int, isChanged: {{ swift }}Bool) {
      var fresh: Mask{{ kind.width }} = graph.followers[input]
      fresh.drop(staleness.stale)
      if isChanged { staleness.wrote(input, graph) } else { staleness.mayDiffer(input, graph) }
      if !fresh.isEmpty { passOn(fresh) }
    }

    /// These may differ from now on.
    @inline(never)
    private func passOn(_ fresh: Mask{{ kind.width }}) {
      if followed.meets(fresh) { announce(fresh, isChanged: false) }
      if ledger.watched.meets(fresh), becomeDue(), let model { wait(model) }
    }
%end

    // MARK: Parents

    private struct Link {
      let parent: {{ kind.prefix }}Relative
      let input: {{ swift }}Int
      /// The next one of the same field, or -1.
      let next: {{ swift }}Int
    }

    private var links: [Link] = []
    /// The latest link of each field, or -1.
    private var latest: [{{ swift }}Int] = []
    /// The fields that have links.
    private var followed: Mask{{ kind.width }} = Mask{{ kind.width }}()
    /// So many links are looked through for parents that are gone.
    private var mostLinks: {{ swift }}Int = 16

    /// Whether anybody hears of a change.
    @inline(__always)
    var isHeard: {{ swift }}Bool { ledger.isWatched || !followed.isEmpty }

    override func link(_ fields: [{{ swift }}Int], to parent: {{ kind.prefix }}Relative, from first: {{ swift }}Int) {
      if links.count + fields.count > mostLinks {
        dropEnded()
        mostLinks = 2 * links.count + 16
      }
      for (index, field) in fields.enumerated() { add(field, parent, first + index) }
    }

    private func add(_ field: {{ swift }}Int, _ parent: {{ kind.prefix }}Relative, _ input: {{ swift }}Int) {
      // Taken out, they grow in place.
      var links: [Link] = []
      var latest: [{{ swift }}Int] = []
      swap(&links, &self.links)
      swap(&latest, &self.latest)
      if latest.isEmpty { latest = {{ swift }}Array(repeating: -1, count: graph.users.count) }
      links.append(Link(parent: parent, input: input, next: latest[field]))
      latest[field] = links.count - 1
      (self.links, self.latest) = (links, latest)
      followed.add(field)
    }

    private func dropEnded() {
      let before: [Link] = links
      let fields: [{{ swift }}Int] = latest
      (links, latest, followed) = ([], [], Mask{{ kind.width }}())
      for (field, last) in fields.enumerated() {
        var index: {{ swift }}Int = last
        while index >= 0 {
          if !before[index].parent.isGone { add(field, before[index].parent, before[index].input) }
          index = before[index].next
        }
      }
    }

    /// A field was written: true where observers wait for what follows.
    func wrote(_ field: {{ swift }}Int) -> {{ swift }}Bool {
      staleness.wrote(field, graph)
      ledger.changed.add(field)
      // Parents know by themselves what of the model follows from a state.
      if followed.has(field) { announce(field, isChanged: true) }
      return ledger.needed.has(field)
    }

    /// Tells parents of fields that changed, or may have.
    func announce(_ fields: Mask{{ kind.width }}, isChanged: {{ swift }}Bool) {
      var fields: Mask{{ kind.width }} = fields
      fields.keep(followed)
      while let field: {{ swift }}Int = fields.takeFirst() { announce(field, isChanged: isChanged) }
    }

    private func announce(_ field: {{ swift }}Int, isChanged: {{ swift }}Bool) {
      var index: {{ swift }}Int = latest[field]
      while index >= 0 {
        let input: {{ swift }}Int = links[index].input
        Unmanaged.passUnretained(links[index].parent)._withUnsafeGuaranteedRef { $0.hear(input, isChanged: isChanged) }
        index = links[index].next
      }
    }
%if kind.isForewarned

    // MARK: Before a change

    /// Those who are told before something changes, once there was one.
    private var forewarned: Forewarned?
    /// What may have changed in this transaction, as was told.
    private var announced: Mask{{ kind.width }} = Mask{{ kind.width }}()
    private var lastTold: {{ swift }}Int = 0

    /// Whether somebody may want to know before a field is written.
    @inline(__always)
    var isForewarned: {{ swift }}Bool { (forewarned != nil || !followed.isEmpty) && withFamily { $0.isForewarned } }

    /// Tells those who want to know before, of parents too, once a transaction.
    func announce(_ field: {{ swift }}Int) {
      var fields: Mask{{ kind.width }} = graph.followers[field]
      fields.add(field)
      collect(fields, in: wholeFamily)
      while let forewarning: Forewarning = withFamily({ $0.forewarnings.takeFirst() }) { forewarning.body() }
    }

    private func collect(_ fields: Mask{{ kind.width }}, in family: {{ kind.prefix }}Family) {
      if lastTold != family.transaction {
        lastTold = family.transaction
        announced = Mask{{ kind.width }}()
        if let forewarned { family.forewarnings.add(forewarned) }
      }
      var fresh: Mask{{ kind.width }} = fields
      fresh.drop(announced)
      announced.add(fresh)
      fresh.keep(followed)
      while let field: {{ swift }}Int = fresh.takeFirst() {
        var index: {{ swift }}Int = latest[field]
        while index >= 0 {
          links[index].parent.hearBefore(links[index].input, in: family)
          index = links[index].next
        }
      }
    }
%if kind.hasChildren

    override func hearBefore(_ input: {{ swift }}Int, in family: {{ kind.prefix }}Family) {
      if !isGone { collect(graph.followers[input], in: family) }
    }
%end

    /// It is told of what is still to change in this transaction.
    func add(_ forewarning: Forewarning) {
      let forewarned: Forewarned = forewarned ?? Forewarned()
      forewarned.add(forewarning)
      self.forewarned = forewarned
      wholeFamily.forewarn()
    }
%end
%if kind.hasDerivations

    @inline(__always)
    func finish(_ pass: Pass, _ fields: {{ swift }}UInt64) {
      staleness.finish(pass, fields)
      ledger.changed[pass.word] |= pass.changed
      if followed[pass.word] & pass.changed != 0 { announce(pass) }
    }

    private func announce(_ pass: Pass) {
      var changed: Mask{{ kind.width }} = Mask{{ kind.width }}()
      changed[pass.word] = pass.changed
      announce(changed, isChanged: true)
    }
%end
  }
}

"""###),
("support.swift.tmpl", ###"""
%# Once a target: what does not depend on a spec's fields, as much of it as the models use.
// Made by bindgen for the models beside it. Do not edit: change the specs.
// swift-format-ignore-file
// swiftlint:disable all
%if support.hasTracked

import Observation
%end
%for library in support.libraries

%include imports of library.outlets
%end
%if support.widths

/// What the models of this module share.
{{ support.isolation }}enum Bindgen {}

%include support.values
%for width in support.widths

%if width.isWide
%include support.maskWide
%else
%include support.mask
%end
%if width.hasGraph

%include support.graph
%end
%if width.hasCore

%include support.ledger
%if width.hasModels
%include support.core
%end
%end
%end
%for width in support.widths
%if width.hasTracked

%include support.readers
%end
%end
%for observers in support.observers

%include support.observers
%end
%if support.isForewarned

%include support.forewarned
%end
%for isolation in support.isolations

%include isolated of isolation.outlets
%end
%if support.hasDerivations

%include support.pass
%end
%for family in support.families

%include support.family
%end
%for kind in support.kinds
%if kind.isFamily
%include support.relative
%end

%include support.model
%if kind.hasWatched

%include support.watched
%end
%if kind.hasTracked

%include support.tracked
%end
%end

%include once of support.outlets
%end

"""###),
("support.tracked.swift.tmpl", ###"""
%# Being tracked by Observation.
{{ support.isolation }}extension Bindgen {
  /// A model whose fields can be tracked one by one.
  %include availability
  {{ kind.isolation }}protocol {{ kind.tracked }}: {{ kind.name }}, {{ observation }}Observable {
    var _readers: Readers{{ kind.width }} { get }
  }
}

%include availability
{{ kind.isolation }}extension Bindgen.{{ kind.tracked }} {
  /// A field was read, and is up to date: who tracks it counts from how it stands now.
  @inline(__always)
  func _noteRead(_ field: {{ swift }}Int) {
    if _readers.note(field) { _watchAlso(field) }
%if kind.hasDerivations
    if _core.ledger.hasRemembered, _readers.isTracking() { _core.ledger.keep(Bindgen.Mask{{ kind.width }}(field)) }
%end
  }

  func _watchAlso(_ field: {{ swift }}Int) {
    var watched: Bindgen.Mask{{ kind.width }} = _core.ledger.watched
    watched.add(field)
    _watch(watched)
  }

  func _watchReaders() {
    if _readers.haveGone { _watch() }
  }

  func _takeReaders(_ notice: Bindgen.Mask{{ kind.width }}) { _readers.take(notice) }
}

"""###),
("support.values.swift.tmpl", ###"""
%# Storing and comparing values of any type.
// MARK: - Values

{{ support.isolation }}extension Bindgen {
  /// Stores a value and says whether it differs from the one before.
  @inline(__always)
  static func replace<Value: {{ swift }}Equatable>(_ old: inout Value, with new: Value) -> {{ swift }}Bool {
    defer { old = new }
    return old != new
  }

  /// What can't be compared always differs.
  @_disfavoredOverload
  @inline(__always)
  static func replace<Value>(_ old: inout Value, with new: Value) -> {{ swift }}Bool {
    old = new
    return true
  }
%if support.hasEquality

  /// By an equality of the spec's own.
  @inline(__always)
  static func replace<Value>(_ old: inout Value, with new: Value, unless areEqual: (Value, Value) -> {{ swift }}Bool) -> {{ swift }}Bool {
    defer { old = new }
    return !areEqual(old, new)
  }

  @inline(__always)
  static func replace<Value>(_ old: inout Value?, with new: Value, unless areEqual: (Value, Value) -> {{ swift }}Bool) -> {{ swift }}Bool {
    defer { old = new }
    guard let old else { return true }
    return !areEqual(old, new)
  }
%end
%if support.hasComparison

  @inline(__always)
  static func areEqual<Value: {{ swift }}Equatable>(_ left: Value, _ right: Value) -> {{ swift }}Bool { left == right }

  @_disfavoredOverload
  @inline(__always)
  static func areEqual<Value>(_ left: Value, _ right: Value) -> {{ swift }}Bool { false }
%if support.hasEquality

  @inline(__always)
  static func areEqual<Value>(_ left: Value?, _ right: Value?, by areEqual: (Value, Value) -> {{ swift }}Bool) -> {{ swift }}Bool {
    guard let left, let right else { return left == nil && right == nil }
    return areEqual(left, right)
  }
%end
%end
}

"""###),
("support.watched.swift.tmpl", ###"""
%# What observing asks of models that need not be public; each outlet adds to it what its observers are.
{{ support.isolation }}extension Bindgen {
  /// A model with a list of observers.
  {{ kind.isolation }}protocol {{ kind.watched }}: {{ kind.name }} {
    associatedtype Changes
    associatedtype Fields
    static var _fields: Fields { get }
    var _observers: {{ kind.observing }}Observers{{ kind.width }}<Self, Changes> { get }
  }
}

{{ kind.isolation }}extension Bindgen.{{ kind.watched }} {
  /// A field that can be observed by itself: its number, and how it is read.
  typealias Field<Value> = (number: {{ swift }}Int, read: (Self) -> Value)

  func _observe(_ fields: Bindgen.Mask{{ kind.width }}, _ body: @escaping (Self, Changes) -> {{ swift }}Void) -> Bindgen.{{ kind.observing }}Subscription{{ kind.width }}<Self, Changes> {
    let observer: Bindgen.{{ kind.observing }}Observer{{ kind.width }}<Self, Changes> = Bindgen.{{ kind.observing }}Observer{{ kind.width }}(fields, body)
    _observers.add(observer)
    _join(fields)
    return Bindgen.{{ kind.observing }}Subscription{{ kind.width }}(observer)
  }

  func _begin() -> {{ swift }}Bool { _observers.begin() }
  func _finish() { _observers.finish() }
}

%include shared of kind.outlets

"""###),
("view.swift.tmpl", ###"""
%# A weak view that is given what it shows, all of it at first and then what changed.
%section members
{{ model.access }}private(set) weak var view: (any {{ model.view.name }})?

%if model.view.fields
/// Gives the view all that it shows, and from then on what changes.
{{ model.access }}func attach(_ view: (any {{ model.view.name }})?) {
  self.view = view
  guard let view else { return _watch() }
  _join({{ model.itself }}._shown)
%for field in model.view.fields
  view.{{ field.member }} = {{ field.name }}
%end
}

private static let _shown: Bindgen.Mask{{ model.width }} = Bindgen.Mask{{ model.width }}([{{ model.view.numbers | joined }}])

%if model.isWide
private func _show(_ changed: Bindgen.Mask{{ model.width }}, on view: any {{ model.view.name }}) {
%for word in model.view.words
  if changed[{{ word.number }}] != 0 { _show{{ word.number }}(changed[{{ word.number }}], on: view) }
%end
}

%for word in model.view.words
private func _show{{ word.number }}(_ changed: {{ swift }}UInt64, on view: any {{ model.view.name }}) {
%for stretch in word.stretches
%if stretch.isSkipped
  if changed & {{ stretch.mask }} != 0 {
%for field in stretch.fields
    if changed & {{ field.bit }} != 0 { view.{{ field.member }} = {{ field.name }} }
%end
  }
%else
%for field in stretch.fields
  if changed & {{ field.bit }} != 0 { view.{{ field.member }} = {{ field.name }} }
%end
%end
%end
}

%end
%else
private func _show(_ changes: Changes, on view: any {{ model.view.name }}) {
%for field in model.view.fields
  if changes.contains(.{{ field.member }}) { view.{{ field.member }} = {{ field.name }} }
%end
}

%end
%else
/// The view that actions call.
{{ model.access }}func attach(_ view: (any {{ model.view.name }})?) { self.view = view }
%end

%end
%section made
attach(view)
%end
%section watched
%if model.view.fields
if view != nil { fields.add({{ model.itself }}._shown) }
%end
%end
%section tell
%if model.view.fields
%if model.isWide
if let view { _show(changed, on: view) } else { _watch() }
%else
if let view { _show(changes, on: view) } else { _watch() }
%end
%end
%end
%section after

/// What `{{ model.name }}` asks of its view.
%if model.isLimited
%include availability
%end
{{ model.isolation }}{{ model.access }}protocol {{ model.view.name }}: {{ swift }}AnyObject {
%for field in model.view.fields
  var {{ field.name }}: {{ field.type }} { get set }
%end
%for command in model.view.commands
%for line in command.doc
  /// {{ line }}
%end
  func {{ command.declaration }}
%end
}
%end

"""###),
  ]
}
