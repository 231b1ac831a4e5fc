// A stand-in for SwiftUI on systems without it: declarations that the guides use. It draws nothing.

@_exported import Observation
@_exported import OpenCombine

@MainActor
public protocol View {
  associatedtype Body: View
  @ViewBuilder var body: Body { get }
}

extension Never: View {
  public var body: Never { return fatalError("a stand-in draws nothing") }
}

/// A view without a body of its own.
public protocol Leaf: View where Body == Never {}

extension Leaf {
  public var body: Never { return fatalError("a stand-in draws nothing") }
}

@resultBuilder
public enum ViewBuilder {
  public static func buildBlock<each Part: View>(_ part: repeat each Part) -> Group { Group() }
  public static func buildExpression<Part: View>(_ part: Part) -> Part { part }
  public static func buildOptional(_ part: Group?) -> Group { Group() }
  public static func buildEither(first part: Group) -> Group { Group() }
  public static func buildEither(second part: Group) -> Group { Group() }
}

public struct Group: Leaf {}

/// The result of any view modifier.
public struct Modified: Leaf {}

public enum Style { case secondary }

extension View {
  public func tag(_ value: some Hashable) -> Modified { Modified() }
  public func foregroundStyle(_ style: Style) -> Modified { Modified() }
  public func toolbar(@ViewBuilder content: () -> some View) -> Modified { Modified() }
  public func environmentObject(_ object: some ObservableObject) -> Modified { Modified() }
  public func disabled(_ isDisabled: Bool) -> Modified { Modified() }
  public func onAppear(perform action: (() -> Void)? = nil) -> Modified { Modified() }
  public func task(@_inheritActorContext _ action: @escaping @Sendable () async -> Void) -> Modified { Modified() }
  public func refreshable(action: @escaping @Sendable () async -> Void) -> Modified { Modified() }

  public func navigationDestination<Item: Hashable>(
    item: Binding<Item?>,
    @ViewBuilder destination: @escaping (Item) -> some View
  ) -> Modified {
    Modified()
  }

  public func alert<Data>(
    _ title: String,
    isPresented: Binding<Bool>,
    presenting data: Data?,
    @ViewBuilder actions: (Data) -> some View
  ) -> Modified {
    Modified()
  }

  public func alert<Data>(
    _ title: String,
    isPresented: Binding<Bool>,
    presenting data: Data?,
    @ViewBuilder actions: (Data) -> some View,
    @ViewBuilder message: (Data) -> some View
  ) -> Modified {
    Modified()
  }

  public func sheet<Item: Identifiable>(
    item: Binding<Item?>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> some View
  ) -> Modified {
    Modified()
  }

  public func sheet(
    isPresented: Binding<Bool>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> some View
  ) -> Modified {
    Modified()
  }
}

public struct Form: Leaf {
  public init(@ViewBuilder content: () -> some View) {}
}

public struct Section: Leaf {
  public init(@ViewBuilder content: () -> some View) {}
  public init(_ title: String, @ViewBuilder content: () -> some View) {}
}

public struct Picker: Leaf {
  public init(_ title: String, selection: Binding<some Hashable>, @ViewBuilder content: () -> some View) {}
}

public struct Stepper: Leaf {
  public init(_ title: String, value: Binding<Int>) {}
}

public struct Text: Leaf {
  public init(_ text: String) {}
}

public struct ProgressView: Leaf {
  public init() {}
}

public struct Button: Leaf {
  public init(_ title: String, action: @escaping @MainActor () -> Void) {}
}

public struct TextField: Leaf {
  public init(_ title: String, text: Binding<String>) {}
}

public struct SecureField: Leaf {
  public init(_ title: String, text: Binding<String>) {}
}

public struct Toggle: Leaf {
  public init(_ title: String, isOn: Binding<Bool>) {}
}

public struct VStack: Leaf {
  public init(@ViewBuilder content: () -> some View) {}
}

public struct HStack: Leaf {
  public init(@ViewBuilder content: () -> some View) {}
}

public struct List: Leaf {
  public init(@ViewBuilder content: () -> some View) {}

  public init<Rows: RandomAccessCollection>(
    _ rows: Rows,
    @ViewBuilder rowContent: @escaping (Rows.Element) -> some View
  ) where Rows.Element: Identifiable {}

