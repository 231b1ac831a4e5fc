import Contracts

/// The model and the view of a presenter, in a terminal.
struct Disk: HogeModelRepresentable {
  let isFull: Bool

  func save(_ completion: @escaping (Bool) -> Void) { completion(!isFull) }
}

final class Terminal: HogeViewProtocol {
  func showSaveSuccessAlert() { print("saved") }
  func showSaveFailedAlert() { print("not saved") }
}

let terminal = Terminal()
for isFull in [false, true] {
  let presenter: any HogePresenterProtocol = HogePresenter(model: Disk(isFull: isFull), view: terminal)
  presenter.saveHoge()
}

for object in [Counter().eraseToAnySomeObject(), HandWrittenCounter().eraseToAnySomeObject()] {
  let subscription = object.objectWillChange.sink { print("is about to change from \(object.int)") }
  object.increment()
  object.increment(by: 2)
  print(object.summary)
  subscription.cancel()
}
