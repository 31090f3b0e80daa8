import type { TextFormat } from '@morsel/sdk/domain';

import type { BookText } from '../book-text.ts';
import { cleanText } from './clean-text.ts';
import { countWords } from './count-words.ts';
import { decodeText } from './decode-text.ts';
import { blocksOfDocx } from './documents/docx.ts';
import { blocksOfFb2, looksLikeFb2 } from './documents/fb2.ts';
import { blocksOfOdt } from './documents/odt.ts';
import { readEpub } from './epub/epub.ts';
import { blocksOfMarkup } from './epub/markup.ts';
import { spineItemsOf } from './epub/spine-items.ts';
import { containerOf } from './file-container.ts';
import { withoutFrontMatter } from './front-matter.ts';
import { looksLikeClippings, readClippings } from './highlights/clippings.ts';
import type { Highlight } from './highlights/highlight.ts';
import { withoutOverlaps } from './highlights/overlaps.ts';
import { looksLikeReadwise, readReadwise } from './highlights/readwise.ts';
import { type WantedBook, highlightsOf } from './highlights/wanted-book.ts';
import { withoutLicence } from './licence.ts';
import { MOST_LETTERS, MOST_WORDS } from './longest-text.ts';
import { blocksOfMarkdown, blocksOfNotes, looksLikeMarkdown } from './markdown.ts';
import { blocksOfMobi } from './mobi/mobi.ts';
import { blocksOfPdf } from './pdf/pdf.ts';
import { blocksOfPlainText } from './plain-text.ts';
import { chaptersOf, sectionsOf } from './split-chapters.ts';
import { findStructures } from './structure/find-structures.ts';
import { tellLanguage } from './tell-language.ts';
import { type Block, paragraph } from './text-blocks.ts';
import type { TextFile } from './text-file.ts';
import { UnreadableTextError } from './unreadable-text.ts';

/** Of what should be a book; the words of `UnreadableTextError` name it. */
const FEWEST_WORDS = 40;
const WHOLE_BOOKS: ReadonlySet<TextFormat> = new Set(['epub', 'mobi', 'pdf', 'docx', 'odt', 'fb2']);

const HTML = /^\s*(?:<\?xml[^>]*>\s*)?<(?:!doctype html|html)\b/i;
const HTML_LANGUAGE = /^[^]{0,500}?<html\b[^>]{0,500}?\blang\s*=\s*["']?([a-z-]{2,20})/i;
const FB2_LANGUAGE = /^[^]{0,20000}?<lang>\s*([a-z-]{2,20})/i;
const XML = /^\s*<\?xml\b/i;

/**
 * Reads the text of a book from whatever file it is: chapters of clean paragraphs, without what is
 * about the book and not of it.
 *
 * @throws UnreadableTextError when no text can be had from it; the message says why.
 */
export async function readBookText(file: TextFile): Promise<BookText> {
  const { declared, ...text } = await read(file);
  const { format, chapters } = text;
  const words = chapters.reduce((sum, chapter) => sum + countWords(chapter.text), 0);
  const letters = chapters.reduce((sum, chapter) => sum + chapter.text.length, 0);
  if (words === 0) throw new UnreadableTextError('empty');
  if (words < FEWEST_WORDS && WHOLE_BOOKS.has(format)) throw new UnreadableTextError('short');
  if (words > MOST_WORDS || letters > MOST_LETTERS) throw new UnreadableTextError('long');
  return { ...text, language: await tellLanguage(chapters, declared) };
}

/** A text with the language that its file declares. */
type ReadText = Omit<BookText, 'language'> & { readonly declared?: string | undefined };

async function read(file: TextFile): Promise<ReadText> {
  if (file.kind === 'notes') return readNotes(decodeText(file.bytes));
  const container = containerOf(file.bytes);
  switch (container.kind) {
    case 'pdf':
      return readBook('pdf', await blocksOfPdf(file.bytes));
    case 'epub': {
      const { blocks, language } = readEpub(container.archive);
      return { ...readBook('epub', blocks), declared: language };
    }
    case 'mobi':
      return readBook('mobi', blocksOfMobi(file.bytes));
    case 'docx':
      return readBook('docx', blocksOfDocx(container.archive));
    case 'odt':
      return readBook('odt', blocksOfOdt(container.archive));
    case 'plain':
      return readPlain(decodeText(container.bytes), file);
  }
}

function readPlain(text: string, { name, book }: TextFile): ReadText {
  if (looksLikeClippings(text)) return readHighlights('clippings', readClippings(text), book);
  if (looksLikeReadwise(text)) return readHighlights('readwise', readReadwise(text), book);
  // Its pictures stand in it as letters.
  if (looksLikeFb2(text)) {
    return { ...readBook('fb2', blocksOfFb2(text)), declared: FB2_LANGUAGE.exec(text)?.[1] };
  }
  if (text.length > MOST_LETTERS) throw new UnreadableTextError('long');
  if (HTML.test(text)) {
    return { ...readBook('text', blocksOfHtml(text)), declared: HTML_LANGUAGE.exec(text)?.[1] };
  }
  if (XML.test(text)) throw new UnreadableTextError('foreign');
  if (/\.(?:md|markdown)$/i.test(name) || looksLikeMarkdown(text)) {
    return readBook('markdown', blocksOfMarkdown(text));
  }
  return readBook('text', blocksOfPlainText(text));
}

function readBook(format: TextFormat, read: readonly Block[]): ReadText {
  const blocks = cleaned(read);
  const sections = withoutFrontMatter(sectionsOf(withoutLicence(blocks)));
  const chapters = chaptersOf(sections, 'Text');
  const structures = findStructures(chapters, blocks);
  return { format, chapters, structures, spineItems: spineItemsOf(chapters, blocks) };
}

/** What a reader wrote or chose is taken as it is. */
function readNotes(text: string): ReadText {
  const blocks = cleaned(blocksOfNotes(text));
  const chapters = chaptersOf(sectionsOf(blocks), 'Notes');
  return { format: 'notes', chapters, structures: findStructures(chapters, blocks) };
}

function readHighlights(
  format: TextFormat,
  highlights: readonly Highlight[],
  book: WantedBook,
): ReadText {
  const paragraphs = withoutOverlaps(highlightsOf(highlights, book)).map(({ text }) =>
    paragraph(text),
  );
  const chapters = chaptersOf(sectionsOf(cleaned(paragraphs)), 'Highlights');
  return { format, chapters, structures: [] };
}

function blocksOfHtml(html: string): Block[] {
  return blocksOfMarkup(html).filter((block): block is Block => block.kind !== 'anchor');
}

function cleaned(blocks: readonly Block[]): Block[] {
  return blocks
    .map((block) => ({
      ...block,
      text: cleanText(block.text),
      ...('lead' in block && block.lead !== undefined && { lead: cleanText(block.lead) }),
    }))
    .filter(({ text }) => text !== '');
}
