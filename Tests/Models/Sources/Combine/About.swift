// Models with publishers, of each isolation and access. Their specs speak of no type of this module.
// SwiftPM wants a file of Swift in a target.
