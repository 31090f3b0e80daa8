import type { PackEntry, StudyPack, SyncOperation } from '@morsel/sdk/contract';

import { entryOf } from './entries.ts';
import { knownMerits, mergedMerits } from './merits.ts';
import type { ReaderRecord, StudyEntry } from './records.ts';
import { recentTraces } from './undo-review.ts';

/** Kind and book of an entry's item. */
export type ItemFacts = Pick<StudyEntry, 'itemType' | 'bookId'>;

/** What a pack that was fetched meets on the device. */
export interface Renewal {
  readonly ownerId: number;
  readonly fetched: StudyPack;
  readonly fetchedAt: number;
  /** The reader's record as the request went out, and as it is now. */
  readonly before: ReaderRecord | undefined;
  readonly now: ReaderRecord | undefined;
  /** What waited to be sent as the request went out, or waits now, in the order of doing. */
  readonly pending: readonly SyncOperation[];
  /** Kind and book of an entry's item; undefined when the device has no such item. */
  readonly factsOf: (entry: PackEntry) => ItemFacts | undefined;
}

/**
 * The reader's record with a fetched pack. What the server may not have known as it answered stays
 * as this device has it: what is pending, and what happened since the request went out.
 */
export function renewed(renewal: Renewal): ReaderRecord {
  const { ownerId, fetched, fetchedAt, before, now } = renewal;
  const entries = fetched.entries.flatMap((entry) => renewedEntry(entry, renewal) ?? []);
  const { feats, dayRun } = fetched;
  const traces = now ? recentTraces(now, fetchedAt) : [];
  return {
    ownerId,
    stats: isStatsChanged(renewal) ? (now ?? fetched).stats : fetched.stats,
    ...(isAnythingUnknown(renewal)
      ? mergedGains(fetched, now)
      : { achievements: fetched.achievements, merits: { feats, dayRun } }),
    entries: [...entries, ...keptEntries(renewal)],
    fetchedAt,
    used: Math.max(0, (now?.used ?? 0) - (before?.used ?? 0)),
    outdated: outdatedSince(renewal),
    ...(traces.length > 0 && { traces }),
  };
}

function mergedGains(
  { achievements, feats, dayRun }: StudyPack,
  now: ReaderRecord | undefined,
): Pick<ReaderRecord, 'achievements' | 'merits'> {
  return {
    achievements: [...new Set([...achievements, ...(now?.achievements ?? [])])],
    merits: mergedMerits({ feats, dayRun }, knownMerits(now?.merits)),
  };
}

function renewedEntry(entry: PackEntry, renewal: Renewal): StudyEntry | undefined {
  const facts = renewal.factsOf(entry);
  if (facts === undefined || isTakenOut(entry.itemId, renewal)) return undefined;
  if (isLetGo(entry.itemId, renewal)) return undefined;
  const own = ownHistory(entry.itemId, renewal);
  const { earnedOn, ...told } = entry;
  // Where a review was taken back, the server may have told of what it earned.
  const isUndone = own !== undefined && 'memory' in own && !('usedAt' in own);
  return {
    ...told,
    ...(!isUndone && earnedOn !== undefined && { earnedOn }),
    ...facts,
    ...own,
    isMastered: own?.isMastered ?? isMasteredHere(entry.itemId, renewal),
    isUnshelved: isUnshelvedHere(facts.bookId, renewal),
  };
}

/** What this device knows better of an item than the server did; undefined where it does not. */
function ownHistory(
  itemId: number,
  { before, now, pending }: Renewal,
): Partial<StudyEntry> | undefined {
  const mine = now && entryOf(now, itemId);
  if (mine === undefined) {
    const last = pending.findLast((operation) => isReviewOf(itemId, operation, pending));
    return last && { usedAt: last.answeredAt };
  }
  const then = before && entryOf(before, itemId);
  const isKept = pending.some((operation) => isAbout(itemId, operation)) || isTouched(then, mine);
  if (!isKept) return undefined;
  const { memory, usedAt, isMastered, earnedOn } = mine;
  const review = { memory, ...(earnedOn !== undefined && { earnedOn }) };
  if (usedAt !== undefined) return { isMastered, usedAt, ...review };
  const isUndone = then?.usedAt !== undefined || pending.some((one) => isUndoOf(itemId, one));
  return { isMastered, ...(isUndone && review) };
}

