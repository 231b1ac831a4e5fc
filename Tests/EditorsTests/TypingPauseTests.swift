import Testing

@testable import BindgenServer

@Suite("The pause before errors are told")
struct TypingPauseTests {
  @Test("each change begins it anew, and nothing else does")
  func changes() {
    var pause: TypingPause = TypingPause()
    pause.noteChanges(1, isOwed: true, at: 0)
    pause.noteChanges(2, isOwed: true, at: 90)
    for time in [100, 120, 180] { pause.noteChanges(2, isOwed: true, at: time) }
    #expect(pause.end == 190 && !pause.isOver(at: 189) && pause.isOver(at: 190))
    pause.noteChanges(2, isOwed: false, at: 185)
    #expect(pause.end == nil && !pause.isOver(at: 1000))
  }

  @Test("it is as long as it takes to tell errors, twice")
  func length() {
    var pause: TypingPause = TypingPause()
    pause.noteChanges(1, isOwed: true, at: 0)
    pause.notePublished(from: 100, to: 500)
    #expect(pause.end == nil)
    pause.noteChanges(2, isOwed: true, at: 600)
    #expect(pause.end == 1400)
    // The sum of pieces, except for those that a change made useless.
    pause.interrupted(from: 1400, to: 1450)
    pause.noteChanges(3, isOwed: true, at: 1460)
    for start in [2260, 2300] { pause.interrupted(from: start, to: start + 30) }
    pause.notePublished(from: 2340, to: 2380)
    pause.noteChanges(4, isOwed: true, at: 3000)
    #expect(pause.end == 3200)
  }
}
