import type { PackItem, SyncOperation, UserStats } from '@morsel/sdk/contract';
import { statsAfter } from '@morsel/sdk/rules';

import type { Kind, LocalCount, PendingOperation, ResultOf } from '../pending-operation.ts';
import { entryOf, isAnswered, withEarned, withMastery, withShelving, withUse } from './entries.ts';
import {
  type Graded,
  gradedAnswer,
  gradedMark,
  gradedRating,
  gradedShelving,
  type Standing,
} from './grading.ts';
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
      return rated(record, deed);
    case 'mastery':
      return marked(record, deed);
    case 'shelf':
      return withCount(withShelving(record, deed.target, deed.value), gradedShelving());
  }
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

function answered(record: ReaderRecord, deed: OfKind<'answer'>, { item, pending }: Known): Applied {
  const { target, value, answeredAt: at } = deed;
  const entry = entryOf(record, target);
  if (entry === undefined) return { record };
  if (item === undefined) return { record: withUse(record, target, { at }) };
  const standing: Standing = {
    stats: statsWithPending(record.stats, pending),
    achievements: record.achievements,
  };
  const graded = gradedAnswer(item, { value, memory: entry.memory, at }, standing);
  if (graded === undefined) return { record };
  return withCount(withUse(record, target, { at, memory: graded.memory }), graded);
}

function rated(record: ReaderRecord, deed: OfKind<'rating'>): Applied {
  const { target, value, answeredAt: at } = deed;
  const entry = entryOf(record, target);
  if (entry?.itemType !== 'flashcard') return { record };
  const graded = gradedRating({ value, memory: entry.memory, at });
  return withCount(withUse(record, target, { at, memory: graded.memory }), graded);
}

/** Only what was answered can be mastered; the device does not know that of items it lacks. */
function marked(record: ReaderRecord, { target, value }: OfKind<'mastery'>): Applied {
  const entry = entryOf(record, target);
  if (value && entry !== undefined && !isAnswered(entry)) return { record };
  return withCount(withMastery(record, target, value), gradedMark(value, record));
}

function withCount(record: ReaderRecord, graded: Graded<ResultOf<Kind>>): Applied {
  const { count, result, earned } = graded;
  return { record: withEarned(record, earned), counted: { count, result } };
}
