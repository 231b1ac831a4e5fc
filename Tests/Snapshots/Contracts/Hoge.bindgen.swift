// Made by bindgen from Hoge.bindgen.yml. Do not edit: change the spec.
// swift-format-ignore-file
// swiftlint:disable all

final class HogePresenter: HogePresenterProtocol {
  private let model: any HogeModelRepresentable

  // MARK: Actions

  func saveHoge() {
    model.save { [weak self] isSaved in
      if isSaved { self?.view?.showSaveSuccessAlert() } else { self?.view?.showSaveFailedAlert() }
    }
  }

  /// Calls the closure with the model, for many writes at once.
  @discardableResult
  func update<Returned>(_ body: (HogePresenter) throws -> Returned) rethrows -> Returned { try body(self) }

  init(model: any HogeModelRepresentable, view: (any HogeViewProtocol)? = nil) {
    self.model = model
    attach(view)
  }

  private(set) weak var view: (any HogeViewProtocol)?

  /// The view that actions call.
  func attach(_ view: (any HogeViewProtocol)?) { self.view = view }
}

protocol HogeModelRepresentable {
  func save(_ completion: @escaping (Bool) -> Void)
}

/// What `HogePresenter` asks of its view.
protocol HogeViewProtocol: AnyObject {
  func showSaveSuccessAlert()
  func showSaveFailedAlert()
}

/// What others see of a `HogePresenter`.
protocol HogePresenterProtocol: AnyObject {
  func saveHoge()
}

#if DEBUG
  /// A `HogeModelRepresentable` that records its calls.
  final class HogeModelRepresentableSpy: HogeModelRepresentable, Bindgen.Spy {
    nonisolated enum CallOf<A0> { case save(A0) }
    typealias Call = CallOf<(Bool) -> Void>

    let recorder: Bindgen.Recorder<Call>
    /// Removes the recorded calls and, if `stubs` is true, the answers.
    func reset(stubs: Bool = false) {
      recorder.reset()
      guard stubs else { return }
      onSave = nil
    }

    init(journal: Bindgen.Journal? = nil) { recorder = Bindgen.Recorder("HogeModelRepresentable", journal: journal) }

    var onSave: ((_ completion: @escaping (Bool) -> Void) -> Void)?
    func save(_ completion: @escaping (Bool) -> Void) {
      recorder.record(.save(completion), "save(_:)")
      onSave?(completion)
    }
  }

  nonisolated extension HogeModelRepresentableSpy.CallOf: Equatable where A0: Equatable {}
  nonisolated extension HogeModelRepresentableSpy.CallOf: Sendable where A0: Sendable {}

  /// A `HogeViewProtocol` that records its calls.
  final class HogeViewProtocolSpy: HogeViewProtocol, Bindgen.Spy {
    nonisolated enum Call: Equatable, Sendable {
      case showSaveSuccessAlert
      case showSaveFailedAlert
    }

    let recorder: Bindgen.Recorder<Call>
    /// Removes the recorded calls and, if `stubs` is true, the answers.
    func reset(stubs: Bool = false) {
      recorder.reset()
      guard stubs else { return }
      onShowSaveSuccessAlert = nil
      onShowSaveFailedAlert = nil
    }

    init(journal: Bindgen.Journal? = nil) { recorder = Bindgen.Recorder("HogeViewProtocol", journal: journal) }

    var onShowSaveSuccessAlert: (() -> Void)?
    func showSaveSuccessAlert() {
      recorder.record(.showSaveSuccessAlert, "showSaveSuccessAlert()")
      onShowSaveSuccessAlert?()
    }

    var onShowSaveFailedAlert: (() -> Void)?
    func showSaveFailedAlert() {
      recorder.record(.showSaveFailedAlert, "showSaveFailedAlert()")
      onShowSaveFailedAlert?()
    }
  }

  /// A `HogePresenterProtocol` that records its calls.
  final class HogePresenterProtocolSpy: HogePresenterProtocol, Bindgen.Spy {
    nonisolated enum Call: Equatable, Sendable { case saveHoge }

    let recorder: Bindgen.Recorder<Call>
    /// Removes the recorded calls and, if `stubs` is true, the answers.
    func reset(stubs: Bool = false) {
      recorder.reset()
      guard stubs else { return }
      onSaveHoge = nil
    }

    init(journal: Bindgen.Journal? = nil) { recorder = Bindgen.Recorder("HogePresenterProtocol", journal: journal) }

    var onSaveHoge: (() -> Void)?
    func saveHoge() {
      recorder.record(.saveHoge, "saveHoge()")
      onSaveHoge?()
    }
  }
#endif

