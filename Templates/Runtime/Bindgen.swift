#if compiler(<6.2)
  #error("code made by bindgen needs Swift 6.2 or later")
#endif

/// The namespace of the code that all models of this module share: lists, handles of effects, and doubles and clocks for tests.
nonisolated public enum Bindgen {}
