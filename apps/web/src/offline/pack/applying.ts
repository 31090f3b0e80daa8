import type { PackItem, SyncOperation, UserStats } from '@morsel/sdk/contract';
import { localDay, statsAfter } from '@morsel/sdk/rules';

import type { Kind, LocalCount, PendingOperation, ResultOf } from '../pending-operation.ts';
import {
  entryOf,
  isAnswered,
  withEarned,
  withMastery,
  withMerits,
  withShelving,
  withUse,
} from './entries.ts';
import {
  type Graded,
  gradedAnswer,
  gradedMark,
  gradedRating,
  gradedShelving,
  type Standing,
} from './grading.ts';
import { NO_MERITS } from './merits.ts';
import type { ReaderRecord } from './records.ts';

/** What a deed counts for here, and what the server will probably answer to it. */
export interface Counted {
  readonly count: LocalCount;
  readonly result: ResultOf<Kind>;
}

/** What there is to judge a deed by: its item as the reader saw it, and what waits to be sent. */
export interface Known {
  readonly item: PackItem | undefined;
  readonly pending: readonly Pick<PendingOperation, 'counted' | 'state'>[];
}

/** The pack after a deed; `counted` is absent where this device cannot tell what it counts for. */
export interface Applied {
  readonly record: ReaderRecord;
  readonly counted?: Counted;
}

/** Applies a deed to the pack of its reader, as the server will. */
export function applied(record: ReaderRecord, deed: SyncOperation, known: Known): Applied {
  switch (deed.kind) {
    case 'answer':
      return answered(record, deed, known);
    case 'rating':
      return rated(record, deed, known);
    case 'mastery':
      return marked(record, deed, known);
    case 'shelf':
      return withCount(
        withShelving(record, deed.target, deed.value),
        gradedShelving(standingOf(record, known)),
      );
  }
}

function standingOf(record: ReaderRecord, { pending }: Known): Standing {
  const { stats, achievements, merits = NO_MERITS } = record;
  return { stats: statsWithPending(stats, pending), achievements, merits };
}

/** The server's stats with what is pending on top. */
function statsWithPending(stats: UserStats, pending: Known['pending']): UserStats {
  const going = pending.filter(({ state }) => state !== 'refused');
  return statsAfter(
    stats,
    going.flatMap(({ counted }) => counted ?? []),
  );
}

type OfKind<K extends Kind> = Extract<SyncOperation, { kind: K }>;

function answered(record: ReaderRecord, deed: OfKind<'answer'>, known: Known): Applied {
  const { item } = known;
  const { target, value, answeredAt: at } = deed;
  const entry = entryOf(record, target);
  if (entry === undefined) return { record };
  if (item === undefined) return { record: withUse(record, target, { at }) };
  const review = { value, memory: entry.memory, at, day: dayOf(deed) };
  const graded = gradedAnswer(item, review, standingOf(record, known));
  if (graded === undefined) return { record };
  return withCount(withUse(record, target, { at, memory: graded.memory }), graded);
}

function rated(record: ReaderRecord, deed: OfKind<'rating'>, known: Known): Applied {
  const { target, value, answeredAt: at } = deed;
  const entry = entryOf(record, target);
  if (entry?.itemType !== 'flashcard') return { record };
  const review = { value, memory: entry.memory, at, day: dayOf(deed) };
  const graded = gradedRating(review, standingOf(record, known));
  return withCount(withUse(record, target, { at, memory: graded.memory }), graded);
}

/** Only what was answered can be mastered; the device does not know that of items it lacks. */
function marked(record: ReaderRecord, deed: OfKind<'mastery'>, known: Known): Applied {
  const { target, value: ismastered } = deed;
  const entry = entryOf(record, target);
  if (ismastered && entry !== undefined && !isAnswered(entry)) return { record };
  const mark = { ismastered, isNew: entry?.isMastered !== ismastered };
  const graded = gradedMark(mark, standingOf(record, known));
  return withCount(withMastery(record, target, ismastered), graded);
}

const dayOf = ({ answeredAt, timeZone }: SyncOperation) => localDay(answeredAt, timeZone);

function withCount(record: ReaderRecord, graded: Graded<ResultOf<Kind>>): Applied {
  const { count, result, earned, merits } = graded;
  return { record: withEarned(withMerits(record, merits), earned), counted: { count, result } };
}
