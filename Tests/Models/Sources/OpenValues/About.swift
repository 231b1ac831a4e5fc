// Public values. Their spec uses no type of this module.
// SwiftPM wants a file of Swift in a target.
