// Models with names that emitted code uses itself, that Swift uses, or that break all customs.
// SwiftPM wants a file of Swift in a target.
