import BindgenCore

/// The first spec that `init` writes: it shows what most specs need, and says why.
enum FirstSpec {
  static let ending: String = ".bindgen.yml"

  /// The types that it names: a model of the same name would hide them.
  static let types: Set<String> = ["Bool", "Int", "String"]

  /// Without its ending, if it has one.
  static func path(_ given: String?) -> String {
    guard let given: String else { return "Cart" }
    return given.hasSuffix(ending) ? String(given.dropLast(ending.count)) : given
  }

  static func text(model: String) -> String {
    """
    # A first spec: bindgen makes a Swift class of each model. Change what you like.
    # A '#' begins a comment. What follows '=' and what is in actions is your own Swift.

    # What emitted code imports, if anything: [Foundation]
    imports: []

    # Who is notified of changes: callbacks, delegate, or both.
    emit: [callbacks]

    models:
      \(SwiftName.capitalized(model)):
        doc: What has been picked so far.

        # What changes. A value makes it optional in init.
        state:
          items: [String] = []
          limit: Int = 10

        # What depends on state: computed when it is read, and only if an input changed.
        # bindgen finds the inputs in the expression, so you keep no list.
        derive:
          count: Int = items.count
          isFull: Bool = count >= limit
          summary: String = count == 1 ? "1 item" : "\\(count) items"   # no quotes around Swift

        # The ways to change it. Observers are notified once, when an action ends.
        actions:
          add(_ item: String): |
            guard !isFull else { return }
            items.append(item)
          clear: items = []

        # To show it on a screen, remove '# ' from these lines:
        # view:
        #   shows: [items, summary]

    """
  }

  /// What to do with it next.
  static func advice(path: String) -> String {
    """
    \(path.visible) is a first spec, with comments. Try

      bindgen \(path.visible)
      bindgen graph \(path.visible)

    To emit its Swift with each build, keep the spec in a target's folder
    and add the plugin to Package.swift:

      dependencies: [
        .package(url: "<where bindgen is>", from: "\(version)")
      ],
      targets: [
        .target(
          name: "App",
          plugins: [.plugin(name: "BindgenPlugin", package: "bindgen")]
        )
      ]

    """
  }
}
