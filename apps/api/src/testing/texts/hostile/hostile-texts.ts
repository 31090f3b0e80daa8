import { HOSTILE_EPUBS, docxWith, epubWith, odtWith } from './hostile-archives.ts';
import {
  HOSTILE_DOCX,
  HOSTILE_FB2,
  HOSTILE_ODT,
  HOSTILE_STYLES,
  fb2Of,
} from './hostile-documents.ts';
import { HOSTILE_MOBIS, mobiOfPage } from './hostile-mobis.ts';
import { HOSTILE_PAGES, pageOf } from './hostile-pages.ts';
import { HOSTILE_PDFS } from './hostile-pdfs.ts';
import {
  HOSTILE_HIGHLIGHTS,
  HOSTILE_MARKDOWN,
  HOSTILE_PLAIN_TEXTS,
  HOSTILE_TABLES,
  markdownOf,
} from './hostile-plain-texts.ts';
import { type HostileText, fileOf, notesOf } from './hostile-text.ts';

type Made<Result> = Readonly<Record<string, (bytes: number) => Result>>;

function each<Made1>(
  format: string,
  made: Made<Made1>,
  file: (content: Made1) => ReturnType<HostileText['make']>,
): HostileText[] {
  return Object.entries(made).map(([name, make]) => ({
    name: `${format}: ${name}`,
    make: (bytes) => file(make(bytes)),
  }));
}

const ofText = (text: string) => fileOf(Buffer.from(text));

/** Files of every format that is read, and notes, by which somebody may try to keep the server busy. */
export const HOSTILE_TEXTS: readonly HostileText[] = [
  ...each('HTML', HOSTILE_PAGES, (body) => ofText(pageOf(body))),
  ...each('EPUB', HOSTILE_PAGES, (body) =>
    fileOf(epubWith({ pages: { 'p.xhtml': pageOf(body) } })),
  ),
  ...each('EPUB', HOSTILE_EPUBS, fileOf),
  ...each('MOBI', HOSTILE_PAGES, (body) => fileOf(mobiOfPage(pageOf(body)))),
  ...each('MOBI', HOSTILE_MOBIS, fileOf),
  ...each('DOCX', HOSTILE_DOCX, (body) => fileOf(docxWith(body))),
  ...each('DOCX', HOSTILE_STYLES, (styles) => fileOf(docxWith('', styles))),
  ...each('ODT', HOSTILE_ODT, (body) => fileOf(odtWith(body))),
  ...each('FB2', HOSTILE_FB2, (body) => ofText(fb2Of(body))),
  ...each('PDF', HOSTILE_PDFS, fileOf),
  ...each('text', HOSTILE_PLAIN_TEXTS, ofText),
  ...each('Markdown', { ...HOSTILE_PLAIN_TEXTS, ...HOSTILE_MARKDOWN }, (text) =>
    ofText(markdownOf(text)),
  ),
  ...each('notes', { ...HOSTILE_PLAIN_TEXTS, ...HOSTILE_MARKDOWN }, notesOf),
  ...each('clippings', HOSTILE_HIGHLIGHTS, ofText),
  ...each('Readwise', HOSTILE_TABLES, ofText),
];
