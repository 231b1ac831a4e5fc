import BindgenCore
import BindgenTools

enum FormatTarget {
  static func run(_ bytes: [UInt8]) {
    switch Formatter.format(SourceFile(name: "Fuzz.bindgen.yml", bytes: bytes)) {
    case .faulty(let diagnostics): promise(diagnostics.hasErrors, "a spec is not formatted, and no error tells why")
    case .wrong: promise(false, "a formatted spec would say something else")
    case .text(let once):
      guard case .text(let twice) = Formatter.format(SourceFile(name: "Fuzz.bindgen.yml", bytes: once)) else {
        return promise(false, "a formatted spec can't be formatted")
      }
      promise(once == twice, "a formatted spec is not formatted")
      promise(once.last == UInt8(ascii: "\n"), "a formatted spec that does not end its last line")
    }
  }
}
