"use strict";
const { Position } = require("./values");

/** A text that is open in an editor. */
class TextDocument {
  constructor(uri, languageId, text) {
    Object.assign(this, { uri, languageId, text, version: 1 });
  }

  getText() {
    return this.text;
  }

  offsetAt({ line, character }) {
    const starts = this.lineStarts();
    if (line >= starts.length) return this.text.length;
    return Math.min(starts[line] + character, (starts[line + 1] ?? this.text.length + 1) - 1);
  }

  positionAt(offset) {
    const starts = this.lineStarts();
    const line = starts.findLastIndex((start) => start <= offset);
    return new Position(line, offset - starts[line]);
  }

  lineStarts() {
    return [0, ...[...this.text.matchAll(/\n/g)].map((match) => match.index + 1)];
  }

  replace(range, text) {
    const [start, end] = [this.offsetAt(range.start), this.offsetAt(range.end)];
    this.text = this.text.slice(0, start) + text + this.text.slice(end);
    return { range, rangeOffset: start, rangeLength: end - start, text };
  }
}

module.exports = { TextDocument };
