import { expect, test, vi } from 'vitest';

import { anEpub, anEpubWith } from '../../../testing/epub.ts';
import { namesOf } from './book-names.ts';
import { unpackedBeginning } from './unpacked-beginning.ts';

test.each([
  [
    'of version 2',
    '<dc:title>The Sea &amp; the Shore</dc:title><dc:creator opf:role="aut">Ann\n Author</dc:creator><dc:creator opf:role="ill">Iris Ink</dc:creator>',
    { title: 'The Sea & the Shore', author: 'Ann Author' },
  ],
  [
    'of version 3',
    '<dc:title>Émile</dc:title><dc:title>A subtitle</dc:title><dc:creator id="t">Tom Trans</dc:creator><meta refines="#t" property="role">trl</meta><dc:creator id="a">Jean Rousseau</dc:creator><meta refines="#a" property="role">aut</meta>',
    { title: 'Émile', author: 'Jean Rousseau' },
  ],
  [
    'whose author has written the notes as well',
    '<dc:title>Emma</dc:title><dc:creator id="a">Ann Author</dc:creator><meta refines="#a" property="role">ann</meta><meta refines="#a" property="role">aut</meta>',
    { title: 'Emma', author: 'Ann Author' },
  ],
  [
    'of two authors',
    '<dc:title>Yes</dc:title><dc:creator>R. Fisher</dc:creator><dc:creator>W. Ury</dc:creator>',
    { title: 'Yes', author: 'R. Fisher, W. Ury' },
  ],
  [
    'that would turn what stands around it',
    '<dc:title>\u202EEm\u200Bma</dc:title><dc:creator>Ann\u2069 Author</dc:creator>',
    { title: 'Emma', author: 'Ann Author' },
  ],
  ['that says nothing', '', { title: '', author: '' }],
])('title and author of an e-book %s', async (_, metadata, names) => {
  expect(await namesOf(await anEpubWith(metadata))).toEqual(names);
});

const CONTAINER =
  '<container><rootfiles><rootfile full-path="OPS/book.opf"/></rootfiles></container>';
const PACKAGE =
  '<package xmlns:dc="d"><dc:title>On Tides</dc:title><dc:creator>Ann Author</dc:creator></package>';

test.each([
  [
    'with the folder around it',
    { 'epub/META-INF/container.xml': CONTAINER, 'epub/OPS/book.opf': PACKAGE },
  ],
  ['elsewhere', { 'META-INF/container.xml': CONTAINER, 'content.opf': PACKAGE }],
  ['without a container', { 'content.opf': PACKAGE }],
])('title and author of an e-book that is packed %s', async (_, documents) => {
  expect(await namesOf(await anEpub(documents))).toEqual({
    title: 'On Tides',
    author: 'Ann Author',
  });
});

/** Bytes that unpack to a hundred million. */
const bomb = async (format: CompressionFormat) => {
  const zeros = new Blob(Array.from({ length: 100 }, () => new Uint8Array(1_000_000)));
  return new Response(zeros.stream().pipeThrough(new CompressionStream(format))).blob();
};

test.each<[string, () => File | Promise<File>]>([
  ['a PDF of objects that never end', () => pdf('/Info 1 0 R ', '1 0 obj '.repeat(500_000))],
  [
    'a PDF of packed objects that never end',
    () => pdf('/Info 1 0 R ', '/ObjStm stream '.repeat(500_000)),
  ],
  ['a PDF of descriptions that never end', () => pdf('<x:xmpmeta '.repeat(500_000))],
  ['a FictionBook of many beginnings', () => new File(['<description>'.repeat(19_000)], 'a.fb2')],
  [
    'an e-book of many creators, each refined',
    () =>
      anEpubWith('<dc:creator id="a"/><meta refines="#a" property="role">trl</meta>'.repeat(9000)),
  ],
  [
    'an e-book that unpacks to more than a document',
    () => anEpubWith(`<dc:title>Emma</dc:title>${' '.repeat(1_000_000)}`),
  ],
  ['a file that is too large to send', () => pdf(new Uint8Array(30_000_000), XMP)],
  ['a PDF whose title is torn', () => info('/Title (On Tides')],
])('%s is read no further than its bounds', async (_, file) => {
  expect(await namesOf(await file())).toEqual({ title: '', author: '' });
});

