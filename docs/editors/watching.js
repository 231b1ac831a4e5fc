"use strict";
const { workspace } = require("vscode");

const method = "workspace/didChangeWatchedFiles";

/** Tells a server which files come, change and go, of those that it asks for. */
class Watching {
  constructor(server) {
    this.server = server;
    /** By the id under which the server asked. */
    this.watchers = new Map();
  }

  /** Whatever else it registers, it hears of nothing. */
  register({ registrations }) {
    for (const { id, method: what, registerOptions } of registrations) {
      if (what === method) this.watchers.set(id, registerOptions.watchers.map((each) => this.watch(each.globPattern)));
    }
  }

  unregister({ unregisterations }) {
    for (const { id } of unregisterations) {
      this.end(this.watchers.get(id) ?? []);
      this.watchers.delete(id);
    }
  }

  dispose() {
    for (const watchers of this.watchers.values()) this.end(watchers);
  }

  watch(pattern) {
    const watcher = workspace.createFileSystemWatcher(pattern);
    watcher.onDidCreate((uri) => this.tell(uri, 1));
    watcher.onDidChange((uri) => this.tell(uri, 2));
    watcher.onDidDelete((uri) => this.tell(uri, 3));
    return watcher;
  }

  end(watchers) {
    for (const watcher of watchers) watcher.dispose();
  }

  tell(uri, type) {
    this.server.notify(method, { changes: [{ uri: uri.toString(), type }] });
  }
}

module.exports = { Watching };
