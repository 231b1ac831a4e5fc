/// A chart of the same two changes of a shop, in each way to observe them, with figures that win and figures that lose.
enum PeersChart {
  static let title: String = "What a change takes: bindgen, by hand, @Observable, Combine"

  private static let workloads: [String] = ["select a coupon, 1000 products", "add a product and read five, 0…1000"]

  static func svg(_ page: Page) throws -> String {
    let reading: PageTable = try page.table(below: "Nobody observes, a write and a read", of: "workload")
    let calling: PageTable = try page.table(below: "One callback", of: "workload")
    let tracking: PageTable = try page.table(below: "Tracked by Observation", of: "workload")
    let subscribing: PageTable = try page.table(below: "Five subscriptions", of: "workload")
    let groups: [BarChart.Group] = try [
      BarChart.Group(
        title: "Nobody observes; what is wanted is read",
        rows: [
          row("by hand", .peer, reading, "by hand"),
          row("bindgen", .ours, reading, "emitted"),
          row("@Observable", .peer, reading, "`@Observable`"),
          row("computed properties", .peer, reading, "delegates, computed properties"),
        ]
      ),
      BarChart.Group(
        title: "A closure is called, and reads",
        rows: [row("by hand", .peer, calling, "by hand"), row("bindgen", .ours, calling, "emitted")]
      ),
      BarChart.Group(
        title: "Tracked by Observation, and read",
        rows: [
          row("@Observable", .peer, tracking, "`@Observable`"), row("bindgen, plain", .ours, tracking, "plain"),
          row("bindgen, observation", .ours, tracking, "`observation`"),
        ]
      ),
      BarChart.Group(
        title: "Five subscriptions of Combine's kind",
        rows: [
          row("pipelines by hand", .peer, subscribing, "pipelines by hand"),
          row("bindgen", .ours, subscribing, "emitted"),
        ]
      ),
    ]
    return BarChart(caption: caption(try page.machine()), columns: workloads, groups: groups).svg
  }

  private static func row(
    _ label: String,
    _ tone: ChartStyle.Tone,
    _ table: PageTable,
    _ column: String
  ) throws -> BarChart.Row {
    let figures: [Figure] = try workloads.map { try table.figure([$0], column) }
    return BarChart.Row(label: label, tone: tone, figures: figures)
  }

  private static func caption(_ machine: String) -> Caption {
    Caption(
      title: title,
      explanation: [
        "Nanoseconds for one change of a shopping cart and the reads after it.",
        "Shorter is better. All bars have one linear scale.",
      ],
      notes: [
        "By hand: as tight as it goes for this one cart; it promises less than bindgen. 0…1000: the cart grows, then is emptied.",
        "Tracked: withObservationTracking, asked again after each change. Pipelines: @Published, map, combineLatest; built, as",
        "bindgen's, with this repository's stand-in for Combine on Linux, which has no locks and is quicker than OpenCombine.",
        "Medians. \(machine). More: docs/benchmarks.md",
      ]
    )
  }
}
