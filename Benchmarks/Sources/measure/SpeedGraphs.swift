/// The graphs of js-reactivity-benchmark that are static, and some that show what a size costs.
///
/// The graphs chain (deep), broad, diamond, triangle, mux, repeated, avoidable, unstable and cellx are from there. Its dynamic
/// graphs are left out: they change dependencies while they run, and here these are known when the code is emitted. So are
/// those that measure the creation of nodes: here a node is a stored property.
extension SpeedGraph {
  static let all: [SpeedGraph] = [
    chain(of: 50, "Chain", "chain of 50, operators") { "\($0) &+ 1" },
    chain(of: 50, "CallChain", "chain of 50, calls") { "step(\($0))" },
    broad, diamond(of: 5), diamond(of: 50), triangle, avoidable, mux, repeated, unstable,
    cellx(layers: 10), cellx(layers: 15),
    oneOf(25, "Sources", "one of 25 sources, operators") { "\($0) &* 2" },
    oneOf(25, "CallSources", "one of 25 sources, calls") { "step(\($0))" },
    oneOf(32, "Full", "64 fields, one of them affected") { "\($0) &+ 1" },
  ]

  private static func chain(of length: Int, _ name: String, _ title: String, _ link: (String) -> String) -> SpeedGraph {
    var graph: SpeedGraph = SpeedGraph(name, title)
    var last: String = "s0"
    for _ in 0..<length { last = graph.derive(link(last)) }
    graph.results = [last]
    return graph
  }

  private static var broad: SpeedGraph {
    var graph: SpeedGraph = SpeedGraph("Broad", "1 → 50, each observed")
    graph.results = (0..<50).map { graph.derive("s0 &+ \($0)") }
    return graph
  }

  private static func diamond(of width: Int) -> SpeedGraph {
    var graph: SpeedGraph = SpeedGraph("Diamond\(width)", "diamond of \(width)")
    let sides: [String] = (0..<width).map { graph.derive("s0 &+ \($0)") }
    graph.results = [graph.derive(sides.joined(separator: " &+ "))]
    return graph
  }

  private static var triangle: SpeedGraph {
    var graph: SpeedGraph = SpeedGraph("Triangle", "triangle of 10")
    var sides: [String] = ["s0"]
    for index in 0..<9 { sides.append(graph.derive("\(sides[index]) &+ 1")) }
    graph.results = [graph.derive(sides.joined(separator: " &+ "))]
    return graph
  }

  /// A graph in which the change ends at the second derivation, before a costly one.
  private static var avoidable: SpeedGraph {
    var graph: SpeedGraph = SpeedGraph("Avoidable", "avoidable: the change dies early")
    var last: String = graph.derive("s0 &+ 1")
    last = graph.derive("nothing(of: \(last))")
    last = graph.derive("busy(\(last)) &+ 1", isGuarded: true)
    for step in 2...3 { last = graph.derive("\(last) &+ \(step)", isGuarded: true) }
    graph.results = [last]
    return graph
  }

  private static var mux: SpeedGraph {
    var graph: SpeedGraph = SpeedGraph("Mux", "mux: 30 sources into one array, and apart", states: 30, writes: [15])
    let all: String = graph.derive("[" + graph.states.map(\.name).joined(separator: ", ") + "]", type: "[Int]")
    graph.results = (0..<30).map { graph.derive("\(all)[\($0)] &+ 1") }
    return graph
  }

  private static var repeated: SpeedGraph {
    var graph: SpeedGraph = SpeedGraph("Repeated", "repeated: one source named 30 times")
    graph.results = [graph.derive(Array(repeating: "s0", count: 30).joined(separator: " &+ "))]
    return graph
  }

  /// A graph whose inputs change from turn to turn; here both sides are inputs all the time.
  private static var unstable: SpeedGraph {
    var graph: SpeedGraph = SpeedGraph("Unstable", "unstable: two sides in turn")
    let sides: [String] = [graph.derive("s0 &* 2"), graph.derive("0 &- s0")]
    let side: String = "s0 & 1 == 0 ? \(sides[0]) : \(sides[1])"
    graph.results = [graph.derive("(0..<20).reduce(0) { sum, _ in sum &+ (\(side)) }")]
    return graph
  }

  private static func cellx(layers: Int) -> SpeedGraph {
    var graph: SpeedGraph =
      SpeedGraph("Cellx\(layers)", "cellx, \(layers) layers", states: 4, writes: [0, 1, 2, 3])
    var last: [String] = graph.states.map(\.name)
    for _ in 0..<layers {
      let texts: [String] = [last[1], "\(last[0]) &- \(last[2])", "\(last[1]) &+ \(last[3])", last[2]]
      last = texts.map { graph.derive($0) }
    }
    graph.results = last
    graph.endsWithoutCaches = layers <= 10
    return graph
  }

  private static func oneOf(_ count: Int, _ name: String, _ title: String, _ link: (String) -> String) -> SpeedGraph {
    var graph: SpeedGraph = SpeedGraph(name, title, states: count, writes: [count / 2])
    for index in 0..<count { graph.derive(link("s\(index)")) }
    graph.results = ["d\(count / 2)"]
    return graph
  }
}
