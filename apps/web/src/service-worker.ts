import { clientsClaim } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import {
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  type PrecacheEntry,
  precacheAndRoute,
} from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';

import { below, ownPath } from './base-path.ts';
import { COVERS, isKeptPicture } from './kept-picture.ts';
import { receiveShare } from './shares/receive-share.ts';
import { SHARE_ADDRESS } from './shares/share-address.ts';

declare const self: ServiceWorkerGlobalScope & {
  /** The build writes the files of the app and their revisions here. */
  readonly __WB_MANIFEST: PrecacheEntry[];
};

/** Addresses that are no screens of the app: the server answers them, or nobody does. */
const NO_SCREENS = [
  /^\/(api|health|covers|assets|icons|screenshots)(\/|$)/,
  /^\/(robots\.txt|sitemap(-\d+)?\.xml|manifest\.webmanifest|favicon\.svg|service-worker\.js)$/,
];

const MOST_COVERS = 200;

cleanupOutdatedCaches();
precacheAndRoute(self.__WB_MANIFEST);
registerRoute(
  ({ request, url }) =>
    request.mode === 'navigate' && !NO_SCREENS.some((some) => some.test(ownPath(url.pathname))),
  createHandlerBoundToURL(below('/index.html')),
);

// Other sites' pictures would weigh megabytes each.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && isKeptPicture(url),
  new CacheFirst({
    cacheName: COVERS,
    plugins: [
      { cacheWillUpdate: async ({ response }) => (response.status === 200 ? response : null) },
      new ExpirationPlugin({ maxEntries: MOST_COVERS, purgeOnQuotaError: true }),
    ],
  }),
);

// Other apps' files are kept before anything else can go wrong, so that sharing needs no server.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname === below(SHARE_ADDRESS),
  ({ request }) => receiveShare(request, Date.now()),
  'POST',
);

// A new version waits until the reader takes it.
self.addEventListener('message', ({ data }) => {
  if (data?.type === 'SKIP_WAITING') void self.skipWaiting();
});
clientsClaim();
