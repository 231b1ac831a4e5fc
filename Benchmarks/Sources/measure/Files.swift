#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The files of a measurement, all of them below one folder of the build.
enum Files {
  static let folder: String = "Benchmarks/.build/measured"
  static let messages: String = folder + "/messages"

  static func path(_ name: String) -> String { folder + "/" + name }

  static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

  static func makeFolder(_ path: String = folder) {
    guard mkdir(path, 0o755) == 0 || errno == EEXIST else { fail("can't make '\(path)'") }
  }

  static func remove(_ path: String) {
    Command("rm", "-rf", path).run()
  }

  /// Writes a file below the folder, and returns its path.
  @discardableResult
  static func write(_ text: String, to name: String) -> String {
    let path: String = path(name)
    write(text, at: path)
    return path
  }

  static func write(_ text: String, at path: String) {
    guard let file: UnsafeMutablePointer<FILE> = fopen(path, "w") else { fail("can't write '\(path)'") }
    fputs(text, file)
    fclose(file)
  }

  static func bytes(_ path: String) -> [UInt8] {
    guard let file: UnsafeMutablePointer<FILE> = fopen(path, "r") else { fail("can't read '\(path)'") }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var buffer: [UInt8] = Array(repeating: 0, count: 1 << 16)
    while true {
      let count: Int = fread(&buffer, 1, buffer.count, file)
      if count == 0 { return bytes }
      bytes += buffer[..<count]
    }
  }

  /// Returns the paths of all Swift files below a folder, in their order.
  static func swift(below folder: String) -> [String] {
    let list: String = path("list")
    Command("find", folder, "-name", "*.swift", output: list).run()
    return text(list).split(separator: "\n").map(String.init).sorted()
  }

  static func text(_ path: String) -> String { String(decoding: bytes(path), as: UTF8.self) }

  static func lines(_ path: String) -> Int {
    bytes(path).reduce(0) { $0 + ($1 == UInt8(ascii: "\n") ? 1 : 0) }
  }
}
