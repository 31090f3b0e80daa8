import { interleaveBooks, varyKinds, type Ranked } from './interleaving.ts';
import { hash32 } from './seeded-random.ts';

/** An item that may stand in a reader's feed, with what the reader's history says of it. */
export interface Candidate {
  readonly itemId: number;
  readonly bookId: number;
  /** Type of the question, or a name of its own for flashcards. */
  readonly kind: string;
  /** 1 (easy) to 3. */
  readonly difficulty: number;
  /** Place within its book. */
  readonly position: number;
  /** When it is due again (epoch ms); undefined for a new item. */
  readonly dueAt?: number | undefined;
  /** Whether the last answer to it was wrong. */
  readonly lastWrong?: boolean | undefined;
}

/** One new item follows each so many due ones, so that a full schedule cannot starve the shelf. */
const DUE_PER_NEW = 2;

const DAY_MS = 86_400_000;

/**
 * Item ids in the order of a feed. Due items lead, those answered wrong last before the rest, the
 * longest overdue first, with a new one after each two; new ones come easiest first with their
 * kinds spread evenly; then items ahead of time, soonest due first. No two neighbours share a book
 * while items of two books remain. The same input gives the same order; `now` in epoch ms.
 */
export function rankFeed(
  candidates: readonly Candidate[],
  { now, seed }: { now: number; seed: number },
): number[] {
  const tie = tieBreak(seed);
  const due = candidates.filter(({ dueAt }) => dueAt !== undefined && dueAt <= now);
  const fresh = candidates.filter(({ dueAt }) => dueAt === undefined);
  const early = candidates.filter(({ dueAt }) => dueAt !== undefined && dueAt > now);
  const byUrgency = [
    ...mixed(rankDue(due, now, tie), rankFresh(fresh, tie)),
    ...rankEarly(early, now, tie),
  ];
  return varyKinds(interleaveBooks(byUrgency)).map(({ itemId }) => itemId);
}

type Compare = (a: Candidate, b: Candidate) => number;

function tieBreak(seed: number): Compare {
  const hashes = new Map<number, number>();
  const hashOf = ({ itemId }: Candidate) => {
    const hash = hashes.get(itemId) ?? hash32(`${seed} ${itemId}`);
    hashes.set(itemId, hash);
    return hash;
  };
  return (a, b) => hashOf(a) - hashOf(b) || a.itemId - b.itemId;
}

function rankDue(due: readonly Candidate[], now: number, tie: Compare): Ranked[] {
  const compare: Compare = (a, b) =>
    Number(b.lastWrong ?? false) - Number(a.lastWrong ?? false) ||
    (a.dueAt ?? now) - (b.dueAt ?? now) ||
    tie(a, b);
  return due
    .toSorted(compare)
    .map((item) => ranked(item, item.lastWrong ? 'wrong' : `due ${daysFrom(item.dueAt, now)}`));
}

function rankEarly(early: readonly Candidate[], now: number, tie: Compare): Ranked[] {
  const compare: Compare = (a, b) => (a.dueAt ?? now) - (b.dueAt ?? now) || tie(a, b);
  return early.toSorted(compare).map((item) => ranked(item, `early ${daysFrom(item.dueAt, now)}`));
}

/**
 * Each kind easiest first, and the kinds side by side: the n-th of a kind with m items stands where
 * n/m of all new items stand. So the first few show every kind, and a long series keeps the mix.
 */
function rankFresh(fresh: readonly Candidate[], tie: Compare): Ranked[] {
  const easiestFirst: Compare = (a, b) =>
    a.difficulty - b.difficulty || a.position - b.position || tie(a, b);
  const kinds = Map.groupBy(fresh.toSorted(easiestFirst), ({ kind }) => kind);
  return [...kinds.values()]
    .flatMap((items) => items.map((item, index) => ({ item, share: index / items.length })))
    .toSorted((a, b) => a.share - b.share || easiestFirst(a.item, b.item))
    .map(({ item }) => ranked(item, `new ${item.difficulty}`));
}

function mixed(due: readonly Ranked[], fresh: readonly Ranked[]): Ranked[] {
  const order: Ranked[] = [];
  let used = 0;
  for (const [index, item] of due.entries()) {
    order.push(item);
    if (index % DUE_PER_NEW !== DUE_PER_NEW - 1) continue;
    order.push(...fresh.slice(used, used + 1));
    used += 1;
  }
  return [...order, ...fresh.slice(used)];
}

function ranked({ itemId, bookId, kind }: Candidate, urgency: string): Ranked {
  return { itemId, bookId, kind, urgency };
}

function daysFrom(dueAt: number | undefined, now: number): number {
  return Math.floor(((dueAt ?? now) - now) / DAY_MS);
}
