import type { SyncOperation, UndoResult } from '@morsel/sdk/contract';
import { UNDO_WINDOW_MS } from '@morsel/sdk/domain';
import { statsAfter, type UndoneEvent } from '@morsel/sdk/rules';

import type { LocalCount, PendingOperation } from '../operation.ts';
import { entryOf, outdated, statsWithPending, withEntry } from './entries.ts';
import { knownMerits, type Merits } from './merits.ts';
import type { ReaderRecord, ReviewTrace } from './records.ts';

type Pending = readonly Pick<PendingOperation, 'counted' | 'state'>[];

/** What taking a review back takes off here, and what the server will probably reply. */
interface Undone {
  readonly count: UndoneEvent;
  readonly result: UndoResult;
}

/**
 * The pack after a review that this device has counted, with what it takes to take that back. Those
 * that are too old for it are forgotten.
 */
export function withTrace(
  after: ReaderRecord,
  before: ReaderRecord,
  { review, count, pending }: { review: SyncOperation; count: LocalCount; pending: Pending },
): ReaderRecord {
  const { opId, target, answeredAt: at } = review;
  const entry = entryOf(before, target);
  if (entry === undefined) return after;
  const { streak: streakBefore } = statsWithPending(before, pending);
  const undone = { ...count, streakBefore };
  const trace = { opId, at, undone, entry, merits: knownMerits(before.merits) };
  return { ...after, traces: [...recentTraces(before, at), trace] };
}

/** Of the reviews that this device has counted, those that can be taken back at a time (epoch ms). */
export function recentTraces({ traces = [] }: ReaderRecord, now: number): readonly ReviewTrace[] {
  return traces.filter(({ at }) => now - at <= UNDO_WINDOW_MS);
}

/**
 * The pack as it was before its last review, but for achievements, which are for ever; one that does
 * not know how it was asks for a newer one.
 */
export function withoutReview(
  record: ReaderRecord,
  opId: string,
  pending: Pending,
): { record: ReaderRecord; counted?: Undone } {
  const last = record.traces?.at(-1);
  if (last?.opId !== opId) return { record: outdated(record) };
  const { entry, undone: count } = last;
  const stats = statsAfter(statsWithPending(record, pending), [count]);
  return {
    record: {
      ...withEntry(record, entry),
      merits: meritsBefore(last.merits, knownMerits(record.merits)),
      traces: (record.traces ?? []).slice(0, -1),
    },
    counted: { count, result: { undone: opId, stats } },
  };
}

/** Marks do not hang on reviews. */
function meritsBefore({ feats, dayRun }: Merits, { feats: now }: Merits): Merits {
  const { mastered, booksMastered } = now;
  return { feats: { ...feats, mastered, booksMastered }, dayRun };
}
