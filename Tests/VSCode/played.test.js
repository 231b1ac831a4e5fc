"use strict";
// The client with servers that play a part: what they may announce, and what may go wrong.
const assert = require("node:assert/strict");
const fs = require("node:fs");
const test = require("node:test");
const { makePlay, makeToken, token, until } = require("./support");

const range = (line, from, to) => ({ start: { line, character: from }, end: { line, character: to } });
const uri = "file:///a%20b/Cart.bindgen.yml";
const publish = (error) => ({ method: "textDocument/publishDiagnostics", params: { uri, diagnostics: [error] } });

/** A play in which the server is ready, and what it announces is registered. */
async function makeReady(t, part, text) {
  const play = await makePlay(t, part, text);
  await play.hears("initialized");
  return play;
}

/** One in which a thing is announced, and answered so; and what the client makes of the answer. */
async function askPlay(t, capability, method, result, ask) {
  const play = await makeReady(t, { capabilities: capability, answers: { [method]: { result } } });
  const made = await ask(play.editor, play.document, new play.editor.vscode.Position(0, 6));
  return { ...play, made, asked: (await play.hears(method)).params };
}

const all = {
  completionProvider: { triggerCharacters: ["."] }, hoverProvider: true, definitionProvider: true,
  referencesProvider: true, renameProvider: true, signatureHelpProvider: { triggerCharacters: ["("] },
  documentSymbolProvider: true, foldingRangeProvider: true, documentFormattingProvider: true,
  codeActionProvider: { codeActionKinds: ["quickfix"] },
};

test("what is announced is registered, and nothing else", async (t) => {
  const { editor } = await makeReady(t, { capabilities: all });
  await until("all is there", () => editor.providers.size === Object.keys(all).length);
  assert.deepEqual(editor.providers.get("Completion").rest, ["."]);
  assert.deepEqual(editor.providers.get("Signature").rest[0].triggerCharacters, ["("]);
  assert.equal(editor.providers.get("Actions").rest[0].providedCodeActionKinds[0].value, "quickfix");
  const { provider } = editor.providers.get("Rename");
  assert.equal(provider.prepareRename, undefined);
  const { editor: bare, hears } = await makeReady(t, { capabilities: { hoverProvider: false } });
  await hears("textDocument/didOpen");
  assert.equal(bare.providers.size, 0);
});

test("nothing is said before the server has answered, and then what is open by then", async (t) => {
  const { editor, document, heard, hears } = await makePlay(t, { pieces: 1 }, "models:\n");
  editor.edit(document, ["models", "model"]);
  editor.shut(editor.open("Gone.bindgen.yml", ""));
  const { params } = await hears("textDocument/didOpen");
  assert.deepEqual([params.textDocument.text, params.textDocument.version], ["model:\n", 2]);
  assert.deepEqual(heard().map(({ method }) => method), ["initialize", "initialized", "textDocument/didOpen"]);
  editor.edit(document, ["model", "models"]);
  editor.edit(editor.open("a.yml", "other"), ["other", "YAML"]);
  editor.save(document);
  editor.shut(document);
  await hears("textDocument/didClose");
  const methods = heard().slice(3).map(({ method }) => method);
  assert.deepEqual(methods, ["textDocument/didChange", "textDocument/didSave", "textDocument/didClose"]);
  const { contentChanges, textDocument } = heard()[3].params;
  assert.deepEqual([contentChanges, textDocument.version], [[{ range: range(0, 0, 5), text: "models" }], 3]);
});

test("messages in pieces, inside characters too", async (t) => {
  const message = "é😀".repeat(100);
  const says = { initialized: [{ method: "window/showMessage", params: { type: 2, message } }] };
  const { editor } = await makeReady(t, { pieces: 1, says });
  await until("it is shown", () => editor.messages.length === 1);
  assert.deepEqual(editor.messages, [{ kind: "warning", text: message }]);
});

test("a long message, both ways", async (t) => {
  const value = "é".repeat(4_000_000);
  const result = { contents: { kind: "markdown", value } };
  const part = { capabilities: all, answers: { "textDocument/hover": { result } } };
  const text = `# ${"é".repeat(1_000_000)}\n`;
  const { editor, document, hears } = await makeReady(t, part, text);
  const hover = await editor.ask("Hover", "provideHover", document, document.positionAt(0), token);
  assert.equal(hover.contents[0].value.length, value.length);
  assert.equal((await hears("textDocument/didOpen")).params.textDocument.text, text);
});

