import type { PackItem, SyncOperation } from '@morsel/sdk/contract';

import { changeOperations, ownedBy, withDatabase } from '../database/local-database.ts';
import type { DeviceRecord, OperationTransaction } from '../database/schema.ts';
import type { NewOperation, PendingOperation, OperationContext } from '../operation.ts';
import { applyOperation, type Counted } from '../pack/apply-operation.ts';
import { entryOf } from '../pack/entries.ts';
import { hasSameWords, type ItemRecord, itemRecord, type ReaderRecord } from '../pack/records.ts';
import { deviceRecord, stamp } from './clock.ts';
import { nextToSend } from './stand-aside.ts';

/** What of a reader's is to be sent next, and the clock that stamped it. */
export interface Batch {
  readonly rows: readonly PendingOperation[];
  readonly device: DeviceRecord;
}

/**
 * Writes down what a reader does and counts it on this device, at once or not at all.
 *
 * @returns what it counts for here; undefined where only the server can tell.
 * @throws NoLocalDatabaseError where nothing can be written down.
 */
export function addOperation(
  { label, origin, revision, item, ...action }: NewOperation,
  { ownerId, opId, now }: OperationContext,
): Promise<Counted | undefined> {
  return changeOperations(async (tx) => {
    const outbox = tx.objectStore('outbox');
    // It is there when the connection was lost after the write and before its word.
    if ((await outbox.index('opId').getKey(opId)) !== undefined) return undefined;
    const { seq, ...stamped } = await stamp(tx, now);
    const operation = { ...action, opId, ...stamped, ...(revision && { revision }) };
    const counted = await countOnDevice(tx, ownerId, { operation, kept: item });
    const extras = { ...(counted && { counted: counted.count }), ...(origin && { place: origin }) };
    const state = 'fresh';
    await outbox.add({ ...operation, seq, ownerId, state, attempts: 0, label, ...extras });
    return counted;
  });
}

/** All that is kept for a reader, in the order of doing. */
export function operationsOf(ownerId: number): Promise<PendingOperation[]> {
  return withDatabase((database) => database.getAllFromIndex('outbox', 'owner', ownedBy(ownerId)));
}

/** What of a reader's is to be sent next, at most so many. */
export function nextBatch(ownerId: number, most: number): Promise<Batch> {
  return changeOperations(async (tx) => {
    const all = await tx.objectStore('outbox').index('owner').getAll(ownedBy(ownerId));
    return { rows: nextToSend(all, most), device: await deviceRecord(tx) };
  });
}

/** The pack goes on from an operation before it is in the outbox: what is pending counts on top. */
async function countOnDevice(
  tx: OperationTransaction,
  ownerId: number,
  { operation, kept }: { operation: SyncOperation; kept: PackItem | undefined },
): Promise<Counted | undefined> {
  const record = await tx.objectStore('readers').get(ownerId);
  if (record === undefined) return undefined;
  const item = kept
    ? await keptItem(tx, itemRecord(ownerId, kept))
    : await seenItem(tx, record, operation);
  const pending = await tx.objectStore('outbox').index('owner').getAll(ownedBy(ownerId));
  const { record: after, counted } = applyOperation(record, operation, { item, pending });
  if (after !== record) await tx.objectStore('readers').put(after);
  return counted;
}

/**
 * Stores what a bite becomes that is kept. Undefined where the device has other words by that number:
 * those were sent with it, and only the server can tell what number these get.
 */
async function keptItem(
  tx: OperationTransaction,
  kept: ItemRecord,
): Promise<ItemRecord | undefined> {
  const items = tx.objectStore('items');
  const stored = await items.get([kept.ownerId, kept.itemId, kept.revision]);
  if (stored && !hasSameWords(stored, kept)) return undefined;
  await items.put(kept);
  return kept;
}

/** The revision that the reader saw, where this device has it. */
async function seenItem(
  tx: OperationTransaction,
  record: ReaderRecord,
  { kind, target, revision = entryOf(record, target)?.revision }: SyncOperation,
): Promise<ItemRecord | undefined> {
  if (kind !== 'answer' || revision === undefined) return undefined;
  return tx.objectStore('items').get([record.ownerId, target, revision]);
}
