import BindgenCore

enum SwiftTarget {
  static func run(_ bytes: [UInt8]) {
    let file: SourceFile = SourceFile(name: "Fuzz", bytes: bytes)
    let text: SwiftText = SwiftText(file.range)
    // Bytes that are no text are an error before anything is emitted; reading them must not trap, that is all.
    let isText: Bool = String(validating: bytes, as: UTF8.self) != nil
    var told: [Diagnostic] = []
    do throws(Diagnostic) { try checkTokens(text) } catch { told.append(error) }
    do throws(Diagnostic) {
      let type: SwiftType = try SwiftType.parse(text)
      if isText { checkType(type) }
    } catch { told.append(error) }
    do throws(Diagnostic) {
      let signature: Signature = try Signature.parse(text)
      if isText { checkSignature(signature) }
    } catch { told.append(error) }
    do throws(Diagnostic) {
      let name: String = try SwiftName.parse(text)
      promise(SwiftName.isIdentifier(name), "the name '\(name)' is no identifier")
    } catch { told.append(error) }
    _ = LiteralText.isLiteral(text)
    find(bytes)
    guard isText else { return }
    Messages.check(told, files: [file])
  }

  private static func checkTokens(_ text: SwiftText) throws(Diagnostic) {
    let tokens: Tokens = try Tokens(text)
    var end: Int = 0
    for (index, token) in tokens.all.enumerated() {
      promise(
        token.start >= end && token.end >= token.start && token.end <= text.bytes.count,
        "token \(index) is astray"
      )
      promise((token.kind == .end) == (index == tokens.count - 1), "an end that is none")
      promise(token.kind == .end || token.end > token.start, "token \(index) is empty")
      end = token.end
      guard token.opens || token.closes else { continue }
      let partner: Token = tokens[token.partner]
      promise(partner.partner == index && partner.opens != token.opens, "token \(index) is not its partner's partner")
    }
    let uses: NameUses = NameUses.read(tokens)
    for use in uses.uses {
      promise(SwiftName.bare(use.range.text) == use.name, "'\(use.range.text)' is told to be '\(use.name)'")
      for member in use.path {
        promise(SwiftName.bare(member.range.text) == member.name, "'\(member.range.text)' is not '\(member.name)'")
      }
    }
    _ = UnwatchedReads.find(in: tokens)
  }

  /// Checks that the text that is emitted for a type is read as the same type.
  private static func checkType(_ type: SwiftType) {
    let again: SwiftType? = try? SwiftType.parse(SwiftText(SourceFile(name: "Again", text: type.text).range))
    promise(again?.text == type.text, "the type '\(type.text)' is read again as '\(again?.text ?? "nothing")'")
    promise(again?.names.map(\.text) == type.names.map(\.text), "the type '\(type.text)' names others when read again")
    for name in type.names { promise(SwiftName.bare(name.range.text) == name.text, "'\(name.text)' is misplaced") }
  }

  private static func checkSignature(_ signature: Signature) {
    let text: String = signature.declaration
    let again: Signature? = try? Signature.parse(SwiftText(SourceFile(name: "Again", text: text).range))
    promise(again?.declaration == text, "the signature '\(text)' is read again as '\(again?.declaration ?? "nothing")'")
    let pieces: [String] = [
      signature.parameterList, signature.forwardedArguments, signature.requirement(passesArrays: true),
      signature.withArrays,
    ]
    for piece in pieces {
      promise((try? Tokens(SwiftText(SourceFile(name: "Piece", text: piece).range))) != nil, "unbalanced: \(piece)")
    }
  }

  /// Runs the searches that the outline needs.
  private static func find(_ bytes: [UInt8]) {
    for isOutline in [false, true] {
      var scanner: SwiftScanner = SwiftScanner(bytes, outline: isOutline)
      _ = scanner.firstEqual()
      scanner = SwiftScanner(bytes, outline: isOutline)
      while case .at = scanner.firstNote() {}
    }
  }
}
