// Models with publishers, of each isolation and access. Their specs use no type of this module.
// SwiftPM wants a file of Swift in a target.
