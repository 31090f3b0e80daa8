import type { SyncOperation } from '@morsel/sdk/contract';

import { deviceRecord, type DeviceRecord, stamp } from './clock.ts';
import { inOutbox } from './in-outbox.ts';
import { withDatabase } from './local-database.ts';
import type { Counted } from './pack/applying.ts';
import { countLocally } from './pack/counting.ts';
import { ownedBy } from './pack/owned-by.ts';
import type { AnyDeed, PendingOperation, Place } from './pending-operation.ts';

/** Something that a reader has just done. */
export interface NewOperation {
  readonly ownerId: number;
  readonly opId: string;
  readonly deed: AnyDeed;
  /** Revision of the item that the reader saw, where there is one. */
  readonly revision?: number | undefined;
  readonly label: string;
  readonly place?: Place;
}

/** What of a reader's is to be sent next, and the clock that stamped it. */
export interface Batch {
  readonly rows: readonly PendingOperation[];
  readonly device: DeviceRecord;
}

/**
 * Writes down what a reader does and counts it on this device, at once or not at all. Answers what
 * it counts for here; `now` is the device's time.
 */
export function addOperation(added: NewOperation, now: number): Promise<Counted | undefined> {
  return inOutbox(async (tx) => {
    const { ownerId, opId, deed, revision, label, place } = added;
    const outbox = tx.objectStore('outbox');
    // It is there when the connection was lost after the write and before its word.
    if ((await outbox.index('opId').getKey(opId)) !== undefined) return undefined;
    const { seq, ...stamped } = await stamp(tx, now);
    const operation: SyncOperation = { ...deed, opId, ...stamped, ...(revision && { revision }) };
    const counted = await countLocally(tx, { ...operation, ownerId });
    const extras = { ...(counted && { counted: counted.count }), ...(place && { place }) };
    const state = 'fresh';
    await outbox.add({ ...operation, seq, ownerId, state, attempts: 0, label, ...extras });
    return counted;
  });
}

/** All that is kept for a reader, in the order of doing. */
export function operationsOf(ownerId: number): Promise<PendingOperation[]> {
  return withDatabase((database) => database.getAllFromIndex('outbox', 'owner', ownedBy(ownerId)));
}

/** What of a reader's is to be sent next: at most so many, in the order of doing. */
export function nextBatch(ownerId: number, most: number): Promise<Batch> {
  return inOutbox(async (tx) => {
    const all = await tx.objectStore('outbox').index('owner').getAll(ownedBy(ownerId));
    const rows = all.filter(({ state }) => state !== 'refused').slice(0, most);
    return { rows, device: await deviceRecord(tx) };
  });
}

/** Of what is fresh, these wait from now on, whoever did them. Answers their ids. */
export function keepWaiting(isMeant: (opId: string) => boolean): Promise<string[]> {
  return inOutbox(async (tx) => {
    const outbox = tx.objectStore('outbox');
    const rows = (await outbox.getAll()).filter(
      ({ state, opId }) => state === 'fresh' && isMeant(opId),
    );
    await Promise.all(rows.map((row) => outbox.put({ ...row, state: 'waiting' })));
    return rows.map(({ opId }) => opId);
  });
}

/** An operation that was refused waits again. */
export function retryOperation(opId: string): Promise<void> {
  return inOutbox(async (tx) => {
    const outbox = tx.objectStore('outbox');
    const row = await outbox.index('opId').get(opId);
    if (row === undefined) return;
    const { problem: _, ...retried } = row;
    await outbox.put({ ...retried, state: 'waiting' });
  });
}

/** An operation is not to be sent any more. */
export function discardOperation(opId: string): Promise<void> {
  return inOutbox(async (tx) => {
    const outbox = tx.objectStore('outbox');
    const seq = await outbox.index('opId').getKey(opId);
    if (seq !== undefined) await outbox.delete(seq);
  });
}

/** Nothing of a reader's is to be sent any more. */
export function discardOperationsOf(ownerId: number): Promise<void> {
  return inOutbox(async (tx) => {
    const outbox = tx.objectStore('outbox');
    const keys = await outbox.index('owner').getAllKeys(ownedBy(ownerId));
    await Promise.all(keys.map((seq) => outbox.delete(seq)));
  });
}

/** What one reader did on this device is another's from now on. */
export function reownOperations(from: number, to: number): Promise<void> {
  return inOutbox(async (tx) => {
    const outbox = tx.objectStore('outbox');
    const rows = await outbox.index('owner').getAll(ownedBy(from));
    await Promise.all(rows.map((row) => outbox.put({ ...row, ownerId: to })));
  });
}
