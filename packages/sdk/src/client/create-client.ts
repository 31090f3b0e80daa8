import { adminCalls } from './admin-calls.ts';
import { biteCalls, ownItemCalls } from './bite-calls.ts';
import {
  bookCalls,
  generationCalls,
  planCalls,
  proposalCalls,
  shelfCalls,
  sourceCalls,
  topicCalls,
} from './book-calls.ts';
import { createFollow } from './follow.ts';
import { openIdCalls } from './open-id-calls.ts';
import { createPaging } from './page.ts';
import { passkeyCalls } from './passkey-calls.ts';
import {
  flashcardCalls,
  itemCalls,
  masteryCalls,
  offlineCalls,
  quizCalls,
  reviewCalls,
} from './practice-calls.ts';
import { leaderboardCalls, sessionCalls, userCalls } from './reader-calls.ts';
import { documentCalls, highlightCalls } from './reading-along-calls.ts';
import { createRequest, type Transport } from './request.ts';
import { syncServerCalls } from './sync-server-calls.ts';
import { tokenCalls } from './token-calls.ts';
import { webhookCalls } from './webhook-calls.ts';

/** The calls of the API, in a group for each resource. */
export interface Client {
  readonly users: ReturnType<typeof userCalls>;
  readonly session: ReturnType<typeof sessionCalls>;
  readonly passkeys: ReturnType<typeof passkeyCalls>;
  readonly openId: ReturnType<typeof openIdCalls>;
  readonly tokens: ReturnType<typeof tokenCalls>;
  readonly quiz: ReturnType<typeof quizCalls>;
  readonly flashcards: ReturnType<typeof flashcardCalls>;
  readonly reviews: ReturnType<typeof reviewCalls>;
  readonly books: ReturnType<typeof bookCalls>;
  readonly sources: ReturnType<typeof sourceCalls>;
  readonly plans: ReturnType<typeof planCalls>;
  readonly proposals: ReturnType<typeof proposalCalls>;
  readonly generation: ReturnType<typeof generationCalls>;
  readonly bites: ReturnType<typeof biteCalls>;
  readonly ownItems: ReturnType<typeof ownItemCalls>;
  readonly documents: ReturnType<typeof documentCalls>;
  readonly highlights: ReturnType<typeof highlightCalls>;
  readonly syncServer: ReturnType<typeof syncServerCalls>;
  readonly items: ReturnType<typeof itemCalls>;
  readonly topics: ReturnType<typeof topicCalls>;
  readonly shelf: ReturnType<typeof shelfCalls>;
  readonly offline: ReturnType<typeof offlineCalls>;
  readonly mastery: ReturnType<typeof masteryCalls>;
  readonly leaderboard: ReturnType<typeof leaderboardCalls>;
  readonly webhooks: ReturnType<typeof webhookCalls>;
  readonly admin: ReturnType<typeof adminCalls>;
}

/**
 * A client of the API: one group of calls for each resource. Every call sends the cookies of the page, or the
 * token that is given and nothing else, resolves to the answer and rejects with an ApiError when the API
 * refuses; nothing is retried or logged. Outside of Morsel's own pages `baseUrl` and `token` are needed.
 */
export function createClient(transport: Transport = {}): Client {
  const send = createRequest(transport);
  const sendForPage = createPaging(transport);
  return {
    users: userCalls(send),
    session: sessionCalls(send),
    passkeys: passkeyCalls(send),
    openId: openIdCalls(send),
    tokens: tokenCalls(send),
    quiz: quizCalls(send),
    flashcards: flashcardCalls(send),
    reviews: reviewCalls(send),
    books: bookCalls(send, sendForPage),
    sources: sourceCalls(send),
    plans: planCalls(send),
    proposals: proposalCalls(send),
    generation: generationCalls(send, createFollow(transport)),
    bites: biteCalls(send),
    ownItems: ownItemCalls(send),
    documents: documentCalls(send),
    highlights: highlightCalls(send),
    syncServer: syncServerCalls(send),
    items: itemCalls(send),
    topics: topicCalls(send),
    shelf: shelfCalls(send),
    offline: offlineCalls(send),
    mastery: masteryCalls(send),
    leaderboard: leaderboardCalls(send),
    webhooks: webhookCalls(send),
    admin: adminCalls(send, sendForPage),
  };
}
