import FormModels

/// Something that is done from outside, to all forms.
enum FormOp {
  case call([FormStep], Int, Int)
  case set([FormStep], String, Int)
  /// A case by its number, or whatever is there.
  case dismiss([FormStep], Int)
  /// Without a rest between them.
  case several([FormOp])
  case release(String, FormEnd)
  case advance(Int)
  /// The handle of an earlier call.
  case cancel(Int)
  /// Nobody keeps the root any more, but what outlives it.
  case leave
}

extension FormOp: CustomStringConvertible {
  var description: String {
    switch self {
    case .call(let path, let action, let number): "\(Self.text(path))a\(action)(\(number))"
    case .set(let path, let field, let value): "\(Self.text(path))\(field) = \(value)"
    case .dismiss(let path, let place): "dismiss \(Self.text(path))y0, case \(place)"
    case .several(let ops): "[" + ops.map(\.description).joined(separator: "; ") + "]"
    case .release(let label, let end): "\(end.rawValue) \(label)"
    case .advance(let seconds): "advance by \(seconds)"
    case .leave: "leave"
    case .cancel(let cause): "cancel what call \(cause) began"
    }
  }

  private static func text(_ path: [FormStep]) -> String {
    path.map { step in
      switch step {
      case .child(let child): "c\(child)."
      case .optional: "x0?."
      case .ofCase(let place): "y0.m\(place)?."
      case .row(let id): "rows[id: \(id)]?."
      }
    }.joined()
  }
}
