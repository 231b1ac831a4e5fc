import Foundation
import TestSupport
import Testing

@testable import BindgenCore

/// The files of many runs as one module: a launch of the compiler costs more than most of them. Each run has a file, or
/// several, and names of its own for its declarations.
struct Batch: Sendable {
  /// The form in which models get the shared code.
  enum Runtime {
    /// The whole runtime, as copies have it.
    case whole
    /// The library, which is compiled once. Files that are added are emitted for it.
    case library
    /// A copy for each run, as emitted for it. Equal copies are there once.
    case copies
  }

  private let runtime: Runtime
  /// The texts, by file name.
  private var texts: [(name: String, text: String)] = []
  private var copies: [[UInt8]: Int] = [:]

  init(_ runtime: Runtime) { self.runtime = runtime }

  /// - Parameter files: The emitted files of a run, and those beside them.
  mutating func add(_ files: [GeneratedFile], as name: String) throws {
    let own: [GeneratedFile] = files.filter { $0.name != FileNames.support }
    let names: [String: String] = try Self.names(in: own, "_\(texts.count)")
    var sharedNames: [String: String] = [:]
    if runtime == .copies, let shared: GeneratedFile = files.first(where: { $0.name == FileNames.support }) {
      let (copy, isNew): (Int, Bool) = number(of: shared)
      sharedNames = try Self.names(in: [shared], "__\(copy)")
      if isNew { texts.append(("Shared\(copy).swift", renamed(shared, [:], shared: sharedNames))) }
    }
    for file in own { texts.append((name + " " + file.name, renamed(file, names, shared: sharedNames))) }
  }

  mutating func add(_ run: ModelRun) throws {
    let (files, diagnostics): ([GeneratedFile], Diagnostics) = run.generate(withLibrary: runtime == .library)
    try #require(!diagnostics.hasErrors, "\(run): \(diagnostics.all.map(\.message))")
    try add(files + run.domain.map { try GeneratedFile(domain: $0) }, as: run.name)
  }

  private static func names(in files: [GeneratedFile], _ ending: String) throws -> [String: String] {
    let names: [String] = try files.flatMap { try declarations.get().names(in: $0.text) }
    return Dictionary(names.map { ($0, $0 + ending) }) { name, _ in name }
  }

  private static let declarations: Result<Declarations, any Error> = Result { try Declarations() }

  private mutating func number(of copy: GeneratedFile) -> (Int, isNew: Bool) {
    if let number: Int = copies[copy.bytes] { return (number, false) }
    copies[copy.bytes] = copies.count
    return (copies.count - 1, true)
  }

  /// Returns the text with other names, except behind the name of a module. Behind `Bindgen.` are only names of shared code,
  /// even if a spec has the same.
  private func renamed(_ file: GeneratedFile, _ names: [String: String], shared: [String: String]) -> String {
    let modules: [String] = ["Observation.", "Swift.", "_Concurrency."]
    func places(_ name: String, _ new: String, but before: [String]) -> [(range: Range<Int>, new: String)] {
      file.bytes.places(of: name).filter { !file.bytes[..<$0.lowerBound].ends(with: before) }.map { ($0, new) }
    }
    let places: [(range: Range<Int>, new: String)] =
      names.flatMap { places($0, $1, but: modules + ["Bindgen."]) }
      + shared.flatMap { name, new in
        places(name, new, but: modules).filter {
          names[name] == nil || file.bytes[..<$0.range.lowerBound].ends(with: ["Bindgen."])
        }
      }
    var text: [UInt8] = []
    var end: Int = 0
    for (range, new) in places.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      text += file.bytes[end..<range.lowerBound] + Array(new.utf8)
      end = range.upperBound
    }
    return String(decoding: text + file.bytes[end...], as: UTF8.self)
  }

  private static let names: String = """
    @_exported public import BindgenRuntime
    public typealias Bindgen = BindgenRuntime.Bindgen

    """

  /// Returns the compiler's diagnostics of the batch with other files, in lines that name the added ones.
  func complaints(beside others: [String] = [], _ flags: [String]) async throws -> String {
    let folder: TemporaryFolder = try TemporaryFolder()
    for (name, text) in texts { try folder.write(text, to: name) }
    let paths: [String] = texts.map { folder.path($0.name) } + others
    switch runtime {
    case .whole:
      let all: [String] = flags + ["-DBRANCHES", "-DMODELS", "-DPLAIN", "-DPUBLISHERS"]
      let library: [String] = Repository.swift(in: Repository.root.appendingPathComponent("Templates/Runtime/Library"))
      for (name, text) in EmbeddedTemplates.runtime { try folder.write(text, to: "Runtime/" + name + ".swift") }
      let whole: [String] = library + EmbeddedTemplates.runtime.map { folder.path("Runtime/" + $0.file + ".swift") }
      return try await SwiftCompiler.complaints(paths + whole, all)
    case .library:
      try folder.write(Self.names, to: FileNames.support)
      // Only a resilient module may be used by a resilient module.
      let runtime: URL = try SwiftCompiler.runtime(flags.filter { $0 == "-enable-library-evolution" })
      let library: [String] = ["-I", runtime.path]
      return try await SwiftCompiler.complaints(paths + [folder.path(FileNames.support)], library + flags)
    case .copies: return try await SwiftCompiler.complaints(paths, flags)
    }
  }
}

