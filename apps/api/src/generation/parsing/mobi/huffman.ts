import { UnreadableTextError } from '../unreadable-text.ts';
import { uint16, uint32 } from './records.ts';

const BITS = 32;
const CODES = 256;
const CDIC_HEADER_BYTES = 16;
/** Phrases are made of phrases; no book's need so many in one another. */
const DEEPEST = 32;
/** A record of a book's text has 4 KB, one of an odd converter a few times as much. */
const MOST_BYTES = 1024 * 1024;

type Code = { readonly length: number; readonly isWhole: boolean; readonly greatest: number };
type Bounds = { readonly least: number; readonly greatest: number };
type Phrase = { readonly bytes: Uint8Array; readonly isPlain: boolean };
type Book = {
  readonly codes: readonly Code[];
  readonly bounds: readonly Bounds[];
  readonly phrases: Phrase[];
};

/**
 * How to undo the compression by a dictionary of phrases, from the record with its codes (HUFF) and
 * those with its phrases (CDIC).
 *
 * @throws UnreadableTextError when they are damaged, or a record becomes more than it can be.
 */
export function huffmanOf([huff, ...dictionaries]: readonly Uint8Array[]) {
  if (huff === undefined) throw new UnreadableTextError('broken');
  const book: Book = {
    codes: codesIn(huff),
    bounds: boundsIn(huff),
    phrases: dictionaries.flatMap(phrasesIn),
  };
  return (record: Uint8Array) => unpacked(record, book, 0);
}

const scaled = (value: number, length: number) => value * 2 ** (BITS - length);

function codesIn(huff: Uint8Array): Code[] {
  const start = uint32(huff, 8);
  return Array.from({ length: CODES }, (_, index) => {
    const value = uint32(huff, start + index * 4);
    const length = value & 0x1f;
    const greatest = scaled((value >>> 8) + 1, length) - 1;
    return { length, isWhole: (value & 0x80) !== 0, greatest };
  });
}

function boundsIn(huff: Uint8Array): Bounds[] {
  const start = uint32(huff, 12);
  return Array.from({ length: BITS }, (_, index) => ({
    least: scaled(uint32(huff, start + index * 8), index + 1),
    greatest: scaled(uint32(huff, start + index * 8 + 4) + 1, index + 1) - 1,
  }));
}

function phrasesIn(cdic: Uint8Array): Phrase[] {
  const count = Math.min(2 ** uint32(cdic, 12), uint32(cdic, 8), cdic.length / 2);
  return Array.from({ length: count }, (_, index) => {
    const at = CDIC_HEADER_BYTES + uint16(cdic, CDIC_HEADER_BYTES + index * 2);
    const head = uint16(cdic, at);
    const bytes = cdic.subarray(at + 2, at + 2 + (head & 0x7f_ff));
    return { bytes, isPlain: (head & 0x80_00) !== 0 };
  });
}

function unpacked(record: Uint8Array, book: Book, depth: number): Uint8Array {
  const pieces: Uint8Array[] = [];
  let total = 0;
  for (let at = 0; at < record.length * 8;) {
    const bits = bitsAt(record, at);
    const { length, greatest } = codeOf(bits, book);
    at += length;
    if (at > record.length * 8) break;
    const bytes = phraseAt(Math.floor((greatest - bits) / 2 ** (BITS - length)), book, depth);
    total += bytes.length;
    if (total > MOST_BYTES) throw new UnreadableTextError('bomb');
    pieces.push(bytes);
  }
  return Buffer.concat(pieces);
}

function bitsAt(record: Uint8Array, at: number): number {
  const from = at >> 3;
  const shift = at & 7;
  return ((uint32(record, from) << shift) | ((record[from + 4] ?? 0) >> (8 - shift))) >>> 0;
}

function codeOf(bits: number, { codes, bounds }: Book): Omit<Code, 'isWhole'> {
  const code = codes[bits >>> 24];
  if (code === undefined || code.length === 0) throw new UnreadableTextError('broken');
  if (code.isWhole) return code;
  const index = bounds.findIndex(({ least }, at) => at + 1 >= code.length && bits >= least);
  const found = bounds[index];
  if (found === undefined) throw new UnreadableTextError('broken');
  return { length: index + 1, greatest: found.greatest };
}

function phraseAt(index: number, book: Book, depth: number): Uint8Array {
  const phrase = book.phrases[index];
  if (phrase === undefined || depth > DEEPEST) throw new UnreadableTextError('broken');
  if (phrase.isPlain) return phrase.bytes;
  const bytes = unpacked(phrase.bytes, book, depth + 1);
  book.phrases[index] = { bytes, isPlain: true };
  return bytes;
}
