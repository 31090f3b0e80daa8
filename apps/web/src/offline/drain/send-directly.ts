import { type Client, isRefusal, newId } from '@morsel/sdk';

import {
  isResultOf,
  type NewOperation,
  type OperationKind,
  type OperationResult,
  type OperationContext,
} from '../operation.ts';
import { timeZone } from '../outbox/clock.ts';
import { singleCall } from './send-batches.ts';

/** Ids of what has been tried in vain: doing the same again must not count twice. */
const tried = new Map<string, string>();

/** Ids under which second tries were given, and those of the first, under which they count. */
const firstIds = new Map<string, string>();

/** The id of what a reader does, which may be a second try of what could not be written down here. */
export function operationId(ownerId: number, operation: NewOperation): string {
  const { opId = newId() } = operation;
  const first = tried.get(nameOf(ownerId, operation)) ?? opId;
  if (first !== opId) firstIds.set(opId, first);
  return first;
}

/** An undo or a claim of what was given as a second try is one of the first. */
export function withFirstId(operation: NewOperation): NewOperation {
  if (operation.kind !== 'undo' && operation.kind !== 'claim') return operation;
  return { ...operation, value: firstIds.get(operation.value) ?? operation.value };
}

/** It is written down by now: the same again is something else. */
export function forgetTry(ownerId: number, operation: NewOperation): void {
  tried.delete(nameOf(ownerId, operation));
}

/**
 * Calls the server for something that could not be written down here.
 *
 * @throws ApiError, or what fetch throws, when it did not arrive.
 */
export async function sendDirectly<Kind extends OperationKind>(
  kind: Kind,
  operation: NewOperation,
  { ownerId, opId, now, api }: OperationContext & { readonly api: Client },
): Promise<OperationResult<Kind>> {
  const { revision, origin } = operation;
  tried.set(nameOf(ownerId, operation), opId);
  const stamped = { opId, answeredAt: now, timeZone: timeZone(), revision };
  try {
    const reply = await singleCall(
      api,
      { ownerId, action: operation, origin },
      { operation: stamped },
    );
    if (!isResultOf(kind, reply)) throw new TypeError('This was not answered by Morsel');
    forgetTry(ownerId, operation);
    return reply;
  } catch (error) {
    if (isRefusal(error)) forgetTry(ownerId, operation);
    throw error;
  }
}

function nameOf(ownerId: number, { kind, target, value }: NewOperation): string {
  return JSON.stringify([ownerId, kind, target, value]);
}
