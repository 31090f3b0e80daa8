import { TIDES } from '../tides.ts';
import { palmDatabaseOf } from './palm-database.ts';

const RECORD_BYTES = 4096;
const BYTES = 256;
const HUFFMAN = 17_480;
const HEADER_BYTES = 260;
const UTF8 = 65_001;

/** The same file as a shop sells it: its header says that its text is encrypted. */
export function mobiOfShop(mobi: Uint8Array): Uint8Array {
  const encrypted = Buffer.from(mobi);
  encrypted.writeUInt16BE(2, encrypted.readUInt32BE(78) + 12);
  return encrypted;
}

/** Compressed by a dictionary: each byte is the code of itself, and 0 that of a phrase of codes. */
export function mobiOfPhrases(): Uint8Array {
  return mobiOf(PHRASES);
}

/** A phrase that is made of itself. */
export function mobiOfEndlessPhrase(): Uint8Array {
  return mobiOf(Array.from({ length: BYTES }, () => phrase('\0', false)));
}

/** Its titles look like any line; a list at its end, in the head by its place, says where they are. */
export function mobiWithContents(): Uint8Array {
  const place = (bytes: number) => String(bytes).padStart(10, '0');
  const head = (list: number) =>
    `<html><guide><reference type="toc" filepos=${place(list)} /></guide>`;
  const chapters = htmlWith('p');
  let at = Buffer.byteLength(head(0));
  const links = chapters.map((chapter, index) => {
    const link = `<p><a filepos=${place(at)}>${TIDES.chapters[index]?.title}</a></p>`;
    at += Buffer.byteLength(chapter);
    return link;
  });
  const list = `<p>What is in it</p>${links[0]}${links.join('')}<p><a filepos=9999999999>Gone</a></p>`;
  return mobiOf(PHRASES, `${head(at)}${chapters.join('')}${list}<mbp:pagebreak/></html>`);
}

const htmlWith = (title: string) =>
  TIDES.chapters.map(
    (chapter) =>
      `<mbp:pagebreak/><${title}>${chapter.title}</${title}>${chapter.paragraphs.map((text) => `<p>${text}</p>`).join('')}`,
  );

type Phrase = { readonly bytes: Buffer; readonly isPlain: boolean };

const phrase = (text: string, isPlain = true): Phrase => ({
  bytes: Buffer.from(text, 'latin1'),
  isPlain,
});

const PHRASES: readonly Phrase[] = Array.from({ length: BYTES }, (_, byte) =>
  byte === 0 ? phrase('the ', false) : phrase(String.fromCodePoint(byte)),
);

function mobiOf(phrases: readonly Phrase[], html = htmlWith('h2').join('')): Uint8Array {
  const text = Buffer.from(Buffer.from(html).toString('latin1').replaceAll('the ', '\0'), 'latin1');
  const pages = Array.from({ length: Math.ceil(text.length / RECORD_BYTES) }, (_, index) =>
    text.subarray(index * RECORD_BYTES, (index + 1) * RECORD_BYTES),
  );
  return palmDatabaseOf([headerFor(pages.length), ...pages, huff(), cdic(phrases)]);
}

function headerFor(pages: number): Buffer {
  const header = Buffer.alloc(HEADER_BYTES);
  header.writeUInt16BE(HUFFMAN, 0);
  header.writeUInt16BE(pages, 8);
  header.write('MOBI', 16, 'latin1');
  header.writeUInt32BE(HEADER_BYTES - 16, 20);
  header.writeUInt32BE(UTF8, 28);
  header.writeUInt32BE(pages + 1, 112);
  header.writeUInt32BE(2, 116);
  return header;
}

/** All codes have eight bits; the greatest of them is that of the first phrase. */
function huff(): Buffer {
  const start = 24;
  const record = Buffer.alloc(start + BYTES * 4);
  record.write('HUFF', 0, 'latin1');
  record.writeUInt32BE(start, 8);
  for (let byte = 0; byte < BYTES; byte += 1) {
    record.writeUInt32BE(0xff * 0x1_00 + 0x80 + 8, start + byte * 4);
  }
  return record;
}

function cdic(phrases: readonly Phrase[]): Buffer {
  const head = Buffer.alloc(16 + BYTES * 2);
  head.write('CDIC', 0, 'latin1');
  head.writeUInt32BE(16, 4);
  head.writeUInt32BE(BYTES, 8);
  head.writeUInt32BE(8, 12);
  const entries: Buffer[] = [];
  let offset = BYTES * 2;
  for (const [index, { bytes, isPlain }] of phrases.toReversed().entries()) {
    head.writeUInt16BE(offset, 16 + index * 2);
    const length = Buffer.alloc(2);
    length.writeUInt16BE(bytes.length + (isPlain ? 0x80_00 : 0));
    entries.push(length, bytes);
    offset += 2 + bytes.length;
  }
  return Buffer.concat([head, ...entries]);
}
