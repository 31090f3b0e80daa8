import { describe, expect, test } from 'vitest';

import { docxByHand, fb2ByHand, odtByHand } from '../../testing/texts/making/documents.ts';
import {
  epubInFolder,
  epubInOnePage,
  epubOfBurglar,
  epubOfDepths,
  epubOfLaughs,
  epubOfOtherPath,
  epubOfShop,
  epubOf,
  epubWithoutContents,
} from '../../testing/texts/making/epubs.ts';
import { CLIPPED, CLIPPINGS, EXPORTED, READWISE } from '../../testing/texts/making/highlights.ts';
import { mobiOfPhrases, mobiWithContents } from '../../testing/texts/making/mobis.ts';
import { pdfInColumns, pdfWithOutline } from '../../testing/texts/making/pdfs.ts';
import {
  ENCODERS,
  gutenbergText,
  textInLongLines,
  wrappedText,
} from '../../testing/texts/making/plain-texts.ts';
import { kept, read, type Source } from '../../testing/texts/read-text.ts';
import { TIDES } from '../../testing/texts/tides.ts';

const CHAPTERS = TIDES.chapters.map(({ title, paragraphs }) => ({
  title,
  text: paragraphs.join('\n\n'),
}));

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
    ['an EPUB packed with the folder around it', 'epub', epubInFolder],
    ['an EPUB whose package is elsewhere', 'epub', () => epubOfOtherPath('content.opf')],
    [
      'an EPUB whose package is written as an address',
      'epub',
      () => epubOfOtherPath('/OEBPS/./content%2Eopf'),
    ],
    ['an EPUB without a container', 'epub', () => epubOfOtherPath(undefined)],
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
    ['a MOBI of calibre', 'mobi', kept('calibre.mobi')],
    [
      'a MOBI of the type that came before',
      'mobi',
      async () => {
        const bytes = await kept('calibre.mobi')();
        bytes.set(new TextEncoder().encode('TEXtREAd'), 60);
        return bytes;
      },
    ],
    ['an AZW3 of calibre', 'mobi', kept('calibre.azw3')],
    ['a MOBI whose list of contents alone names chapters', 'mobi', mobiWithContents],
    ['a MOBI of phrases', 'mobi', mobiOfPhrases],
    ['a DOCX of pandoc, with contents and a note', 'docx', kept('pandoc.docx')],
    ['a DOCX of calibre, with a list of links', 'docx', kept('calibre.docx')],
    ['a DOCX with comments, changes and a text box', 'docx', docxByHand],
    ['an FB2 of pandoc, with a note', 'fb2', kept('pandoc.fb2')],
    [
      'an FB2 in an archive',
      'fb2',
      async () => epubOf({}, { 'tides.fb2': await kept('pandoc.fb2')() }),
    ],
    ['an FB2 of calibre, without headings', 'fb2', kept('calibre.fb2')],
    ['an FB2 in windows-1251, with an epigraph and a picture', 'fb2', fb2ByHand],
    ['an ODT of pandoc, with contents and a note', 'odt', kept('pandoc.odt')],
    ['an ODT with comments, changes and entities of its own', 'odt', odtByHand],
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
    expect(book).toMatchObject({
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
  expect(await read(() => notes, { kind: 'notes', name: 'My notes' })).toMatchObject({
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