test("what the server says beside its answers is kept in the output", async (t) => {
  const says = { initialized: [{ method: "window/logMessage", params: { type: 3, message: "hello" } }] };
  const { editor } = await makeReady(t, { stderr: "a warning é\n", says });
  await until("both are there", () => /a warning é\n/.test(editor.output) && /hello\n/.test(editor.output));
});

test("a request that nobody waits for any more is cancelled", async (t) => {
  const { editor, document, hears } = await makeReady(t, { capabilities: all });
  const cancelling = makeToken();
  const answer = editor.ask("Hover", "provideHover", document, document.positionAt(0), cancelling.token);
  const { id } = await hears("textDocument/hover");
  cancelling.cancel();
  assert.deepEqual((await hears("$/cancelRequest")).params, { id });
  await editor.extension.deactivate();
  assert.equal(await answer, undefined);
});

test("a request that fails stops nothing, and is kept in the output", async (t) => {
  const answers = { "textDocument/hover": { error: { code: -32603, message: "no luck" } } };
  const { editor, document, heard, hears } = await makeReady(t, { capabilities: all, answers });
  const late = makeToken();
  assert.equal(await editor.ask("Hover", "provideHover", document, document.positionAt(0), late.token), undefined);
  assert.match(editor.output, /textDocument\/hover: no luck/);
  late.cancel();
  editor.shut(document);
  await hears("textDocument/didClose");
  assert(heard().every(({ method }) => method !== "$/cancelRequest"), "there is nothing to cancel");
});

test("errors have notes, links and tags", async (t) => {
  const diagnostic = {
    range: range(0, 0, 6), message: "no", severity: 2, code: "a", codeDescription: { href: "https://a.b/c" }, tags: [1],
    relatedInformation: [{ location: { uri, range: range(1, 2, 3) }, message: "here" }],
  };
  const { editor } = await makeReady(t, { says: { initialized: [publish(diagnostic)] } });
  const [shown] = await until("it is told", () => editor.shownDiagnostics.get(uri));
  assert.deepEqual([shown.severity, shown.code.value, shown.code.target.toString()], [1, "a", "https://a.b/c"]);
  assert.deepEqual([shown.tags, shown.relatedInformation[0].location.uri.path], [[1], "/a b/Cart.bindgen.yml"]);
});

test("completion: snippets, ranges, edits elsewhere, and what comes later", async (t) => {
  const items = [
    {
      label: "state", labelDetails: { description: "a key" }, kind: 10, insertTextFormat: 2, sortText: "1", data: 7,
      textEdit: { range: range(0, 0, 6), newText: "state:\n  $1: $2" },
      additionalTextEdits: [{ range: range(0, 0, 0), newText: "# a\n" }],
    },
    { label: "plain", insertText: "plain: ", documentation: "**no**", textEdit: undefined },
    { label: "two", textEdit: { insert: range(0, 0, 1), replace: range(0, 0, 6), newText: "two" } },
  ];
  const answers = {
    "textDocument/completion": { result: { isIncomplete: true, items } },
    "completionItem/resolve": { result: { ...items[0], documentation: { kind: "markdown", value: "**a**" } } },
  };
  const capabilities = { completionProvider: { resolveProvider: true } };
  const { editor, document, hears } = await makeReady(t, { capabilities, answers });
  const context = { triggerKind: 1, triggerCharacter: "." };
  const place = document.positionAt(6);
  const list = await editor.ask("Completion", "provideCompletionItems", document, place, token, context);
  const { params } = await hears("textDocument/completion");
  assert.deepEqual([params.position, params.context.triggerKind], [{ line: 0, character: 6 }, 2]);
  const [snippet, plain, two] = list.items;
  assert.equal(list.isIncomplete, true);
  assert(snippet.insertText instanceof editor.vscode.SnippetString);
  assert.deepEqual([snippet.label.description, snippet.kind, snippet.range.end.character], ["a key", 9, 6]);
  assert.equal(snippet.additionalTextEdits[0].newText, "# a\n");
  assert.deepEqual([plain.insertText, plain.documentation, plain.kind], ["plain: ", "**no**", undefined]);
  assert.deepEqual([two.range.inserting.end.character, two.range.replacing.end.character], [1, 6]);
  const { provider } = editor.providers.get("Completion");
  assert.equal((await provider.resolveCompletionItem(snippet, token)).documentation.value, "**a**");
  assert.equal((await hears("completionItem/resolve")).params.data, 7);
});

