import type { OperationHeaders } from '@morsel/sdk/contract';
import { answeredAt, isTimeZone } from '@morsel/sdk/rules';

import type { Deps } from '../../deps.ts';
import { InvalidInputError } from '../../errors.ts';
import type { Reader } from '../../reader.ts';

/** What a reader's write tells about itself; times are epoch ms. */
export type Operation = {
  /** The same id never counts twice for one reader. */
  readonly opId: string;
  readonly answeredAt: number;
  readonly receivedAt: number;
  /** IANA name. */
  readonly timeZone: string;
  /** The revision of the item that the reader saw. */
  readonly revision?: number;
};

/** What is claimed of an operation, before it is looked at. */
export type OperationClaim = {
  readonly opId: string;
  readonly answeredAt: number | undefined;
  readonly timeZone: string;
  readonly revision: number | undefined;
};

type By = Pick<Reader, 'createdAt'>;

/** Reads the headers of a reader's write; without an id it gets a fresh one. See `operationFrom`. */
export function operationOf(
  headers: OperationHeaders,
  reader: By,
  deps: Pick<Deps, 'now' | 'randomId'>,
): Operation {
  const claim = {
    opId: headers['idempotency-key'] ?? deps.randomId(),
    answeredAt: headers['answered-at'],
    timeZone: headers['time-zone'] ?? 'UTC',
    revision: headers['item-revision'],
  };
  return operationFrom(claim, reader, deps.now());
}

/**
 * The operation that a claim stands for. Without a time it happened as it was received; a time in
 * the future counts as then too, one before the reader was there as their first moment.
 *
 * @throws InvalidInputError when the time zone is unknown.
 */
export function operationFrom(claim: OperationClaim, reader: By, receivedAt: number): Operation {
  const { opId, timeZone, revision } = claim;
  if (!isTimeZone(timeZone)) {
    throw new InvalidInputError('time-zone must be an IANA time zone', 'time-zone');
  }
  return {
    opId,
    answeredAt: answeredAt(claim.answeredAt, { since: reader.createdAt, now: receivedAt }),
    receivedAt,
    timeZone,
    ...(revision === undefined ? {} : { revision }),
  };
}
