"use strict";
// The protocol's values and VS Code's. Each function takes what the server may leave out, and gives nothing for it.
const vscode = require("vscode");

// MARK: Places

const toPosition = ({ line, character }) => ({ line, character });
const toRange = ({ start, end }) => ({ start: toPosition(start), end: toPosition(end) });
/** What a request for a place in a text has. */
const toPlace = (document, position) => ({ ...toText(document), position: toPosition(position) });
const toText = (document) => ({ textDocument: { uri: document.uri.toString() } });

const position = ({ line, character }) => new vscode.Position(line, character);
const range = ({ start, end }) => new vscode.Range(position(start), position(end));
const uri = (text) => vscode.Uri.parse(text);

const location = (from) => new vscode.Location(uri(from.uri), range(from.range));
/** One, several or none. */
const locations = (from) => list(from).map(location);
const list = (from) => (Array.isArray(from) ? from : from ? [from] : []);

// MARK: Texts

/** Markdown, or plain text. */
function text(from) {
  if (from === undefined || typeof from === "string") return from;
  return from.kind === "markdown" ? new vscode.MarkdownString(from.value) : from.value;
}

/** A part of a hover: what has a language and no kind is code. */
function shown(from) {
  const made = new vscode.MarkdownString();
  if (typeof from === "string") return made.appendMarkdown(from);
  if (from.language !== undefined) return made.appendCodeblock(from.value, from.language);
  return from.kind === "plaintext" ? made.appendText(from.value) : made.appendMarkdown(from.value);
}

function hover(from) {
  return from && new vscode.Hover(list(from.contents).map(shown), from.range && range(from.range));
}

// MARK: Errors

/** What the server has said of each error that is shown: a quick fix is asked for with the same words. */
const origins = new WeakMap();

function diagnostic(from) {
  const made = new vscode.Diagnostic(range(from.range), from.message, (from.severity ?? 1) - 1);
  made.source = from.source;
  made.code = code(from);
  made.tags = from.tags;
  made.relatedInformation = from.relatedInformation?.map(
    (note) => new vscode.DiagnosticRelatedInformation(location(note.location), note.message),
  );
  origins.set(made, from);
  return made;
}

function code({ code, codeDescription }) {
  return codeDescription && code !== undefined ? { value: code, target: uri(codeDescription.href) } : code;
}

/** Those of the server among what is shown. */
const toDiagnostics = (shown) => shown.map((diagnostic) => origins.get(diagnostic)).filter(Boolean);

// MARK: Edits

const textEdit = (from) => new vscode.TextEdit(range(from.range), from.newText);
const textEdits = (from) => from?.map(textEdit);

function workspaceEdit(from) {
  if (!from) return undefined;
  const made = new vscode.WorkspaceEdit();
  const files = from.documentChanges?.map(({ textDocument, edits }) => [textDocument.uri, edits]);
  for (const [file, edits] of files ?? Object.entries(from.changes ?? {})) made.set(uri(file), textEdits(edits));
  return made;
}

/** What there is to choose instead of a word, or the word's range alone. */
function renamed(from) {
  if (!from || from.defaultBehavior) return undefined;
  return from.range ? { range: range(from.range), placeholder: from.placeholder } : range(from);
}

function codeAction(from) {
  const made = new vscode.CodeAction(from.title, from.kind && vscode.CodeActionKind.Empty.append(from.kind));
  made.edit = workspaceEdit(from.edit);
  made.diagnostics = from.diagnostics?.map(diagnostic);
  made.isPreferred = from.isPreferred;
  made.disabled = from.disabled;
  return made;
}

// MARK: Completion

function completionItem(from) {
  const { label, labelDetails } = from;
  const made = new vscode.CompletionItem(labelDetails ? { label, ...labelDetails } : label);
  // VS Code counts kinds from 0, and symbols' too.
  if (from.kind !== undefined) made.kind = from.kind - 1;
  made.tags = from.tags;
  made.sortText = from.sortText;
  made.filterText = from.filterText;
  made.preselect = from.preselect;
  made.commitCharacters = from.commitCharacters;
  complete(made, from);
  made.insertText = inserted(from);
  if (from.textEdit) made.range = replaced(from.textEdit);
  return made;
}

function inserted({ textEdit, insertText, insertTextFormat }) {
  const written = textEdit?.newText ?? insertText;
  return written !== undefined && insertTextFormat === 2 ? new vscode.SnippetString(written) : written;
}

function replaced(edit) {
  return edit.range ? range(edit.range) : { inserting: range(edit.insert), replacing: range(edit.replace) };
}

/** What may come later, when an item is looked at. */
function complete(made, from) {
  made.detail = from.detail ?? made.detail;
  made.documentation = text(from.documentation) ?? made.documentation;
  made.additionalTextEdits = textEdits(from.additionalTextEdits) ?? made.additionalTextEdits;
  return made;
}

// MARK: Calls

function signatureHelp(from) {
  if (!from) return undefined;
  const made = new vscode.SignatureHelp();
  made.signatures = from.signatures.map(signature);
  made.activeSignature = from.activeSignature ?? 0;
  made.activeParameter = from.activeParameter ?? 0;
  return made;
}

function signature(from) {
  const made = new vscode.SignatureInformation(from.label, text(from.documentation));
  made.parameters = (from.parameters ?? []).map(
    ({ label, documentation }) => new vscode.ParameterInformation(label, text(documentation)),
  );
  made.activeParameter = from.activeParameter;
  return made;
}

// MARK: The outline

function symbol(from) {
  const { name, detail, kind } = from;
  const made = new vscode.DocumentSymbol(name, detail ?? "", kind - 1, range(from.range), range(from.selectionRange));
  made.children = (from.children ?? []).map(symbol);
  made.tags = from.tags;
  return made;
}

/** The protocol's kinds are words: `comment`, `imports`, `region`. */
function fold({ startLine, endLine, kind }) {
  const name = kind && kind[0].toUpperCase() + kind.slice(1);
  return new vscode.FoldingRange(startLine, endLine, name && vscode.FoldingRangeKind[name]);
}

module.exports = {
  codeAction, complete, completionItem, diagnostic, fold, hover, locations, renamed, signatureHelp, symbol, textEdits,
  toDiagnostics, toPlace, toRange, toText, uri, workspaceEdit,
};
