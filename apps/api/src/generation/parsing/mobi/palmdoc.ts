const DISTANCE = 0x7_ff;

/** A record as it was before PalmDOC's compression, by which no byte becomes more than five. */
export function fromPalmDoc(record: Uint8Array): Uint8Array {
  const text = new Uint8Array(record.length * 5);
  let length = 0;
  for (let at = 0; at < record.length; at += 1) {
    const byte = record[at] ?? 0;
    if (byte >= 0xc0) {
      text.set([0x20, byte ^ 0x80], length);
      length += 2;
    } else if (byte >= 0x80) {
      at += 1;
      const pair = byte * 0x100 + (record[at] ?? 0);
      length = repeated(text, length, { distance: (pair >> 3) & DISTANCE, count: (pair & 7) + 3 });
    } else if (byte >= 1 && byte <= 8) {
      const literal = record.subarray(at + 1, at + 1 + byte);
      text.set(literal, length);
      length += literal.length;
      at += byte;
    } else {
      text[length] = byte;
      length += 1;
    }
  }
  return text.subarray(0, length);
}

/** What is repeated may overlap with what comes of it, so it is taken byte by byte. */
function repeated(text: Uint8Array, start: number, from: { distance: number; count: number }) {
  for (let at = start; at < start + from.count; at += 1) text[at] = text[at - from.distance] ?? 0;
  return start + from.count;
}
