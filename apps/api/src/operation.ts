import type { OperationHeaders } from '@morsel/sdk/contract';
import { answeredAt, isTimeZone } from '@morsel/sdk/rules';

import type { Deps } from './deps.ts';
import { InvalidInputError } from './errors.ts';
import type { Reader } from './reader.ts';

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

/**
 * Reads the headers of a reader's write. Without an id it gets a fresh one, without a time it
 * happened now; a time in the future counts as now, one before the reader was there as their first
 * moment.
 *
 * @throws InvalidInputError when the time zone is unknown.
 */
export function operationOf(
  headers: OperationHeaders,
  reader: Pick<Reader, 'createdAt'>,
  deps: Pick<Deps, 'now' | 'randomId'>,
): Operation {
  const timeZone = headers['time-zone'] ?? 'UTC';
  if (!isTimeZone(timeZone)) {
    throw new InvalidInputError('time-zone must be an IANA time zone', 'time-zone');
  }
  const receivedAt = deps.now();
  const revision = headers['item-revision'];
  return {
    opId: headers['idempotency-key'] ?? deps.randomId(),
    answeredAt: answeredAt(headers['answered-at'], { since: reader.createdAt, now: receivedAt }),
    receivedAt,
    timeZone,
    ...(revision === undefined ? {} : { revision }),
  };
}
