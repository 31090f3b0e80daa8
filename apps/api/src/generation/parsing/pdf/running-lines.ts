import { headingLevel } from '../headings.ts';
import type { Line } from './lines.ts';

/** How many lines at the head and the foot of a page may be no part of its text. */
const EDGE_LINES = 2;
const FEWEST_REPEATS = 3;
const HEADING_SIZE = 1.15;
const FOOTNOTE_SIZE = 0.88;
const NUMBER_BESIDE = /^\W*(?:\d+|[ivxl]+)\s|\s(?:\d+|[ivxl]+)\W*$/gi;
const PAGE_NUMBER = /^[\s\-–—[(|]*(?:page )?(?:\d{1,4}|[ivxl]{1,7})(?: of \d{1,4})?[\s\-–—\])|]*$/i;

/**
 * Pages without what breaks the sentences that go on from one to the next: their numbers, the lines
 * that come again and again at their head or foot, and the small print of footnotes.
 */
export function withoutRunningLines(pages: readonly (readonly Line[])[], bodySize: number) {
  const repeats = new Map<string, number>();
  const edges = pages.map(edgesOf);
  for (const keys of edges.map((lines) => new Set([...lines].map(keyOf)))) {
    for (const key of keys) repeats.set(key, (repeats.get(key) ?? 0) + 1);
  }
  const isRunning = (line: Line) =>
    PAGE_NUMBER.test(line.text) ||
    ((repeats.get(keyOf(line)) ?? 0) >= FEWEST_REPEATS && line.size < bodySize * HEADING_SIZE);
  return pages.map((lines, page) =>
    withoutFootnotes(
      lines.filter((line) => !(edges[page]?.has(line) && isRunning(line))),
      bodySize,
    ),
  );
}

function withoutFootnotes(lines: readonly Line[], bodySize: number): readonly Line[] {
  const last = lines.findLastIndex(({ size }) => size >= bodySize * FOOTNOTE_SIZE);
  return last === -1 ? lines : lines.slice(0, last + 1);
}

function edgesOf(lines: readonly Line[]): Set<Line> {
  const fromTop = lines.toSorted((a, b) => b.y - a.y);
  return new Set([...fromTop.slice(0, EDGE_LINES), ...fromTop.slice(-EDGE_LINES)]);
}

/** The same line on another page, whatever its number beside it; "Chapter 2" is another line. */
function keyOf({ text, y }: Line): string {
  const isChapter = headingLevel(text) !== undefined;
  return `${Math.round(y / 4)} ${isChapter ? text : text.replaceAll(NUMBER_BESIDE, '').trim()}`;
}
