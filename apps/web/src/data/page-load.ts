import { newId } from '@morsel/sdk';
import type { Answer, ClaimState, Difficulty } from '@morsel/sdk/contract';
import type { QueryClient } from '@tanstack/react-query';

import { takeEarlyFeedId } from '../early-calls/early-calls.ts';
import type { AnswerOutcome } from '../operation-outcome.ts';

/** What holds from one load of the page to the next. */
interface PageLoad {
  /** Tells the server this page's feed from those of other tabs. */
  readonly feedId: string;
  defaultBooksTried: boolean;
  /** The feed began while nobody was known, and nothing came: it is read anew for a reader. */
  feedOfNobody: boolean;
  /** What was answered in the feed, so that its cards stay answered while the reader is elsewhere. */
  readonly answered: Map<number, AnswerOnItsWay | GivenAnswer>;
  /** What has come of each claim so far, by the operation that was the answer. */
  readonly claims: Map<string, ClaimState>;
  /** The last rating of each flashcard that was rated, for the same reason. */
  readonly rated: Map<number, GivenRating>;
  /** What was put together of answers that have not been given. */
  readonly drafts: Map<number, Answer>;
}

interface GivenRating {
  readonly difficulty: Difficulty;
  readonly xp: number | undefined;
}

export interface AnswerOnItsWay {
  /** The operation that is the answer. */
  readonly opId: string;
  readonly answer: Answer;
  /** Rejects when the answer did not count. */
  readonly sent: Promise<AnswerOutcome>;
  readonly outcome?: undefined;
  readonly ismastered: boolean;
}

/** An answer that counts, now or later; the mark may follow. */
export interface GivenAnswer {
  readonly opId: string;
  readonly answer: Answer;
  readonly outcome: AnswerOutcome;
  readonly ismastered: boolean;
}

const loads = new WeakMap<QueryClient, PageLoad>();

/** The page load that a query client stands for: one client is made at each. */
export function pageLoad(queryClient: QueryClient): PageLoad {
  const load = loads.get(queryClient) ?? {
    feedId: takeEarlyFeedId() ?? newId(),
    defaultBooksTried: false,
    feedOfNobody: false,
    answered: new Map(),
    claims: new Map(),
    rated: new Map(),
    drafts: new Map(),
  };
  loads.set(queryClient, load);
  return load;
}

/** Forgets the answers that the server has; the others must not be given a second time. */
export function forgetCountedAnswers(queryClient: QueryClient): void {
  const { answered, rated } = pageLoad(queryClient);
  rated.clear();
  forgetAnswers(queryClient, answered.keys(), 'counted');
}

/** Forgets what was answered to these questions, where so much is known of it. */
export function forgetAnswers(
  queryClient: QueryClient,
  questionIds: Iterable<number>,
  state: AnswerOutcome['state'],
): void {
  const { answered } = pageLoad(queryClient);
  for (const id of questionIds) {
    if (answered.get(id)?.outcome?.state === state) answered.delete(id);
  }
}

/** Begins anew, as a load of the page would. */
export function forgetPageLoad(queryClient: QueryClient): void {
  loads.delete(queryClient);
}
