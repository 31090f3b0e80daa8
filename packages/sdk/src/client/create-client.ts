import { adminCalls } from './admin.ts';
import { bookCalls } from './books.ts';
import { flashcardCalls } from './flashcards.ts';
import { createFollow } from './follow.ts';
import { generationCalls } from './generation.ts';
import { itemCalls } from './items.ts';
import { leaderboardCalls } from './leaderboard.ts';
import { masteryCalls } from './mastery.ts';
import { offlineCalls } from './offline.ts';
import { quizCalls } from './quiz.ts';
import { createRequest, type Transport } from './request.ts';
import { sessionCalls } from './session.ts';
import { shelfCalls } from './shelf.ts';
import { sourceCalls } from './sources.ts';
import { topicCalls } from './topics.ts';
import { userCalls } from './users.ts';

/**
 * A client of the API: one group of calls for each resource. Every call sends cookies, resolves to
 * the answer and rejects with an ApiError when the API refuses; nothing is retried or logged.
 * Outside of a page, `baseUrl` is needed and `fetch` has to keep cookies itself.
 */
export function createClient(transport: Transport = {}) {
  const send = createRequest(transport);
  return {
    users: userCalls(send),
    session: sessionCalls(send),
    quiz: quizCalls(send),
    flashcards: flashcardCalls(send),
    books: bookCalls(send),
    sources: sourceCalls(send),
    generation: generationCalls(send, createFollow(transport)),
    items: itemCalls(send),
    topics: topicCalls(send),
    shelf: shelfCalls(send),
    offline: offlineCalls(send),
    mastery: masteryCalls(send),
    leaderboard: leaderboardCalls(send),
    admin: adminCalls(send),
  };
}

export type Client = ReturnType<typeof createClient>;
