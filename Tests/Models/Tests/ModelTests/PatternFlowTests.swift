@_spi(Bindgen) import BindgenRuntime
import Testing

@testable import PatternsModels

/// The patterns that lead from one screen to the next, as specs and by hand.
@Suite("Patterns: flows")
@MainActor
struct PatternFlowTests {
  // MARK: A form

  @Test("a form says what is wrong once it was tried, and is sent once", arguments: [false, true])
  func form(isByHand: Bool) async {
    let (client, answers): (ProfileClientSpy, Answers<Void>) = (ProfileClientSpy(), Answers())
    client.onSave = { _, _ in try await answers.next() }
    var saved: Int = 0
    let screen: any FormScreen =
      isByHand
      ? ProfileFormByHand(client: client) { saved += 1 } : ProfileForm(client: client, onEvent: { _ in saved += 1 })
    screen.email = "ada"
    #expect(screen.problems.isEmpty && screen.canSave)
    screen.send()
    #expect(screen.problems == ["Who are you?", "That is no address."] && !screen.canSave && client.calls.isEmpty)
    (screen.name, screen.email) = ("Ada", "ada@x.org")
    screen.send()
    screen.send()
    #expect(screen.isSaving && !screen.canSave)
    await answers.fail(Trouble("Full"))
    await until { !screen.isSaving }
    #expect(screen.alert == "Full" && saved == 0 && screen.canSave)
    screen.send()
    #expect(screen.alert == nil)
    await answers.give(())
    await until { saved == 1 }
    #expect(!screen.isSaving && client.calls == [.save("Ada", "ada@x.org"), .save("Ada", "ada@x.org")])
  }

  // MARK: A sheet and a page

  @Test("one screen is there at a time, and a swipe ends only what it means", arguments: [false, true])
  func screens(isByHand: Bool) {
    let screen: any BooksScreen = isByHand ? BooksByHand() : Books()
    screen.askToAdd()
    #expect(screen.shown == "add")
    screen.save("")
    #expect(screen.shown == "add")
    screen.save("Emma")
    #expect(screen.shown == nil && screen.titles == ["Emma"])
    screen.askToAdd()
    screen.cancelForm()
    #expect(screen.shown == nil)
    screen.open(Book(title: "Emma"))
    screen.swipeForm()
    #expect(screen.shown == "Emma")
    screen.askForHelp()
    screen.swipePage()
    #expect(screen.shown == "help")
    screen.swipeHelp()
    #expect(screen.shown == nil)
    screen.open(Book(title: "Emma"))
    screen.deletePage()
    #expect(screen.shown == nil && screen.titles.isEmpty)
  }

  // MARK: Login

  @Test("who logs in is at home, and comes back", arguments: [false, true])
  func login(isByHand: Bool) async throws {
    let (accounts, answers): (AccountsSpy, Answers<User>) = (AccountsSpy(), Answers())
    accounts.onLogIn = { _, _ in try await answers.next() }
    let coordinator: any LoginFlow =
      isByHand ? CoordinatorByHand(accounts: accounts) : Coordinator(accounts: accounts)
    let login = try #require(coordinator.form)
    (login.name, login.password) = ("ada", "x")
    login.send()
    login.send()
    #expect(login.isBusy && coordinator.user == nil)
    await answers.fail(Trouble("Who?"))
    await until { !login.isBusy }
    #expect(login.problem == "Who?" && coordinator.form === login)
    login.send()
    #expect(login.problem == nil)
    await answers.give(User(name: "Ada"))
    await until { coordinator.form == nil }
    #expect(coordinator.user?.name == "Ada" && accounts.calls == [.logIn("ada", "x"), .logIn("ada", "x")])
    coordinator.leave()
    #expect(coordinator.user == nil && coordinator.form?.name == "")
  }
}

// MARK: - Protocols of both

@MainActor private protocol FormScreen: AnyObject {
  var name: String { get set }
  var email: String { get set }
  var nameProblem: String? { get }
  var emailProblem: String? { get }
  var isSaving: Bool { get }
  var canSave: Bool { get }
  var alert: String? { get }
  func send()
}

extension FormScreen {
  fileprivate var problems: [String] { [nameProblem, emailProblem].compactMap { $0 } }
}

extension ProfileForm: FormScreen {
  fileprivate func send() { save() }
}

extension ProfileFormByHand: FormScreen {
  fileprivate func send() { save() }
}

@MainActor private protocol BooksScreen: AnyObject {
  var titles: [String] { get }
  /// The sheet or page above the list, as text.
  var shown: String? { get }
  func askToAdd()
  func askForHelp()
  func open(_ book: Book)
  func save(_ title: String)
  func cancelForm()
  func deletePage()
  func swipeForm()
  func swipePage()
  func swipeHelp()
}

extension Books: BooksScreen {
  fileprivate var titles: [String] { books.map(\.title) }
  fileprivate var shown: String? {
    switch destination {
    case .add: "add"
    case .page(let page): page.book.title
    case .help: "help"
    case nil: nil
    }
  }
  fileprivate func askToAdd() { addTapped() }
  fileprivate func askForHelp() { helpTapped() }
  fileprivate func open(_ book: Book) { tapped(book) }
  fileprivate func save(_ title: String) {
    destination.add?.title = title
    destination.add?.save()
  }
  fileprivate func cancelForm() { destination.add?.cancel() }
  fileprivate func deletePage() { destination.page?.delete() }
  fileprivate func swipeForm() { destination.add = nil }
  fileprivate func swipePage() { destination.page = nil }
  fileprivate func swipeHelp() { destination.help = false }
}

extension BooksByHand: BooksScreen {
  fileprivate var titles: [String] { books.map(\.title) }
  fileprivate var shown: String? { isHelpShown ? "help" : add != nil ? "add" : page?.book.title }
  fileprivate func askToAdd() { addTapped() }
  fileprivate func askForHelp() { helpTapped() }
  fileprivate func open(_ book: Book) { tapped(book) }
  fileprivate func save(_ title: String) {
    add?.title = title
    add?.save()
  }
  fileprivate func cancelForm() { add?.cancel() }
  fileprivate func deletePage() { page?.delete() }
  fileprivate func swipeForm() { add = nil }
  fileprivate func swipePage() { page = nil }
  fileprivate func swipeHelp() { isHelpShown = false }
}

@MainActor private protocol LoginForm: AnyObject {
  var name: String { get set }
  var password: String { get set }
  var problem: String? { get }
  var isBusy: Bool { get }
  func send()
}

extension Login: LoginForm {
  fileprivate func send() { submit() }
}

extension LoginByHand: LoginForm {
  fileprivate func send() { submit() }
}

@MainActor private protocol LoginFlow: AnyObject {
  var form: (any LoginForm)? { get }
  /// The user who has logged in.
  var user: User? { get }
  func leave()
}

extension Coordinator: LoginFlow {
  fileprivate var form: (any LoginForm)? { screen.login }
  fileprivate var user: User? { screen.home?.user }
  fileprivate func leave() { screen.home?.logOut() }
}

extension CoordinatorByHand: LoginFlow {
  fileprivate var form: (any LoginForm)? { if case .login(let login) = screen { login } else { nil } }
  private var home: HomeByHand? { if case .home(let home) = screen { home } else { nil } }
  fileprivate var user: User? { home?.user }
  fileprivate func leave() { home?.logOut() }
}
