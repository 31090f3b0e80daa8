import { expectedGain, type GainingMemory } from './expected-gain.ts';
import { interleaveBooks, varyKinds, type Ranked } from './interleaving.ts';
import type { MemoryState } from './memory.ts';
import { orderNew, type NewItem } from './new-items.ts';
import { paced } from './pacing.ts';
import { seededRandom } from './seeded-random.ts';

/** An item that may stand in a reader's feed, with what the reader's history says of it. */
export interface Candidate extends NewItem {
  readonly itemId: number;
  readonly bookId: number;
  /** undefined for a new item. */
  readonly memory?: (GainingMemory & Pick<MemoryState, 'dueAt'>) | undefined;
  /** Whether the last answer to it was wrong, or its card was rated hard. */
  readonly lastWrong?: boolean | undefined;
}

type PractisedItem = Candidate & { readonly memory: NonNullable<Candidate['memory']> };

interface WeighedItem {
  readonly item: PractisedItem;
  /** undefined beyond the cap. */
  readonly gain: number | undefined;
}

/** So many of the items practised before are weighed; the longest due ones come first. */
const WEIGHED = 500;

/**
 * So many that went wrong lead a feed, which fills most of its first page. The others wait for their
 * turn by gain: asked again so soon, all of them would take the time of items that gain more.
 */
const LEADING = 3;

/** Items whose gains fall into one step of this size may change places without loss. */
const GAIN_STEP = 0.01;

/**
 * Item ids in the order of a feed. Up to three whose last answer was wrong lead, due or not; then
 * due items, each followed by two new ones; last come items ahead of time. Those practised before
 * are ordered by expected gain, new ones easiest first with their kinds spread evenly. No two
 * neighbours share a book while items of two books remain, and one of the first five is new while
 * there are new ones. The same input gives the same order; `now` in epoch ms.
 */
export function rankFeed(
  candidates: readonly Candidate[],
  { now, seed }: { now: number; seed: number },
): number[] {
  const tie = tieBreak(seed);
  const weighed = weigh(candidates.filter(isPractised), { now, tie });
  const leading = new Set(weighed.filter(({ item }) => item.lastWrong).slice(0, LEADING));
  const others = weighed.filter((one) => !leading.has(one));
  const due = others.filter(({ item }) => item.memory.dueAt <= now);
  const early = others.filter(({ item }) => item.memory.dueAt > now);
  const fresh = orderNew(
    candidates.filter((candidate) => !isPractised(candidate)),
    tie,
  );
  const byUrgency = [
    ...paced(
      { leading: ranked('wrong', [...leading]), due: ranked('due', due) },
      fresh.map((item) => ({ ...item, urgency: `new ${item.difficulty}` })),
    ),
    ...ranked('early', early),
  ];
  return varyKinds(interleaveBooks(byUrgency)).map(({ itemId }) => itemId);
}

function isPractised(candidate: Candidate): candidate is PractisedItem {
  return candidate.memory !== undefined;
}

type Compare = (a: Candidate, b: Candidate) => number;

function tieBreak(seed: number): Compare {
  const places = new Map<number, number>();
  const placeOf = ({ itemId }: Candidate) => {
    const place = places.get(itemId) ?? seededRandom(seed + itemId)();
    places.set(itemId, place);
    return place;
  };
  return (a, b) => placeOf(a) - placeOf(b) || a.itemId - b.itemId;
}

/** The highest gain first; those beyond the cap follow, the soonest due first. */
function weigh(
  items: readonly PractisedItem[],
  { now, tie }: { now: number; tie: Compare },
): WeighedItem[] {
  const byTime = items.toSorted((a, b) => a.memory.dueAt - b.memory.dueAt || tie(a, b));
  const weighed = byTime
    .slice(0, WEIGHED)
    .map((item) => ({ item, gain: expectedGain(item.memory, now) }))
    .toSorted((a, b) => b.gain - a.gain);
  return [...weighed, ...byTime.slice(WEIGHED).map((item) => ({ item, gain: undefined }))];
}

function ranked(tier: string, items: readonly WeighedItem[]): Ranked[] {
  return items.map(({ item: { itemId, bookId, kind }, gain }) => {
    const step = gain === undefined ? 'unweighed' : Math.floor(gain / GAIN_STEP);
    return { itemId, bookId, kind, urgency: `${tier} ${step}` };
  });
}
