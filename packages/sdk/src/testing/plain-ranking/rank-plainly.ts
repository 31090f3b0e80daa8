import type { Practice } from '../../domain/answers.ts';
import { expectedGain } from '../../rules/expected-gain.ts';
import { practiceOf } from '../../rules/practice.ts';
import type { Candidate } from '../../rules/ranking/candidates.ts';
import { seededRandom } from '../../rules/seeded-random.ts';
import { hardnessOf, type Sibling } from '../../rules/siblings.ts';
import { takeTurns } from '../../rules/take-turns.ts';
import { orderNew, paced, type Ranked, varyKinds } from './mix-items.ts';
import { hardestOfEach, partWaiting } from './order-siblings.ts';
import { spreadIdeas } from './spread-ideas.ts';

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
 * The order of a feed as `rankFeed` gives it, said plainly and many times slower: each step is a
 * function of whole lists. What the fast one is compared with.
 */
export function rankPlainly(
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
