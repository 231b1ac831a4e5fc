// Needs: Loads, PlainEffects

// MARK: - Reactions of plain classes

nonisolated extension Bindgen {
  /// Whether a field has changed. Values that can't be compared always count as changed.
  @_transparent @_spi(Bindgen) public static func differ<Value: Swift.Equatable>(_ one: Value, _ other: Value) -> Bool { one != other }
  @_disfavoredOverload @_transparent @_spi(Bindgen) public static func differ<Value>(_ one: Value, _ other: Value) -> Bool { true }

  /// An action that runs once after each outermost action that changed one of its fields.
  @_spi(Bindgen) public struct PlainReaction<Model> {
    /// The derived fields among its fields, whose values are compared with the old ones. Nil if there are none.
    @_spi(Bindgen) public let fields: ((Model) -> Inputs)?
    /// Whether fields of models below are among its fields.
    @_spi(Bindgen) public let isOfChildren: Bool
    @_spi(Bindgen) public let run: (Model) -> Void

    @_spi(Bindgen) public init(
      on fields: ((Model) -> Inputs)? = nil,
      ofChildren isOfChildren: Bool = false,
      _ run: @escaping (Model) -> Void
    ) {
      (self.fields, self.isOfChildren, self.run) = (fields, isOfChildren, run)
    }
  }

  /// The reactions of a model, in the order of its spec.
  @_spi(Bindgen) public final class PlainReactions<Model: AnyObject>: Reacting {
    @_spi(Bindgen) public let level: Int
    private weak var model: Model?
    private let reactions: [PlainReaction<Model>]
    /// The derived fields of each reaction at the end of the last outermost action. Empty before the end of the model's initializer.
    private var known: [Inputs?] = []
    /// The readers of the reactions that read models below.
    private lazy var readers: [FieldReader?] = reactions.indices.map { number in
      guard reactions[number].isOfChildren else { return nil }
      return FieldReader { [weak self] in self?.inputsChanged(number) }
    }
    /// The reactions of which a field has changed, and those of which a derived field may have changed.
    private var due: Swift.Set<Int> = []
    private var doubtful: Swift.Set<Int> = []

    @_spi(Bindgen) public init(of model: Model, level: Int = 0, _ reactions: PlainReaction<Model>...) {
      (self.model, self.level, self.reactions) = (model, level, reactions)
    }

    @_spi(Bindgen) public var name: Any.Type { Model.self }

    /// Begins to follow the fields. Called at the end of the model's initializer.
    @_spi(Bindgen) public func follow() { if let model { known = reactions.indices.map { read($0, model) } } }

    private func read(_ reaction: Int, _ model: Model) -> Inputs? {
      guard let fields = reactions[reaction].fields else { return nil }
      return if let reader = readers[reaction] { reader.read { fields(model) } } else { fields(model) }
    }

    /// Reports the change of a reaction's field.
    @_spi(Bindgen) public func changed(_ reaction: Int) {
      let isFirst = isIdle
      due.insert(reaction)
      if isFirst { wait() }
    }

    /// Reports the write of a field that a derived field of a reaction depends on.
    @_spi(Bindgen) public func inputsChanged(_ reaction: Int) {
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

    @_spi(Bindgen) public func react() {
      guard let model else { return }
      for reaction in due.union(takeDoubtful()) {
        let now = read(reaction, model)
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

nonisolated extension Bindgen.Inputs {
  /// Creates inputs from fields of any types. Values that can't be compared always count as changed.
  @_spi(Bindgen) public init(of fields: Any?...) {
    self.init(
      fields.map { field in
        guard let field else { return Swift.Bool?.none }
        return (field as? any Swift.Equatable) ?? Bindgen.Writes()
      }
    )
  }
}
