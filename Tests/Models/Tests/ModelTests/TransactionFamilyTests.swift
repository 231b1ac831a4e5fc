@_spi(Bindgen) import BindgenRuntime
import Testing

@testable import TransactionsModels

/// The order of a transaction over several models.
@Suite("Transactions of a family")
@MainActor
struct TransactionFamilyTests {
  private let log: TransactionLog = TransactionLog()

  private func room() -> Room {
    let room: Room = Room(log: log)
    for id in 1...3 { room.members.append(Member(id: id, log: log, leave: { [weak room] in room?.remove($0) })) }
    return room
  }

  @Test("children react before their parents, and all of it is one notice")
  func order() async {
    let room: Room = room()
    var notices: [[Int]] = []
    let token: Bindgen.Subscription = room.observe { room, _ in notices.append([room.edits, room.count]) }
    await room.write("x").value
    #expect(notices == [[3, 1]])
    #expect(log.take() == ["written", "member 1 x", "member 2 x", "member 3 x", "edits 3"])
    token.cancel()
  }

  @Test("what a row begins in the action in which it leaves begins at once")
  func leaving() async throws {
    let room: Room = room()
    let member: Member = try #require(room.members[id: 2])
    let gone: Bindgen.Effect = member.go()
    #expect(room.members.ids == [1, 3])
    await gone.value
    #expect(log.take() == ["gone 2"])
    #expect(room._core.family.planned.works.isEmpty && member._core.family.planned.works.isEmpty)
  }

  @Test("what a row begins that nobody keeps any more does not begin, observed or not", arguments: [false, true])
  func leavingForGood(isObserved: Bool) async {
    let room: Room = room()
    weak let member: Member? = room.members[id: 2]
    let token: Bindgen.Subscription? = isObserved ? member?.observe { _, _ in } : nil
    room.writeAndRemove(2)
    #expect(member == nil)
    await Bindgen.settled(room, timeout: .seconds(60))
    #expect(log.take() == ["written"])
    token?.cancel()
  }

  @Test("what an observer calls in a notice is no part of the action")
  func observers() async throws {
    let room: Room = room()
    // (A member's effects end with it, so it is retained.)
    let kept: Member = try #require(room.members[id: 1])
    var called: Bindgen.Effect?
    let token: Bindgen.Subscription = room.observe { room, changes in
      if called == nil { called = room.members[id: 1]?.go() }
    }
    let written: Bindgen.Effect = room.write("x")
    called?.cancel()
    await written.value
    #expect(log.take().sorted() == ["edits 2", "edits 3", "member 1 x", "member 2 x", "member 3 x", "written"])
    #expect(kept.text == "x" && room.members.ids == [2, 3])
    token.cancel()
  }
}
