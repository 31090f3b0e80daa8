import { DAY_MS, MINUTE_MS } from '../src/domain/durations.ts';
import { reviewed, type ReviewOutcome } from '../src/rules/schedule.ts';
import { chanceOf } from './chance.ts';
import type { FeedRequest, Policy, Practised } from './policies.ts';
import { GUESSED, shelfOf, type ShelfItem } from './shelf.ts';
import type { SimulatedReader } from './simulated-reader.ts';

export interface TrialPlan {
  /** Makes the reader of a seed. */
  readonly readerOf: (seed: number) => SimulatedReader;
  readonly policy: Policy;
  /** Items on the shelf. */
  readonly size: number;
  readonly seed: number;
}

/** Each a share from 0 to 1. */
export interface TrialResult {
  /** Chance of recall, mean over the whole shelf; 0 for what was never asked. */
  readonly recall: number;
  /** The same over what was asked. */
  readonly recallOfSeen: number;
  readonly coverage: number;
}

const DAYS = 60;
const ANSWERS_A_DAY = 20;
const DAYS_UNTIL_EXAM = 30;
const FIRST_EVENING = Date.UTC(2026, 0, 5, 19);

/** A reader who answers the first twenty of one feed a day for sixty days, and is examined later. */
export function runTrial({ readerOf, policy, size, seed }: TrialPlan): TrialResult {
  const reader = readerOf(seed);
  const shelf = shelfOf(size, seed);
  const practised = new Map<number, Practised>();
  for (let day = 0; day < DAYS; day += 1) {
    const now = FIRST_EVENING + day * DAY_MS;
    for (const [place, item] of feedOf(policy, { shelf, practised, now, seed }).entries()) {
      const before = practised.get(item.itemId);
      const meeting = before?.memory.reps ?? 0;
      const at = now + place * MINUTE_MS;
      const outcome = answerOf(reader, item, { at, luck: [seed, item.itemId, meeting] });
      const memory = reviewed(before?.memory, outcome, at);
      practised.set(item.itemId, { memory, lastOutcome: outcome });
    }
  }
  const seen = shelf.filter(({ itemId }) => practised.has(itemId));
  return examined(reader, seen, size);
}

function feedOf(policy: Policy, request: FeedRequest): ShelfItem[] {
  const items = new Map(request.shelf.map((item) => [item.itemId, item]));
  return policy(request)
    .slice(0, ANSWERS_A_DAY)
    .flatMap((id) => items.get(id) ?? []);
}

/** The reader recalls the item or guesses; what they know afterwards depends on the first alone. */
function answerOf(
  reader: SimulatedReader,
  item: ShelfItem,
  { at, luck }: { at: number; luck: readonly number[] },
): ReviewOutcome {
  const day = dayOf(at);
  const recalled = chanceOf(...luck, 'recall') < reader.recall(item, day);
  reader.practise(item, day, recalled);
  if (item.kind === 'flashcard') return recalled ? 'medium' : 'hard';
  return recalled || chanceOf(...luck, 'guess') < GUESSED[item.kind] ? 'right' : 'wrong';
}

function examined(reader: SimulatedReader, seen: readonly ShelfItem[], size: number): TrialResult {
  const day = dayOf(FIRST_EVENING + (DAYS - 1 + DAYS_UNTIL_EXAM) * DAY_MS);
  const recalled = seen.reduce((sum, item) => sum + reader.recall(item, day), 0);
  return {
    recall: recalled / size,
    recallOfSeen: recalled / seen.length,
    coverage: seen.length / size,
  };
}

function dayOf(at: number): number {
  return (at - FIRST_EVENING) / DAY_MS;
}
