// Models for other modules of a package, beside some for the module alone.
// SwiftPM wants a file of Swift in a target.
