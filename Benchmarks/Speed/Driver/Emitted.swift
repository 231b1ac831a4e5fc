import Callbacks
import Delegates
import Shared
import Unstated

// Emitted models already have what the driver needs; only their notices differ.

extension Callbacks.Cart: Basket {}
extension Callbacks.ShoppingPresenter: Shop {}
extension Callbacks.Leaf: Sized {}
extension Callbacks.Parent: Seeing {}

extension Callbacks.ShoppingPresenter: Telling {
  func listen(_ ear: Ear, for whole: some Measured) -> AnyObject {
    observe { _, changes in ear.hear(whole.result, changes.rawValue) }
  }
}

extension Callbacks.Parent: Telling {
  func listen(_ ear: Ear, for whole: some Measured) -> AnyObject {
    observe { _, changes in ear.hear(whole.result, changes.rawValue) }
  }
}

extension Unstated.Cart: Basket {}
extension Unstated.ShoppingPresenter: Shop {}
extension Unstated.Leaf: Sized {}
extension Unstated.Parent: Seeing {}

extension Unstated.ShoppingPresenter: Telling {
  func listen(_ ear: Ear, for whole: some Measured) -> AnyObject {
    observe { _, changes in ear.hear(whole.result, changes.rawValue) }
  }
}

extension Unstated.Parent: Telling {
  func listen(_ ear: Ear, for whole: some Measured) -> AnyObject {
    observe { _, changes in ear.hear(whole.result, changes.rawValue) }
  }
}

extension Shared.Cart: Basket {}
extension Shared.ShoppingPresenter: Shop {}
extension Shared.Leaf: Sized {}
extension Shared.Parent: Seeing {}

extension Shared.ShoppingPresenter: Telling {
  func listen(_ ear: Ear, for whole: some Measured) -> AnyObject {
    observe { _, changes in ear.hear(whole.result, changes.rawValue) }
  }
}

extension Shared.Parent: Telling {
  func listen(_ ear: Ear, for whole: some Measured) -> AnyObject {
    observe { _, changes in ear.hear(whole.result, changes.rawValue) }
  }
}

extension Delegates.Cart: Basket {}
extension Delegates.ShoppingPresenter: Shop {}
extension Delegates.Leaf: Sized {}
extension Delegates.Parent: Seeing {}

final class EmittedEar<Whole: Measured>: Delegates.ShoppingPresenterDelegate, Delegates.ParentDelegate {
  private let ear: Ear
  private let whole: Whole

  init(_ ear: Ear, _ whole: Whole) {
    self.ear = ear
    self.whole = whole
  }

  func shoppingPresenter(
    _ shoppingPresenter: Delegates.ShoppingPresenter,
    didChange changes: Delegates.ShoppingPresenter.Changes
  ) {
    ear.hear(whole.result, changes.rawValue)
  }

  func parent(_ parent: Delegates.Parent, didChange changes: Delegates.Parent.Changes) {
    ear.hear(whole.result, changes.rawValue)
  }
}

extension Delegates.ShoppingPresenter: Telling {
  func listen(_ ear: Ear, for whole: some Measured) -> AnyObject {
    let heard: EmittedEar = EmittedEar(ear, whole)
    delegate = heard
    return heard
  }
}

extension Delegates.Parent: Telling {
  func listen(_ ear: Ear, for whole: some Measured) -> AnyObject {
    let heard: EmittedEar = EmittedEar(ear, whole)
    delegate = heard
    return heard
  }
}
