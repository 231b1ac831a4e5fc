// Needs: Loads, PlainEffects

import Observation

// MARK: - Loads of plain classes

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
nonisolated extension Bindgen {
  /// The load of a state: how it is loaded, whether that runs, and whether it has succeeded or failed.
  @MainActor @Observable @_spi(Bindgen) public final class PlainLoad<Model: AnyObject, Value>: Working {
    @_spi(Bindgen) public private(set) var failure: (any Swift.Error)? {
      didSet { work.onChange?() }
    }
    @_spi(Bindgen) public private(set) var isLoaded = false {
      didSet { work.onChange?() }
    }
    @ObservationIgnored @_spi(Bindgen) public let work = PlainWork()
    @ObservationIgnored private weak var model: Model?
    @ObservationIgnored private let place: StaticString
    /// The inputs. Nil if no change loads the state.
    @ObservationIgnored private let inputs: ((Model) -> Inputs)?
    /// Whether fields of models below are among the inputs.
    @ObservationIgnored private let isOfChildren: Bool
    @ObservationIgnored private lazy var reader = FieldReader { [weak self] in self?.inputsChanged() }
    @ObservationIgnored private let clear: ((Model) -> Void)?
    @ObservationIgnored private let run: (Model, RunningEffect<Model>) -> Run<Value>?
    @ObservationIgnored private let then: (Model, Value) -> Void
    /// The inputs at the end of the last outermost action. Nil before the end of the model's initializer.
    @ObservationIgnored private var known: Inputs?
    @ObservationIgnored private var isDue = false
    /// Whether a field was written that is `equal: never`.
    @ObservationIgnored private var isWritten = false

    @_spi(Bindgen) public init(
      of model: Model,
      at place: StaticString,
      on inputs: ((Model) -> Inputs)? = nil,
      ofChildren isOfChildren: Bool = false,
      clear: ((Model) -> Void)? = nil,
      run: @escaping (Model, RunningEffect<Model>) -> Run<Value>?,
      then: @escaping (Model, Value) -> Void
    ) {
      (self.model, self.place, self.inputs, self.isOfChildren) = (model, place, inputs, isOfChildren)
      (self.clear, self.run, self.then) = (clear, run, then)
    }

    @_spi(Bindgen) public var isRunning: Bool { work.isRunning }
    @_spi(Bindgen) public nonisolated var watched: Work { work.watched }

    /// Begins to follow the inputs. Called at the end of the model's initializer.
    @_spi(Bindgen) public func follow() { if let model { known = read(model) } }

    private func read(_ model: Model) -> Inputs? {
      isOfChildren ? reader.read { inputs?(model) } : inputs?(model)
    }

    /// Reports the write of a field that it depends on.
    @_spi(Bindgen) public func inputsChanged(always: Bool = false) {
      guard known != nil else { return }
      isWritten = isWritten || always
      if isDue { return }
      isDue = true
      Turn.current.follow { [weak self] in self?.compare() }
    }

    private func compare() {
      isDue = false
      guard let model, let now = read(model) else { return }
      if now == known, !isWritten { return }
      (known, isWritten) = (now, false)
      change(model)
    }

    private func change(_ model: Model) {
      work.cancelOld()
      forget()
      if let clear {
        clear(model)
        isLoaded = false
      }
      begin(model, isCall: false)
    }

    /// Loads at once.
    @discardableResult
    @_spi(Bindgen) public func begin() -> Effect {
      perform {
        forget()
        if let model { begin(model, isCall: true) }
      }
    }

    /// Cancels the load, and forgets its failure.
    @_spi(Bindgen) public func cancel() {
      forget()
      work.cancel()
    }

    private func forget() { if failure != nil { failure = nil } }

    private func begin(_ model: Model, isCall: Bool) {
      work.begin(model, .replace, at: place, isCall: isCall, run: run) { [weak self] model, value in
        self?.then(model, value)
        self?.isLoaded = true
      } catch: { [weak self] _, error in
        self?.failure = error
      }
    }
  }
}
