// Made by bindgen from Work.bindgen.yml. Do not edit: change the spec.
// swift-format-ignore-file
// swiftlint:disable all

import Foundation
import Observation

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
@MainActor @Observable final class Recipes: RecipesSearching {
  private let client: any RecipeClient
  private let clock: any Clock<Duration>

  var query: String {
    didSet {
      Bindgen.open()
      defer { Bindgen.close() }
      _pageLoad.inputsChanged()
      if Bindgen.differ(query, oldValue) { _reactions.changed(1) }
    }
  }
  private(set) var page: RecipePage
  private(set) var footnote: String?
  private(set) var log: [String] {
    get {
      access(keyPath: \.log)
      return _log
    }
    set { withMutation(keyPath: \.log) { _log = newValue } }
  }
  @ObservationIgnored private var _log: [String]
  private(set) var changes: Int

  var isLoading: Bool { _pageLoad.isRunning }
  var isBusy: Bool { _saveWork.isRunning || _tickWork.isRunning }
  var message: String? { _pageLoad.failure?.localizedDescription }
  var isNothingFound: Bool { _pageLoad.isLoaded && !isLoading && page.recipes.isEmpty && message == nil }

  init(
    client: any RecipeClient,
    clock: any Clock<Duration> = ContinuousClock(),
    query: String = "",
    page: RecipePage = RecipePage(),
    footnote: String? = nil,
    log: [String] = [],
    changes: Int = 0,
    _ text: String,
    onEvent: ((Event) -> Void)? = nil
  ) {
    self.client = client
    self.clock = clock
    self.query = query
    self.page = page
    self.footnote = footnote
    _log = log
    self.changes = changes
    self.onEvent = onEvent
    do {
      Bindgen.open()
      defer { Bindgen.close() }
      begin(text)
    }
    _pageLoad.work.onChange = { [weak self] in self?._reactions.inputsChanged(0) }
    _pageLoad.follow()
    _reactions.follow()
  }

  func isSaving(_ id: Int) -> Bool { _saveWork.isRunning(id) }

  func begin(_ text: String) { _ = begin(text) as Bindgen.Effect }

  @_disfavoredOverload @discardableResult
  func begin(_ text: String) -> Bindgen.Effect {
    Bindgen.perform {
      query = text
      _beginWork.perform(self, at: "Recipes.begin") { recipes, effect in
        let client = recipes.client
        @MainActor func named(_ name: String) { effect.target?.named(name) }
        return { for await name in client.names() { named(name) } }
      }
    }
  }

  func named(_ name: String) { log.append(name) }

  func more() { _ = more() as Bindgen.Effect }

  @_disfavoredOverload @discardableResult
  func more() -> Bindgen.Effect {
    Bindgen.perform {
      guard let start = page.next else { return }
      _pageLoad.work.begin(self, .keep, at: "Recipes.more") { recipes, _ in
        let (client, query) = (recipes.client, recipes.query)
        return { try await client.find(query, from: start) }
      } then: {
        $0.moreFinished($1)
      } catch: {
        $0.moreFailed($1)
      }
    }
  }

  private func moreFinished(_ next: RecipePage) {
    page = RecipePage(recipes: page.recipes + next.recipes, next: next.next)
  }

  private func moreFailed(_ error: any Swift.Error) { footnote = error.localizedDescription }

  func save(_ id: Int, text: String) throws { _ = try save(id, text: text) as Bindgen.Effect }

  @_disfavoredOverload @discardableResult
  func save(_ id: Int, text: String) throws -> Bindgen.Effect {
    try Bindgen.perform { () throws in
      guard !_saveWork.isRunning(id) else { throw RecipeTrouble() }
      log.append(text)
      _saveWork.begin(self, .queue, at: "Recipes.save", isMissed: true) { recipes, effect in
        let client = recipes.client
        guard id > 0 else { return nil }
        effect.id(id)
        return { try await client.find(text, from: id) }
      } then: {
        $0.saveFinished(text: text, $1)
      } catch: {
        $0.saveFailed($1)
      }
      _tickWork.perform(self, .replace, at: "Recipes.save") { recipes, effect in
        effect.repeats(every: .seconds(1), on: recipes.clock)
        return {}
      } then: {
        $0.tickFinished()
      }
    }
  }

