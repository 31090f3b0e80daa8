import { unpackedBeginning } from './unpacked-beginning.ts';

const KIND = '/ObjStm';
const LONGEST_DICTIONARY = 1000;
const MOST_STREAMS = 500;
/** Of one stream, packed or unpacked, and of all together. */
const MOST_BYTES = 1_000_000;
const MOST_BYTES_IN_ALL = 16_000_000;

/** Objects that are packed together. */
interface Pack {
  readonly dictionary: string;
  readonly packed: string;
}

/** An object that a newer PDF has packed together with others; empty where there is none. */
export async function packedObject(text: string, number: string): Promise<string> {
  let left = MOST_BYTES_IN_ALL;
  let at = text.lastIndexOf(KIND);
  for (let turn = 0; at !== -1 && turn < MOST_STREAMS && left > 0; turn += 1) {
    const pack = packAt(text, at);
    if (pack) {
      const objects = await unpacked(pack);
      const object = objectIn(pack.dictionary, objects, number);
      if (object !== undefined) return object;
      left -= pack.packed.length + objects.length;
    }
    at = at === 0 ? -1 : text.lastIndexOf(KIND, at - 1);
  }
  return '';
}

/** What is packed where that word stands; undefined where it does not begin or end soon. */
function packAt(text: string, at: number): Pack | undefined {
  const before = text.slice(Math.max(0, at - LONGEST_DICTIONARY), at);
  const after = text.slice(at, at + LONGEST_DICTIONARY);
  const stream = after.indexOf('stream');
  if (stream === -1) return undefined;
  const [line = ''] = /^stream\r?\n/.exec(after.slice(stream)) ?? [];
  const start = at + stream + line.length;
  const near = text.slice(start, start + MOST_BYTES);
  const end = near.indexOf('endstream');
  if (end === -1) return undefined;
  const dictionary = before.slice(Math.max(0, before.lastIndexOf('obj'))) + after.slice(0, stream);
  return { dictionary, packed: near.slice(0, end) };
}

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

async function unpacked({ packed }: Pack): Promise<string> {
  const bytes = Uint8Array.from(packed, (letter) => letter.charCodeAt(0) & 0xff);
  const objects = await unpackedBeginning(new Blob([bytes]), 'deflate', MOST_BYTES);
  return new TextDecoder('x-user-defined').decode(objects);
}
