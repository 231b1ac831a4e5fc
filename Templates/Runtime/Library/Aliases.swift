// The names that stand beside a copy of the runtime, where models need them. A type of your module with such a name goes before.

public typealias Rows<Element: Identifiable> = Bindgen.Rows<Element>
public typealias PlainRows<Element> = Bindgen.PlainRows<Element>
public typealias Sections<Key: Hashable, Row: Identifiable> = Bindgen.Sections<Key, Row>
public typealias KeyedRows<Key: Hashable, Row> = Bindgen.KeyedRows<Key, Row>
public typealias Edits = Bindgen.Edits
public typealias EditableList = Bindgen.EditableList
public typealias ListSource<List: Bindgen.EditableList> = Bindgen.ListSource<List>
#if DEBUG
  @available(macOS 13, iOS 16, tvOS 16, watchOS 9, visionOS 1, *)
  public typealias TestClock = Bindgen.TestClock
  public typealias Journal = Bindgen.Journal
  public typealias Unstubbed = Bindgen.Unstubbed
#endif
