import Observation

/// A way to write a workload, observed by one outlet.
struct Way {
  let workload: String
  let outlet: String
  let name: String
  let model: any Measured
  let ear: Ear
  /// Whether its notices have exactly what changed, and can be compared with others.
  let isExact: Bool
  let operate: (Range<Int>) -> Void

  /// Returns a way without observers or reads.
  static func writing<Model: Measured>(_ workload: String, _ name: String, _ model: Model) -> Way {
    Way(workload: workload, outlet: "written", name: name, model: model, ear: Ear(), isExact: false) { counts in
      for count in counts { model.write(count) }
    }
  }

  /// Returns a way without observers that reads the result after each write.
  static func reading<Model: Measured>(_ workload: String, _ name: String, _ model: Model) -> Way {
    let ear: Ear = Ear()
    return Way(workload: workload, outlet: "read", name: name, model: model, ear: ear, isExact: false) { counts in
      for count in counts {
        model.write(count)
        ear.read(model.result)
      }
    }
  }

  static func hearing<Model: Heard>(_ workload: String, _ outlet: String, _ name: String, _ model: Model) -> Way {
    let ear: Ear = Ear()
    let kept: AnyObject = model.listen(ear)
    return Way(workload: workload, outlet: outlet, name: name, model: model, ear: ear, isExact: true) { counts in
      for count in counts { model.write(count) }
      withExtendedLifetime(kept) {}
    }
  }

  /// Returns a way that Observation notifies once that something will change; it then reads and tracks again.
  static func asking<Model: Measured>(_ workload: String, _ outlet: String, _ name: String, _ model: Model) -> Way {
    let ear: Ear = Ear()
    let bell: Bell = Bell()
    let ask: () -> Void = {
      withObservationTracking {
        ear.read(model.result)
      } onChange: {
        bell.hasRung = true
      }
    }
    ask()
    return Way(workload: workload, outlet: outlet, name: name, model: model, ear: ear, isExact: false) { counts in
      for count in counts {
        model.write(count)
        if bell.hasRung {
          bell.hasRung = false
          ask()
        }
      }
    }
  }
}

/// A flag that never leaves its thread, which `withObservationTracking` can't know.
private final class Bell: @unchecked Sendable {
  var hasRung: Bool = false
}
