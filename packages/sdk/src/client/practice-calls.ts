import type {
  AnswerRequest,
  Difficulty,
  MasterRequest,
  ReportRequest,
  StudyPackQuery,
  SyncOperation,
  SyncRequest,
  UndoRequest,
} from '../contract/types.ts';
import { FEED_PAGE_SIZE, MOST_FEED_PAGE } from '../domain/paging.ts';
import {
  type CallOptions,
  namedWriteInput,
  type NamedWriteOptions,
  writeInput,
  type WriteOptions,
} from './call-options.ts';
import { entriesOf } from './entries-of.ts';
import { feedCalls, type FeedPageRequest } from './feed-calls.ts';
import { newId } from './new-id.ts';
import type { SendRequest } from './request.ts';

/** A feed from its beginning; `limit` is the size of its pages. */
export type FeedItemsRequest = Omit<FeedPageRequest, 'offset'>;

/** Calls of the feed and its questions. */
export function quizCalls(send: SendRequest) {
  const { feed } = feedCalls(send);
  return {
    feed,

    /**
     * The reader's feed, item by item: each page is asked for when it is needed. What is answered meanwhile
     * neither shifts nor repeats the others. With `due` it ends with what is due.
     */
    feedItems: (
      { limit = FEED_PAGE_SIZE, feedId = newId(), ...query }: FeedItemsRequest = {},
      options: CallOptions = {},
    ) => {
      const size = Math.min(limit, MOST_FEED_PAGE);
      return entriesOf(async (place?: number) => {
        const offset = place ?? 0;
        const entries = await feed({ ...query, limit: size, offset, feedId }, options);
        return { entries, next: entries.length < size ? undefined : offset + size };
      });
    },

    /** Grades and records an answer. */
    answer: (body: AnswerRequest, options: WriteOptions = {}) =>
      send('POST /api/quiz/answer', { ...writeInput(options), body }),

    /** Marks an answered question as mastered. */
    master: (body: MasterRequest, options: WriteOptions = {}) =>
      send('POST /api/quiz/mastered', { ...writeInput(options), body }),

    /** The same by the question's own address. */
    masterById: (questionId: number, userId: number, options: WriteOptions = {}) =>
      send('POST /api/quiz/:questionId/mastered', {
        ...writeInput(options),
        params: { questionId },
        body: { userId },
      }),

    /** Takes a mastered mark back. */
    unmaster: (questionId: number, options: NamedWriteOptions = {}) =>
      send('DELETE /api/quiz/:questionId/mastered', {
        ...namedWriteInput(options),
        params: { questionId },
      }),
  };
}

/** Calls of flashcards. */
export function flashcardCalls(send: SendRequest) {
  return {
    /** Records how hard a flashcard was. */
    rate: (flashcardId: number, difficulty: Difficulty, options: NamedWriteOptions = {}) =>
      send('POST /api/flashcards/:flashcardId/rate', {
        ...namedWriteInput(options),
        params: { flashcardId },
        body: { difficulty },
      }),
  };
}

/** Calls of answers and ratings alike. */
export function reviewCalls(send: SendRequest) {
  return {
    /** Takes the last answer or rating back, within a minute. */
    undo: (body: UndoRequest, options: WriteOptions = {}) =>
      send('POST /api/reviews/undo', { ...writeInput(options), body }),

    /** Says that the written answer which was the operation `opId` was right. */
    claim: (questionId: number, opId: string, options: NamedWriteOptions = {}) =>
      send('POST /api/questions/:questionId/claims', {
        ...namedWriteInput(options),
        params: { questionId },
        body: { opId },
      }),
  };
}

/** Calls of questions and flashcards alike. */
export function itemCalls(send: SendRequest) {
  return {
    /** Where in the text the item's quote stands. */
    passage: (itemId: number, options: CallOptions = {}) =>
      send('GET /api/items/:itemId/passage', { ...options, params: { itemId } }),

    /** Reports an item; it leaves the reader's feed. */
    report: (itemId: number, body: ReportRequest, options: CallOptions = {}) =>
      send('POST /api/items/:itemId/reports', { ...options, params: { itemId }, body }),

    /** What the reader reported and what became of it, newest first. */
    reports: (options: CallOptions = {}) => send('GET /api/reports', options),
  };
}

/** Calls about what a reader has mastered. */
export function masteryCalls(send: SendRequest) {
  return {
    /** The mastered questions, newest first. */
    list: (options: CallOptions = {}) => send('GET /api/mastered', options),

    /** Whether the reader has mastered the whole book. */
    ofBook: (userId: number, bookId: number, options: CallOptions = {}) =>
      send('GET /api/users/:userId/books/:bookId/mastery', {
        ...options,
        params: { userId, bookId },
      }),
  };
}

/** A backlog of one reader, in the order in which it was done. */
export interface Backlog extends SyncRequest {
  operations: SyncOperation[];
}

/** Calls of devices that go on without the server. */
export function offlineCalls(send: SendRequest) {
  return {
    /** The reader's next items with keys and explanations, those that the device has left out. */
    studyPack: (userId: number, query: StudyPackQuery = {}, options: CallOptions = {}) =>
      send('GET /api/users/:userId/study-pack', { ...options, params: { userId }, query }),

    /** Applies up to 100 operations in their order, each once, and tells what became of each. */
    sync: (request: Backlog, options: CallOptions = {}) =>
      send('POST /api/sync', { ...options, body: request }),
  };
}
