import Testing

@testable import WideModels

/// Models with more fields than a word has bits.
@Suite("Wide models")
struct WideTests {
  private final class Listener: SeventyDelegate, TwoHundredDelegate {
    var seventy: [Seventy.Changes] = []
    var twoHundred: [TwoHundred.Changes] = []
    var last: Int = 0

    func seventy(_ seventy: Seventy, didChange changes: Seventy.Changes) { self.seventy.append(changes) }
    func twoHundred(_ twoHundred: TwoHundred, didChange changes: TwoHundred.Changes) {
      self.twoHundred.append(changes)
    }
    func twoHundredDidChangeS89(_ twoHundred: TwoHundred) { last += 1 }
  }

  @Test("Changes are told in every word, once a transaction")
  func words() {
    let listener: Listener = Listener()
    let model: TwoHundred = TwoHundred(delegate: listener)
    model.raise(by: 5)
    #expect(listener.twoHundred.count == 1 && listener.last == 1)
    let changes: TwoHundred.Changes = listener.twoHundred.first ?? []
    #expect(changes.isSuperset(of: [.s0, .s89, .d0]))
    #expect(!changes.contains(.s1) && !changes.contains(.s88))
    model.s1 = model.s1
    #expect(listener.twoHundred.count == 1)
  }

  @Test("State that is set in groups begins as it was given, and its making is told to nobody")
  func groups() {
    let model: ManyStates = ManyStates(first: 1, place: .there, s4: 40, s137: "last")
    #expect(model.s0 == 0 && model.s1 == "1" && model.s2 == [2] && model.s3 == nil && model.s138 == [138])
    #expect(model.s4 == 40 && model.place == .there)
    #expect(model.sum == 1 + 0 + 40 + 136)
    #expect(model.words == "1last")
    var told: [ManyStates.Changes] = []
    let token: ManyStates.Subscription = model.observe { _, changes in told.append(changes) }
    model.s136 = 0
    #expect(model.sum == 41)
    #expect(told == [[.s136, .sum]])
    token.cancel()
  }

  private final class Wall: GalleryView {
    var written: [String] = []
    var s0: Int = 0 { didSet { written.append("s0 \(s0)") } }
    var s33: Int = 0 { didSet { written.append("s33 \(s33)") } }
    var s63: Int = 0 { didSet { written.append("s63 \(s63)") } }
    var first: Int = 0 { didSet { written.append("first \(first)") } }
    var last: Int = 0 { didSet { written.append("last \(last)") } }
    var isEven: Bool = false { didSet { written.append("isEven \(isEven)") } }
  }

  @Test("A view is given what changed of what it shows, in every word")
  func view() {
    let wall: Wall = Wall()
    let model: Gallery = Gallery(view: wall)
    #expect(wall.written == ["s0 0", "s33 33", "s63 63", "first 1", "last 125", "isEven false"])
    wall.written = []
    model.update {
      $0.s33 = 3
      $0.s62 = 64
      $0.s7 = 0
    }
    #expect(wall.written == ["s33 3", "last 127"])
    wall.written = []
    model.s63 = 64
    #expect(wall.written == ["s63 64", "last 128", "isEven true"])
    model.attach(nil)
    model.s0 = 9
    #expect(wall.s0 == 0 && model.first == 10)
  }

  @Test("A set of changes is a set, however wide")
  func sets() {
    var changes: TwoHundred.Changes = [.s0, .s89, .d109]
    #expect(changes.contains(.d109) && !changes.contains(.d108))
    changes.remove(.d109)
    changes.insert(.d50)
    #expect(changes == [.d50, .s89, .s0])
    #expect(changes.intersection([.s89, .d1]) == .s89)
    #expect(changes.symmetricDifference([.s0]) == [.s89, .d50])
    #expect(TwoHundred.Changes().isEmpty && !changes.isEmpty)
    #expect(Seventy.Changes.d49.rawValue != Seventy.Changes.d48.rawValue)
  }

  @Test("A field in the last word is observed by itself")
  func field() {
    let model: Seventy = Seventy()
    var told: [Int] = []
    let token: Seventy.Subscription = model.observe(\.d49) { told.append($0) }
    let before: Int = model.d49
    for state in [model.s0, model.s1] { model.s0 = state }
    model.update {
      $0.s8 += 1
      $0.s9 += 1
      $0.s4 += 1
    }
    #expect(told == (model.d49 == before ? [] : [model.d49]))
    token.cancel()
  }

  @Test("What was computed at a read in the middle of a round is told in the next one if it has come back")
  func comesBack() {
    let model: Seventy = Seventy()
    var known: Int = model.d0
    let tokens: [Seventy.Subscription] = [
      model.observe(\.d1) { _ in model.s0 = 100 },
      model.observe(\.d1) { _ in known = model.d0 },
      model.observe(\.d1) { _ in model.s0 = 0 },
      model.observe(\.d0) { known = $0 },
    ]
    model.s1 = 50
    #expect(known == model.d0 && known == 3)
    withExtendedLifetime(tokens) {}
  }
}
