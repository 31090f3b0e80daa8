import { endpoints } from '../contract/endpoints.ts';
import type { AnswerRequest, FeedQuery, MasterRequest } from '../contract/schemas/index.ts';
import {
  namedWriteInput,
  writeInput,
  type CallOptions,
  type NamedWriteOptions,
  type WriteOptions,
} from './call-options.ts';
import type { SendRequest } from './request.ts';

/** A page of the feed; pages that belong together carry the same `feedId`. */
export interface FeedPageRequest extends FeedQuery {
  readonly feedId?: string | undefined;
}

/** Calls of the feed and its questions. */
export function quizCalls(send: SendRequest) {
  return {
    /** A page of the reader's feed; offset 0 ranks it anew, further offsets page over that. */
    feed: ({ feedId, ...query }: FeedPageRequest = {}, { signal, headers }: CallOptions = {}) =>
      send(endpoints.getFeed, {
        signal,
        query,
        headers: { ...headers, ...(feedId !== undefined && { 'feed-id': feedId }) },
      }),

    /** Grades and records an answer. */
    answer: (body: AnswerRequest, options: WriteOptions = {}) =>
      send(endpoints.answerQuestion, { ...writeInput(options), body }),

    /** Marks an answered question as mastered. */
    master: (body: MasterRequest, options: WriteOptions = {}) =>
      send(endpoints.masterQuestion, { ...writeInput(options), body }),

    /** The same by the question's own address. */
    masterById: (questionId: number, userId: number, options: WriteOptions = {}) =>
      send(endpoints.masterQuestionById, {
        ...writeInput(options),
        params: { questionId },
        body: { userId },
      }),

    /** Takes a mastered mark back. */
    unmaster: (questionId: number, options: NamedWriteOptions = {}) =>
      send(endpoints.unmasterQuestion, { ...namedWriteInput(options), params: { questionId } }),
  };
}
