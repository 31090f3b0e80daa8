import { readFile } from 'node:fs/promises';

import { describe, expect, test } from 'vitest';

import {
  epubInOnePage,
  epubOfBomb,
  epubOfBurglar,
  epubOfDepths,
  epubOfLaughs,
  epubOfManyBombs,
  epubOfShop,
  epubOf,
  epubWithoutContents,
} from '../../testing/texts/making/epubs.ts';
import { CLIPPED, CLIPPINGS, EXPORTED, READWISE } from '../../testing/texts/making/highlights.ts';
import {
  pdfInColumns,
  pdfOf,
  pdfOfScanner,
  pdfWithOutline,
} from '../../testing/texts/making/pdfs.ts';
import {
  ENCODERS,
  gutenbergText,
  textInLongLines,
  wrappedText,
} from '../../testing/texts/making/plain-texts.ts';
import { TIDES } from '../../testing/texts/tides.ts';
import { readBookText } from './reading.ts';
import type { TextFile } from './text-file.ts';

const CHAPTERS = TIDES.chapters.map(({ title, paragraphs }) => ({
  title,
  text: paragraphs.join('\n\n'),
}));

type Source = () => Uint8Array | string | Promise<Uint8Array | string>;

const kept = (name: string) => async () =>
  new Uint8Array(await readFile(new URL(`../../testing/texts/tides/${name}`, import.meta.url)));

async function read(source: Source, options: Partial<TextFile> = {}) {
  const made = await source();
  const bytes = typeof made === 'string' ? new TextEncoder().encode(made) : made;
  return readBookText({ bytes, name: 'file', kind: 'file', book: TIDES, ...options });
}

/** Headings of plain texts are often in capitals; how they are written is no matter here. */
const inLowerCase = (chapters: readonly { title: string; text: string }[]) =>
  chapters.map(({ title, text }) => ({ title: title.toLowerCase(), text }));

describe('the same chapters come out, whoever made the file', () => {
  test.each<[string, string, Source]>([
    ['an EPUB 3 of pandoc', 'epub', kept('pandoc-3.epub')],
    ['an EPUB 2 of pandoc', 'epub', kept('pandoc-2.epub')],
    ['an EPUB without contents', 'epub', epubWithoutContents],
    ['an EPUB in one page, with notes and licence', 'epub', epubInOnePage],
    ['an EPUB with names that lead out of it', 'epub', epubOfBurglar],
    ['an EPUB nested ten thousand deep', 'epub', epubOfDepths],
    [
      'an EPUB with fonts that are made unusable',
      'epub',
      () => epubOfShop('http://www.idpf.org/2008/embedding', 'OEBPS/font.otf'),
    ],
    ['a PDF of a browser', 'pdf', kept('chromium.pdf')],
    ['a PDF of WeasyPrint, with hyphens and running heads', 'pdf', kept('weasyprint.pdf')],
    ['a PDF of groff, with running heads and feet', 'pdf', kept('groff.pdf')],
    ['a PDF that Ghostscript wrote anew', 'pdf', kept('ghostscript.pdf')],
    ['a PDF that may not be changed', 'pdf', kept('owner.pdf')],
    ['a PDF with an outline alone', 'pdf', pdfWithOutline],
    ['a PDF in columns', 'pdf', pdfInColumns],
    ['a text of pandoc', 'text', kept('pandoc.txt')],
    ['a text of Project Gutenberg', 'text', gutenbergText],
    ['a text of long lines', 'text', textInLongLines],
    ['a Markdown of pandoc', 'markdown', kept('pandoc.md')],
  ])('%s', async (_, format, source) => {
    const book = await read(source);
    expect(book.format).toBe(format);
    expect(inLowerCase(book.chapters)).toEqual(inLowerCase(CHAPTERS));
  });

  test.each(Object.entries(ENCODERS))('a text in %s', async (_, encode) => {
    const book = await read(() => encode(wrappedText()));
    expect(inLowerCase(book.chapters)).toEqual(inLowerCase(CHAPTERS));
  });
});

test('an EPUB whose entities would grow to gigabytes comes out as short as it is', async () => {
  const { chapters } = await read(epubOfLaughs);
  expect(chapters.map(({ title }) => title)).toEqual(TIDES.chapters.map(({ title }) => title));
  expect(JSON.stringify(chapters)).not.toContain('haha');
});

describe('highlights', () => {
  test.each<[string, string, readonly string[]]>([
    ['clippings', CLIPPINGS, CLIPPED],
    ['readwise', READWISE, EXPORTED],
  ])('%s of the book alone, in its order, the longest of overlapping ones', async (...row) => {
    const [format, file, expected] = row;
    const book = await read(() => file);
    expect(book).toEqual({
      format,
      chapters: [{ title: 'Highlights', text: expected.join('\n\n') }],
    });
  });

  test('a file of one book is taken to be of this one, whatever it is called there', async () => {
    const entry = CLIPPINGS.slice(0, CLIPPINGS.indexOf('====')).replace(TIDES.title, 'La mer');
    const { chapters } = await read(() => `${entry}==========\r\n`);
    expect(chapters.map(({ text }) => text)).toEqual([
      'A tide is the slow rise and fall of the water',
    ]);
  });
});

