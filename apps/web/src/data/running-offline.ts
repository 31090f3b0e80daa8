import type { QueryClient } from '@tanstack/react-query';

import { offline } from '../offline/open.ts';
import { getStatus, setStatus } from '../offline/status.ts';
import { onReach } from '../reach.ts';
import { followDrains } from './drained.ts';
import { knownReader } from './identity.ts';
import { keepReads } from './saving-reads.ts';
import { watchSender } from './sender.ts';
import { userKeys } from './users.ts';

type Machinery = Awaited<ReturnType<typeof offline>>;

/**
 * From now on what waits is sent, what is sent shows, and the device keeps what the reader needs to
 * go on without the server.
 *
 * @returns a function that ends it.
 */
export async function runOffline(queryClient: QueryClient): Promise<() => void> {
  const machinery = await offline();
  const ends = [
    followReach(machinery),
    followServerTime(machinery),
    followDrains(queryClient, machinery),
    machinery.startDraining(),
    watchSender(queryClient),
    keepReads(queryClient),
    keepPackOfReader(queryClient, machinery),
    persistOnceInstalled(machinery),
  ];
  return () => ends.forEach((end) => end());
}

/** Whatever was asked for tells whether there is a connection; what waits goes out once there is. */
function followReach({ syncNow }: Machinery): () => void {
  return onReach((isReached) => {
    const wasOffline = getStatus().connection === 'offline';
    setStatus({ connection: isReached ? 'online' : 'offline' });
    if (isReached && wasOffline) void syncNow();
  });
}

/** A difference that changed by less is the network's; the device looks it up no further. */
const NOTICEABLE_MS = 60_000;

/** The device's clock may be put right, or wrong, at any time: each answer tells. */
function followServerTime({ noteServerTime }: Machinery): () => void {
  let known: number | undefined;
  return onReach((_, serverTime) => {
    if (serverTime === undefined) return;
    const measured = serverTime - Date.now();
    if (known !== undefined && Math.abs(measured - known) < NOTICEABLE_MS) return;
    known = measured;
    // Where nothing can be kept on the device, nothing is stamped by its clock either.
    noteServerTime(serverTime).catch(() => undefined);
  });
}

/** Who installs Morsel means to keep what it has. */
function persistOnceInstalled({ askForPersistence }: Machinery): () => void {
  const ask = (): void => void askForPersistence();
  addEventListener('appinstalled', ask);
  return () => removeEventListener('appinstalled', ask);
}

/** Each reader has their own pack. */
function keepPackOfReader(queryClient: QueryClient, { keepPackFresh }: Machinery): () => void {
  let ownerId: number | undefined;
  let end = (): void => {};
  const follow = (): void => {
    const reader = knownReader(queryClient);
    if (reader?.userId === ownerId) return;
    end();
    ownerId = reader?.userId;
    end = ownerId === undefined ? () => {} : keepPackFresh(ownerId);
  };
  follow();
  const endWatch = queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'updated' && query.queryKey[0] === userKeys.all[0]) follow();
  });
  return () => {
    endWatch();
    end();
  };
}
