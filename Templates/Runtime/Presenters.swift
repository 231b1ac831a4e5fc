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

nonisolated extension Bindgen.Presenter {
  @_spi(Bindgen) public func _addObserved(to fields: inout Bindgen.Mask) {
    if view != nil { fields.add(Self._shown.mask) }
  }

  @_spi(Bindgen) public func _notify(_ changed: Bindgen.Mask) {
    if let view { _show(Changes(changed), on: view) } else { _core.updateObserved(of: self) }
  }
}
