import PackagePlugin

extension Target {
  /// The tool's arguments for the library that the models share with those of other targets, if this one depends on it.
  var runtimeArguments: [String] {
    let names: [String] = dependencies.map { dependency in
      switch dependency {
      case .product(let product): product.name
      case .target(let target): target.name
      @unknown default: ""
      }
    }
    return names.contains(FileNames.runtime) ? ["--runtime", "module"] : []
  }
}
