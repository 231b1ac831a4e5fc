"use strict";
const assert = require("node:assert/strict");
const fs = require("node:fs");
const os = require("node:os");
const path = require("node:path");
const { Editor, makeToken } = require("./editor");

/** The tool that was built. */
const bindgen = process.env.BINDGEN;

/** Waits until something is so; what it gives is handed on. */
async function until(what, isSo) {
  const end = Date.now() + 20_000;
  for (;;) {
    const found = await isSo();
    if (found) return found;
    assert(Date.now() < end, `waited in vain: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

/** An editor in a folder of its own with these files; both are gone at the end of the test. */
function makeEditor(test, files = {}, settings = { "bindgen.path": bindgen }) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "bindgen-vscode-"));
  for (const [name, text] of Object.entries(files)) fs.writeFileSync(path.join(folder, name), text);
  const editor = new Editor(folder, settings);
  test.after(async () => {
    await editor.close();
    fs.rmSync(folder, { recursive: true });
  });
  return editor;
}

/** An editor with a server that plays a part, an open spec, and what the server has heard so far. */
async function makePlay(test, part, text = "models:\n") {
  const editor = makeEditor(test);
  const record = path.join(editor.folder, "heard");
  const program = path.join(editor.folder, "player");
  fs.writeFileSync(record, "");
  fs.writeFileSync(
    program,
    `#!/usr/bin/env node\nrequire(${JSON.stringify(path.join(__dirname, "player.js"))})` +
      `.play(${JSON.stringify(part)}, ${JSON.stringify(record)});\n`,
    { mode: 0o755 },
  );
  editor.settings["bindgen.path"] = program;
  const document = editor.open("Cart.bindgen.yml", text);
  const heard = () => fs.readFileSync(record, "utf8").split("\n").slice(0, -1).map((line) => JSON.parse(line));
  const hears = (method) => until(`it hears ${method}`, () => heard().find((message) => message.method === method));
  return { editor, document, heard, hears };
}

const { token } = makeToken();

module.exports = { bindgen, makeEditor, makePlay, makeToken, token, until };
