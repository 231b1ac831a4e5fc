/// A template as read: text that looks like the Swift it becomes, with directives on their own lines.
///
/// Reading never fails: errors in the text are in `mistakes`, and a template with mistakes is not rendered.
struct Template: Sendable {
  /// The deepest nesting of blocks and includes together.
  static let deepestNesting = 200

  let name: String
  let nodes: [TemplateNode]
  let sections: [String: [TemplateNode]]
  /// All includes, in blocks or not.
  let includes: [TemplateInclude]
  /// The deepest nesting of blocks.
  let depth: Int
  let mistakes: [Diagnostic]

  /// The contents of a section; a template without any is one section, `after`.
  func nodes(of section: String) -> [TemplateNode]? {
    sections.isEmpty && section == "after" ? nodes : sections[section]
  }

  /// Whether it has sections that add to classes.
  var addsToClass: Bool { sections.keys.contains { $0 != "after" } }
}

/// A line, a block with its contents, or a directive without a block.
///
/// Sections are not nodes: they emit nothing at their own place.
indirect enum TemplateNode: Sendable {
  /// A line without text.
  case blank
  case line(TemplateLine)
  /// `%for variable in list`
  case loop(variable: String, list: TemplatePath, body: [TemplateNode])
  /// `%if condition`, `%else if condition`, `%else`
  case choice([TemplateBranch])
  case include(TemplateInclude)
  case parts(TemplateParts)
}

struct TemplateBranch: Sendable {
  /// Nil for `%else`.
  var condition: TemplateCondition?
  var body: [TemplateNode] = []
}

struct TemplateLine: Sendable {
  /// The leading spaces.
  var indentation: [UInt8]
  /// The pieces behind the leading spaces.
  var pieces: [TemplatePiece]
  /// Whether the line has no text of its own, so that it disappears if nothing is inserted.
  var hasOnlyInsertions: Bool
}

enum TemplatePiece: Sendable {
  case text([UInt8])
  case insertion(TemplateInsertion)
}

/// `{{ path | filter }}`
struct TemplateInsertion: Sendable {
  var path: TemplatePath
  var filters: [TemplateFilter] = []

  /// Whether the user's text gets the indentation of its line.
  var isIndented: Bool { filters.contains(.indented) }
}

/// `%include name`, `%include name with path as variable`
struct TemplateInclude: Sendable {
  var indentation: [UInt8]
  var name: String
  /// The place of the name.
  var place: SourceRange
  var argument: (path: TemplatePath, variable: String)?
  /// The number of blocks around it.
  var depth: Int
}

/// `%include section of list`: that section of each template that a list names, if it has one.
struct TemplateParts: Sendable {
  var indentation: [UInt8]
  var section: String
  var list: TemplatePath
}

/// `model.name`: the path from a known name to a fact.
///
/// A class, because rendering copies pieces of templates: a copy of it counts one reference instead of two.
final class TemplatePath: Sendable {
  /// The names, at least one: a name that is known here, then names inside that.
  let names: [String]
  let place: SourceRange

  init(names: [String], place: SourceRange) {
    self.names = names
    self.place = place
  }

  /// The place of one of its names; a dot is between them.
  func place(ofName index: Int) -> SourceRange {
    let start = names[..<index].reduce(place.lowerBound) { $0 + $1.utf8.count + 1 }
    return SourceRange(place.file, start, start + names[index].utf8.count)
  }
}

indirect enum TemplateCondition: Sendable {
  case path(TemplatePath)
  case not(TemplateCondition)
  case all([TemplateCondition])
  case any([TemplateCondition])
}
