import TestSupport
import Testing

/// Model tests drive the same models in several forms, whose specs differ only in the keys for the form, and in names.
@Suite("Specs of several forms")
struct OneWordTests {
  private func lines(_ name: String) throws -> [String] {
    try Repository.text("Tests/Models/Sources/\(name).bindgen.yml").split(separator: "\n").map(String.init)
  }

  @Test("events", arguments: ["Called", "Tracked"])
  func events(_ name: String) throws {
    func text(_ name: String) throws -> String {
      let models: [ArraySlice<String>] = try ["EventsBelow", "Events"].map { folder in
        try lines("\(folder)/\(name)Hall").drop { $0 != "models:" }
      }
      return models.joined().filter { $0 != "    kind: struct" }.joined(separator: "\n")
        .replacing(name + "Door", with: "Door").replacing(name + "Hall", with: "Hall")
    }
    #expect(try text(name) == text(""))
    #expect(try text("").contains("onEvent"))
  }

  @Test("transactions", arguments: ["Called", "Tracked"])
  func transactions(_ name: String) throws {
    func body(_ name: String) throws -> ArraySlice<String> {
      try lines("Transactions/\(name)Ticker").drop { $0 != "    services:" }
    }
    #expect(try body(name) == body(""))
    #expect(try body("").count > 50)
  }

  @Test("outlets", arguments: ["Callbacks", "Combine", "Delegate", "Observation", "Stream", "All"])
  func outlets(_ name: String) throws {
    func models(_ file: String) throws -> [String] { Array(try lines("Shopping/\(file)").drop { $0 != "models:" }) }
    let named: [String] = try models(name).map { line in
      ["Cart", "ShoppingPresenter", "ShoppingView"].reduce(line) { $0.replacing(name + $1, with: $1) }
    }
    #expect(try named == models("Shopping"))
  }
}
