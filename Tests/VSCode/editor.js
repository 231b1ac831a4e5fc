"use strict";
// Stands in for VS Code: the part of its API that docs/editors uses, and what a test does as the user would.
const assert = require("node:assert/strict");
const fs = require("node:fs");
const Module = require("node:module");
const path = require("node:path");
const { TextDocument } = require("./text");
const values = require("./values");

const extensionFolder = path.join(__dirname, "../../docs/editors");
const manifest = JSON.parse(fs.readFileSync(path.join(extensionFolder, "package.json"), "utf8"));

/** Whoever requires `vscode` is given that of the editor that was made last. */
let current;
const load = Module._load;
Module._load = (name, ...rest) => (name === "vscode" ? current : load(name, ...rest));

class Event {
  constructor() {
    this.listeners = new Set();
    this.subscribe = (listener) => {
      this.listeners.add(listener);
      return { dispose: () => this.listeners.delete(listener) };
    };
  }

  fire(value) {
    for (const listener of [...this.listeners]) listener(value);
  }
}

class Editor {
  /** An editor with a folder, and with these settings in place of those that the extension declares. */
  constructor(folder, settings = {}) {
    this.folder = folder;
    this.settings = settings;
    this.documents = [];
    /** By what they are for: `Hover`, `Rename`. */
    this.providers = new Map();
    this.commands = new Map();
    this.watchers = new Set();
    /** By address. */
    this.shownDiagnostics = new Map();
    /** What was said, and what the user will click on. */
    this.messages = [];
    this.click = () => undefined;
    this.output = "";
    const events = ["didOpen", "didChange", "didSave", "didClose", "didConfigure"];
    this.events = Object.fromEntries(events.map((name) => [name, new Event()]));
    this.vscode = this.makeAPI();
    this.subscriptions = [];
  }

  // MARK: The API

  makeAPI() {
    const registrations = Object.keys(registered).map((name) => [name, this.registration(name)]);
    return {
      ...values,
      version: "1.75.0",
      env: { appName: "Stand-in" },
      commands: {
        registerCommand: (name, run) => this.keep(this.commands, name, run),
        executeCommand: (name, ...rest) => this.executed.push([name, ...rest]),
      },
      window: this.makeWindow(),
      workspace: this.makeWorkspace(),
      languages: {
        match: (selector, document) => (selector.some((filter) => matches(filter, document)) ? 10 : 0),
        createDiagnosticCollection: () => this.makeDiagnostics(),
        ...Object.fromEntries(registrations),
      },
    };
  }

  executed = [];

  makeWindow() {
    const say = (kind) => async (text, ...choices) => {
      this.messages.push({ kind, text });
      return this.click(text, choices);
    };
    return {
      showErrorMessage: say("error"),
      showWarningMessage: say("warning"),
      showInformationMessage: say("information"),
      createOutputChannel: () => ({
        append: (text) => (this.output += text),
        appendLine: (text) => (this.output += `${text}\n`),
        show() {},
        dispose() {},
      }),
    };
  }

  makeWorkspace() {
    const { didOpen, didChange, didSave, didClose, didConfigure } = this.events;
    return {
      workspaceFolders: [{ uri: values.Uri.file(this.folder), name: path.basename(this.folder), index: 0 }],
      textDocuments: this.documents,
      onDidOpenTextDocument: didOpen.subscribe,
      onDidChangeTextDocument: didChange.subscribe,
      onDidSaveTextDocument: didSave.subscribe,
      onDidCloseTextDocument: didClose.subscribe,
      onDidChangeConfiguration: didConfigure.subscribe,
      getConfiguration: (section) => ({ get: (name) => this.setting(`${section}.${name}`) }),
      createFileSystemWatcher: (pattern) => this.makeWatcher(pattern),
    };
  }

  setting(name) {
    assert(manifest.contributes.configuration.properties[name], `nobody declares '${name}'`);
    return this.settings[name] ?? manifest.contributes.configuration.properties[name].default;
  }

  makeWatcher(pattern) {
    const [created, changed, deleted] = [new Event(), new Event(), new Event()];
    const watcher = { pattern, created, changed, deleted };
    this.watchers.add(watcher);
    return {
      onDidCreate: created.subscribe,
      onDidChange: changed.subscribe,
      onDidDelete: deleted.subscribe,
      dispose: () => this.watchers.delete(watcher),
    };
  }

  makeDiagnostics() {
    return {
      set: (uri, diagnostics) => this.shownDiagnostics.set(uri.toString(), Object.freeze([...diagnostics])),
      clear: () => this.shownDiagnostics.clear(),
      dispose: () => this.shownDiagnostics.clear(),
    };
  }

  registration(name) {
    return (selector, provider, ...rest) => {
      for (const method of registered[name].methods) assert.equal(typeof provider[method], "function", method);
      return this.keep(this.providers, registered[name].what, { selector, provider, rest });
    };
  }

  keep(map, name, value) {
    assert(!map.has(name), `'${name}' is there twice`);
    map.set(name, value);
    return { dispose: () => map.get(name) === value && map.delete(name) };
  }

  // MARK: The extension

