import { RAISED } from '../raised-digits.ts';
import type { PdfLine } from './lines.ts';

/** Print this much smaller than the body's, at the foot of a page, is that of notes. */
const NOTE_SIZE = 0.88;
/** What is set in a size is no body when it has fewer of the letters. */
const SMALLEST_SHARE = 0.1;
/** On so many of the pages that have both, notes stand below the body. */
const MOST_PAGES = 0.8;
/** On a page; each is looked for in all of its lines. */
const MOST_NOTES = 60;
/** Of a page, in letters: what has more is no page of a book. */
const LONGEST_PAGE = 30_000;

/** Shorter ones with a number are names, unless the book has them as words. */
const SHORTEST_WORD = 3;
const LONGEST_NAME = 60;
const OF_A_PATH = /[^\s./]*[./][^\s./]+\.$/;

type Lines = readonly PdfLine[];

/** What of a book's setting tells the marks of notes from other digits. */
type NoteSigns = {
  /** Of the body. */
  readonly size: number;
  readonly words: ReadonlySet<string>;
  /** Those that have a number glued to them more than once ("utf8"). */
  readonly numbered: ReadonlySet<string>;
};

/**
 * The size in which the body of a book is set: that of most letters; or of fewer, larger ones,
 * where those of the most are notes below them, as in learned editions.
 */
export function bodySizeOf(pages: readonly Lines[]): number {
  const letters = new Map<number, number>();
  for (const { size, text } of pages.flat()) {
    letters.set(tenths(size), (letters.get(tenths(size)) ?? 0) + text.length);
  }
  const total = [...letters.values()].reduce((sum, count) => sum + count, 0);
  const bySize = [...letters].toSorted(([, a], [, b]) => b - a);
  const most = bySize[0]?.[0] ?? 1;
  const larger = bySize
    .filter(([size, count]) => most < size * NOTE_SIZE && count >= total * SMALLEST_SHARE)
    .map(([size]) => size);
  return larger.find((size) => standBelow(pages, { notes: most, body: size })) ?? most;
}

function standBelow(
  pages: readonly Lines[],
  { notes, body }: { readonly notes: number; readonly body: number },
): boolean {
  const heights = (lines: Lines, wanted: number) =>
    lines.filter(({ size }) => tenths(size) === wanted).map(({ y }) => y);
  const edges = pages.map((lines) => ({
    body: heights(lines, body).reduce((a, b) => Math.min(a, b), Infinity),
    notes: heights(lines, notes).reduce((a, b) => Math.max(a, b), -Infinity),
  }));
  const withNotes = edges.filter((page) => Number.isFinite(page.notes));
  const both = withNotes.filter((page) => Number.isFinite(page.body));
  const apart = both.filter((page) => page.body > page.notes);
  // What fills pages by itself is the body, below an introduction in larger print.
  return (
    both.length > Math.max(1, withNotes.length / 2) && apart.length >= both.length * MOST_PAGES
  );
}

/** A page without the notes at its foot, nor their marks in its text that its setting does not tell. */
export function withoutFootnotes(lines: Lines, signs: NoteSigns): Lines {
  const last = lines.findLastIndex(({ size }) => size >= signs.size * NOTE_SIZE);
  const letters = lines.reduce((sum, { text }) => sum + text.length, 0);
  if (last === -1 || letters > LONGEST_PAGE) return lines;
  const below = lines.slice(last + 1);
  // A quotation may end a page in small print as well.
  if (!below.some(({ text }) => NOTE_BEGIN.test(text))) return lines;
  const numbers = below.flatMap(({ text }) => numberOf(text) ?? []);
  return numbers
    .slice(0, MOST_NOTES)
    .reduce<Lines>((kept, number) => withoutMark(kept, number, signs), lines.slice(0, last + 1));
}

const NUMBER = new RegExp(`^[\\d${RAISED}]{1,3}(?![\\d${RAISED}])`, 'u');

const NOTE_BEGIN = new RegExp(`^[*∗†‡§\\[(]?[\\d${RAISED}]{1,3}(?![\\d${RAISED}])|^[*∗†‡§]`, 'u');

/** The number with which a note begins, raised or not. */
const numberOf = (text: string) => NUMBER.exec(text)?.[0].normalize('NFKC');

/** Without the first place where the number of a note is raised, follows a word or stop, or stands alone. */
function withoutMark(lines: Lines, number: string, signs: NoteSigns): Lines {
  const either = number.replaceAll(/\d/g, (digit) => `[${digit}${RAISED.charAt(Number(digit))}]`);
  const mark = new RegExp(
    `^${number}$|(?<![\\d⁻⁺${RAISED}]|(?<!\\p{L})[cdkm]?m) ?(?=\\d*[${RAISED}])${either}(?![\\d${RAISED}])` +
      `|(?<=\\p{Ll}|(?<!\\d)[.,;:!?)\\]”"’'»])${number}(?![.,]\\d)(?=$|[\\s.,;:)\\]”"’'»–—])`,
    'gu',
  );
  for (const [index, { text }] of lines.entries()) {
    const found = [...text.matchAll(mark)].find((match) => !isOfAName(text, match, signs));
    if (found === undefined) continue;
    const rest = text.slice(0, found.index) + text.slice(found.index + found[0].length);
    return lines.flatMap((line, at) => {
      if (at !== index) return [line];
      return rest === '' ? [] : [{ ...line, text: rest }];
    });
  }
  return lines;
}

/** Whether a digit belongs to what is before it ("mp3", "lib/sea.so.3"). */
function isOfAName(text: string, mark: RegExpExecArray, { words, numbered }: NoteSigns): boolean {
  if (!/^\d/.test(mark[0])) return false;
  const before = text.slice(Math.max(0, mark.index - LONGEST_NAME), mark.index);
  if (OF_A_PATH.test(before)) return true;
  const [word] = /(?<!\p{L})\p{L}+$/u.exec(before) ?? [];
  if (word === undefined) return false;
  const isWord = word.length >= SHORTEST_WORD || words.has(word.toLowerCase());
  return !isWord || numbered.has((word + mark[0]).toLowerCase());
}

const tenths = (size: number) => Math.round(size * 10) / 10;
