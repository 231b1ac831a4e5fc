struct Refusal: Error {}

/// Returns a number that depends on a child as a whole.
func weigh(_ branch: Branch) -> Int { branch.sum + branch.factor + branch.left.value }

func fetched(_ number: Int) async -> Int {
  await Task.yield()
  return number
}
