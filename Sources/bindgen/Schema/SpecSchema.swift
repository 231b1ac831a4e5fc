import BindgenCore
import BindgenTools

/// A JSON Schema of specs that are strict YAML, in draft 7, which the YAML extensions of editors read.
///
/// Its keys are those of the language's table. It knows the kinds of values, and words where there are few. Swift and the
/// names of entries are left to bindgen.
enum SpecSchema {
  /// - Parameter ownOutlets: The outlets that the user's own templates add.
  static func text(ownOutlets: [String]) -> String {
    let head: JSON = [
      "$schema": "http://json-schema.org/draft-07/schema#",
      "title": "A spec of bindgen",
    ]
    let values = SchemaValue(outlets: Outlet.all.filter(\.isNamed).map(\.name) + ownOutlets)
    return head.joined(values.mapping(Language.spec, orTypes: [])).text + "\n"
  }
}
