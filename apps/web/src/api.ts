import { createClient } from '@morsel/sdk';

/** The one client of the API; it calls the page's own origin. */
export const api = createClient();
