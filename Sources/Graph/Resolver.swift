import BindgenDiagnostics
import BindgenSpec
import BindgenSwiftTokens

/// What a run asks for beside its specs.
public struct ResolveOptions: Sendable {
  /// Outlets in place of those that the specs name; nil leaves it to them.
  public var emit: [String]?
  /// The outlets that the user's own templates add.
  public var ownOutlets: [String]

  public init(emit: [String]? = nil, ownOutlets: [String] = []) {
    self.emit = emit
    self.ownOutlets = ownOutlets
  }
}

extension Program {
  /// Looks up every name of every spec of a run.
  ///
  /// Where there is an error the program is not to be emitted, but every other error has been found as well.
  public static func resolve(
    _ specs: [Spec],
    _ options: ResolveOptions = ResolveOptions(),
    into diagnostics: inout Diagnostics
  ) -> Program {
    let models: ModelTable = ModelTable(specs, into: &diagnostics)
    var resolved: [ResolvedSpec] = []
    for spec in specs {
      var resolver: Resolver = Resolver(spec: spec, models: models, options: options, diagnostics: Diagnostics())
      resolver.checkEmit()
      resolved.append(ResolvedSpec(spec: spec, models: spec.models.map { resolver.resolve($0) }))
      diagnostics.add(contentsOf: resolver.diagnostics.all)
    }
    let program: Program = Program(specs: resolved)
    DeclaredNames.check(program, into: &diagnostics)
    return program
  }
}

/// Looks up the names of one spec's models.
struct Resolver {
  let spec: Spec
  let models: ModelTable
  let options: ResolveOptions
  var diagnostics: Diagnostics

  mutating func resolve(_ model: Model) -> ResolvedModel {
    let scope: Scope = Scope(model)
    let outlets: [String] = self.outlets(of: model)
    checkNames(of: model, outlets)
    checkStored(model, scope)
    checkChildren(model)
    checkShown(model, scope)
    return ResolvedModel(
      model: model,
      access: (model.access ?? spec.access)?.text ?? "internal",
      isolation: (model.isolation ?? spec.isolation)?.text,
      outlets: outlets,
      states: model.stored.filter { $0.kind == .state },
      derivations: derivations(of: model, scope)
    )
  }

  private mutating func checkStored(_ model: Model, _ scope: Scope) {
    for stored in model.stored {
      if stored.kind != .child { checkType(stored) }
      guard let value: SwiftText = stored.value, let tokens: Tokens = tokens(of: value) else { continue }
      for use in NameUses.read(tokens).uses {
        guard let entry: Scope.Entry = scope[use.name], case .action = entry else {
          if scope[use.name] == nil { continue }
          diagnostics.error(
            "value-names-field",
            at: use.range,
            "the value of '\(stored.name.text)' names '\(use.name)', and a value may not name its model's own",
            mend: stored.kind == .state ? "what follows from others belongs in 'derive'" : nil
          )
          continue
        }
      }
    }
  }

  /// Models are watched as children only.
  private mutating func checkType(_ stored: Stored) {
    guard stored.kind != .service, let name: SwiftType.Name = stored.type.names.first(where: { models[$0.text] != nil })
    else { return }
    diagnostics.error(
      "model-as-value",
      at: name.range,
      "'\(name.text)' is a model, and what changes in it would not be seen here",
      mend: "models are kept under 'children'"
    )
  }

  private mutating func checkChildren(_ model: Model) {
    var isFirst: Bool = true
    for child in model.stored where child.kind == .child {
      if models[child.type.text] == nil {
        diagnostics.error(
          "unknown-model",
          at: child.type.range,
          "no spec of this run has a model '\(child.type.text)'",
          mend: suggestion(child.type.text, models.names)
        )
      } else if isFirst {
        diagnostics.error("not-yet", at: child.name.range, "children are not emitted yet")
        isFirst = false
      }
    }
  }

  private mutating func checkShown(_ model: Model, _ scope: Scope) {
    guard let view: View = model.view else { return }
    var seen: Set<String> = []
    for word in view.shows {
      guard scope.isObservable(word.text) else {
        diagnostics.error(
          "unknown-field",
          at: word.range,
          "'\(model.name.text)' has no state and no derivation '\(word.text)'",
          mend: suggestion(word.text, scope.observableNames)
        )
        continue
      }
      if !seen.insert(word.text).inserted {
        diagnostics.error("shown-twice", at: word.range, "'\(word.text)' is shown twice")
      }
    }
  }

  /// A piece of Swift in tokens; what is wrong with the text is told here, once.
  mutating func tokens(of text: SwiftText) -> Tokens? {
    do throws(Diagnostic) {
      return try Tokens(text)
    } catch {
      diagnostics.add(error)
      return nil
    }
  }

  func suggestion(_ name: String, _ known: [String]) -> String? {
    BindgenDiagnostics.suggestion(for: name, among: known).map { "did you mean '\($0)'?" }
  }
}
