"use strict";
// The client with the server that it is for.
const assert = require("node:assert/strict");
const { spawnSync } = require("node:child_process");
const fs = require("node:fs");
const path = require("node:path");
const test = require("node:test");
const { bindgen, makeEditor, token, until } = require("./support");

const wrong = "models:\n  Cart:\n    stat:\n      count: Int = 0\n";
const right = "models:\n  Cart:\n    state:\n      count: Int = 0\n";

/** Opens a spec and waits until its errors are told. */
async function openTold(editor, name, text) {
  const document = editor.open(name, text);
  await until("errors are told", () => editor.shownDiagnostics.has(document.uri.toString()));
  return document;
}

const hasErrors = (editor, document) => editor.diagnostics(document).length > 0;
const becomesRight = (editor, document) => until("the error is gone", () => !hasErrors(editor, document));
const becomesWrong = (editor, document) => until("there is an error", () => hasErrors(editor, document));

/** The servers that run for this test. */
function servers() {
  const { stdout } = spawnSync("pgrep", ["-P", `${process.pid}`], { encoding: "utf8" });
  return stdout.split("\n").filter(Boolean).map(Number);
}

async function killServer() {
  const running = await until("a server runs", () => servers().length === 1 && servers());
  process.kill(running[0], "SIGKILL");
  await until("it is gone", () => !servers().includes(running[0]));
}

test("an error is told at its place until it is mended", async (t) => {
  const editor = makeEditor(t, { "Cart.bindgen.yml": wrong });
  const cart = await openTold(editor, "Cart.bindgen.yml");
  const [error] = editor.diagnostics(cart);
  assert.deepEqual(error.range, editor.range(cart, "stat"));
  assert.equal(error.severity, 0);
  assert.equal(error.source, "bindgen");
  assert.equal(error.code, "unknown-key");
  assert.match(error.message, /state/);
  editor.edit(cart, ["stat:", "state:"]);
  await becomesRight(editor, cart);
  editor.save(cart);
  editor.edit(cart, ["state:", "stat:"]);
  await becomesWrong(editor, cart);
});

test("notes at other places are shown with an error", async (t) => {
  const editor = makeEditor(t);
  const cart = await openTold(editor, "Cart.bindgen.yml", `${right}      count: Int = 1\n`);
  const [error] = editor.diagnostics(cart);
  const [note] = error.relatedInformation;
  assert.equal(note.message, "first given here");
  assert.equal(note.location.uri.toString(), cart.uri.toString());
  assert.equal(note.location.range.start.line, 3);
});

test("what is typed before the server is ready counts", async (t) => {
  const editor = makeEditor(t);
  const cart = editor.open("Cart.bindgen.yml", right);
  editor.edit(cart, ["state:", "stat:"]);
  await becomesWrong(editor, cart);
  assert.deepEqual(editor.diagnostics(cart)[0].range, editor.range(cart, "stat"));
});

test("several edits at once, behind characters of two units", async (t) => {
  const editor = makeEditor(t);
  const text = 'models:\n  Cart:\n    let: { a: String = "😀é", b: Int = 0 }\n';
  const cart = await openTold(editor, "Cart.bindgen.yml", text);
  assert.deepEqual(editor.diagnostics(cart), []);
  editor.edit(cart, ['"😀é"', '"😀😀"'], ["b: Int = 0 }", "a: Int = 0 }"], ["Cart:", "Cart:  # 😀"]);
  await becomesWrong(editor, cart);
  const [{ range }] = editor.diagnostics(cart);
  assert.deepEqual(range.start, editor.range(cart, "a: Int").start);
  assert.equal(range.end.character, range.start.character + 1);
  editor.edit(cart, ["a: Int", "b: Int"]);
  await becomesRight(editor, cart);
});

test("keys are completed, and what may stand behind them", async (t) => {
  const editor = makeEditor(t);
  const cart = await openTold(editor, "Cart.bindgen.yml", `${right}    der\n    kind: \n`);
  const complete = async (part) => {
    const place = editor.behind(cart, part);
    const context = { triggerKind: 0 };
    return (await editor.ask("Completion", "provideCompletionItems", cart, place, token, context)).items;
  };
  const key = (await complete("    der")).find((item) => item.label === "derive");
  assert.equal(key.kind, 9);
  assert.match(key.insertText.value ?? key.insertText, /^derive:/);
  assert(key.documentation, "it says what the key is for");
  assert((await complete("kind: ")).some((item) => item.label === "struct"));
});

