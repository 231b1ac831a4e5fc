@_spi(Bindgen) import BindgenRuntime
import Testing

@testable import ScreensModels

/// A list with a sheet of three screens: as a class, as a reducer, and by hand.
@Suite("Screens: a list and a sheet")
@MainActor
struct ExpensesScreenTests {
  enum Form: CaseIterable {
    case observed
    case reduced
    case byHand
  }

  private let ledger: LedgerSpy = LedgerSpy()
  private let lists: Answers<[Expense]> = Answers()
  private let saves: Answers<Expense> = Answers()
  private let deletions: Answers<Void> = Answers()
  private let rent: Expense = Expense(id: 1, title: "Rent", euros: 700)
  private let bread: Expense = Expense(id: 2, title: "Bread", euros: 4)

  /// The ledger, as the reducer knows it.
  private var client: LedgerClient {
    LedgerClient { [ledger] in
      try await ledger.all()
    } onSave: { [ledger] expense in
      try await ledger.save(expense)
    } onDelete: { [ledger] id in
      try await ledger.delete(id)
    }
  }

  private func screen(_ form: Form) async -> any ExpensesScreen {
    ledger.onAll = { [lists] in try await lists.next() }
    ledger.onSave = { [saves] _ in try await saves.next() }
    ledger.onDelete = { [deletions] _ in try await deletions.next() }
    let screen: any ExpensesScreen =
      switch form {
      case .observed: Expenses(ledger: ledger)
      case .reduced: ExpensesFeatureStore(ExpensesFeature(), services: .init(ledger: client))
      case .byHand: ExpensesByHand(ledger: ledger)
      }
    let loading = Task { await screen.load() }
    await lists.give([rent, bread])
    await loading.value
    return screen
  }

  @Test("what fails shows until it is asked again", arguments: Form.allCases)
  func loads(_ form: Form) async {
    let screen = await screen(form)
    #expect(screen.rows == [rent, bread] && screen.total == 704 && !screen.isLoading)
    let loading = Task { await screen.load() }
    await lists.fail(Trouble("No network"))
    await loading.value
    #expect(screen.message == "No network" && screen.rows == [rent, bread])
    let again = Task { await screen.load() }
    await until { screen.isLoading }
    #expect(screen.message == nil)
    await lists.give([rent])
    await again.value
    #expect(screen.rows == [rent] && !screen.isLoading)
  }

  @Test("one is added on a sheet, which stays while it is saved", arguments: Form.allCases)
  func adds(_ form: Form) async throws {
    let screen = await screen(form)
    screen.askToAdd()
    let sheet = try #require(screen.added)
    #expect(sheet.title == "" && sheet.amount == "" && !sheet.canSave)
    sheet.title = "Tea"
    sheet.amount = "x"
    #expect(!sheet.canSave)
    sheet.askToSave()
    sheet.amount = "3"
    #expect(sheet.canSave)
    sheet.askToSave()
    #expect(sheet.isSaving && !sheet.canSave)
    sheet.askToSave()
    await saves.fail(Trouble("Full"))
    await until { !sheet.isSaving }
    #expect(sheet.problem == "Full" && screen.isShown)
    sheet.askToSave()
    #expect(sheet.problem == nil)
    await saves.give(Expense(id: 3, title: "Tea", euros: 3))
    await until { !screen.isShown }
    #expect(screen.rows.map(\.id) == [1, 2, 3] && screen.total == 707)
    #expect(ledger.calls.suffix(2) == Array(repeating: .save(Expense(id: 0, title: "Tea", euros: 3)), count: 2))
  }

  @Test("one is edited in place, or not", arguments: Form.allCases)
  func edits(_ form: Form) async throws {
    let screen = await screen(form)
    screen.askToEdit(rent)
    #expect(screen.edited?.title == "Rent" && screen.edited?.amount == "700" && screen.added == nil)
    screen.edited?.askToCancel()
    #expect(!screen.isShown)
    screen.askToEdit(rent)
    screen.edited?.amount = "650"
    screen.edited?.askToSave()
    await saves.give(Expense(id: 1, title: "Rent", euros: 650))
    await until { !screen.isShown }
    #expect(screen.rows.map(\.euros) == [650, 4] && screen.total == 654)
  }

