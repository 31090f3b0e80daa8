import type { Tx } from '../../database/connection.ts';
import { afterFailure, nextTryOf } from '../../internet/retry-rule.ts';
import { lockAccount } from '../accounts/lock-account.ts';
import {
  type DueDelivery,
  endWaiting,
  findOthersOn,
  lockHookThatIsOn,
  updateHook,
  updateIfWaiting,
} from './delivery-queries.ts';
import { enqueueMessage } from './enqueue-message.ts';
import { noteWhetherAny } from './queries.ts';

type Tried = {
  /** When the try began, epoch ms. */
  readonly at: number;
  readonly tookMs: number;
  readonly status: number | null;
  readonly problem: string | null;
};

/**
 * Notes a try that got through, unless its owner has switched the hook off or removed it since. Of one that has got
 * another address nothing is noted either: the message is sent there.
 */
export async function recordSuccess(tx: Tx, delivery: DueDelivery, tried: Tried): Promise<void> {
  const { webhookId } = delivery;
  const hook = await lockHookOf(tx, delivery);
  if (hook === undefined) return;
  const over = { state: 'delivered', nextTryAt: null } as const;
  const change = { ...over, ...triedColumns(delivery, tried) };
  if (!(await updateIfWaiting(tx, delivery, change)) || hook.failingSince === null) return;
  await updateHook(tx, webhookId, { failures: 0, failingSince: null, pausedUntil: 0 });
}

/** The same for a try that failed; switches the hook off where that has gone on for too long. */
export async function recordFailure(
  tx: Tx,
  delivery: DueDelivery,
  { random, ...tried }: Tried & { readonly random: number },
): Promise<void> {
  const { webhookId } = delivery;
  // Whoever else writes all three locks the account before the hook, and that before its deliveries.
  await lockAccount(tx, delivery.userId);
  const hook = await lockHookOf(tx, delivery);
  if (hook === undefined) return;
  const { why, ...after } = afterFailure(hook, { ...tried, random });
  const nextTryAt = nextTryOf(delivery, { ...tried, random });
  const state = nextTryAt === null ? 'failed' : 'waiting';
  const change = { state, nextTryAt, ...triedColumns(delivery, tried) } as const;
  if (!(await updateIfWaiting(tx, delivery, change))) return;
  await updateHook(tx, webhookId, after);
  if (why !== undefined) await switchOff(tx, delivery, { why, at: tried.at });
}

/** Locks the hook of a try, if it is still where that went. */
async function lockHookOf(tx: Tx, { webhookId, url }: DueDelivery) {
  const hook = await lockHookThatIsOn(tx, webhookId);
  return hook?.url === url ? hook : undefined;
}

const triedColumns = ({ tries }: DueDelivery, { at, tookMs, status, problem }: Tried) => ({
  tries: tries + 1,
  triedAt: at,
  tookMs,
  status,
  problem,
});

/** The owner's other hooks are told; the settings tell it too. */
async function switchOff(
  tx: Tx,
  { webhookId: id, userId, url }: DueDelivery,
  { why, at }: { readonly why: 'failing' | 'gone'; readonly at: number },
): Promise<void> {
  await updateHook(tx, id, { switchedOffAt: at, switchedOffWhy: why });
  await endWaiting(tx, id);
  await noteWhetherAny(tx, userId);
  const data = { webhookId: id, host: new URL(url).host, why };
  for (const other of await findOthersOn(tx, { userId, id })) {
    await enqueueMessage(tx, other.id, { type: 'webhook.switched_off', data, at });
  }
}
