import Foundation
import Observation

/// The form of `ProfileForm`, by hand.
@MainActor @Observable final class ProfileFormByHand {
  var name: String
  var email: String
  private(set) var isSaving: Bool = false
  private(set) var alert: String?
  private var hasTried: Bool = false

  var nameProblem: String? { hasTried && name.isEmpty ? "Who are you?" : nil }
  var emailProblem: String? { hasTried && !email.contains("@") ? "That is no address." : nil }
  var canSave: Bool { !isSaving && nameProblem == nil && emailProblem == nil }

  private let client: any ProfileClient
  @ObservationIgnored private let onSaved: () -> Void
  @ObservationIgnored private var task: Task<Void, Never>?

  init(client: any ProfileClient, name: String = "", email: String = "", onSaved: @escaping () -> Void) {
    self.client = client
    self.name = name
    self.email = email
    self.onSaved = onSaved
  }

  isolated deinit { task?.cancel() }

  func save() {
    hasTried = true
    guard canSave else { return }
    alert = nil
    isSaving = true
    task = Task { [client, name, email, weak self] in
      do {
        try await client.save(name, email)
        guard !Task.isCancelled, let self else { return }
        isSaving = false
        onSaved()
      } catch {
        guard !Task.isCancelled, let self else { return }
        isSaving = false
        alert = error.localizedDescription
      }
    }
  }
}
