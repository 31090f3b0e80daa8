import { headingLevel } from '../headings.ts';
import type { PdfLine } from './lines.ts';

/** How many lines at the head and the foot of a page may be no part of its text. */
const EDGE_LINES = 2;
const FEWEST_REPEATS = 3;
/** Lines of the text itself may begin alike, now and then at the same height. */
const FEWEST_REPEATS_OF_A_PART = 5;
const PART_LETTERS = 20;
/** A running head comes on every page or every other; lines of a long book come again anywhere. */
const PAGES_PER_REPEAT = 4;
const HEADING_SIZE = 1.15;
/** "12", "xii", "12 / 57", before or after what comes again. */
const PAGE = String.raw`(?:\d+|[ivxl]+)(?:\s*(?:\/|\||of|von|de|di|sur|из|z)\s*\d+)?`;
const PAGE_BESIDE = new RegExp(
  String.raw`^[^\p{L}\p{N}]*${PAGE}\s|\s${PAGE}[^\p{L}\p{N}]*$`,
  'giu',
);
const PAGE_NUMBER = /^[\s\-–—[(|]*(?:page )?(?:\d{1,4}|[ivxl]{1,7})(?: of \d{1,4})?[\s\-–—\])|]*$/i;

/**
 * Pages without what breaks the sentences that go on from one to the next: their numbers, and the
 * lines that come again and again at their head or foot.
 */
export function withoutRunningLines(pages: readonly (readonly PdfLine[])[], bodySize: number) {
  const pagesOf = new Map<string, number[]>();
  const edges = pages.map(edgesOf);
  for (const [page, lines] of edges.entries()) {
    const keys = new Set([...lines].flatMap((line) => [keyOf(line), ...keysOfParts(line)]));
    for (const key of keys) {
      const found = pagesOf.get(key);
      if (found === undefined) pagesOf.set(key, [page]);
      else found.push(page);
    }
  }
  const comesAgain = (key: string, fewest: number) => isDense(pagesOf.get(key) ?? [], fewest);
  const isRunning = (line: PdfLine) =>
    PAGE_NUMBER.test(line.text) ||
    (line.size < bodySize * HEADING_SIZE &&
      (comesAgain(keyOf(line), FEWEST_REPEATS) ||
        keysOfParts(line).some((key) => comesAgain(key, FEWEST_REPEATS_OF_A_PART))));
  return pages.map((lines, page) =>
    lines.filter((line) => !(edges[page]?.has(line) && isRunning(line))),
  );
}

/** Whether so many of the pages are near each other. */
const isDense = (pages: readonly number[], fewest: number) =>
  pages.some(
    (page, index) => page - (pages[index - fewest + 1] ?? -Infinity) < fewest * PAGES_PER_REPEAT,
  );

function edgesOf(lines: readonly PdfLine[]): Set<PdfLine> {
  const fromTop = lines.toSorted((a, b) => b.y - a.y);
  return new Set([...fromTop.slice(0, EDGE_LINES), ...fromTop.slice(-EDGE_LINES)]);
}

/** The same line on another page, whatever its number beside it; "Chapter 2" is another line. */
const keyOf = (line: PdfLine) => `${heightOf(line)} ${withoutPage(line)}`;

/** The chapter may stand beside a section that is another on each page: its begin or end comes again. */
function keysOfParts(line: PdfLine): string[] {
  const text = withoutPage(line);
  if (text.length < PART_LETTERS * 2) return [];
  const height = heightOf(line);
  return [
    `${height} begins ${text.slice(0, PART_LETTERS)}`,
    `${height} ends ${text.slice(-PART_LETTERS)}`,
  ];
}

const heightOf = ({ y }: PdfLine) => Math.round(y / 4);

function withoutPage({ text }: PdfLine): string {
  const isChapter = headingLevel(text) !== undefined;
  return isChapter ? text : text.replaceAll(PAGE_BESIDE, '').trim();
}
