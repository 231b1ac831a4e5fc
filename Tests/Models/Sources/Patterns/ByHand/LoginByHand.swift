import Foundation
import Observation

/// The screen of `Login`, by hand.
@MainActor @Observable final class LoginByHand {
  var name: String = ""
  var password: String = ""
  private(set) var problem: String?
  private(set) var isBusy: Bool = false

  private let accounts: any Accounts
  @ObservationIgnored private let onLogin: (User) -> Void
  @ObservationIgnored private var task: Task<Void, Never>?

  init(accounts: any Accounts, onLogin: @escaping (User) -> Void) {
    self.accounts = accounts
    self.onLogin = onLogin
  }

  isolated deinit { task?.cancel() }

  func submit() {
    problem = nil
    guard !isBusy else { return }
    isBusy = true
    task = Task { [accounts, name, password, weak self] in
      do {
        let user: User = try await accounts.logIn(name, password)
        guard !Task.isCancelled, let self else { return }
        isBusy = false
        onLogin(user)
      } catch {
        guard !Task.isCancelled, let self else { return }
        isBusy = false
        problem = error.localizedDescription
      }
    }
  }
}

/// The screen of `Home`, by hand.
@MainActor final class HomeByHand {
  let user: User
  private let onLogout: () -> Void

  init(user: User, onLogout: @escaping () -> Void) {
    self.user = user
    self.onLogout = onLogout
  }

  func logOut() { onLogout() }
}

/// The coordinator of both screens, by hand.
@MainActor @Observable final class CoordinatorByHand {
  enum Screen {
    case login(LoginByHand)
    case home(HomeByHand)
  }

  /// The current screen. Set since the end of `init`.
  private(set) var screen: Screen!

  private let accounts: any Accounts

  init(accounts: any Accounts) {
    self.accounts = accounts
    showLogin()
  }

  private func showLogin() {
    screen = .login(LoginByHand(accounts: accounts) { [weak self] in self?.showHome(of: $0) })
  }

  private func showHome(of user: User) {
    screen = .home(HomeByHand(user: user) { [weak self] in self?.showLogin() })
  }
}
