import PackagePlugin

/// `swift package bindgen-check`: fails where that is not what stands there.
@main
struct BindgenCheckCommand: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    try GeneratedFolders(of: context, arguments).run(
      options: ["--check"],
      failure: "not what the specs give; 'swift package bindgen' writes it, unless a spec has an error"
    )
  }
}
