"use strict";
const { spawn } = require("node:child_process");
const { Connection } = require("./connection");

/** How long a server that is asked to end may take. */
const patience = 1000;

/** One run of `bindgen lsp`. */
class Server {
  /**
   * @param program - A name or a path.
   * @param folder - Where it runs.
   * @param handlers - `take(method, params)` for what nobody has asked for, `log(text)`, and `ended(reason, isMissing)`
   *   for an end that nobody wanted.
   */
  constructor(program, folder, handlers) {
    this.handlers = handlers;
    this.process = spawn(program, ["lsp"], { cwd: folder, stdio: "pipe" });
    this.connection = new Connection((bytes) => this.write(bytes), handlers.take);
    this.hasEnded = new Promise((resolve) => (this.end = resolve));
    this.listen();
  }

  listen() {
    this.process.stdout.on("data", (piece) => this.receive(piece));
    this.process.stderr.setEncoding("utf8").on("data", this.handlers.log);
    // What can't be written to a process that is gone needs no word: its end has one.
    this.process.stdin.on("error", () => {});
    this.process.on("error", (error) => this.finish(error.message, this.process.pid === undefined));
    this.process.on("exit", (status, signal) => this.finish(signal ?? `status ${status}`, false));
  }

  write(bytes) {
    if (this.process.stdin.writable) this.process.stdin.write(bytes);
  }

  /** Where the next message begins is not known any more after one that is none. */
  receive(piece) {
    try {
      this.connection.receive(piece);
    } catch (error) {
      this.handlers.log(`${error.message}\n`);
      this.process.kill("SIGKILL");
    }
  }

  finish(reason, isMissing) {
    if (this.isFinished) return;
    this.isFinished = true;
    this.connection.close(`the server has ended: ${reason}`);
    this.end();
    if (!this.isStopping) this.handlers.ended(reason, isMissing);
  }

  request(method, params, token) {
    if (this.isFinished) return Promise.reject(new Error("the server has ended"));
    return this.connection.request(method, params, token);
  }

  notify(method, params) {
    this.connection.notify(method, params);
  }

  /** Asks it to end, and ends it if it doesn't. */
  async stop() {
    this.isStopping = true;
    if (this.isFinished) return;
    const timer = setTimeout(() => this.process.kill("SIGKILL"), patience);
    this.request("shutdown").then(
      () => this.notify("exit"),
      () => this.notify("exit"),
    );
    await this.hasEnded;
    clearTimeout(timer);
  }
}

module.exports = { Server };
