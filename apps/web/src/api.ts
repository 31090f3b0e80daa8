import { createClient } from '@morsel/sdk';

import { afterOwedLogout } from './owed-logout.ts';
import { tellingReach } from './reach.ts';

/** The one client of the API; it calls the page's own origin. */
export const api = createClient({
  // Looked up at each call, so that a fetch which is replaced later on is used.
  fetch: tellingReach(afterOwedLogout((...request) => globalThis.fetch(...request))),
});
