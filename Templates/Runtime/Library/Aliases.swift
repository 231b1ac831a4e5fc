// The names that are declared beside a copy of the runtime, where models need them. A type of your module with the same name wins.

/// A list of rows with unique ids, for the lists of a model and for your own.
public typealias Rows<Element: Identifiable> = Bindgen.Rows<Element>
/// A list of rows without ids, for a list with `ids: none`.
public typealias PlainRows<Element> = Bindgen.PlainRows<Element>
/// Rows in sections by a key, as `grouped(by:)` returns them.
public typealias Sections<Key: Hashable, Row: Identifiable> = Bindgen.Sections<Key, Row>
/// The first row with each key, as `dictionary(by:)` returns it.
public typealias KeyedRows<Key: Hashable, Row> = Bindgen.KeyedRows<Key, Row>
/// The edits of a list's rows in a transaction, for one batch update of a table.
public typealias Edits = Bindgen.Edits
/// A value whose rows can be edited by a `ListSource`.
public typealias EditableList = Bindgen.EditableList
/// The rows of a list for a table, and their edits.
public typealias ListSource<List: Bindgen.EditableList> = Bindgen.ListSource<List>
#if DEBUG
  /// A clock that stands still until a test advances it.
  @available(macOS 13, iOS 16, tvOS 16, watchOS 9, visionOS 1, *)
  public typealias TestClock = Bindgen.TestClock
  /// The calls of several doubles, in order.
  public typealias Journal = Bindgen.Journal
  /// The error of a double's method that was called without an answer.
  public typealias Unstubbed = Bindgen.Unstubbed
#endif
