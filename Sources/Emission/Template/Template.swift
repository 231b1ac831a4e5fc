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
  /// Each `%include` with the number of blocks around it.
  let includes: [(include: TemplateInclude, depth: Int)]
  /// How many blocks stand in each other at most.
  let depth: Int
  let mistakes: [Diagnostic]
}

/// A line or a block of a template.
indirect enum TemplateNode: Sendable {
  /// A line without text.
  case blank
  case line(TemplateLine)
  case loop(TemplateLoop)
  case choice(TemplateChoice)
  case include(TemplateInclude)
}

struct TemplateLine: Sendable {
  enum Piece: Sendable {
    case text(String)
    case insertion(TemplateInsertion)
  }

  /// The blanks that it begins with.
  let indentation: String
  /// What follows them.
  let pieces: [Piece]
  /// It has no text of its own, so that it vanishes where nothing is inserted.
  let hasOnlyInsertions: Bool
}

/// `{{ path | filter }}`
struct TemplateInsertion: Sendable {
  let path: TemplatePath
  let filters: [TemplateFilter]
  /// The user's text follows the indentation of its line.
  let isIndented: Bool
}

/// `%for variable in path`
struct TemplateLoop: Sendable {
  let variable: String
  let path: TemplatePath
  let body: [TemplateNode]
}

/// `%if condition`, `%else if condition`, `%else`
struct TemplateChoice: Sendable {
  struct Branch: Sendable {
    /// Nil for `%else`.
    let condition: TemplateCondition?
    let body: [TemplateNode]
  }

  let branches: [Branch]
}

/// `%include name`, `%include name with path as variable`
struct TemplateInclude: Sendable {
  let indentation: String
  let name: String
  /// Where the name stands in its file.
  let bounds: Range<Int>
  let argument: (path: TemplatePath, variable: String)?
}

/// `model.name`: the way from a name that is known to the fact that is wanted.
struct TemplatePath: Sendable {
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
