import { describe, expect, test } from 'vitest';

import { odtOfBomb, odtOfPassword } from '../../testing/texts/making/documents.ts';
import {
  epubOfBomb,
  epubOfManyBombs,
  epubOfShop,
  epubOf,
} from '../../testing/texts/making/epubs.ts';
import { CLIPPINGS } from '../../testing/texts/making/highlights.ts';
import { mobiOfEndlessPhrase, mobiOfShop } from '../../testing/texts/making/mobis.ts';
import { pdfOf, pdfOfScanner } from '../../testing/texts/making/pdfs.ts';
import { kept, read, type Source } from '../../testing/texts/read-text.ts';
import { TIDES } from '../../testing/texts/tides.ts';

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
    [
      'a folder of two EPUBs',
      'foreign',
      () => epubOf({ 'a/META-INF/container.xml': '', 'b/META-INF/container.xml': '' }),
    ],
    ['an EPUB without its pages', 'broken', () => epubWithoutPages()],
    ['an EPUB that is a bomb', 'bomb', epubOfBomb],
    ['an EPUB of many bombs', 'bomb', epubOfManyBombs],
    [
      'a PDF of a title',
      'short',
      () => pdfOf((pdf) => pdf.text('The tides of all the seas and the shores that they reach.')),
    ],
    ['a locked PDF', 'password', kept('locked.pdf')],
    ['a locked ODT', 'password', odtOfPassword],
    ['an ODT that is a bomb', 'bomb', odtOfBomb],
    ['an ODT cut short', 'broken', () => head(kept('pandoc.odt'), 9000)],
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
    [
      'a DOCX without a text',
      'empty',
      () => epubOf({ '[Content_Types].xml': '', 'word/document.xml': '<w:document/>' }),
    ],
    ['an old document of Word', 'document', () => Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0)],
    ['a rich text', 'document', () => '{\\rtf1 Hello}'],
    ['a MOBI of a shop', 'encrypted', async () => mobiOfShop(await kept('calibre.mobi')())],
    ['a MOBI cut short', 'broken', () => head(kept('calibre.mobi'), 3000)],
    ['a MOBI of its first line', 'broken', () => `${'x'.repeat(60)}BOOKMOBI`],
    ['a MOBI with a phrase that is made of itself', 'broken', mobiOfEndlessPhrase],
    ['an e-book of Kindle alone', 'mobi', () => 'TPZ0'],
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
