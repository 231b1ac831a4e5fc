// MARK: - Weak references

nonisolated extension Bindgen {
  /// A weak reference to an object that may be released on any thread, such as an observer's token. (A class, because each read of
  /// a struct with a weak reference copies it.)
  @_spi(Bindgen) public final class Weak<Object: AnyObject> {
    @_spi(Bindgen) public private(set) weak var object: Object?

    @_spi(Bindgen) public init(_ object: Object) { self.object = object }
  }
}
