import BindgenCore

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
    return outlets.filter { asked.contains($0.name) == areAsked }.map {
      "#   \(TextLayout.padded($0.name, to: 11))  \($0.purpose)"
    }.joined(separator: "\n")
  }

  /// A line for each outlet: those for most specs first.
  static let outlets: [(name: String, purpose: String)] = [
    ("callbacks", "closures: observe { cart, changes in … }, observe(\\.count) { count in … }"),
    ("stream", "for await changes in cart.changes, for await count in cart.values(of: \\.count)"),
    ("combine", "an ObservableObject, with publishers.count and changesPublisher"),
    ("observation", "what SwiftUI and withObservationTracking track, each field by itself"),
    ("plain", "alone: an @Observable class as one would write it by hand"),
    ("delegate", "a protocol and a weak delegate"),
    ("view", "a protocol of what 'view' shows, and a weak view that is kept up to date"),
    ("effects", "work that takes time: an action with 'effect' asks for it"),
    ("protocol", "a protocol of the model: the key 'protocol' names it, and asks for it"),
    ("erased", "a wrapper of each protocol, as one type"),
    ("spies", "test doubles of all protocols, in debug builds"),
    ("reducer", "of values (kind: struct): actions as cases, a function 'reduce', and a store"),
    ("listSource", "of values with lists: a source for a table"),
  ]

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
