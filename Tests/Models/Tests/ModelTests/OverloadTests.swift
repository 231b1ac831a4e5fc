@_spi(Bindgen) import BindgenRuntime
import Testing

@testable import ListsModels

/// Actions with one base name.
@Suite("Actions by their full names")
@MainActor
struct OverloadTests {
  @Test("each is called by its labels, from outside, from bodies and from effects")
  func classes() async {
    let peers: Peers = Peers()
    peers.bonjour("Ann", didAdd: 0)
    peers.bonjour("Ann", didRemove: "!")
    #expect(peers.names == ["Ann!"])
    peers.table = "here"
    peers.didReceive(error: CancellationError())
    await Bindgen.settled(peers, timeout: .seconds(60))
    #expect(peers.table == "from here")
  }

  @Test("a function beside them is asked by its own labels, in what follows, in bodies and in effects")
  func functions() async {
    let peers: Peers = Peers(names: ["Ann"])
    #expect(peers.bonjour(countIn: 1) == 2 && !peers.isMany)
    peers.bonjourAll(["b", "c"])
    await Bindgen.settled(peers, timeout: .seconds(60))
    #expect(peers.names == ["Ann", "b", "last", "c"] && peers.isMany)
  }

  @Test("'update' is free beside 'update { … }'")
  func update() {
    let peers: Peers = Peers()
    var notices: Int = 0
    let token = peers.observe { _, _ in notices += 1 }
    peers.update()
    peers.update(by: 2)
    peers.update { peers in
      peers.names.append("c")
      peers.isNew = false
    }
    #expect(peers.names.count == 3 && !peers.isNew && notices == 3)
    token.cancel()
  }

  @Test("a double's calls have the labels where base names are equal")
  func doubles() {
    let stub: PeersPresentingStub = PeersPresentingStub()
    stub.bonjour("Ann", didAdd: 3)
    stub.didReceive(name: "Bob")
    stub.table("text")
    stub.update()
    #expect(stub.names.isEmpty)
    #expect(stub.recorder.names == ["bonjour(_:didAdd:)", "didReceive(name:)", "table(_:)", "update()"])
  }

  @Test("a value's overloads share what one of them needs")
  func values() {
    var abacus: Abacus = Abacus()
    nonisolated(unsafe) var told: [String] = []
    abacus.addBoth(services: .init(log: { told.append($0) }))
    #expect(abacus.total == 5 && told == ["one"])
  }
}