  public init<Rows: RandomAccessCollection, ID: Hashable>(
    _ rows: Rows,
    selection: Binding<Set<ID>>?,
    @ViewBuilder rowContent: @escaping (Rows.Element) -> some View
  ) where Rows.Element: Identifiable {}
}

public struct NavigationStack: Leaf {
  public init(@ViewBuilder root: () -> some View) {}
}

public struct ForEach: Leaf {
  public init<Rows: RandomAccessCollection>(_ rows: Rows, @ViewBuilder row: @escaping (Rows.Element) -> some View)
  where Rows.Element: Identifiable {}

  public init<Rows: RandomAccessCollection, ID: Hashable>(
    _ rows: Rows,
    id: KeyPath<Rows.Element, ID>,
    @ViewBuilder row: @escaping (Rows.Element) -> some View
  ) {}
}

@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value> {
  private let read: () -> Value
  private let write: (Value) -> Void

  public var wrappedValue: Value {
    get { read() }
    nonmutating set { write(newValue) }
  }
  public var projectedValue: Binding<Value> { self }

  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) { (read, write) = (get, set) }

  public subscript<Member>(dynamicMember path: WritableKeyPath<Value, Member>) -> Binding<Member> {
    Binding<Member> {
      read()[keyPath: path]
    } set: { member in
      var value: Value = read()
      value[keyPath: path] = member
      write(value)
    }
  }
}

/// Bindings to the properties of an object, by dynamic member lookup.
@dynamicMemberLookup
public struct Bindings<Object: AnyObject> {
  fileprivate let object: Object

  public subscript<Member>(dynamicMember path: ReferenceWritableKeyPath<Object, Member>) -> Binding<Member> {
    Binding<Member> { [object] in
      object[keyPath: path]
    } set: { [object] member in
      object[keyPath: path] = member
    }
  }
}

@propertyWrapper
public struct State<Value> {
  private final class Place {
    var value: Value
    init(_ value: Value) { self.value = value }
  }

  private let place: Place

  public var wrappedValue: Value {
    get { place.value }
    nonmutating set { place.value = newValue }
  }
  public var projectedValue: Binding<Value> {
    Binding { [place] in
      place.value
    } set: { [place] value in
      place.value = value
    }
  }

  public init(wrappedValue: Value) { place = Place(wrappedValue) }
}

@propertyWrapper
@dynamicMemberLookup
public struct Bindable<Object: AnyObject & Observable> {
  public var wrappedValue: Object
  public var projectedValue: Bindable<Object> { self }

  public init(wrappedValue: Object) { self.wrappedValue = wrappedValue }
  public init(_ wrappedValue: Object) { self.wrappedValue = wrappedValue }

  public subscript<Member>(dynamicMember path: ReferenceWritableKeyPath<Object, Member>) -> Binding<Member> {
    Bindings(object: wrappedValue)[dynamicMember: path]
  }
}

@MainActor
@propertyWrapper
public struct StateObject<Object: ObservableObject> {
  public let wrappedValue: Object
  public var projectedValue: Bindings<Object> { Bindings(object: wrappedValue) }
  public init(wrappedValue: @autoclosure @escaping () -> Object) { self.wrappedValue = wrappedValue() }
}

@MainActor
@propertyWrapper
public struct ObservedObject<Object: ObservableObject> {
  public var wrappedValue: Object
  public var projectedValue: Bindings<Object> { Bindings(object: wrappedValue) }
  public init(wrappedValue: Object) { self.wrappedValue = wrappedValue }
}

@MainActor
@propertyWrapper
public struct EnvironmentObject<Object: ObservableObject> {
  public var wrappedValue: Object { fatalError("a stand-in has no environment") }
  public var projectedValue: Bindings<Object> { Bindings(object: wrappedValue) }
  public init() {}
}

public struct Animation: Equatable, Sendable {
  /// The animation of the innermost `withAnimation` that is running.
  nonisolated(unsafe) public fileprivate(set) static var current: Animation?

  public let name: String
}

extension Animation {
  public static let `default`: Animation = Animation(name: "default")
  public static let spring: Animation = Animation(name: "spring")
  public static func linear(duration: Double) -> Animation { Animation(name: "linear \(duration)") }
}

public func withAnimation<Result>(
  _ animation: Animation? = .default,
  _ body: () throws -> Result
) rethrows -> Result {
  let before: Animation? = Animation.current
  defer { Animation.current = before }
  Animation.current = animation
  return try body()
}

/// A stand-in for a type whose name models declare, too.
public struct Color {}
