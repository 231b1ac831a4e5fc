import BindgenCore
import BindgenTools

/// The first spec that `init` writes: it shows what most specs need, and says why.
struct FirstSpec {
  static let ending = ".bindgen.yml"

  /// The types that it names: a model of the same name would hide them.
  static let types: Set<String> = ["Bool", "Int", "String"]

  let model: String
  var emit: [String] = ["callbacks"]
  var bindgen = Dependency()

  /// Returns a path without the ending of specs.
  static func path(_ given: String) -> String {
    given.hasSuffix(ending) ? String(given.dropLast(ending.count)) : given
  }

  var text: String {
    """
    # A first spec: bindgen makes a Swift class of each model. Change what you like.
    # A '#' begins a comment. What follows '=' and what is in actions is your own Swift.
    #
    # The build emits its Swift if the spec is in a target's folder, and Package.swift has these:
    #   dependencies: [\(bindgen.package)]
    #   plugins: [\(bindgen.plugin)]   # of the target

    # What emitted code imports, if anything: [Foundation]
    imports: []

    # How others are notified, and what else is emitted. Name as many options as you like:
    \(FirstSpec.lines(areAsked: false))
    # These come with a key, and need no name here:
    \(FirstSpec.lines(areAsked: true))
    emit: [\(emit.joined(separator: ", "))]

    models:
      \(SwiftName.capitalized(model)):
        doc: What has been picked so far.
        isolation: MainActor
    \(services)
        # What changes. A value makes it optional in init.
        state:
          items: [String] = []
          limit: Int = 10

        # What depends on state: computed when it is read, and only if an input changed.
        # bindgen finds the inputs in the expression, so you keep no list.
        derive:
          count: Int = items.count
          isFull: Bool = count >= limit
          summary: String = count == 1 ? "1 item" : "\\(count) items" # no quotes around Swift

        # The ways to change it. Observers are notified once, when an action ends.
        actions:
          add(_ item: String):
            guard !isFull else { return }
            items.append(item)
          clear: items = []\(save)

        # To show it on a screen, remove '# ' from these lines:
        # view:
        #   shows: [items, summary]

    """
  }

  /// Whether it has a protocol of which there is a double.
  var hasDoubles: Bool { emit.contains("spies") }

  private var services: String {
    guard hasDoubles else { return "" }
    return """

          # What it works with: a protocol is emitted, and for tests a double that records its calls.
          services:
            archive: { protocol: Archive, methods: [save(_ items: [String])] }

      """
  }

  private var save: String { hasDoubles ? "\n      save: archive.save(items)" : "" }

  /// - Parameter areAsked: Whether to list the outlets that come with a key, or all others.
  private static func lines(areAsked: Bool) -> String {
    let asked = Set(Outlet.all.filter(\.comesWithKey).map(\.name))
    return Outlet.purposes.filter { asked.contains($0.name) == areAsked }.map {
      "#   \(TextLayout.padded($0.name, to: 11))  \($0.purpose)"
    }.joined(separator: "\n")
  }

  /// Returns the next steps for the user.
  func advice(path: String) -> String {
    """
    \(path.visible) is a first spec, with comments. Try

      bindgen \(path.visible)
      bindgen graph \(path.visible)

    To emit its Swift with each build, keep the spec in a target's folder
    and add the plugin to Package.swift:

      dependencies: [
        \(bindgen.package)
      ],
      targets: [
        .target(
          name: "App",
          plugins: [\(bindgen.plugin)]
        )
      ]

    """
  }
}
