#if compiler(<6.2)
  #error("code made by bindgen needs Swift 6.2 or later")
#endif

/// What the models of this module share.
nonisolated public enum Bindgen {}
