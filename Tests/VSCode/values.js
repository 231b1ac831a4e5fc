"use strict";
// The values of VS Code's API that a client makes. As there, they refuse what is no place or no range.
const assert = require("node:assert/strict");

class Position {
  constructor(line, character) {
    assert(Number.isInteger(line) && line >= 0, `no line: ${line}`);
    assert(Number.isInteger(character) && character >= 0, `no character: ${character}`);
    Object.assign(this, { line, character });
    Object.freeze(this);
  }

  translate(lines, characters) {
    return new Position(this.line + lines, this.character + characters);
  }

  isAfter(other) {
    return this.line !== other.line ? this.line > other.line : this.character > other.character;
  }
}

class Range {
  constructor(start, end) {
    assert(start instanceof Position && end instanceof Position, "a range has two positions");
    [this.start, this.end] = start.isAfter(end) ? [end, start] : [start, end];
    Object.freeze(this);
  }

  contains(other) {
    return !this.start.isAfter(other.start) && !other.end.isAfter(this.end);
  }

  intersects(other) {
    return !this.start.isAfter(other.end) && !other.start.isAfter(this.end);
  }
}

class Uri {
  constructor(scheme, path, authority = "") {
    Object.assign(this, { scheme, path, authority, fsPath: path });
  }

  static file(path) {
    return new Uri("file", path);
  }

  static parse(text) {
    const parts = /^([a-z][a-z0-9+.-]*):(?:\/\/([^/]*))?(.*)$/i.exec(text);
    assert(parts, `no address: ${text}`);
    return new Uri(parts[1], decodeURIComponent(parts[3]), parts[2]);
  }

  /** More is escaped than must be: `(` is, and `+`. */
  toString() {
    const escaped = (byte) => `%${byte.charCodeAt(0).toString(16).toUpperCase()}`;
    const path = this.path.split("/").map((part) => encodeURIComponent(part).replace(/[!'()*]/g, escaped));
    const host = this.path.startsWith("/") ? `//${this.authority}` : "";
    return `${this.scheme}:${host}${path.join("/")}`;
  }
}

class MarkdownString {
  constructor(value = "") {
    assert.equal(typeof value, "string");
    this.value = value;
  }

  appendText(text) {
    return this.appendMarkdown(text.replace(/[\\`*_{}[\]()#+\-!~]/g, "\\$&"));
  }

  appendMarkdown(text) {
    assert.equal(typeof text, "string");
    this.value += text;
    return this;
  }

  appendCodeblock(code, language = "") {
    return this.appendMarkdown(`\n\`\`\`${language}\n${code}\n\`\`\`\n`);
  }
}

class CodeActionKind {
  static Empty = new CodeActionKind("");

  constructor(value) {
    this.value = value;
  }

  append(part) {
    return new CodeActionKind(this.value ? `${this.value}.${part}` : part);
  }
}

class DocumentSymbol {
  constructor(name, detail, kind, range, selectionRange) {
    assert(name, "a symbol has a name");
    assert(range.contains(selectionRange), `the name of '${name}' is not a part of it`);
    Object.assign(this, { name, detail, kind, range, selectionRange, children: [] });
  }
}

class WorkspaceEdit {
  constructor() {
    this.edits = new Map();
  }

  set(uri, edits) {
    assert(uri instanceof Uri && edits.every((edit) => edit instanceof TextEdit), "an edit has a file and texts");
    this.edits.set(uri.toString(), edits);
  }

  entries() {
    return [...this.edits].map(([uri, edits]) => [Uri.parse(uri), edits]);
  }
}

class TextEdit {
  constructor(range, newText) {
    assert(range instanceof Range && typeof newText === "string", "an edit has a range and a text");
    Object.assign(this, { range, newText });
  }
}

/** A class that keeps what it is made of, under these names. */
function plain(...names) {
  return class {
    constructor(...values) {
      names.forEach((name, index) => (this[name] = values[index]));
    }
  };
}

const values = {
  CodeAction: plain("title", "kind"),
  CodeActionKind,
  CompletionItem: plain("label", "kind"),
  Diagnostic: plain("range", "message", "severity"),
  DiagnosticRelatedInformation: plain("location", "message"),
  DocumentSymbol,
  FoldingRange: plain("start", "end", "kind"),
  FoldingRangeKind: { Comment: 1, Imports: 2, Region: 3 },
  Hover: plain("contents", "range"),
  Location: plain("uri", "range"),
  MarkdownString,
  ParameterInformation: plain("label", "documentation"),
  Position,
  Range,
  SignatureHelp: plain(),
  SignatureInformation: plain("label", "documentation"),
  SnippetString: plain("value"),
  TextEdit,
  Uri,
  WorkspaceEdit,
};

module.exports = { ...values };
