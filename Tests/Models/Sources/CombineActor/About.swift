// Models with publishers that are isolated to an actor, or to their module's default.
// SwiftPM wants a file of Swift in a target.
