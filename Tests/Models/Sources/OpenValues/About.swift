// Values in the open. Their spec speaks of no type of this module.
// SwiftPM wants a file of Swift in a target.
