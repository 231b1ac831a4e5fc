// Prints a line for each operation: what it is, how many rows, nanoseconds of the list and of an array, and of the list in
// its shortest and its worst round; then lines of memory. All ids, keys and places are drawn at random.
import Memory

let rounds: Int = Int(CommandLine.arguments[1]) ?? 1
var random: Random = Random(seed: 1)

/// Measures both in turn, round after round; their results must be the same.
///
/// - Parameter arrayOperations: Fewer operations on a slow array. Then only the first results are compared.
func measure(
  _ name: String,
  _ count: Int,
  _ operations: Int,
  arrayOperations: Int? = nil,
  _ list: @escaping (Int) -> Int,
  _ array: ((Int) -> Int)? = nil
) {
  var times: [[Double]] = [[], []]
  var (next, results) = (0, [0, 0])
  // Everything that is built at the first access is built before. Then only these are compared, if not all can be.
  for number in 0..<5 {
    results[0] &+= list(number)
    if let array { results[1] &+= array(number) }
    next += 1
  }
  var compared: [Int] = results
  for _ in 0..<rounds {
    for (index, (operate, operations)) in [(list, operations), (array, arrayOperations ?? operations)].enumerated() {
      guard let operate else { continue }
      let time: Double = processorTime {
        for number in next..<next + operations { results[index] &+= operate(number) }
      }
      times[index].append(time / Double(operations))
    }
    next += operations
  }
  if arrayOperations == nil { compared = results }
  if array != nil && compared[0] != compared[1] { fatalError("\(name), \(count) rows: \(compared)") }
  for index in times.indices { times[index].sort() }
  let medians: [String] = times.map { $0.isEmpty ? "" : "\($0[$0.count / 2])" }
  print(([name, "\(count)"] + medians + ["\(times[0][0])", "\(times[0][rounds - 1])"]).joined(separator: "\t"))
}

/// Returns a number of operations with which a round takes neither long nor no time.
func operations(_ count: Int) -> Int { min(20_000, max(10, 20_000_000 / count)) }

/// Returns a number of edits that is small enough for the first rounds to find a long list as it was filled.
func edits(_ count: Int) -> Int { count < 1_000_000 ? 20_000 : 2000 }

for count in [32, 1000, 100_000, 1_000_000] {
  let (ids, keys): ([Int], [Int]) = (random.ids(count), random.keys(count))
  let picks: Picks = Picks(of: count, &random)
  let tasks: [Task] = (0..<count).map { Task(id: ids[$0], title: "task", minutes: keys[$0], isDone: keys[$0] % 3 == 0) }

  let plain: Plain = Plain(tasks: Rows(tasks))
  var array: [Task] = tasks
  measure("`for`, random minutes", count, max(3, 200_000 / count)) { _ in
    var sum: Int = 0
    for task in plain.tasks { sum &+= task.minutes }
    return sum
  } _: { _ in
    var sum: Int = 0
    for task in array { sum &+= task.minutes }
    return sum
  }
  measure("read by index, random", count, 20_000) {
    plain.tasks[picks.row($0)].minutes
  } _: {
    array[picks.row($0)].minutes
  }
  measure("edit by index, random", count, 20_000) { number in
    plain.tasks[picks.row(number)].minutes = picks.key(number)
    return 0
  } _: { number in
    array[picks.row(number)].minutes = picks.key(number)
    return 0
  }
  measure("append and remove last, random ids", count, 20_000) { number in
    plain.tasks.append(Task(id: -1 - picks.row(number)))
    return plain.tasks.removeLast().id
  } _: { number in
    array.append(Task(id: -1 - picks.row(number)))
    return array.removeLast().id
  }
  measure("insert and remove in front, random ids", count, edits(count), arrayOperations: operations(count)) { number in
    plain.tasks.insert(Task(id: -1 - picks.row(number)), at: 0)
    return plain.tasks.removeFirst().id
  } _: { number in
    array.insert(Task(id: -1 - picks.row(number)), at: 0)
    return array.removeFirst().id
  }
  measure("insert and remove, random places", count, edits(count), arrayOperations: operations(count)) { number in
    let (position, other) = (picks.row(number), picks.row(number + 1000))
    plain.tasks.insert(Task(id: -1 - number), at: position)
    return plain.tasks.remove(at: other).minutes
  } _: { number in
    let (position, other) = (picks.row(number), picks.row(number + 1000))
    array.insert(Task(id: -1 - number), at: position)
    return array.remove(at: other).minutes
  }

  // (An array has no ids: the position of the row is passed.)
  let summed: Summed = Summed(tasks: Rows(tasks))
  array = tasks
  measure("toggle by id, random, sum kept", count, 20_000, arrayOperations: operations(count)) { number in
    summed.tasks[id: ids[picks.row(number)]]?.isDone.toggle()
    return summed.minutes
  } _: { number in
    array[picks.row(number)].isDone.toggle()
    return array.reduce(0) { $0 + ($1.isDone ? 0 : $1.minutes) }
  }

  let kept: Kept = Kept(tasks: Rows(tasks))
  var told: Int = 0
  let tokens: [Kept.Subscription] = [
    kept.observeEdits(of: \.shown) { told += $1.deletes.count + $1.inserts.count + $1.updates.count },
    kept.observeEdits(of: \.byTime) { told += $1.moves.count },
    kept.observe { _, _ in told += 1 },
  ]
  measure("edit by id, random; sum, count, filter, sort kept; edits reported", count, edits(count)) { number in
    let id: Int = ids[picks.row(number)]
    if number & 1 == 0 { kept.tasks[id: id]?.isDone.toggle() } else { kept.tasks[id: id]?.minutes = picks.key(number) }
    return 0
  }
  withExtendedLifetime(tokens) {}

  let lines: [Line] = (0..<count).map { Line(id: ids[$0], price: keys[$0]) }
  let cart: Cart = Cart(lines: Rows(lines))
  let token: Cart.Subscription = cart.observe(\.total) { told += $0 & 1 }
  measure("edit a row that is a model, random, sum kept and notified", count, edits(count)) { number in
    lines[picks.row(number)].price = picks.key(number)
    return 0
  }
  withExtendedLifetime(token) {}
}

// Bytes a row beside the row: of a list, then with a sort kept, then after as many edits as there are rows.
for count in [1000, 100_000, 1_000_000] {
  let (ids, keys, picks): ([Int], [Int], Picks) = (random.ids(count), random.keys(count), Picks(of: count, &random))
  func task(_ row: Int) -> Task { Task(id: ids[row], minutes: keys[row]) }
  var held: [Int] = [heldBytes()]
  func hold() { held.append(heldBytes()) }
  let model: Sorted = Sorted(tasks: Rows((0..<count).lazy.map(task)))
  hold()
  _ = model.byTime.count
  hold()
  for number in 0..<count {
    model.tasks[id: ids[picks.row(number)]]?.minutes = picks.key(number)
    _ = model.byTime.count
  }
  hold()
  let own: Double = Double(MemoryLayout<Task?>.stride)
  let bytes: [String] = held.dropFirst().map { "\(Double($0 - held[0]) / Double(count) - own)" }
  withExtendedLifetime((ids, keys, picks, model)) {}
  if held[0] > 0 { print((["bytes", "\(count)"] + bytes).joined(separator: "\t")) }
}
