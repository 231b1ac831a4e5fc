#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A folder in the user's cache that belongs to this process alone, and goes with it.
package struct OwnFolder: Sendable {
  package let path: String

  /// - Parameter path: The path of a folder that exists, and that nothing else uses.
  package init(path: String) { self.path = path }

  /// Creates a folder. Nil if there is no place for one.
  ///
  /// Folders of processes that have ended without removing theirs are removed.
  package static func make(for purpose: String) -> OwnFolder? {
    guard let cache = cache else { return nil }
    let parent = joined(joined(cache, "bindgen"), purpose)
    let path = joined(parent, String(getpid()))
    do throws(SystemError) {
      _ = try Folder.make(parent, hook: { _ in })
      sweep(parent)
      // The folder of a process with the same number, which has ended.
      remove(path)
      guard mkdir(path, 0o700) == 0 else { return nil }
      return OwnFolder(path: path)
    } catch {
      return nil
    }
  }

  private static var cache: String? {
    if let cache = Environment.variable("XDG_CACHE_HOME"), cache.hasPrefix("/") { return cache }
    guard let home = Environment.variable("HOME"), home.hasPrefix("/") else { return nil }
    #if canImport(Darwin)
      return joined(home, "Library/Caches")
    #else
      return joined(home, ".cache")
    #endif
  }

  private static func sweep(_ parent: String) {
    do throws(SystemError) {
      for name in try Folder(parent, hook: { _ in }).names() {
        guard let process = pid_t(name), kill(process, 0) != 0, errno == ESRCH else { continue }
        remove(joined(parent, name))
      }
    } catch {}
  }

  /// Writes a file, whose name may have folders. A file that can't be written stays as it was: it is only a copy.
  package func write(_ name: String, _ bytes: [UInt8]) {
    let (folder, base) =
      name.lastIndex(of: "/").map {
        (joined(path, String(name[..<$0])), String(name[name.index(after: $0)...]))
      } ?? (path, name)
    do throws(SystemError) {
      _ = try Folder.make(folder, hook: { _ in })
      let opened = try Folder(folder, hook: { _ in })
      try? opened.remove(".new")
      // A reader sees the whole old file meanwhile.
      try opened.create(".new", bytes, permissions: 0o600)
      try opened.rename(".new", to: base)
    } catch {}
  }

  package func remove() { OwnFolder.remove(path) }

  /// Removes a folder with all that it contains; links are not followed.
  private static func remove(_ path: String) {
    do throws(SystemError) {
      for name in try Folder(path, hook: { _ in }).names() {
        let entry = joined(path, name)
        if unlink(entry) != 0 { remove(entry) }
      }
    } catch {}
    rmdir(path)
  }
}
