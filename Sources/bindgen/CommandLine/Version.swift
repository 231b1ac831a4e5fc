/// The version of the tool. It stands nowhere in emitted code, so that a release does not rewrite everybody's files.
let version: String = "0.1.0"
