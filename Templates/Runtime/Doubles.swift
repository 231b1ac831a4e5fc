// Needs: Guarded

// MARK: - Doubles

#if DEBUG
  nonisolated extension Bindgen {
    /// The calls of several doubles, in order. Pass one journal to all of them to test the order of calls across doubles.
    public final class Journal: Sendable {
      private let entries = Guarded<[String]>([])

      /// Creates an empty journal.
      public init() {}

      /// The names of the recorded calls, in order, such as `"Store.save(_:)"`.
      public var names: [String] { entries.value }
      /// Forgets all calls, such as those of a test's setup.
      public func reset() { entries.value = [] }

      @_spi(Bindgen) public func add(_ name: String) { entries.edit { $0.append(name) } }
    }

    /// The error of a double's method that was called without an answer. Set the method's closure or result before the call.
    public struct Unstubbed: Swift.Error, Hashable, Sendable, Swift.CustomStringConvertible {
      /// The double and its method, such as `TodoStore.load()`.
      public let method: String

      /// Creates the error, for a double of your own.
      public init(_ method: String) { self.method = method }

      public var description: String { "nothing is stubbed for \(method)" }
    }

    /// Returns the error of a call without an answer. Prints it, too, since a screen may show it as a text that hides the name.
    @_spi(Bindgen) public static func unstubbed(_ method: String) -> Unstubbed {
      let error = Unstubbed(method)
      Swift.print("bindgen: \(error)")
      return error
    }

    /// The recorded calls of a double, from any thread. Create one yourself only for the spy of a struct of closures.
    public final class Recorder<Call>: @unchecked Sendable {
      private let owner: String
      private let journal: Journal?
      private let entries = Guarded<[(call: Call, name: String)]>([])

      /// Creates a recorder, which adds its calls to a journal, too, if there is one.
      ///
      /// - Parameter owner: The name of the double in a journal.
      public init(_ owner: String, journal: Journal? = nil) {
        self.owner = owner
        self.journal = journal
      }

      /// The recorded calls with their arguments, in order.
      public var calls: [Call] { entries.value.map(\.call) }
      /// The names of the recorded calls, in order, such as `"save(_:)"`.
      public var names: [String] { entries.value.map(\.name) }
      /// Forgets all calls, such as those of a test's setup.
      public func reset() { entries.value = [] }

      @_spi(Bindgen) public func record(_ call: Call, _ name: String) {
        entries.edit { $0.append((call, name)) }
        journal?.add("\(owner).\(name)")
      }

      /// Returns the next answer of a method, or the one for all its calls. Throws `Unstubbed` if there is neither.
      @_spi(Bindgen) public func answer<Answer>(
        _ name: String,
        _ next: inout [Swift.Result<Answer, any Swift.Error>],
        _ each: Swift.Result<Answer, any Swift.Error>?
      ) throws -> Answer {
        guard let result = Bindgen.next(&next) ?? each else { throw Bindgen.unstubbed("\(owner).\(name)") }
        return try result.get()
      }
    }

    /// A double that records its calls. Use it for test helpers that work with any double.
    public protocol Spy {
      /// The enum of calls, with a case for each method, and for each property that can be set.
      associatedtype Call
      /// The recorder of the calls. Use it if the protocol of the double has a member `calls` or `names`, too.
      nonisolated var recorder: Recorder<Call> { get }
    }
  }

  nonisolated extension Bindgen.Spy {
    /// The recorded calls with their arguments, in order.
    public var calls: [Call] { recorder.calls }
    /// The names of the recorded calls, in order, such as `"save(_:)"`. Use them where arguments can't be compared.
    public var names: [String] { recorder.names }
  }
#endif
