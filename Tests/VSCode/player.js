"use strict";
// A server that plays a part: what it announces, answers and does amiss is written in a file beside the program.
const fs = require("node:fs");

function play(part, record) {
  let bytes = Buffer.alloc(0);
  if (part.stderr) process.stderr.write(part.stderr);
  if (part.raw) process.stdout.write(part.raw);
  process.stdin.on("data", (piece) => {
    bytes = Buffer.concat([bytes, piece]);
    for (let end; (end = bytes.indexOf("\r\n\r\n")) >= 0; ) {
      const start = end + 4;
      const length = Number(/\d+/.exec(bytes.subarray(0, end).toString())[0]);
      if (bytes.length < start + length) return;
      take(part, record, JSON.parse(bytes.subarray(start, start + length).toString()));
      bytes = bytes.subarray(start + length);
    }
  });
  process.stdin.on("end", () => part.isStubborn || process.exit(1));
  if (part.isStubborn) setInterval(() => {}, 1000);
}

function take(part, record, message) {
  fs.appendFileSync(record, `${JSON.stringify(message)}\n`);
  for (const also of part.says?.[message.method] ?? []) send(part, also);
  if (message.method === "exit" && !part.isStubborn) process.exit(0);
  if (message.id === undefined || message.method === undefined) return;
  const answer = answers(part)[message.method];
  if (answer !== undefined) send(part, { id: message.id, ...answer });
}

function answers(part) {
  const own = { initialize: { result: { capabilities: part.capabilities ?? {} } } };
  if (!part.isStubborn) own.shutdown = { result: null };
  return { ...own, ...part.answers };
}

function send(part, message) {
  const body = Buffer.from(JSON.stringify({ jsonrpc: "2.0", ...message }));
  const bytes = Buffer.concat([Buffer.from(`Content-Length: ${body.length}\r\n\r\n`), body]);
  const size = part.pieces ?? bytes.length;
  for (let at = 0; at < bytes.length; at += size) fs.writeSync(1, bytes.subarray(at, at + size));
}

module.exports = { play };
