// A public model without libraries beside internal ones that need some.
// SwiftPM wants a file of Swift in a target.
