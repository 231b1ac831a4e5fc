import Foundation
import Observation

/// The form of `ExpenseForm`, by hand.
@MainActor @Observable final class ExpenseFormByHand: Identifiable {
  enum Event {
    case saved(Expense)
    case cancelled
  }

  var title: String
  var amount: String
  private(set) var problem: String?
  private(set) var isSaving: Bool = false

  var edited: Expense? { Int(amount).map { Expense(id: expense.id, title: title, euros: $0) } }
  var canSave: Bool { !title.isEmpty && edited != nil && !isSaving }

  let expense: Expense
  private let ledger: any Ledger
  @ObservationIgnored private let onEvent: (Event) -> Void
  @ObservationIgnored private var task: Task<Void, Never>?

  init(ledger: any Ledger, expense: Expense, onEvent: @escaping (Event) -> Void) {
    self.ledger = ledger
    self.expense = expense
    self.onEvent = onEvent
    title = expense.title
    amount = expense.euros == 0 ? "" : "\(expense.euros)"
  }

  isolated deinit { task?.cancel() }

  func cancel() { onEvent(.cancelled) }

  func save() {
    guard canSave, let edited else { return }
    problem = nil
    isSaving = true
    task = Task { [ledger, weak self] in
      do {
        let expense: Expense = try await ledger.save(edited)
        guard !Task.isCancelled, let self else { return }
        isSaving = false
        onEvent(.saved(expense))
      } catch {
        guard !Task.isCancelled, let self else { return }
        isSaving = false
        problem = error.localizedDescription
      }
    }
  }
}

/// The list of `Expenses`, by hand.
@MainActor @Observable final class ExpensesByHand {
  enum Sheet: Identifiable {
    case add(ExpenseFormByHand)
    case edit(ExpenseFormByHand)
    case confirm(Expense)

    var id: AnyHashable {
      switch self {
      case .add(let form), .edit(let form): form.id
      case .confirm(let expense): expense.id
      }
    }
  }

  private(set) var expenses: [Expense] = []
  private(set) var isLoading: Bool = false
  private(set) var message: String?
  var alert: String?
  var sheet: Sheet?

  var total: Int { expenses.reduce(0) { $0 + $1.euros } }

  private let ledger: any Ledger
  @ObservationIgnored private var loading: Task<Void, Never>?
  @ObservationIgnored private var deletions: [Int: Task<Void, Never>] = [:]

  init(ledger: any Ledger) { self.ledger = ledger }

  isolated deinit {
    loading?.cancel()
    for task in deletions.values { task.cancel() }
  }

  func loadExpenses() async {
    reload()
    await loading?.value
  }

  func add() {
    sheet = .add(ExpenseFormByHand(ledger: ledger, expense: Expense()) { [weak self] in self?.formEnded($0) })
  }

  func edit(_ expense: Expense) {
    sheet = .edit(ExpenseFormByHand(ledger: ledger, expense: expense) { [weak self] in self?.formEnded($0) })
  }

  func askToDelete(_ expense: Expense) { sheet = .confirm(expense) }

  func delete() {
    guard case .confirm(let expense) = sheet else { return }
    expenses.removeAll { $0.id == expense.id }
    sheet = nil
    deletions[expense.id] = Task { [ledger, weak self] in
      do {
        try await ledger.delete(expense.id)
        self?.deletions[expense.id] = nil
      } catch {
        guard !Task.isCancelled, let self else { return }
        deletions[expense.id] = nil
        alert = error.localizedDescription
        reload()
      }
    }
  }

  private func formEnded(_ event: ExpenseFormByHand.Event) {
    if case .saved(let expense) = event {
      if let index = expenses.firstIndex(where: { $0.id == expense.id }) {
        expenses[index] = expense
      } else {
        expenses.append(expense)
      }
    }
    sheet = nil
  }

  private func reload() {
    loading?.cancel()
    message = nil
    isLoading = true
    loading = Task { [ledger, weak self] in
      do {
        let expenses: [Expense] = try await ledger.all()
        guard !Task.isCancelled, let self else { return }
        self.expenses = expenses
        isLoading = false
      } catch {
        guard !Task.isCancelled, let self else { return }
        message = error.localizedDescription
        isLoading = false
      }
    }
  }
}
