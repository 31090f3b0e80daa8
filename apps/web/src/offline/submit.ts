import { ApiError } from '@morsel/sdk';

import type { OperationOutcome } from '../operation-outcome.ts';
import { withRoom } from './database/storage-room.ts';
import type { PendingReply } from './drain/pending-replies.ts';
import type { Notice } from './drain/reply.ts';
import { forgetTry, operationId, sendDirectly, withFirstId } from './drain/send-directly.ts';
import {
  isResultOf,
  type NewOperation,
  type OperationKind,
  type OperationResult,
  type OperationContext,
} from './operation.ts';
import { addOperation } from './outbox/outbox.ts';
import type { Counted } from './pack/apply-operation.ts';
import { setStatus } from './status.ts';
import type { Tab } from './tab.ts';

/** No screen keeps the reader waiting for longer: where this device has judged, and where it cannot. */
const PATIENCE_MS = { judged: 1000, unjudged: 4000 } as const;

/** A pause because Morsel was not reached ends so soon (ms) once the reader does something. */
const SOON_MS = 5000;

/**
 * Does something for a reader: it is written down on the device first, then sent, once.
 *
 * @throws ApiError when the server refuses it; where the device cannot write it down, also what
 * fetch throws.
 */
export function submit<Kind extends OperationKind>(
  tab: Tab,
  ownerId: number,
  operation: NewOperation<Kind>,
): Promise<OperationOutcome<OperationResult<Kind>>>;
export async function submit(
  tab: Tab,
  ownerId: number,
  given: NewOperation,
): Promise<OperationOutcome<OperationResult>> {
  const { replies } = tab;
  const operation = withFirstId(given);
  const { kind } = operation;
  const opId = operationId(ownerId, operation);
  const context = { ownerId, opId, now: tab.environment.now() };
  // Before it is written: another tab may send it at once.
  const reply = replies.expect(opId);
  const written = await write(operation, context);
  if (!written) {
    replies.forget(opId);
    const { api } = tab.environment;
    return { state: 'counted', result: await sendDirectly(kind, operation, { ...context, api }) };
  }
  forgetTry(ownerId, operation);
  const patience = PATIENCE_MS[written.counted ? 'judged' : 'unjudged'];
  const notice = await firstNotice(tab, context, { reply, patience });
  return outcomeOf(kind, { notice, reply, counted: written.counted });
}

interface Written {
  readonly counted: Counted | undefined;
}

/** Undefined where this device cannot. */
async function write(
  operation: NewOperation,
  context: OperationContext,
): Promise<Written | undefined> {
  try {
    const counted = await withRoom(() => addOperation(operation, context));
    setStatus({ storage: 'usable' });
    return { counted };
  } catch {
    // Nothing promises to keep what comes next either.
    setStatus({ storage: 'silent' });
    return undefined;
  }
}

/**
 * Has what was written sent, and waits for the first notice of it; when none comes in time, or nobody
 * sends for its reader, it waits with the others.
 */
async function firstNotice(
  tab: Tab,
  { ownerId, opId }: OperationContext,
  { reply: { first }, patience }: { readonly reply: PendingReply; readonly patience: number },
): Promise<Notice | undefined> {
  const { drain, channel } = tab;
  const { sender } = drain;
  drain.presume(ownerId);
  if (drain.ownerId !== ownerId) return postponed(tab, opId);
  void channel.tell();
  void drain.wakeSoon(SOON_MS);
  const notice = sender.isSlow ? undefined : await inTime(tab, first, patience);
  if (notice) return notice;
  sender.noteSlowness();
  return (await postponed(tab, opId)) ?? inTime(tab, first, patience);
}

/** Undefined when it has been settled just now: its notice is on the way. */
async function postponed({ channel }: Tab, opId: string): Promise<Notice | undefined> {
  const isWaiting = await channel.postpone((fresh) => fresh === opId);
  return isWaiting ? { opId, status: 'waiting' } : undefined;
}

/** Undefined when none came in time; a tab that was closed hears nothing. */
function inTime(
  { environment, drain }: Tab,
  first: Promise<Notice>,
  ms: number,
): Promise<Notice | undefined> {
  const { promise, resolve } = Promise.withResolvers<Notice | undefined>();
  const callOff = environment.after(ms, () => {
    if (!drain.sender.isStopped) resolve(undefined);
  });
  void first.then((notice) => {
    callOff();
    resolve(notice);
  });
  return promise;
}

interface Heard extends Written {
  readonly notice: Notice | undefined;
  readonly reply: PendingReply;
}

async function outcomeOf<Kind extends OperationKind>(
  kind: Kind,
  { notice, reply, counted }: Heard,
): Promise<OperationOutcome<OperationResult<Kind>>> {
  if (notice?.status === 'refused') throw new ApiError({ ...notice.refusal, statusText: '' });
  if (notice?.status === 'applied' && isResultOf(kind, notice.reply)) {
    return { state: 'counted', result: notice.reply };
  }
  const { promise: arriving, resolve } = Promise.withResolvers<OperationResult<Kind>>();
  void reply.arriving.then((result) => {
    if (isResultOf(kind, result)) resolve(result);
  });
  const local = counted?.result;
  return isResultOf(kind, local)
    ? { state: 'local', result: local, arriving }
    : { state: 'kept', arriving };
}
