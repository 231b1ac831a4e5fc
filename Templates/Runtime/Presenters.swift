// Needs: Core

// MARK: - Views that show fields

nonisolated extension Bindgen {
  /// A model with a view, to which it shows fields.
  @_spi(Bindgen) public protocol Presenter: Model {
    associatedtype _OwnView
    var view: _OwnView? { get }
    static var _shown: Changes { get }
    /// Sets these fields of the view.
    func _show(_ changes: Changes, on view: _OwnView)
  }
}

nonisolated extension Bindgen.Presenter {
  @_spi(Bindgen) public static func _addObserved(of model: Self, to fields: inout Bindgen.Mask) {
    if model.view != nil { fields.add(_shown.mask) }
  }

  @_spi(Bindgen) public static func _notify(_ model: Self, _ changed: Bindgen.Mask) {
    if let view = model.view { model._show(Changes(changed), on: view) } else { model._core.updateObserved(of: model) }
  }
}
