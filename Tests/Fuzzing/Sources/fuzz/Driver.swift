import Foundation

@_silgen_name("LLVMFuzzerRunDriver")
private func runDriver(
  _ count: UnsafeMutablePointer<CInt>,
  _ words: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?>,
  _ test: @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt
) -> CInt

@_silgen_name("LLVMFuzzerMutate")
private func mutate(_ data: UnsafeMutablePointer<UInt8>, _ size: Int, _ limit: Int) -> Int

/// Passes a target's inputs to libFuzzer, which ends the process.
func fuzz(_ target: Target, _ words: [String]) -> Never {
  Target.current = target
  var arguments: [UnsafeMutablePointer<CChar>?] = (["fuzz"] + words).map { strdup($0) } + [nil]
  var count: CInt = CInt(arguments.count - 1)
  let status: CInt = arguments.withUnsafeMutableBufferPointer { buffer in
    var base: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = buffer.baseAddress
    return runDriver(&count, &base) { data, size in
      Target.current.run(Array(UnsafeBufferPointer(start: data, count: size)))
      return 0
    }
  }
  exit(status)
}

/// Returns a mutation of an input for libFuzzer. One time in three it is a change of bytes, libFuzzer's own way; else it is
/// a change of what inputs consist of: lines, blocks, keys, values, names.
@_cdecl("LLVMFuzzerCustomMutator")
public func customMutator(_ data: UnsafeMutablePointer<UInt8>, _ size: Int, _ limit: Int, _ seed: CUnsignedInt) -> Int {
  var mutator: Mutator = Mutator(seed: UInt64(seed))
  if mutator.picks(1, in: 3) { return mutate(data, size, limit) }
  return put(mutator.changed(Array(UnsafeBufferPointer(start: data, count: size))), into: data, limit)
}

/// Returns lines of two inputs for libFuzzer.
@_cdecl("LLVMFuzzerCustomCrossOver")
public func customCrossOver(
  _ left: UnsafePointer<UInt8>,
  _ leftSize: Int,
  _ right: UnsafePointer<UInt8>,
  _ rightSize: Int,
  _ made: UnsafeMutablePointer<UInt8>,
  _ limit: Int,
  _ seed: CUnsignedInt
) -> Int {
  var mutator: Mutator = Mutator(seed: UInt64(seed))
  let left: [UInt8] = Array(UnsafeBufferPointer(start: left, count: leftSize))
  let right: [UInt8] = Array(UnsafeBufferPointer(start: right, count: rightSize))
  return put(mutator.crossed(left, right), into: made, limit)
}

private func put(_ bytes: [UInt8], into data: UnsafeMutablePointer<UInt8>, _ limit: Int) -> Int {
  let count: Int = min(bytes.count, limit)
  for index in 0..<count { data[index] = bytes[index] }
  return count
}
