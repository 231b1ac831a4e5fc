// Needs: Animations, Plans

#if canImport(SwiftUI)
  import struct SwiftUI.Animation
#endif

// MARK: - Animations of values

#if canImport(SwiftUI)
  nonisolated extension Bindgen.Plans {
    /// Animates what the action changes.
    @_spi(Bindgen) public mutating func _animate(_ animation: () -> SwiftUI.Animation?) { telling = Bindgen.telling(with: animation()) }
  }
#endif
