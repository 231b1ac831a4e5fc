// Needs: Loads, PlainEffects

// MARK: - Reactions of plain classes

nonisolated extension Bindgen {
  /// Whether a field has changed. Values that can't be compared always have.
  @_transparent static func differ<Value: Swift.Equatable>(_ one: Value, _ other: Value) -> Bool { one != other }
  @_disfavoredOverload @_transparent static func differ<Value>(_ one: Value, _ other: Value) -> Bool { true }

  /// An action that runs once behind each outermost action that changed one of its fields.
  struct PlainReaction<Model> {
    /// The derived fields among them: they are compared with those of before.
    let fields: ((Model) -> Inputs)?
    let run: (Model) -> Void

    init(on fields: ((Model) -> Inputs)? = nil, _ run: @escaping (Model) -> Void) {
      (self.fields, self.run) = (fields, run)
    }
  }

  /// The reactions of a model, in the order of its spec.
  final class PlainReactions<Model: AnyObject>: Reacting {
    let level: Int
    private weak var model: Model?
    private let reactions: [PlainReaction<Model>]
    /// As the last outermost action left them: nothing before the model is made.
    private var known: [Inputs?] = []
    /// Those of which a field has changed, or may have.
    private var due: Swift.Set<Int> = []
    private var doubtful: Swift.Set<Int> = []

    init(of model: Model, level: Int = 0, _ reactions: PlainReaction<Model>...) {
      (self.model, self.level, self.reactions) = (model, level, reactions)
    }

    var name: Any.Type { Model.self }

    /// Begins to follow the fields: the model is made.
    func follow() { if let model { known = reactions.map { $0.fields?(model) } } }

    /// A field of a reaction has changed.
    func changed(_ reaction: Int) {
      let isFirst = isIdle
      due.insert(reaction)
      if isFirst { wait() }
    }

    /// What a derived field of a reaction is made of was written.
    func inputsChanged(_ reaction: Int) {
      let isFirst = isIdle
      doubtful.insert(reaction)
      if isFirst { wait() }
    }

    private var isIdle: Bool { due.isEmpty && doubtful.isEmpty }

    private func wait() {
      if known.isEmpty {
        (due, doubtful) = ([], [])
      } else {
        Turn.current.react(self)
      }
    }

    func react() {
      guard let model else { return }
      for reaction in due.union(takeDoubtful()) {
        let now = reactions[reaction].fields?(model)
        if now != known[reaction] { due.insert(reaction) }
        known[reaction] = now
      }
      let now = due.sorted()
      due = []
      for reaction in now { reactions[reaction].run(model) }
    }

    private func takeDoubtful() -> Swift.Set<Int> {
      defer { doubtful = [] }
      return doubtful
    }
  }
}
