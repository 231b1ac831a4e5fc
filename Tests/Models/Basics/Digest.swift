/// A digest of texts, the same on every machine.
package struct Digest {
  private var first: UInt64 = 0xCBF2_9CE4_8422_2325
  private var second: UInt64 = 0x9E37_79B9_7F4A_7C15

  package init() {}

  package mutating func add(_ text: some Sequence<UInt8>) {
    let bytes: [UInt8] = Array(text)
    add(word: UInt64(bytes.count))
    bytes.withUnsafeBytes { buffer in
      // (By eights: a debug build would take seconds for what tests compile.)
      for offset in stride(from: 0, to: buffer.count & ~7, by: 8) {
        add(word: buffer.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
      }
      for offset in (buffer.count & ~7)..<buffer.count { add(word: UInt64(buffer[offset])) }
    }
  }

  private mutating func add(word: UInt64) {
    first = (first ^ word) &* 0x0100_0000_01B3
    first ^= first >> 29
    second = (second &+ word) &* 0xBF58_476D_1CE4_E5B9
    second ^= second >> 31
  }

  package var name: String { String(first, radix: 36) + "-" + String(second, radix: 36) }
}
