import { ACKNOWLEDGED_KEPT_MS } from '@morsel/sdk/domain';

import { changeOperations, ownedBy, withDatabaseIfAny } from '../database/local-database.ts';
import type { AcknowledgedOperation, OperationTransaction } from '../database/schema.ts';
import type { Reply } from '../drain/reply.ts';
import type { PendingOperation } from '../operation.ts';
import { outdatePackIn } from '../pack/change-pack.ts';
import { deviceRecord } from './clock.ts';
import type { Batch } from './outbox.ts';

/** By which database something was acknowledged, and when (epoch ms). */
export interface Acknowledgement {
  readonly epoch: string | undefined;
  readonly now: number;
}

/**
 * Keeps what the server has, within the transaction that takes it out of the outbox. What was
 * acknowledged too long ago goes, whoever did it.
 */
export async function keepAcknowledged(
  tx: OperationTransaction,
  row: PendingOperation,
  { epoch, now }: Acknowledgement,
): Promise<void> {
  if (epoch === undefined) return;
  const { problem: _, ...rest } = row;
  const store = tx.objectStore('acknowledged');
  await store.put({ ...rest, label: '', epoch, acknowledgedAt: now });
  // The oldest come first: mostly the first one is to stay already.
  let oldest = await store.openCursor();
  while (oldest && isTooOld(oldest.value, now)) {
    await oldest.delete();
    oldest = await oldest.continue();
  }
}

const isTooOld = ({ acknowledgedAt }: AcknowledgedOperation, now: number) =>
  acknowledgedAt < now - ACKNOWLEDGED_KEPT_MS;

interface LostAfter {
  /** Of the database that the server has now. */
  readonly epoch: string;
  readonly now: number;
  /** Of those after this `seq`. */
  readonly after: number;
  readonly most: number;
}

/**
 * What a reader did that another database than this one has acknowledged, in the order of doing, at most
 * so many. What was acknowledged too long ago goes.
 */
export function lostOperations(
  ownerId: number,
  { epoch, now, after, most }: LostAfter,
): Promise<Batch> {
  return changeOperations(async (tx) => {
    const rows: AcknowledgedOperation[] = [];
    const range = IDBKeyRange.bound([ownerId, after], [ownerId, Infinity], true);
    let next = await tx.objectStore('acknowledged').index('owner').openCursor(range);
    while (next && rows.length < most) {
      if (isTooOld(next.value, now)) await next.delete();
      else if (next.value.epoch !== epoch) rows.push(next.value);
      next = await next.continue();
    }
    return { rows, device: await deviceRecord(tx) };
  }, 'relaxed');
}

/** Writes down what the server says to them now: it has them again, or never will. */
export function settleLost(
  ownerId: number,
  replies: readonly Reply[],
  { epoch, rows }: { readonly epoch: string; readonly rows: readonly PendingOperation[] },
): Promise<void> {
  return changeOperations(async (tx) => {
    const store = tx.objectStore('acknowledged');
    const statusOf = new Map(replies.map(({ opId, status }) => [opId, status]));
    for (const { seq, opId } of rows) {
      const row = await store.get(seq);
      if (row === undefined) continue;
      if (statusOf.get(opId) === 'applied') await store.put({ ...row, epoch });
      if (statusOf.get(opId) === 'refused') await store.delete(seq);
    }
    if (replies.length > 0) await outdatePackIn(tx, ownerId);
  }, 'relaxed');
}

/** What one reader did on this device is another's from now on. */
export async function reownAcknowledged(
  tx: OperationTransaction,
  from: number,
  to: number,
): Promise<void> {
  const store = tx.objectStore('acknowledged');
  const rows = await store.index('owner').getAll(ownedBy(from));
  await Promise.all(rows.map((row) => store.put({ ...row, ownerId: to })));
}

/** Nothing that the server has of a reader's is kept any more. */
export function forgetAcknowledged(ownerId: number): Promise<void> {
  return withDatabaseIfAny(async (database) => {
    const tx = database.transaction('acknowledged', 'readwrite');
    const keys = await tx.store.index('owner').getAllKeys(ownedBy(ownerId));
    await Promise.all([...keys.map((key) => tx.store.delete(key)), tx.done]);
  }, undefined);
}
