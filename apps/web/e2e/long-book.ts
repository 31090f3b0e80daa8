import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';

import { anEpub } from '../src/testing/epub.ts';
import { questionsIn } from './answer-book.ts';

const folder = fileURLToPath(new URL('../../api/src/library/books/', import.meta.url));

/** As the headings of chapters. */
const titleOf = (file: string) => basename(file, '.json').replaceAll('-', ' ');

/** What the library says of a book, a paragraph a question. */
const paragraphsOf = (file: string): string[] =>
  questionsIn(file).map(({ explanation, reasons = [] }) =>
    [explanation, ...reasons.map(({ reason }) => reason)].join(' '),
  );

/** In signs that are one byte each. */
const escaped = (text: string) =>
  text.replaceAll(/[&<>\u0080-\uffff]/g, (sign) => `&#${sign.charCodeAt(0)};`);

const CONTAINER =
  '<container xmlns="urn:oasis:names:tc:opendocument:xmlns:container" version="1.0"><rootfiles><rootfile full-path="OPS/book.opf" media-type="application/oebps-package+xml"/></rootfiles></container>';

export const LONG_BOOK = { title: 'Twenty Books in One', author: 'Ann Reader' };

interface Chapter {
  readonly title: string;
  readonly texts: readonly string[];
}

const chapterOf = (file: string): Chapter => ({ title: titleOf(file), texts: paragraphsOf(file) });

/** An e-book of 100,000 words and more in forty chapters, as an e-book shop would sell it. */
export function aLongBook() {
  const once = readdirSync(folder).map(chapterOf);
  const again = once.map(({ title, texts }) => ({
    title: `More of ${title}`,
    texts: texts.toReversed(),
  }));
  return eBook([...once, ...again]);
}

/** The same in two chapters, read in no time. */
export function aShortBook() {
  return eBook(readdirSync(folder).slice(0, 2).map(chapterOf));
}

async function eBook(chapters: readonly Chapter[]) {
  const pages = chapters.map(({ title, texts }, index) => [
    `OPS/${index}.xhtml`,
    `<html xmlns="http://www.w3.org/1999/xhtml"><head><title>${title}</title></head><body><h1>${title}</h1>${texts.map((text) => `<p>${escaped(text)}</p>`).join('')}</body></html>`,
  ]);
  const items = chapters.map(
    (_, index) => `<item id="c${index}" href="${index}.xhtml" media-type="application/xhtml+xml"/>`,
  );
  const spine = chapters.map((_, index) => `<itemref idref="c${index}"/>`);
  const metadata = `<dc:title>${LONG_BOOK.title}</dc:title><dc:creator>${LONG_BOOK.author}</dc:creator><dc:language>en</dc:language>`;
  const epub = await anEpub({
    'META-INF/container.xml': CONTAINER,
    'OPS/book.opf': `<package xmlns="http://www.idpf.org/2007/opf" version="3.0"><metadata xmlns:dc="http://purl.org/dc/elements/1.1/">${metadata}</metadata><manifest>${items.join('')}</manifest><spine>${spine.join('')}</spine></package>`,
    ...Object.fromEntries(pages),
  });
  return {
    words: chapters
      .flatMap(({ texts }) => texts)
      .join(' ')
      .split(' ').length,
    file: {
      name: 'twenty-books.epub',
      mimeType: 'application/epub+zip',
      buffer: Buffer.from(await epub.arrayBuffer()),
    },
  };
}
