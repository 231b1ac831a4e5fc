import Testing

@testable import Contracts

#if canImport(Combine)
  import Combine
#else
  import OpenCombine
#endif

/// No double is written by hand.
@MainActor
@Suite struct ContractsTests {
  @Test(arguments: [true, false])
  func thePresenterSaysWhetherItWasSaved(isSaved: Bool) {
    let journal = Journal()
    let view = HogeViewProtocolSpy(journal: journal)
    let model = HogeModelRepresentableSpy(journal: journal)
    let presenter = HogePresenter(model: model, view: view)

    model.onSave = { completion in completion(isSaved) }
    presenter.saveHoge()

    #expect(view.calls == [isSaved ? .showSaveSuccessAlert : .showSaveFailedAlert])
    #expect(journal.names.first == "HogeModelRepresentable.save(_:)")
    #expect(journal.names.count == 2)
  }

  @Test func theAlertIsShownWhenTheModelIsReady() throws {
    let view = HogeViewProtocolSpy()
    let model = HogeModelRepresentableSpy()
    let presenter = HogePresenter(model: model, view: view)
    presenter.saveHoge()
    #expect(view.names.isEmpty)
    guard case .save(let completion) = try #require(model.calls.first) else { return }
    completion(true)
    #expect(view.names == ["showSaveSuccessAlert()"])
  }

  @Test func aPresenterThatIsGoneShowsNothing() throws {
    let view = HogeViewProtocolSpy()
    let model = HogeModelRepresentableSpy()
    HogePresenter(model: model, view: view).saveHoge()
    guard case .save(let completion) = try #require(model.calls.first) else { return }
    completion(true)
    #expect(view.names.isEmpty)
  }

  /// A call of a view controller, which only knows the protocol.
  @Test func aViewAsksItsPresenter() {
    let presenter = HogePresenterProtocolSpy()
    let held: any HogePresenterProtocol = presenter
    held.saveHoge()
    #expect(presenter.calls == [.saveHoge])
  }

  @Test func emittedHandWrittenOrADoubleAllFitOneType() {
    let stub = SomeObjectStub()
    let objects = [
      Counter().eraseToAnySomeObject(), HandWrittenCounter().eraseToAnySomeObject(), stub.eraseToAnySomeObject(),
    ]
    var sent = 0
    let subscriptions = objects.map { object in object.objectWillChange.sink { sent += 1 } }
    for object in objects { object.increment(by: 2) }
    #expect(objects.map(\.int) == [2, 2, 0])
    #expect(sent == 2)
    #expect(stub.calls == [.increment(by: 2)])
    stub.summary = "shown"
    #expect(objects[2].summary == "shown" && sent == 3)
    withExtendedLifetime(subscriptions) {}
  }
}
