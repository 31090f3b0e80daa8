import { type Client, type Failure, failureOf, type WriteOptions } from '@morsel/sdk';
import { MOST_SYNCED } from '@morsel/sdk/domain';

import type { Environment } from '../environment.ts';
import { type Action, type CallOrigin, isResultOf, type PendingOperation } from '../operation.ts';
import { noteServerTime } from '../outbox/clock.ts';
import { type Batch, nextBatch } from '../outbox/outbox.ts';
import { isLastTry } from '../outbox/stand-aside.ts';
import { setStatus } from '../status.ts';
import { type BatchResult, refusedReply } from './reply.ts';
import { type Sending, sendBacklog } from './send-backlog.ts';
import { settleBatch } from './settle-batch.ts';
import type { TabChannel } from './tab-channel.ts';

/** A call that takes longer is given up and made again: it counts once all the same. */
export const LONGEST_CALL_MS = 20_000;

interface BatchSender {
  readonly environment: Environment;
  readonly channel: TabChannel;
  /** Whose operations may go out at this moment. */
  readonly owner: () => number | undefined;
}

/**
 * Sends what waits, batch by batch in the order of doing. Returns what is in the way of the rest, if
 * anything is.
 *
 * @throws DOMException when it is called off, or the device cannot read or write its outbox.
 */
export async function sendBatches(
  sender: BatchSender,
  signal: AbortSignal,
  most: number = MOST_SYNCED,
): Promise<Failure | undefined> {
  const ownerId = sender.owner();
  if (ownerId === undefined) return undefined;
  const batch = await nextBatch(ownerId, most);
  // Somebody else may have come while it was read.
  if (sender.owner() !== ownerId) return sendBatches(sender, signal);
  if (batch.rows.length === 0) return undefined;
  const { failure } = await sendBatch(sender, ownerId, batch, signal);
  if (failure && standsAside(batch.rows, failure)) return sendBatches(sender, signal);
  if (failure && !mayBeOneOf(batch.rows, failure)) return failure;
  // It is too much at once, or one of them is in the way of all.
  return sendBatches(sender, signal, failure && Math.ceil(batch.rows.length / 2));
}

/** Whether one of several may be what the call has met: of a failing server, not at the first time. */
function mayBeOneOf(rows: readonly PendingOperation[], failure: Failure): boolean {
  if (failure.kind === 'refused') return true;
  return isOnServer(failure) && rows.length > 1 && rows.every(({ attempts }) => attempts > 0);
}

/** Whether the call carried nothing but one row that stands aside from now on. */
function standsAside([only, ...others]: readonly PendingOperation[], failure: Failure): boolean {
  return only !== undefined && others.length === 0 && isLastTry(only) && isOnServer(failure);
}

/** The API itself has failed; that somebody in between did says nothing. */
function isOnServer(failure: Failure | undefined): failure is Failure & { kind: 'temporary' } {
  return failure?.kind === 'temporary' && failure.status >= 500 && failure.problem !== undefined;
}

async function sendBatch(
  { environment, channel }: BatchSender,
  ownerId: number,
  batch: Batch,
  signal: AbortSignal,
): Promise<BatchResult> {
  setStatus({ drain: 'sending' });
  const { api, now } = environment;
  const result = await withinTime(environment, { ms: LONGEST_CALL_MS, signal }, (signal) =>
    callFor(ownerId, batch, { api, now, signal }),
  );
  signal.throwIfAborted();
  const { replies: results, failure, stats, serverTime } = result;
  const words = await settleBatch(ownerId, batch.rows, {
    ...withOwnFailure(batch.rows, result),
    acknowledgement: { epoch: environment.epoch(), now: now() },
  });
  setStatus({ connection: failure?.kind === 'unreached' ? 'offline' : 'online' });
  const drained = { ownerId, results, ...(stats && { stats }) };
  await channel.tell({ words, ...(results.length > 0 && { drained }) });
  if (serverTime !== undefined) await noteServerTime(serverTime, now());
  return result;
}

/** What a call fails on that carries one row alone, it fails on. */
function withOwnFailure(
  [only, ...others]: readonly PendingOperation[],
  result: BatchResult,
): BatchResult {
  const { failure, failed } = result;
  const isOwn = only && others.length === 0 && !failed?.size && isOnServer(failure);
  return isOwn ? { ...result, failed: new Map([[only.opId, failure.problem]]) } : result;
}

/** Does work that is called off with the signal, or when it takes longer than this (ms). */
export async function withinTime<Result>(
  { after }: Pick<Environment, 'after'>,
  { ms, signal }: { readonly ms: number; readonly signal: AbortSignal },
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  signal.throwIfAborted();
  const late = new AbortController();
  const callOff = after(ms, () => late.abort());
  try {
    return await work(AbortSignal.any([signal, late.signal]));
  } finally {
    callOff();
  }
}

/** A first try alone goes out as its own call. It never rejects. */
function callFor(ownerId: number, batch: Batch, sending: Sending): Promise<BatchResult> {
  const [first, ...rest] = batch.rows;
  const isFirstTry = first !== undefined && rest.length === 0 && first.attempts === 0;
  return isFirstTry ? sendOne(first, sending) : sendBacklog(ownerId, batch, sending);
}

async function sendOne(row: PendingOperation, { api, signal }: Sending): Promise<BatchResult> {
  const { opId, ownerId, answeredAt, timeZone, revision, place: origin } = row;
  try {
    const operation = { opId, answeredAt, timeZone, revision };
    const reply = await singleCall(api, { ownerId, action: row, origin }, { operation, signal });
    if (!isResultOf(row.kind, reply)) return { replies: [], failure: { kind: 'unreached' } };
    return { replies: [{ opId, status: 'applied', reply }] };
  } catch (error) {
    const failure = failureOf(error);
    if (failure.kind !== 'refused') return { replies: [], failure };
    return { replies: [refusedReply(opId, failure.problem, failure.status)] };
  }
}

interface Call {
  readonly ownerId: number;
  readonly action: Action;
  readonly origin?: CallOrigin | undefined;
}

/** The one call of what a reader did, as it goes out when nothing else waits. */
export function singleCall(
  api: Client,
  { ownerId: userId, action, origin }: Call,
  options: WriteOptions,
): Promise<unknown> {
  const { target } = action;
  switch (action.kind) {
    case 'answer':
      return api.quiz.answer({ userId, questionId: target, answer: action.value }, options);
    case 'rating':
      return api.flashcards.rate(target, action.value, { ...options, userId });
    case 'mastery':
      if (!action.value) return api.quiz.unmaster(target, { ...options, userId });
      return origin === 'book-page'
        ? api.quiz.masterById(target, userId, options)
        : api.quiz.master({ userId, questionId: target }, options);
    case 'shelf':
      return action.value
        ? api.shelf.add(userId, target, options)
        : api.shelf.remove(userId, target, options);
    case 'undo':
      return api.reviews.undo({ userId, itemId: target, opId: action.value }, options);
    case 'claim':
      return api.reviews.claim(target, action.value, { ...options, userId });
    case 'bite':
      return api.bites.decide(userId, target, action.value, options);
  }
}
