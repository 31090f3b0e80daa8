import type { PackMemory } from '@morsel/sdk/contract';
import { feedItemKey } from '@morsel/sdk/rules';

import type { Merits } from './merits.ts';
import type { ReaderRecord, StudyEntry } from './records.ts';

export interface PageOf {
  /** Keys of feed items that are shown already. */
  readonly exclude: ReadonlySet<string>;
  readonly limit: number;
  /** Epoch ms. */
  readonly now: number;
}

/**
 * The next entries for a page: those that were not used yet in the order of the pack, and once
 * they are exhausted the used ones that are due again, the longest overdue first.
 */
export function pageOfEntries(
  entries: readonly StudyEntry[],
  { exclude, limit, now }: PageOf,
): StudyEntry[] {
  const eligible = entries.filter((entry) => isInFeed(entry) && !exclude.has(keyOf(entry)));
  const unused = eligible.filter(({ usedAt }) => usedAt === undefined);
  if (unused.length >= limit) return unused.slice(0, limit);
  const dueAgain = eligible
    .filter((entry) => entry.usedAt !== undefined && dueAtOf(entry) <= now)
    .toSorted((a, b) => dueAtOf(a) - dueAtOf(b));
  return [...unused, ...dueAgain].slice(0, limit);
}

/** The pack after an item was answered or rated; without a memory where that could not be told. */
export function withUse(
  record: ReaderRecord,
  itemId: number,
  { at, memory }: { at: number; memory?: PackMemory | undefined },
): ReaderRecord {
  const entry = entryOf(record, itemId);
  if (entry === undefined) return record;
  const used = entry.usedAt === undefined ? record.used + 1 : record.used;
  const change = { usedAt: at, ...(memory && { memory }) };
  return { ...changed(record, (one) => one.itemId === itemId, change), used };
}

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

/** The pack with merits as they are after a deed; one that had none asks for a newer one. */
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

export function entryOf(
  { entries }: Pick<ReaderRecord, 'entries'>,
  itemId: number,
): StudyEntry | undefined {
  return entries.find((entry) => entry.itemId === itemId);
}

/** Whether the feed may show it. */
export function isInFeed({ isMastered, isUnshelved }: StudyEntry): boolean {
  return !isMastered && !isUnshelved;
}

/** Whether the question was answered, as far as this device knows. */
export function isAnswered({ memory, usedAt }: StudyEntry): boolean {
  return memory !== null || usedAt !== undefined;
}

const keyOf = ({ itemType, itemId }: StudyEntry) => feedItemKey({ itemType, id: itemId });

/** What was used without its memory being known comes last. */
const dueAtOf = ({ memory }: StudyEntry) => memory?.dueAt ?? Number.POSITIVE_INFINITY;

function changed(
  record: ReaderRecord,
  isMeant: (entry: StudyEntry) => boolean,
  change: Partial<StudyEntry>,
): ReaderRecord {
  const entries = record.entries.map((entry) => (isMeant(entry) ? { ...entry, ...change } : entry));
  return { ...record, entries };
}
