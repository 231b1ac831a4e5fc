// MARK: - Weak references

nonisolated extension Bindgen {
  /// A weak reference: an observer's token, and a handle, may be released on any thread. (A class, because each read of a
  /// struct with a weak reference copies it.)
  final class Weak<Object: AnyObject> {
    private(set) weak var object: Object?

    init(_ object: Object) { self.object = object }
  }
}
