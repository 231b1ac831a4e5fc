import BindgenCore
import BindgenTools

/// Parses words into `Arguments`, and reports everything that is wrong with them.
struct ArgumentParser {
  /// An array, not a dictionary: with so few options that is as quick, and quicker to set up.
  private var given: [(name: Option.Name, value: String)] = []
  /// The main command, until a word says otherwise.
  private var command: Command = .named(.emit)
  /// The words that are not options.
  private var inputs: [String] = []
  private var errors: [ArgumentError] = []

  /// The arguments, as far as they are understood, and the errors. With an error, use the arguments only to decide how
  /// to report it.
  static func parse(_ words: [String]) -> (arguments: Arguments, errors: [ArgumentError]) {
    var parser = ArgumentParser()
    parser.read(words)
    let arguments = parser.arguments()
    let isOption = parser.isGiven(.help) || parser.isGiven(.version)
    return (arguments, isOption ? [] : parser.errors)
  }

  private mutating func read(_ words: [String]) {
    var index = 0
    while index < words.count {
      let word = words[index]
      index += 1
      if word == "--" {
        for input in words[index...] { readInput(input) }
        return
      }
      guard word.utf8.first == UInt8(ascii: "-"), word != "-" else {
        readWord(word)
        continue
      }
      let next = index < words.count ? words[index] : nil
      if readOption(word, next: next) { index += 1 }
    }
  }

  /// The first word that is not an option may be a command.
  private mutating func readWord(_ word: String) {
    if inputs.isEmpty, command.name == .emit, let name = Command.word(word) {
      command = .named(name)
    } else {
      readInput(word)
    }
  }

  private mutating func readInput(_ word: String) {
    if word.isEmpty { errors.append(.emptyInput(command.name)) } else { inputs.append(word) }
  }

  /// - Returns: whether the next word was its value.
  private mutating func readOption(_ word: String, next: String?) -> Bool {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    let attached = parts.count == 2 ? String(parts[1]) : nil
    guard let option: Option = .named(name) else {
      errors.append(.unknownOption(name, suggested: Suggestion.option(for: name), of: command.name))
      return false
    }
    if case .none = option.value {
      if attached == nil { note(option, "") } else { errors.append(.unexpectedValue(option.name)) }
      return false
    }
    // A word that looks like an option is not a value: `-o --check` lacks its folder, `-o=--check` is meant like that.
    let following = next.flatMap { $0.utf8.first == UInt8(ascii: "-") && $0 != "-" ? nil : $0 }
    guard let value = attached ?? following, !value.isEmpty else {
      errors.append(.missingValue(option.name))
      return attached == nil && following != nil
    }
    note(option, value)
    return attached == nil
  }

  private mutating func note(_ option: Option, _ value: String) {
    if isGiven(option.name), !option.repeats {
      errors.append(.givenTwice(option.name))
    } else {
      given.append((option.name, value))
    }
    if case .oneOf(let choices) = option.value, !choices.contains(value) {
      errors.append(.wrongValue(option.name, value, choices: choices))
    }
  }

  private func value(_ name: Option.Name) -> String? { given.first { $0.name == name }?.value }

  private func values(_ name: Option.Name) -> [String] { given.filter { $0.name == name }.map(\.value) }

  private func isGiven(_ name: Option.Name) -> Bool { value(name) != nil }

  private mutating func arguments() -> Arguments {
    for option in given where !command.options.contains(option.name) {
      errors.append(.misplacedOption(option.name, command.name))
    }
    var arguments = Arguments()
    arguments.templates = value(.templates)
    arguments.support = isGiven(.noSupport) ? .never : isGiven(.withSupport) ? .always : .asNeeded
    arguments.sourceLocations = choice(.sourceLocations) ?? .off
    arguments.runtime = choice(.runtime) ?? .copy
    arguments.modules = modules()
    arguments.style.form = choice(.diagnostics) ?? .pretty
    arguments.style.color = choice(.color) ?? .auto
    arguments.emit = outlets()
    arguments.style.verbosity = isGiven(.quiet) ? .quiet : isGiven(.verbose) ? .verbose : .normal
    refuse(.quiet, with: .verbose)
    refuse(.noSupport, with: .withSupport)
    arguments.task = task()
    arguments.inputs = command.takesSpecs ? inputs : []
    return arguments
  }

