"use strict";

/** Cuts what arrives, in whatever pieces, into messages: a header that says how many bytes follow, and these. */
class Inbox {
  constructor() {
    this.pieces = [];
    this.size = 0;
    /** How long the message is whose header has been read. */
    this.length = undefined;
  }

  /** Takes a piece, and gives the messages that it completes. */
  add(piece) {
    this.pieces.push(piece);
    this.size += piece.length;
    const messages = [];
    while (this.length !== undefined || this.readHeader()) {
      // Pieces are put together when a message is whole, and not before: a long one in many of them takes linear time.
      if (this.size < this.length) break;
      messages.push(JSON.parse(this.cut(this.length).toString("utf8")));
      this.length = undefined;
    }
    return messages;
  }

  readHeader() {
    const end = this.joined().indexOf("\r\n\r\n");
    if (end < 0 && this.size <= 4096) return false;
    const header = end < 0 ? "" : this.cut(end + 4).toString("latin1");
    const length = /^Content-Length: *(\d+)\r$/im.exec(header);
    if (!length) throw new Error("what the server says has no length");
    this.length = Number(length[1]);
    return true;
  }

  joined() {
    if (this.pieces.length !== 1) this.pieces = [Buffer.concat(this.pieces, this.size)];
    return this.pieces[0];
  }

  cut(length) {
    const all = this.joined();
    this.pieces = [all.subarray(length)];
    this.size -= length;
    return all.subarray(0, length);
  }
}

/** What the server answers if it can't or won't. */
class Refusal extends Error {
  constructor({ code, message }) {
    super(message);
    this.code = code;
  }
}

/** A talk with a server: requests and their answers, notices, and what the server asks. */
class Connection {
  /**
   * @param write - Sends bytes.
   * @param take - What is done with what nobody has asked for: `take(method, params)`. What it gives is the answer to a
   *   request; nothing if there is none.
   */
  constructor(write, take) {
    this.write = write;
    this.take = take;
    this.inbox = new Inbox();
    this.lastID = 0;
    /** What waits for an answer, by its id. */
    this.waiting = new Map();
  }

  /** The answer to a request. When the token says so, the server is told that nobody waits any more. */
  request(method, params, token) {
    const id = ++this.lastID;
    return new Promise((resolve, reject) => {
      const cancelling = token?.onCancellationRequested(() => this.notify("$/cancelRequest", { id }));
      this.waiting.set(id, { resolve, reject, end: () => cancelling?.dispose() });
      this.send({ id, method, params });
    });
  }

  notify(method, params) {
    this.send({ method, params });
  }

  /** Takes bytes of the server. Throws if they are no messages. */
  receive(piece) {
    for (const message of this.inbox.add(piece)) this.read(message);
  }

  /** Whoever waits still is told that there will be no answer. */
  close(reason) {
    for (const { reject, end } of this.waiting.values()) {
      end();
      reject(new Error(reason));
    }
    this.waiting.clear();
  }

  read(message) {
    if (message.method === undefined) this.readAnswer(message);
    else if (message.id === undefined) this.take(message.method, message.params);
    else this.answer(message);
  }

  readAnswer({ id, result, error }) {
    const waiting = this.waiting.get(id);
    if (!waiting) return;
    this.waiting.delete(id);
    waiting.end();
    if (error) waiting.reject(new Refusal(error));
    else waiting.resolve(result);
  }

  answer({ id, method, params }) {
    const result = this.take(method, params);
    if (result === undefined) this.send({ id, error: { code: -32601, message: `there is no '${method}' here` } });
    else this.send({ id, result });
  }

  send(message) {
    const body = Buffer.from(JSON.stringify({ jsonrpc: "2.0", ...message }), "utf8");
    this.write(Buffer.concat([Buffer.from(`Content-Length: ${body.length}\r\n\r\n`, "latin1"), body]));
  }
}

module.exports = { Connection };
