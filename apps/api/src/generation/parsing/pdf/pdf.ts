import { getDocumentProxy } from 'unpdf';
import type { PDFDocumentProxy } from 'unpdf/pdfjs';

import type { Block } from '../text-blocks.ts';
import { UnreadableTextError } from '../unreadable-text.ts';
import { withoutFootnotes } from './footnotes.ts';
import { type PdfLine, linesOfPage } from './lines.ts';
import { type Bookmark, bookmarksOf } from './outline.ts';
import { settingOf } from './paragraphs.ts';
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
  const pages = await linesOf(pdf);
  refuseWithoutText(pages);
  const setting = settingOf(pages);
  const text = withoutRunningLines(pages, setting.size).map((lines) =>
    withoutFootnotes(lines, setting),
  );
  return blocksOfPages(withBookmarks(text, await bookmarksOf(pdf)), setting);
}

async function linesOf(pdf: PDFDocumentProxy): Promise<PdfLine[][]> {
  if (pdf.numPages > MOST_PAGES) throw new UnreadableTextError('long');
  const pages: PdfLine[][] = [];
  let letters = 0;
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const lines = await linesOfPage(page);
    page.cleanup();
    pages.push(lines);
    letters += lines.reduce((sum, { text }) => sum + text.length, 0);
    if (letters > MOST_LETTERS) throw new UnreadableTextError('long');
  }
  return pages;
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

/** Where bookmarks point to; some point near it: at a title on the page, and never into a sentence. */
function placesOn(lines: readonly PdfLine[]): (bookmark: Bookmark) => number {
  const titles = new Map(
    lines.map(({ text }, index) => [lettersOf(text), index] as const).toReversed(),
  );
  const isFree = lines.map(({ text }, index) => !isWithin(text, lines[index - 1]?.text));
  return ({ title, y }) => {
    const named = titles.get(lettersOf(title));
    if (named !== undefined) return named;
    const below = lines.findIndex((line) => y === undefined || line.y <= y);
    if (below <= 0) return below === -1 ? lines.length : 0;
    const free = isFree.indexOf(true, below);
    return free === -1 ? lines.length : free;
  };
}

/** Whether a line goes on with the sentence of the one above it. */
const isWithin = (text: string, above = '.') =>
  /^\p{Ll}/u.test(text) && !/[.!?:…]["'”’»)\]]*$/.test(above);

const lettersOf = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
