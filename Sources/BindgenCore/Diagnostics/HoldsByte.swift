extension UnsafeBufferPointer<UInt8> {
  public func holds(_ byte: UInt8) -> Bool { baseAddress.map { memchr($0, Int32(byte), count) != nil } ?? false }
}