test("hover says what a key is for", async (t) => {
  const editor = makeEditor(t);
  const cart = await openTold(editor, "Cart.bindgen.yml", right);
  const hover = await editor.ask("Hover", "provideHover", cart, editor.behind(cart, "stat"), token);
  assert(hover.contents[0].value.length > 10);
  assert.deepEqual(hover.range, editor.range(cart, "state"));
  assert.equal(await editor.ask("Hover", "provideHover", cart, cart.positionAt(8), token), null);
});

test("a definition is found in a spec that is not open", async (t) => {
  const editor = makeEditor(t, { "Cart.bindgen.yml": right });
  const shop = await openTold(editor, "Shop.bindgen.yml", "models:\n  Shop:\n    children: { cart: Cart }\n");
  const place = editor.behind(shop, "cart: Ca");
  const [found] = await editor.ask("Definition", "provideDefinition", shop, place, token);
  assert.equal(found.uri.fsPath, path.join(editor.folder, "Cart.bindgen.yml"));
  assert.deepEqual([found.range.start.line, found.range.start.character], [1, 2]);
});

test("models are listed, and folded", async (t) => {
  const editor = makeEditor(t);
  const cart = await openTold(editor, "Cart.bindgen.yml", right);
  const [model] = await editor.ask("Symbols", "provideDocumentSymbols", cart, token);
  assert.deepEqual([model.name, model.kind, model.children[0].name], ["Cart", 4, "count"]);
  const folds = await editor.ask("Folding", "provideFoldingRanges", cart, {}, token);
  assert.deepEqual(folds.map(({ start, end }) => [start, end]).sort(), [[0, 3], [1, 3], [2, 3]]);
});

/** A spec whose errors are told, by a server that can do this; nothing if it can't. */
async function openAble(t, what, text) {
  const editor = makeEditor(t);
  const cart = await openTold(editor, "Cart.bindgen.yml", text);
  if (editor.providers.has(what)) return { editor, cart };
  t.skip(`the server does not announce ${what}`);
  return {};
}

const derived = `${right}    derive:\n      twice: Int = 2 * count\n`;

