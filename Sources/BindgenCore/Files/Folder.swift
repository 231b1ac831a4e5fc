#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A function that is called before each system call that touches a folder; an error that it throws replaces the call. Tests use
/// it to let calls fail and to stop a run half-way.
typealias CallHook = (_ call: String) throws(SystemError) -> Void

/// An open folder. All work inside goes through its descriptor and plain names, and never follows a link. So nothing
/// leads out of it, even if its path changes meanwhile.
struct Folder: ~Copyable {
  private let descriptor: Descriptor
  private let hook: CallHook

  /// The entry that a name refers to.
  enum Entry {
    case nothing
    case file(bytes: [UInt8], permissions: mode_t)
    case link
    case somethingElse
  }

  init(_ path: String, hook: @escaping CallHook) throws(SystemError) {
    try hook("open folder")
    self.descriptor = try Descriptor(open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC))
    self.hook = hook
  }

  /// Waits until no other run works in the folder; the system releases the lock when this process ends, in any way.
  ///
  /// - Returns: whether there is a lock; some network file systems have none for folders.
  func lock() -> Bool {
    var result: Int32 = 0
    repeat { result = flock(descriptor.number, LOCK_EX) } while result != 0 && errno == EINTR
    return result == 0
  }

  func names() throws(SystemError) -> [String] {
    try hook("list")
    return try entryNames(of: descriptor)
  }

  /// - Parameter limit: The number of bytes to read; all by default.
  func entry(_ name: String, upTo limit: Int? = nil) throws(SystemError) -> Entry {
    try hook("read")
    // O_NONBLOCK, because opening a pipe would wait for its writer.
    let number = openat(descriptor.number, name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    if number < 0 {
      switch errno {
      case ENOENT: return .nothing
      case ELOOP, EMLINK: return .link
      case ENXIO: return .somethingElse
      default: throw .latest
      }
    }
    let file = try Descriptor(number)
    let status = try file.status()
    guard status.st_mode & S_IFMT == S_IFREG else { return .somethingElse }
    let bytes = try readBytes(from: file.number, expecting: Int(status.st_size), upTo: limit)
    return .file(bytes: bytes, permissions: status.st_mode & 0o777)
  }

  /// Whether something exists at a path, which may lead out of the folder. In doubt it does.
  func reaches(_ path: String) -> Bool {
    if faccessat(descriptor.number, path, F_OK, 0) == 0 { return true }
    return errno != ENOENT && errno != ENOTDIR
  }

  /// Writes the bytes under a free name. After a failure, the incomplete file is removed.
  ///
  /// Nothing is flushed to the disk: a killed run needs no flush, and after a power cut the files are generated again from
  /// the spec.
  func create(_ name: String, _ bytes: [UInt8], permissions: mode_t?) throws(SystemError) {
    try hook("create")
    let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
    let file = try Descriptor(openat(descriptor.number, name, flags, 0o666))
    do throws(SystemError) {
      try hook("write")
      try writeBytes(bytes, to: file.number)
      if let permissions, fchmod(file.number, permissions) != 0 { throw .latest }
    } catch {
      try? remove(name)
      throw error
    }
  }

  func rename(_ name: String, to other: String) throws(SystemError) {
    try hook("rename")
    guard renameat(descriptor.number, name, descriptor.number, other) == 0 else { throw .latest }
  }

  /// Gives a file a second name.
  func link(_ name: String, as other: String) throws(SystemError) {
    try hook("link")
    guard linkat(descriptor.number, name, descriptor.number, other, 0) == 0 else { throw .latest }
  }

  func remove(_ name: String) throws(SystemError) {
    try hook("remove")
    guard unlinkat(descriptor.number, name, 0) == 0 else { throw .latest }
  }

  /// Creates the missing folders of a path, and returns them, outermost first.
  static func make(_ path: String, hook: CallHook) throws(SystemError) -> [String] {
    var made: [String] = []
    let bytes = Array(path.utf8)
    for end in bytes.indices where end > 0 {
      let isComponentEnd = end + 1 == bytes.count || bytes[end + 1] == UInt8(ascii: "/")
      guard isComponentEnd, bytes[end] != UInt8(ascii: "/") else { continue }
      try make(String(decoding: bytes[...end], as: UTF8.self), into: &made, hook: hook)
    }
    if bytes.count == 1 { try make(path, into: &made, hook: hook) }
    return made
  }

  private static func make(_ path: String, into made: inout [String], hook: CallHook) throws(SystemError) {
    var status = stat()
    if stat(path, &status) == 0 { return }
    do throws(SystemError) {
      try hook("make folder")
      if mkdir(path, 0o777) == 0 {
        made.append(path)
      } else if errno != EEXIST {  // another run may have been quicker
        throw .latest
      }
    } catch {
      unmake(made)
      throw error
    }
  }

  /// Undoes `make`; a folder that is in use by now stays.
  static func unmake(_ paths: [String]) {
    for path in paths.reversed() { rmdir(path) }
  }
}
