import { getDocumentProxy } from 'unpdf';
import type { PDFDocumentProxy } from 'unpdf/pdfjs';

import type { Block } from '../text-blocks.ts';
import { UnreadableTextError } from '../unreadable-text.ts';
import { withoutFootnotes } from './footnotes.ts';
import { type PdfLine, linesOfPage } from './lines.ts';
import { type Bookmark, type PageNumbers, bookmarksOf, pageKey } from './outline.ts';
import { settingOf } from './paragraphs.ts';
import { placesOn } from './place-bookmarks.ts';
import { withoutRunningLines } from './running-lines.ts';
import { type Page, blocksOfPages } from './typeset.ts';

const MOST_PAGES = 5000;
const MOST_LETTERS = 8_000_000;
/** A scanned page has a stamp or a page number at most. */
const FEWEST_LETTERS_PER_PAGE = 25;
const FEWEST_BOOKMARKS = 2;

/**
 * The text of a PDF: paragraphs across lines and pages, headings from its outline or else by how
 * they are set.
 *
 * @throws UnreadableTextError when it is damaged, locked, or has no text in it.
 */
export async function blocksOfPdf(bytes: Uint8Array): Promise<Block[]> {
  try {
    const pdf = await getDocumentProxy(bytes, { verbosity: 0, useSystemFonts: false });
    try {
      return await blocksOf(pdf);
    } finally {
      await pdf.loadingTask.destroy();
    }
  } catch (error) {
    if (error instanceof UnreadableTextError) throw error;
    const isLocked = error instanceof Error && error.name === 'PasswordException';
    throw new UnreadableTextError(isLocked ? 'password' : 'broken', { cause: error });
  }
}

async function blocksOf(pdf: PDFDocumentProxy): Promise<Block[]> {
  const { pages, numbers } = await pagesOf(pdf);
  refuseWithoutText(pages);
  const setting = settingOf(pages);
  const text = withoutRunningLines(pages, setting.size).map((lines) =>
    withoutFootnotes(lines, setting),
  );
  return blocksOfPages(withBookmarks(text, await bookmarksOf(pdf, numbers)), setting);
}

/** The lines of all pages, and which page is which, by the object that it is. */
async function pagesOf(
  pdf: PDFDocumentProxy,
): Promise<{ pages: PdfLine[][]; numbers: PageNumbers }> {
  if (pdf.numPages > MOST_PAGES) throw new UnreadableTextError('long');
  const pages: PdfLine[][] = [];
  const numbers = new Map<string, number>();
  let letters = 0;
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const lines = await linesOfPage(page);
    if (page.ref !== null) numbers.set(pageKey(page.ref), pages.length);
    page.cleanup();
    pages.push(lines);
    letters += lines.reduce((sum, { text }) => sum + text.length, 0);
    if (letters > MOST_LETTERS) throw new UnreadableTextError('long');
  }
  return { pages, numbers };
}

function refuseWithoutText(pages: readonly (readonly PdfLine[])[]): void {
  const signs = pages
    .flatMap((lines) => lines.map(({ text }) => text.replaceAll(/\s/g, '')))
    .join('');
  if (signs.length < pages.length * FEWEST_LETTERS_PER_PAGE)
    throw new UnreadableTextError('scanned');
  const letters = signs.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
  if (letters < signs.length / 2) throw new UnreadableTextError('garbled');
}

/** Pages with the outline's headings where it says that they begin. */
function withBookmarks(
  pages: readonly (readonly PdfLine[])[],
  bookmarks: readonly Bookmark[],
): readonly Page[] {
  if (bookmarks.length < FEWEST_BOOKMARKS) return pages;
  const byPage = Map.groupBy(bookmarks, ({ page }) => page);
  return pages.map((lines, index) => withMarks(lines, byPage.get(index) ?? []));
}

function withMarks(lines: readonly PdfLine[], bookmarks: readonly Bookmark[]): Page {
  if (bookmarks.length === 0) return lines;
  const places = placesOn(lines);
  const marks = Map.groupBy(bookmarks, (bookmark) => places(bookmark));
  return [...lines, undefined].flatMap((line, index) => [
    ...(marks.get(index) ?? []).map(({ title, level }) => ({ mark: title, level })),
    ...(line === undefined ? [] : [line]),
  ]);
}
