import PackagePlugin

/// `swift package bindgen-check`: fails if the committed Swift is not up to date.
@main
struct BindgenCheckCommand: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    try GeneratedFolders(of: context, arguments).run(
      options: ["--check"],
      failure: "not up to date with the specs; 'swift package bindgen' writes it, unless a spec has an error"
    )
  }
}
