import { palmDatabaseOf } from '../making/palm-database.ts';
import { pageOf } from './hostile-pages.ts';
import { filled } from './hostile-text.ts';

const RECORD_BYTES = 4096;
const HEADER_BYTES = 260;
const UTF8 = 65_001;
const COMPRESSION = { none: 1, palmDoc: 2, huffman: 17_480 } as const;

function headerFor(pages: number, compression: keyof typeof COMPRESSION, dictionaries = 0): Buffer {
  const header = Buffer.alloc(HEADER_BYTES);
  header.writeUInt16BE(COMPRESSION[compression], 0);
  header.writeUInt16BE(pages, 8);
  header.write('MOBI', 16, 'latin1');
  header.writeUInt32BE(HEADER_BYTES - 16, 20);
  header.writeUInt32BE(UTF8, 28);
  header.writeUInt32BE(pages + 1, 112);
  header.writeUInt32BE(dictionaries, 116);
  return header;
}

/** A page without compression. */
export function mobiOfPage(html: string): Uint8Array {
  const bytes = Buffer.from(html);
  const pages = Array.from({ length: Math.ceil(bytes.length / RECORD_BYTES) }, (_, index) =>
    bytes.subarray(index * RECORD_BYTES, (index + 1) * RECORD_BYTES),
  );
  return palmDatabaseOf([headerFor(pages.length, 'none'), ...pages]);
}

/** The list of contents stands at the end, and its head says where. */
function withContents(body: string, linkTo: (at: number) => string, count: number): Uint8Array {
  const head = (list: number) =>
    `<html><guide><reference type="toc" filepos=${String(list).padStart(10, '0')} /></guide>`;
  const page = pageOf(body);
  const start = head(0).length;
  const step = Math.max(1, Math.floor(page.length / count));
  const links = Array.from({ length: count }, (_, index) => linkTo(start + index * step));
  return mobiOfPage(`${head(start + Buffer.byteLength(page))}${page}${links.join('')}`);
}

/** A dictionary in which each phrase is made of the one before it, twice. */
function doublingPhrases(bytes: number): Uint8Array {
  const count = 256;
  const huff = Buffer.alloc(24 + count * 4 + 64 * 4);
  huff.write('HUFF', 0, 'latin1');
  huff.writeUInt32BE(24, 8);
  huff.writeUInt32BE(24 + count * 4, 12);
  for (let byte = 0; byte < count; byte += 1) {
    huff.writeUInt32BE(0xff * 0x1_00 + 0x80 + 8, 24 + byte * 4);
  }
  const head = Buffer.alloc(16 + count * 2);
  head.write('CDIC', 0, 'latin1');
  head.writeUInt32BE(16, 4);
  head.writeUInt32BE(count, 8);
  head.writeUInt32BE(8, 12);
  const entries: Buffer[] = [];
  let offset = count * 2;
  // All codes have eight bits; the greatest of them is that of the first phrase.
  for (let index = 0; index < count; index += 1) {
    const isPlain = index === 0;
    const before = 0xff - (index - 1);
    const phrase = isPlain ? Buffer.from('word ') : Buffer.from([before, before]);
    head.writeUInt16BE(offset, 16 + index * 2);
    const length = Buffer.alloc(2);
    length.writeUInt16BE(phrase.length + (isPlain ? 0x80_00 : 0));
    entries.push(length, phrase);
    offset += 2 + phrase.length;
  }
  const text = Buffer.alloc(bytes, 0xff - 17);
  const pages = Array.from({ length: Math.ceil(bytes / 8) }, (_, index) =>
    text.subarray(index * 8, index * 8 + 8),
  ).slice(0, 60_000);
  return palmDatabaseOf([
    headerFor(pages.length, 'huffman', 2),
    ...pages,
    huff,
    Buffer.concat([head, ...entries]),
  ]);
}

/** All codes have one bit, and stand for nothing. */
function emptyPhrases(bytes: number): Uint8Array {
  const huff = Buffer.alloc(24 + 256 * 4 + 64 * 4);
  huff.write('HUFF', 0, 'latin1');
  huff.writeUInt32BE(24, 8);
  huff.writeUInt32BE(24 + 256 * 4, 12);
  for (let byte = 0; byte < 256; byte += 1) huff.writeUInt32BE(0x1_00 + 0x80 + 1, 24 + byte * 4);
  const dictionary = Buffer.alloc(32);
  dictionary.write('CDIC', 0, 'latin1');
  dictionary.writeUInt32BE(16, 4);
  dictionary.writeUInt32BE(2, 8);
  dictionary.writeUInt32BE(1, 12);
  dictionary.writeUInt16BE(4, 16);
  dictionary.writeUInt16BE(4, 18);
  dictionary.writeUInt16BE(0x80_00, 20);
  return palmDatabaseOf([headerFor(1, 'huffman', 2), Buffer.alloc(bytes), huff, dictionary]);
}

function packedRepeats(bytes: number): Uint8Array {
  const record = Buffer.alloc(bytes);
  record.write('aaaaaaaa', 0, 'latin1');
  for (let at = 8; at + 1 < bytes; at += 2) record.writeUInt16BE(0x80_00 + (8 << 3) + 7, at);
  return palmDatabaseOf([headerFor(1, 'palmDoc'), record]);
}

/** Kindle e-books. */
export const HOSTILE_MOBIS: Readonly<Record<string, (bytes: number) => Uint8Array>> = {
  'lines of contents': (bytes) =>
    withContents(
      filled(bytes / 2, '<p>x</p>'),
      (at) => `<p><a filepos=${at}>Line</a></p>`,
      bytes / 60,
    ),
  'lines of contents that lead to one place': (bytes) =>
    withContents(filled(bytes / 2, '<p>x</p>'), () => '<p><a filepos=300>Line</a></p>', bytes / 60),
  'lines of contents within each other': (bytes) =>
    withContents(filled(bytes / 2, '<p>x</p>'), (at) => `<b><a filepos=${at}>Line`, bytes / 60),
  'references without end': (bytes) =>
    mobiOfPage(`<html>${filled(bytes, '<reference type="toc"')}`),
  'records of a byte': (bytes) =>
    palmDatabaseOf([
      headerFor(Math.min(60_000, bytes), 'none'),
      ...Array.from({ length: Math.min(60_000, bytes) }, () => Buffer.from('a')),
    ]),
  'phrases of phrases': doublingPhrases,
  'phrases of nothing': emptyPhrases,
  repetitions: packedRepeats,
};