  @Test("one is deleted when that is confirmed, and comes back where it fails", arguments: Form.allCases)
  func deletes(_ form: Form) async {
    let screen = await screen(form)
    screen.askToDelete(rent)
    #expect(screen.confirmed == rent && screen.rows.count == 2)
    screen.confirm()
    #expect(screen.rows == [bread] && !screen.isShown)
    screen.confirm()
    await deletions.fail(Trouble("Locked"))
    await until { screen.alert != nil }
    #expect(screen.alert == "Locked")
    await lists.give([rent, bread])
    await until { !screen.isLoading }
    #expect(screen.rows == [rent, bread] && screen.alert == "Locked")
    screen.alert = nil
    #expect(screen.alert == nil)
    #expect(ledger.calls == [.all, .delete(1), .all])
  }

  @Test("a swipe ends what the sheet does", arguments: Form.allCases)
  func swipes(_ form: Form) async {
    let screen = await screen(form)
    screen.askToAdd()
    screen.added?.title = "Tea"
    screen.added?.amount = "3"
    screen.added?.askToSave()
    await until { ledger.calls.count == 2 }
    screen.swipe()
    #expect(!screen.isShown)
    screen.askToDelete(bread)
    await saves.give(Expense(id: 3, title: "Tea", euros: 3))
    for _ in 1...20 { await Task.yield() }
    #expect(screen.confirmed == bread && screen.rows == [rent, bread])
    screen.swipe()
    #expect(!screen.isShown)
  }
}

// MARK: - Protocols of all three

@MainActor private protocol FormScreen: AnyObject {
  var title: String { get set }
  var amount: String { get set }
  var problem: String? { get }
  var isSaving: Bool { get }
  var canSave: Bool { get }
  func askToSave()
  func askToCancel()
}

extension ExpenseForm: FormScreen {
  fileprivate func askToSave() { save() }
  fileprivate func askToCancel() { cancel() }
}

extension ExpenseFormFeatureStore: FormScreen {
  fileprivate func askToSave() { send(.save) }
  fileprivate func askToCancel() { send(.cancel) }
}

extension ExpenseFormByHand: FormScreen {
  fileprivate func askToSave() { save() }
  fileprivate func askToCancel() { cancel() }
}

@MainActor private protocol ExpensesScreen: AnyObject {
  var rows: [Expense] { get }
  var total: Int { get }
  var isLoading: Bool { get }
  var message: String? { get }
  var alert: String? { get set }
  var added: (any FormScreen)? { get }
  var edited: (any FormScreen)? { get }
  var confirmed: Expense? { get }
  var isShown: Bool { get }
  func load() async
  func askToAdd()
  func askToEdit(_ expense: Expense)
  func askToDelete(_ expense: Expense)
  func confirm()
  func swipe()
}

extension Expenses: ExpensesScreen {
  fileprivate var rows: [Expense] { Array(expenses) }
  fileprivate var added: (any FormScreen)? { sheet.add }
  fileprivate var edited: (any FormScreen)? { sheet.edit }
  fileprivate var confirmed: Expense? { sheet.confirm }
  fileprivate var isShown: Bool { sheet != nil }
  fileprivate func load() async { await loadExpenses().value }
  fileprivate func askToAdd() { add() }
  fileprivate func askToEdit(_ expense: Expense) { edit(expense) }
  fileprivate func confirm() { delete() }
  fileprivate func swipe() { sheet = nil }
}

extension ExpensesFeatureStore: ExpensesScreen {
  fileprivate var rows: [Expense] { Array(expenses) }
  fileprivate var added: (any FormScreen)? { sheet.add }
  fileprivate var edited: (any FormScreen)? { sheet.edit }
  fileprivate var confirmed: Expense? { sheet.confirm }
  fileprivate var isShown: Bool { sheet != nil }
  fileprivate func load() async { await send(.loadExpenses).value }
  fileprivate func askToAdd() { send(.add) }
  fileprivate func askToEdit(_ expense: Expense) { send(.edit(expense)) }
  fileprivate func askToDelete(_ expense: Expense) { send(.askToDelete(expense)) }
  fileprivate func confirm() { send(.delete) }
  fileprivate func swipe() { sheet = nil }
}

extension ExpensesByHand: ExpensesScreen {
  fileprivate var rows: [Expense] { expenses }
  fileprivate var added: (any FormScreen)? { if case .add(let form) = sheet { form } else { nil } }
  fileprivate var edited: (any FormScreen)? { if case .edit(let form) = sheet { form } else { nil } }
  fileprivate var confirmed: Expense? { if case .confirm(let expense) = sheet { expense } else { nil } }
  fileprivate var isShown: Bool { sheet != nil }
  fileprivate func load() async { await loadExpenses() }
  fileprivate func askToAdd() { add() }
  fileprivate func askToEdit(_ expense: Expense) { edit(expense) }
  fileprivate func confirm() { delete() }
  fileprivate func swipe() { sheet = nil }
}
