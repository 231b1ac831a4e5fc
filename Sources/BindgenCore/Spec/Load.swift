/// The asynchronous source of a state or a list: an entry of `loads`.
package struct Load: Sendable {
  /// The name of the state, or of the list.
  package var name: Word
  /// The code that returns the value: an expression, or statements with `return`.
  package var source: SwiftCode
  /// The condition under which it loads. Nil if it always does.
  package var condition: SwiftCode?
  /// The duration that it waits after a change.
  package var delay: SwiftCode?
  /// The dependencies that the spec declares. Nil for those that the load's code names.
  package var inputs: [Word]?
  /// The word `init`, if it loads when its model is created.
  package var initWord: Word?
  /// The word behind `clears`, if a change resets the state to its initial value.
  package var clears: Word?
  package var doc: Doc?
  /// The code that is evaluated when it starts.
  var texts: [SwiftCode] { [source] + [condition, delay].compactMap { $0 } }
  /// The access of its action. Nil for the access of the model.
  package var access: Word?
}
