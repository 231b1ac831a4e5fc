#if canImport(BindgenRuntime)
  @_spi(Bindgen) import BindgenRuntime
#endif

/// A class of a family with lists that is driven at random: its fields are addressed by their names.
public protocol DrivenLists: AnyObject {
  static func make(id: Int, serial: Int, _ children: [String: any DrivenLists]) -> any DrivenLists
  func numbers(of field: String) -> [Int]
  func set(_ field: String, _ value: Int)
  /// Sets a child that may be missing.
  func put(_ child: String, _ model: (any DrivenLists)?)
  func edit(_ list: String, _ edit: ListEdit)
  /// Returns a row that is a model.
  func row(of list: String, at position: Int) -> (any DrivenLists)?
  func group(_ body: () -> Void)
  /// Returns a closure that reads a copy of a list, or of a kept form, later.
  func copy(of field: String) -> () -> [Int]
  /// Observes changed fields, as long as the returned object is retained.
  func watch(_ body: @escaping (Set<String>) -> Void) -> AnyObject?
  func show(_ field: String, on shown: ShownRows, _ body: @escaping () -> Void) -> AnyObject?
}

/// Default implementations for models without the outlet.
extension DrivenLists {
  public func watch(_ body: @escaping (Set<String>) -> Void) -> AnyObject? { nil }
  public func show(_ field: String, on shown: ShownRows, _ body: @escaping () -> Void) -> AnyObject? { nil }
}

/// The content of a new row: values, or an existing model.
public struct RowSeed {
  public var id: Int
  public var serial: Int
  public var a: Int
  public var b: Int
  public var model: (any DrivenLists)?

  public init(id: Int, serial: Int, a: Int, b: Int, model: (any DrivenLists)?) {
    (self.id, self.serial, self.a, self.b, self.model) = (id, serial, a, b, model)
  }
}

/// An edit of a list. Positions are valid.
public enum ListEdit {
  case insert(RowSeed, Int)
  case append([RowSeed])
  case put(RowSeed, Int)
  /// Sets a row through its id, which may be in the list or not.
  case putByID(RowSeed)
  case updateOrAppend(RowSeed)
  case set(Int, String, Int)
  case setByID(Int, String, Int)
  case remove(Int)
  case removeByID(Int)
  case clearByID(Int)
  case removeFirst
  case removeLast
  case removeAll
  case removeWhere(Int)
  case removeOffsets([Int])
  case move(Int, Int)
  case moveOffsets([Int], Int)
  case swap(Int, Int)
  case reverse
  case sort
  case partition(Int)
  case replace(Range<Int>, [RowSeed])
  case slice(Int, [RowSeed])
  case assign([RowSeed])
}

// MARK: Rows

/// Members that all rows have.
protocol RandomRow {
  var serial: Int { get }
  var a: Int { get set }
  var b: Int { get set }
  /// The id as a number.
  var number: Int { get }
}

extension RandomRow {
  var number: Int { serial }
  /// All values of the row, as one number.
  var whole: Int { ((number * 100_000 + serial) * 100 + a) * 100 + b }
}

extension RandomRow where Self: Identifiable, ID == Int {
  var number: Int { id }
}

protocol ValueRow: RandomRow {
  init(id: Int, serial: Int, a: Int, b: Int)
}

extension RandomRow {
  static func of(_ seed: RowSeed) -> Self {
    if let type: any ValueRow.Type = Self.self as? any ValueRow.Type {
      return type.init(id: seed.id, serial: seed.serial, a: seed.a, b: seed.b) as! Self
    }
    return seed.model as! Self
  }

  static func all(_ seeds: [RowSeed]) -> [Self] { seeds.map { of($0) } }

  mutating func set(_ field: String, _ value: Int) { if field == "a" { a = value } else { b = value } }
}

/// A value that specs map rows to.
nonisolated public struct MadeRow: Hashable, Identifiable {
  public var id: Int
  public var a: Int
  public var b: Int
}

extension MadeRow: RandomRow {
  var serial: Int { 0 }

  init(_ row: some RandomRow, _ few: Int) { self.init(id: row.number, a: min(row.a, few), b: row.b / 10) }
}

