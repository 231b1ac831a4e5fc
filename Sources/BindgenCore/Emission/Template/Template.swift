/// A template as it was read: text that reads as the Swift it becomes, with directives on lines of their own.
///
/// Reading never fails: what is wrong with the text stands in `mistakes`, and a template that has any is not rendered.
final class Template: @unchecked Sendable {
  /// Blocks and includes, taken together, may stand in each other so many times.
  static let deepestNesting: Int = 200

  let name: String
  let file: SourceFile
  let body: TemplateBody
  /// How many names stand in the templates that were read before it.
  let namesBefore: Int
  /// The steps of each `%section`.
  private let sections: [String: Range<Int>]
  /// How many blocks stand in each other at most.
  let depth: Int
  let mistakes: [Diagnostic]
  /// The bytes of the file, where a renderer reaches them without counting a reference for each name and each word.
  /// Nobody writes to them.
  private let text: UnsafeMutablePointer<UInt8>

  init(
    name: String,
    file: SourceFile,
    body: TemplateBody,
    namesBefore: Int,
    sections: [String: Range<Int>],
    depth: Int,
    mistakes: [Diagnostic]
  ) {
    self.name = name
    self.file = file
    self.body = body
    self.namesBefore = namesBefore
    self.sections = sections
    self.depth = depth
    self.mistakes = mistakes
    text = .allocate(capacity: file.bytes.count)
    text.initialize(from: file.bytes, count: file.bytes.count)
  }

  deinit {
    text.deallocate()
  }

  /// The steps of a section; a template without any is one section, `after`.
  func steps(of section: String) -> Range<Int>? {
    sections.isEmpty && section == "after" ? body.steps.indices : sections[section]
  }

  /// Whether it has sections that stand in classes.
  var addsToClass: Bool { sections.keys.contains { $0 != "after" } }

  /// A name of one of its paths.
  func name(_ number: Int) -> UnsafeBufferPointer<UInt8> { self[body.names[number]] }

  /// What stands there, as long as the template is there.
  subscript(bounds: Range<Int>) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: text + bounds.lowerBound, count: bounds.count)
  }
}

/// What stands in a template, in rows and not as a tree.
///
/// Names and texts are ranges of the template's file, and a block says where it ends. So what a renderer takes into its
/// hand are numbers, and it counts no references for them: that would cost more than all the rest.
struct TemplateBody: Sendable {
  var steps: [TemplateStep] = []
  /// The pieces of all lines.
  var pieces: [TemplatePiece] = []
  /// The filters of all insertions.
  var filters: [TemplateFilter] = []
  var conditions: [TemplateCondition] = []
  var includes: [TemplateInclude] = []
  var parts: [TemplateParts] = []
  /// The names of all paths.
  var names: [Range<Int>] = []

  /// Where a path stands.
  func bounds(of path: TemplatePath) -> Range<Int> {
    names[path.names.lowerBound].lowerBound..<names[path.names.upperBound - 1].upperBound
  }
}

/// A line, or the beginning of a block, whose body follows it.
enum TemplateStep: Sendable {
  /// A line without text.
  case blank
  case line(TemplateLine)
  /// `%for variable in list`
  case loop(variable: Range<Int>, list: TemplatePath, end: Int)
  /// `%if condition`, `%else if condition`, `%else`. The condition is a place among the body's conditions, nil for
  /// `%else`; at `next` stands what to try if it does not hold, at `end` what follows all branches.
  case branch(condition: Int?, next: Int, end: Int)
  /// `%include name`, `%include name with path as variable`: a place among the body's includes.
  case include(Int)
  /// `%include section of list`: a place among the body's parts.
  case parts(Int)
  /// `%section name`: what others include, and nothing in its own place.
  case section(end: Int)
}

struct TemplateLine: Sendable {
  /// The blanks that it begins with; they stand in its first piece, too.
  var indentation: Range<Int>
  var pieces: Range<Int>
  /// It has no text of its own, so that it vanishes where nothing is inserted.
  var hasOnlyInsertions: Bool
  /// It has one insertion and nothing else: the last of its pieces.
  var isLoneInsertion: Bool
}

enum TemplatePiece: Sendable {
  case text(Range<Int>)
  case insertion(TemplateInsertion)
}

/// `{{ path | filter }}`
struct TemplateInsertion: Sendable {
  var path: TemplatePath
  var filters: Range<Int>
  /// The user's text follows the indentation of its line.
  var isIndented: Bool
}

struct TemplateInclude: Sendable {
  var indentation: Range<Int>
  var name: String
  /// Where the name stands in its file.
  var bounds: Range<Int>
  var argument: (path: TemplatePath, variable: Range<Int>)?
  /// How many blocks are around it.
  var depth: Int
}

/// The section of each template that a list names, where it has one.
struct TemplateParts: Sendable {
  var indentation: Range<Int>
  var section: String
  var list: TemplatePath
}

/// `model.name`: the way from a name that is known to the fact that is wanted.
struct TemplatePath: Sendable {
  /// Its names, among those of the body: that of what is known here, and those of what is in it.
  var names: Range<Int>
}

/// One after another: those that `not`, `all` and `any` speak of follow them.
enum TemplateCondition: Sendable {
  case path(TemplatePath)
  case not
  /// With the number of conditions that belong to it, those that belong to them included.
  case all(size: Int)
  case any(size: Int)
}
