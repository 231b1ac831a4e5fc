#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// What `==` says of arrays, at the C library's speed in debug builds too.
public func sameBytes(_ left: [UInt8], _ right: [UInt8]) -> Bool {
  left.withUnsafeBytes { left in right.withUnsafeBytes { right in sameBytes(left, right) } }
}

public func sameBytes(_ left: UnsafeBufferPointer<UInt8>, _ right: UnsafeBufferPointer<UInt8>) -> Bool {
  sameBytes(UnsafeRawBufferPointer(left), UnsafeRawBufferPointer(right))
}

public func sameBytes(_ left: UnsafeRawBufferPointer, _ right: UnsafeRawBufferPointer) -> Bool {
  guard left.count == right.count else { return false }
  guard let leftBytes: UnsafeRawPointer = left.baseAddress, let rightBytes: UnsafeRawPointer = right.baseAddress
  else { return true }
  return memcmp(leftBytes, rightBytes, left.count) == 0
}

extension UnsafeBufferPointer<UInt8> {
  public func holds(_ byte: UInt8) -> Bool { offset(of: byte, from: 0) != nil }

  /// Where a byte is first found, from an offset within the buffer on.
  func offset(of byte: UInt8, from start: Int) -> Int? {
    guard let first: UnsafePointer<UInt8> = baseAddress else { return nil }
    return memchr(first + start, Int32(byte), count - start).map { UnsafeRawPointer($0) - UnsafeRawPointer(first) }
  }
}
