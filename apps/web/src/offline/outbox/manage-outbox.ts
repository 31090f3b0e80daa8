import { changeOperations, ownedBy } from '../database/local-database.ts';
import type { PendingOperation } from '../operation.ts';
import { outdatePackIn } from '../pack/change-pack.ts';
import { reownAcknowledged } from './acknowledged.ts';
import { withAnotherTry } from './stand-aside.ts';

/** Of what is fresh, these wait from now on, whoever did them. Returns their ids. */
export function keepWaiting(isMeant: (opId: string) => boolean): Promise<string[]> {
  return changeOperations(async (tx) => {
    const outbox = tx.objectStore('outbox');
    const rows = (await outbox.getAll()).filter(
      ({ state, opId }) => state === 'fresh' && isMeant(opId),
    );
    await Promise.all(rows.map((row) => outbox.put({ ...row, state: 'waiting' })));
    return rows.map(({ opId }) => opId);
  });
}

/** What stands aside of a reader's gets one more try. */
export function tryAgain(ownerId: number): Promise<void> {
  return changeOperations(async (tx) => {
    const outbox = tx.objectStore('outbox');
    const rows = await outbox.index('owner').getAll(ownedBy(ownerId));
    const aside = rows.filter(({ state }) => state === 'aside');
    await Promise.all(aside.map((row) => outbox.put(withAnotherTry(row))));
  });
}

/** An operation that was refused, or stands aside, waits again. */
export function retryOperation(opId: string): Promise<void> {
  return changeOperations(async (tx) => {
    const outbox = tx.objectStore('outbox');
    const row = await outbox.index('opId').get(opId);
    if (row === undefined) return;
    const { problem: _, failures: __, ...retried } = row;
    await outbox.put({ ...retried, state: 'waiting' });
  });
}

/**
 * An operation is not to be sent any more, nor what would take it back or claim it. The pack has gone on from it, so
 * another is to be fetched.
 */
export function discardOperation(opId: string): Promise<void> {
  return changeOperations(async (tx) => {
    const outbox = tx.objectStore('outbox');
    const row = await outbox.index('opId').get(opId);
    if (row === undefined) return;
    const rows = await outbox.index('owner').getAll(ownedBy(row.ownerId));
    const aboutIt = rows.filter((other) => isAboutOperation(other) && other.value === opId);
    await Promise.all([row, ...aboutIt].map(({ seq }) => outbox.delete(seq)));
    await outdatePackIn(tx, row.ownerId);
  });
}

const isAboutOperation = ({ kind }: PendingOperation) => kind === 'undo' || kind === 'claim';

/** Nothing of a reader's is to be sent any more. */
export function discardOperationsOf(ownerId: number): Promise<void> {
  return changeOperations(async (tx) => {
    const outbox = tx.objectStore('outbox');
    const keys = await outbox.index('owner').getAllKeys(ownedBy(ownerId));
    await Promise.all(keys.map((seq) => outbox.delete(seq)));
  });
}

/** What one reader did on this device is another's from now on. */
export function reownOperations(from: number, to: number): Promise<void> {
  return changeOperations(async (tx) => {
    const outbox = tx.objectStore('outbox');
    const rows = await outbox.index('owner').getAll(ownedBy(from));
    await Promise.all(rows.map((row) => outbox.put({ ...row, ownerId: to })));
    await reownAcknowledged(tx, from, to);
  });
}
