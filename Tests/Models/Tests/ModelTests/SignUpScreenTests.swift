@_spi(Bindgen) import BindgenRuntime
import Testing

@testable import ScreensModels

/// A form, the screen behind it and their coordinator, as a spec and by hand.
@Suite("Screens: signing up")
@MainActor
struct SignUpScreenTests {
  private let accounts: AccountsSpy = AccountsSpy()
  private let signUps: Answers<Account> = Answers()
  private let codes: Answers<Void> = Answers()
  private let ada: Account = Account(id: 7, name: "Ada", email: "ada@example.org")

  private final class Finished {
    var accounts: [Account] = []
  }

  private func screen(_ isByHand: Bool) -> (any OnboardingScreen, Finished) {
    accounts.onSignUp = { [signUps] _, _, _ in try await signUps.next() }
    accounts.onConfirm = { [codes] _, _ in try await codes.next() }
    let finished: Finished = Finished()
    if isByHand { return (OnboardingByHand(accounts: accounts) { finished.accounts.append($0) }, finished) }
    let screen: Onboarding = Onboarding(accounts: accounts)
    screen.onEvent = { if case .finished(let account) = $0 { finished.accounts.append(account) } }
    return (screen, finished)
  }

  private func fill(_ form: any SignUpForm) {
    form.name = ada.name
    form.email = ada.email
    form.password = "difference"
  }

  @Test(
    "a form says what is wrong once somebody tries, and the server's word until the field changes",
    arguments: [false, true]
  )
  func form(isByHand: Bool) async throws {
    let (screen, _) = screen(isByHand)
    screen.begin()
    let form = try #require(screen.form)
    #expect(form.problems == [:] && form.canSubmit)
    form.askToSubmit()
    #expect(Set(form.problems.keys) == [.name, .email, .password] && !form.canSubmit && !form.isSending)
    fill(form)
    #expect(form.problems == [:] && form.canSubmit)
    form.askToSubmit()
    form.askToSubmit()
    #expect(form.isSending && !form.canSubmit)
    await signUps.fail(Refusal(reasons: [.name: "Taken", .email: "Known"]))
    await until { !form.isSending }
    #expect(form.problems == [.name: "Taken", .email: "Known"] && !form.canSubmit && form.alert == nil)
    form.name = "Ada L."
    #expect(form.problems == [.email: "Known"])
    form.email = "ada@example.com"
    form.askToSubmit()
    await signUps.fail(Trouble("No network"))
    await until { !form.isSending }
    #expect(form.alert == "No network" && form.canSubmit)
    form.askToSubmit()
    #expect(form.alert == nil)
    await until { accounts.calls.count == 3 }
    #expect(accounts.calls.last == .signUp("Ada L.", "ada@example.com", "difference"))
    await signUps.give(ada)
  }

  @Test("the coordinator goes on, back, and to the end", arguments: [false, true])
  func coordinator(isByHand: Bool) async throws {
    let (screen, finished) = screen(isByHand)
    screen.begin()
    screen.form?.cancel()
    #expect(screen.form == nil && !screen.isShown)
    screen.begin()
    fill(try #require(screen.form))
    screen.form?.askToSubmit()
    await signUps.give(ada)
    await until { screen.entry != nil }
    #expect(screen.form == nil && screen.entry?.account == ada)
    screen.entry?.back()
    #expect(screen.form?.name == "Ada" && screen.form?.email == "ada@example.org" && screen.entry == nil)
    screen.form?.password = "difference"
    screen.form?.askToSubmit()
    await signUps.give(ada)
    await until { screen.entry != nil }
    let entry = try #require(screen.entry)
    entry.code = "12345"
    #expect(!entry.isChecking)
    entry.code = "123456"
    #expect(entry.isChecking)
    await codes.fail(Trouble("Wrong"))
    await until { !entry.isChecking }
    #expect(entry.problem == "Wrong" && screen.isShown)
    entry.code = "12345"
    #expect(entry.problem == nil)
    entry.code = "654321"
    await until { accounts.calls.count == 4 }
    entry.code = "65432"
    #expect(!entry.isChecking)
    await codes.give(())
    entry.code = "111111"
    await codes.give(())
    await until { !screen.isShown }
    #expect(finished.accounts == [ada] && accounts.calls.last == .confirm(ada, "111111"))
  }

  @Test("who is swiped away sends nothing more", arguments: [false, true])
  func swiped(isByHand: Bool) async throws {
    let (screen, finished) = screen(isByHand)
    screen.begin()
    fill(try #require(screen.form))
    screen.form?.askToSubmit()
    await until { accounts.calls.count == 1 }
    screen.swipe()
    #expect(!screen.isShown)
    await signUps.give(ada)
    screen.begin()
    for _ in 1...20 { await Task.yield() }
    #expect(screen.form != nil && screen.entry == nil && finished.accounts == [])
  }
}

// MARK: - Protocols of both

@MainActor private protocol SignUpForm: AnyObject {
  var name: String { get set }
  var email: String { get set }
  var password: String { get set }
  var problems: [AccountField: String] { get }
  var alert: String? { get }
  var isSending: Bool { get }
  var canSubmit: Bool { get }
  func cancel()
  func askToSubmit()
}

extension SignUp: SignUpForm {
  fileprivate func askToSubmit() { submit() }
}

extension SignUpByHand: SignUpForm {
  fileprivate func askToSubmit() { submit() }
}

@MainActor private protocol CodeScreen: AnyObject {
  var account: Account { get }
  var code: String { get set }
  var problem: String? { get }
  var isChecking: Bool { get }
  func back()
}

extension CodeEntry: CodeScreen {}
extension CodeEntryByHand: CodeScreen {}

@MainActor private protocol OnboardingScreen: AnyObject {
  var form: (any SignUpForm)? { get }
  var entry: (any CodeScreen)? { get }
  var isShown: Bool { get }
  func begin()
  func swipe()
}

extension Onboarding: OnboardingScreen {
  fileprivate var form: (any SignUpForm)? { screen.signUp }
  fileprivate var entry: (any CodeScreen)? { screen.code }
  fileprivate var isShown: Bool { screen != nil }
  fileprivate func swipe() { screen = nil }
}

extension OnboardingByHand: OnboardingScreen {
  fileprivate var form: (any SignUpForm)? { if case .signUp(let form) = screen { form } else { nil } }
  fileprivate var entry: (any CodeScreen)? { if case .code(let entry) = screen { entry } else { nil } }
  fileprivate var isShown: Bool { screen != nil }
  fileprivate func swipe() { screen = nil }
}
