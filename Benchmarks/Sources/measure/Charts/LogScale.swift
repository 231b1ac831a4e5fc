#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A scale of powers of ten, wide enough for all values.
struct LogScale {
  let exponents: ClosedRange<Int>
  private let (start, end): (Int, Int)

  init(_ values: [Double], from start: Int, to end: Int) {
    let logarithms: [Double] = values.map { log10($0) }
    // Powers are whole numbers; values below 1 lie outside the grid.
    let first: Int = max(0, Int((logarithms.min() ?? 0).rounded(.down)))
    let last: Int = Int((logarithms.max() ?? 1).rounded(.up))
    // Values that are all one power of ten have a scale too.
    exponents = first...max(last, first + 1)
    (self.start, self.end) = (start, end)
  }

  func place(_ value: Double) -> Int { place(atLogarithm: log10(value)) }
  func place(_ exponent: Int) -> Int { place(atLogarithm: Double(exponent)) }

  private func place(atLogarithm logarithm: Double) -> Int {
    let share: Double = (logarithm - Double(exponents.lowerBound)) / Double(exponents.count - 1)
    return start + Int((share * Double(end - start)).rounded())
  }

  static func power(_ exponent: Int) -> Int { (0..<exponent).reduce(1) { power, _ in power * 10 } }
}
