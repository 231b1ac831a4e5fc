#if canImport(SwiftUI)
  import struct SwiftUI.Animation
  import func SwiftUI.withAnimation
#endif

// MARK: - Animations

#if canImport(SwiftUI)
  nonisolated extension Bindgen {
    /// Tells observers inside an animation.
    fileprivate static func telling(with animation: SwiftUI.Animation?) -> Telling {
      { tell in SwiftUI.withAnimation(animation) { tell() } }
    }
  }

  nonisolated extension Bindgen.Core {
    /// Animates what the open transaction changes.
    func animate(_ animation: () -> SwiftUI.Animation?) { family.telling = Bindgen.telling(with: animation()) }
  }

  #if STORES
    nonisolated extension Bindgen.Plans {
      /// Animates what the action changes.
      mutating func _animate(_ animation: () -> SwiftUI.Animation?) { telling = Bindgen.telling(with: animation()) }
    }
  #endif
#endif
