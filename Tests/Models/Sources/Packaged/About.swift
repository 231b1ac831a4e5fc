// Models for other modules of a package, beside some that are the module's own.
// SwiftPM wants a file of Swift in a target.
