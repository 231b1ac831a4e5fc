// MARK: - Sources of lists

nonisolated extension Bindgen {
  /// A value whose rows can be edited by a `ListSource`. Each edit returns a new value. The outlet `listSource` emits conformances.
  public protocol EditableList {
    associatedtype Row

    /// The number of rows.
    var count: Int { get }
    /// The row at a position.
    subscript(position: Int) -> Row { get }
    /// Whether there is room for another row.
    var mayInsert: Bool { get }
    /// Returns a new row to insert, or nil if the list creates none.
    func newRow() -> Row?
    /// Returns the value with another row, or the same rows if it refuses the row.
    func inserting(_ row: Row, at position: Int) -> Self
    /// Returns the value without the row at a position.
    func removing(at position: Int) -> Self
    /// Returns the value with a row moved to another position.
    ///
    /// - Parameter target: The row's final position.
    func moving(from position: Int, to target: Int) -> Self
  }

  /// The rows of a list for a table, and their edits. Show it by a `TableSource`; subclass it to restrict insertions.
  open class ListSource<List: EditableList> {
    /// The list. Setting it reports that all rows may have changed: for single rows, use `insert`, `delete` and `move`.
    public var list: List {
      get { current }
      set {
        var edits = Edits()
        edits.isAll = true
        tell(edits, of: newValue)
      }
    }
    private var current: List

    /// The callback after each edit, with the edits of the rows. A `TableSource` sets it.
    public var onEdits: ((Edits) -> Void)?

    /// Creates a source of a list's rows.
    public init(_ list: List) { current = list }

    /// The number of rows.
    public var count: Int { current.count }
    /// The row at a position.
    public subscript(position: Int) -> List.Row { current[position] }

    /// Whether a row may be added. Override it to add conditions.
    open var mayInsert: Bool { current.mayInsert }

    /// Returns the row that `add` inserts at the top. Override it if the list does not create rows itself.
    open func newRow() -> List.Row? { current.newRow() }

    /// Inserts a new row at the top, for example for an "Add" button. Returns whether there was one, and room for it.
    @discardableResult
    public func add() -> Bool {
      guard mayInsert, let row = newRow() else { return false }
      return insert(row, at: 0)
    }

    /// Inserts a row, and returns whether that was allowed.
    @discardableResult
    public func insert(_ row: List.Row, at position: Int) -> Bool {
      Swift.precondition(position >= 0 && position <= count, "the index is out of range")
      let list = current.inserting(row, at: position)
      guard mayInsert, list.count > count else { return false }
      var edits = Edits()
      edits.inserts = [position]
      tell(edits, of: list)
      return true
    }

    /// Removes the row at a position.
    public func delete(at position: Int) {
      var edits = Edits()
      edits.deletes = [position]
      tell(edits, of: current.removing(at: position))
    }

    /// Moves a row to another position.
    ///
    /// - Parameter target: The row's final position.
    public func move(from position: Int, to target: Int) {
      if position == target { return }
      var edits = Edits()
      edits.moves = [Edits.Move(from: position, to: target)]
      tell(edits, of: current.moving(from: position, to: target))
    }

    private func tell(_ edits: Edits, of list: List) {
      current = list
      onEdits?(edits)
    }
  }
}
