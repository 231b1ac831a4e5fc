// Models with names that emitted code uses for itself, that Swift uses, or that break all customs.
// SwiftPM wants a file of Swift in a target.
