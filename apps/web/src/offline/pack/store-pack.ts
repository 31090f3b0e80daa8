import type { PackEntry, StudyPack } from '@morsel/sdk/contract';

import { ownedBy, withDatabase } from '../database/local-database.ts';
import type { PendingOperation } from '../operation.ts';
import { itemRecord, type ReaderRecord } from './records.ts';
import { type ItemFacts, renewed } from './renewed-record.ts';

/** What the device has of a reader. */
export interface OnDevice {
  readonly record: ReaderRecord | undefined;
  /** Revisions that are here, as `id.revision`. */
  readonly items: readonly string[];
  readonly pending: readonly PendingOperation[];
}

/** A pack as the server gave it. */
export interface Fetched {
  /** What the device had as it was asked for. */
  readonly before: OnDevice;
  readonly fetched: StudyPack;
  /** The device's time (epoch ms). */
  readonly fetchedAt: number;
}

/** Items that are copied into the database in one task: the page answers between them. */
const AT_ONCE = 20;

/** What the device has of a reader, read at one moment. */
export function readDevice(ownerId: number): Promise<OnDevice> {
  return withDatabase(async (database) => {
    const tx = database.transaction(['outbox', 'readers', 'items']);
    const [record, keys, pending] = await Promise.all([
      tx.objectStore('readers').get(ownerId),
      tx.objectStore('items').getAllKeys(ownedBy(ownerId)),
      tx.objectStore('outbox').index('owner').getAll(ownedBy(ownerId)),
    ]);
    return { record, items: keys.map(([, id, revision]) => `${id}.${revision}`), pending };
  });
}

/**
 * Stores a pack that was fetched, all of it or nothing. Items that neither the pack nor anything
 * pending needs go. Returns whether it was stored: not for a reader who was forgotten meanwhile.
 */
export function storePack(
  ownerId: number,
  { before, fetched, fetchedAt }: Fetched,
): Promise<boolean> {
  return withDatabase(async (database) => {
    const tx = database.transaction(['outbox', 'readers', 'items'], 'readwrite');
    const items = tx.objectStore('items');
    const [now, keys, after] = await Promise.all([
      tx.objectStore('readers').get(ownerId),
      items.getAllKeys(ownedBy(ownerId)),
      tx.objectStore('outbox').index('owner').getAll(ownedBy(ownerId)),
    ]);
    if (before.record !== undefined && now === undefined) return false;
    const pending = allPending(before.pending, after);
    const stored = new Set(keys.map(([, id, revision]) => `${id}.${revision}`));
    const record = renewed({
      ownerId,
      fetched,
      fetchedAt,
      before: before.record,
      now,
      pending,
      factsOf: factsByEntry(fetched, now, stored),
    });
    const needed = new Set([...record.entries.map(nameOf), ...pending.map(seenName)]);
    const unneeded = keys.filter(([, id, revision]) => !needed.has(`${id}.${revision}`));
    await Promise.all([
      tx.objectStore('readers').put(record),
      ...unneeded.map((key) => items.delete(key)),
      inGroups(fetched.items, (item) => items.put(itemRecord(ownerId, item))),
      tx.done,
    ]);
    return true;
  });
}

/** Puts one group after the other; each has its turn once the one before is in the database. */
async function inGroups<Item>(
  items: readonly Item[],
  put: (item: Item) => Promise<unknown>,
): Promise<void> {
  for (let from = 0; from < items.length; from += AT_ONCE) {
    await Promise.all(items.slice(from, from + AT_ONCE).map(put));
  }
}

/** What was waiting at either moment and is not given up, in the order of doing. */
function allPending(
  before: readonly PendingOperation[],
  after: readonly PendingOperation[],
): PendingOperation[] {
  const bySeq = new Map([...before, ...after].map((operation) => [operation.seq, operation]));
  return [...bySeq.values()]
    .filter(({ state }) => state !== 'refused')
    .toSorted((a, b) => a.seq - b.seq);
}

function factsByEntry(
  { items }: StudyPack,
  now: ReaderRecord | undefined,
  stored: ReadonlySet<string>,
): (entry: PackEntry) => ItemFacts | undefined {
  const here = (now?.entries ?? []).filter((entry) => stored.has(nameOf(entry)));
  const facts = new Map<string, ItemFacts>([
    ...here.map((entry) => [nameOf(entry), factsOf(entry)] as const),
    ...items.map(
      ({ item }) =>
        [`${item.id}.${item.revision}`, { itemType: item.itemType, bookId: item.book.id }] as const,
    ),
  ]);
  return (entry) => facts.get(nameOf(entry));
}

const factsOf = ({ itemType, bookId }: ItemFacts): ItemFacts => ({ itemType, bookId });

const nameOf = ({ itemId, revision }: Pick<PackEntry, 'itemId' | 'revision'>) =>
  `${itemId}.${revision}`;

const seenName = ({ target, revision }: PendingOperation) => `${target}.${revision}`;
