import type { BookText, TextFormat } from '../book-text.ts';
import { type Block, paragraph } from './blocks.ts';
import { chaptersOf, sectionsOf } from './chaptering.ts';
import { cleanText } from './cleaning.ts';
import { countWords } from './counting-words.ts';
import { decodeText } from './decoding.ts';
import { blocksOfEpub } from './epub/epub.ts';
import { blocksOfMarkup } from './epub/markup.ts';
import { containerOf } from './format.ts';
import { withoutFrontMatter } from './front-matter.ts';
import { looksLikeClippings, readClippings } from './highlights/clippings.ts';
import type { Highlight } from './highlights/highlight.ts';
import { withoutOverlaps } from './highlights/overlaps.ts';
import { looksLikeReadwise, readReadwise } from './highlights/readwise.ts';
import { type WantedBook, ofBook } from './highlights/wanted-book.ts';
import { withoutLicence } from './licence.ts';
import { blocksOfMarkdown, looksLikeMarkdown } from './markdown.ts';
import { blocksOfNotes } from './notes.ts';
import { blocksOfPdf } from './pdf/pdf.ts';
import { blocksOfPlainText } from './plain-text.ts';
import type { TextFile } from './text-file.ts';
import { UnreadableTextError } from './unreadable-text.ts';

/** The longest text; "War and Peace" has 570,000 words. */
const MOST_WORDS = 600_000;
const MOST_LETTERS = 10_000_000;

const HTML = /^\s*(?:<\?xml[^>]*>\s*)?<(?:!doctype html|html)\b/i;
const XML = /^\s*<\?xml\b/i;

/**
 * Reads the text of a book from whatever file it is: chapters of clean paragraphs, without what is
 * about the book and not of it.
 *
 * @throws UnreadableTextError when no text can be had from it; the message says why.
 */
export async function readBookText(file: TextFile): Promise<BookText> {
  const { format, chapters } = await read(file);
  const words = chapters.reduce((sum, { text }) => sum + countWords(text), 0);
  const letters = chapters.reduce((sum, { text }) => sum + text.length, 0);
  if (words === 0) throw new UnreadableTextError('empty');
  if (words > MOST_WORDS || letters > MOST_LETTERS) throw new UnreadableTextError('long');
  return { format, chapters };
}

async function read(file: TextFile): Promise<BookText> {
  if (file.kind === 'notes') return readNotes(decodeText(file.bytes));
  const container = containerOf(file.bytes);
  switch (container.kind) {
    case 'pdf':
      return readBook('pdf', await blocksOfPdf(file.bytes));
    case 'epub':
      return readBook('epub', blocksOfEpub(container.archive));
    case 'plain':
      return readPlain(decodeText(file.bytes), file);
  }
}

function readPlain(text: string, { name, book }: TextFile): BookText {
  if (looksLikeClippings(text)) return readHighlights('clippings', readClippings(text), book);
  if (looksLikeReadwise(text)) return readHighlights('readwise', readReadwise(text), book);
  if (text.length > MOST_LETTERS) throw new UnreadableTextError('long');
  if (HTML.test(text)) return readBook('text', blocksOfHtml(text));
  if (XML.test(text)) throw new UnreadableTextError('foreign');
  if (/\.(?:md|markdown)$/i.test(name) || looksLikeMarkdown(text)) {
    return readBook('markdown', blocksOfMarkdown(text));
  }
  return readBook('text', blocksOfPlainText(text));
}

function readBook(format: TextFormat, blocks: readonly Block[]): BookText {
  const sections = withoutFrontMatter(sectionsOf(withoutLicence(cleaned(blocks))));
  return { format, chapters: chaptersOf(sections, 'Text') };
}

/** What a reader wrote or chose is taken as it is. */
function readNotes(text: string): BookText {
  const sections = sectionsOf(cleaned(blocksOfNotes(text)));
  return { format: 'notes', chapters: chaptersOf(sections, 'Notes') };
}

function readHighlights(
  format: TextFormat,
  highlights: readonly Highlight[],
  book: WantedBook,
): BookText {
  const paragraphs = withoutOverlaps(ofBook(highlights, book)).map(({ text }) => paragraph(text));
  return { format, chapters: chaptersOf(sectionsOf(cleaned(paragraphs)), 'Highlights') };
}

function blocksOfHtml(html: string): Block[] {
  return blocksOfMarkup(html).filter((block): block is Block => block.kind !== 'anchor');
}

function cleaned(blocks: readonly Block[]): Block[] {
  return blocks
    .map((block) => ({ ...block, text: cleanText(block.text) }))
    .filter(({ text }) => text !== '');
}
