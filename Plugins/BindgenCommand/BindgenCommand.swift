import PackagePlugin

/// `swift package bindgen`: writes the Swift for the specs of the package's targets.
@main
struct BindgenCommand: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    try GeneratedFolders(of: context, arguments).run(
      options: ["--verbose"],
      failure: "nothing was written, because of errors"
    )
  }
}
