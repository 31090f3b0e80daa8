import { hashKey, type QueryClient } from '@tanstack/react-query';

import { api } from '../../api.ts';
import { userKeys } from '../../data/account/current-user.ts';
import { callAsReader, knownReader } from '../../data/account/identity.ts';
import { masteredQuery } from '../../data/mastered/mastered.ts';
import { getStatus, type OfflineRoom, subscribeStatus } from '../../offline/door.ts';

/**
 * Keeps a copy of the reader's mastered questions on the device, whether or not they have looked at
 * them: as the page begins, and again whenever marks have been sent.
 *
 * @returns a function that ends it.
 */
export function keepMastered(queryClient: QueryClient, { saveReads }: OfflineRoom): () => void {
  let keptFor: number | undefined;

  const look = (): void => {
    const reader = knownReader(queryClient);
    const { connection, pending } = getStatus();
    if (pending.some(({ kind }) => kind === 'mastery')) keptFor = undefined;
    else if (reader && reader.userId !== keptFor && connection === 'online') {
      keptFor = reader.userId;
      keep(reader.userId).catch(() => undefined);
    }
  };
  const keep = async (ownerId: number): Promise<void> => {
    const data = await callAsReader(queryClient, () => api.mastery.list());
    if (knownReader(queryClient)?.userId !== ownerId) return;
    await saveReads([
      { ownerId, hash: hashKey(masteredQuery.queryKey), data, savedAt: Date.now() },
    ]);
  };

  look();
  const endListening = subscribeStatus(look);
  const endWatch = queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'updated' && query.queryKey[0] === userKeys.all[0]) look();
  });
  return () => {
    endListening();
    endWatch();
  };
}
