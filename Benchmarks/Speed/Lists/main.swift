// Prints a line for each operation: what it is, how many rows, nanoseconds of the list and of an array.

let rounds: Int = Int(CommandLine.arguments[1]) ?? 1
let clock: ContinuousClock = ContinuousClock()

func tasks(_ count: Int) -> [Task] {
  (0..<count).map { Task(id: $0, title: "task \($0)", minutes: $0 &* 7919 % 1000, isDone: $0 % 3 == 0) }
}

/// Both in turn, round after round; what they come to must be the same.
func measure(
  _ name: String,
  _ count: Int,
  _ operations: Int,
  _ list: @escaping (Int) -> Int,
  _ array: ((Int) -> Int)? = nil
) {
  var times: [[Double]] = [[], []]
  var (next, results) = (0, [0, 0])
  for _ in 0..<rounds {
    for (index, operate) in [list, array].enumerated() {
      guard let operate else { continue }
      let time: Duration = clock.measure {
        for number in next..<next + operations { results[index] &+= operate(number) }
      }
      times[index].append(Double(time.components.attoseconds) / 1e9 / Double(operations))
    }
    next += operations
  }
  if array != nil && results[0] != results[1] { fatalError("\(name), \(count) rows: \(results)") }
  let medians: [String] = times.map { $0.isEmpty ? "" : "\($0.sorted()[$0.count / 2])" }
  print(([name, "\(count)"] + medians).joined(separator: "\t"))
}

/// So many operations that a round takes neither long nor no time.
func operations(_ count: Int) -> Int { min(20_000, max(10, 20_000_000 / count)) }

for count in [32, 1000, 100_000, 1_000_000] {
  let plain: Plain = Plain(tasks: Rows(tasks(count)))
  var array: [Task] = tasks(count)
  measure("read all", count, max(3, 200_000 / count)) { _ in
    var sum: Int = 0
    for task in plain.tasks { sum &+= task.minutes }
    return sum
  } _: { _ in
    var sum: Int = 0
    for task in array { sum &+= task.minutes }
    return sum
  }
  measure("read by index", count, 20_000) {
    plain.tasks[$0 &* 7919 % count].minutes
  } _: {
    array[$0 &* 7919 % count].minutes
  }
  measure("edit by index", count, 20_000) { number in
    plain.tasks[number &* 7919 % count].minutes = number & 511
    return 0
  } _: { number in
    array[number &* 7919 % count].minutes = number & 511
    return 0
  }
  measure("append and remove last", count, 20_000) { number in
    plain.tasks.append(Task(id: count + number))
    return plain.tasks.removeLast().id
  } _: { number in
    array.append(Task(id: count + number))
    return array.removeLast().id
  }
  measure("insert and remove in front", count, operations(count)) { number in
    plain.tasks.insert(Task(id: count + number), at: 0)
    return plain.tasks.removeFirst().id
  } _: { number in
    array.insert(Task(id: count + number), at: 0)
    return array.removeFirst().id
  }

  let summed: Summed = Summed(tasks: Rows(tasks(count)))
  array = tasks(count)
  measure("toggle by id, sum kept", count, operations(count)) { number in
    summed.tasks[id: number &* 7919 % count]?.isDone.toggle()
    return summed.minutes
  } _: { number in
    array[number &* 7919 % count].isDone.toggle()
    return array.reduce(0) { $0 + ($1.isDone ? 0 : $1.minutes) }
  }

  let kept: Kept = Kept(tasks: Rows(tasks(count)))
  var told: Int = 0
  let tokens: [Kept.Subscription] = [
    kept.observeEdits(of: \.shown) { told += $1.deletes.count + $1.inserts.count + $1.updates.count },
    kept.observeEdits(of: \.byTime) { told += $1.moves.count },
    kept.observe { _, _ in told += 1 },
  ]
  measure("edit by id; sum, count, filter, sort kept; edits reported", count, 20_000) { number in
    let id: Int = number &* 7919 % count
    if number & 1 == 0 { kept.tasks[id: id]?.isDone.toggle() } else { kept.tasks[id: id]?.minutes = number & 511 }
    return 0
  }
  withExtendedLifetime(tokens) {}

  let lines: [Line] = (0..<count).map { Line(id: $0, price: $0 % 100) }
  let cart: Cart = Cart(lines: Rows(lines))
  let token: Cart.Subscription = cart.observe(\.total) { told += $0 & 1 }
  measure("edit a row that is a model, sum kept and notified", count, 20_000) { number in
    lines[number &* 7919 % count].price &+= 1
    return 0
  }
  withExtendedLifetime(token) {}
}
