import type { Practice } from '../domain/answers.ts';
import { expectedGain, type GainingMemory } from './expected-gain.ts';
import type { MemoryState } from './memory.ts';
import { type NewItem, orderNew, paced, type Ranked, takeTurns, varyKinds } from './mixing.ts';
import { practiceOf } from './practice.ts';
import { seededRandom } from './seeded-random.ts';
import { hardestOfEach, hardnessOf, partWaiting, type Sibling } from './siblings.ts';
import { spreadIdeas } from './spread-ideas.ts';

/** An item that may stand in a reader's feed, with what the reader's history says of it. */
export interface Candidate extends NewItem, Sibling {
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
 * So many that were missed lead what is due. The others wait for their turn by gain: asked again so
 * soon, all of them would take the time of items that gain more.
 */
const LEADING = 3;

/** Items whose gains fall into one step of this size may change places without loss. */
const GAIN_STEP = 0.01;

/**
 * Item ids in the order of a feed. Due items and new ones share the front of it, a due one first;
 * items ahead of time come last. Up to three that were missed lead what is due; the rest of it is
 * ordered by expected gain, as is what is ahead of time, the hardest of an idea before its siblings;
 * new ones come easiest first with their kinds spread evenly, a harder question of an idea once an
 * easier one is known. Books take turns among items of one urgency. The same input gives the same
 * order; `now` in epoch ms, `bookBefore` the book of what stands before them all.
 */
export function rankFeed(
  candidates: readonly Candidate[],
  { now, seed, bookBefore }: { now: number; seed: number; bookBefore?: number | undefined },
): number[] {
  const tie = tieBreak(seed);
  const weighed = weigh(candidates.filter(isPractised), { now, tie });
  const due = weighed.filter(({ item }) => practiceOf(item.memory.dueAt, now) === 'due');
  const early = weighed.filter(({ item }) => practiceOf(item.memory.dueAt, now) === 'early');
  const leading = new Set(due.filter(({ item }) => item.lastWrong).slice(0, LEADING));
  const { open, waiting } = partWaiting(
    candidates.filter((candidate) => !isPractised(candidate)),
    { practised: candidates.filter(isPractised), isKnown: ({ lastWrong }) => !lastWrong },
  );
  const byUrgency = [
    ...paced<Ranked>(
      [
        ...[...leading].map(({ item }) => ranked(item, 'due', 'missed')),
        ...hardestDueOfEach(due.filter((one) => !leading.has(one))).map((one) =>
          weighedRank(one, 'due'),
        ),
      ],
      [
        ...orderNew(open, tie).map((item) => ranked(item, 'new', `${item.difficulty}`)),
        ...orderNew(waiting, tie)
          .toSorted(easierFirst)
          .map((item) => ranked(item, 'new', `waiting ${hardnessOf(item)} ${item.difficulty}`)),
      ],
    ),
    ...early.map((one) => weighedRank(one, 'early')),
  ];
  const ordered = varyKinds(takeTurns(byUrgency, bookBefore));
  return spreadIdeas(ordered).map(({ itemId }) => itemId);
}

const easierFirst = (a: Sibling, b: Sibling) => hardnessOf(a) - hardnessOf(b);

function hardestDueOfEach(due: readonly WeighedItem[]): WeighedItem[] {
  const byItem = new Map(due.map((one) => [one.item, one]));
  return hardestOfEach(due.map(({ item }) => item)).flatMap((item) => byItem.get(item) ?? []);
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

function weighedRank({ item, gain }: WeighedItem, urgency: Practice): Ranked {
  const step = gain === undefined ? 'unweighed' : `${Math.floor(gain / GAIN_STEP)}`;
  return ranked(item, urgency, step);
}

function ranked(
  { itemId, bookId, kind, idea }: Candidate,
  urgency: Practice,
  step: string,
): Ranked {
  return { itemId, bookId, kind, idea, urgency, step };
}
