#if canImport(SwiftUI)
  import struct SwiftUI.Animation
  import func SwiftUI.withAnimation
#endif

// MARK: - Animations

#if canImport(SwiftUI)
  nonisolated extension Bindgen {
    /// Returns a closure that notifies observers inside an animation.
    @_spi(Bindgen) public static func telling(with animation: SwiftUI.Animation?) -> Telling {
      { tell in SwiftUI.withAnimation(animation) { tell() } }
    }
  }

  nonisolated extension Bindgen.Core {
    /// Animates what the open transaction changes.
    @_spi(Bindgen) public func animate(_ animation: () -> SwiftUI.Animation?) { family.telling = Bindgen.telling(with: animation()) }
  }
#endif
