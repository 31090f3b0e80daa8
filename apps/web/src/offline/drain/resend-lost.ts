import type { Failure } from '@morsel/sdk';
import { MOST_SYNCED } from '@morsel/sdk/domain';

import type { Environment } from '../environment.ts';
import { lostOperations, settleLost } from '../outbox/acknowledged.ts';
import type { Batch } from '../outbox/outbox.ts';
import type { BatchResult } from './reply.ts';
import { sendBacklog } from './send-backlog.ts';
import { LONGEST_CALL_MS, withinTime } from './send-batches.ts';
import type { TabChannel } from './tab-channel.ts';

interface Resending {
  readonly environment: Environment;
  readonly channel: TabChannel;
  readonly ownerId: number;
  /** Of the database that the server has now. */
  readonly epoch: string;
}

/** What came of it. */
type Resent = 'all' | 'some' | Failure;

/**
 * Sends again what another database of the server has acknowledged: this one may have been restored
 * from a time before it, and counts what it has as once. Returns what is in the way of everything, if
 * anything is; a server that cannot do with some of it is no reason to keep the others, or what waits.
 *
 * @throws DOMException when it is called off, or the device cannot read or write what it keeps.
 */
export async function resendLost(
  { environment, channel, ownerId, epoch }: Resending,
  signal: AbortSignal,
): Promise<Resent> {
  const { api, now } = environment;
  let [after, most, resent]: [number, number, Resent] = [0, MOST_SYNCED, 'all'];
  for (;;) {
    const batch = await lostOperations(ownerId, { epoch, now: now(), after, most });
    const { rows } = batch;
    const last = rows.at(-1);
    if (last === undefined) return resent;
    const result = await withinTime(environment, { ms: LONGEST_CALL_MS, signal }, (signal) =>
      sendBacklog(ownerId, batch, { api, now, signal }),
    );
    signal.throwIfAborted();
    await settle(result, { channel, ownerId, epoch, rows });
    const { failure } = result;
    if (failure && isOfAll(result, failure)) return failure;
    if (failure?.kind === 'refused') {
      // It is too much at once, or one of them is in the way of all.
      most = Math.ceil(rows.length / 2);
      continue;
    }
    if (failure) resent = 'some';
    [after, most] = [last.seq, MOST_SYNCED];
  }
}

async function settle(
  { replies: results, stats }: BatchResult,
  { channel, ownerId, epoch, rows }: Omit<Resending, 'environment'> & Pick<Batch, 'rows'>,
): Promise<void> {
  await settleLost(ownerId, results, { epoch, rows });
  const resent = { ownerId, results, resent: rows, ...(stats && { stats }) };
  if (results.length > 0) await channel.tell({ drained: resent });
}

/** The server takes no call now: it wants to be left alone, or is about to come back. */
const NOT_NOW = new Set([408, 425, 429, 503]);

/** Whether it says nothing of what was sent. That somebody in between failed does not either. */
function isOfAll({ failed }: BatchResult, failure: Failure): boolean {
  if (failure.kind !== 'temporary') return failure.kind !== 'refused';
  return !failed?.size && (failure.problem === undefined || NOT_NOW.has(failure.status));
}
