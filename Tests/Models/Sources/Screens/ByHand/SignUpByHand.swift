import Foundation
import Observation

/// The form of `SignUp`, by hand.
@MainActor @Observable final class SignUpByHand {
  enum Event {
    case signedUp(Account)
    case cancelled
  }

  var name: String {
    didSet { if name != oldValue { refused[.name] = nil } }
  }
  var email: String {
    didSet { if email != oldValue { refused[.email] = nil } }
  }
  var password: String = "" {
    didSet { if password != oldValue { refused[.password] = nil } }
  }
  private(set) var isSending: Bool = false
  private(set) var alert: String?
  private var hasTried: Bool = false
  private var refused: [AccountField: String] = [:]

  var problems: [AccountField: String] {
    guard hasTried else { return [:] }
    var problems: [AccountField: String] = refused
    if name.isEmpty { problems[.name] = "Who are you?" }
    if !email.contains("@") { problems[.email] = "That is no address." }
    if password.count < 8 { problems[.password] = "Eight characters, please." }
    return problems
  }
  var canSubmit: Bool { !isSending && problems.isEmpty }

  private let accounts: any Accounts
  @ObservationIgnored private let onEvent: (Event) -> Void
  @ObservationIgnored private var task: Task<Void, Never>?

  init(accounts: any Accounts, name: String = "", email: String = "", onEvent: @escaping (Event) -> Void) {
    self.accounts = accounts
    self.name = name
    self.email = email
    self.onEvent = onEvent
  }

  isolated deinit { task?.cancel() }

  func cancel() { onEvent(.cancelled) }

  func submit() {
    hasTried = true
    guard canSubmit else { return }
    alert = nil
    isSending = true
    task = Task { [accounts, name, email, password, weak self] in
      do {
        let account: Account = try await accounts.signUp(name, email, password)
        guard !Task.isCancelled, let self else { return }
        isSending = false
        onEvent(.signedUp(account))
      } catch {
        guard !Task.isCancelled, let self else { return }
        isSending = false
        if let refusal = error as? Refusal { refused = refusal.reasons } else { alert = error.localizedDescription }
      }
    }
  }
}

/// The screen of `CodeEntry`, by hand.
@MainActor @Observable final class CodeEntryByHand {
  enum Event {
    case confirmed
    case left
  }

  let account: Account
  var code: String = "" {
    didSet { if code != oldValue { check() } }
  }
  private(set) var problem: String?
  private(set) var isChecking: Bool = false

  private let accounts: any Accounts
  @ObservationIgnored private let onEvent: (Event) -> Void
  @ObservationIgnored private var task: Task<Void, Never>?

  init(account: Account, accounts: any Accounts, onEvent: @escaping (Event) -> Void) {
    self.account = account
    self.accounts = accounts
    self.onEvent = onEvent
  }

  isolated deinit { task?.cancel() }

  func back() { onEvent(.left) }

  private func check() {
    task?.cancel()
    problem = nil
    isChecking = code.count == 6
    guard isChecking else { return }
    task = Task { [account, accounts, code, weak self] in
      do {
        try await accounts.confirm(account, code)
        guard !Task.isCancelled, let self else { return }
        isChecking = false
        onEvent(.confirmed)
      } catch {
        guard !Task.isCancelled, let self else { return }
        isChecking = false
        problem = error.localizedDescription
      }
    }
  }
}

/// The coordinator of `Onboarding`, by hand.
@MainActor @Observable final class OnboardingByHand {
  enum Screen: Identifiable {
    case signUp(SignUpByHand)
    case code(CodeEntryByHand)

    var id: ObjectIdentifier {
      switch self {
      case .signUp(let form): ObjectIdentifier(form)
      case .code(let entry): ObjectIdentifier(entry)
      }
    }
  }

  var screen: Screen?

  private let accounts: any Accounts
  @ObservationIgnored private let onFinish: (Account) -> Void

  init(accounts: any Accounts, onFinish: @escaping (Account) -> Void) {
    self.accounts = accounts
    self.onFinish = onFinish
  }

  func begin() { showSignUp() }

  private func showSignUp(name: String = "", email: String = "") {
    let form: SignUpByHand = SignUpByHand(accounts: accounts, name: name, email: email) { [weak self] event in
      switch event {
      case .signedUp(let account): self?.showCode(of: account)
      case .cancelled: self?.screen = nil
      }
    }
    screen = .signUp(form)
  }

  private func showCode(of account: Account) {
    let entry: CodeEntryByHand = CodeEntryByHand(account: account, accounts: accounts) { [weak self] event in
      switch event {
      case .confirmed:
        self?.onFinish(account)
        self?.screen = nil
      case .left: self?.showSignUp(name: account.name, email: account.email)
      }
    }
    screen = .code(entry)
  }
}
