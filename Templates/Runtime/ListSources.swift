// MARK: - Sources of lists

nonisolated extension Bindgen {
  /// A value whose rows can be edited: each edit gives another value.
  public protocol EditableList {
    associatedtype Row

    var count: Int { get }
    subscript(position: Int) -> Row { get }
    /// Whether there is room for one more.
    var mayInsert: Bool { get }
    /// A row to be inserted, if the list can make one.
    func newRow() -> Row?
    func inserting(_ row: Row, at position: Int) -> Self
    func removing(at position: Int) -> Self
    /// - Parameter target: Where the row is in the end.
    func moving(from position: Int, to target: Int) -> Self
  }

  /// What a table shows of a list: how many rows, which, and how they are edited.
  open class ListSource<List: EditableList> {
    /// It may be replaced as a whole: then all rows may have changed.
    public var list: List {
      get { current }
      set {
        var edits = Edits()
        edits.isAll = true
        tell(edits, of: newValue)
      }
    }
    private var current: List

    /// Is called after each edit with what became of the rows.
    public var onEdits: ((Edits) -> Void)?

    public init(_ list: List) { current = list }

    public var count: Int { current.count }
    public subscript(position: Int) -> List.Row { current[position] }

    /// Whether a row may be added. A subclass may have reasons of its own.
    open var mayInsert: Bool { current.mayInsert }

    /// The row that `add` puts on top.
    open func newRow() -> List.Row? { current.newRow() }

    /// Puts a new row on top, if that may be.
    @discardableResult
    public func add() -> Bool {
      guard mayInsert, let row = newRow() else { return false }
      return insert(row, at: 0)
    }

    @discardableResult
    public func insert(_ row: List.Row, at position: Int) -> Bool {
      precondition(position >= 0 && position <= count, "the index is out of range")
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

    /// - Parameter target: Where the row is in the end.
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