  private mutating func task() -> Arguments.Task {
    if isGiven(.help) { return .help(command.name) }
    if isGiven(.version) { return .version }
    switch command.name {
    case .emit:
      let delivery = delivery()
      needSpecs()
      return .emit(delivery)
    case .check:
      needSpecs()
      return .check
    case .format:
      needSpecs()
      return .format(isCheck: isGiven(.check))
    case .watch: return watch()
    case .graph:
      needSpecs()
      return .answer(.graph(choice(.format) ?? .text, model: value(.model)))
    case .explain: return .answer(.explanation(of: explained()))
    case .initialize:
      if inputs.count > 1 { errors.append(.oneWordTooMany(inputs[1], command.name)) }
      return .begin(initOrder())
    case .templates: return .templates(inputs)
    case .schema:
      if let word = inputs.first { errors.append(.oneWordTooMany(word, command.name)) }
      return .schema
    case .completions: return completions()
    case .lsp:
      if let word = inputs.first { errors.append(.oneWordTooMany(word, command.name)) }
      return .serve
    case .help: return help()
    }
  }

  private mutating func watch() -> Arguments.Task {
    needSpecs()
    if inputs.contains("-") { errors.append(.dashToWatch) }
    let folder = value(.output)
    if folder == "-" { errors.append(.dashAsFolder) }
    if folder == nil, !errors.contains(.missingValue(.output)) { errors.append(.nowhereToWrite) }
    return .watch(folder: folder ?? "")
  }

  private func initOrder() -> InitCommand.Order {
    let bindgen = value(.bindgen).map { Dependency(place: $0) } ?? Dependency()
    return InitCommand.Order(path: inputs.first, isPackage: isGiven(.package), bindgen: bindgen)
  }

  private mutating func completions() -> Arguments.Task {
    if inputs.count > 1 { errors.append(.oneWordTooMany(inputs[1], command.name)) }
    let shell = inputs.first.flatMap { Shell(rawValue: $0) }
    if shell == nil { errors.append(.noShell(inputs.first)) }
    return .completions(shell ?? .bash)
  }

  /// Returns the task of `help`: a word that is both a command and an error counts as a command.
  private mutating func help() -> Arguments.Task {
    if inputs.count > 1 { errors.append(.oneWordTooMany(inputs[1], command.name)) }
    guard let word = inputs.first else { return .help(.emit) }
    return Command.word(word).map { .help($0) } ?? .error(word)
  }

  private mutating func needSpecs() {
    if inputs.isEmpty, errors.isEmpty { errors.append(.noInput(command.name)) }
  }

  /// Removes the last word, which is the name to explain, and returns it.
  private mutating func explained() -> String {
    guard inputs.count > 1, let name = inputs.popLast() else {
      if errors.isEmpty { errors.append(inputs.isEmpty ? .noInput(command.name) : .noName(inputs[0])) }
      return ""
    }
    return name
  }

  private mutating func delivery() -> OutputDestination {
    refuse(.check, with: .dryRun)
    let mode: Option.Name? = isGiven(.check) ? .check : isGiven(.dryRun) ? .dryRun : nil
    guard let folder = value(.output) else {
      let isReportedAlready = errors.contains(.missingValue(.output))
      if let mode, !isReportedAlready { errors.append(.needsOutput(mode)) }
      return .print
    }
    if folder == "-" { errors.append(.dashAsFolder) }
    switch mode {
    case .check: return .check(folder: folder)
    case .dryRun: return .dryRun(folder: folder)
    default: return .write(folder: folder)
    }
  }

  private mutating func refuse(_ name: Option.Name, with other: Option.Name) {
    if isGiven(name), isGiven(other) { errors.append(.contradiction(name, other)) }
  }

  private func choice<Choice: RawRepresentable<String>>(_ name: Option.Name) -> Choice? {
    value(name).flatMap(Choice.init(rawValue:))
  }

  private mutating func modules() -> [ModulePaths] {
    var modules = ModuleList()
    for word in values(.module) where !modules.add(word) { errors.append(.wrongModule(word)) }
    for name in values(.moduleWithoutRuntime) where !modules.takeRuntime(from: name) {
      errors.append(.unknownModule(name))
    }
    return modules.all
  }

  private mutating func outlets() -> [String]? {
    guard let list = value(.emit) else { return nil }
    var outlets: [String] = []
    for part in list.split(separator: ",", omittingEmptySubsequences: false) {
      let outlet = String(part.drop(while: { $0 == " " }).reversed().drop(while: { $0 == " " }).reversed())
      if outlet.isEmpty {
        errors.append(.emptyOutlet(list))
        return nil
      }
      if !outlets.contains(outlet) { outlets.append(outlet) }
    }
    return outlets
  }
}
