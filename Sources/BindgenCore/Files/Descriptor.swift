#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// An open file; it is closed when its owner releases it.
struct Descriptor: ~Copyable {
  let number: Int32

  /// Owns the result of an `open`.
  init(_ number: Int32) throws(SystemError) {
    guard number >= 0 else { throw .latest }
    self.number = number
  }

  deinit { close(number) }

  func status() throws(SystemError) -> stat {
    var status = stat()
    guard fstat(number, &status) == 0 else { throw .latest }
    return status
  }
}

/// The largest file that is read: specs, templates and outputs are small; a larger file is a mistake, or `/dev/zero`.
let largestFile: Int = 64 << 20

/// Reads to the end, or at most `limit` bytes.
func readBytes(from descriptor: Int32, expecting size: Int, upTo limit: Int? = nil) throws(SystemError) -> [UInt8] {
  var bytes: [UInt8] = []
  // One more than expected, to see the end without another buffer.
  var capacity = limit ?? min(max(size, 0), largestFile) + 1
  while true {
    let count = try append(upTo: capacity, from: descriptor, to: &bytes)
    if count == 0 || bytes.count == limit { return bytes }
    if bytes.count > largestFile { throw .tooLarge }
    capacity = limit.map { $0 - bytes.count } ?? 1 << 16
  }
}

/// Reads once.
func readAvailable(from descriptor: Int32) throws(SystemError) -> [UInt8] {
  var bytes: [UInt8] = []
  _ = try append(upTo: 1 << 16, from: descriptor, to: &bytes)
  return bytes
}

private func append(
  upTo capacity: Int,
  from descriptor: Int32,
  to bytes: inout [UInt8]
) throws(SystemError) -> Int {
  var failure: SystemError? = nil
  let chunk = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
    var result = 0
    repeat { result = read(descriptor, buffer.baseAddress, capacity) } while result < 0 && errno == EINTR
    if result < 0 { failure = .latest }
    count = max(result, 0)
  }
  if let failure { throw failure }
  if bytes.isEmpty { bytes = chunk } else { bytes += chunk }
  return chunk.count
}

func writeBytes(_ bytes: [UInt8], to descriptor: Int32) throws(SystemError) {
  var failure: SystemError? = nil
  bytes.withUnsafeBytes { buffer in
    var offset = 0
    while offset < buffer.count {
      let count = write(descriptor, buffer.baseAddress?.advanced(by: offset), buffer.count - offset)
      if count < 0 && errno == EINTR { continue }
      // Writing nothing would loop forever.
      guard count > 0 else {
        failure = count < 0 ? .latest : SystemError(ENOSPC)
        return
      }
      offset += count
    }
  }
  if let failure { throw failure }
}
