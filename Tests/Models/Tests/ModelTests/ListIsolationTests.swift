@_spi(Bindgen) import BindgenRuntime
import Testing

@testable import ListsModels

/// Lists live on the actor that their spec names, and end anywhere.
@Suite("Isolation of lists")
struct ListIsolationTests {
  @Test("Who owns rows, or a child that may be missing, may end on any thread, while these change")
  func owners() async {
    let sheets: [Sheet] = await MainActor.run { (0..<3).map { Sheet(id: $0, paper: Paper()) } }
    for round in 1...200 {
      await withTaskGroup(of: Void.self) { group in
        for _ in 0..<3 {
          let desk: Desk = await MainActor.run {
            let desk: Desk = Desk(sheets: Rows(sheets), top: sheets[0])
            #expect(desk.marks == 30 * (round - 1) && desk.price == round)
            return desk
          }
          group.addTask { withExtendedLifetime(desk) {} }
        }
        group.addTask { @MainActor in
          for _ in 0..<10 { for sheet in sheets { sheet.marks += 1 } }
          sheets[0].paper.price += 1
        }
      }
    }
  }
}
