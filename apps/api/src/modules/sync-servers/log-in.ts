import { EPOCH_HEADER } from '@morsel/sdk/domain';

import { InvalidInputError } from '../../errors.ts';
import type { Network } from '../../internet/network.ts';
import { type Answered, type Login, askSyncServer } from './ask-sync-server.ts';

/**
 * Whether a server lets a reader in; returns where it does.
 *
 * @param epoch of this Morsel's database, by which it knows itself.
 * @throws InvalidInputError at `password` where it does not, at `url` where there is none that could.
 */
export type LogIn = (login: Login, epoch: string) => Promise<void>;

export const logInBy =
  (network: Network): LogIn =>
  async (login, epoch) => {
    const { signal } = new AbortController();
    const asked = { method: 'GET', path: '/users/auth' } as const;
    const patience = AbortSignal.timeout(network.patienceMs);
    const answered = await askSyncServer(login, asked, { network, signal, patience });
    if (answered.status !== null && answered.headers[EPOCH_HEADER] === epoch) {
      throw new InvalidInputError(
        'This is the address of this Morsel, which has the positions already. Enter that of another server.',
        'url',
      );
    }
    if (isLetIn(answered)) return;
    if (answered.status === 401 || answered.status === 403) {
      throw new InvalidInputError(
        `${new URL(login.url).host} does not know this user name and password. Type those with which a device logs in there.`,
        'password',
      );
    }
    throw new InvalidInputError(whyNone(answered), 'url');
  };

/** Devices look at the status alone; a page that an address answers whatever it is asked is no JSON. */
function isLetIn(answered: Answered): boolean {
  if (answered.status !== 200) return false;
  try {
    const body: unknown = JSON.parse(answered.text);
    return typeof body === 'object' && body !== null;
  } catch {
    return false;
  }
}

function whyNone(answered: Answered): string {
  if (answered.status === null) {
    return `${answered.problem}. See that the address is right and the server is running.`;
  }
  if (answered.status >= 300 && answered.status < 400) {
    return `This address leads to another one (${answered.status}). Enter that.`;
  }
  if (answered.status >= 500) {
    return `The server has a problem (${answered.status}). Try again in a while.`;
  }
  return `There is no KOReader sync server at this address (it answered ${answered.status}).`;
}
