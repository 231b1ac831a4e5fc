@_spi(Bindgen) import BindgenRuntime
import Testing

@testable import ScreensModels

/// A player, as a spec and by hand.
@Suite("Screens: a player")
@MainActor
struct PlayerScreenTests {
  private let output: AudioOutputSpy = AudioOutputSpy()
  private let clock: TestClock = TestClock()
  private let tracks: [Track] = [
    Track(id: 1, title: "So What", seconds: 10), Track(id: 2, title: "Blue", seconds: 4),
  ]

  private func screen(_ isByHand: Bool) -> any PlayerScreen {
    isByHand
      ? PlayerByHand(output: output, clock: clock, queue: tracks)
      : Player(output: output, clock: clock, queue: Rows(tracks))
  }

  /// Lets some seconds pass while it plays.
  private func wait(_ seconds: Int, on screen: any PlayerScreen) async {
    for _ in 0..<seconds {
      let elapsed: Int = screen.elapsed
      await until { clock.sleepers >= (screen.willSleep ? 2 : 1) }
      clock.skip(.seconds(1))
      await until { screen.elapsed != elapsed }
    }
  }

  @Test("it plays, pauses, and goes on to the next", arguments: [false, true])
  func plays(isByHand: Bool) async {
    let screen = screen(isByHand)
    #expect(screen.track == tracks[0] && !screen.isPlaying && screen.progress == 0)
    screen.begin()
    #expect(screen.isPlaying)
    await wait(3, on: screen)
    #expect(screen.elapsed == 3 && screen.left == 7 && screen.progress == 0.3)
    screen.pause()
    #expect(!screen.isPlaying && clock.sleepers == 0)
    screen.seek(to: 0.8)
    #expect(screen.elapsed == 8)
    screen.begin()
    await wait(1, on: screen)
    screen.seek(to: 0.9)
    await wait(1, on: screen)
    #expect(screen.track == tracks[1] && screen.elapsed == 0 && screen.isPlaying)
    await wait(3, on: screen)
    #expect(screen.elapsed == 3 && screen.isPlaying)
    await wait(1, on: screen)
    #expect(screen.track == tracks[0] && screen.elapsed == 0 && !screen.isPlaying)
    #expect(
      output.calls == [
        .start(tracks[0], at: 0), .stop, .start(tracks[0], at: 8), .start(tracks[0], at: 9), .start(tracks[1], at: 0),
        .stop,
      ]
    )
  }

  @Test("one goes back and forth", arguments: [false, true])
  func chooses(isByHand: Bool) async {
    let screen = screen(isByHand)
    screen.next()
    #expect(screen.track == tracks[1] && !screen.isPlaying && output.calls.isEmpty)
    screen.choose(3)
    screen.choose(1)
    #expect(screen.track == tracks[0] && screen.isPlaying)
    screen.choose(2)
    screen.choose(1)
    #expect(output.calls == [tracks[0], tracks[1], tracks[0]].map { .start($0, at: 0) })
    screen.next()
    screen.previous()
    screen.previous()
    #expect(screen.track == tracks[0])
    await wait(4, on: screen)
    screen.next()
    screen.seek(to: 0.99)
    #expect(screen.elapsed == 3)
    screen.previous()
    #expect(screen.track == tracks[0])
    screen.seek(to: 0.5)
    screen.previous()
    #expect(screen.track == tracks[0] && screen.elapsed == 0)
    screen.queue(0)
    #expect(screen.track == nil && screen.progress == 0)
  }

  @Test("it falls asleep, unless one stays awake", arguments: [false, true])
  func sleeps(isByHand: Bool) async {
    let screen = screen(isByHand)
    screen.fallAsleep(in: 1)
    screen.stayAwake()
    #expect(!screen.willSleep)
    screen.fallAsleep(in: 3)
    screen.fallAsleep(in: 1)
    screen.begin()
    await wait(5, on: screen)
    #expect(screen.willSleep && screen.isPlaying)
    screen.pause()
    #expect(!screen.willSleep)
    screen.fallAsleep(in: 1)
    await until { clock.sleepers >= 1 }
    clock.skip(.seconds(60))
    await until { !screen.willSleep }
    #expect(output.calls.last == .stop && output.calls.count == 3 && clock.sleepers == 0)
  }

  @Test("a player that goes is silent", arguments: [false, true])
  func goes(isByHand: Bool) async {
    weak var gone: (any PlayerScreen)?
    do {
      let screen = screen(isByHand)
      gone = screen
      screen.begin()
      await until { clock.sleepers >= 1 }
    }
    #expect(gone == nil)
    await until { clock.sleepers == 0 }
  }
}

// MARK: - Protocol of both screens

@MainActor private protocol PlayerScreen: AnyObject {
  var elapsed: Int { get }
  var track: Track? { get }
  var progress: Double { get }
  var left: Int { get }
  var isPlaying: Bool { get }
  var willSleep: Bool { get }
  func begin()
  func pause()
  func seek(to progress: Double)
  func next()
  func previous()
  func choose(_ id: Int)
  func fallAsleep(in minutes: Int)
  func stayAwake()
  func queue(_ count: Int)
}

extension Player: PlayerScreen {
  fileprivate func begin() { play() }
  fileprivate func fallAsleep(in minutes: Int) { sleep(in: minutes) }
  fileprivate func queue(_ count: Int) { queue.removeLast(queue.count - count) }
}

extension PlayerByHand: PlayerScreen {
  fileprivate func begin() { play() }
  fileprivate func fallAsleep(in minutes: Int) { sleep(in: minutes) }
  fileprivate func queue(_ count: Int) { queue.removeLast(queue.count - count) }
}
