/// Warns of Foundation's types in a spec that does not import it. A type of the user's module may have such a name, and an
/// error in emitted code, which comes for each use, would not say where imports are written.
extension Resolver {
  mutating func checkImports() {
    guard !spec.imports.contains(where: { Resolver.withFoundation.contains($0.module) }),
      !spec.models.contains(where: { bringsImports($0) })
    else { return }
    let names = (spec.protocols + spec.models.filter { $0.value == nil }).flatMap(\.namedTypes)
      .filter { Resolver.ofFoundation.contains($0.text) }
    if names.isEmpty { return }
    let own = models.declaredTypes
    guard
      let first = names.filter({ !own.contains($0.text) })
        .min(by: { $0.range.lowerBound < $1.range.lowerBound })
    else { return }
    let written = spec.imports.isEmpty ? "write 'imports: [Foundation]' at the top" : "add 'Foundation' to 'imports'"
    diagnostics.warning(
      "no-import",
      at: first.range,
      "'\(first.text)' is Foundation's, and this spec \(spec.imports.isEmpty ? "imports nothing" : "does not import it")",
      help: "\(written); a type of your own is 'Module.\(first.text)'",
      fix: spec.imports.isEmpty ? Diagnostic.Fix([(spec.file.firstKey, "imports: [Foundation]\n")]) : nil
    )
  }

  /// Whether an outlet of the model may bring an import of Foundation into emitted code.
  private func bringsImports(_ model: Model) -> Bool {
    let names = Set(model.emit?.map(\.text) ?? []).union(asked)
    return options.outlets.contains { names.contains($0.name) && ($0.isOwn || $0.library.contains("UIKit")) }
  }

  /// Modules that bring Foundation with them.
  private static let withFoundation: Set<String> = [
    "AVFoundation", "AppKit", "CloudKit", "Combine", "Contacts", "CoreData", "CoreLocation", "EventKit", "Foundation",
    "FoundationEssentials", "HealthKit", "MapKit", "MessageUI", "Network", "Photos", "PhotosUI", "StoreKit",
    "SwiftData", "SwiftUI", "UIKit", "UserNotifications", "WatchKit", "WebKit", "WidgetKit",
  ]

  private static let ofFoundation: Set<String> = [
    "AttributedString", "CGFloat", "CGPoint", "CGRect", "CGSize", "CharacterSet", "Data", "Date", "DateComponents",
    "DateFormatter", "DateInterval", "Decimal", "FileManager", "IndexPath", "IndexSet", "JSONDecoder", "JSONEncoder",
    "Locale", "NotificationCenter", "NumberFormatter", "TimeInterval", "TimeZone", "URL", "URLComponents",
    "URLRequest", "URLSession", "UserDefaults", "UUID",
  ]
}

extension ModelTable {
  /// The types that the specs of the run declare: models, and protocols and structs beside them.
  fileprivate var declaredTypes: Set<String> {
    var types = Set(names)
    for model in names.compactMap({ self[$0]?.model }) {
      types.formUnion(model.stored.filter { $0.service?.methods != nil }.map(\.protocolName))
      types.formUnion([model.view?.name, model.modelProtocol?.name].compactMap { $0?.text })
    }
    return types
  }
}

extension Model {
  /// The names in all types of its spec, except those of generic parameters.
  fileprivate var namedTypes: [SwiftType.Name] {
    let commands = view?.commands ?? []
    let signatures =
      methods + (stored.flatMap { $0.service?.methods ?? [] } + commands).map(\.signature)
    let types = stored.flatMap { [$0.type] + ($0.service?.properties ?? []).map(\.type) }
    return types.flatMap(\.names) + derivations.flatMap(\.type.names)
      + signatures.flatMap { signature in
        let types = signature.parameters.map(\.type) + [signature.result].compactMap { $0 }
        let generics = Generics(signature)
        return types.flatMap(\.names).filter { !generics.isOne($0.text) }
      }
  }
}

extension Import {
  /// The name of the module alone: `Foundation`, also for `struct Foundation.Date`.
  var module: String {
    let path = tail.split(separator: " ").last ?? ""
    return String(path.prefix { $0 != "." })
  }
}
