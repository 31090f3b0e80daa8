import type { PackItem, PackMemory, UserStats } from '@morsel/sdk/contract';
import { statsAfter } from '@morsel/sdk/rules';

import type { PendingOperation } from '../operation.ts';
import type { Merits } from './merits.ts';
import type { ReaderRecord, StudyEntry } from './records.ts';

/** That an item was answered or rated, and what came of it where that could be told. */
interface Use {
  readonly at: number;
  readonly memory?: PackMemory | undefined;
  /** The local day, where it earned XP. */
  readonly earnedOn?: string | undefined;
}

/** The pack after an item was answered or rated. */
export function withUse(
  record: ReaderRecord,
  itemId: number,
  { at, memory, earnedOn }: Use,
): ReaderRecord {
  const entry = entryOf(record, itemId);
  if (entry === undefined) return record;
  const used = entry.usedAt === undefined ? record.used + 1 : record.used;
  const change = {
    usedAt: at,
    ...(memory && { memory }),
    ...(earnedOn !== undefined && { earnedOn }),
  };
  return { ...changed(record, (one) => one.itemId === itemId, change), used };
}

/** The pack with the entry of an item as it was before it was answered or rated. */
export function withEntry(record: ReaderRecord, entry: StudyEntry): ReaderRecord {
  const now = entryOf(record, entry.itemId);
  if (now === undefined) return { ...record, entries: [entry, ...record.entries] };
  const isUnused = entry.usedAt === undefined && now.usedAt !== undefined;
  return {
    ...record,
    entries: record.entries.map((one) => (one === now ? { ...entry, ...placeOf(now) } : one)),
    used: isUnused ? Math.max(0, record.used - 1) : record.used,
  };
}

/** What becomes of an entry by other ways than reviews. */
const placeOf = ({ revision, isMastered, isUnshelved, isLetGo }: StudyEntry) => ({
  revision,
  isMastered,
  isUnshelved,
  ...(isLetGo && { isLetGo }),
});

/** A mastered question leaves the feed; an undone mark brings it back. */
export function withMastery(
  record: ReaderRecord,
  itemId: number,
  isMastered: boolean,
): ReaderRecord {
  const isMissing = !isMastered && entryOf(record, itemId) === undefined;
  if (isMissing) return outdated(record);
  return changed(record, (entry) => entry.itemId === itemId, { isMastered });
}

/** A book's entries leave the feed with it; those of a shelved one may be more than are here. */
export function withShelving(
  record: ReaderRecord,
  bookId: number,
  isShelved: boolean,
): ReaderRecord {
  const isOfBook = (entry: StudyEntry) => entry.bookId === bookId;
  return outdated(changed(record, isOfBook, { isUnshelved: !isShelved }));
}

/** The pack without an item that the reader does not get any more. */
export function withoutItem(record: ReaderRecord, itemId: number): ReaderRecord {
  return { ...record, entries: record.entries.filter((entry) => entry.itemId !== itemId) };
}

/** The pack without a bite that is not kept any more, but for what was practised: it may be kept again. */
export function withoutKept(record: ReaderRecord, itemId: number): ReaderRecord {
  const entry = entryOf(record, itemId);
  if (entry === undefined || !isAnswered(entry)) return withoutItem(record, itemId);
  return changed(record, (one) => one === entry, { isLetGo: true });
}

/**
 * The pack with an item that the reader has just kept, before all others: it comes up next, or,
 * where it was practised before it was let go, when that is due.
 */
export function withKept(record: ReaderRecord, { item }: PackItem): ReaderRecord {
  const { id: itemId, revision, itemType, book } = item;
  const marks = { isMastered: false, isUnshelved: false };
  const { memory = null, earnedOn, usedAt } = entryOf(record, itemId) ?? {};
  const practice = {
    memory,
    ...(earnedOn !== undefined && { earnedOn }),
    ...(usedAt !== undefined && { usedAt }),
  };
  const entry = { itemId, revision, itemType, bookId: book.id, ...practice, ...marks };
  return { ...record, entries: [entry, ...withoutItem(record, itemId).entries] };
}

/** The pack with merits as they are after an operation; one that had none asks for a newer one. */
export function withMerits(record: ReaderRecord, merits: Merits): ReaderRecord {
  const after = { ...record, merits };
  return record.merits === undefined ? outdated(after) : after;
}

/** The pack with achievements that were earned here. */
export function withEarned(record: ReaderRecord, earned: readonly string[]): ReaderRecord {
  if (earned.length === 0) return record;
  return { ...record, achievements: [...new Set([...record.achievements, ...earned])] };
}

/** The pack as one that lacks what there is to study now: another is to be fetched. */
export function outdated(record: ReaderRecord): ReaderRecord {
  return { ...record, outdated: (record.outdated ?? 0) + 1 };
}

/** The server's stats with what is pending on top. */
export function statsWithPending(
  { stats }: ReaderRecord,
  pending: readonly Pick<PendingOperation, 'counted' | 'state'>[],
): UserStats {
  const going = pending.filter(({ state }) => state !== 'refused');
  return statsAfter(
    stats,
    going.flatMap(({ counted }) => counted ?? []),
  );
}

export function entryOf(
  { entries }: Pick<ReaderRecord, 'entries'>,
  itemId: number,
): StudyEntry | undefined {
  return entries.find((entry) => entry.itemId === itemId);
}

/** Whether the feed may show it. */
export function isInFeed({ isMastered, isUnshelved, isLetGo = false }: StudyEntry): boolean {
  return !isMastered && !isUnshelved && !isLetGo;
}

/** When the first of these comes back (epoch ms), if nothing is left of them to do. */
export function endOf(entries: readonly StudyEntry[], now: number) {
  const inFeed = entries.filter(isInFeed);
  const isUsedUp = entries.length > 0 && inFeed.every(({ usedAt }) => usedAt !== undefined);
  if (!isUsedUp) return undefined;
  const dues = inFeed.flatMap(({ memory }) => memory?.dueAt ?? []).filter((dueAt) => dueAt > now);
  return { nextAt: dues.toSorted((a, b) => a - b)[0] };
}

/** Whether the question was answered, as far as this device knows. */
export function isAnswered({ memory, usedAt }: StudyEntry): boolean {
  return memory !== null || usedAt !== undefined;
}

function changed(
  record: ReaderRecord,
  isMeant: (entry: StudyEntry) => boolean,
  change: Partial<StudyEntry>,
): ReaderRecord {
  const entries = record.entries.map((entry) => (isMeant(entry) ? { ...entry, ...change } : entry));
  return { ...record, entries };
}
