import type { Chapter } from '../book-text.ts';
import type { Block } from './blocks.ts';
import { countWords } from './counting-words.ts';
import { headingLevel, isBareLabel } from './headings.ts';

/** A part of a book that is longer than this has chapters within it, if it has headings within. */
const LONGEST_CHAPTER_WORDS = 12_000;
/** A text without chapters is told by parts, so that "where it comes from" says something. */
const PART_WORDS = 4_000;
const PART_LEVEL = 1;
/** Of which a greater number is no book's, and each would be stored by itself. */
const MOST_LEVELS = 8;
const MOST_CHAPTERS = 1000;
const LONGEST_TITLE = 150;
/** What is before the first chapter, where the book itself does not call it anything. */
export const OPENING = 'Opening';

export type Section = {
  readonly title: string | undefined;
  readonly paragraphs: readonly string[];
};

/** Blocks as sections with text in them, cut at those headings that look like chapters'. */
export function sectionsOf(blocks: readonly Block[]): Section[] {
  const found = [...new Set(blocks.map(levelOf))].filter((level) => level > 0);
  const levels = found.toSorted(byNumber).slice(0, MOST_LEVELS);
  const cuts = levels.map((level) => cutAt(blocks, level));
  const several = cuts.filter(({ length }) => length > 1 && length <= MOST_CHAPTERS);
  const first = cuts.at(0) ?? [];
  const otherwise = first.length === 1 ? first : cutAt(blocks, 0);
  return several.find(isFine) ?? several.at(-1) ?? otherwise;
}

/**
 * Sections as chapters; a text that has none in parts of a readable size.
 *
 * @param whole what a short text without chapters is called
 */
export function chaptersOf(sections: readonly Section[], whole: string): Chapter[] {
  if (sections.some(({ title }) => title !== undefined)) {
    return sections.map(({ title = OPENING, paragraphs }) => chapter(title, paragraphs));
  }
  const parts = inParts(sections.flatMap(({ paragraphs }) => paragraphs));
  return parts.map((part, index) =>
    chapter(parts.length === 1 ? whole : `Part ${index + 1}`, part),
  );
}

function inParts(paragraphs: readonly string[]): string[][] {
  const total = countAll(paragraphs);
  const count = Math.max(1, Math.round(total / PART_WORDS));
  const parts: string[][] = Array.from({ length: count }, () => []);
  let before = 0;
  for (const text of paragraphs) {
    parts[Math.min(count - 1, Math.floor((before / total) * count))]?.push(text);
    before += countWords(text);
  }
  return parts.filter((part) => part.length > 0);
}

const chapter = (title: string, paragraphs: readonly string[]): Chapter => ({
  title: title.length > LONGEST_TITLE ? `${title.slice(0, LONGEST_TITLE - 1).trimEnd()}…` : title,
  text: paragraphs.join('\n\n'),
});

/** Cut at all headings of the level and above; those below are left out. */
function cutAt(blocks: readonly Block[], level: number): Section[] {
  let current: { title: string | undefined; paragraphs: string[] } = {
    title: undefined,
    paragraphs: [],
  };
  const sections = [current];
  for (const block of blocks) {
    if (block.kind === 'paragraph') current.paragraphs.push(block.text);
    else if (block.level <= level) {
      const label = current.paragraphs.length === 0 ? current.title : undefined;
      current = { title: titleAfter(label, block.text), paragraphs: [] };
      sections.push(current);
    }
  }
  return sections.map(withoutEcho).filter(({ paragraphs }) => paragraphs.length > 0);
}

/** A heading may stand in the text once more, where it is known from a table of contents. */
function withoutEcho({ title = '', paragraphs }: Section): Section {
  const sought = lettersOf(title);
  const isEcho = (text: string) => sought.includes(lettersOf(text)) || isBareLabel(text);
  const first = title === '' ? 0 : paragraphs.findIndex((text) => !isEcho(text));
  return {
    title: title === '' ? undefined : title,
    paragraphs: first === -1 ? [] : paragraphs.slice(first),
  };
}

/** "Chapter I" above "The Period" are one title; a part's title above a chapter's is not. */
function titleAfter(label: string | undefined, title: string): string {
  const isPart = label === undefined || headingLevel(label) === PART_LEVEL;
  if (isPart || !isBareLabel(label) || isBareLabel(title)) return title;
  return `${label.replace(/[.:]$/, '')}: ${title}`;
}

const lettersOf = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

const isFine = (sections: readonly Section[]) =>
  sections.every(({ paragraphs }) => countAll(paragraphs) <= LONGEST_CHAPTER_WORDS);

const countAll = (paragraphs: readonly string[]) =>
  paragraphs.reduce((sum, text) => sum + countWords(text), 0);

const levelOf = (block: Block) => (block.kind === 'heading' ? block.level : 0);

const byNumber = (a: number, b: number) => a - b;
