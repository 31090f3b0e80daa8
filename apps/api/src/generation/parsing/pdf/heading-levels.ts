import { headingLevel } from '../headings.ts';
import type { PdfLine } from './lines.ts';
import type { Setting } from './paragraphs.ts';

const HEADING_SIZE = 1.15;
const WIDE_GAP = 1.4;
const LONGEST_HEADING = 120;
/** As a line tells it that calls itself one. */
const CHAPTER_LEVEL = 2;

/**
 * How to tell the level of a line as a heading, given the line above it on its page; undefined for
 * lines that are none. The larger, the higher; those that call themselves chapters are headings in
 * any size, and all of them at one level.
 */
export function levelBySize(lines: readonly PdfLine[], setting: Setting) {
  const large = lines.filter((line) => isLarge(line, setting));
  const sizes = [...new Set(large.map(sizeOf))].toSorted((a, b) => b - a);
  const levels = new Map(sizes.map((size, index) => [size, index + 1]));
  const chapters = large.filter(({ text }) => headingLevel(text) === CHAPTER_LEVEL);
  const chapterLevel =
    chapters.length === 0
      ? sizes.length + CHAPTER_LEVEL
      : levels.get(chapters.map(sizeOf).reduce((a, b) => Math.max(a, b)));
  return (line: PdfLine, above: PdfLine | undefined): number | undefined => {
    const isFree = isLarge(line, setting) || isApart(line, above, setting);
    const called = isFree ? headingLevel(line.text) : undefined;
    if (called === CHAPTER_LEVEL) return chapterLevel;
    if (isLarge(line, setting)) return levels.get(sizeOf(line));
    return called === undefined ? undefined : sizes.length + called;
  };
}

/** What begins like a heading within a paragraph speaks of a chapter and does not begin one. */
function isApart(line: PdfLine, above: PdfLine | undefined, { leading }: Setting): boolean {
  if (above === undefined) return true;
  const gap = above.y - line.y;
  return gap <= 0 || gap > leading * WIDE_GAP;
}

const sizeOf = ({ size }: PdfLine) => Math.round(size);

/** Whether a line is set as headings are; a single letter is the large first one of a chapter. */
export function isLarge({ text, size }: PdfLine, setting: Setting): boolean {
  return size >= setting.size * HEADING_SIZE && text.length > 1 && text.length <= LONGEST_HEADING;
}
