// A model whose golden file says where in its spec each piece came from.
// SwiftPM wants a file of Swift in a target.
