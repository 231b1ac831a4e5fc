import Testing

@testable import measure

/// Tables that are read from the page, and errors about a page that lacks them.
@Suite struct PageTests {
  private static let page: Page = Page(
    """
    # Benchmarks

    2026-01-31, Linux

    ## Lists

    | operation | rows | list |
    | --- | ---: | ---: |
    | read all | 32 | 51.2 |
    | read all | 1 000 | 1 643.2 (**2.56**) |
    | edit | 32 |  |

    ## Stores

    | action | ns |
    | --- | ---: |
    | send | 372 ms (0.67) |
    """
  )

  @Test func figuresAreReadAsTheyAreWritten() throws {
    let lists: PageTable = try Self.page.table(below: "Lists", of: "operation")
    let long: Figure = try lists.figure(["read all", "1 000"], "list")
    #expect((long.text, long.value) == ("1 643.2", 1643.2))
    #expect(try lists.figure(["read all"], "list").text == "51.2")
    let time: Figure = try Self.page.table(below: "Stores", of: "action").figure(["send"], "ns")
    #expect((time.text, time.value) == ("372 ms", 372))
    #expect(try Self.page.machine() == "2026-01-31, Linux")
  }

  @Test func whatIsMissingIsNamed() {
    let name: String = "the table of 'operation' below 'Lists'"
    expect("no heading 'Speed'") { try Self.page.table(below: "Speed", of: "operation") }
    // A table of another heading is not taken.
    expect("no table of 'action' below 'Lists'") { try Self.page.table(below: "Lists", of: "action") }
    expect("no row 'sort' in " + name) { try lists.figure(["sort"], "list") }
    expect("no row 'edit, 1 000' in " + name) { try lists.figure(["edit", "1 000"], "list") }
    expect("no column 'array' in " + name) { try lists.figure(["edit"], "array") }
    expect("no figure of 'edit' in column 'list' in " + name) { try lists.figure(["edit"], "list") }
    expect("no line that begins with a date") { try Page("# Benchmarks\n").machine() }
    for chart in Chart.allCases {
      #expect(throws: ChartError.self) { try chart.svg(Self.page) }
    }
  }

  private var lists: PageTable {
    get throws { try Self.page.table(below: "Lists", of: "operation") }
  }

  private func expect(_ message: String, _ read: () throws -> some Any) {
    #expect(throws: ChartError(message: "docs/benchmarks.md has " + message)) { _ = try read() }
  }
}
