#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// The view: it knows its presenter by the protocol alone.
  public final class HogeViewController: UIViewController, HogeViewProtocol {
    public var presenter: (any HogePresenterProtocol)?

    override public func viewDidLoad() {
      super.viewDidLoad()
      let save = UIAction(title: "Save") { [weak self] _ in self?.presenter?.saveHoge() }
      let button = UIButton(type: .system, primaryAction: save)
      button.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(button)
      NSLayoutConstraint.activate([
        button.centerXAnchor.constraint(equalTo: view.centerXAnchor),
        button.centerYAnchor.constraint(equalTo: view.centerYAnchor),
      ])
    }

    public func showSaveSuccessAlert() { showAlert("Saved") }
    public func showSaveFailedAlert() { showAlert("Not saved") }

    private func showAlert(_ title: String) {
      let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "OK", style: .default))
      present(alert, animated: true)
    }
  }
#endif
