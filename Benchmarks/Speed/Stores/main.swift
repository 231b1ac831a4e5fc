// Prints a line for each operation: what it is, how many rows, nanoseconds. All ids and rows are drawn at random.

let rounds: Int = Int(CommandLine.arguments[1]) ?? 1
let operations: Int = 20_000
var random: Random = Random(seed: 2)

@available(macOS 14, *)
@MainActor
func store(_ ids: [Int]) -> TasksStore {
  TasksStore(Tasks(tasks: Rows(ids.map { Task(id: $0, title: "task") })))
}

@available(macOS 14, *)
@MainActor
func measure(_ name: String, _ count: Int, _ store: TasksStore, _ operate: (Int) -> Void) {
  // Each operation toggles rows, so the number of open ones shows whether all were reduced.
  var (next, times) = (0, [Double]())
  for _ in 0..<rounds {
    let time: Double = processorTime {
      for number in next..<next + operations { operate(number) }
    }
    times.append(time / Double(operations))
    next += operations
  }
  precondition(store.open == store.state.open, "\(name), \(count) rows")
  times.sort()
  print("\(name)\t\(count)\t\(times[times.count / 2])\t\(times[0])\t\(times[times.count - 1])")
}

@available(macOS 14, *)
@MainActor
func run() {
  for count in [10, 1000, 100_000] {
    let ids: [Int] = random.ids(count)
    let picks: Picks = Picks(of: count, &random)
    func id(_ number: Int) -> Int { ids[picks.row(number)] }
    var tasks: Tasks = store(ids).state
    let services: Tasks.Services = Tasks.Services()
    measure("the value alone", count, store(ids)) {
      _ = tasks.reduce(.tasks(id: id($0), .toggled), services: services)
    }
    let plain: TasksStore = store(ids)
    measure("a field", count, plain) { _ in plain.send(.counted) }
    measure("nobody looks", count, plain) { plain.send(.tasks(id: id($0), .toggled)) }
    let held: [TaskStore] = ids.prefix(20).compactMap { plain.each.tasks[id: $0] }
    measure("20 stores of rows are held", count, plain) { plain.send(.tasks(id: id($0), .toggled)) }
    measure("a row's store sends", count, plain) { held[picks.key($0) % held.count].send(.toggled) }
    let watched: TasksStore = store(ids)
    var sum: Int = 0
    let token: TasksStore.Subscription = watched.observe(\.open) { sum &+= $0 }
    measure("a kept count is observed", count, watched) { watched.send(.tasks(id: id($0), .toggled)) }
    withExtendedLifetime((token, held)) {}
    if count == 1000 {
      let running: TasksStore = store(ids)
      for id in ids { running.send(.tasks(id: id, .watched)) }
      measure("a field, and each row runs an effect", count, running) { _ in running.send(.counted) }
    }
  }
}

if #available(macOS 14, *) { MainActor.assumeIsolated { run() } }
