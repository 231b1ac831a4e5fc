/// The version of the tool. Emitted code does not contain it, so that a release does not rewrite everybody's files.
package let version = "0.1.0"
