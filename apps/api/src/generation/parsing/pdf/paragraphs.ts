import { bodySizeOf } from './footnotes.ts';
import type { PdfLine } from './lines.ts';

/** What is known of how a book is set, from all of its lines. */
export type Setting = {
  /** Of the body's font. */
  readonly size: number;
  /** From one line to the next. */
  readonly leading: number;
  /** The book's words in lower case, by which parted ones are told from hyphenated ones. */
  readonly words: ReadonlySet<string>;
  /** Words that have a number glued to them more than once, with it. */
  readonly numbered: ReadonlySet<string>;
};

const WORD = /(?<!\p{L})\p{L}+(?:[-’']\p{L}+)*(?![\p{L}\p{N}])/gu;
const NUMBERED = /(?<![\p{L}\p{N}])\p{L}+\d{1,3}(?![\p{L}\p{N}])/gu;
const WIDE_GAP = 1.4;
const OTHER_SIZE = 1.15;
const INDENT = 0.8;
const DEEPEST_INDENT = 5;
const ENDS_SENTENCE = /[.!?:…]["'”’»)\]]*$/;
/** Letters differ in width. */
const GENEROUS = 1.3;
const LONGEST_WORD = 60;
const MAKES_COMPOUNDS =
  /^(?:best|well|self|half|ever|(?:twen|thir|for|fif|six|seven|eigh|nine)ty)$/;
// From the begin of a word, so that a long one is not searched from each of its letters.
const PARTED_AT_END = /(?<!\p{L})\p{L}+[-\u2010\u00AD]$/u;

export function settingOf(pages: readonly (readonly PdfLine[])[]): Setting {
  const lines = pages.flat();
  const leadings = lines.map(({ y }, index) => (lines[index - 1]?.y ?? 0) - y);
  return {
    size: bodySizeOf(pages),
    leading: mostOften(lines, (_, index) => leadings[index] ?? 0),
    words: wordsOf(lines),
    numbered: numberedIn(lines),
  };
}

/** All words but those that the end of a line parts, of which one cannot know. */
function wordsOf(lines: readonly PdfLine[]): ReadonlySet<string> {
  let isParted = false;
  const words = lines.flatMap(({ text }) => {
    const rest = isParted ? text.replace(/^\p{L}+/u, '') : text;
    isParted = PARTED_AT_END.test(text);
    return rest.replace(PARTED_AT_END, '').toLowerCase().match(WORD) ?? [];
  });
  return new Set(words);
}

function numberedIn(lines: readonly PdfLine[]): ReadonlySet<string> {
  const words = lines.flatMap(({ text }) => text.toLowerCase().match(NUMBERED) ?? []);
  const uses = Map.groupBy(words, (word) => word);
  return new Set([...uses].flatMap(([word, all]) => (all.length > 1 ? [word] : [])));
}

/** The value with the most letters, among the positive ones, in tenths. */
function mostOften(
  lines: readonly PdfLine[],
  valueOf: (line: PdfLine, index: number) => number,
): number {
  const letters = new Map<number, number>();
  for (const [index, line] of lines.entries()) {
    const value = Math.round(valueOf(line, index) * 10) / 10;
    if (value > 0) letters.set(value, (letters.get(value) ?? 0) + line.text.length);
  }
  return [...letters].toSorted(([, a], [, b]) => b - a)[0]?.[0] ?? 1;
}

/** Whether a paragraph begins with this line, by gap, size, indent and the line before. */
export function startsParagraph(
  previous: PdfLine,
  line: PdfLine,
  { leading, right }: { leading: number; right: number },
): boolean {
  const isOtherSize =
    Math.max(line.size, previous.size) > Math.min(line.size, previous.size) * OTHER_SIZE;
  const ends = ENDS_SENTENCE.test(previous.text);
  const isAfterLastLine = ends && right - previous.right > widthOfFirstWord(line);
  const gap = previous.y - line.y;
  // A new column or page: the sentence may go on, whatever lies between.
  if (gap <= 0) return isOtherSize || isAfterLastLine;
  const indent = (line.left - previous.left) / line.size;
  const isIndented = indent > INDENT && indent < DEEPEST_INDENT;
  return gap > leading * WIDE_GAP || isOtherSize || isAfterLastLine || (isIndented && ends);
}

/** With the space before it: where there was room for it on the line above, that line was a last one. */
function widthOfFirstWord({ text, left, right }: PdfLine): number {
  const letters = text.search(/\s|$/) + 1;
  return ((right - left) / text.length) * letters * GENEROUS;
}

/** Two pieces of a paragraph put together; a word parted at the end of a line is one again. */
export function joinedLines(text: string, next: string, words: ReadonlySet<string>): string {
  const end = text.slice(-LONGEST_WORD);
  const [, head = '', hyphen] = /(\p{L}+)([-\u2010\u00AD])$/u.exec(end) ?? [];
  const [tail = ''] = /^\p{Ll}+/u.exec(next) ?? [];
  if (hyphen !== undefined && tail !== '') {
    const parts = [head.toLowerCase(), tail] as const;
    return `${text.slice(0, -1)}${hasOwnHyphen(parts, words) ? '-' : ''}${next}`;
  }
  const isDropCap = /^\p{Lu}$/u.test(text) && words.has(`${text}${tail}`.toLowerCase());
  const isWithoutSpace =
    /\S[-\u2010–—]$/.test(end) || isUnspaced(end, next) || isPartedKorean(end, next, words);
  return isDropCap || isWithoutSpace ? text + next : `${text} ${next}`;
}

/** Whether a hyphen at the end of a line is of the word, as far as the rest of the book tells. */
function hasOwnHyphen([head, tail]: readonly [string, string], words: ReadonlySet<string>) {
  if (words.has(`${head}${tail}`)) return false;
  if (words.has(`${head}-${tail}`) || MAKES_COMPOUNDS.test(head)) return true;
  return words.has(head) && words.has(tail);
}

/** Lines of Korean may end within a word, without a hyphen. */
function isPartedKorean(end: string, next: string, words: ReadonlySet<string>): boolean {
  const [head] = /\p{Script=Hangul}+$/u.exec(end) ?? [];
  const [tail] = /^\p{Script=Hangul}+/u.exec(next) ?? [];
  return head !== undefined && tail !== undefined && words.has(head + tail);
}

function isUnspaced(end: string, next: string): boolean {
  return /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}]$/u.test(end) && !/^\w/.test(next);
}
