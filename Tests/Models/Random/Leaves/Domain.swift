import Observation

/// A model that is driven at random: its fields are spoken of by their names, and their values are told as numbers.
public protocol DrivenModel: AnyObject {
  static func make(_ children: [String: any DrivenModel]) -> any DrivenModel
  /// Of all its fields, and of all below it.
  var sum: Int { get }
  func number(of field: String) -> Int
  func write(_ field: String, _ values: [Int])
  func edit(_ field: String, _ value: Int)
  func group(_ body: () -> Void)
  /// The observation lasts as long as what is returned.
  func watch(_ field: String, _ body: @escaping (Int) -> Void) -> AnyObject?
  func watchAll(_ body: @escaping (Set<String>) -> Void) -> AnyObject?
  /// Follows a sequence as long as what is returned is there.
  func read(_ field: String, by reader: some SequenceReader, _ body: @escaping (Int) -> Void) -> AnyObject?
  func readAll(by reader: some SequenceReader, _ body: @escaping (Set<String>) -> Void) -> AnyObject?
  /// Subscribes as long as what is returned is there; to a field's value as it is now, too.
  func sink(_ field: String, _ body: @escaping (Int) -> Void) -> AnyObject?
  func sinkAll(_ body: @escaping (Set<String>) -> Void) -> AnyObject?
  /// Is called before something changes, as long as what is returned is there.
  func announce(_ body: @escaping () -> Void) -> AnyObject?
  /// Tracks a field, again each time that it is told, as long as what is returned is there.
  func track(_ field: String, _ body: @escaping (Int) -> Void) -> AnyObject?
}

/// Who lacks an outlet has nothing to observe it by.
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

/// Iterates for the driver.
public protocol SequenceReader {
  associatedtype Loop: AnyObject
  func read<Element: Sendable>(_ sequence: AsyncStream<Element>, _ body: @escaping (Element) -> Void) -> Loop
}

/// A value that can be told as a number, made of numbers, and edited in place.
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
  /// `maybe` gives no such number.
  public var number: Int { self ?? 999_999 }
  public mutating func edit(_ value: Int) { self = value }
}

/// What expressions of the specs call; the oracle calls them too.
public func bucket(_ value: Int) -> Int { value >> 2 }
public func maybe(_ value: Int) -> Int? { value % 3 == 0 ? nil : value }
public func pick(_ choice: Int, _ left: Int, _ right: Int) -> Int { choice & 1 == 0 ? left : right }
public func total(_ model: any DrivenModel) -> Int { model.sum % 101 }
nonisolated public func mix(_ values: Int...) -> Int { values.reduce(0, &+) % 23 }

/// Tracks a number, again each time that it is told, as long as it is held.
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
