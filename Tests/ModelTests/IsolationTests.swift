import Testing

@testable import IsolatedSnapshot

/// Models live where their spec says.
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
    let screen: IsolatedSnapshot.Screen = IsolatedSnapshot.Screen(view: window, open: Doors())
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
      let (screen, token): (IsolatedSnapshot.Screen, IsolatedSnapshot.Screen.Subscription) = await MainActor.run {
        let screen: IsolatedSnapshot.Screen = IsolatedSnapshot.Screen(view: nil, open: Doors())
        return (screen, screen.observe { _, _ in })
      }
      let task: Task<Void, Never> = Task.detached { withExtendedLifetime((screen, token)) {} }
      await MainActor.run { screen.tap() }
      await task.value
    }
  }
}
