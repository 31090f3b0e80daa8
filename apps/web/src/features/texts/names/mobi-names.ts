import type { BookNames } from './book-names.ts';
import { inOneLine, MOST_AUTHORS } from './xml-names.ts';

const LOOKED_AT_BYTES = 512_000;

/** Places in the header of the file, and in its first record. */
const FIRST_RECORD_AT = 78;
const HEADER_AT = 16;
const HEADER_LENGTH = 20;
const ENCODING = 28;
const NAME_AT = 84;
const NAME_LENGTH = 88;
const FLAGS = 128;
const HAS_MORE = 0x40;
const UTF_8 = 65_001;

const AUTHOR = 100;
const TITLE = 503;

/**
 * The title and authors that a Kindle e-book gives itself, in its header and the list after it.
 *
 * @throws Error for what is none.
 */
export async function mobiNames(file: Blob): Promise<BookNames> {
  const head = new DataView(await file.slice(0, LOOKED_AT_BYTES).arrayBuffer());
  const record = new DataView(head.buffer, head.getUint32(FIRST_RECORD_AT));
  const decoder = new TextDecoder(record.getUint32(ENCODING) === UTF_8 ? 'utf-8' : 'windows-1252');
  const textAt = (at: number, length: number) =>
    inOneLine(decoder.decode(new Uint8Array(record.buffer, record.byteOffset + at, length)));
  const told = toldIn(record, textAt);
  return {
    title: told.get(TITLE)?.[0] ?? textAt(record.getUint32(NAME_AT), record.getUint32(NAME_LENGTH)),
    author: (told.get(AUTHOR) ?? []).slice(0, MOST_AUTHORS).map(inOrder).join(', '),
  };
}

/** What is told after the header, by its kinds. */
function toldIn(record: DataView, textAt: (at: number, length: number) => string) {
  const told = new Map<number, string[]>();
  if ((record.getUint32(FLAGS) & HAS_MORE) === 0) return told;
  const list = HEADER_AT + record.getUint32(HEADER_LENGTH);
  const count = record.getUint32(list + 8);
  for (let turn = 0, at = list + 12; turn < count; turn += 1) {
    const kind = record.getUint32(at);
    const length = record.getUint32(at + 4);
    if (kind === AUTHOR || kind === TITLE) {
      const texts = told.get(kind) ?? [];
      texts.push(textAt(at + 8, length - 8));
      told.set(kind, texts);
    }
    at += Math.max(length, 8);
  }
  return told;
}

/** Shops write "Austen, Jane". */
function inOrder(author: string): string {
  const [last = '', first, ...others] = author.split(', ');
  return first === undefined || others.length > 0 ? author : `${first} ${last}`;
}