test("hovers of all kinds", async (t) => {
  const contents = [{ kind: "plaintext", value: "*a*" }, "*b*", { language: "swift", value: "let c" }];
  const { made } = await askPlay(
    t, all, "textDocument/hover", { contents, range: range(0, 0, 6) },
    (editor, document, place) => editor.ask("Hover", "provideHover", document, place, token),
  );
  assert.deepEqual(made.contents.map(({ value }) => value), ["\\*a\\*", "*b*", "\n```swift\nlet c\n```\n"]);
  assert.equal(made.range.end.character, 6);
});

test("references", async (t) => {
  const { made, asked } = await askPlay(
    t, all, "textDocument/references", [{ uri, range: range(3, 4, 5) }],
    (editor, document, place) =>
      editor.ask("References", "provideReferences", document, place, { includeDeclaration: true }, token),
  );
  assert.deepEqual([made.length, made[0].uri.path, made[0].range.start.line], [1, "/a b/Cart.bindgen.yml", 3]);
  assert.equal(asked.context.includeDeclaration, true);
});

test("a definition in one place", async (t) => {
  const { made } = await askPlay(
    t, all, "textDocument/definition", { uri, range: range(3, 4, 5) },
    (editor, document, place) => editor.ask("Definition", "provideDefinition", document, place, token),
  );
  assert.deepEqual([made.length, made[0].range.start.line], [1, 3]);
});

test("a name is changed in all files", async (t) => {
  const edits = [{ range: range(0, 0, 6), newText: "b" }];
  const rename = (editor, document, place) => editor.ask("Rename", "provideRenameEdits", document, place, "b", token);
  const inDocument = { textDocument: { uri, version: 1 }, edits };
  for (const result of [{ changes: { [uri]: edits } }, { documentChanges: [inDocument] }]) {
    const { made, asked } = await askPlay(t, all, "textDocument/rename", result, rename);
    const [[file, [edit]]] = made.entries();
    assert.deepEqual([file.path, edit.newText, asked.newName], ["/a b/Cart.bindgen.yml", "b", "b"]);
  }
});

test("a name that can't be changed is refused, with the server's words", async (t) => {
  const answers = {
    "textDocument/rename": { error: { code: -32803, message: "'coupon' would capture an argument" } },
    "textDocument/prepareRename": { result: null },
  };
  const capabilities = { renameProvider: { prepareProvider: true } };
  const { editor, document } = await makeReady(t, { capabilities, answers });
  const place = document.positionAt(0);
  await assert.rejects(editor.ask("Rename", "provideRenameEdits", document, place, "b", token), /would capture/);
  await assert.rejects(editor.ask("Rename", "prepareRename", document, place, token), /Nothing here has a name/);
});

test("where a name stands that is to be changed", async (t) => {
  const prepare = (editor, document, place) => editor.ask("Rename", "prepareRename", document, place, token);
  const capabilities = { renameProvider: { prepareProvider: true } };
  const answer = async (result) =>
    (await askPlay(t, capabilities, "textDocument/prepareRename", result, prepare)).made;
  assert.equal((await answer(range(0, 0, 6))).end.character, 6);
  const named = await answer({ range: range(0, 0, 6), placeholder: "a" });
  assert.deepEqual([named.placeholder, named.range.end.character], ["a", 6]);
  assert.equal(await answer({ defaultBehavior: true }), undefined);
});

test("signature help", async (t) => {
  const documentation = { kind: "markdown", value: "Adds." };
  const signatures = [{ label: "add(_ a: Int)", documentation, parameters: [{ label: [4, 12] }, { label: "b" }] }];
  const { made } = await askPlay(
    t, all, "textDocument/signatureHelp", { signatures, activeParameter: 1 },
    (editor, document, place) => editor.ask("Signature", "provideSignatureHelp", document, place, token, {}),
  );
  const [signature] = made.signatures;
  assert.deepEqual([made.activeSignature, made.activeParameter, signature.documentation.value], [0, 1, "Adds."]);
  assert.deepEqual(signature.parameters.map(({ label }) => label), [[4, 12], "b"]);
});

test("formatting", async (t) => {
  const { editor, document, made, asked } = await askPlay(
    t, all, "textDocument/formatting", [{ range: range(0, 6, 7), newText: " :" }],
    (editor, document) =>
      editor.ask("Formatting", "provideDocumentFormattingEdits", document, { tabSize: 2, insertSpaces: true }, token),
  );
  editor.apply(document, made);
  assert.equal(document.getText(), "models :\n");
  assert.deepEqual(asked.options, { tabSize: 2, insertSpaces: true });
});

test("folds have their kinds", async (t) => {
  const { made } = await askPlay(
    t, all, "textDocument/foldingRange", [{ startLine: 0, endLine: 1, kind: "comment" }, { startLine: 1, endLine: 2 }],
    (editor, document) => editor.ask("Folding", "provideFoldingRanges", document, {}, token),
  );
  assert.deepEqual(made.map(({ start, end, kind }) => [start, end, kind]), [[0, 1, 1], [1, 2, undefined]]);
});

