import BindgenCore
import Testing

@testable import BindgenTools

/// Every spec that the documentation shows is valid.
@Suite struct SpecExampleTests {
  @Test func everySpecIsAccepted() throws {
    let examples: [SpecExample] = try SpecExample.all
    #expect(examples.count > 15)
    for example in examples {
      let (files, diagnostics): ([GeneratedFile], [Diagnostic]) = example.run()
      #expect(diagnostics.isEmpty, "\(example.place): \(DiagnosticPrinter(.pretty).text(of: diagnostics))")
      #expect(!files.isEmpty, "\(example.place)")
    }
  }

  @Test func everySpecIsFormatted() throws {
    for example in try SpecExample.all {
      guard case .text(let text) = Formatter.format(SourceFile(name: "Cart.bindgen.yml", text: example.text)) else {
        Issue.record("\(example.place)")
        continue
      }
      #expect(String(decoding: text, as: UTF8.self) == example.text, "\(example.place)")
    }
  }

  /// The lines that are shown are in the emitted file, in this order; `…` stands for those that are left out.
  @Test func whatASpecGivesIsWhatIsShown() throws {
    let examples: [SpecExample] = try SpecExample.all.filter { $0.emitted != nil }
    #expect(!examples.isEmpty)
    for example in examples {
      let bytes: [UInt8] = example.run().files.first?.bytes ?? []
      var rest: ArraySlice<Substring> = String(decoding: bytes, as: UTF8.self).split(separator: "\n")[...]
      for line in example.emitted?.text.split(separator: "\n") ?? [] where !line.contains("…") {
        let place: Int? = rest.firstIndex(of: line)
        #expect(place != nil, "\(example.place): '\(line)' is not there, or not in this order")
        rest = rest[(place ?? rest.startIndex)...].dropFirst(place == nil ? 0 : 1)
      }
    }
  }
}
