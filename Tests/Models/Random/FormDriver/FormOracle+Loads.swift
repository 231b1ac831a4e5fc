import FormModels
import RandomSpecs

/// Loads, as the guide describes them.
extension FormOracle {
  /// Handles a change of a load's dependencies: cancels the running request, and begins a new one.
  func change(_ node: FormNode, _ load: Int) {
    forget(node, load)
    if scenario.models[node.kind].loads[load].clears {
      write(node, "l\(load)", 0)
      if node.loaded.remove(load) != nil { touch(node, "o\(load)") }
    }
    let cause: Int = cause
    plans.append {
      self.tasks.cancelOld { $0.node === node && $0.slot?.word == FormScenario.Load.word(load) }
    }
    plans.append {
      let isCalled: Bool = self.tasks.isCalled(self.slot(node, load))
      self.begin(self.scenario.effect(of: load, in: node.kind, isCalled: isCalled), node, 0, cause)
    }
  }

  /// Handles a call of a load, which then begins without waiting.
  func call(_ node: FormNode, _ load: Int) {
    forget(node, load)
    let cause: Int = cause
    plans.append {
      let hasBegun: Bool = self.begin(
        self.scenario.effect(of: load, in: node.kind, isCalled: true),
        node,
        0,
        cause
      )
      if hasBegun { self.tasks.call(self.slot(node, load)) }
    }
  }

  /// Clears the failures of the loads that a `cancels` names, before the body runs.
  func dismiss(_ cancel: FormScenario.Cancel, _ node: FormNode) {
    guard let load: Int = FormScenario.Load.load(ofWord: cancel.word) else { return }
    for target in targets(of: cancel, node) { forget(target, load) }
  }

  private func slot(_ node: FormNode, _ load: Int) -> FormTasks.Slot {
    FormTasks.Slot(owner: node.id, word: FormScenario.Load.word(load), key: nil)
  }

  /// Clears a load's failure, since it is requested again.
  private func forget(_ node: FormNode, _ load: Int) {
    if node.failed.remove(load) != nil { touch(node, "e\(load)") }
  }

  /// - Parameter answer: Nil if the load failed.
  func finish(_ task: FormTask, _ load: Int, with answer: Int?) {
    let whole: FormScenario.Model = scenario.models[task.node.kind]
    // New models take ids, even if the answer comes too late.
    let isOfRows: Bool = whole.loads[load].isOfRows
    let rows: [FormNode] = isOfRows ? (0..<FormDesk.rows(answer ?? 0)).map { _ in made(whole.list ?? 0) } : []
    end(task) {
      if let answer {
        if isOfRows {
          task.node.rows = rows
          self.touch(task.node, "rows")
        } else {
          self.write(task.node, "l\(load)", answer)
        }
        if task.node.loaded.insert(load).inserted { self.touch(task.node, "o\(load)") }
      } else if task.node.failed.insert(load).inserted {
        self.touch(task.node, "e\(load)")
      }
    }
  }
}
