"use strict";
const vscode = require("vscode");
const { clientCapabilities } = require("./capabilities");
const convert = require("./convert");
const { Documents, isSpec, openSpecs } = require("./documents");
const { register } = require("./features");
const { Server } = require("./server");
const { Watching } = require("./watching");

/** How often a server that has ended by itself is started again. */
const mostRestarts = 3;

/** Keeps a server running while specs are open, and VS Code told of what it says. */
class Client {
  constructor() {
    this.output = vscode.window.createOutputChannel("bindgen");
    this.diagnostics = vscode.languages.createDiagnosticCollection("bindgen");
    this.restarts = 0;
    /** What lives as long as the server. */
    this.session = [];
  }

  /** Starts the server, if there is something for it to do. */
  start() {
    if (this.server || this.hasGivenUp || openSpecs().length === 0) return;
    const folder = vscode.workspace.workspaceFolders?.find(({ uri }) => uri.scheme === "file")?.uri.fsPath;
    const program = vscode.workspace.getConfiguration("bindgen").get("path") || "bindgen";
    this.server = new Server(program, folder, {
      take: (method, params) => this.take(method, params),
      log: (text) => this.output.append(text),
      ended: (reason, isMissing) => (isMissing ? this.missing(program, reason) : this.ended(reason)),
    });
    this.begin(this.server).catch((error) => this.log(error.message));
  }

  /** Before the server has answered it is told and asked nothing; then it is told what is open, as it is by then. */
  async begin(server) {
    const { capabilities } = await server.request("initialize", this.introduction());
    if (this.server !== server) return;
    server.notify("initialized", {});
    this.watching = new Watching(server);
    const asking = { ask: (...request) => this.ask(server, ...request), demand: server.request.bind(server) };
    this.session = [new Documents(server), this.watching, ...register(capabilities, asking)];
  }

  introduction() {
    const folders = vscode.workspace.workspaceFolders ?? [];
    const workspaceFolders = folders.map(({ uri, name }) => ({ uri: uri.toString(), name }));
    return {
      processId: process.pid,
      clientInfo: { name: vscode.env.appName, version: vscode.version },
      rootUri: workspaceFolders[0]?.uri ?? null,
      workspaceFolders,
      capabilities: clientCapabilities,
    };
  }

  /** The answer to a request; nothing if the server has none, which stops nobody's typing. */
  async ask(server, method, params, token) {
    try {
      return await server.request(method, params, token);
    } catch (error) {
      if (!token.isCancellationRequested) this.log(`${method}: ${error.message}`);
      return undefined;
    }
  }

  // MARK: What the server says

  /** Gives the answer to what the server asks, if this client knows one. */
  take(method, params) {
    switch (method) {
      case "textDocument/publishDiagnostics":
        return this.diagnostics.set(convert.uri(params.uri), params.diagnostics.map(convert.diagnostic));
      case "window/logMessage":
        return this.log(params.message);
      case "window/showMessage":
        return this.show(params);
      case "client/registerCapability":
        this.watching?.register(params);
        return null;
      case "client/unregisterCapability":
        this.watching?.unregister(params);
        return null;
    }
  }

  show({ type, message }) {
    const { showErrorMessage, showWarningMessage, showInformationMessage } = vscode.window;
    ([, showErrorMessage, showWarningMessage][type] ?? showInformationMessage)(message);
  }

  log(text) {
    this.output.appendLine(text);
  }

  // MARK: Its end

  ended(reason) {
    this.forget();
    this.log(`the language server has ended: ${reason}`);
    if (this.restarts === mostRestarts) return this.giveUp(reason);
    this.restarts += 1;
    if (this.restarts === 1) {
      this.offer("showWarningMessage", `bindgen's language server has ended (${reason}) and is started again.`);
    }
    this.start();
  }

  giveUp(reason) {
    this.hasGivenUp = true;
    const often = `has ended ${mostRestarts + 1} times (${reason}) and is not started again`;
    this.offer("showErrorMessage", `bindgen's language server ${often}: run 'bindgen: Restart the Language Server'.`);
  }

  missing(program, reason) {
    this.forget();
    this.hasGivenUp = true;
    this.log(reason);
    const message = `'${program}' can't be started (${reason}): set 'bindgen.path' to the program bindgen.`;
    vscode.window.showErrorMessage(message, "Open Settings").then((choice) => {
      if (choice) vscode.commands.executeCommand("workbench.action.openSettings", "bindgen.path");
    });
  }

  async offer(show, message) {
    if (await vscode.window[show](message, "Show Output")) this.output.show();
  }

  /** What the server has said is not true any more. */
  forget() {
    for (const part of this.session) part.dispose();
    this.session = [];
    this.diagnostics.clear();
    this.watching = undefined;
    this.server = undefined;
  }

  async stop() {
    const server = this.server;
    this.forget();
    await server?.stop();
  }

  /** As if it had never been started. */
  async restart() {
    await this.stop();
    this.restarts = 0;
    this.hasGivenUp = false;
    this.start();
  }
}

let client;

function activate(context) {
  client = new Client();
  context.subscriptions.push(
    client.output,
    client.diagnostics,
    vscode.commands.registerCommand("bindgen.restart", () => client.restart()),
    vscode.workspace.onDidOpenTextDocument((document) => isSpec(document) && client.start()),
    vscode.workspace.onDidChangeConfiguration((event) => {
      if (event.affectsConfiguration("bindgen.path")) client.restart();
    }),
  );
  client.start();
}

function deactivate() {
  return client?.stop();
}

module.exports = { activate, deactivate };
