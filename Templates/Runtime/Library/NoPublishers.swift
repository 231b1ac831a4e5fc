#if !PUBLISHERS
  nonisolated extension Bindgen {
    @available(*, unavailable, message: "BindgenRuntime has publishers where there is Combine: elsewhere take a copy of the runtime")
    public struct ModelPublisher<Output> {}
  }
#endif