  private func saveFinished(text: String, _ page: RecipePage) {
    footnote = "\(text) \(page.recipes.count)"
    saved()
  }

  private func saveFailed(_ error: any Swift.Error) { footnote = "failed" }

  private func tickFinished() { log.append("tick") }

  func stop(_ id: Int) {
    Bindgen.open()
    defer { Bindgen.close() }
    _saveWork.cancel { [id] }
    _tickWork.cancel()
    _pageLoad.cancel()
    picked("stopped")
  }

  func nameAll(_ names: [String]) { _ = nameAll(names) as Bindgen.Effect }

  @_disfavoredOverload @discardableResult
  func nameAll(_ names: [String]) -> Bindgen.Effect {
    Bindgen.perform {
      _nameAllWork.perform(self, at: "Recipes.nameAll") { _, effect in
        @MainActor func named(_ name: String) { effect.target?.named(name) }
        return {
          names.forEach(named)
          await withTaskGroup(of: Void.self) { group in
            for name in names { group.addTask { await named(name + "!") } }
          }
        }
      }
    }
  }

  private func loadBegins() { if isLoading { footnote = nil } }

  private func queryChanged() { changes += 1 }

  func two() {
    Bindgen.open()
    defer { Bindgen.close() }
    query += "a"
    query += "b"
  }

  /// Loads `page` at once. When `query` changes, it loads by itself.
  func loadPage() { _pageLoad.begin() }

  @_disfavoredOverload @discardableResult
  func loadPage() -> Bindgen.Effect { _pageLoad.begin() }

  @ObservationIgnored lazy var _pageLoad = _makePageLoad()

  private func _makePageLoad() -> Bindgen.PlainLoad<Recipes, RecipePage> {
    Bindgen.PlainLoad(
      of: self,
      at: "Recipes.page",
      on: { Bindgen.Inputs([$0.query]) },
      clear: { $0.page = RecipePage() },
      run: { recipes, effect in
        let (client, query) = (recipes.client, recipes.query)
        guard !query.isEmpty else { return nil }
        effect.delay(.milliseconds(300), on: recipes.clock)
        return { try await client.find(query, from: 0) }
      },
      then: { $0.page = $1 }
    )
  }

  @ObservationIgnored private lazy var _reactions: Bindgen.PlainReactions<Recipes> = Bindgen.PlainReactions(
    of: self,
    .init(on: { Bindgen.Inputs(of: $0.isLoading) }) { $0.loadBegins() },
    .init { $0.queryChanged() }
  )

  @ObservationIgnored private let _beginWork = Bindgen.PlainWork()
  @ObservationIgnored let _saveWork = Bindgen.PlainWork()
  @ObservationIgnored let _tickWork = Bindgen.PlainWork()
  @ObservationIgnored private let _nameAllWork = Bindgen.PlainWork()

  /// What `Recipes` tells whoever owns it.
  nonisolated enum Event {
    case picked(_ name: String)
    case saved
  }

  /// Called with each event.
  @ObservationIgnored var onEvent: ((Event) -> Void)?

  /// The models that hold this one and hear its events.
  @ObservationIgnored var _hearers: [(key: [Swift.AnyHashable], hear: (Event) -> Void)] = []

  private func picked(_ name: String) { _sendEvent(.picked(name)) }
  private func saved() { _sendEvent(.saved) }

  private func _sendEvent(_ event: Event) {
    Bindgen.send {
      self.onEvent?(event)
    } heardBy: {
      for hearer in self._hearers { hearer.hear(event) }
    }
  }
}

@MainActor protocol RecipeClient {
  func find(_ text: String, from start: Int) async throws -> RecipePage
  func names() -> AsyncStream<String>
}

/// What others see of a `Recipes`.
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
@MainActor protocol RecipesSearching: AnyObject, Observation.Observable {
  var query: String { get set }
  var page: RecipePage { get }
  var footnote: String? { get }
  var log: [String] { get }
  var changes: Int { get }
  var isLoading: Bool { get }
  var isBusy: Bool { get }
  var message: String? { get }
  var isNothingFound: Bool { get }
  /// Called with each event.
  var onEvent: ((Recipes.Event) -> Void)? { get set }
  func isSaving(_ id: Int) -> Bool
  func loadPage()
  func begin(_ text: String)
  func named(_ name: String)
  func more()
  func save(_ id: Int, text: String) throws
  func stop(_ id: Int)
  func nameAll(_ names: [String])
  func two()
}