test("a quick fix is asked for with the server's own error, and may come later", async (t) => {
  const error = { range: range(0, 0, 6), message: "no", code: "a", data: { any: ["thing"] } };
  const fix = { title: "Mend it", kind: "quickfix", diagnostics: [error], isPreferred: true, data: 1 };
  const mended = { ...fix, edit: { changes: { [uri]: [{ range: range(0, 0, 6), newText: "b" }] } } };
  const part = {
    capabilities: { codeActionProvider: { resolveProvider: true } },
    says: { initialized: [publish(error)] },
    answers: {
      "textDocument/codeAction": { result: [fix, { title: "A command", command: "do.it" }] },
      "codeAction/resolve": { result: mended },
    },
  };
  const { editor, document, hears } = await makeReady(t, part);
  const [shown] = await until("it is told", () => editor.shownDiagnostics.get(uri));
  const { Diagnostic, CodeActionKind } = editor.vscode;
  const only = CodeActionKind.Empty.append("quickfix");
  const context = { diagnostics: [shown, new Diagnostic(shown.range, "another's", 0)], only, triggerKind: 1 };
  const actions = await editor.ask("Actions", "provideCodeActions", document, shown.range, context, token);
  assert.deepEqual((await hears("textDocument/codeAction")).params.context, {
    diagnostics: [error], only: ["quickfix"], triggerKind: 1,
  });
  assert.equal(actions.length, 1);
  assert.deepEqual([actions[0].title, actions[0].kind.value, actions[0].isPreferred], ["Mend it", "quickfix", true]);
  const { provider } = editor.providers.get("Actions");
  const whole = await provider.resolveCodeAction(actions[0], token);
  assert.equal((await hears("codeAction/resolve")).params.data, 1);
  assert.equal(whole.edit.entries()[0][1][0].newText, "b");
});

test("files are watched that the server asks for, until it doesn't; what else it asks is refused", async (t) => {
  const method = "workspace/didChangeWatchedFiles";
  const registration = { id: "1", method, registerOptions: { watchers: [{ globPattern: "**/*.swift" }] } };
  const says = {
    initialized: [
      { id: "a", method: "client/registerCapability", params: { registrations: [registration] } },
      { id: "b", method: "workspace/anything", params: {} },
    ],
    [method]: [{ id: "c", method: "client/unregisterCapability", params: { unregisterations: [{ id: "1", method }] } }],
  };
  const { editor, heard } = await makeReady(t, { says });
  const answer = (id) => until(`the answer ${id}`, () => heard().find((message) => message.id === id));
  const watching = () => [...editor.watchers].find(({ pattern }) => pattern === "**/*.swift");
  assert.equal((await answer("a")).result, null);
  assert.equal((await answer("b")).error.code, -32601);
  watching().created.fire(editor.vscode.Uri.parse("file:///a.swift"));
  const told = await until("it hears", () => heard().find((message) => message.method === method));
  assert.deepEqual(told.params.changes, [{ uri: "file:///a.swift", type: 1 }]);
  assert.equal((await answer("c")).result, null);
  assert.equal(watching(), undefined);
});

test("a server that says what is no message is started three times more, and given up", async (t) => {
  for (const raw of ["Hello!\n\r\n\r\n", "x".repeat(5000), "Content-Length: 3\r\n\r\n{a}"]) {
    const { editor, heard } = await makePlay(t, { raw });
    await until("it is given up", () => editor.messages.length === 2);
    assert.deepEqual(editor.messages.map(({ kind }) => kind), ["warning", "error"]);
    assert.equal(editor.providers.size, 0);
    assert(heard().length <= 4);
  }
});

test("a server that does not end is ended", async (t) => {
  const { editor, document } = await makeReady(t, { isStubborn: true });
  const start = Date.now();
  await editor.extension.deactivate();
  assert(Date.now() - start < 5000);
  editor.edit(document, ["models", "model"]);
  assert.deepEqual(editor.messages, []);
});

test("a setting that changes while the server starts starts another", async (t) => {
  const { editor, hears } = await makePlay(t, { capabilities: all });
  editor.configure("bindgen.path", editor.settings["bindgen.path"]);
  editor.configure("bindgen.path", editor.settings["bindgen.path"]);
  await hears("initialized");
  await until("it is ready", () => editor.providers.size === Object.keys(all).length);
  assert.deepEqual(editor.messages, []);
});