  /** Loads it anew, when the manifest says so. */
  activate(language) {
    if (this.extension || !manifest.activationEvents.includes(`onLanguage:${language}`)) return;
    current = this.vscode;
    for (const file of Object.keys(require.cache)) {
      if (file.startsWith(extensionFolder)) delete require.cache[file];
    }
    this.extension = require(path.join(extensionFolder, manifest.main));
    this.extension.activate({ subscriptions: this.subscriptions });
    for (const { command } of manifest.contributes.commands) assert(this.commands.has(command), command);
  }

  async close() {
    await this.extension?.deactivate();
    for (const subscription of this.subscriptions) subscription.dispose();
    for (const [name, event] of Object.entries(this.events)) assert.equal(event.listeners.size, 0, `left: ${name}`);
    assert.equal(this.providers.size + this.commands.size + this.watchers.size, 0, "something is left");
  }

  // MARK: What a user does

  open(name, text, language = this.language(name)) {
    const uri = name.includes(":") ? values.Uri.parse(name) : values.Uri.file(path.join(this.folder, name));
    const document = new TextDocument(uri, language, text ?? fs.readFileSync(uri.fsPath, "utf8"));
    this.documents.push(document);
    this.activate(language);
    this.events.didOpen.fire(document);
    return document;
  }

  language(name) {
    const own = manifest.contributes.languages.find((each) => each.extensions.some((end) => name.endsWith(end)));
    return own?.id ?? (/\.ya?ml$/.test(name) ? "yaml" : "plaintext");
  }

  /** Replaces each part of the text in one step, as VS Code tells it: from the end on. */
  edit(document, ...replacements) {
    const changes = replacements
      .map(([old, text]) => ({ range: this.range(document, old), text }))
      .sort((a, b) => (b.range.start.isAfter(a.range.start) ? 1 : -1))
      .map(({ range, text }) => document.replace(range, text));
    document.version += 1;
    this.events.didChange.fire({ document, contentChanges: changes });
  }

  apply(document, edits) {
    const backwards = [...edits].sort((a, b) => (b.range.start.isAfter(a.range.start) ? 1 : -1));
    const changes = backwards.map(({ range, newText }) => document.replace(range, newText));
    document.version += 1;
    this.events.didChange.fire({ document, contentChanges: changes });
  }

  save(document) {
    fs.writeFileSync(document.uri.fsPath, document.getText());
    this.events.didChange.fire({ document, contentChanges: [] });
    this.events.didSave.fire(document);
  }

  shut(document) {
    this.documents.splice(this.documents.indexOf(document), 1);
    this.events.didClose.fire(document);
  }

  configure(name, value) {
    this.settings[name] = value;
    this.events.didConfigure.fire({ affectsConfiguration: (section) => name.startsWith(section) });
  }

  /** Where a part of a text stands; the text must have it once. */
  range(document, part) {
    const start = document.text.indexOf(part);
    assert(start >= 0 && document.text.indexOf(part, start + 1) < 0, `'${part}' stands there once`);
    return new values.Range(document.positionAt(start), document.positionAt(start + part.length));
  }

  /** Behind a part of a text. */
  behind(document, part) {
    return this.range(document, part).end;
  }

  diagnostics(document) {
    return this.shownDiagnostics.get(document.uri.toString()) ?? [];
  }

  /** What a provider says: `ask("Hover", "provideHover", document, …)`. */
  ask(what, method, document, ...rest) {
    const entry = this.providers.get(what);
    assert(entry, `nobody provides '${what}'`);
    assert(this.vscode.languages.match(entry.selector, document) > 0, "the provider is for other texts");
    return entry.provider[method](document, ...rest);
  }
}

/** What a client may register, and what VS Code calls of it. */
const registered = {
  registerCompletionItemProvider: { what: "Completion", methods: ["provideCompletionItems"] },
  registerHoverProvider: { what: "Hover", methods: ["provideHover"] },
  registerDefinitionProvider: { what: "Definition", methods: ["provideDefinition"] },
  registerReferenceProvider: { what: "References", methods: ["provideReferences"] },
  registerRenameProvider: { what: "Rename", methods: ["provideRenameEdits"] },
  registerSignatureHelpProvider: { what: "Signature", methods: ["provideSignatureHelp"] },
  registerDocumentSymbolProvider: { what: "Symbols", methods: ["provideDocumentSymbols"] },
  registerFoldingRangeProvider: { what: "Folding", methods: ["provideFoldingRanges"] },
  registerDocumentFormattingEditProvider: { what: "Formatting", methods: ["provideDocumentFormattingEdits"] },
  registerCodeActionsProvider: { what: "Actions", methods: ["provideCodeActions"] },
};

function matches({ language, scheme, pattern }, { languageId, uri }) {
  const fits = (wanted, is) => wanted === undefined || wanted === is;
  return fits(language, languageId) && fits(scheme, uri.scheme) && (!pattern || glob(pattern).test(uri.path));
}

function glob(pattern) {
  const parts = { "**/": "(?:.*/)?", "*": "[^/]*", "{": "(?:", "}": ")", ",": "|", ".": "\\." };
  return new RegExp(`^${pattern.replace(/\*\*\/|[*{},.]/g, (part) => parts[part])}$`);
}

/** A token as VS Code gives it with each request. */
function makeToken() {
  const cancelled = new Event();
  const token = { isCancellationRequested: false, onCancellationRequested: cancelled.subscribe };
  const cancel = () => {
    token.isCancellationRequested = true;
    cancelled.fire();
  };
  return { token, cancel };
}

module.exports = { Editor, makeToken };
