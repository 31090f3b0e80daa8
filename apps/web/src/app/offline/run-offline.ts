import { EPOCH_HEADER, MINUTE_MS } from '@morsel/sdk/domain';
import type { QueryClient } from '@tanstack/react-query';

import { userKeys } from '../../data/account/current-user.ts';
import { knownReader } from '../../data/account/identity.ts';
import { getStatus, offline, type OfflineRoom, setStatus } from '../../offline/door.ts';
import { latestHeaders, onReach } from '../../transport.ts';
import { nextTask } from '../../ui/page/next-task.ts';
import { followDrains } from './follow-drains.ts';
import { followReader } from './follow-reader.ts';
import { keepMastered } from './keep-mastered.ts';
import { keepReads } from './keep-reads.ts';

/**
 * From now on what waits is sent, what is sent shows, and the device keeps what the reader needs to
 * go on without the server.
 *
 * @returns a function that ends it.
 */
export async function runOffline(queryClient: QueryClient): Promise<() => void> {
  const room = await offline();
  // Its code has just been evaluated, which is a task by itself.
  await nextTask();
  const ends = [
    followReach(room),
    followServerTime(room),
    followEpoch(room),
    followDrains(queryClient, room),
    room.startDraining(),
    followReader(queryClient),
    keepReads(queryClient),
    keepMastered(queryClient, room),
    keepPackOfReader(queryClient, room),
    persistOnceInstalled(room),
  ];
  return () => ends.forEach((end) => end());
}

/** Whatever was asked for tells whether there is a connection; what waits goes out once there is. */
function followReach({ syncNow }: OfflineRoom): () => void {
  return onReach((isReached) => {
    const wasOffline = getStatus().connection === 'offline';
    setStatus({ connection: isReached ? 'online' : 'offline' });
    if (isReached && wasOffline) void syncNow();
  });
}

/** A difference that changed by less is the network's; the device looks it up no further. */
const NOTICEABLE_MS = MINUTE_MS;

/** The device's clock may be put right, or wrong, at any time: each answer tells. */
function followServerTime({ noteServerTime }: OfflineRoom): () => void {
  let known: number | undefined;
  return onReach((_, headers) => {
    const serverTime = Date.parse(headers?.get('date') ?? '');
    if (Number.isNaN(serverTime)) return;
    const measured = serverTime - Date.now();
    if (known !== undefined && Math.abs(measured - known) < NOTICEABLE_MS) return;
    known = measured;
    // Where nothing can be kept on the device, nothing is stamped by its clock either.
    noteServerTime(serverTime).catch(() => undefined);
  });
}

/** What the server has acknowledged and lost since, as its database was restored, is sent again. */
function followEpoch({ noteEpoch }: OfflineRoom): () => void {
  const note = (headers: Headers | undefined) => {
    const epoch = headers?.get(EPOCH_HEADER);
    if (epoch) noteEpoch(epoch);
  };
  // What the page asked for may have been answered before this was there.
  note(latestHeaders());
  return onReach((_, headers) => note(headers));
}

/** Who installs Morsel means to keep what it has. */
function persistOnceInstalled({ askForPersistence }: OfflineRoom): () => void {
  const ask = (): void => void askForPersistence();
  addEventListener('appinstalled', ask);
  return () => removeEventListener('appinstalled', ask);
}

/** Each reader has their own pack. */
function keepPackOfReader(queryClient: QueryClient, { keepPackFresh }: OfflineRoom): () => void {
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
