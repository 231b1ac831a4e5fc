// Models with publishers that belong to an actor, or to whatever their module belongs to.
// SwiftPM wants a file of Swift in a target.
