// A model whose golden file has the location in the spec of each piece.
// SwiftPM wants a file of Swift in a target.
