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

/** So many wait at most; the oldest make room. */
const MOST_KEPT = 20;
const LONGEST_KEPT_MS = 30 * 86_400_000;

/**
 * Keeps what was shared at a time (ms), in its order.
 *
 * @throws DOMException where the browser has no room for it; what came before in it is kept then.
 */
export async function keepShares(
  shares: readonly (File | URLSearchParams)[],
  now: number,
): Promise<void> {
  const cache = await caches.open(SHARES);
  await makeRoom(cache, shares.length, now);
  for (const [index, share] of shares.entries()) {
    await cache.put(`${FOLDER}${now}/${index}`, new Response(share, { headers: headersOf(share) }));
  }
}

async function makeRoom(cache: Cache, count: number, now: number): Promise<void> {
  const addresses = await addressesIn(cache);
  const outdated = addresses.filter(
    (address, at) => at + count >= MOST_KEPT || !isCurrent(address, now),
  );
  await Promise.all(outdated.map((address) => cache.delete(address)));
}

/** What waits, the last shared first and each share in its order; none where the browser keeps nothing. */
export async function keptShares(now: number): Promise<Share[]> {
  try {
    if (!(await caches.has(SHARES))) return [];
    const cache = await caches.open(SHARES);
    const addresses = await addressesIn(cache);
    const current = addresses.filter((address) => isCurrent(address, now));
    const shares = await Promise.all(current.map((address) => shareAt(cache, address)));
    return shares.filter((share) => share !== undefined);
  } catch {
    return [];
  }
}

/** What waits no longer: a book was made of it, or its reader does not want it. */
export async function dropShare({ key }: Share): Promise<void> {
  if (key === undefined) return;
  const cache = await caches.open(SHARES);
  await cache.delete(key);
}

function headersOf(share: File | URLSearchParams): Record<string, string> {
  // Headers are bytes, and names of files are not.
  return share instanceof File ? { [NAME]: encodeURIComponent(share.name) } : {};
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

const isCurrent = (address: string, now: number) => timeOf(address) >= now - LONGEST_KEPT_MS;

/** When it was shared (ms), as its address says. */
const timeOf = (address: string) => Number(address.split('/')[2]);
const placeOf = (address: string) => Number(address.split('/')[3]);
