// MARK: - Sources of lists

nonisolated extension Bindgen {
  /// A value whose rows can be edited. Each edit returns a new value.
  public protocol EditableList {
    associatedtype Row

    var count: Int { get }
    subscript(position: Int) -> Row { get }
    /// Whether there is room for another row.
    var mayInsert: Bool { get }
    /// A new row to insert, if the list can make one.
    func newRow() -> Row?
    func inserting(_ row: Row, at position: Int) -> Self
    func removing(at position: Int) -> Self
    /// - Parameter target: The row's final position.
    func moving(from position: Int, to target: Int) -> Self
  }

  /// The data source of a table that shows a list: the number of rows, the rows, and their edits.
  open class ListSource<List: EditableList> {
    /// The list. If it is replaced as a whole, all rows may have changed.
    public var list: List {
      get { current }
      set {
        var edits = Edits()
        edits.isAll = true
        tell(edits, of: newValue)
      }
    }
    private var current: List

    /// Called after each edit, with the edits of the rows.
    public var onEdits: ((Edits) -> Void)?

    public init(_ list: List) { current = list }

    public var count: Int { current.count }
    public subscript(position: Int) -> List.Row { current[position] }

    /// Whether a row may be added. A subclass may add conditions.
    open var mayInsert: Bool { current.mayInsert }

    /// The row that `add` inserts at the top.
    open func newRow() -> List.Row? { current.newRow() }

    /// Inserts a new row at the top, if that is allowed.
    @discardableResult
    public func add() -> Bool {
      guard mayInsert, let row = newRow() else { return false }
      return insert(row, at: 0)
    }

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

    public func delete(at position: Int) {
      var edits = Edits()
      edits.deletes = [position]
      tell(edits, of: current.removing(at: position))
    }

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
