#if canImport(SwiftUI) && canImport(Combine)
  import SwiftUI

  /// A view whose counter the app chooses; no view above this one is generic for it.
  public struct CounterView: View {
    @EnvironmentObject private var object: AnySomeObject

    public init() {}

    public var body: some View {
      VStack {
        Text(object.summary)
        Stepper("\(object.int)", value: $object.int)
        Button("Increment") { object.increment() }
      }
    }
  }

  /// A generic view, which is enough if there is only one.
  public struct GenericCounterView<Object: SomeObject>: View {
    @ObservedObject private var object: Object

    public init(_ object: Object) { self.object = object }

    public var body: some View {
      Button("\(object.int)") { object.increment() }
    }
  }

  #if DEBUG
    #Preview {
      CounterView().environmentObject(SomeObjectStub(int: 3, summary: "3 in 1 steps").eraseToAnySomeObject())
    }
  #endif
#endif
