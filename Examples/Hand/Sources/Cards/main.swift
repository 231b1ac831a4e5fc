/// Whether the user plays, with `--play`; else the session is the same each time.
let isPlayed: Bool = CommandLine.arguments.contains("--play")
var session: ArraySlice<String> = [
  "add", "add", "add", "move 0 2", "delete 1", "add", "add", "add", "add", "move 4 0",
]

let table: Table = Table(Hand(deck: Deck()))
if isPlayed { print("add, delete 0, move 0 2; an empty line ends it") }
while let command: String = isPlayed ? readLine() : session.popFirst(), !command.isEmpty {
  print("\n" + command)
  if !table.perform(command) { print("can't be done") }
  print("lines taken out: \(table.takenOut), written: \(table.written)")
  for (number, line) in table.lines.enumerated() { print(table.written.contains(number) ? "*" : " ", line) }
}
