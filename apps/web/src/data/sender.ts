import type { QueryClient } from '@tanstack/react-query';

import { offline } from '../offline/open.ts';
import { getStatus, setStatus, subscribeStatus } from '../offline/status.ts';
import { knownReader, renewGuest } from './identity.ts';
import { savedReader } from './reader-storage.ts';
import { currentUserQuery, isSessionEnded, userKeys } from './users.ts';

/**
 * Tells the drain whose operations may go out, and again when the reader has changed or has signed in
 * again. Where the server does not take the reader, it finds out who reads.
 *
 * @returns a function that ends it.
 */
export function watchSender(queryClient: QueryClient): () => void {
  let told = tellSender(queryClient);
  const endWatch = queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'updated' && query.queryKey[0] === userKeys.all[0]) {
      told = tellSender(queryClient, told);
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
  readonly ownerId: number | undefined;
  readonly ended: boolean;
}

function tellSender(queryClient: QueryClient, before?: Told): Told {
  const told = {
    ownerId: knownReader(queryClient)?.userId,
    ended: isSessionEnded(queryClient),
  };
  const isNews = !before || before.ownerId !== told.ownerId || (before.ended && !told.ended);
  if (isNews) {
    const isStill = () => isOfDevice(told.ownerId);
    void offline().then(
      ({ setSender }) => setSender(told.ownerId, isStill),
      () => undefined,
    );
  }
  return told;
}

/** Another tab may have changed the reader; where the browser refuses storage, none can tell. */
function isOfDevice(ownerId: number | undefined): boolean {
  const saved = savedReader();
  return saved === undefined || saved?.userId === ownerId;
}

/**
 * An account may have to sign in again. Where the server takes the reader after all, as when a
 * refusal was on its way while they signed in, it goes on. A guest whose cookie is gone is made anew;
 * what it did on this device and did not send is the new one's, since nobody could ever send it
 * otherwise.
 */
async function findOutWhoReads(queryClient: QueryClient): Promise<void> {
  const before = knownReader(queryClient);
  try {
    const { account, ended } = await queryClient.fetchQuery({ ...currentUserQuery, staleTime: 0 });
    const isSameKind = before?.isGuest === (account === null);
    if (!isSameKind || ended) return;
    const userId = account?.id ?? (await renewGuest(queryClient));
    const { goOn, reown } = await offline();
    if (userId === before.userId) goOn();
    else if (before.isGuest) await reown(before.userId, userId);
  } catch {
    // Nobody can say it now: the next thing that the reader does pauses anew, and asks again.
    setStatus({ drain: 'idle' });
  }
}