/// Returns a number of a row that an expression passes as a whole.
func ofWhole(_ row: some RandomRow) -> Int { (row.a &+ row.b) % 7 }

// MARK: Numbers

extension Int { var numbers: [Int] { [self] } }
extension Bool { var numbers: [Int] { [self ? 1 : 0] } }
extension [Int] { var numbers: [Int] { self } }
extension Optional where Wrapped: RandomRow { var numbers: [Int] { map { [$0.whole] } ?? [] } }
extension Rows where Element: RandomRow { var numbers: [Int] { map(\.whole) as [Int] } }
extension PlainRows where Element: RandomRow { var numbers: [Int] { map(\.whole) as [Int] } }
extension Sections where Key == Int, Row: RandomRow {
  var numbers: [Int] { flatMap { [$0.key, $0.rows.count] + $0.rows.numbers } }
}
extension KeyedRows where Key == Int, Row: RandomRow {
  var numbers: [Int] { flatMap { [$0.key, $0.value.whole] } }
}

// MARK: Editing

extension MutableCollection where Self: RandomAccessCollection, Element: RandomRow, Index == Int {
  /// Applies an edit by the standard library's own algorithms, which rows with ids and without have in common.
  fileprivate mutating func arrange(_ edit: ListEdit) {
    switch edit {
    case .set(let position, let field, let value): self[position].set(field, value)
    case .put(let row, let position): self[position] = .of(row)
    case .swap(let one, let other): swapAt(one, other)
    case .reverse: reverse()
    case .sort: sort { $0.a < $1.a }
    case .partition(let value): _ = partition { $0.a > value }
    case .slice(let start, let rows): self[start..<(start + rows.count)].replaceAll(Element.all(rows))
    default: break
    }
  }

  fileprivate mutating func replaceAll(_ rows: [Element]) {
    for (position, row) in zip(indices, rows) { self[position] = row }
  }
}

extension Rows where Element: RandomRow {
  mutating func apply(_ edit: ListEdit) {
    switch edit {
    case .insert(let row, let position): insert(.of(row), at: position)
    case .append(let rows): append(contentsOf: Element.all(rows))
    case .putByID(let row):
      let row: Element = .of(row)
      self[id: row.id] = row
    case .updateOrAppend(let row): updateOrAppend(.of(row))
    case .setByID(let position, let field, let value): self[id: self[position].id]?.set(field, value)
    case .remove(let position): remove(at: position)
    case .removeByID(let position): remove(id: self[position].id)
    case .clearByID(let position): self[id: self[position].id] = nil
    case .removeFirst: removeFirst()
    case .removeLast: removeLast()
    case .removeAll: removeAll()
    case .removeWhere(let value): removeAll { $0.a == value }
    case .removeOffsets(let positions): remove(atOffsets: positions)
    case .move(let from, let to): move(from: from, to: to)
    case .moveOffsets(let positions, let to): move(fromOffsets: positions, toOffset: to)
    case .replace(let range, let rows): replaceSubrange(range, with: Element.all(rows))
    case .assign(let rows): self = Rows(Element.all(rows))
    case .reverse: reverse()
    case .sort: sort { $0.a < $1.a }
    default: arrange(edit)
    }
  }
}

extension PlainRows where Element: RandomRow {
  mutating func apply(_ edit: ListEdit) {
    switch edit {
    case .insert(let row, let position): insert(.of(row), at: position)
    case .append(let rows): self += Element.all(rows)
    case .putByID(let row), .updateOrAppend(let row): append(.of(row))
    case .setByID(let position, let field, let value): self[position].set(field, value)
    case .remove(let position), .removeByID(let position), .clearByID(let position): remove(at: position)
    case .removeFirst: removeFirst()
    case .removeLast: removeLast()
    case .removeAll: removeAll()
    case .removeWhere(let value): removeAll { $0.a == value }
    case .removeOffsets(let positions): remove(atOffsets: positions)
    case .move(let from, let to): move(from: from, to: to)
    case .moveOffsets(let positions, let to): move(fromOffsets: positions, toOffset: to)
    case .replace(let range, let rows): replaceSubrange(range, with: Element.all(rows))
    case .assign(let rows): self = PlainRows(Element.all(rows))
    default: arrange(edit)
    }
  }
}
