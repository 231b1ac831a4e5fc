/// A state whose value takes time: an entry of `loads`.
package struct Load: Sendable {
  /// The state, or the list.
  package var name: Word
  /// Where the value comes from: an expression, or statements with `return`.
  package var source: SwiftCode
  /// Whether a change of what it depends on loads again.
  package var condition: SwiftCode?
  /// How long it waits after a change.
  package var delay: SwiftCode?
  /// What it depends on, where the spec says so: nil for what its texts name.
  package var inputs: [Word]?
  /// `init`, where it loads from birth.
  package var beginning: Word?
  /// Whether a change gives the state its first value again.
  package var clears: Word?
  package var doc: Doc?
  /// The texts that are worked out when it begins.
  var texts: [SwiftCode] { [source] + [condition, delay].compactMap { $0 } }
  /// The access of its action. Nil for the access of the model.
  package var access: Word?
}
