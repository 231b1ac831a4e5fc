// Types that the form uses.

struct Expense: Identifiable, Hashable, Sendable {
  var id: Int = 0
  var title: String = ""
  var euros: Int = 0
}

struct LedgerClient: Sendable {
  var onSave: @Sendable (_ expense: Expense) async throws -> Expense

  static let test: LedgerClient = LedgerClient { $0 }

  func save(_ expense: Expense) async throws -> Expense { try await onSave(expense) }
}
