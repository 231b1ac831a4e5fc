#if canImport(BindgenRuntime)
  @_spi(Bindgen) import BindgenRuntime
#endif

/// A step on the path from the root to a model.
package enum FormStep: Hashable, Sendable {
  case child(Int)
  case optional
  case ofCase(Int)
  case row(Int)
}

/// A model of one form, whose fields and actions are addressed by numbers.
@MainActor
package protocol FormDriven: AnyObject {
  var desk: FormDesk { get }
  var model: AnyObject { get }

  /// Returns all fields, from the root down.
  ///
  /// - Parameter derived: Whether to read derivations, too, which are not computed before they are read.
  func numbers(derived: Bool) -> [Int]
  /// Returns the fields that say whether effects run, from the root down.
  func flags() -> [Int]
  /// Whether another view of the same fields has different numbers.
  func isTorn(derived: Bool) -> Bool
  func call(_ path: [FormStep], _ action: Int, _ number: Int) -> FormCalled?
  func set(_ path: [FormStep], _ field: String, _ value: Int)
  /// - Parameter place: The case that is dismissed if it is the current one, or none: then any is.
  func dismiss(_ path: [FormStep], _ place: Int)
}

/// The outcome of a call from outside: its effects, or its result.
package enum FormCalled {
  case began(FormHandle)
  case gave(Int)
}

/// A handle of the effects that an action began.
package struct FormHandle: Sendable {
  let effect: Bindgen.Effect

  package func cancel() { effect.cancel() }
}

extension FormDriven {
  package func isTorn(derived: Bool) -> Bool { false }

  /// The running effects, without their models' names.
  package var running: [String] {
    get async {
      await Bindgen.settled(model, timeout: .zero).map { String($0.drop { $0 != ":" }) }.sorted()
    }
  }
}

/// The clock of all forms.
@MainActor
package final class FormClock {
  private let clock: Bindgen.TestClock = Bindgen.TestClock()

  package init() { FormDesk.clock = clock }

  package var any: any Clock<Duration> { clock }
  package var sleepers: Int { clock.sleepers }
  package var now: Duration { clock.now.offset }
  package func advance(to time: Duration) { clock.skip(time - now) }
}
