// Needs: ListSources, RowsEdits, Tables

// MARK: - Sources of tables

#if canImport(UIKit) && !os(watchOS)
  #if hasFeature(InternalImportsByDefault)
    public import UIKit
  #else
    import UIKit
  #endif

  @available(iOS 15, tvOS 15, *)
  nonisolated extension Bindgen {
    /// A data source that shows the rows of a list in a table, and applies their edits. Store it in a property: the table, whose
    /// data source it becomes, does not retain it. It sets the list's `onEdits`.
    @_Concurrency.MainActor
    public final class TableSource<List: EditableList>: UIKit.NSObject, UIKit.UITableViewDataSource, EditedTable {
      /// A closure that returns the cell of a row.
      public typealias Cell =
        @_Concurrency.MainActor (UIKit.UITableView, UIKit.IndexPath, List.Row) -> UIKit.UITableViewCell

      /// The list that is shown. Edit the rows through it.
      public let source: ListSource<List>
      /// The animation of inserted and deleted rows.
      public var animation = UIKit.UITableView.RowAnimation.automatic
      private weak var table: UIKit.UITableView?
      private let cell: Cell
      private var shown: List
      private var isMovedByHand = false

      /// Creates a data source for a table, whose data source it becomes.
      public init(_ source: ListSource<List>, in table: UIKit.UITableView, cell: @escaping Cell) {
        (self.source, self.table, self.cell, shown) = (source, table, cell, source.list)
        super.init()
        source.onEdits = { [weak self] edits in self?.tell(edits) }
        table.dataSource = self
      }

      private func tell(_ edits: Edits) {
        // A row that was dragged is in its place already.
        if isMovedByHand { takeRows() } else { apply(edits) }
      }

      public func tableView(_ table: UIKit.UITableView, numberOfRowsInSection section: Int) -> Int { shown.count }

      public func tableView(_ table: UIKit.UITableView, cellForRowAt path: UIKit.IndexPath) -> UIKit.UITableViewCell {
        cell(table, path, shown[path.row])
      }

      public func tableView(
        _ table: UIKit.UITableView,
        commit style: UIKit.UITableViewCell.EditingStyle,
        forRowAt path: UIKit.IndexPath
      ) {
        if style == .delete { source.delete(at: path.row) }
      }

      public func tableView(_ table: UIKit.UITableView, moveRowAt path: UIKit.IndexPath, to target: UIKit.IndexPath) {
        isMovedByHand = true
        source.move(from: path.row, to: target.row)
        isMovedByHand = false
      }

      @_spi(Bindgen) public var takesInTurn: Bool { false }
      @_spi(Bindgen) public var isShown: Bool { table?.window != nil }
      @_spi(Bindgen) public func takeRows() { shown = source.list }
      @_spi(Bindgen) public func reload() { table?.reloadData() }
      @_spi(Bindgen) public func batch(_ edits: @escaping @_Concurrency.MainActor () -> Void) {
        table?.performBatchUpdates({ edits() }, completion: nil)
      }
      @_spi(Bindgen) public func remove(_ positions: [Int]) { table?.deleteRows(at: positions.map(path), with: animation) }
      @_spi(Bindgen) public func move(_ position: Int, to target: Int) { table?.moveRow(at: path(position), to: path(target)) }
      @_spi(Bindgen) public func insert(_ positions: [Int]) { table?.insertRows(at: positions.map(path), with: animation) }
      @_spi(Bindgen) public func redraw(_ positions: [Int]) { table?.reconfigureRows(at: positions.map(path)) }
      private func path(_ position: Int) -> UIKit.IndexPath { UIKit.IndexPath(row: position, section: 0) }
    }
  }

  @available(iOS 15, tvOS 15, *)
  nonisolated extension Bindgen.ListSource where List.Row: Swift.Identifiable, List.Row.ID: Sendable {
    /// Returns the ids of the rows in one section, for a diffable data source of a table or a collection. If `edits.isAll` is
    /// true, apply it with `applySnapshotUsingReloadData`.
    public func snapshot(after edits: Bindgen.Edits) -> UIKit.NSDiffableDataSourceSnapshot<Int, List.Row.ID> {
      var snapshot = UIKit.NSDiffableDataSourceSnapshot<Int, List.Row.ID>()
      snapshot.appendSections([0])
      snapshot.appendItems((0..<count).map { self[$0].id })
      snapshot.reconfigureItems(edits.redrawn.map { self[$0].id })
      return snapshot
    }
  }
#elseif canImport(AppKit)
  #if hasFeature(InternalImportsByDefault)
    public import AppKit
  #else
    import AppKit
  #endif

  nonisolated extension Bindgen {
    /// A data source that shows the rows of a list in a table, and applies their edits. Store it in a property: the table, whose
    /// data source and delegate it becomes, does not retain it. It sets the list's `onEdits`.
    @_Concurrency.MainActor
    public final class TableSource<List: EditableList>: AppKit.NSObject, AppKit.NSTableViewDataSource,
      AppKit.NSTableViewDelegate, EditedTable
    {
      /// A closure that returns the cell of a row.
      public typealias Cell =
        @_Concurrency.MainActor (AppKit.NSTableView, AppKit.NSTableColumn?, List.Row) -> AppKit.NSView?

      /// The list that is shown. Edit the rows through it.
      public let source: ListSource<List>
      /// The animation of inserted and deleted rows.
      public var animation = AppKit.NSTableView.AnimationOptions.effectFade
      private weak var table: AppKit.NSTableView?
      private let cell: Cell
      private var shown: List

      /// Creates a data source for a table, whose data source it becomes.
      public init(_ source: ListSource<List>, in table: AppKit.NSTableView, cell: @escaping Cell) {
        (self.source, self.table, self.cell, shown) = (source, table, cell, source.list)
        super.init()
        source.onEdits = { [weak self] edits in self?.apply(edits) }
        table.dataSource = self
        table.delegate = self
      }

      public func numberOfRows(in table: AppKit.NSTableView) -> Int { shown.count }

      public func tableView(
        _ table: AppKit.NSTableView,
        viewFor column: AppKit.NSTableColumn?,
        row: Int
      ) -> AppKit.NSView? {
        cell(table, column, shown[row])
      }

      @_spi(Bindgen) public var takesInTurn: Bool { true }
      @_spi(Bindgen) public var isShown: Bool { table?.window != nil }
      @_spi(Bindgen) public func takeRows() { shown = source.list }
      @_spi(Bindgen) public func reload() { table?.reloadData() }
      @_spi(Bindgen) public func batch(_ edits: @escaping @_Concurrency.MainActor () -> Void) {
        // A table that has not asked for the number of rows asks now, while the source has the old rows.
        _ = table?.numberOfRows
        table?.beginUpdates()
        edits()
        table?.endUpdates()
      }
      @_spi(Bindgen) public func remove(_ positions: [Int]) { table?.removeRows(at: AppKit.IndexSet(positions), withAnimation: animation) }
      @_spi(Bindgen) public func move(_ position: Int, to target: Int) { table?.moveRow(at: position, to: target) }
      @_spi(Bindgen) public func insert(_ positions: [Int]) { table?.insertRows(at: AppKit.IndexSet(positions), withAnimation: animation) }
      @_spi(Bindgen) public func redraw(_ positions: [Int]) {
        let columns = AppKit.IndexSet(0..<(table?.numberOfColumns ?? 0))
        table?.reloadData(forRowIndexes: AppKit.IndexSet(positions), columnIndexes: columns)
      }
    }
  }
#endif
