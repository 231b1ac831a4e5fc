import BindgenDiagnostics

/// A template as it was read: text that reads as the Swift it becomes, with directives on lines of their own.
///
/// Reading never fails: what is wrong with the text stands in `mistakes`, and a template that has any is not rendered.
struct Template: Sendable {
  /// Blocks and includes, taken together, may stand in each other so many times.
  static let deepestNesting: Int = 200

  let name: String
  let file: SourceFile
  let nodes: [TemplateNode]
  /// What stands in each `%section`; a template without any is one section, `after`.
  let sections: [String: [TemplateNode]]
  /// Each `%include` with the number of blocks around it.
  let includes: [(include: TemplateInclude, depth: Int)]
  /// How many blocks stand in each other at most.
  let depth: Int
  let mistakes: [Diagnostic]
}

/// A line or a block of a template.
enum TemplateNode: Sendable {
  /// A line without text.
  case blank
  case line(TemplateLine)
  case loop(TemplateLoop)
  case choice(TemplateChoice)
  case include(TemplateInclude)
  case parts(TemplateParts)
}

/// Nodes are classes, since a renderer passes them around: one count of references and not one for each part.
final class TemplateLine: Sendable {
  enum Piece: Sendable {
    case text(String)
    case insertion(TemplateInsertion)
  }

  /// The blanks that it begins with; they stand in its first piece, too.
  let indentation: String
  let pieces: [Piece]
  /// The only thing that stands in it.
  let loneInsertion: TemplateInsertion?
  /// It has no text of its own, so that it vanishes where nothing is inserted.
  let hasOnlyInsertions: Bool

  init(indentation: String, pieces: [Piece], loneInsertion: TemplateInsertion?, hasOnlyInsertions: Bool) {
    self.indentation = indentation
    self.pieces = pieces
    self.loneInsertion = loneInsertion
    self.hasOnlyInsertions = hasOnlyInsertions
  }
}

/// `{{ path | filter }}`
final class TemplateInsertion: Sendable {
  let path: TemplatePath
  let filters: [TemplateFilter]
  /// The user's text follows the indentation of its line.
  let isIndented: Bool

  init(path: TemplatePath, filters: [TemplateFilter]) {
    self.path = path
    self.filters = filters
    self.isIndented = filters.contains(.indented)
  }
}

/// `%for variable in path`
final class TemplateLoop: Sendable {
  let variable: String
  let path: TemplatePath
  let body: [TemplateNode]

  init(variable: String, path: TemplatePath, body: [TemplateNode]) {
    self.variable = variable
    self.path = path
    self.body = body
  }
}

/// `%if condition`, `%else if condition`, `%else`
final class TemplateChoice: Sendable {
  struct Branch: Sendable {
    /// Nil for `%else`.
    let condition: TemplateCondition?
    let body: [TemplateNode]
  }

  let branches: [Branch]

  init(branches: [Branch]) {
    self.branches = branches
  }
}

/// `%include name`, `%include name with path as variable`
final class TemplateInclude: Sendable {
  let indentation: String
  let name: String
  /// Where the name stands in its file.
  let bounds: Range<Int>
  let argument: (path: TemplatePath, variable: String)?

  init(indentation: String, name: String, bounds: Range<Int>, argument: (path: TemplatePath, variable: String)?) {
    self.indentation = indentation
    self.name = name
    self.bounds = bounds
    self.argument = argument
  }
}

/// `%include section of path`: the section of each template that a list names, where it has one.
final class TemplateParts: Sendable {
  let indentation: String
  let section: String
  let path: TemplatePath

  init(indentation: String, section: String, path: TemplatePath) {
    self.indentation = indentation
    self.section = section
    self.path = path
  }
}

/// `model.name`: the way from a name that is known to the fact that is wanted.
final class TemplatePath: Sendable {
  struct Step: Sendable {
    let name: String
    let bounds: Range<Int>
  }

  let first: Step
  let rest: [Step]
  /// It asks for the turn of the loop that it stands in: `loop.first`, `loop.last`.
  let isAboutLoop: Bool

  init(first: Step, rest: [Step]) {
    self.first = first
    self.rest = rest
    self.isAboutLoop = first.name == "loop"
  }

  var bounds: Range<Int> { first.bounds.lowerBound..<(rest.last ?? first).bounds.upperBound }
  var text: String { rest.reduce(first.name) { $0 + "." + $1.name } }
}

/// Lists and not pairs, so that a long row of `and`s is not deep.
indirect enum TemplateCondition: Sendable {
  case path(TemplatePath)
  case not(TemplateCondition)
  case all([TemplateCondition])
  case any([TemplateCondition])
}
