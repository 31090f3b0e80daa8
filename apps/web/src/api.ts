import { createClient } from '@morsel/sdk';

import { below } from './base-path.ts';
import { appFetch, promptFetch } from './transport.ts';

/** The client of the API; it calls the page's own origin. The first load has `first-api.ts` alone. */
export const api = createClient({ baseUrl: below(), fetch: appFetch });

/** The same for what goes out while other calls are held. */
export const promptApi = createClient({ baseUrl: below(), fetch: promptFetch });
