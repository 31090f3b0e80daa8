import type { Failure } from '@morsel/sdk';
import { MOST_SYNCED } from '@morsel/sdk/domain';

import type { Environment } from '../environment.ts';
import { lostOperations, settleLost } from '../outbox/acknowledged.ts';
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

/**
 * Sends again what another database of the server has acknowledged: this one may have been restored
 * from a time before it, and counts what it has as once. Returns what is in the way of everything; a
 * server that cannot do with some of it is no reason to keep what waits.
 *
 * @throws DOMException when it is called off, or the device cannot read or write what it keeps.
 */
export async function resendLost(
  { environment, channel, ownerId, epoch }: Resending,
  signal: AbortSignal,
): Promise<Failure | undefined> {
  const { api, now } = environment;
  for (;;) {
    const batch = await lostOperations(ownerId, { epoch, now: now(), most: MOST_SYNCED });
    const { rows } = batch;
    if (rows.length === 0) return undefined;
    const result = await withinTime(environment, { ms: LONGEST_CALL_MS, signal }, (signal) =>
      sendBacklog(ownerId, batch, { api, now, signal }),
    );
    signal.throwIfAborted();
    const { replies: results, failure, stats } = result;
    await settleLost(ownerId, results, { epoch, rows });
    const resent = { ownerId, results, resent: rows, ...(stats && { stats }) };
    if (results.length > 0) await channel.tell({ drained: resent });
    if (failure) return isOfAll(failure) ? failure : undefined;
  }
}

const isOfAll = ({ kind }: Failure) => kind === 'unreached' || kind === 'unknown-reader';
