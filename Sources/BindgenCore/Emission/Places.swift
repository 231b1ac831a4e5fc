/// The places of the spec that debug builds name: `Search.bindgen.yml:14`; without source locations, which a comment would
/// move, `Search.queryChanged`.
extension ModelLayout {
  func place(of name: Word) -> String { place(of: name.text, at: name.range) }

  func place(of action: Action) -> String { place(of: action.signature.name, at: action.signature.nameRange) }

  func place(of effect: Effect, in action: Action) -> String {
    let name = effect.load == nil ? action.signature.name : effect.id?.name.text ?? action.signature.name
    return place(of: name, at: effect.range)
  }

  private func place(of name: String, at range: SourceRange) -> String {
    if options.sourceLocations == .off { return (value?.name ?? model.name) + "." + name }
    return FileNames.base(range.file.name).visible + ":\(range.start.line)"
  }
}
