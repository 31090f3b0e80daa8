import type { QueryClient } from '@tanstack/react-query';

import {
  currentUserQuery,
  type Ended,
  isSessionEnded,
  userKeys,
} from '../../data/account/current-user.ts';
import { knownReader } from '../../data/account/identity.ts';
import { type Reader, savedReader } from '../../data/account/reader-storage.ts';
import { renewGuest } from '../../data/account/renew-guest.ts';
import { getStatus, offline, setStatus, subscribeStatus } from '../../offline/door.ts';

/**
 * Tells the drain whose operations may go out, and again when the reader has changed or has signed in
 * again. Where the server does not take the reader, it finds out who reads.
 *
 * @returns a function that ends it.
 */
export function followReader(queryClient: QueryClient): () => void {
  let told = tellReader(queryClient);
  const endWatch = queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'updated' && query.queryKey[0] === userKeys.all[0]) {
      told = tellReader(queryClient, told);
    }
  });
  let before = getStatus().drain;
  const endListening = subscribeStatus(() => {
    const { drain } = getStatus();
    if (drain === 'paused' && before !== 'paused') void findOutWhoReads(queryClient);
    before = drain;
  });
  return () => {
    endWatch();
    endListening();
  };
}

interface Told {
  readonly reader: Reader | undefined;
  readonly ended: Ended;
}

function tellReader(queryClient: QueryClient, before?: Told): Told {
  const told = {
    reader: knownReader(queryClient),
    ended: isSessionEnded(queryClient),
  };
  const isNews = !before || !isSame(before.reader, told.reader) || (before.ended && !told.ended);
  if (isNews) void tellRoom(told.reader);
  return told;
}

const isSame = (one: Reader | undefined, other: Reader | undefined) =>
  one?.userId === other?.userId && one?.isGuest === other?.isGuest;

/** Where the code for it cannot be had, nothing is sent for anybody. */
async function tellRoom(reader: Reader | undefined): Promise<void> {
  try {
    const { sendFor, noteReader } = await offline();
    await sendFor(reader?.userId, () => isOfDevice(reader?.userId));
    if (reader && isOfDevice(reader.userId)) await noteReader(reader);
  } catch {
    return;
  }
}

/** Another tab may have changed the reader; where the browser refuses storage, none can tell. */
function isOfDevice(ownerId: number | undefined): boolean {
  const saved = savedReader();
  return saved === undefined || saved?.userId === ownerId;
}

/**
 * An account may have to sign in again. Where the server takes the reader after all, as when a
 * refusal was on its way while they signed in, it goes on. A guest whose cookie is gone is made anew.
 */
async function findOutWhoReads(queryClient: QueryClient): Promise<void> {
  const before = knownReader(queryClient);
  try {
    const { account, ended } = await queryClient.fetchQuery({ ...currentUserQuery, staleTime: 0 });
    const isSameKind = before?.isGuest === (account === null);
    if (!isSameKind || ended) return;
    const userId = account?.id ?? (await renewGuest(queryClient, before.userId));
    const { goOn } = await offline();
    if (userId === before.userId) goOn();
  } catch {
    // Nobody can say it now: the next thing that the reader does pauses anew, and asks again.
    setStatus({ drain: 'idle' });
  }
}
