// MARK: - Fields

nonisolated extension Bindgen {
  /// A model whose fields can be observed one by one.
  @_spi(Bindgen) public protocol FieldModel: Model {
    associatedtype Fields
    static var _fields: Fields { get }
  }
}

nonisolated extension Bindgen.FieldModel {
  /// A field's name, and how to read the field.
  @_spi(Bindgen) public typealias _Field<Value> = (name: Changes, read: (Self) -> Value)
}
