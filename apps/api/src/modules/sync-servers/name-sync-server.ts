import { createHash } from 'node:crypto';

import type { NewSyncServer, PassingOn } from '@morsel/sdk/contract';

import type { Db } from '../../database/connection.ts';
import { readEpoch } from '../../database/installation.ts';
import { InvalidInputError, UnauthenticatedError } from '../../errors.ts';
import { checkedAddress, type ReaderReach } from '../../internet/address-of-reader.ts';
import type { Reader } from '../../reader.ts';
import { lockSession } from '../accounts/lock-account.ts';
import { findPassingOn } from './find-passing-on.ts';
import type { KeySeal } from './key-seal.ts';
import type { LogIn } from './log-in.ts';
import { putSyncServer, resumePositions } from './queries.ts';

type Naming = {
  readonly reader: Reader;
  /** Of the session that asks. */
  readonly publicId: string;
  readonly server: NewSyncServer;
  readonly reach: ReaderReach;
  readonly logIn: LogIn;
  readonly seal: KeySeal;
  readonly now: () => number;
};

const UNTRIED = {
  passedOnAt: null,
  triedAt: 0,
  givenUpAt: null,
  failures: 0,
  failingSince: null,
  pausedUntil: 0,
  status: null,
  problem: null,
};

/**
 * Has positions passed on to a server from now on, in the place of a former one, once that has let the reader in.
 * Of the password its MD5 is kept, as on devices, and sealed.
 *
 * @throws InvalidInputError when the address may not be asked, or the server is none, or lets nobody in.
 * @throws UnauthenticatedError when the session has ended.
 */
export async function nameSyncServer(
  db: Db,
  { reader, publicId, server, reach, logIn, seal, now }: Naming,
): Promise<PassingOn> {
  const named = {
    url: checkedServerUrl(server.url, reach),
    userName: server.userName.trim(),
  };
  if (named.userName === '') throw new InvalidInputError('Please enter a user name', 'userName');
  const key = createHash('md5').update(server.password).digest('hex');
  await logIn({ ...named, key }, await readEpoch(db));
  await db.transaction().execute(async (tx) => {
    const session = { userId: reader.id, publicId };
    if (!(await lockSession(tx, session))) throw new UnauthenticatedError();
    const sealedKey = seal.seal(key, { userId: reader.id, url: named.url });
    await putSyncServer(tx, { userId: reader.id, ...named, sealedKey, ...UNTRIED, addedAt: now() });
    await resumePositions(tx, reader.id);
  });
  return findPassingOn(db, reader.id);
}

const EXAMPLE = 'https://sync.koreader.rocks';

/** As it is typed on devices; the calls' own paths follow it. */
function checkedServerUrl(text: string, reach: ReaderReach): string {
  const { origin, pathname, search } = new URL(checkedAddress(text, reach, EXAMPLE));
  if (search !== '') {
    throw new InvalidInputError('The address may have no "?" and nothing that follows it', 'url');
  }
  return (origin + pathname).replace(/\/+$/, '');
}
