/// A function's signature, as an action or a method of a protocol has it: `@discardableResult pop<T: P>(at i: Int) async throws -> T where …`.
public struct Signature: Hashable, Sendable {
  /// Attributes in front as they were written: `@discardableResult`, `@available(…)`.
  public var attributes: [String]
  /// The base name without backticks.
  public var name: String
  public var nameRange: SourceRange
  /// `<T: Product>`, or nothing.
  public var generics: String
  public var parameters: [Parameter]
  public var isAsync: Bool
  /// `throws`, `throws(Failure)`, `rethrows`, or nothing.
  public var throwing: String
  /// The result's type; nil where none is written.
  public var result: SwiftType?
  /// `where T: Product`, or nothing.
  public var requirements: String
  public var range: SourceRange

  public struct Parameter: Hashable, Sendable {
    /// Attributes in front of the whole parameter (`@MyBuilder`), with a blank behind, or nothing.
    public var attributes: String
    /// The argument's label as it was written; nil for `_`.
    public var label: String?
    /// The name inside, backticks left out.
    public var name: String
    /// Everything between the colon and the type: `inout`, `@escaping`, `@autoclosure`, `borrowing`, `isolated`…
    public var modifiers: [String]
    public var type: SwiftType
    public var isVariadic: Bool
    /// The default argument's text, or nil.
    public var value: String?
    public var range: SourceRange

    public init(
      attributes: String = "",
      label: String?,
      name: String,
      modifiers: [String] = [],
      type: SwiftType,
      isVariadic: Bool = false,
      value: String? = nil,
      range: SourceRange
    ) {
      self.attributes = attributes
      self.label = label
      self.name = name
      self.modifiers = modifiers
      self.type = type
      self.isVariadic = isVariadic
      self.value = value
      self.range = range
    }
  }

  public init(
    attributes: [String] = [],
    name: String,
    nameRange: SourceRange,
    generics: String = "",
    parameters: [Parameter] = [],
    isAsync: Bool = false,
    throwing: String = "",
    result: SwiftType? = nil,
    requirements: String = "",
    range: SourceRange
  ) {
    self.attributes = attributes
    self.name = name
    self.nameRange = nameRange
    self.generics = generics
    self.parameters = parameters
    self.isAsync = isAsync
    self.throwing = throwing
    self.result = result
    self.requirements = requirements
    self.range = range
  }
}