test('what is packed is unpacked as far as is looked at', async () => {
  const packed = await bomb('deflate');
  const read = vi.spyOn(Blob.prototype, 'slice');
  const beginning = await unpackedBeginning(packed, 'deflate', 1000);
  expect(beginning.byteLength).toBe(1000);
  const furthest = Math.max(...read.mock.calls.map(([, end]) => end ?? 0));
  read.mockRestore();
  expect(furthest).toBeLessThan(packed.size / 2);
});

test('names are cut at what a book may have', async () => {
  const author = (at: number) => `<dc:creator>Ann ${at}</dc:creator>`;
  const authors = Array.from({ length: 60 }, (_, at) => author(at)).join('');
  const names = await namesOf(
    await anEpubWith(`<dc:title>${'😀'.repeat(300)}</dc:title>${authors}`),
  );
  expect(names.title).toBe('😀'.repeat(200));
  expect(names.author).toMatch(/^Ann 0, Ann 1, .*Ann 19$/);
});

test.each([
  ['an empty file', async () => new File([], 'a.epub')],
  ['no zip', async () => new File(['x'.repeat(70_000)], 'a.epub')],
  ['a zip without a book', () => anEpub({ 'a.txt': 'a' })],
  ['an empty PDF', async () => new File(['%PDF-1.7'], 'a.pdf')],
  ['no Kindle e-book', async () => new File(['x'.repeat(100)], 'a.mobi')],
  ['a FictionBook that breaks off', async () => new File(['<FictionBook><description>'], 'a.fb2')],
  ['a plain text', async () => new File(['Title: Emma'], 'a.txt')],
])('%s says nothing, and nothing breaks', async (_, file) => {
  expect(await namesOf(await file())).toEqual({ title: '', author: '' });
});

const zipped = async (name: string, documents: Record<string, string>) =>
  new File([await anEpub(documents)], name);

const CORE =
  '<cp:coreProperties xmlns:cp="c" xmlns:dc="d"><dc:title>On Tides</dc:title><dc:creator>Ann Author</dc:creator><cp:lastModifiedBy>Bob</cp:lastModifiedBy></cp:coreProperties>';
const META =
  '<office:document-meta xmlns:office="o" xmlns:meta="m" xmlns:dc="d"><office:meta><meta:initial-creator>Ann Author</meta:initial-creator><dc:creator>Bob</dc:creator><dc:title>On Tides</dc:title></office:meta></office:document-meta>';
const FB2 =
  '<?xml version="1.0" encoding="windows-1251"?><FictionBook xmlns:l="x"><description><title-info><author><first-name>Анна</first-name><last-name>Автор</last-name></author><author><nickname>Bob</nickname></author><book-title>О море</book-title><coverpage><image l:href="#c"/></coverpage><translator><first-name>Tom</first-name></translator></title-info></description><body><title><p>Not this</p></title></body></FictionBook>';

/** Latin and Cyrillic letters in the encoding that Russian e-books often have. */
const in1251 = (text: string) =>
  Uint8Array.from(text, (letter) => {
    const code = letter.charCodeAt(0);
    return code < 0x80 ? code : code - 0x410 + 0xc0;
  });

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const pdf = (...parts: BlobPart[]) => new File(['%PDF-1.7\n', ...parts], 'a.pdf');
const info = (entries: string) =>
  pdf(bytes(`1 0 obj\n<<${entries}>>\nendobj\ntrailer <</Root 2 0 R /Info 1 0 R>>`));

async function packedPdf(): Promise<File> {
  const objects = '3 0 1 8 <</A 1>> <</Title (On Tides) /Author(Ann Author)>>';
  const packed = new Blob([objects]).stream().pipeThrough(new CompressionStream('deflate'));
  const head = '9 0 obj <</First 8 /N 2 /Filter/FlateDecode /Type/ObjStm>>stream\r\n';
  const end = '\r\nendstream endobj 5 0 obj <</Type/XRef /Info 1 0 R>>';
  return pdf(head, await new Response(packed).blob(), end);
}

