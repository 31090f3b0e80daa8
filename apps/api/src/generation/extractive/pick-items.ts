import type { ItemKind, QuestionKind } from '@morsel/sdk/domain';

import type { PossibleItem, ChapterSpan } from './possible-item.ts';

type PickOptions = {
  readonly wanted: number;
  readonly taken: readonly ChapterSpan[];
  /** 0 to 1. */
  readonly random: () => number;
};

/** How many of a kind among all that are picked, while there are enough. */
const SHARES: Readonly<Record<ItemKind, number>> = {
  mcq: 0.5,
  true_false: 0.3,
  match_pairs: 0.1,
  arrange_list: 0.1,
  typed: 0.1,
  cloze: 0.1,
  flashcard: 1,
};
/** Enough to change the order of candidates about equally good. */
const JITTER = 0.8;

/**
 * The best candidates, of which no two are made of the same words: the chunks take turns, and so do
 * the kinds, and of true/false statements every other is true.
 */
export function pickItems(
  candidates: readonly PossibleItem[],
  { wanted, taken, random }: PickOptions,
): PossibleItem[] {
  const ranked = candidates
    .map((candidate) => ({ candidate, rank: candidate.score + JITTER * random() }))
    .toSorted((a, b) => b.rank - a.rank)
    .map(({ candidate }) => candidate);
  const picked: PossibleItem[] = [];
  let truthNext = random() < 0.5;
  let rest = ranked.filter(({ quote }) => !taken.some((place) => overlap(place, quote)));
  while (picked.length < wanted && rest.length > 0) {
    const next = nextOf(rest, picked, truthNext);
    if (next === undefined) break;
    if (next.item.type === 'true_false') truthNext = !next.item.answer;
    picked.push(next);
    rest = rest.filter(({ quote }) => !overlap(quote, next.quote));
  }
  return picked;
}

/** The best of the kind that is most behind its share, from the chunk that has had the least. */
function nextOf(
  rest: readonly PossibleItem[],
  picked: readonly PossibleItem[],
  truthNext: boolean,
): PossibleItem | undefined {
  const fit = rest.filter(({ item }) => item.type !== 'true_false' || item.answer === truthNext);
  const had = (chunk: number) => picked.filter((other) => other.chunk === chunk).length;
  const least = Math.min(...fit.map(({ chunk }) => had(chunk)));
  const ofChunk = fit.filter(({ chunk }) => had(chunk) === least);
  const behind = (kind: PossibleItem['item']['type']) =>
    picked.filter(({ item }) => item.type === kind).length / SHARES[kind];
  const lowest = Math.min(...ofChunk.map(({ item }) => behind(item.type)));
  return ofChunk.find(({ item }) => behind(item.type) === lowest);
}

function overlap(a: ChapterSpan, b: ChapterSpan): boolean {
  return a.chapter === b.chapter && a.start < b.end && b.start < a.end;
}

/** Whether an item is of the kinds that are asked for. */
export const isWanted = (
  kind: ItemKind,
  { kinds }: { readonly kinds?: readonly QuestionKind[] },
): boolean => kind === 'flashcard' || (kinds?.includes(kind) ?? true);
