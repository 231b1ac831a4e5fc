/// The run time of emitted code, compared with code written by hand.
struct SpeedFigures {
  /// The nanoseconds and allocations of one operation.
  private typealias Figure = (time: Double, allocations: Double)

  /// A table: an outlet, with the ways that are compared with the limit.
  private struct Outlet {
    var name: String
    var title: String
    var ways: [(name: String, title: String)]
  }

  private static let outlets: [Outlet] = [
    Outlet(name: "written", title: "Nobody observes, a write", ways: [emitted, publishing, observable]),
    Outlet(name: "read", title: "Nobody observes, a write and a read", ways: [emitted, observable, computed]),
    Outlet(
      name: "callback",
      title: "One callback",
      ways: [emitted, (name: "unstated", title: "isolation not stated"), observable]
    ),
    Outlet(name: "delegate", title: "A weak delegate", ways: [emitted, computed]),
    Outlet(name: "publisher", title: "One subscription to `changesPublisher`", ways: [emitted]),
  ]
  private static let emitted: (name: String, title: String) = ("emitted", "emitted")
  private static let observable: (name: String, title: String) = ("observable", "`@Observable`")
  private static let publishing: (name: String, title: String) = ("publishing", "emitted, `combine`")
  private static let computed: (name: String, title: String) = ("computed", "delegates, computed properties")

  private static let rounds: Int = 21
  /// A shift of all code: functions lie at multiples of 16 bytes.
  private static let shift: Int = 16 * 37

  private var workloads: [String] = []
  private var figures: [String: Figure] = [:]

  /// - Parameter processes: The number of processes to measure: the places of code and memory, and hashes, are luck, and
  ///   differ in each.
  init(_ tool: Tool, processes: Int) {
    let program: SpeedProgram = SpeedProgram(tool)
    program.compile()
    tell("measuring run time")
    var taken: [String: [Figure]] = [:]
    for number in 0..<processes { take(from: program.link(shift: number * Self.shift), into: &taken) }
    figures = taken.mapValues { figures in
      (Rounds.median(figures.map(\.time)), Rounds.median(figures.map(\.allocations)))
    }
  }

  /// Adds the figures of one process, in which each way is measured round after round, in turn with all others.
  private mutating func take(from program: String, into taken: inout [String: [Figure]]) {
    let output: String = Files.path("speed-figures")
    Command(program, String(Self.rounds), output: output).run()
    for line in Files.text(output).split(separator: "\n") {
      let cells: [String] = line.split(separator: "\t").map(String.init)
      if !workloads.contains(cells[0]) { workloads.append(cells[0]) }
      let figure: Figure = (Double(cells[3]) ?? 0, Double(cells[4]) ?? 0)
      taken[cells[0..<3].joined(separator: "\t"), default: []].append(figure)
    }
  }

  func text() -> String {
    Self.introduction + Self.outlets.map { "\n" + table($0) }.joined() + "\n" + subscriptions + "\n" + tracked + "\n"
      + contracts + "\n" + library
  }

  /// A table of the macro's class, a registrar by hand, a plain class, and one with the runtime: readers read again at a notice.
  private var tracked: String {
    var table: Table = Table(
      "workload",
      "`@Observable`",
      "plain",
      "of it, must reach 1.1",
      "registrar by hand",
      "`observation`",
      "times faster",
      "must reach",
      "reached",
      "allocations"
    )
    for workload in workloads {
      guard let macro: Figure = figures["\(workload)\tcallback\tobservable"],
        let plain: Figure = figures["\(workload)\ttracked\tplain"],
        let emitted: Figure = figures["\(workload)\ttracked\temitted"]
      else { continue }
      let (part, ratio): (Double, Double) = (plain.time / macro.time, macro.time / emitted.time)
      let limit: Double? = workload.hasPrefix("one of five") ? 1 : workload.contains("of any kind") ? 5 : nil
      let isReached: String = limit.map { verdict($0 / ratio, atMost: 1) } ?? ""
      table.add(
        workload,
        time(macro.time),
        time(plain.time),
        part <= 1.1 ? part.told(2) : "**\(part.told(2))**",
        figures["\(workload)\ttracked\tby hand"].map { time($0.time) } ?? "",
        time(emitted.time),
        ratio.told(1),
        limit?.told() ?? "",
        isReached,
        [macro, plain, emitted].map { $0.allocations.told(2) }.joined(separator: ", ")
      )
    }
    return "### Tracked by Observation\n\n" + Self.ofTracking + table.text
  }

