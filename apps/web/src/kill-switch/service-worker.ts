import { below, ownName } from '../base-path.ts';

declare const self: ServiceWorkerGlobalScope;

/**
 * The worker of a build with the kill switch: it takes the place of one that does harm, drops what
 * that one cached and itself. Pages go on as they are, and what readers did stays in IndexedDB.
 */
self.addEventListener('install', () => void self.skipWaiting());

self.addEventListener('activate', (event) => event.waitUntil(leave()));

/** What workbox names has the scope at its end. Where the host is ours alone, so are all caches. */
const isOwn = (name: string): boolean =>
  below() === '' || name.endsWith(self.registration.scope) || name.endsWith(ownName(''));

async function leave(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter(isOwn).map((name) => caches.delete(name)));
  await self.registration.unregister();
}
