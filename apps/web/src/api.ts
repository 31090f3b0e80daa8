import { createClient } from '@morsel/sdk';

import { appFetch } from './transport.ts';

/** The one client of the API; it calls the page's own origin. */
export const api = createClient({ fetch: appFetch });
