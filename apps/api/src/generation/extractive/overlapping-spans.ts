import type { ChapterSpan } from './possible-item.ts';

/** Tells of any span whether one of these lies in it, in part or whole; they are sorted once. */
export function overlapping(spans: readonly ChapterSpan[]): (span: ChapterSpan) => boolean {
  const byChapter = new Map(
    [...Map.groupBy(spans, ({ chapter }) => chapter)].map(([chapter, its]) => [
      chapter,
      joined(its),
    ]),
  );
  return ({ chapter, start, end }) => {
    const sorted = byChapter.get(chapter) ?? [];
    const next = sorted[firstEndingAfter(sorted, start)];
    return next !== undefined && next.start < end;
  };
}

type Stretch = { readonly start: number; end: number };

/** From first to last, none over another. */
function joined(spans: readonly ChapterSpan[]): Stretch[] {
  const stretches: Stretch[] = [];
  for (const { start, end } of spans.toSorted((a, b) => a.start - b.start)) {
    const last = stretches.at(-1);
    if (last !== undefined && start < last.end) last.end = Math.max(last.end, end);
    else if (start < end) stretches.push({ start, end });
  }
  return stretches;
}

function firstEndingAfter(stretches: readonly Stretch[], at: number): number {
  let [low, high] = [0, stretches.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((stretches[middle]?.end ?? Infinity) > at) high = middle;
    else low = middle + 1;
  }
  return low;
}
