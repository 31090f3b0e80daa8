import { api } from '../../api.ts';
import { noteServerTime } from '../clock.ts';
import { withRoom } from './making-room.ts';
import { askForPersistence } from './persistence.ts';
import { type OnDevice, readDevice, storePack } from './storing.ts';

/** Letters of the list of known items: addresses stay short enough for every proxy. */
const MOST_KNOWN = 4000;

/**
 * Fetches a reader's next items, those that the device lacks, and stores them; a pack for which
 * there is no room leaves the old one.
 *
 * @throws ApiError, or what fetch throws, when it could not be fetched.
 */
export async function refreshPack(
  ownerId: number,
  { signal, now = Date.now }: { signal?: AbortSignal | undefined; now?: () => number } = {},
): Promise<void> {
  const before = await readDevice(ownerId);
  const known = knownItems(before);
  const fetched = await api.offline.studyPack(ownerId, known ? { known } : {}, { signal });
  const fetchedAt = now();
  const isStored = await withRoom(() => {
    signal?.throwIfAborted();
    return storePack(ownerId, { before, fetched, fetchedAt });
  }, ['covers']);
  if (!isStored) return;
  await noteServerTime(fetched.now, fetchedAt);
  // Some browsers ask the reader, who is not bothered before there is something to lose.
  if (fetched.stats.totalAnswered > 0) await askForPersistence();
}

function knownItems({ items }: OnDevice): string {
  const all = items.join(',');
  if (all.length <= MOST_KNOWN) return all;
  return all.slice(0, all.lastIndexOf(',', MOST_KNOWN));
}