#if DEBUG
  /// A `RecipeClient` that records its calls.
  @MainActor final class RecipeClientSpy: RecipeClient {
    nonisolated enum Call: Equatable, Sendable {
      case find(String, from: Int)
      case names
    }

    let recorder: Bindgen.Recorder<Call>
    var calls: [Call] { recorder.calls }
    /// Removes the recorded calls and, if `stubs` is true, the answers.
    func reset(stubs: Bool = false) {
      recorder.reset()
      guard stubs else { return }
      (onFind, findResults, findResult) = (nil, [], nil)
      onNames = nil
      namesResults = []
    }

    init(
      namesResult: AsyncStream<String>,
      journal: Bindgen.Journal? = nil
    ) {
      recorder = Bindgen.Recorder("RecipeClient", journal: journal)
      self.namesResult = namesResult
    }

    var onFind: (nonisolated(nonsending) (_ text: String, _ start: Int) async throws -> RecipePage)?
    var findResults: [Swift.Result<RecipePage, any Swift.Error>] = []
    var findResult: Swift.Result<RecipePage, any Swift.Error>?
    func find(_ text: String, from start: Int) async throws -> RecipePage {
      recorder.record(.find(text, from: start), "find(_:from:)")
      if let onFind { return try await onFind(text, start) }
      return try recorder.answer("find(_:from:)", &findResults, findResult)
    }

    var onNames: (() -> AsyncStream<String>)?
    var namesResults: [AsyncStream<String>] = []
    var namesResult: AsyncStream<String>
    func names() -> AsyncStream<String> {
      recorder.record(.names, "names()")
      if let onNames { return onNames() }
      return Bindgen.next(&namesResults) ?? namesResult
    }
  }

  /// A `RecipesSearching` whose fields are there to be set, for tests and previews.
  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
  @MainActor @Observable final class RecipesSearchingStub: RecipesSearching {
    var query: String
    var page: RecipePage
    var footnote: String?
    var log: [String]
    var changes: Int
    var isLoading: Bool
    var isBusy: Bool
    var message: String?
    var isNothingFound: Bool

    init(
      query: String = "",
      page: RecipePage = RecipePage(),
      footnote: String? = nil,
      log: [String] = [],
      changes: Int = 0,
      isLoading: Bool = false,
      isBusy: Bool = false,
      message: String? = nil,
      isNothingFound: Bool = false,
      onEvent: ((Recipes.Event) -> Void)? = nil,
      journal: Bindgen.Journal? = nil
    ) {
      self.query = query
      self.page = page
      self.footnote = footnote
      self.log = log
      self.changes = changes
      self.isLoading = isLoading
      self.isBusy = isBusy
      self.message = message
      self.isNothingFound = isNothingFound
      self.onEvent = onEvent
      recorder = Bindgen.Recorder("RecipesSearching", journal: journal)
    }

    /// Called with each event.
    @ObservationIgnored var onEvent: ((Recipes.Event) -> Void)?

    /// Sends an event, as the model does.
    func send(_ event: Recipes.Event) { onEvent?(event) }

    nonisolated enum Call: Equatable, Sendable {
      case loadPage
      case begin(String)
      case named(String)
      case more
      case save(Int, text: String)
      case stop(Int)
      case nameAll([String])
      case two
    }

    let recorder: Bindgen.Recorder<Call>
    var calls: [Call] { recorder.calls }
    var names: [String] { recorder.names }
    /// Removes the recorded calls and, if `stubs` is true, the answers.
    func reset(stubs: Bool = false) {
      recorder.reset()
      guard stubs else { return }
      onIsSaving = nil
      isSavingResults = []
      isSavingResult = false
      onLoadPage = nil
      onBegin = nil
      onNamed = nil
      onMore = nil
      (onSave, saveResults, saveResult) = (nil, [], nil)
      onStop = nil
      onNameAll = nil
      onTwo = nil
    }

    @ObservationIgnored var onIsSaving: ((_ id: Int) -> Bool)?
    @ObservationIgnored var isSavingResults: [Bool] = []
    @ObservationIgnored var isSavingResult: Bool = false
    func isSaving(_ id: Int) -> Bool {
      if let onIsSaving { return onIsSaving(id) }
      return Bindgen.next(&isSavingResults) ?? isSavingResult
    }

    @ObservationIgnored var onLoadPage: (() -> Void)?
    func loadPage() {
      recorder.record(.loadPage, "loadPage()")
      onLoadPage?()
    }

    @_disfavoredOverload @discardableResult
    func loadPage() -> Bindgen.Effect {
      loadPage()
      return Bindgen.Effect()
    }

    @ObservationIgnored var onBegin: ((_ text: String) -> Void)?
    func begin(_ text: String) {
      recorder.record(.begin(text), "begin(_:)")
      onBegin?(text)
    }

    @_disfavoredOverload @discardableResult
    func begin(_ text: String) -> Bindgen.Effect {
      begin(text)
      return Bindgen.Effect()
    }

    @ObservationIgnored var onNamed: ((_ name: String) -> Void)?
    func named(_ name: String) {
      recorder.record(.named(name), "named(_:)")
      onNamed?(name)
    }

    @ObservationIgnored var onMore: (() -> Void)?
    func more() {
      recorder.record(.more, "more()")
      onMore?()
    }

    @_disfavoredOverload @discardableResult
    func more() -> Bindgen.Effect {
      more()
      return Bindgen.Effect()
    }

    @ObservationIgnored var onSave: ((_ id: Int, _ text: String) throws -> Void)?
    @ObservationIgnored var saveResults: [Swift.Result<Void, any Swift.Error>] = []
    @ObservationIgnored var saveResult: Swift.Result<Void, any Swift.Error>?
    func save(_ id: Int, text: String) throws {
      recorder.record(.save(id, text: text), "save(_:text:)")
      if let onSave { return try onSave(id, text) }
      try (Bindgen.next(&saveResults) ?? saveResult)?.get()
    }

    @_disfavoredOverload @discardableResult
    func save(_ id: Int, text: String) throws -> Bindgen.Effect {
      try save(id, text: text)
      return Bindgen.Effect()
    }

    @ObservationIgnored var onStop: ((_ id: Int) -> Void)?
    func stop(_ id: Int) {
      recorder.record(.stop(id), "stop(_:)")
      onStop?(id)
    }

    @ObservationIgnored var onNameAll: ((_ names: [String]) -> Void)?
    func nameAll(_ names: [String]) {
      recorder.record(.nameAll(names), "nameAll(_:)")
      onNameAll?(names)
    }

    @_disfavoredOverload @discardableResult
    func nameAll(_ names: [String]) -> Bindgen.Effect {
      nameAll(names)
      return Bindgen.Effect()
    }

    @ObservationIgnored var onTwo: (() -> Void)?
    func two() {
      recorder.record(.two, "two()")
      onTwo?()
    }
  }

  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
  typealias RecipesSearchingSpy = RecipesSearchingStub
#endif

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
@MainActor @Observable final class Kitchen {
  let recipes: Recipes

  var heard: [String]

  var isLoading: Bool { recipes.isLoading }

  init(recipes: Recipes, heard: [String] = []) {
    self.recipes = recipes
    self.heard = heard
    _hearRecipes(self.recipes)
  }

  func search(_ text: String) {
    Bindgen.open()
    defer { Bindgen.close() }
    recipes.query = text
    recipes.query += "!"
  }

  func leave() {
    Bindgen.open()
    defer { Bindgen.close() }
    recipes._pageLoad.cancel()
  }

  private func recipesSent(_ event: Recipes.Event) {
    Bindgen.open()
    defer { Bindgen.close() }
    if case .picked(let name) = event { heard.append(name) }
  }

  private func _hearRecipes(_ child: Recipes) {
    let key: [Swift.AnyHashable] = [Swift.ObjectIdentifier(self), "recipes"]
    child._hearers.append((key, { [weak self] in self?.recipesSent($0) }))
  }
}
