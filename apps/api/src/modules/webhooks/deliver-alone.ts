import { actAlone } from '../../database/act-alone.ts';
import { type Delivering, deliverDue } from './deliver-due.ts';
import { isAnyDue } from './delivery-queries.ts';

/** Sends what is due, unless another process is at it. The lock is asked for only where there is something to do. */
export async function deliverAlone(delivering: Delivering): Promise<void> {
  const { db, now } = delivering;
  if (!(await isAnyDue(db, now()))) return;
  await actAlone(db, 'delivering webhooks', () => deliverDue(delivering));
}
