#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Input files: reads them by name, and finds those of a kind below a folder.
package enum InputFiles {
  /// The kind and the identity of what a path leads to. Two paths with the same identity are one file.
  package struct Kind: Sendable {
    package struct Identity: Hashable, Sendable {
      let device: UInt64
      let number: UInt64
    }

    package let isFolder: Bool
    /// Whether it is a regular file: not a folder, and not a file that blocks, such as a pipe.
    package let isFile: Bool
    package let identity: Identity
  }

  /// A path that could not be read, and the error.
  package struct Failure: Error, Sendable {
    package let path: String
    package let error: SystemError
  }

  package static func kind(of path: String) throws(SystemError) -> Kind {
    var status = stat()
    guard stat(path, &status) == 0 else { throw .latest }
    let identity = Kind.Identity(
      device: UInt64(truncatingIfNeeded: status.st_dev),
      number: UInt64(truncatingIfNeeded: status.st_ino)
    )
    let format = status.st_mode & S_IFMT
    return Kind(isFolder: format == S_IFDIR, isFile: format == S_IFREG, identity: identity)
  }

  /// Returns the time at which a file was changed last, in nanoseconds; nil if there is none.
  package static func time(of path: String) -> Int? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    return time.tv_sec &* 1_000_000_000 &+ time.tv_nsec
  }

  package static func read(_ path: String) throws(SystemError) -> [UInt8] {
    let file = try Descriptor(open(path, O_RDONLY | O_CLOEXEC))
    return try readBytes(from: file.number, expecting: Int(file.status().st_size))
  }

  /// Finds the files below a folder with one of these endings, sorted by path.
  ///
  /// Hidden files and folders (such as `.build`) are skipped, and so are pipes. Links to files count, links to folders
  /// are not followed, so a search never runs in circles or leaves the folder.
  package static func files(below folder: String, endings: [String]) throws(Failure) -> [String] {
    var found: [String] = []
    var folders = [folder]
    while let folder = folders.popLast() {
      let names: [String]
      do throws(SystemError) {
        names = try InputFiles.names(in: folder)
      } catch {
        throw Failure(path: folder, error: error)
      }
      for name in names where !name.hasPrefix(".") {
        let path = joined(folder, name)
        var status = stat()
        guard lstat(path, &status) == 0 else { throw Failure(path: path, error: .latest) }
        if status.st_mode & S_IFMT == S_IFDIR {
          folders.append(path)
        } else if endings.contains(where: name.hasSuffix), isFile(path) {
          found.append(path)
        }
      }
    }
    return found.sorted(by: precedes)
  }

  /// Whether a path comes before another one by bytes: the same order in any locale.
  package static func precedes(_ left: String, _ right: String) -> Bool {
    left.utf8.lexicographicallyPrecedes(right.utf8)
  }

  /// Whether a path leads to a file. A broken link counts as one, so that reading it reports the reason.
  private static func isFile(_ path: String) -> Bool {
    do throws(SystemError) { return try kind(of: path).isFile } catch { return true }
  }

  package static func names(in folder: String) throws(SystemError) -> [String] {
    try entryNames(of: Descriptor(open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)))
  }
}

/// Returns the path of a name inside a folder; a file in the working folder needs no `./`.
func joined(_ folder: String, _ name: String) -> String {
  var folder = folder[...]
  while folder.utf8.count > 1, folder.utf8.last == UInt8(ascii: "/") { folder = folder.dropLast() }
  return folder == "." ? name : folder == "/" ? "/" + name : folder + "/" + name
}

/// Returns the names in a folder, in the system's order, without `.` and `..`.
///
/// A name that is not UTF-8 is repaired, so opening it fails: an error with its name.
func entryNames(of folder: borrowing Descriptor) throws(SystemError) -> [String] {
  // A separate descriptor, because reading moves a position that copies share.
  let own = openat(folder.number, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
  guard own >= 0 else { throw .latest }
  guard let stream = fdopendir(own) else {
    let error: SystemError = .latest
    close(own)
    throw error
  }
  defer { closedir(stream) }
  guard let nameOffset = MemoryLayout<dirent>.offset(of: \.d_name) else { return [] }
  var names: [String] = []
  while true {
    errno = 0
    guard let entry = readdir(stream) else {
      if errno != 0 { throw .latest }
      return names
    }
    let bytes = UnsafeRawPointer(entry) + nameOffset
    let name = String(cString: bytes.assumingMemoryBound(to: CChar.self))
    if name != ".", name != ".." { names.append(name) }
  }
}
