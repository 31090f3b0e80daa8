import { withDocumentHeadings } from '../documents/document-headings.ts';
import { blocksOfMarkup } from '../epub/markup.ts';
import type { Block } from '../text-blocks.ts';
import { UnreadableTextError } from '../unreadable-text.ts';
import { blocksByContents } from './contents.ts';
import { huffmanOf } from './huffman.ts';
import { fromPalmDoc } from './palmdoc.ts';
import { recordsOf, uint16, uint32 } from './records.ts';

const COMPRESSION = { none: 1, palmDoc: 2, huffman: 17_480 } as const;
const UTF8 = 65_001;
const KF8 = 8;
/** Shorter headers do not tell what follows the text in its records. */
const HEADER_WITH_FLAGS_BYTES = 228;
const MOST_BYTES = 64 * 1024 * 1024;

/**
 * The text of a Kindle e-book (MOBI or, since 2011, KF8 alias AZW3) in its order. Where it is there in
 * both forms, the older one is read; it has the same words.
 *
 * @throws UnreadableTextError when it is damaged, encrypted, or unpacks to too much.
 */
export function blocksOfMobi(file: Uint8Array): Block[] {
  const records = recordsOf(file);
  const [header] = records;
  if (header === undefined) throw new UnreadableTextError('broken');
  if (uint16(header, 12) !== 0) throw new UnreadableTextError('encrypted');
  const decoder = new TextDecoder(uint32(header, 28) === UTF8 ? 'utf-8' : 'windows-1252');
  const pages = pagesIn(textOf(header, records), header, records);
  const decode = (bytes: Uint8Array) => decoder.decode(bytes);
  return blocksByContents(pages, decode) ?? blocksByHeadings(decode(pages));
}

function blocksByHeadings(html: string): Block[] {
  const blocks = blocksOfMarkup(html).filter((block): block is Block => block.kind !== 'anchor');
  return withDocumentHeadings(blocks);
}

function textOf(header: Uint8Array, records: readonly Uint8Array[]): Uint8Array {
  const unpack = unpackerOf(header, records);
  const flags = uint32(header, 20) >= HEADER_WITH_FLAGS_BYTES ? uint16(header, 242) : 0;
  const pieces: Uint8Array[] = [];
  let total = 0;
  for (const record of records.slice(1, 1 + uint16(header, 8))) {
    const piece = unpack(withoutTrail(record, flags));
    total += piece.length;
    if (total > MOST_BYTES) throw new UnreadableTextError('bomb');
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}

function unpackerOf(header: Uint8Array, records: readonly Uint8Array[]) {
  const compression = uint16(header, 0);
  if (compression === COMPRESSION.none) return (record: Uint8Array) => record;
  if (compression === COMPRESSION.palmDoc) return fromPalmDoc;
  if (compression !== COMPRESSION.huffman) throw new UnreadableTextError('mobi');
  const first = uint32(header, 112);
  return huffmanOf(records.slice(first, first + uint32(header, 116)));
}

/** Without what stands behind the text of a record: an entry for each bit, each with its length. */
function withoutTrail(record: Uint8Array, flags: number): Uint8Array {
  let end = record.length;
  for (let rest = flags >> 1; rest > 0; rest >>= 1) {
    if ((rest & 1) === 1) end -= lengthBefore(record, end);
  }
  const overlap = (flags & 1) === 1 ? ((record[end - 1] ?? 0) & 3) + 1 : 0;
  return record.subarray(0, Math.max(0, end - overlap));
}

/** A length in seven bits a byte, of which the first has the eighth bit set. */
function lengthBefore(record: Uint8Array, end: number): number {
  let length = 0;
  for (const byte of record.subarray(Math.max(0, end - 4), end)) {
    length = (byte >= 0x80 ? 0 : length * 0x80) + (byte & 0x7f);
  }
  return length;
}

/** In KF8 the first of several flows is the text, as another record says; others are its looks. */
function pagesIn(text: Uint8Array, header: Uint8Array, records: readonly Uint8Array[]) {
  if (uint32(header, 36) !== KF8) return text;
  const flows = records[uint32(header, 192)];
  const isThere = flows !== undefined && Buffer.from(flows.subarray(0, 4)).toString() === 'FDST';
  return isThere ? text.subarray(0, uint32(flows, 16)) : text;
}
