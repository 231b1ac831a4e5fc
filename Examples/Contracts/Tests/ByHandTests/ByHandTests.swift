import Testing

@testable import ByHand

#if canImport(Combine)
  import Combine
#else
  import OpenCombine
#endif

/// Protocols alone are in the specs; doubles and wrappers of them are emitted.
@MainActor
@Suite struct ByHandTests {
  @Test(arguments: [true, false])
  func thePresenterSaysWhetherItWasSaved(isSaved: Bool) {
    let journal = Journal()
    let view = HogeViewProtocolSpy(journal: journal)
    let model = HogeModelRepresentableSpy(journal: journal)
    let presenter = HogePresenter(model: model)
    presenter.view = view

    model.onSave = { completion in completion(isSaved) }
    presenter.saveHoge()

    #expect(view.calls == [isSaved ? .showSaveSuccessAlert : .showSaveFailedAlert])
    #expect(journal.names.first == "HogeModelRepresentable.save(_:)")
    #expect(journal.names.count == 2)
  }

  @Test func aCounterAndADoubleFitOneType() {
    let (counter, stub) = (Counter(), SomeObjectStub(int: 5))
    let objects = [counter.eraseToAnySomeObject(), stub.eraseToAnySomeObject()]
    var sent = 0
    let subscriptions = objects.map { object in object.objectWillChange.sink { sent += 1 } }
    for object in objects { object.increment() }
    #expect(objects.map(\.int) == [1, 5])
    #expect(stub.calls == [.increment])
    #expect(sent == 1)
    stub.int = 7
    #expect(objects[1].int == 7 && sent == 2)
    #expect(objects[0] == AnySomeObject(objects[0]) && objects[0] != objects[1])
    #expect(Set(objects.map(\.id)) == [ObjectIdentifier(counter), ObjectIdentifier(stub)])
    withExtendedLifetime(subscriptions) {}
  }
}
