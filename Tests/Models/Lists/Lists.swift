// Specs alone make no target.