test("Swift is completed, and says what a call takes", async (t) => {
  const text = right.replace("count: Int = 0", 'name: String = "é😀"') + "    derive:\n      short: String = name\n";
  const { editor, cart } = await openAble(t, "Signature", text);
  if (!editor) return;
  editor.edit(cart, ["= name\n", "= name.\n"]);
  const complete = async () => {
    const context = { triggerKind: 1, triggerCharacter: "." };
    const place = editor.behind(cart, "= name.");
    const { items } = await editor.ask("Completion", "provideCompletionItems", cart, place, token, context);
    return items.find(({ label }) => label.startsWith("hasPrefix("));
  };
  const item = await until("Swift's own server answers", complete);
  assert(item.insertText instanceof editor.vscode.SnippetString);
  editor.edit(cart, ["= name.\n", "= name.hasPrefix(\n"]);
  const ask = () => editor.ask("Signature", "provideSignatureHelp", cart, editor.behind(cart, "hasPrefix("), token, {});
  assert.match((await until("it says", ask)).signatures[0].label, /^hasPrefix\(/);
});

test("a name is found and changed wherever it stands", async (t) => {
  const { editor, cart } = await openAble(t, "Rename", derived);
  if (!editor) return;
  const place = editor.behind(cart, "* cou");
  const { provider } = editor.providers.get("References");
  const found = await provider.provideReferences(cart, place, { includeDeclaration: true }, token);
  assert.deepEqual(found.map(({ range }) => range.start.line).sort(), [3, 5]);
  const named = await editor.ask("Rename", "prepareRename", cart, place, token);
  assert.deepEqual((named.range ?? named).start, editor.range(cart, "* count").start.translate(0, 2));
  const edit = await editor.ask("Rename", "provideRenameEdits", cart, place, "amount", token);
  for (const [, edits] of edit.entries()) editor.apply(cart, edits);
  assert.equal(cart.getText(), derived.replaceAll("count", "amount"));
  await assert.rejects(editor.ask("Rename", "provideRenameEdits", cart, editor.behind(cart, "* amou"), "1", token));
});

test("a quick fix mends an error", async (t) => {
  const { editor, cart } = await openAble(t, "Actions", wrong);
  if (!editor) return;
  const context = { diagnostics: editor.diagnostics(cart), triggerKind: 1 };
  const actions = await editor.ask("Actions", "provideCodeActions", cart, editor.range(cart, "stat"), context, token);
  for (const [, edits] of actions[0].edit.entries()) editor.apply(cart, edits);
  assert.equal(cart.getText(), right);
  await becomesRight(editor, cart);
});

test("a spec is formatted", async (t) => {
  const { editor, cart } = await openAble(t, "Formatting", right.replace("state:", "state:   "));
  if (!editor) return;
  const options = { tabSize: 2, insertSpaces: true };
  editor.apply(cart, await editor.ask("Formatting", "provideDocumentFormattingEdits", cart, options, token));
  assert.equal(cart.getText(), right);
});

test("errors of specs that are not open are told, and when they change on disk", async (t) => {
  const editor = makeEditor(t, { "Other.bindgen.yml": wrong.replace("Cart", "Other") });
  await openTold(editor, "Cart.bindgen.yml", right);
  const other = editor.vscode.Uri.file(path.join(editor.folder, "Other.bindgen.yml"));
  const errors = () => editor.shownDiagnostics.get(other.toString())?.length ?? 0;
  await until("its error is told", () => errors() === 1);
  fs.writeFileSync(other.fsPath, right.replace("Cart", "Other"));
  const watcher = [...editor.watchers].find(({ pattern }) => pattern.includes("bindgen.yml"));
  watcher.changed.fire(other);
  await until("its error is gone", () => errors() === 0);
});

test("a folder whose name has to be escaped", async (t) => {
  const editor = makeEditor(t);
  editor.folder = path.join(editor.folder, "c++ (1) @é 😀");
  fs.mkdirSync(editor.folder);
  fs.writeFileSync(path.join(editor.folder, "Cart.bindgen.yml"), right);
  const cart = await openTold(editor, "Cart.bindgen.yml");
  assert.deepEqual(editor.diagnostics(cart), []);
  editor.edit(cart, ["state:", "stat:"]);
  await becomesWrong(editor, cart);
});

test("a spec that counts as YAML has them too; other YAML and sides of comparisons are left alone", async (t) => {
  const editor = makeEditor(t);
  const other = editor.open("a.yml", wrong);
  const before = editor.open("git:/a/Cart.bindgen.yml", wrong);
  assert.deepEqual(servers(), []);
  const cart = editor.open("Cart.bindgen.yml", wrong, "yaml");
  await becomesWrong(editor, cart);
  assert.deepEqual([...editor.diagnostics(other), ...editor.diagnostics(before)], []);
});

test("a text that is in no file", async (t) => {
  const editor = makeEditor(t);
  const text = editor.open("untitled:Untitled-1", wrong, "bindgen");
  await becomesWrong(editor, text);
  editor.shut(text);
});

test("a server that dies is started again, three times, and goes on", async (t) => {
  const editor = makeEditor(t);
  const cart = await openTold(editor, "Cart.bindgen.yml", right);
  for (const round of [1, 2, 3]) {
    await killServer();
    editor.edit(cart, ["state:", "stat:"]);
    await becomesWrong(editor, cart);
    editor.edit(cart, ["stat:", "state:"]);
    await becomesRight(editor, cart);
    assert.equal(editor.messages.length, 1, `said once, in round ${round}`);
  }
  assert.match(editor.messages[0].text, /has ended \(SIGKILL\) and is started again/);
  editor.edit(cart, ["state:", "stat:"]);
  await becomesWrong(editor, cart);
  await killServer();
  await until("it says so", () => editor.messages.length === 2);
  assert.match(editor.messages[1].text, /has ended 4 times .* not started again/);
  assert.equal(editor.providers.size, 0);
  assert.equal(editor.shownDiagnostics.size, 0);
  editor.commands.get("bindgen.restart")();
  await becomesWrong(editor, cart);
  assert.equal(editor.messages.length, 2);
  await killServer();
  await becomesWrong(editor, cart);
  assert.equal(editor.messages.length, 3);
});

test("a program that is missing is said, with what to set", async (t) => {
  const editor = makeEditor(t, {}, { "bindgen.path": "no-such-bindgen" });
  editor.click = (_, [choice]) => choice;
  const cart = editor.open("Cart.bindgen.yml", wrong);
  await until("it says so", () => editor.messages.length > 0 && editor.executed.length > 0);
  assert.match(editor.messages[0].text, /'no-such-bindgen' can't be started .*'bindgen.path'/);
  assert.deepEqual(editor.executed, [["workbench.action.openSettings", "bindgen.path"]]);
  editor.open("Shop.bindgen.yml", right);
  await new Promise((resolve) => setTimeout(resolve, 50));
  assert.equal(editor.messages.length, 1);
  editor.configure("bindgen.path", bindgen);
  await becomesWrong(editor, cart);
  assert.equal(editor.messages.length, 1);
});

test("the server ends when the extension does", async (t) => {
  const editor = makeEditor(t);
  await openTold(editor, "Cart.bindgen.yml", right);
  await editor.extension.deactivate();
  assert.deepEqual(servers(), []);
  assert.deepEqual(editor.messages, []);
});
