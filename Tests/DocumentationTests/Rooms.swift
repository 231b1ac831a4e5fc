import Foundation
import TestSupport

@testable import BindgenCore

/// The rooms of a target, and the rooms that each one uses, found in its sources. (That no target uses a later one, the
/// compiler sees to.)
///
/// The sources are read as tokens, not compiled: a room uses another if it names a type or calls a function that the other
/// declares at the top level of a file, or if it names a member that only the other declares. A name that a room
/// declares itself, however deep, is its own.
struct Rooms {
  /// The targets in order, and the rooms of each. A room may use those before it.
  static let targets: [(name: String, rooms: [String])] = [
    (
      "BindgenCore",
      ["Diagnostics", "Swift", "Outline", "Spec", "Graph", "Outlets", "Template", "Emission", "Files"]
    ),
    ("BindgenTools", ["JSON", "About", "Difference", "Format", "Explain"]),
    ("BindgenServer", ["JSON", "Documents", "Occurrences", "Workspace", "SwiftInSpecs", "Server"]),
    ("bindgen", ["Schema", "Watch", "CommandLine"]),
  ]

  typealias Source = (room: String, file: String, text: String)

  /// A name of one room in a file of another.
  struct Use {
    let file: String
    let name: String
    let user: String
    let owner: String
  }

  let order: [String]
  let uses: [Use]
  /// The members of all its files.
  private let members: Set<String>

  /// Members of the standard library that a room gives to types of its own, too.
  private static let libraryMembers: Set<String> = [
    "combine", "control", "element", "filter", "format", "insert", "map", "prefix", "remove", "suffix", "value",
  ]

  /// - Parameter earlier: The rooms of targets that this one may use: members that they declare may be named anywhere.
  init(_ order: [String], _ sources: [Source], earlier: [Rooms] = []) throws {
    self.order = order
    let files: [(room: String, words: Words)] = try sources.map { ($0.room, try Words($0.text, file: $0.file)) }
    var own: [String: Set<String>] = [:]
    var owners: [String: String] = [:]
    for (room, words) in files {
      own[room, default: []].formUnion(words.declared)
      for name in words.offered { owners[name] = room }
    }
    let known: Set<String> = earlier.reduce(into: Self.libraryMembers) { $0.formUnion($1.members) }
    members = Set(files.flatMap(\.words.members.named))
    uses =
      files.flatMap { room, words in
        words.named.subtracting(own[room] ?? []).sorted().compactMap { name in
          owners[name].map { Use(file: words.file, name: name, user: room, owner: $0) }
        }
      } + Self.lateMembers(files, order, known)
  }

  /// Returns the uses of members that only later rooms declare.
  private static func lateMembers(
    _ files: [(room: String, words: Words)],
    _ order: [String],
    _ known: Set<String>
  ) -> [Use] {
    var known: Set<String> = known
    var late: [Use] = []
    for room in order {
      let own: [Words] = files.filter { $0.room == room }.map(\.words)
      known.formUnion(own.flatMap(\.members.named))
      for words in own {
        late += words.members.used.subtracting(known).sorted().compactMap { name in
          let owner: String? = files.first { $0.words.members.offered.contains(name) }?.room
          return owner.map { Use(file: words.file, name: name, user: room, owner: $0) }
        }
      }
    }
    return late
  }

  /// The rooms of all targets, in order.
  static func read() throws -> [Rooms] {
    try targets.reduce(into: []) { rooms, target in
      rooms.append(try Rooms(target.rooms, sources(of: target.name), earlier: rooms))
    }
  }

  /// The files in the folders of a target; beside them there is at most a `main.swift`, which uses all.
  private static func sources(of target: String) throws -> [Source] {
    let folder: URL = Repository.root.appendingPathComponent("Sources/" + target)
    let paths: [String] = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    return try paths.filter { $0.hasSuffix(".swift") && $0 != "main.swift" }.sorted().map { path in
      let text: String = try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
      return (String(path.prefix { $0 != "/" }), path, text)
    }
  }

