@_spi(Bindgen) import BindgenRuntime
import Testing

@testable import TransactionsModels

/// Commands never overtake what a view is shown.
@Suite("Commands of a view")
@MainActor
struct ViewCommandTests {
  private let view: LoginScreen = LoginScreen()
  private var login: Login { view.login }

  @Test("before a command the view is shown what has changed, and after it the rest; others have one notice")
  func order() {
    var notices: [Login.Changes] = []
    let token = login.observe { notices.append($1) }
    view.take()
    login.enter("ann")
    #expect(
      view.take() == [
        "message = too short", "isShort = false", "focus first", "message = still", "rows + [1]", "focus second",
        "rows + [2]",
      ]
    )
    #expect(notices == [[.name, .message, .isShort, .rows]])
    token.cancel()
  }

  @Test("also where the command gives something, and is the whole body")
  func results() async throws {
    view.take()
    #expect(login.check())
    #expect(view.take() == ["message = asked", "ask"])
    #expect(login.short())
    #expect(try await login.later())
    #expect(view.take() == ["ask", "wait"])
  }

  @Test("what is edited just then is shown later")
  func editing() {
    view.take()
    login.sort()
    let lines: [String] = view.take()
    #expect(lines.prefix(2) == ["message = sorting", "focus in items"])
    #expect(lines.filter { $0.hasPrefix("items") } == ["items = [1, 2]"])
    #expect(lines.filter { $0.hasPrefix("all") }.last == "all = [1, 2, 1, 2]")
    #expect(lines.filter { $0.hasPrefix("count") }.last == "count = 2")
  }

  @Test("a setter that calls an action that commands is not called again meanwhile")
  func nested() {
    view.take()
    view.onSteps = { [login] in login.step() }
    login.step()
    #expect(login.steps == 5)
    #expect(view.take().filter { $0.hasPrefix("steps") }.last == "steps = 5")
  }

  @Test("another view is shown all, and then only what changes")
  func another() {
    let other: LoginScreen = LoginScreen(login)
    login.attach(other)
    other.take()
    login.enter("jo")
    #expect(other.take().first == "message = too short")
    #expect(view.lines.contains("focus first") == false)
  }
}

/// A view that records what it shows, and its commands.
@MainActor
private final class LoginScreen: LoginView {
  private(set) var lines: [String] = []
  var onSteps: () -> Void = {}
  private var model: Login!
  var login: Login { model }

  var message: String = "" { didSet { lines.append("message = \(message)") } }
  var isShort: Bool = false { didSet { lines.append("isShort = \(isShort)") } }
  var items: [Int] = [] { didSet { lines.append("items = \(items)") } }
  var rows: PlainRows<Int> = [] { didSet { lines.append("rows = \(Array(rows))") } }
  var count: Int = 0 { didSet { lines.append("count = \(count)") } }
  var all: [Int] = [] { didSet { lines.append("all = \(all)") } }
  var steps: Int = 0 {
    didSet {
      lines.append("steps = \(steps)")
      onSteps()
    }
  }

  init(_ login: Login? = nil) { model = login ?? Login(view: self) }

  @discardableResult
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }

  func edit(rows: PlainRows<Int>, _ edits: Edits) {
    lines.append("rows + \(edits.inserts.map { rows[$0] })")
  }

  func focus(_ text: String) { lines.append("focus \(text)") }

  func ask() -> Bool {
    lines.append("ask")
    return true
  }

  func wait() async throws -> Bool {
    lines.append("wait")
    return true
  }
}