test.each<[string, string, string[]]>([
  [
    'a thought a line',
    'Tides\nTwo a day, because the Earth turns\nunder two bulges of water.\nNeap tides: quarters',
    [
      'Tides',
      'Two a day, because the Earth turns under two bulges of water.',
      'Neap tides: quarters',
    ],
  ],
  [
    'a list',
    'Acknowledgements:\n- Tides: *two* a day.\n- Copyright © nobody. ISBN none.\n> A quote',
    ['Acknowledgements:', 'Tides: two a day.', 'Copyright © nobody. ISBN none.', 'A quote'],
  ],
])('pasted notes are taken as they are: %s', async (_, notes, paragraphs) => {
  expect(await read(() => notes, { kind: 'notes', name: 'My notes' })).toEqual({
    format: 'notes',
    chapters: [{ title: 'Notes', text: paragraphs.join('\n\n') }],
  });
});

test('a text keeps nothing that a database refuses or a reader cannot see', async () => {
  const { chapters } = await read(
    () => 'Nai\u0308ve\u00a0\uFB01sh\u200b swim\u00ad \u202eaway.\f',
    {
      kind: 'notes',
    },
  );
  expect(chapters[0]?.text).toBe('Naïve fish swim away.');
});

test('a text without chapters is told by parts', async () => {
  const words = Array.from({ length: 9000 }, (_, index) => `word${index}`);
  const paragraphs = Array.from({ length: 90 }, (_, index) =>
    words.slice(index * 100, index * 100 + 100).join(' '),
  );
  const { chapters } = await read(() => paragraphs.join('\n\n'));
  expect(chapters.map(({ title }) => title)).toEqual(['Part 1', 'Part 2']);
  expect(chapters.map(({ text }) => text).join('\n\n')).toBe(paragraphs.join('\n\n'));
});

const head = async (source: Source, length: number) => {
  const bytes = await source();
  return bytes.slice(0, length);
};

describe('where no text can be had, the reader is told why', () => {
  test.each<[string, string, Source]>([
    ['nothing at all', 'empty', () => ''],
    ['spaces alone', 'empty', () => ' \n\t\r\n '],
    [
      'a protected EPUB',
      'encrypted',
      () => epubOfShop('http://www.w3.org/2001/04/xmlenc#aes128-cbc', 'OEBPS/chapter%201.xhtml'),
    ],
    ['an EPUB cut short', 'broken', () => head(kept('pandoc-3.epub'), 4000)],
    [
      'an EPUB without a package',
      'broken',
      () => epubOf({ 'META-INF/container.xml': '<container/>' }),
    ],
    ['an EPUB without its pages', 'broken', () => epubWithoutPages()],
    ['an EPUB that is a bomb', 'bomb', epubOfBomb],
    ['an EPUB of many bombs', 'bomb', epubOfManyBombs],
    ['a locked PDF', 'password', kept('locked.pdf')],
    ['a scanned PDF', 'scanned', pdfOfScanner],
    [
      'a PDF of signs alone',
      'garbled',
      () => pdfOf((pdf) => pdf.text('#%&/()=?+*~,.-;: '.repeat(90))),
    ],
    ['a PDF cut short', 'broken', () => head(kept('groff.pdf'), 9000)],
    ['a PDF of its first line', 'broken', () => '%PDF-1.7\n'],
    [
      'a picture',
      'foreign',
      () => Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    ],
    [
      'bytes of no meaning',
      'foreign',
      () => Uint8Array.from({ length: 5000 }, (_, at) => (at * 7919) % 256),
    ],
    ['an archive of something else', 'foreign', () => epubOf({ 'readme.txt': 'Hello' })],
    ['a document of Word', 'document', () => epubOf({ 'word/document.xml': '<w:document/>' })],
    ['a rich text', 'document', () => '{\\rtf1 Hello}'],
    ['an e-book of Kindle', 'mobi', () => `${'x'.repeat(60)}BOOKMOBI`],
    ['more words than a book has', 'long', () => 'so many words '.repeat(200_001)],
    [
      'highlights of other books',
      'other books',
      () => CLIPPINGS.replaceAll(TIDES.title, 'La mer').replaceAll(TIDES.author, 'Debussy'),
    ],
    [
      'a file of highlights without any',
      'no highlights',
      () =>
        `${CLIPPINGS.split('\r\n')[0]}\r\n- Your Bookmark | Location 3 | Added\r\n\r\n\r\n==========\r\n`,
    ],
  ])('%s', async (_, reason, source) => {
    await expect(read(source)).rejects.toMatchObject({
      reason,
      field: 'file',
      message: expect.stringMatching(/\.$/),
    });
  });
});

function epubWithoutPages() {
  return epubOf({
    'META-INF/container.xml':
      '<container><rootfiles><rootfile full-path="a.opf"/></rootfiles></container>',
    'a.opf': `<package><manifest><item id="a" href="a.xhtml" media-type="application/xhtml+xml"/></manifest>
      <spine><itemref idref="a"/></spine></package>`,
  });
}
