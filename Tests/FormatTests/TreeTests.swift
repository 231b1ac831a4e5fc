import BindgenCore
import TestSupport
import Testing

@testable import BindgenTools

/// Formatting never changes the emitted code: of the repository's own specs, and of random ones, however untidy.
@Suite("Formatting of many specs")
struct ManySpecsTests {
  @Test("the tree's own specs are formatted", arguments: SpecRun.tree)
  func own(_ run: SpecRun) {
    for spec: SourceFile in run.specs {
      guard case .text(let text) = Formatter.format(spec) else {
        // A spec that is not formatted has errors.
        var diagnostics: Diagnostics = Diagnostics()
        _ = Spec.read(spec, into: &diagnostics)
        #expect(diagnostics.hasErrors, "\(spec.name)")
        continue
      }
      let isFormatted: Bool = text == spec.bytes
      #expect(isFormatted, "'bindgen format \(spec.name)' changes it")
    }
  }

  @Test("there is something to format")
  func some() { #expect(SpecRun.tree.flatMap(\.specs).count > 60) }

  /// `BINDGEN_UNTIDY=10000 swift test --filter ManySpecsTests` tries more.
  @Test("what is emitted of an untidy spec is the same when it has been formatted", arguments: 0..<8)
  func untidy(_ part: Int) {
    let count: Int = Environment.variable("BINDGEN_UNTIDY").flatMap { Int($0) } ?? 16
    for seed: Int in stride(from: part, to: count, by: 8) { tryUntidy(UInt64(seed)) }
  }

  private func tryUntidy(_ seed: UInt64) {
    var random: SplitMix = SplitMix(seed: seed)
    let isOwn: Bool = random.below(3) > 0
    let run: SpecRun = isOwn ? random.element(of: SpecRun.tree) : .random(seed)
    let addsComments: Bool = random.below(2) == 0
    var texts: [[UInt8]] = []
    for spec: SourceFile in run.specs {
      guard case .text(let tidy) = Formatter.format(spec) else { return }
      var untidy: Untidy = Untidy(
        SourceFile(name: spec.name, bytes: tidy),
        seed: random.next(),
        addsComments: addsComments
      )
      let text: [UInt8] = untidy.text()
      guard let result: [UInt8] = checked(text, "\(run), \(spec.name), seed \(seed)") else { return }
      // Nothing but spaces and blank lines was added: all of it goes.
      let isTidy: Bool = addsComments || shown(result) == shown(tidy)
      #expect(isTidy, "\(spec.name), seed \(seed):\n\(shown(text))\n----\n\(shown(result))")
      texts.append(result)
    }
    let difference: String? = Self.difference(run.emitted(), run.emitted(texts))
    #expect(difference == nil, "\(run), seed \(seed)")
  }

  /// Returns the first pair of lines in which the emitted files differ. Nil if there is none.
  private static func difference(_ old: [String: String]?, _ new: [String: String]?) -> String? {
    for name: String in Set((old ?? [:]).keys).union((new ?? [:]).keys).sorted() {
      let (old, new): (String?, String?) = (old?[name].map(withoutPlaces), new?[name].map(withoutPlaces))
      if old == new { continue }
      let lines: [(Substring, Substring)] = Array(zip(old?.lines ?? [], new?.lines ?? []))
      return "\(name): \(lines.first { $0 != $1 } ?? ("", ""))"
    }
    return nil
  }

  /// Returns the text without the lines of effects that have no id, such as `Cart.bindgen.yml:12`.
  private static func withoutPlaces(_ text: String) -> String {
    let parts: [Substring] = text.split(separator: ".yml:", omittingEmptySubsequences: false)
    return parts.prefix(1).joined() + parts.dropFirst().map { ".yml:" + $0.drop(while: \.isNumber) }.joined()
  }

  /// Returns the formatted text, and expects that formatting it again changes nothing.
  private func checked(_ text: [UInt8], _ name: String) -> [UInt8]? {
    guard case .text(let once) = Formatter.format(SourceFile(name: name, bytes: text)) else {
      Issue.record("\(name): \(Formatter.format(SourceFile(name: name, bytes: text)))\n\(shown(text))")
      return nil
    }
    guard case .text(let twice) = Formatter.format(SourceFile(name: name, bytes: once)), once == twice else {
      Issue.record("\(name): formatted again it changes\n\(shown(text))\n----\n\(shown(once))")
      return nil
    }
    return once
  }

  private func shown(_ text: [UInt8]) -> String {
    String(decoding: text, as: UTF8.self).replacing("\r\n", with: "\n")
  }
}
