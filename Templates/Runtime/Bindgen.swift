#if compiler(<6.2)
  #error("code made by bindgen needs Swift 6.2 or later")
#endif

/// The code that all models of this module share.
nonisolated public enum Bindgen {}
