import PackagePlugin

/// `swift package bindgen`: writes what the specs of the package's targets give.
@main
struct BindgenCommand: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    try GeneratedFolders(of: context, arguments).run(
      options: ["--verbose"],
      failure: "nothing was written, because of errors"
    )
  }
}
