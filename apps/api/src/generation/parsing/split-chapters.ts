import type { Chapter } from '../book-text.ts';
import { countWords } from './count-words.ts';
import { headingLevel, isBareLabel } from './headings.ts';
import type { Block } from './text-blocks.ts';

/** A part of a book that is longer than this has chapters within it, if it has headings within. */
const LONGEST_CHAPTER_WORDS = 12_000;
/** A text without chapters is told by parts, so that "where it comes from" says something. */
const PART_WORDS = 4_000;
const PART_LEVEL = 1;
/** Of which a greater number is no book's, and each would be stored by itself. */
const MOST_LEVELS = 8;
const MOST_CHAPTERS = 1000;
/** Fewer may be the parts of a letter, or the numerals I, V and X. */
const FEWEST_LETTERS = 5;
/** Below a letter of an index or a glossary; the chapters of a novel from A to Z are longer. */
const MOST_WORDS_OF_A_LETTER = 500;
const LONGEST_TITLE = 150;
/** What is before the first chapter, where the book itself does not call it anything. */
export const OPENING = 'Opening';

export type Section = {
  readonly title: string | undefined;
  readonly paragraphs: readonly string[];
};

/** A section with all that stands in it, headings of lower levels too. */
type Part = Section & { readonly blocks: readonly Block[] };

/**
 * Blocks as sections with text in them, cut at those headings that look like chapters': the highest
 * ones of which most are short enough. The few that are not are cut finer, each by itself.
 */
export function sectionsOf(all: readonly Block[]): Section[] {
  const blocks = withoutLetters(all);
  const cuts = levelsIn(blocks).map((level) => cutAt(blocks, level));
  const several = cuts.filter(({ length }) => length > 1 && length <= MOST_CHAPTERS);
  const first = cuts.at(0) ?? [];
  const otherwise = first.length === 1 ? first : cutAt(blocks, 0);
  const parts = several.find(isFine) ?? several.at(-1) ?? otherwise;
  const sections = parts.length > 1 ? parts.flatMap((part) => cutFiner(part, MOST_LEVELS)) : parts;
  return sections.map(({ title, paragraphs }) => ({ title, paragraphs }));
}

/** The letters above the entries of an index or a glossary begin no chapters. */
function withoutLetters(blocks: readonly Block[]): readonly Block[] {
  const isLetter = ({ kind, text }: Block) => kind === 'heading' && /^\p{L}$/u.test(text);
  const letters = blocks.filter(isLetter);
  if (new Set(letters.map(({ text }) => text)).size < FEWEST_LETTERS) return blocks;
  let isBelow = false;
  const below = blocks.filter((block) => {
    if (block.kind === 'heading') isBelow = isLetter(block);
    return isBelow && block.kind === 'paragraph';
  });
  return countAll(below.map(({ text }) => text)) > letters.length * MOST_WORDS_OF_A_LETTER
    ? blocks
    : blocks.filter((block) => !isLetter(block));
}

const levelsIn = (blocks: readonly Block[]) =>
  [...new Set(blocks.map(levelOf))]
    .filter((level) => level > 0)
    .toSorted(byNumber)
    .slice(0, MOST_LEVELS);

function cutFiner(part: Part, deepest: number): Part[] {
  const [level] = levelsIn(part.blocks);
  if (level === undefined || deepest === 0 || !isLong(part)) return [part];
  return cutAt(part.blocks, level).flatMap((finer) =>
    cutFiner(
      finer.title === undefined
        ? { ...finer, ...withoutEcho({ ...finer, title: part.title }) }
        : finer,
      deepest - 1,
    ),
  );
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
function cutAt(blocks: readonly Block[], level: number): Part[] {
  let current: { title: string | undefined; paragraphs: string[]; blocks: Block[] } = {
    title: undefined,
    paragraphs: [],
    blocks: [],
  };
  const parts = [current];
  for (const block of blocks) {
    if (block.kind === 'heading' && block.level <= level) {
      const label = current.paragraphs.length === 0 ? current.title : undefined;
      current = { title: titleAfter(label, block.text), paragraphs: [], blocks: [] };
      parts.push(current);
    } else {
      current.blocks.push(block);
      if (block.kind === 'paragraph') current.paragraphs.push(block.text);
    }
  }
  return parts
    .map((part) => ({ ...withoutEcho(part), blocks: part.blocks }))
    .filter(({ paragraphs }) => paragraphs.length > 0);
}

/** A heading may stand in the text once more, where it is known from a table of contents. */
function withoutEcho({ title = '', paragraphs }: Section): Section {
  const sought = lettersOf(title.slice(0, LONGEST_TITLE));
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

const isFine = (parts: readonly Part[]) => parts.filter(isLong).length < parts.length / 2;

const isLong = ({ paragraphs }: Section) => countAll(paragraphs) > LONGEST_CHAPTER_WORDS;

const countAll = (paragraphs: readonly string[]) =>
  paragraphs.reduce((sum, text) => sum + countWords(text), 0);

const levelOf = (block: Block) => (block.kind === 'heading' ? block.level : 0);

const byNumber = (a: number, b: number) => a - b;
