import { SHARES } from './forget-shares.ts';

/** What another app handed over: a file, or words. It waits here until its reader has made a book of it. */
export interface Share {
  /** Where it is kept; absent where it came by the address alone. */
  readonly key?: string;
  readonly file?: File;
  readonly words: URLSearchParams;
}

const FOLDER = '/shares/';
const NAME = 'x-file-name';
const NO_WORDS = new URLSearchParams();

/** So many wait at most; none makes room for another, since any site may post a form. */
export const MOST_KEPT = 20;
const LONGEST_KEPT_MS = 30 * 86_400_000;

/**
 * Keeps what was shared at a time (ms), in its order, and answers how many of it found a place.
 *
 * @throws DOMException where the browser has no room for it; what came before in it is kept then.
 */
export async function keepShares(
  shares: readonly (File | URLSearchParams)[],
  now: number,
): Promise<number> {
  const cache = await caches.open(SHARES);
  await dropOutdated(cache, now);
  const waiting = await addressesIn(cache);
  const fitting = shares.slice(0, Math.max(0, MOST_KEPT - waiting.length));
  for (const [index, share] of fitting.entries()) {
    await cache.put(`${FOLDER}${now}/${index}`, asResponse(share));
  }
  return fitting.length;
}

/**
 * What waits, the last shared first and each share in its order; none where the browser keeps nothing.
 * What has waited too long is dropped.
 */
export async function keptShares(now: number): Promise<Share[]> {
  try {
    if (!(await caches.has(SHARES))) return [];
    const cache = await caches.open(SHARES);
    await dropOutdated(cache, now);
    const addresses = await addressesIn(cache);
    const shares = await Promise.all(addresses.map((address) => shareAt(cache, address)));
    return shares.filter((share) => share !== undefined);
  } catch {
    return [];
  }
}

/** Whether it waits still. */
export async function isKept(key: string): Promise<boolean> {
  const cache = await caches.open(SHARES);
  return (await cache.match(key)) !== undefined;
}

/** Keeps again in its place what was dropped. */
export async function keepAgain({ key, file, words }: Share): Promise<void> {
  if (key === undefined) return;
  const cache = await caches.open(SHARES);
  await cache.put(key, asResponse(file ?? words));
}

/** What waits no longer: a book was made of it, or its reader does not want it. */
export async function dropShare({ key }: Share): Promise<void> {
  if (key === undefined) return;
  const cache = await caches.open(SHARES);
  await cache.delete(key);
}

async function dropOutdated(cache: Cache, now: number): Promise<void> {
  const addresses = await addressesIn(cache);
  const outdated = addresses.filter((address) => timeOf(address) < now - LONGEST_KEPT_MS);
  await Promise.all(outdated.map((address) => cache.delete(address)));
}

function asResponse(share: File | URLSearchParams): Response {
  if (!(share instanceof File)) return new Response(share);
  // Headers are bytes, and names of files are not.
  return new Response(share, { headers: { [NAME]: encodeURIComponent(share.name) } });
}

async function shareAt(cache: Cache, key: string): Promise<Share | undefined> {
  const kept = await cache.match(key);
  if (!kept) return undefined;
  const name = kept.headers.get(NAME);
  if (name === null) return { key, words: new URLSearchParams(await kept.text()) };
  const content = await kept.blob();
  const file = new File([content], decodeURIComponent(name), { type: content.type });
  return { key, file, words: NO_WORDS };
}

async function addressesIn(cache: Cache): Promise<string[]> {
  const addresses = (await cache.keys()).map(({ url }) => new URL(url).pathname);
  return addresses.toSorted((a, b) => timeOf(b) - timeOf(a) || placeOf(a) - placeOf(b));
}

/** When it was shared (ms), as its address says. */
const timeOf = (address: string) => Number(address.split('/')[2]);
const placeOf = (address: string) => Number(address.split('/')[3]);
