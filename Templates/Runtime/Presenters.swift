// Needs: Core

// MARK: - Views that show fields

nonisolated extension Bindgen {
  /// A model with a view that it shows fields.
  @_spi(Bindgen) public protocol Presenter: Model {
    associatedtype _OwnView
    var view: _OwnView? { get }
    static var _shown: Changes { get }
    /// Sets these fields of the view.
    func _show(_ changes: Changes, on view: _OwnView)
  }
}

nonisolated extension Bindgen.Graph {
  /// That of a model which notifies nobody but its view.
  @_spi(Bindgen) public convenience init<Owner: Bindgen.Presenter>(
    ofPresenter owner: Owner.Type,
    compute: ((Owner, inout Bindgen.Pass) -> Void)? = nil,
    react: ((Owner, Bindgen.Mask) -> Void)? = nil,
    _ entries: Bindgen.GraphEntry<Owner>...
  ) {
    self.init(entries, compute, react) { model, changed in
      if let view = model.view { model._show(Owner.Changes(changed), on: view) } else { model._core.updateObserved(of: model) }
    } addObserved: { model, fields in
      if model.view != nil { fields.add(Owner._shown.mask) }
    }
  }
}
