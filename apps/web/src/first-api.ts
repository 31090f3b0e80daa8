import { createRequest, quizCalls, sessionCalls, userCalls } from '@morsel/sdk';

import { appFetch } from './transport.ts';

const send = createRequest({ fetch: appFetch });

/** What the first load calls: all else goes by the whole client (`api.ts`), which comes with what needs it. */
export const firstApi = {
  users: userCalls(send),
  session: sessionCalls(send),
  quiz: quizCalls(send),
};
