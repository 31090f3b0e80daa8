const KIND = '/ObjStm';

/** An object that a newer PDF has packed together with others; empty where there is none. */
export async function packedObject(text: string, number: string): Promise<string> {
  for (let at = text.lastIndexOf(KIND); at !== -1; at = text.lastIndexOf(KIND, at - 1)) {
    const object = objectIn(dictionaryAt(text, at), await unpacked(text, at), number);
    if (object !== undefined) return object;
    if (at === 0) break;
  }
  return '';
}

const dictionaryAt = (text: string, at: number) =>
  text.slice(text.lastIndexOf('obj', at), text.indexOf('stream', at));

/** Numbers of the objects and their places stand first, in pairs. */
function objectIn(dictionary: string, objects: string, number: string): string | undefined {
  const first = Number(/\/First\s+(\d+)/.exec(dictionary)?.[1]);
  const numbers = objects.slice(0, first).trim().split(/\s+/);
  const at = numbers.findIndex((value, index) => index % 2 === 0 && value === number);
  if (at === -1) return undefined;
  const next = numbers[at + 3];
  const end = next === undefined ? undefined : first + Number(next);
  return objects.slice(first + Number(numbers[at + 1]), end);
}

async function unpacked(text: string, at: number): Promise<string> {
  const [line = ''] = /^stream\r?\n/.exec(text.slice(text.indexOf('stream', at)).slice(0, 8)) ?? [];
  const start = text.indexOf('stream', at) + line.length;
  const packed = text.slice(start, text.indexOf('endstream', start));
  const bytes = Uint8Array.from(packed, (letter) => letter.charCodeAt(0) & 0xff);
  return new TextDecoder('x-user-defined').decode(await inflated(bytes));
}

/** As far as it goes: the line that ends before "endstream" is not part of it, and an error. */
async function inflated(bytes: Uint8Array<ArrayBuffer>): Promise<ArrayBuffer> {
  const reader = new Blob([bytes])
    .stream()
    .pipeThrough(new DecompressionStream('deflate'))
    .getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      parts.push(next.value);
    }
  } catch {
    // What was read before stands.
  }
  return new Blob(parts).arrayBuffer();
}
