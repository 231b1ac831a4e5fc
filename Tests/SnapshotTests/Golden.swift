import BindgenCore
import Foundation
import TestSupport

/// A recorded file of a run, for readers: what templates emit, and what a change of them changes.
struct Golden: CustomStringConvertible, Sendable {
  let run: String
  let file: String

  static let folder: URL = Repository.root.appendingPathComponent("Tests/Snapshots")

  static let all: [Golden] = [
    // The same cart with closures, and with all outlets.
    Golden("Shopping", "Callbacks.bindgen.swift"),
    Golden("Shopping", "All.bindgen.swift"),
    // Code that one would write by hand.
    Golden("Plain", "Cart.bindgen.swift"),
    Golden("Plain", "Contacts.bindgen.swift"),
    // The same with work that takes time: all kinds of it.
    Golden("Plain", "Work.bindgen.swift"),
    // A presenter and its doubles, and services of all shapes.
    Golden("Contracts", "Hoge.bindgen.swift"),
    Golden("Contracts", "Stores.bindgen.swift"),
    // Effects and reactions.
    Golden("Effects", "Plain.bindgen.swift"),
    // Events of classes, and of a value.
    Golden("Events", "CalledHall.bindgen.swift"),
    Golden("Events", "Gate.bindgen.swift"),
    // Other access, other isolations, names that are hard, and where all of it came from.
    Golden("Family", "Public.bindgen.swift"),
    Golden("Isolated", "Hidden.bindgen.swift"),
    Golden("Hostile", "Foreign.bindgen.swift"),
    Golden("Hostile", "Names.bindgen.swift"),
    Golden("Located", "Located.bindgen.swift"),
  ]

  private init(_ run: String, _ file: String) {
    self.run = run
    self.file = file
  }

  var description: String { run + "/" + file }

  private var path: URL { Self.folder.appendingPathComponent(run).appendingPathComponent(file) }

  /// The recorded bytes.
  var bytes: [UInt8]? { Repository.bytes(of: path) }

  func record(_ bytes: [UInt8]) throws {
    try FileManager.default.createDirectory(at: path.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: path)
  }

  /// The names of all recorded files.
  static var recorded: [String] {
    Repository.names(in: folder).flatMap { run in
      Repository.names(in: folder.appendingPathComponent(run)).map { run + "/" + $0 }
    }
  }
}
