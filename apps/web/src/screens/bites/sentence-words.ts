import type { Span } from '@morsel/sdk/contract';
import { wordsOf } from '@morsel/sdk/rules';

/** A word of a sentence with the signs that belong to it, and what stands between it and the next. */
export interface SentenceWord extends Span {
  readonly text: string;
  readonly before: string;
  readonly after: string;
  readonly space: string;
}

/** Signs that close what was before, space, signs that open what follows. */
const BETWEEN = /^(\S*)(\s[\s\S]*\s|\s?)(\S*)$/;

/** A sentence in words, none of it left out; what is hidden of a word stands apart. */
export function sentenceWords(sentence: string, hidden: readonly Span[]): SentenceWord[] {
  const spans = wordsOf(sentence).flatMap((word) => parted(word, hidden));
  const opening = sentence.slice(0, spans[0]?.start ?? 0);
  let before = opening;
  return spans.map(({ start, end }, index) => {
    const next = spans[index + 1];
    const between = sentence.slice(end, next?.start ?? sentence.length);
    const [, after = between, space = '', opens = ''] = (next && BETWEEN.exec(between)) ?? [];
    const word = { start, end, text: sentence.slice(start, end), before, after, space };
    before = opens;
    return word;
  });
}

/** "Darwin’s" in two, where "Darwin" is hidden. */
function parted({ start, end }: Span, hidden: readonly Span[]): Span[] {
  const edges = hidden
    .flatMap((span) => [span.start, span.end])
    .filter((edge) => start < edge && edge < end)
    .toSorted((one, other) => one - other);
  return [start, ...edges].map((from, index) => ({ start: from, end: edges[index] ?? end }));
}
