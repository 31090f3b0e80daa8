import { unpackedBeginning } from './unpacked-beginning.ts';

/** The end of a zip file: 22 bytes and a comment of at most 65,535. */
const END_BYTES = 22;
const LONGEST_END = END_BYTES + 0xff_ff;
const END_SIGNATURE = 0x06_05_4b_50;
const ENTRY_SIGNATURE = 0x02_01_4b_50;
const ENTRY_BYTES = 46;
const LOCAL_BYTES = 30;

/** Documents about a book are short; no more of them is looked at, packed or unpacked. */
const MOST_BYTES = 1_000_000;
const MOST_DIRECTORY_BYTES = 2_000_000;

export interface Entry {
  readonly isDeflated: boolean;
  readonly bytes: number;
  readonly start: number;
}

/** What stands in a zip file, by its path. */
export type Entries = ReadonlyMap<string, Entry>;

/**
 * Reads the directory at the end of a zip file.
 *
 * @throws Error for what is none.
 */
export async function entriesOf(file: Blob): Promise<Entries> {
  const end = await viewOf(file.slice(-LONGEST_END));
  let at = end.byteLength - END_BYTES;
  while (end.getUint32(at, true) !== END_SIGNATURE) at -= 1;
  const start = end.getUint32(at + 16, true);
  const directory = await viewOf(file.slice(start, start + MOST_DIRECTORY_BYTES));
  const entries = new Map<string, Entry>();
  for (let place = 0; directory.getUint32(place, true) === ENTRY_SIGNATURE;) {
    const length = (offset: number) => directory.getUint16(place + offset, true);
    const name = new Uint8Array(directory.buffer, place + ENTRY_BYTES, length(28));
    entries.set(new TextDecoder().decode(name), {
      isDeflated: length(10) !== 0,
      bytes: directory.getUint32(place + 20, true),
      start: directory.getUint32(place + 42, true),
    });
    place += ENTRY_BYTES + length(28) + length(30) + length(32);
  }
  return entries;
}

/**
 * A document in a zip file.
 *
 * @throws Error where it is not there, or longer than one about a book.
 */
export async function documentAt(file: Blob, entry: Entry | undefined): Promise<Document> {
  if (entry === undefined || entry.bytes > MOST_BYTES) throw new Error('There is no such document');
  const content = await beginningAt(file, entry, MOST_BYTES + 1);
  if (content.byteLength > MOST_BYTES) throw new Error('This document is too long');
  return new DOMParser().parseFromString(new TextDecoder().decode(content), 'application/xml');
}

/** What an entry of a zip file begins with, at most so many bytes of it. */
export async function beginningAt(
  file: Blob,
  { start, bytes, isDeflated }: Entry,
  most: number,
): Promise<ArrayBuffer> {
  const local = await viewOf(file.slice(start, start + LOCAL_BYTES));
  const from = start + LOCAL_BYTES + local.getUint16(26, true) + local.getUint16(28, true);
  const packed = file.slice(from, from + bytes);
  return isDeflated
    ? unpackedBeginning(packed, 'deflate-raw', most)
    : packed.slice(0, most).arrayBuffer();
}

async function viewOf(bytes: Blob): Promise<DataView> {
  return new DataView(await bytes.arrayBuffer());
}
