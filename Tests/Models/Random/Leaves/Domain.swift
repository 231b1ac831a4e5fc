import Observation

/// A model that is driven at random: its fields are addressed by their names, and their values are numbers.
public protocol DrivenModel: AnyObject {
  static func make(_ children: [String: any DrivenModel]) -> any DrivenModel
  /// The sum of all its fields, and of all below it.
  var sum: Int { get }
  func number(of field: String) -> Int
  func write(_ field: String, _ values: [Int])
  func edit(_ field: String, _ value: Int)
  func group(_ body: () -> Void)
  /// Observes a field, as long as the returned object is retained.
  func watch(_ field: String, _ body: @escaping (Int) -> Void) -> AnyObject?
  func watchAll(_ body: @escaping (Set<String>) -> Void) -> AnyObject?
  /// Follows a sequence, as long as the returned object is retained.
  func read(_ field: String, by reader: some SequenceReader, _ body: @escaping (Int) -> Void) -> AnyObject?
  func readAll(by reader: some SequenceReader, _ body: @escaping (Set<String>) -> Void) -> AnyObject?
  /// Subscribes, as long as the returned object is retained; a field's publisher sends the current value, too.
  func sink(_ field: String, _ body: @escaping (Int) -> Void) -> AnyObject?
  func sinkAll(_ body: @escaping (Set<String>) -> Void) -> AnyObject?
  /// Calls a closure before each change, as long as the returned object is retained.
  func announce(_ body: @escaping () -> Void) -> AnyObject?
  /// Tracks a field, again at each notice, as long as the returned object is retained.
  func track(_ field: String, _ body: @escaping (Int) -> Void) -> AnyObject?
}

/// Default implementations for models without the outlet.
extension DrivenModel {
  public func watch(_ field: String, _ body: @escaping (Int) -> Void) -> AnyObject? { nil }
  public func watchAll(_ body: @escaping (Set<String>) -> Void) -> AnyObject? { nil }
  public func read(_ field: String, by reader: some SequenceReader, _ body: @escaping (Int) -> Void) -> AnyObject? {
    nil
  }
  public func readAll(by reader: some SequenceReader, _ body: @escaping (Set<String>) -> Void) -> AnyObject? { nil }
  public func sink(_ field: String, _ body: @escaping (Int) -> Void) -> AnyObject? { nil }
  public func sinkAll(_ body: @escaping (Set<String>) -> Void) -> AnyObject? { nil }
  public func announce(_ body: @escaping () -> Void) -> AnyObject? { nil }
  public func track(_ field: String, _ body: @escaping (Int) -> Void) -> AnyObject? { nil }
}

/// A reader that iterates sequences for the driver.
public protocol SequenceReader {
  associatedtype Loop: AnyObject
  func read<Element: Sendable>(_ sequence: AsyncStream<Element>, _ body: @escaping (Element) -> Void) -> Loop
}

/// A value that is created from numbers, read as a number, and edited in place.
public protocol Numbered {
  init(_ numbers: [Int])
  var number: Int { get }
  mutating func edit(_ value: Int)
}

extension Int: Numbered {
  public init(_ numbers: [Int]) { self = numbers.first ?? 0 }
  public var number: Int { self }
  public mutating func edit(_ value: Int) { self += value }
}

extension [Int]: Numbered {
  public var number: Int { reduce(count) { ($0 &* 31 &+ $1) % 9973 } }
  public mutating func edit(_ value: Int) { append(value) }
}

extension Optional: Numbered where Wrapped == Int {
  public init(_ numbers: [Int]) { self = numbers.first }
  /// The value, or a number that `maybe` never returns.
  public var number: Int { self ?? 999_999 }
  public mutating func edit(_ value: Int) { self = value }
}

/// Functions that expressions of the specs call, and the oracle, too.
public func bucket(_ value: Int) -> Int { value >> 2 }
public func maybe(_ value: Int) -> Int? { value % 3 == 0 ? nil : value }
public func pick(_ choice: Int, _ left: Int, _ right: Int) -> Int { choice & 1 == 0 ? left : right }
public func total(_ model: any DrivenModel) -> Int { model.sum % 101 }
nonisolated public func mix(_ values: Int...) -> Int { values.reduce(0, &+) % 23 }

/// A reader that tracks a number, again at each notice, as long as it is retained.
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
nonisolated public final class Tracker: @unchecked Sendable {
  private let read: () -> Int
  private let told: (Int) -> Void

  public init(_ read: @escaping () -> Int, _ told: @escaping (Int) -> Void) {
    self.read = read
    self.told = told
    _ = track()
  }

  private func track() -> Int {
    withObservationTracking(read) { [weak self] in
      if let self { told(track()) }
    }
  }
}
