@_spi(Bindgen) import BindgenRuntime
import Testing

@testable import ReducersModels

#if canImport(Combine)
  import Combine
#else
  import OpenCombine
#endif

/// A store is observed like any class: once per transaction, and what is read then is right.
@Suite("Stores through every outlet")
@MainActor
struct ReducerOutletTests {
  /// Plays two songs, for the notices of each outlet.
  private func play(_ store: PlayerStore) {
    store.send(.songs(id: 1, .played))
    store.send(.songs(id: 1, .setTitle("a")))
    store.update {
      $0.send(.songs(id: 1, .played))
      $0.each.songs[id: 2]?.send(.played)
      $0.volume = 5
    }
    store.send(.setVolume(5))
    store.send(.songs(id: 9, .played))
  }

  private func store(view: (any PlayerStoreView)? = nil, delegate: (any PlayerStoreDelegate)? = nil) -> PlayerStore {
    PlayerStore(
      view: view,
      Player(songs: [Song(id: 1), Song(id: 2)]),
      services: .init(clock: ContinuousClock(), load: { "\($0)" }),
      delegate: delegate
    )
  }

  @Test func closures() {
    let store: PlayerStore = store()
    var (plays, rows, edits): ([Int], [String], Int) = ([], [], 0)
    let tokens: [PlayerStore.Subscription] = [
      store.observe(\.plays) { plays.append($0) },
      store.observe(\.songs, id: 1) { rows.append("\($0?.title ?? "gone") \($0?.plays ?? 0)") },
      store.observeEdits(of: \.songs) { _, _ in edits += 1 },
    ]
    play(store)
    #expect(plays == [1, 3])
    #expect(rows == [" 1", "a 1", "a 2"])
    #expect(edits == 3)
    withExtendedLifetime(tokens) {}
  }

  @Test func delegates() {
    let witness: Witness = Witness()
    play(store(delegate: witness))
    #expect(witness.told == ["plays 1, volume 0", "plays 3, volume 5"])
  }

  @Test func views() {
    let screen: Screen = Screen()
    play(store(view: screen))
    #expect(screen.allPlays == [0, 1, 3])
    #expect(screen.volumes == [0, 5])
  }

  @Test func publishers() {
    let store: PlayerStore = store()
    var (plays, before): ([Int], [Int]) = ([], [])
    let tokens: [AnyCancellable] = [
      store.publishers.plays.sink { plays.append($0) },
      store.objectWillChange.sink { [unowned store] in before.append(store.plays) },
    ]
    play(store)
    #expect(plays == [0, 1, 3])
    #expect(before.first == 0 && before.contains(1))
    withExtendedLifetime(tokens) {}
  }

  @Test func sequences() async {
    let store: PlayerStore = store()
    var plays: AsyncStream<Int>.Iterator = store.values(of: \.plays).makeAsyncIterator()
    #expect(await plays.next() == 0)
    store.send(.songs(id: 1, .played))
    #expect(await plays.next() == 1)
    play(store)
    #expect(await plays.next() == 4)
  }

  @Test func tracking() {
    let store: PlayerStore = store()
    let plays: Tally = Tally { store.plays }
    let state: Tally = Tally { store.state.volume }
    store.send(.songs(id: 1, .setTitle("a")))
    #expect((plays.take(), state.take()) == (0, 1))
    store.send(.songs(id: 1, .played))
    #expect((plays.take(), state.take()) == (1, 1))
    store.send(.setVolume(0))
    #expect((plays.take(), state.take()) == (0, 0))
  }

  private final class Witness: PlayerStoreDelegate {
    var told: [String] = []

    func playerStore(_ playerStore: PlayerStore, didChange changes: PlayerStore.Changes) {
      if changes.contains(.plays) { told.append("plays \(playerStore.plays), volume \(playerStore.volume)") }
    }
  }

  private final class Screen: PlayerStoreView {
    private(set) var allPlays: [Int] = []
    private(set) var volumes: [Int] = []
    var plays: Int = 0 { didSet { allPlays.append(plays) } }
    var volume: Int = 0 { didSet { volumes.append(volume) } }
  }
}