/// A search for declarations outside of all braces: at the start of a line, or indented by one step below an `#if`.
/// (Tokens would do, too, but take a debug build ten times as long.)
private struct Declarations: @unchecked Sendable {
  private let outside: NSRegularExpression
  private let inCondition: NSRegularExpression
  private let condition: NSRegularExpression

  init() throws {
    let declaration: String = "(?:[\\w@().]+ )*?(?:actor|class|enum|func|protocol|struct|typealias) `?(\\w+)"
    outside = try NSRegularExpression(pattern: "^(?!import|public import)" + declaration, options: .anchorsMatchLines)
    inCondition = try NSRegularExpression(pattern: "^  (?!import)" + declaration, options: .anchorsMatchLines)
    condition = try NSRegularExpression(
      pattern: "^#if .*?^#endif",
      options: [.anchorsMatchLines, .dotMatchesLineSeparators]
    )
  }

  func names(in text: String) -> [String] {
    let all: NSString = text as NSString
    let whole: NSRange = NSRange(location: 0, length: all.length)
    let parts: [NSRange] = condition.matches(in: text, range: whole).map(\.range)
    let found: [NSTextCheckingResult] =
      outside.matches(in: text, range: whole) + parts.flatMap { inCondition.matches(in: text, range: $0) }
    return found.map { all.substring(with: $0.range(at: 1)) }
  }
}

extension ArraySlice<UInt8> {
  fileprivate func ends(with words: [String]) -> Bool {
    last == UInt8(ascii: ".") && words.contains { suffix($0.utf8.count).elementsEqual($0.utf8) }
  }
}

extension [UInt8] {
  /// Returns the places of a word that stands by itself. (By the C library: most of a debug build's time would go here.)
  fileprivate func places(of word: String) -> [Range<Int>] {
    var places: [Range<Int>] = []
    (self + [0]).withUnsafeBufferPointer { bytes in
      bytes.withMemoryRebound(to: CChar.self) { text in
        var start: Int = 0
        while let base = text.baseAddress, let found = strstr(base + start, word) {
          let place: Int = UnsafePointer(found) - base
          let range: Range<Int> = place..<(place + word.utf8.count)
          if !isPart(range.lowerBound - 1), !isPart(range.upperBound) { places.append(range) }
          start = range.upperBound
        }
      }
    }
    return places
  }

  private func isPart(_ index: Int) -> Bool { indices.contains(index) && Bytes.mayBeNamePart(self[index]) }
}

extension GeneratedFile {
  fileprivate var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Creates a file from a hand-written one.
  fileprivate init(domain path: String) throws {
    let bytes: [UInt8] = try #require(Repository.bytes(of: URL(fileURLWithPath: path)))
    self.init(name: FileNames.base(path), bytes: bytes, spec: nil)
  }
}
