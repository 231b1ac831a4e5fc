import SwiftUI

// The sheet of 'Expenses' in views, of the class and of the reducer's store, and the state that remains after it is
// swiped away.

struct FormView: View {
  @Bindable var form: ExpenseForm

  var body: some View {
    Form {
      TextField("Title", text: $form.title)
      TextField("Euros", text: $form.amount)
      if let problem = form.problem { Text(problem) }
      Button("Save") { form.save() }
    }
  }
}

/// A sheet for each screen.
struct ExpensesView: View {
  @Bindable var expenses: Expenses

  var body: some View {
    List { ForEach(expenses.expenses) { expense in Button(expense.title) { expenses.edit(expense) } } }
      .sheet(item: $expenses.sheet.add) { FormView(form: $0) }
      .sheet(item: $expenses.sheet.edit) { form in FormView(form: form) }
      .sheet(item: $expenses.sheet.confirm, onDismiss: { print("dismissed") }) { expense in
        Button("Delete \(expense.title)") { expenses.delete() }
      }
      .sheet(isPresented: $expenses.sheet.help) { Text("Help") }
  }
}

/// One sheet for all screens, of a model that the view owns.
struct ExpensesSheetView: View {
  @State private var expenses: Expenses

  init(ledger: any Ledger) { expenses = Expenses(ledger: ledger) }

  var body: some View {
    List { Button("Add") { expenses.add() } }
      .sheet(item: $expenses.sheet) { sheet in
        switch sheet {
        case .add(let form): FormView(form: form)
        case .edit(let form): FormView(form: form)
        case .confirm(let expense): Button("Delete \(expense.title)") { expenses.delete() }
        case .help: Text("Help")
        }
      }
  }
}

struct FormStoreView: View {
  @Bindable var store: ExpenseFormFeatureStore

  var body: some View {
    Form {
      TextField("Title", text: $store.title)
      TextField("Euros", text: $store.amount)
      if let problem = store.problem { Text(problem) }
      Button("Save") { store.send(.save) }
    }
  }
}

struct ExpensesStoreView: View {
  @Bindable var store: ExpensesFeatureStore

  var body: some View {
    List { ForEach(store.expenses) { expense in Button(expense.title) { store.send(.edit(expense)) } } }
      .sheet(item: $store.sheet.add) { FormStoreView(store: $0) }
      .sheet(item: $store.sheet.edit) { form in FormStoreView(store: form) }
      .sheet(item: $store.sheet.confirm, onDismiss: { print("dismissed") }) { expense in
        Button("Delete \(expense.title)") { store.send(.delete) }
      }
      .sheet(isPresented: $store.sheet.help) { Text("Help") }
  }
}

struct ExpensesSheetStoreView: View {
  @State private var store: ExpensesFeatureStore

  init(ledger: LedgerClient) { store = ExpensesFeatureStore(ExpensesFeature(), services: .init(ledger: ledger)) }

  var body: some View {
    List { Button("Add") { store.send(.add) } }
      .sheet(item: $store.sheet) { sheet in
        switch sheet {
        case .add(let form): FormStoreView(store: form)
        case .edit(let form): FormStoreView(store: form)
        case .confirm(let expense): Button("Delete \(expense.title)") { store.send(.delete) }
        case .help: Text("Help")
        }
      }
  }
}

@MainActor final class NoLedger: Ledger {
  func all() async throws -> [Expense] { [] }
  func save(_ expense: Expense) async throws -> Expense { expense }
  func delete(_ id: Int) async throws {}
}

/// SwiftUI's writes to a model through the bindings of its views.
@MainActor struct Sheets<Form: AnyObject, Sheet: Identifiable> {
  let add: Binding<Form?>
  let edit: Binding<Form?>
  let confirm: Binding<Expense?>
  let help: Binding<Bool>
  let all: Binding<Sheet?>
  let open: (Step) -> Void

  enum Step { case add, edit, confirm, help }

  private var shown: String {
    let names: [String?] = [
      add.wrappedValue.map { _ in "add" }, edit.wrappedValue.map { _ in "edit" },
      confirm.wrappedValue.map { "confirm \($0.title)" }, help.wrappedValue ? "help" : nil,
    ]
    return (names.compactMap { $0 } + (all.wrappedValue == nil ? ["none"] : [])).joined(separator: ", ")
  }

  /// Opens and dismisses each sheet. SwiftUI writes the dismissal again when the sheet is gone, whoever dismissed it.
  func swipe() {
    for step in [Step.add, .edit, .confirm, .help] {
      open(step)
      let (id, before): (Sheet.ID?, String) = (all.wrappedValue?.id, shown)
      let isSame: Bool = id == all.wrappedValue?.id
      dismiss(step)
      let after: String = shown
      open(step == .add ? .edit : .add)
      let isOther: Bool = id != all.wrappedValue?.id
      dismiss(step)
      print("  \(before) -> \(after), then \(shown) \(isSame) \(isOther)")
      all.wrappedValue = nil
      print("    \(shown)")
    }
  }

  private func dismiss(_ step: Step) {
    switch step {
    case .add: add.wrappedValue = nil
    case .edit: edit.wrappedValue = nil
    case .confirm: confirm.wrappedValue = nil
    case .help: help.wrappedValue = false
    }
  }
}

@main @MainActor enum Main {
  static let rent: Expense = Expense(id: 1, title: "Rent", euros: 700)

  static func called() {
    let expenses: Expenses = Expenses(ledger: NoLedger())
    @Bindable var bindable: Expenses = expenses
    print("class")
    let sheets = Sheets(
      add: $bindable.sheet.add,
      edit: $bindable.sheet.edit,
      confirm: $bindable.sheet.confirm,
      help: $bindable.sheet.help,
      all: $bindable.sheet
    ) { step in
      switch step {
      case .add: expenses.add()
      case .edit: expenses.edit(rent)
      case .confirm: expenses.askToDelete(rent)
      case .help: expenses.sheet.help = true
      }
    }
    sheets.swipe()
    weak var form: ExpenseForm?
    expenses.add()
    form = expenses.sheet.add
    print("  kept: \(form != nil)")
    Bindable(expenses).sheet.add.wrappedValue = nil
    print("  kept: \(form != nil)")
  }

  static func stored() {
    let ledger: LedgerClient = LedgerClient {
      []
    } onSave: {
      $0
    } onDelete: { _ in
    }
    let store: ExpensesFeatureStore = ExpensesFeatureStore(ExpensesFeature(), services: .init(ledger: ledger))
    @Bindable var bindable: ExpensesFeatureStore = store
    print("store")
    let sheets = Sheets(
      add: $bindable.sheet.add,
      edit: $bindable.sheet.edit,
      confirm: $bindable.sheet.confirm,
      help: $bindable.sheet.help,
      all: $bindable.sheet
    ) { step in
      switch step {
      case .add: store.send(.add)
      case .edit: store.send(.edit(rent))
      case .confirm: store.send(.askToDelete(rent))
      case .help: store.send(.helpTapped)
      }
    }
    sheets.swipe()
    weak var form: ExpenseFormFeatureStore?
    store.send(.add)
    form = store.sheet.add
    print("  kept: \(form != nil)")
    Bindable(store).sheet.add.wrappedValue = nil
    print("  kept: \(form != nil)")
  }

  static func main() {
    called()
    stored()
  }
}
