import { MINUTE_MS } from '@morsel/sdk/domain';

import type { Network } from '../webhooks/send-webhook.ts';
import { type Answered, type Login, askSyncServer } from './ask-sync-server.ts';
import { isNewerThere } from './newer-there.ts';
import { type Problem, problemOf } from './passing-on-problem.ts';

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
  /** The server takes nothing for now. */
  | ({ readonly is: 'failed' } & Problem);

type Position = {
  /** JSON, as a device has told it. */
  readonly body: string;
  /** Epoch ms. */
  readonly toldAt: number;
};

type Sending = {
  readonly login: Login;
  readonly network: Network;
  readonly signal: AbortSignal;
  /** Epoch ms. */
  readonly now: number;
};

/**
 * Sends a position to another server once, unless that has heard of a newer one meanwhile.
 *
 * @throws the signal's reason once that is aborted; whatever else fails is an outcome.
 */
export async function sendPosition(
  position: Position,
  { login, network, signal, now }: Sending,
): Promise<Outcome> {
  const reach = { network, signal };
  if (now - position.toldAt > FRESH_FOR_MS) {
    const there = await askSyncServer(login, { method: 'GET', path: pathOf(position) }, reach);
    if (isNoneTaken(there)) return { is: 'failed', ...problemOf(there) };
    if (isNewerThere(there, position, now)) return { is: 'outdated' };
  }
  const asked = { method: 'PUT', path: '/syncs/progress', body: position.body } as const;
  return outcomeOf(await askSyncServer(login, asked, reach));
}

function pathOf({ body }: Position): `/syncs/progress/${string}` {
  const { document }: { readonly document: string } = JSON.parse(body);
  return `/syncs/progress/${encodeURIComponent(document)}`;
}

function outcomeOf(answered: Answered): Outcome {
  const { status } = answered;
  if (status !== null && status >= 200 && status < 300) return { is: 'taken' };
  if (status === null || isNoneTaken(answered)) return { is: 'failed', ...problemOf(answered) };
  return { is: 'refused', isForEver: NEVER.has(status), ...problemOf(answered) };
}

/** Whether the server is not to be asked about other documents either. */
const isNoneTaken = ({ status }: Answered): boolean =>
  status === null ||
  NONE_FOR_NOW.has(status) ||
  status < 200 ||
  (status >= 300 && status < 400) ||
  status >= 500;
