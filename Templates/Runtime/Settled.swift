// Needs: Work

import Observation

// MARK: - Waiting for all effects

#if DEBUG
  nonisolated extension Bindgen {
    /// Waits until no effect runs in a model or a store and all that are connected with it, or in a plain class and the models below
    /// it. Use it in tests that have no handle to wait for.
    ///
    /// - Returns: The places of effects that still run after the timeout, such as `Search.bindgen.yml:14` or
    ///   `Search.queryChanged`. They are printed, too, unless the timeout is zero.
    @available(macOS 13, iOS 16, tvOS 16, watchOS 9, visionOS 1, *)
    @discardableResult
    public nonisolated(nonsending) static func settled(
      _ model: AnyObject,
      timeout: Swift.Duration = .seconds(1)
    ) async -> [String] {
      let end = _Concurrency.ContinuousClock.now.advanced(by: timeout)
      while true {
        let places = works(of: model).flatMap(\.places).map { "\($0)" }.sorted()
        if places.isEmpty || _Concurrency.Task.isCancelled { return places }
        if _Concurrency.ContinuousClock.now >= end {
          let names = places.joined(separator: ", ")
          if timeout > .zero { Swift.print("bindgen: still running after \(timeout): \(names)") }
          return places
        }
        try? await _Concurrency.Task.sleep(for: .milliseconds(1))
      }
    }

    private static func works(of model: AnyObject) -> [Work] {
      #if MODELS
        if let core = (model as? any Model)?._core { return core.family.watched }
      #endif
      #if PLAIN
        if #available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *) {
          var works = WorksBelow()
          works.add(model)
          return works.found
        }
      #endif
      return []
    }
  }

  #if MODELS
    nonisolated extension Bindgen.Family {
      /// The work of all effects of its models.
      fileprivate var watched: [Bindgen.Work] { agenda == nil ? [] : planned.watched }
    }
  #endif

  #if PLAIN
    nonisolated extension Bindgen {
      /// The running effects of plain classes, found in their stored properties by reflection, as nothing is emitted for that.
      @available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
      fileprivate struct WorksBelow {
        private(set) var found: [Work] = []
        private var seen: Swift.Set<Swift.ObjectIdentifier> = []

        mutating func add(_ model: AnyObject) {
          guard seen.insert(Swift.ObjectIdentifier(model)).inserted else { return }
          for (_, value) in Swift.Mirror(reflecting: model).children { add(value: value) }
        }

        private mutating func add(value: Any) {
          let mirror = Swift.Mirror(reflecting: value)
          if let working = value as? any Working {
            found.append(working.watched)
          } else if mirror.displayStyle == .optional || mirror.displayStyle == .enum {
            for (_, value) in mirror.children { add(value: value) }
          } else if mirror.displayStyle == .class, let model = value as? any Observation.Observable & AnyObject {
            add(model)
          }
        }
      }
    }
  #endif
#endif
