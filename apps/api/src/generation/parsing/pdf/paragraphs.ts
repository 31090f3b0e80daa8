import type { Line } from './lines.ts';

/** What is known of how a book is set, from all of its lines. */
export type Setting = {
  /** Size of the font of most letters. */
  readonly size: number;
  /** From one line to the next. */
  readonly leading: number;
  /** The book's words in lower case, by which parted ones are told from hyphenated ones. */
  readonly words: ReadonlySet<string>;
};

const WORD = /\p{L}+(?:[-’']\p{L}+)*/gu;
const WIDE_GAP = 1.4;
const OTHER_SIZE = 1.15;
const INDENT = 0.8;
const DEEPEST_INDENT = 5;
/** How far a line may fall short of the right margin and still be full, in sizes of its font. */
const RAGGED = 5;
const ENDS_SENTENCE = /[.!?:…]["'”’»)\]]*$/;
const LONGEST_WORD = 60;

export function settingOf(lines: readonly Line[]): Setting {
  const leadings = lines.map(({ y }, index) => (lines[index - 1]?.y ?? 0) - y);
  return {
    size: mostOften(lines, ({ size }) => size),
    leading: mostOften(lines, (_, index) => leadings[index] ?? 0),
    words: new Set(lines.flatMap(({ text }) => text.toLowerCase().match(WORD) ?? [])),
  };
}

/** The value with the most letters, among the positive ones, in tenths. */
function mostOften(lines: readonly Line[], valueOf: (line: Line, index: number) => number): number {
  const letters = new Map<number, number>();
  for (const [index, line] of lines.entries()) {
    const value = Math.round(valueOf(line, index) * 10) / 10;
    if (value > 0) letters.set(value, (letters.get(value) ?? 0) + line.text.length);
  }
  return [...letters].toSorted(([, a], [, b]) => b - a)[0]?.[0] ?? 1;
}

/** Whether a paragraph begins with this line, by gap, size, indent and the line before. */
export function startsParagraph(
  previous: Line,
  line: Line,
  { leading, right }: { leading: number; right: number },
): boolean {
  const isOtherSize =
    Math.max(line.size, previous.size) > Math.min(line.size, previous.size) * OTHER_SIZE;
  const ends = ENDS_SENTENCE.test(previous.text);
  const isAfterLastLine = ends && previous.right < right - RAGGED * previous.size;
  const gap = previous.y - line.y;
  // A new column or page: the sentence may go on, whatever lies between.
  if (gap <= 0) return isOtherSize || isAfterLastLine;
  const indent = (line.left - previous.left) / line.size;
  const isIndented = indent > INDENT && indent < DEEPEST_INDENT;
  return gap > leading * WIDE_GAP || isOtherSize || isAfterLastLine || (isIndented && ends);
}

/** Two pieces of a paragraph put together; a word parted at the end of a line is one again. */
export function joinedLines(text: string, next: string, words: ReadonlySet<string>): string {
  const end = text.slice(-LONGEST_WORD);
  const [head = ''] = /\p{L}*[-\u00AD]?$/u.exec(end) ?? [];
  const [tail = ''] = /^\p{Ll}+/u.exec(next) ?? [];
  if (/[-\u00AD]$/.test(head) && tail !== '') {
    const whole = `${head.slice(0, -1)}${tail}`;
    const isHyphenated = words.has(`${head}${tail}`.toLowerCase());
    const keepsHyphen = isHyphenated && !words.has(whole.toLowerCase());
    return `${keepsHyphen ? text : text.slice(0, -1)}${next}`;
  }
  const isDropCap = /^\p{Lu}$/u.test(text) && words.has(`${text}${tail}`.toLowerCase());
  return isDropCap || /[-–—]$/.test(end) || isUnspaced(end, next) ? text + next : `${text} ${next}`;
}

function isUnspaced(end: string, next: string): boolean {
  return (
    /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}。、]$/u.test(end) && !/^\w/.test(next)
  );
}