  /// A table of the same code with a copy of the shared code, and with the library.
  private var library: String {
    var table: Table = Table(
      ["workload"] + ["a write", "and a read", "one callback"].flatMap { [$0, "with the library"] }
    )
    for workload in workloads {
      let cells: [String] = ["written", "read", "callback"].flatMap { outlet -> [String] in
        guard let copy: Figure = figures["\(workload)\t\(outlet)\temitted"],
          let shared: Figure = figures["\(workload)\t\(outlet)\tlibrary"]
        else { return ["", ""] }
        return [time(copy.time), "\(time(shared.time)) (\((shared.time / copy.time).told(2)))"]
      }
      if cells.contains(where: { !$0.isEmpty }) { table.add([workload] + cells) }
    }
    return "### With the library\n\n" + Self.ofLibrary + table.text
  }

  private static let ofLibrary: String = """
    Beside a copy of what models share, and with `BindgenRuntime` in its place. There a public model is made for parents that
    nobody knows yet: it announces each change.


    """

  /// A table of the cost of using a model by its protocol, and of calling a spy.
  private var contracts: String {
    var table: Table = Table("workload", "the class", "`any`", "its wrapper", "a spy", "must reach", "reached")
    for workload in workloads {
      let hand: Double? = figures["\(workload)\tcontract\tby hand"]?.time
      let (any, erased): (Double?, Double?) = (
        figures["\(workload)\tcontract\tany"]?.time, figures["\(workload)\tcontract\terased"]?.time
      )
      if let hand, let any, let erased {
        // A write and a read are two calls.
        let limit: Double = hand + 4
        table.add(
          workload,
          time(hand),
          time(any),
          time(erased),
          "",
          "4 ns more",
          verdict(erased / limit, atMost: 1)
        )
      } else if let spy: Double = figures["\(workload)\tcontract\temitted"]?.time {
        table.add(workload, "", "", "", time(spy), "200", verdict(spy / 200, atMost: 1))
      }
    }
    return "### Through a protocol\n\n" + table.text
  }

  /// A table of Combine's pipelines, as users write them, and publishers of fields, with the factors that must be reached.
  private var subscriptions: String {
    let limits: KeyValuePairs<String, Double> = [
      "select a coupon, 1000 products": 1, "add a product and read five, 0…1000": 1,
      "the same, nobody subscribed to the array": 2,
    ]
    var table: Table = Table("workload", "pipelines by hand", "emitted", "times faster", "must reach", "reached")
    for (workload, limit) in limits {
      guard let hand: Double = figures["\(workload)\tsubscriptions\tby hand"]?.time,
        let emitted: Double = figures["\(workload)\tsubscriptions\temitted"]?.time
      else { continue }
      let ratio: Double = hand / emitted
      let verdict: String = verdict(limit / ratio, atMost: 1)
      table.add(workload, time(hand), time(emitted), ratio.told(1), limit.told(1), verdict)
    }
    return "### Five subscriptions\n\n" + Self.ofSubscriptions + table.text
  }

  private func table(_ outlet: Outlet) -> String {
    let ways: [(name: String, title: String)] = outlet.ways
    var table: Table = Table(["workload", "by hand"] + ways.map(\.title) + ["allocations"])
    for workload in workloads {
      guard let limit: Figure = figure(workload, outlet, "by hand") else { continue }
      let cells: [String] = ways.map { way in
        figure(workload, outlet, way.name).map {
          cell($0.time, most(workload, outlet, limit.time), limit.time, isOurs(way.name))
        } ?? ""
      }
      let allocations: [String] = (["by hand"] + ways.map(\.name)).compactMap { name in
        figure(workload, outlet, name).map { $0.allocations.told($0.allocations > 0 ? 2 : 0) }
      }
      table.add([workload, time(limit.time)] + cells + [allocations.joined(separator: ", ")])
    }
    return "### \(outlet.title)\n\n" + table.text
  }

