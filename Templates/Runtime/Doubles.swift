// Needs: Guarded

// MARK: - Doubles

#if DEBUG
  nonisolated extension Bindgen {
    /// The calls of several doubles, in order.
    public final class Journal: Sendable {
      private let entries = Guarded<[String]>([])

      public init() {}

      /// The calls, such as `"Store.save(_:)"`.
      public var names: [String] { entries.value }
      public func reset() { entries.value = [] }

      @_spi(Bindgen) public func add(_ name: String) { entries.edit { $0.append(name) } }
    }

    /// A double was called that has no answer.
    public struct Unstubbed: Swift.Error, Hashable, Sendable, Swift.CustomStringConvertible {
      public let method: String

      public init(_ method: String) { self.method = method }

      public var description: String { "nothing is stubbed for \(method)" }
    }

    /// What a call without an answer throws. It is printed, too, since a screen may show it as a text that hides the name.
    @_spi(Bindgen) public static func unstubbed(_ method: String) -> Unstubbed {
      let error = Unstubbed(method)
      Swift.print("bindgen: \(error)")
      return error
    }

    /// The calls of a double, which may come from any thread.
    public final class Recorder<Call>: @unchecked Sendable {
      private let owner: String
      private let journal: Journal?
      private let entries = Guarded<[(call: Call, name: String)]>([])

      /// - Parameter owner: The name of the double in a journal.
      public init(_ owner: String, journal: Journal? = nil) {
        self.owner = owner
        self.journal = journal
      }

      public var calls: [Call] { entries.value.map(\.call) }
      /// The calls, such as `"save(_:)"`.
      public var names: [String] { entries.value.map(\.name) }
      public func reset() { entries.value = [] }

      @_spi(Bindgen) public func record(_ call: Call, _ name: String) {
        entries.edit { $0.append((call, name)) }
        journal?.add("\(owner).\(name)")
      }

      /// The next answer of a method, or the one for all its calls.
      @_spi(Bindgen) public func answer<Answer>(
        _ name: String,
        _ next: inout [Swift.Result<Answer, any Swift.Error>],
        _ each: Swift.Result<Answer, any Swift.Error>?
      ) throws -> Answer {
        guard let result = Bindgen.next(&next) ?? each else { throw Bindgen.unstubbed("\(owner).\(name)") }
        return try result.get()
      }
    }

    /// A double that records its calls.
    public protocol Spy {
      associatedtype Call
      nonisolated var recorder: Recorder<Call> { get }
    }
  }

  nonisolated extension Bindgen.Spy {
    public var calls: [Call] { recorder.calls }
    /// The calls, such as `"save(_:)"`.
    public var names: [String] { recorder.names }
  }
#endif