/** Entries that the answer lacks, of items that something pending is about or that may be undone. */
function keptEntries({ fetched, fetchedAt, now, pending }: Renewal): StudyEntry[] {
  const isFetched = new Set(fetched.entries.map(({ itemId }) => itemId));
  if (now === undefined) return [];
  const isTraced = new Set(recentTraces(now, fetchedAt).map(({ entry }) => entry.itemId));
  return now.entries.filter(
    ({ itemId }) =>
      !isFetched.has(itemId) &&
      (isTraced.has(itemId) || pending.some((operation) => isAbout(itemId, operation))),
  );
}

/** Whether it was taken out of the pack since the request went out. */
function isTakenOut(itemId: number, { before, now }: Renewal): boolean {
  const isIn = (record: ReaderRecord | undefined) => {
    const entry = record && entryOf(record, itemId);
    return entry !== undefined && entry.isLetGo !== true;
  };
  return now !== undefined && isIn(before) && !isIn(now);
}

/** Whether it was a bite that was kept, and is not any more. */
function isLetGo(itemId: number, { pending }: Renewal): boolean {
  const last = pending.findLast(({ kind, target }) => kind === 'bite' && target === itemId);
  return last?.kind === 'bite' && last.value.decision !== 'kept';
}

function isMasteredHere(itemId: number, { pending }: Renewal): boolean {
  const marks = pending.filter(({ kind, target }) => kind === 'mastery' && target === itemId);
  return marks.at(-1)?.value === true;
}

function isUnshelvedHere(bookId: number, { before, now, pending }: Renewal): boolean {
  const last = pending.findLast(({ kind, target }) => kind === 'shelf' && target === bookId);
  if (last !== undefined) return last.value === false;
  const isOut = (record: ReaderRecord | undefined) =>
    record?.entries.some((entry) => entry.bookId === bookId && entry.isUnshelved) ?? false;
  return isOut(now) && !isOut(before);
}

/** Whether it is one that is not undone. */
const isReviewOf = (
  itemId: number,
  { kind, target, opId }: SyncOperation,
  pending: readonly SyncOperation[],
) =>
  (kind === 'answer' || kind === 'rating') &&
  target === itemId &&
  !pending.some((other) => other.kind === 'undo' && other.value === opId);

const isUndoOf = (itemId: number, { kind, target }: SyncOperation) =>
  kind === 'undo' && target === itemId;

const isAbout = (itemId: number, { kind, target }: SyncOperation) =>
  kind !== 'shelf' && target === itemId;

const isTouched = (then: StudyEntry | undefined, mine: StudyEntry) =>
  then?.usedAt !== mine.usedAt || (then?.isMastered ?? false) !== mine.isMastered;

/** Stats that came with a later answer than the pack's. */
const isStatsChanged = (renewal: Renewal) => isChanged('stats', renewal);

/** Whether the pack may lack what was earned here. */
const isAnythingUnknown = (renewal: Renewal) =>
  renewal.pending.length > 0 || isChanged('achievements', renewal) || isChanged('merits', renewal);

const isChanged = (part: keyof ReaderRecord, { before, now }: Renewal) =>
  JSON.stringify(before?.[part]) !== JSON.stringify(now?.[part]);

/** How often shelf or feed have changed since the request went out, as far as that is known. */
function outdatedSince({ before, now, pending }: Renewal): number {
  const since = Math.max(0, (now?.outdated ?? 0) - (before?.outdated ?? 0));
  return pending.some(({ kind }) => kind === 'shelf') ? Math.max(1, since) : since;
}