  private func figure(_ workload: String, _ outlet: Outlet, _ way: String) -> Figure? {
    figures[[workload, outlet.name, way].joined(separator: "\t")]
  }

  private func isOurs(_ way: String) -> Bool { ["emitted", "unstated", "publishing"].contains(way) }

  /// Returns the limit of an operation. A notice has room for what is not done by hand: order, rounds, observers that come and go.
  private func most(_ workload: String, _ outlet: Outlet, _ hand: Double) -> Double {
    let most: Double = max(hand * 1.5, hand + 5)
    if outlet.name == "written" || outlet.name == "read" { return most }
    let isFamily: Bool = ["select", "add", "a leaf"].contains { workload.hasPrefix($0) }
    return max(most, isFamily ? 200 : 150)
  }

  private func cell(_ time: Double, _ most: Double, _ hand: Double, _ isOurs: Bool) -> String {
    let ratio: String = (time / hand).told(2)
    return self.time(time) + (isOurs && time > most ? " (**\(ratio)**)" : " (\(ratio))")
  }

  private func time(_ nanoseconds: Double) -> String { nanoseconds.told(nanoseconds < 1000 ? 1 : 0) }

  private static let ofSubscriptions: String = """
    A screen with a copy of each of five values, assigned by publishers, and read after each write. By hand the values are
    `@Published` properties, and what follows is assigned by `map`, `combineLatest` and `assign`. Where there is no
    Combine, both are built against the stand-in in `Tests/Models/Sources/OpenCombine`, which has no locks and is
    quicker than OpenCombine. Nearly all of the second row is the array itself: the screen holds a copy of it, so that the
    next append must copy it whole, by hand as in what is emitted. Pipelines copy it in the third row too.


    """

  private static let ofTracking: String = """
    `withObservationTracking`, asked again after each notice. Asking again is nearly all that it takes, for the
    macro too where nothing is derived. A *plain* class is what one writes by hand with the macro. *Registrar by hand*
    is a class of its own for the workload, with what follows kept, with key paths to its properties, and no more than
    Observation asks for.
    Products of any kind are `any Priced`, and the macro computes a sum over them for each field that needs it.
    From process to process these figures wander by a tenth, since where key paths fall in Observation's tables is luck.


    """

  private static let introduction: String = """
    ## What emitted code takes to run

    Nanoseconds an operation, and in brackets what they are of the same *by hand*: written for that one graph as tight as
    it goes, eager, in straight lines, as exact in its notices, and in the outlet's ordinary way (closures in an array that can be
    cancelled, for a publisher too; a weak delegate with a call for each field). Must reach 1.5 of it or 5 ns more; with a
    notice 150 ns, and 200 between parents and children, where that is more. All ways must hold the same values and
    notify of the same changes, or nothing is printed. Allocations are in the order of the columns.

    By hand, most is not promised that emitted code promises: that reads are right in the middle of an action, that
    nothing is computed for nobody, that observers may write, come and go. One cart is written by hand with all of that,
    and takes 190 lines in place of 11 of a spec. Specs state `isolation: nonisolated`, but for one column: without it,
    models may be an actor's. A read computes what it needs and no more, so many fields that are read one after another are
    computed one after another, where by hand all are computed at once.

    `@Observable` computes at each read, and is asked again after each change. The graphs are those of
    js-reactivity-benchmark, but for its dynamic ones, which have no meaning where the graph is known when the code is
    made (unstable keeps both of its sides as inputs), and those that measure how long it takes to make nodes, which are
    stored properties here.

    How well a processor foresees jumps depends on where they lie, so each process that measures has all its code at
    another place, and the median is shown.

    \(Chart.peers.link)

    """
}
