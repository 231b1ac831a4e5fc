@_spi(Bindgen) import BindgenRuntime
import Observation
import Testing

@testable import TrackedModels

/// A counter of notices.
private final class Count: @unchecked Sendable {
  private(set) var times: Int = 0

  func add() { times += 1 }

  /// Returns the count since the last call.
  func take() -> Int {
    defer { times = 0 }
    return times
  }
}

/// Tracks one read.
private func track<Value>(_ count: Count, _ read: () -> Value) {
  _ = withObservationTracking(read) { count.add() }
}

/// Each field is tracked by itself, and only as long as somebody tracks it.
@Suite("Observation")
struct ObservationTests {
  @Test("A derivation that comes out equal wakes nobody")
  func equal() {
    let leaf: Leaf = Leaf()
    let count: Count = Count()
    let reader: Onlooker<Int> = Onlooker({ leaf.parity }, told: { _ in count.add() })
    leaf.add(2)
    #expect(count.take() == 0 && reader.value == 0)
    leaf.add(1)
    #expect(count.take() == 1 && reader.value == 1)
    leaf.restore()
    #expect(count.take() == 0)
  }

  @Test("A call of a function is a read of all that it reads, private fields too")
  func functions() {
    let asked: Asked = Asked()
    let count: Count = Count()
    let reader: Onlooker<Bool> = Onlooker({ asked.opens(3) }, told: { _ in count.add() })
    asked.touch()
    #expect(count.take() == 0 && reader.value == false)
    asked.turn()
    #expect(count.take() == 1 && reader.value == true)
  }

  @Test("A call of an action with a result is one, too, over what that calls")
  func actions() {
    let vault: Vault = Vault()
    let count: Count = Count()
    let reader: Onlooker<Bool?> = Onlooker({ try? vault.opens(3) }, told: { _ in count.add() })
    vault.touch()
    #expect(count.take() == 0 && reader.value == false)
    vault.turn()
    #expect(count.take() == 1 && reader.value == true)
  }

  @Test("What nobody tracks is not computed, and what somebody tracks once a change")
  func computations() {
    let leaf: Leaf = Leaf()
    leaf.add(1)
    #expect(leaf.meter.take() == [:])
    let reader: Onlooker<Int> = Onlooker { leaf.double }
    #expect(leaf.meter.take() == ["leaf.double": 1])
    leaf.add(1)
    leaf.name = "other"
    #expect(leaf.meter.take() == ["leaf.double": 1] && reader.value == 4)
  }

  @Test("What was read and is not tracked is computed after one more change, and no more")
  func untracked() {
    let leaf: Leaf = Leaf()
    #expect(leaf.double == 0)
    _ = leaf.meter.take()
    leaf.add(1)
    #expect(leaf.meter.take() == ["leaf.double": 1])
    leaf.add(1)
    leaf.add(1)
    #expect(leaf.meter.take() == [:])
    #expect(leaf.double == 6)
  }

  @Test("Who is told once is not told again")
  func once() {
    let open: Open = Open()
    let count: Count = Count()
    track(count) { (open.title, open.count) }
    open.isOn = true
    #expect(count.take() == 0)
    open.update {
      $0.title = "a"
      $0.count = 1
    }
    #expect(count.take() == 1)
    open.title = "b"
    open.count = 2
    #expect(count.take() == 0)
  }

  @Test("A write that differs in nothing tells nobody")
  func same() {
    let open: Open = Open()
    let count: Count = Count()
    track(count) { open.title }
    open.title = ""
    #expect(count.take() == 0)
    open.title.append("")
    #expect(count.take() == 1, "an edit in place always counts")
  }

  @Test("Who tracks in the middle of a transaction misses nothing")
  func middle() {
    let leaf: Leaf = Leaf()
    let (early, late): (Count, Count) = (Count(), Count())
    track(early) { leaf.double }
    leaf.update { leaf in
      leaf.value = 5
      track(late) { leaf.double }
      leaf.value = 0
    }
    #expect(late.take() == 1)
    track(late) { leaf.double }
    leaf.update { leaf in
      leaf.value = 5
      track(late) { leaf.parity }
      leaf.name = "other"
    }
    #expect(late.take() == 1, "of what was tracked before")
  }

  @Test("What was read in the middle has changed, even if nobody tracked that read and it was restored")
  func restored() {
    let leaf: Leaf = Leaf()
    let count: Count = Count()
    track(count) { leaf.double }
    leaf.update { leaf in
      leaf.value = 5
      #expect(leaf.double == 10)
      leaf.value = 0
    }
    #expect(count.take() == 1)
  }

  @Test("What is written while somebody collects what to track is not forgotten", arguments: 0...3)
  func inside(writes: Int) {
    let leaf: Leaf = Leaf()
    let count: Count = Count()
    track(count) {
      defer { for _ in 0..<writes { leaf.add(1) } }
      return leaf.double
    }
    #expect(count.take() == 0)
    leaf.add(1)
    #expect(count.take() == 1)
    leaf.add(1)
    #expect(count.take() == 0)
  }

  @Test("Fields can be bound by their key paths")
  func bindable() {
    /// Bindings by key path, as SwiftUI's `Bindable` creates them.
    @dynamicMemberLookup
    struct Bound<Model: AnyObject & Observation.Observable> {
      let model: Model

      subscript<Value>(dynamicMember path: ReferenceWritableKeyPath<Model, Value>) -> (
        get: () -> Value, set: (Value) -> Void
      ) {
        (get: { model[keyPath: path] }, set: { model[keyPath: path] = $0 })
      }
    }
    let open: Open = Open()
    let count: Count = Count()
    let title: (get: () -> String, set: (String) -> Void) = Bound(model: open).title
    track(count) { title.get() }
    title.set("bound")
    #expect(open.title == "bound" && count.take() == 1)
  }
}

#if compiler(>=6.2)
  extension ObservationTests {
    @Test("A sequence of observations has each state that was settled")
    @available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *)
    @MainActor
    func sequence() async {
      let account: Account = Account()
      var greetings: AsyncIterator = Observations { account.greeting }.makeAsyncIterator()
      #expect(await greetings.next(isolation: MainActor.shared) == "Hello, ")
      for name in ["you", "all"] {
        account.visit()
        Task { account.name = name }
        #expect(await greetings.next(isolation: MainActor.shared) == "Hello, \(name)")
      }
    }

    @available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *)
    private typealias AsyncIterator = Observations<String, Never>.Iterator
  }
#endif
