import type { Highlight } from './highlight.ts';

const SEPARATOR = /^={8,}\s*$/m;
const NOTE = /\b(?:note|notiz|nota|notitie|opmerking|anteckning)\b|メモ|笔记|筆記|заметка/i;
const RANGE = /(\d+)(?:\s*[-–]\s*(\d+))?/g;
const LONGEST_TITLE_LINE = 500;
const LONGEST_MESSAGE = 200;
const LIMIT_REACHED = /^<.*(?:limit|limite|límite|Grenze|Limit).*>$/i;

/** Whether a text is Kindle's "My Clippings.txt", in whichever language. */
export function looksLikeClippings(text: string): boolean {
  const [first = ''] = text.split(SEPARATOR, 1);
  return first.length < text.length && /^\s*\S[^\n]*\n- [^\n|]*\|[^\n]*\d/.test(first);
}

/** The entries of Kindle's file; bookmarks have no text and drop out. */
export function readClippings(text: string): Highlight[] {
  return text.split(SEPARATOR).flatMap((entry) => {
    const [first = '', meta = '', ...rest] = entry.replaceAll('\uFEFF', '').trim().split('\n');
    const titleLine = first.slice(0, LONGEST_TITLE_LINE);
    const highlight = rest.join('\n').trim();
    if (!meta.startsWith('-') || highlight === '' || isLimitReached(highlight)) return [];
    const [, title = titleLine, author = ''] = /^(.*)\(([^()]*)\)\s*$/.exec(titleLine) ?? [];
    return { bookTitle: title.trim(), author, text: highlight, ...kindAndPlace(meta) };
  });
}

/** What stands in place of a highlight when a book lets no more of it be marked. */
const isLimitReached = (highlight: string) =>
  highlight.length <= LONGEST_MESSAGE && LIMIT_REACHED.test(highlight);

/** "- Your Highlight on page 12 | Location 170-172 | Added on …": the place is told last. */
function kindAndPlace(meta: string): Pick<Highlight, 'isNote' | 'start' | 'end'> {
  const parts = meta.split('|');
  const [kind = ''] = parts;
  const place = parts.slice(0, -1).join('|');
  const range = [...place.matchAll(RANGE)].at(-1);
  const start = Number(range?.[1] ?? 0);
  return { isNote: NOTE.test(kind), start, end: endOf(range?.[2], range?.[1] ?? '', start) };
}

/** Old devices leave out what does not change: "1406-7" is "1406-1407". */
function endOf(end: string | undefined, start: string, otherwise: number): number {
  if (end === undefined) return otherwise;
  const full = end.length < start.length ? start.slice(0, -end.length) + end : end;
  return Math.max(otherwise, Number(full));
}
