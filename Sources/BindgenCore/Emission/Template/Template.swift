/// A template as it was read: text that reads as the Swift it becomes, with directives on lines of their own.
///
/// Reading never fails: what is wrong with the text stands in `mistakes`, and a template that has any is not rendered.
struct Template: Sendable {
  /// Blocks and includes, taken together, may stand in each other so many times.
  static let deepestNesting = 200

  let name: String
  let nodes: [TemplateNode]
  let sections: [String: [TemplateNode]]
  /// All of them, in blocks or not.
  let includes: [TemplateInclude]
  /// How many blocks stand in each other at most.
  let depth: Int
  let mistakes: [Diagnostic]

  /// What stands in a section; a template without any is one section, `after`.
  func nodes(of section: String) -> [TemplateNode]? {
    sections.isEmpty && section == "after" ? nodes : sections[section]
  }

  /// Whether it has sections that stand in classes.
  var addsToClass: Bool { sections.keys.contains { $0 != "after" } }
}

/// A line, a block with what stands in it, or a directive without a block.
///
/// Sections are no nodes: they say nothing in their own place.
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
  /// The blanks that it begins with.
  var indentation: [UInt8]
  /// What follows them.
  var pieces: [TemplatePiece]
  /// It has no text of its own, so that it vanishes where nothing is inserted.
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

  /// The user's text follows the indentation of its line.
  var isIndented: Bool { filters.contains(.indented) }
}

/// `%include name`, `%include name with path as variable`
struct TemplateInclude: Sendable {
  var indentation: [UInt8]
  var name: String
  /// Where the name stands.
  var place: SourceRange
  var argument: (path: TemplatePath, variable: String)?
  /// How many blocks are around it.
  var depth: Int
}

/// `%include section of list`: the section of each template that a list names, where it has one.
struct TemplateParts: Sendable {
  var indentation: [UInt8]
  var section: String
  var list: TemplatePath
}

/// `model.name`: the way from a name that is known to the fact that is wanted.
struct TemplatePath: Sendable {
  /// At least one: that of what is known here, then those of what is in it.
  var names: [String]
  var place: SourceRange

  /// Where one of its names stands; a dot is between them.
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
