import { noteServerTime } from '../clock.ts';
import { type Batch, nextBatch } from '../outbox.ts';
import { setStatus } from '../status.ts';
import type { Failure } from './failures.ts';
import type { News } from './news.ts';
import { sendBatch, type Sent } from './sending.ts';
import { settle } from './settling.ts';
import type { Surroundings } from './surroundings.ts';
import { withinTime } from './within-time.ts';

/** Most operations that the server takes in one call. */
const MOST_SENT = 100;

/** A call that takes longer is given up and made again: it counts once all the same. */
const LONGEST_CALL_MS = 20_000;

/** One who sends. */
export interface Sender {
  readonly around: Surroundings;
  readonly news: News;
  /** Whose operations may go out at this moment. */
  readonly owner: () => number | undefined;
}

/**
 * Sends all that waits, in the order of doing. Answers what is in the way of the rest, if anything
 * is.
 *
 * @throws DOMException when it is called off.
 */
export async function sendAll(
  sender: Sender,
  signal: AbortSignal,
  most = MOST_SENT,
): Promise<Failure | undefined> {
  const ownerId = sender.owner();
  if (ownerId === undefined) return undefined;
  const batch = await nextBatch(ownerId, most);
  // Somebody else may have come while it was read.
  if (sender.owner() !== ownerId) return sendAll(sender, signal);
  if (batch.rows.length === 0) return undefined;
  const { failure } = await sendNext(sender, ownerId, batch, signal);
  if (failure && failure.why !== 'refused') return failure;
  // It is too much at once, or one of them is in the way of all.
  const next = failure && Math.ceil(batch.rows.length / 2);
  return sendAll(sender, signal, next);
}

async function sendNext(
  { around, news }: Sender,
  ownerId: number,
  batch: Batch,
  signal: AbortSignal,
): Promise<Sent> {
  setStatus({ drain: 'sending' });
  const { api, now } = around;
  const sent = await withinTime(around, { ms: LONGEST_CALL_MS, signal }, (signal) =>
    sendBatch(ownerId, batch, { api, now, signal }),
  );
  signal.throwIfAborted();
  const { verdicts: results, failure, stats, serverTime } = sent;
  const words = await settle(ownerId, batch.rows, sent);
  setStatus({ connection: failure?.why === 'unreached' ? 'offline' : 'online' });
  const drained = { ownerId, results, ...(stats && { stats }) };
  await news.tell({ words, ...(results.length > 0 && { drained }) });
  if (serverTime !== undefined) await noteServerTime(serverTime, now());
  return sent;
}
