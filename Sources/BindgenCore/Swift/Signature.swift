/// The signature of an action, or of a protocol's method:
/// `@discardableResult pop<T: P>(at i: Int) async throws -> T where …`.
package struct Signature: Hashable, Sendable {
  /// Attributes before the name, as written: `@discardableResult`, `@available(…)`.
  package var attributes: [String] = []
  /// The base name without backticks.
  package var name: String
  package var nameRange: SourceRange
  /// `<T: Product>`, or nothing.
  package var generics: String = ""
  package var parameters: [Parameter] = []
  package var isAsync: Bool = false
  /// `throws`, `throws(Failure)`, `rethrows`, or nothing.
  package var throwing: String = ""
  /// The result's type; nil if none is written.
  package var result: SwiftType?
  /// `where T: Product`, or nothing.
  package var requirements: String = ""
  package var range: SourceRange
  /// The key of an action in its long form, which repeats the name.
  package var key: SourceRange?

  package struct Parameter: Hashable, Sendable {
    /// Attributes before the whole parameter (`@MyBuilder`), with a space after them, or nothing.
    package var attributes: String = ""
    /// The argument label as written; nil for `_`.
    package var label: String?
    /// The name inside the function, without backticks.
    package var name: String
    /// All words between the colon and the type: `inout`, `@escaping`, `@autoclosure`, `borrowing`, `isolated`…
    package var modifiers: [String] = []
    package var type: SwiftType
    package var isVariadic: Bool = false
    /// The default argument's text, or nil.
    package var value: String?
    package var range: SourceRange
  }
}
