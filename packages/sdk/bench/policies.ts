import { rankFeed, type MemoryState, type ReviewOutcome } from '../src/rules/schedule.ts';
import { hash32 } from '../src/rules/seeded-random.ts';
import { chanceOf } from './chance.ts';
import type { ShelfItem } from './shelf.ts';

/** What the service knows of an item that was practised. */
export interface Practised {
  readonly memory: MemoryState;
  readonly lastOutcome: ReviewOutcome;
}

export interface FeedRequest {
  readonly shelf: readonly ShelfItem[];
  readonly practised: ReadonlyMap<number, Practised>;
  /** Epoch ms. */
  readonly now: number;
  readonly seed: number;
}

/** Item ids in the order in which a policy asks for them. */
export type Policy = (question: FeedRequest) => number[];

export const POLICIES = {
  ours,
  random,
  'round-robin': roundRobin,
  'due-first': dueFirst,
} satisfies Record<string, Policy>;

/** The feed as it is. */
function ours({ shelf, practised, now, seed }: FeedRequest): number[] {
  const candidates = shelf.map((item) => {
    const known = practised.get(item.itemId);
    return {
      ...item,
      memory: known?.memory,
      lastWrong: known?.lastOutcome === 'wrong' || known?.lastOutcome === 'hard',
    };
  });
  return rankFeed(candidates, { now, seed: hash32(`${seed} ${now}`) });
}

function random({ shelf, now, seed }: FeedRequest): number[] {
  return orderedBy(shelf, ({ itemId }) => chanceOf(seed, now, itemId));
}

/** What was not asked for the longest time, item after item. */
function roundRobin({ shelf, practised }: FeedRequest): number[] {
  return orderedBy(shelf, ({ itemId }) => practised.get(itemId)?.memory.lastReviewAt ?? 0);
}

/** The longest due first, then new items, then those ahead of time. */
function dueFirst({ shelf, practised, now }: FeedRequest): number[] {
  return orderedBy(shelf, ({ itemId }) => practised.get(itemId)?.memory.dueAt ?? now);
}

function orderedBy(shelf: readonly ShelfItem[], keyOf: (item: ShelfItem) => number): number[] {
  return shelf
    .map((item) => ({ id: item.itemId, key: keyOf(item) }))
    .toSorted((a, b) => a.key - b.key)
    .map(({ id }) => id);
}
