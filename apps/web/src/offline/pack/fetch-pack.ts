import { DAY_MS } from '@morsel/sdk/domain';

import { askForPersistence, withRoom } from '../database/storage-room.ts';
import { type Environment, pageEnvironment, whileAlone } from '../environment.ts';
import { noteServerTime } from '../outbox/clock.ts';
import { outdatePack } from './change-pack.ts';
import { type PackInfo, packInfo } from './read-pack.ts';
import { type OnDevice, readDevice, storePack } from './store-pack.ts';

/** Used items that call for the next ones. */
const MOST_USED = 50;

/** Letters of the list of known items: addresses stay short enough for every proxy. */
const MOST_KNOWN = 4000;

interface Fetching {
  readonly environment?: Pick<Environment, 'api' | 'now'>;
  readonly signal?: AbortSignal | undefined;
}

/** Whether a pack is to be fetched; `now` in epoch ms. */
export function isPackWanted(info: PackInfo | undefined, now: number): boolean {
  if (info === undefined) return true;
  const isOld = Math.abs(now - info.fetchedAt) > DAY_MS;
  return info.stale || info.unused === 0 || info.used >= MOST_USED || isOld;
}

/** `fruitless`: it failed, or the pack is still wanted. */
export type FetchResult = 'unwanted' | 'fetched' | 'fruitless';

/**
 * Fetches a reader's pack where it is wanted; one tab at a time, so that a second one finds the pack
 * fresh. A failure leaves the old pack.
 */
export async function fetchWantedPack(
  ownerId: number,
  { environment = pageEnvironment, signal }: Fetching = {},
): Promise<FetchResult> {
  const isWanted = async () => isPackWanted(await packInfo(ownerId), environment.now());
  const fetchOnce = async (): Promise<FetchResult> => {
    if (!(await isWanted())) return 'unwanted';
    await fetchPack(ownerId, { environment, signal });
    return (await isWanted()) ? 'fruitless' : 'fetched';
  };
  try {
    return await whileAlone('morsel-pack', fetchOnce, signal);
  } catch {
    return 'fruitless';
  }
}

/** Fetches a reader's pack anew, since there is something else to ask; where that fails, later. */
export async function renewPack(ownerId: number): Promise<void> {
  await outdatePack(ownerId);
  await fetchWantedPack(ownerId);
}

/**
 * Fetches a reader's next items, those that the device lacks, and stores them; a pack for which
 * there is no room leaves the old one.
 *
 * @throws ApiError, or what fetch throws, when it could not be fetched.
 */
export async function fetchPack(
  ownerId: number,
  { environment: { api, now } = pageEnvironment, signal }: Fetching = {},
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