final class TitlePresenter {
  // MARK: State

  var title: String {
    get { _title }
    set { if Bindgen.replace(&_title, with: newValue) { _wrote(.title) } }
    _modify {
      _core.beginEdit(Changes.title.mask)
      defer {
        _core.endEdit(Changes.title.mask)
        _wrote(.title)
      }
      yield &_title
    }
  }

  var mood: Mood {
    get { _mood }
    set { if Bindgen.replace(&_mood, with: newValue) { _wrote(.mood) } }
    _modify {
      _core.beginEdit(Changes.mood.mask)
      defer {
        _core.endEdit(Changes.mood.mask)
        _wrote(.mood)
      }
      yield &_mood
    }
  }

  init(title: String = "", mood: Mood = .calm, view: (any TitlePresenterView)? = nil) {
    _title = title
    _mood = mood
    attach(view)
  }

  private(set) weak var view: (any TitlePresenterView)?

  /// Sets all fields that the view shows, and from now on each field that changes.
  func attach(_ view: (any TitlePresenterView)?) {
    self.view = view
    _core.updateObserved(of: self)
    _core.hasShownAll()
    if let view { _show(TitlePresenter._shown, on: view) }
  }

  /// The view as actions see it: before each command it is shown what has changed.
  struct _View {
    fileprivate let model: TitlePresenter
    let base: any TitlePresenterView

    func close() {
      model._showChanges()
      self.base.close()
    }
  }

  private var _view: _View? { view.map { _View(model: self, base: $0) } }

  fileprivate func _showChanges() {
    guard let view else { return }
    _core.show(TitlePresenter._shown.mask, of: self) { _show(Changes($0), on: view) }
  }

  static let _shown: Changes = [.title, .mood]

  func _show(_ changes: Changes, on view: any TitlePresenterView) {
    if changes.contains(.title) { view.title = title }
    if changes.contains(.mood) { view.mood = mood }
  }

  private var _title: String
  private var _mood: Mood
  let _core = Bindgen.Core(TitlePresenter._graph)
}

/// What `TitlePresenter` asks of its view.
protocol TitlePresenterView: AnyObject {
  var title: String { get set }
  var mood: Mood { get set }
  func close()
}

// MARK: - Machinery

extension TitlePresenter: Bindgen.Presenter, nonisolated Bindgen.Shown {
  /// The fields that a transaction changed.
  struct Changes: Bindgen.FieldSet {
    let rawValue: UInt64
    static var title: Changes { Changes(field: 0) }
    static var mood: Changes { Changes(field: 1) }
  }

  private static let _graph = Bindgen.Graph(of: TitlePresenter.self, .state("title", \.title), .state("mood", \.mood))

  static func _addObserved(of model: TitlePresenter, to fields: inout Bindgen.Mask) { model._addObserved(to: &fields) }

  private func _addObserved(to fields: inout Bindgen.Mask) {
    if view != nil { fields.add(TitlePresenter._shown.mask) }
  }

  static func _notify(_ model: TitlePresenter, _ changed: Bindgen.Mask) { model._notify(changed) }

  private func _notify(_ changed: Bindgen.Mask) {
    let changes: Changes = Changes(changed)
    if view == nil {
      _core.updateObserved(of: self)
    } else if !changes.isDisjoint(with: TitlePresenter._shown) {
      _showChanges()
    }
  }
}

#if DEBUG
  /// A `TitlePresenterView` that records its calls.
  final class TitlePresenterViewSpy: TitlePresenterView, Bindgen.Spy {
    nonisolated enum CallOf<A0> {
      case setTitle(String)
      case setMood(A0)
      case close
    }
    typealias Call = CallOf<Mood>

    let recorder: Bindgen.Recorder<Call>
    /// Removes the recorded calls and, if `stubs` is true, the answers.
    func reset(stubs: Bool = false) {
      recorder.reset()
      guard stubs else { return }
      onClose = nil
    }

    init(
      mood: Mood,
      journal: Bindgen.Journal? = nil
    ) {
      recorder = Bindgen.Recorder("TitlePresenterView", journal: journal)
      self.mood = mood
    }

    var title: String = "" {
      didSet { recorder.record(.setTitle(title), "title") }
    }

    var mood: Mood {
      didSet { recorder.record(.setMood(mood), "mood") }
    }

    var onClose: (() -> Void)?
    func close() {
      recorder.record(.close, "close()")
      onClose?()
    }
  }

  nonisolated extension TitlePresenterViewSpy.CallOf: Equatable where A0: Equatable {}
  nonisolated extension TitlePresenterViewSpy.CallOf: Sendable where A0: Sendable {}
#endif
