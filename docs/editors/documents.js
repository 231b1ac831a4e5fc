"use strict";
const { languages, workspace } = require("vscode");
const { toRange } = require("./convert");

/** Specs, whatever language a user's settings give them; not the sides of a comparison, which are in no file. */
const selector = [
  { scheme: "file", language: "bindgen" },
  { scheme: "untitled", language: "bindgen" },
  { scheme: "file", pattern: "**/*.{bindgen.yml,bindgen.yaml,bindgen}" },
];

function isSpec(document) {
  return languages.match(selector, document) > 0;
}

function openSpecs() {
  return workspace.textDocuments.filter(isSpec);
}

/** Tells a server what is open and how it changes, from now on. */
class Documents {
  constructor(server) {
    this.server = server;
    /** What the server knows to be open, by address: a text's language may change meanwhile. */
    this.open = new Set();
    this.subscriptions = [
      workspace.onDidOpenTextDocument((document) => this.didOpen(document)),
      workspace.onDidChangeTextDocument((event) => this.didChange(event)),
      workspace.onDidSaveTextDocument((document) => this.tell("didSave", document)),
      workspace.onDidCloseTextDocument((document) => this.didClose(document)),
    ];
    for (const document of openSpecs()) this.didOpen(document);
  }

  dispose() {
    for (const subscription of this.subscriptions) subscription.dispose();
  }

  didOpen(document) {
    const uri = document.uri.toString();
    if (!isSpec(document) || this.open.has(uri)) return;
    this.open.add(uri);
    const { languageId, version } = document;
    this.server.notify("textDocument/didOpen", {
      textDocument: { uri, languageId, version, text: document.getText() },
    });
  }

  didChange({ document, contentChanges }) {
    // One without changes says that a text is saved, or not any more.
    if (contentChanges.length === 0) return;
    const changes = contentChanges.map(({ range, text }) => ({ range: toRange(range), text }));
    this.tell("didChange", document, { version: document.version }, { contentChanges: changes });
  }

  didClose(document) {
    this.tell("didClose", document);
    this.open.delete(document.uri.toString());
  }

  tell(what, document, about = {}, params = {}) {
    const uri = document.uri.toString();
    if (this.open.has(uri)) this.server.notify(`textDocument/${what}`, { textDocument: { uri, ...about }, ...params });
  }
}

module.exports = { Documents, isSpec, openSpecs, selector };
