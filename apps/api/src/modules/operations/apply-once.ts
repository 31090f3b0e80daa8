import { hash } from 'node:crypto';

import type { Tx } from '../../database/connection.ts';
import { AppliedLongAgoError, OperationMismatchError } from '../../errors.ts';
import type { Reader } from '../../reader.ts';
import type { Operation } from './operation.ts';
import { claimOperation, findOperation, storeReply } from './queries.ts';

/** What an operation does: its kind, the row it is about, and what is written there. */
export interface OperationRequest {
  readonly reader: Pick<Reader, 'id'>;
  readonly operation: Pick<Operation, 'opId' | 'receivedAt'>;
  readonly kind: string;
  readonly target: number;
  readonly value: unknown;
}

/**
 * Applies an operation of a reader exactly once: the first time it runs `apply` and keeps the
 * reply, later and concurrent times it returns that reply. Only successes are kept: an error of
 * `apply` must roll the transaction back. The reply must survive JSON.
 *
 * @throws OperationMismatchError when the id was used for another kind, target or value.
 * @throws AppliedLongAgoError when the operation was applied but its reply is no longer kept.
 */
export async function applyOnce<Reply>(
  tx: Tx,
  request: OperationRequest,
  apply: () => Promise<Reply>,
): Promise<Reply> {
  const { kind } = request;
  const key = { userId: request.reader.id, opId: request.operation.opId };
  const fingerprint = fingerprintOf(request);
  const operation = { ...key, kind, fingerprint, createdAt: request.operation.receivedAt };
  if (!(await claimOperation(tx, operation))) return storedReply(tx, key, fingerprint);

  const reply = await apply();
  await storeReply(tx, { ...operation, reply: JSON.stringify(reply) });
  return reply;
}

async function storedReply<Reply>(
  tx: Tx,
  key: { userId: number; opId: string },
  fingerprint: string,
): Promise<Reply> {
  const stored = await findOperation(tx, key);
  if (stored?.fingerprint !== fingerprint) {
    throw new OperationMismatchError('This operation id was used for something else');
  }
  if (stored.reply === null) throw new AppliedLongAgoError('This operation was applied long ago');
  const reply: Reply = JSON.parse(stored.reply);
  return reply;
}

function fingerprintOf({ kind, target, value }: OperationRequest): string {
  return hash('sha256', canonicalJson({ kind, target, value }));
}

/** JSON with the keys of all objects sorted: equal values give equal text. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(sorted(value));
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, entry]) => [key, sorted(entry)]),
  );
}
