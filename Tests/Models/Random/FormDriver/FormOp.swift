import FormModels

/// An operation from outside, on all forms.
enum FormOp {
  case call([FormStep], Int, Int)
  case set([FormStep], String, Int)
  /// Dismisses a case by its number, or the current one.
  case dismiss([FormStep], Int)
  /// Operations without a rest between them.
  case several([FormOp])
  case release(String, FormEnd)
  case advance(Int)
  /// Cancels the handle of an earlier call.
  case cancel(Int)
  /// Releases the root, which only effects that outlive it may still retain.
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