/** A Kindle e-book of one record: its header, and what is told after it by kinds. */
function mobi(name: string, told: readonly (readonly [kind: number, text: string])[]): File {
  const texts = told.map(([kind, text]) => [kind, new TextEncoder().encode(text)] as const);
  const list = 16 + 232;
  const nameAt = list + 12 + texts.reduce((sum, [, text]) => sum + 8 + text.length, 0);
  const file = new Uint8Array(100 + nameAt + name.length);
  const view = new DataView(file.buffer);
  const write = (at: number, ...numbers: number[]) =>
    numbers.forEach((number, index) => view.setUint32(at + index * 4, number));
  write(78, 100);
  write(100 + 20, 232, 2, 65_001);
  write(100 + 84, nameAt, name.length);
  write(100 + 128, texts.length > 0 ? 0x40 : 0);
  let at = 100 + list + 12;
  write(100 + list + 8, texts.length);
  for (const [kind, text] of texts) {
    write(at, kind, 8 + text.length);
    file.set(text, at + 8);
    at += 8 + text.length;
  }
  file.set(bytes(name), 100 + nameAt);
  return new File([file], 'a.azw3');
}

/** What lies between beginning and end is not looked at; the dictionary at the cut is torn. */
function largePdf(): File {
  const old = '1 0 obj <</Title (Old) /Author (Torn';
  const beginning = `${old}${'('.repeat(2_000_000)}`;
  const end = '1 0 obj <</Title (On Tides) /Author (Ann Author)>> endobj /Info 1 0 R';
  return pdf(bytes(beginning), new Uint8Array(8_000_000), end);
}

const OURS = { title: 'On Tides', author: 'Ann Author' };
const RUSSIAN = { title: 'О море', author: 'Анна Автор, Bob' };
const XMP =
  '<x:xmpmeta xmlns:x="x"><rdf:RDF><rdf:Description><dc:title><rdf:Alt><rdf:li xml:lang="x-default">On Tides</rdf:li></rdf:Alt></dc:title><dc:creator><rdf:Seq><rdf:li>Ann</rdf:li><rdf:li>Bob</rdf:li></rdf:Seq></dc:creator></rdf:Description></rdf:RDF></x:xmpmeta>';

test.each<[string, () => File | Promise<File>, { title: string; author: string }]>([
  ['a Word document', () => zipped('a.docx', { 'docProps/core.xml': CORE }), OURS],
  ['an OpenDocument text', () => zipped('a.odt', { 'meta.xml': META }), OURS],
  ['a FictionBook', () => new File([in1251(FB2)], 'a.fb2'), RUSSIAN],
  [
    'a FictionBook that is packed',
    () => zipped('a.fb2.zip', { 'a.fb2': FB2.replace('windows-1251', 'utf-8') }),
    RUSSIAN,
  ],
  [
    'a Kindle e-book',
    () =>
      mobi('On_Tides', [
        [503, 'On Tides'],
        [100, 'Author, Ann'],
        [100, 'Émile'],
      ]),
    { title: 'On Tides', author: 'Ann Author, Émile' },
  ],
  [
    'a Kindle e-book of a name alone',
    () => mobi('On Tides', []),
    { title: 'On Tides', author: '' },
  ],
  ['a PDF', () => info('/Title (On Tides)/Author (Ann Author)'), OURS],
  [
    'a PDF with signs that are written differently',
    () =>
      info('/Title (On \\(deep\\) Tides (\\"T\\351\\") \x92) /Author <FEFF00C9006D0069006C0065>'),
    { title: 'On (deep) Tides ("Té") ™', author: 'Émile' },
  ],
  ['a PDF with packed objects', packedPdf, OURS],
  [
    'a PDF whose last description is of a picture',
    () => pdf(XMP, XMP.replace('<dc:title>', '<dc:format>image/jpeg</dc:format><dc:title>No')),
    { title: 'On Tides', author: 'Ann, Bob' },
  ],
  ['a large PDF, of its beginning and its end', () => largePdf(), OURS],
  ['a PDF described in XML', () => pdf(XMP), { title: 'On Tides', author: 'Ann, Bob' }],
  [
    'a PDF that names its file',
    () => info('/Title (Microsoft Word - tides.doc) /Author (Ann)'),
    { title: '', author: 'Ann' },
  ],
  [
    'a PDF that was changed',
    () => pdf('1 0 obj <</Title (Old)>> endobj /Info 1 0 R 1 0 obj <</Title (New)>> endobj'),
    { title: 'New', author: '' },
  ],
  [
    'a locked PDF',
    () => pdf('1 0 obj <</Title (xyz)>> endobj /Info 1 0 R /Encrypt 4 0 R'),
    { title: '', author: '' },
  ],
])('title and author of %s', async (_, file, names) => {
  expect(await namesOf(await file())).toEqual(names);
});
