import { ACKNOWLEDGED_KEPT_MS } from '@morsel/sdk/domain';

import { changeOperations, ownedBy } from '../database/local-database.ts';
import type { OperationTransaction } from '../database/schema.ts';
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

/** Keeps what the server has, within the transaction that takes it out of the outbox. */
export async function keepAcknowledged(
  tx: OperationTransaction,
  row: PendingOperation,
  { epoch, now }: Acknowledgement,
): Promise<void> {
  if (epoch === undefined) return;
  const { problem: _, ...rest } = row;
  await tx.objectStore('acknowledged').put({ ...rest, label: '', epoch, acknowledgedAt: now });
}

/**
 * What a reader did that another database than this one has acknowledged, in the order of doing, at most
 * so many. What was acknowledged too long ago goes.
 */
export function lostOperations(
  ownerId: number,
  { epoch, now, most }: { readonly epoch: string; readonly now: number; readonly most: number },
): Promise<Batch> {
  return changeOperations(async (tx) => {
    const store = tx.objectStore('acknowledged');
    const all = await store.index('owner').getAll(ownedBy(ownerId));
    const since = now - ACKNOWLEDGED_KEPT_MS;
    const old = all.filter(({ acknowledgedAt }) => acknowledgedAt < since);
    await Promise.all(old.map(({ seq }) => store.delete(seq)));
    const lost = all.filter((row) => row.epoch !== epoch && row.acknowledgedAt >= since);
    return { rows: lost.slice(0, most), device: await deviceRecord(tx) };
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
