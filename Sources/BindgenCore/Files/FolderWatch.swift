#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A watch that reports when something changes in folders, but not what: the caller looks for that.
package struct FolderWatch: ~Copyable {
  package struct Failure: Error {
    package let path: String
    package let error: SystemError

    package var diagnostic: Diagnostic {
      .error(
        "cant-watch",
        at: nil,
        "can't watch '\(path)': \(error.reason)",
        help: error.code == ENOSPC ? "the system watches no more folders: raise 'fs.inotify.max_user_watches'" : nil
      )
    }
  }

  private let queue: Descriptor
  /// The system's numbers of the watched folders and files, by path.
  private var watched: [String: Int32] = [:]

  package init() throws(Failure) {
    do throws(SystemError) {
      queue = try FolderWatch.queue()
    } catch {
      throw Failure(path: ".", error: error)
    }
  }

  private static func queue() throws(SystemError) -> Descriptor {
    #if canImport(Darwin)
      try Descriptor(kqueue())
    #else
      try Descriptor(inotify_init1(Int32(IN_CLOEXEC) | Int32(IN_NONBLOCK)))
    #endif
  }

  deinit {
    #if canImport(Darwin)
      for descriptor in watched.values { close(descriptor) }
    #endif
  }

  /// Watches these files and folders, with the folders below, and nothing else. Editors save a file under another name
  /// and rename it, so files are watched by their folders; a missing path by the nearest folder above it.
  ///
  /// Each folder is watched before it is listed, so that nothing that comes meanwhile is missed.
  package mutating func watch(_ paths: [String]) throws(Failure) {
    let old = watched
    watched = [:]
    for path in Set(paths).sorted(by: InputFiles.precedes) { try cover(path) }
    release(old)
  }

  /// Whether something has changed within a time; without one, it waits until something does.
  package func wait(milliseconds: Int?) -> Bool {
    let (ready, _) = Ready.wait(reading: [queue.number], writing: [], milliseconds: milliseconds)
    if ready.isEmpty { return false }
    drain()
    return true
  }

  // MARK: What is covered

  private mutating func cover(_ path: String) throws(Failure) {
    var (folder, isMissing) = (path, false)
    while true {
      do throws(SystemError) {
        let isFolder = try InputFiles.kind(of: folder).isFolder
        // The missing path would come back in this folder. All else below may be a whole disk, and is not watched.
        if isMissing, isFolder { return try add(folder) }
        return try coverExisting(folder, isFolder: isFolder)
      } catch {
        let parent = FolderWatch.parent(of: folder)
        if !error.isGone || parent == folder { throw Failure(path: folder, error: error) }
        (folder, isMissing) = (parent, true)
      }
    }
  }

  private mutating func coverExisting(_ path: String, isFolder: Bool) throws(SystemError) {
    try add(FolderWatch.parent(of: path))
    if isFolder { return try coverAll(below: path) }
    addFile(path)
    // The target of a link changes in another folder.
    if let real = RealPath.of(path) { try add(FolderWatch.parent(of: real)) }
  }

  private mutating func coverAll(below folder: String) throws(SystemError) {
    var folders = [folder]
    while let folder = folders.popLast() {
      try add(folder)
      for name in (try? InputFiles.names(in: folder)) ?? [] where !name.hasPrefix(".") {
        var status = stat()
        let path = joined(folder, name)
        if lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR { folders.append(path) }
      }
    }
  }

  private static func parent(of path: String) -> String {
    var path = path[...]
    while path.utf8.count > 1, path.utf8.last == UInt8(ascii: "/") { path = path.dropLast() }
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }
}

extension SystemError {
  /// Whether a path does not exist, or no longer.
  fileprivate var isGone: Bool { code == ENOENT || code == ENOTDIR }
}

// MARK: - Linux

#if !canImport(Darwin)
  extension FolderWatch {
    private mutating func add(_ folder: String) throws(SystemError) {
      if watched[folder] != nil { return }
      let events = IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_CREATE | IN_DELETE | IN_DELETE_SELF
      let number = inotify_add_watch(queue.number, folder, UInt32(events) | UInt32(IN_ONLYDIR))
      if number >= 0 {
        watched[folder] = number
      } else if errno == ENOSPC || errno == ENOMEM {
        throw .latest
      }
      // What can't be watched for another reason can't be read either, and that is reported.
    }

    /// Does nothing: the watch of a file's folder reports all changes of the file.
    private mutating func addFile(_ path: String) {}

    private func release(_ old: [String: Int32]) {
      let kept = Set(watched.values)
      for number in old.values where !kept.contains(number) { inotify_rm_watch(queue.number, number) }
    }

    private func drain() {
      // Reading does not block: an empty queue is an error.
      while let bytes = try? readAvailable(from: queue.number), !bytes.isEmpty {}
    }
  }
#endif

// MARK: - Darwin

#if canImport(Darwin)
  extension FolderWatch {
    private mutating func add(_ folder: String) throws(SystemError) { try add(path: folder) }

    /// Watches the file itself: the watch of its folder does not report writes to it.
    private mutating func addFile(_ path: String) { try? add(path: path) }

    private mutating func add(path: String) throws(SystemError) {
      if watched[path] != nil { return }
      let descriptor = open(path, O_EVTONLY | O_CLOEXEC)
      guard descriptor >= 0 else {
        if errno == EMFILE || errno == ENFILE { throw .latest }
        return
      }
      var change: kevent = kevent(
        ident: UInt(descriptor),
        filter: Int16(EVFILT_VNODE),
        flags: UInt16(EV_ADD | EV_CLEAR),
        fflags: UInt32(NOTE_WRITE | NOTE_EXTEND | NOTE_DELETE | NOTE_RENAME | NOTE_ATTRIB),
        data: 0,
        udata: nil
      )
      guard kevent(queue.number, &change, 1, nil, 0, nil) == 0 else {
        close(descriptor)
        return
      }
      watched[path] = descriptor
    }

    /// Closes the old descriptors: a path may lead to another file by now, so all are opened again.
    private func release(_ old: [String: Int32]) {
      for descriptor in old.values { close(descriptor) }
    }

    private func drain() {
      var events: [kevent] = Array(repeating: kevent(), count: 64)
      var now = timespec()
      while kevent(queue.number, nil, 0, &events, 64, &now) == 64 {}
    }
  }
#endif
