import FormModels
import RandomSpecs
import TestBasics

/// A series of runs of scenarios, with the mistakes found.
@MainActor
package final class FormProof {
  package private(set) var operations: Int = 0
  package private(set) var mistakes: [String] = []

  package init() {}

  /// - Parameter seed: The seed of the operations.
  package func run(_ scenario: FormScenario, seed: UInt64, _ count: Int) async {
    let driver: FormDriver = FormDriver(scenario, seed: seed, patience: 100_000)
    var ops: FormOps = FormOps(seed: seed)
    var done: [FormOp] = []
    for step in 0..<count {
      let op: FormOp = step == count - Self.last ? .leave : driver.next(&ops)
      done.append(op)
      operations += 1
      if let wrong: String = await driver.step(op, derives: Self.derives(done.count)) {
        driver.end()
        return await report(scenario, seed, done, wrong)
      }
    }
    driver.end()
  }

  /// The number of operations after the root has been released.
  private static let last: Int = 20

  /// Whether derivations are read after a step: those that nobody has read are not computed, so not all are read each time.
  private static func derives(_ step: Int) -> Bool { step.isMultiple(of: 3) }

  // MARK: Mistakes

  private func report(_ scenario: FormScenario, _ seed: UInt64, _ ops: [FormOp], _ wrong: String) async {
    let (few, last): ([FormOp], String) = await Self.shorter(scenario, seed, ops, wrong)
    let lines: [String] =
      ["\(scenario), seed \(seed), step \(ops.count): \(wrong)", "in short:"] + few.map { "  \($0)" } + ["  \(last)"]
      + [scenario.spec(.called)]
    mistakes.append(lines.joined(separator: "\n"))
  }

  /// Returns fewer operations that still fail, and the last mistake.
  private static func shorter(
    _ scenario: FormScenario,
    _ seed: UInt64,
    _ ops: [FormOp],
    _ wrong: String
  ) async -> ([FormOp], String) {
    var (few, last): ([FormOp], String) = (ops, wrong)
    var size: Int = max(1, few.count / 2)
    while true {
      var start: Int = 0
      while start < few.count {
        var tried: [FormOp] = few
        tried.removeSubrange(start..<min(few.count, start + size))
        if let (count, wrong): (Int, String) = await again(scenario, seed, tried) {
          (few, last) = (Array(tried.prefix(count)), wrong)
        } else {
          start += size
        }
      }
      if size == 1 { return (few, last) }
      size /= 2
    }
  }

  /// - Returns: The number of operations until the mistake, and the mistake. Nil if there is none.
  private static func again(_ scenario: FormScenario, _ seed: UInt64, _ ops: [FormOp]) async -> (Int, String)? {
    let driver: FormDriver = FormDriver(scenario, seed: seed, patience: 2000)
    var wrong: (Int, String)?
    for (index, op) in ops.enumerated() where wrong == nil {
      wrong = await driver.step(op, derives: derives(index + 1)).map { (index + 1, $0) }
    }
    driver.end()
    return wrong
  }
}
