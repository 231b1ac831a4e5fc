/// A presenter that saves a hoge, and reports whether that worked.
@MainActor
public final class HogePresenter: HogePresenterProtocol {
  private let model: any HogeModelRepresentable
  public weak var view: (any HogeViewProtocol)?

  public init(model: any HogeModelRepresentable) { self.model = model }

  public func saveHoge() {
    model.save { [weak view] isSaved in
      if isSaved { view?.showSaveSuccessAlert() } else { view?.showSaveFailedAlert() }
    }
  }
}
