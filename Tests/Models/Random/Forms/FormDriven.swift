#if canImport(BindgenRuntime)
  @_spi(Bindgen) import BindgenRuntime
#endif

/// The way from the root to a model.
package enum FormStep: Hashable, Sendable {
  case child(Int)
  case optional
  case ofCase(Int)
  case row(Int)
}

/// Models of one form, by the numbers of their fields and actions.
@MainActor
package protocol FormDriven: AnyObject {
  var desk: FormDesk { get }
  var model: AnyObject { get }

  /// All fields, from the root down.
  ///
  /// - Parameter derived: Whether derivations are among them: who reads nothing leaves them uncomputed.
  func numbers(derived: Bool) -> [Int]
  /// What says whether effects run, from the root down.
  func flags() -> [Int]
  /// What else shows the same, and has other numbers.
  func isTorn(derived: Bool) -> Bool
  func call(_ path: [FormStep], _ action: Int, _ number: Int) -> FormCalled?
  func set(_ path: [FormStep], _ field: String, _ value: Int)
  /// - Parameter place: Of the case that is dismissed if it is there, or of none: then whatever is.
  func dismiss(_ path: [FormStep], _ place: Int)
}

/// What a call from outside came to: what it began, or its result.
package enum FormCalled {
  case began(FormHandle)
  case gave(Int)
}

/// What an action began.
package struct FormHandle: Sendable {
  let effect: Bindgen.Effect

  package func cancel() { effect.cancel() }
}

extension FormDriven {
  package func isTorn(derived: Bool) -> Bool { false }

  /// How many effects run.
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
