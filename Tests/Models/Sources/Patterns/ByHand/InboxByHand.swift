import Observation

/// The screen of `Inbox`, by hand.
@MainActor @Observable final class InboxByHand {
  private(set) var mails: [Mail] = [] {
    didSet { selection.formIntersection(mails.map(\.id)) }
  }
  var selection: Set<Int> = []

  var title: String { selection.isEmpty ? "Inbox" : "\(selection.count) selected" }
  var isAllSelected: Bool { !mails.isEmpty && selection.count == mails.count }

  private let client: any MailClient
  @ObservationIgnored private var loading: Task<Void, Never>?
  @ObservationIgnored private var deletions: [Task<Void, Never>] = []

  init(client: any MailClient) { self.client = client }

  isolated deinit {
    loading?.cancel()
    for task in deletions { task.cancel() }
  }

  func loadMails() async {
    reload()
    await loading?.value
  }

  func selectAllTapped() { selection = isAllSelected ? [] : Set(mails.map(\.id)) }

  func delete() {
    loading?.cancel()
    let ids: Set<Int> = selection
    mails.removeAll { ids.contains($0.id) }
    deletions.append(
      Task { [client, weak self] in
        do { try await client.delete(ids) } catch { self?.reload() }
      }
    )
  }

  private func reload() {
    loading?.cancel()
    loading = Task { [client, weak self] in
      guard let mails = try? await client.all(), !Task.isCancelled else { return }
      self?.mails = mails
    }
  }
}
