@_spi(Bindgen) import BindgenRuntime
import Testing

@testable import CombineModels
@testable import IsolatedModels

#if canImport(Combine)
  import Combine
#else
  import OpenCombine
#endif

/// Models live on the actor that their spec names.
@Suite("Isolation")
struct IsolationTests {
  @MainActor private final class Window: ScreenView {
    var title: String = ""
    var shown: String = ""
    func blink() {}
  }

  @MainActor private struct Doors: Opener {
    func open(_ title: String) {}
  }

  @Test("A screen of the main actor shows itself, before and after its actions wait")
  @MainActor
  func screen() async {
    let window: Window = Window()
    let screen: IsolatedModels.Screen = IsolatedModels.Screen(open: Doors(), view: window)
    screen.tap()
    #expect(window.shown == " 1")
    await screen.load()
    #expect(window.title == "named" && window.shown == "named 0")
  }

  @Test("What is isolated to nobody may be used by whoever has it")
  func elsewhere() async {
    let text: String = await Task.detached {
      let counter: Counter = Counter()
      let token: Counter.Subscription = counter.observe { _, _ in }
      counter.step()
      token.cancel()
      return counter.text
    }.value
    #expect(text == "2 none")
  }

  @Test("The last hold on a model or a token may end on any thread")
  func release() async {
    for _ in 0..<50 {
      let (screen, held): (IsolatedModels.Screen, Held) = await MainActor.run {
        let screen: IsolatedModels.Screen = IsolatedModels.Screen(open: Doors())
        return (screen, Held(tokens: [screen.observe { _, _ in }]))
      }
      let task: Task<Void, Never> = Task.detached { withExtendedLifetime((screen, held)) {} }
      await MainActor.run { screen.tap() }
      await task.value
    }
  }

  /// Objects that may be released on any thread, though their type does not say so.
  private struct Held: @unchecked Sendable {
    let tokens: [AnyObject]
  }

  @Test("A model's subscribers may be cancelled on any thread, while it sends")
  func cancelling() async {
    for _ in 0..<50 {
      let (lamp, held): (Lamp, Held) = await MainActor.run {
        let lamp: Lamp = Lamp()
        var texts: [String] = []
        let tokens: [AnyCancellable] = [
          lamp.publishers.text.sink { texts.append($0) },
          lamp.publishers.isOn.map { "\($0)" }.sink { texts.append($0) },
          lamp.publishers.isOn.combineLatest(lamp.publishers.text).sink { texts.append($0.1) },
          lamp.changesPublisher.sink { _ in texts.append("changes") },
          lamp.objectWillChange.sink { texts.append("before") },
        ]
        return (lamp, Held(tokens: tokens))
      }
      let task: Task<Void, Never> = Task.detached { for token in held.tokens { (token as? AnyCancellable)?.cancel() } }
      await MainActor.run { for _ in 0..<3 { lamp.isOn.toggle() } }
      await task.value
      await MainActor.run { lamp.isOn.toggle() }
    }
  }
}
