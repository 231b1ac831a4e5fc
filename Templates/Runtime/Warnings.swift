// MARK: - Warnings

nonisolated extension Bindgen {
  @_spi(Bindgen) public static func warn(_ text: String) {
    #if DEBUG
      Swift.print("bindgen: " + text)
    #endif
  }
}