  /// Uses of later rooms, or in rooms that have no place in the order.
  var mistakes: [String] {
    uses.filter { use in
      guard let user: Int = order.firstIndex(of: use.user) else { return true }
      return !order[..<user].contains(use.owner)
    }
    .map { "\($0.file) names '\($0.name)' of the room \($0.owner)" }
    .reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  /// A line for each room, with the rooms that it uses.
  var picture: String {
    let widest: Int = order.map(\.count).max() ?? 0
    return order.map { room in
      let used: [String] = order.filter { owner in uses.contains { $0.user == room && $0.owner == owner } }
      let name: String = room.padding(toLength: widest, withPad: " ", startingAt: 0)
      return (used.isEmpty ? room : name + "  ──► " + used.joined(separator: ", ")) + "\n"
    }
    .joined()
  }
}

/// The names that a file declares, and those that it uses.
private struct Words {
  let file: String
  /// The names that it declares at the top level, for other files, too.
  private(set) var offered: Set<String> = []
  /// The names of all types and functions that it declares, and of generic parameters.
  private(set) var declared: Set<String> = []
  private(set) var named: Set<String> = []
  private(set) var members: Members = Members()

  private static let types: Set<String> = [
    "struct", "enum", "class", "protocol", "actor", "typealias", "associatedtype",
  ]

  init(_ text: String, file: String) throws {
    self.file = file
    let tokens: Tokens = try Tokens(SwiftText(SourceFile(name: file, text: text).range))
    members = Members(tokens)
    var depth: Int = 0
    var isPrivate: Bool = false
    for index in 0..<tokens.count {
      let token: Token = tokens[index]
      if token.opens { depth += 1 }
      if token.closes { depth -= 1 }
      guard token.kind == .name else { continue }
      let (word, before): (String, String) = (tokens.string(index), tokens.string(index - 1))
      if depth == 0, token.followsNewline { isPrivate = false }
      if ["private", "fileprivate"].contains(word) { isPrivate = true }
      let isType: Bool = Self.types.contains(before)
      if isType || before == "func" {
        declared.insert(word)
        if depth == 0, !isPrivate { offered.insert(word) }
        declared.formUnion(Self.parameters(behind: index, tokens))
      } else if before == "init" || before == "case" {
        declared.formUnion(Self.parameters(behind: index - 1, tokens))
      } else if tokens[index - 1].kind != .dot, Self.canBeAUse(index, tokens) {
        named.insert(word)
      }
    }
  }

  /// Whether a name may be a use: a type by its capital letter, or a call; not a label.
  private static func canBeAUse(_ index: Int, _ tokens: Tokens) -> Bool {
    let isCalled: Bool = tokens.isText(index + 1, "(") && !tokens[index + 1].followsSpace
    return tokens.string(index).first?.isUppercase == true || isCalled
  }

  /// Returns the generic parameters in angle brackets that directly follow.
  private static func parameters(behind index: Int, _ tokens: Tokens) -> Set<String> {
    guard tokens[index + 1].kind == .angleOpen, tokens[index + 1].partner > index else { return [] }
    let inside: Range<Int> = (index + 2)..<tokens[index + 1].partner
    return Set(inside.filter { tokens[$0 - 1].kind == .angleOpen || tokens[$0 - 1].kind == .comma }.map(tokens.string))
  }
}

/// The members that a file declares, and those that it names.
private struct Members {
  /// The names of members, also private ones, and of tuple labels.
  private(set) var named: Set<String> = []
  /// Members that other files can name.
  private(set) var offered: Set<String> = []
  private(set) var used: Set<String> = []

  init() {}

  init(_ tokens: Tokens) {
    for index in 0..<tokens.count where tokens[index].kind == .name {
      let name: String = tokens.name(index)
      if tokens[index - 1].kind == .dot {
        used.insert(name)
      } else if Self.declares(index, tokens) {
        named.insert(name)
        let before: Range<Int> = index - 4..<index
        let isPrivate: Bool = before.contains { tokens.isText($0, "private") || tokens.isText($0, "fileprivate") }
        if !isPrivate { offered.insert(name) }
      } else if tokens[index + 1].kind == .colon {
        named.insert(name)
      }
    }
  }

  /// Whether a name is declared, as in `func name`, `var name`, `case one, name`.
  private static func declares(_ index: Int, _ tokens: Tokens) -> Bool {
    if ["func", "var", "let", "case"].contains(tokens.string(index - 1)) { return true }
    var before: Int = index - 1
    while tokens[before].kind == .comma, before > 1 {
      before = tokens[before - 1].closes ? tokens[before - 1].partner - 1 : before - 1
      if tokens.isText(before - 1, "case") { return true }
      before -= 1
    }
    return false
  }
}
