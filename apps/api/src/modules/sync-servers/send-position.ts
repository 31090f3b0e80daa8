import { MINUTE_MS } from '@morsel/sdk/domain';

import type { Network } from '../../internet/network.ts';
import { type Answered, type Login, askSyncServer } from './ask-sync-server.ts';
import { isNewerThere } from './newer-there.ts';
import { type Problem, problemOf } from './passing-on-problem.ts';
import { positionBodyOf } from './position-body.ts';
import { retryAfterOf } from './retry-after.ts';
import { marksOf } from './sent-marks.ts';

/** What has waited so long may be older by now than what another device has told the server itself. */
const FRESH_FOR_MS = MINUTE_MS;

/** By these a server says that it will never take this position. */
const NEVER = new Set([400, 410, 413, 422]);

/** By these it says that it takes none for now; by others from 400 to 499 that it does not take this one. */
const NONE_FOR_NOW = new Set([401, 408, 425, 429]);

/** What became of a position. */
export type Outcome =
  | { readonly is: 'taken' }
  /** The server has heard of a newer one. */
  | { readonly is: 'outdated' }
  /** The server did not take it; others it may take. */
  | ({ readonly is: 'refused'; readonly isForEver: boolean } & Problem)
  /** The server takes nothing for now, nor before `notBefore` (epoch ms). */
  | ({ readonly is: 'failed'; readonly notBefore: number } & Problem)
  /** It could not even be tried; with others that may be possible. */
  | ({ readonly is: 'broken' } & Problem);

type Position = {
  readonly body: string;
  /** Epoch ms. */
  readonly toldAt: number;
  readonly sentMarks: string | null;
};

type Sending = {
  readonly login: Login;
  readonly network: Network;
  readonly signal: AbortSignal;
  readonly now: () => number;
  /** Called when it is sent next: from then on it may get there, whatever is heard of it. */
  readonly noteSending: () => Promise<void>;
};

/**
 * Sends a position to another server once, unless that has heard of a newer one meanwhile.
 *
 * @throws the signal's reason once that is aborted; whatever else fails is an outcome.
 */
export async function sendPosition(
  position: Position,
  { login, network, signal, now, noteSending }: Sending,
): Promise<Outcome> {
  const asking = { network, signal, patience: AbortSignal.timeout(network.patienceMs) };
  if (now() - position.toldAt > FRESH_FOR_MS) {
    const there = await askSyncServer(login, { method: 'GET', path: pathOf(position) }, asking);
    if (isNoneTaken(there)) return failed(there, now());
    const waiting = { toldAt: position.toldAt, sent: marksOf(position.sentMarks) };
    if (isNewerThere(there, waiting, now())) return { is: 'outdated' };
  }
  await noteSending();
  const asked = { method: 'PUT', path: '/syncs/progress', body: position.body } as const;
  return outcomeOf(await askSyncServer(login, asked, asking), now());
}

const pathOf = ({ body }: Position): `/syncs/progress/${string}` =>
  `/syncs/progress/${encodeURIComponent(positionBodyOf(body).document)}`;

function outcomeOf(answered: Answered, now: number): Outcome {
  const { status } = answered;
  if (status !== null && status >= 200 && status < 300) return { is: 'taken' };
  if (status === null || isNoneTaken(answered)) return failed(answered, now);
  return { is: 'refused', isForEver: NEVER.has(status), ...problemOf(answered) };
}

const failed = (answered: Answered, now: number): Outcome => ({
  is: 'failed',
  notBefore: retryAfterOf(answered, now),
  ...problemOf(answered),
});

/** Whether the server is not to be asked about other documents either. */
const isNoneTaken = ({ status }: Answered): boolean =>
  status === null ||
  NONE_FOR_NOW.has(status) ||
  status < 200 ||
  (status >= 300 && status < 400) ||
  status >= 500;
