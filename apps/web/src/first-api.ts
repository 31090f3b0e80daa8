import { createRequest, feedCalls, startCalls } from '@morsel/sdk';

import { below } from './base-path.ts';
import { appFetch } from './transport.ts';

const send = createRequest({ baseUrl: below(), fetch: appFetch });

/** What the first load calls: all else goes by the whole client (`api.ts`), which comes with what needs it. */
export const firstApi = { users: startCalls(send), quiz: feedCalls(send) };
