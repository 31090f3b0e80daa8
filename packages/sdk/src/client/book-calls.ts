import type {
  BookChange,
  BooksQuery,
  IdeaSteering,
  NewBook,
  ProposalDecision,
  ReadingPosition,
  SourceQuery,
} from '../contract/types.ts';
import type { BatchSize, ItemDifficulty, Makeable } from '../domain/generation.ts';
import type { QuestionKind } from '../domain/kinds.ts';
import { type CallOptions, writeInput, type WriteOptions } from './call-options.ts';
import { entriesOf } from './entries-of.ts';
import type { FollowEvents } from './follow.ts';
import type { SendForPage } from './page.ts';
import type { Loose, SendRequest } from './request.ts';

/** What is wanted of a batch, as `GenerationQuery` of the contract says. */
export interface GenerationWish {
  /** Which text to work from. */
  readonly sourceId?: number | undefined;
  readonly count?: BatchSize | undefined;
  readonly difficulty?: ItemDifficulty | undefined;
  /** Of questions alone. */
  readonly kinds?: readonly QuestionKind[] | undefined;
  /** Of the text that `sourceId` names, from 1. */
  readonly chapters?: readonly number[] | undefined;
  /** The items become proposals, which nobody sees but their maker. */
  readonly preview?: boolean | undefined;
}

export type GenerationOptions = GenerationWish & CallOptions;

/** Calls of books and what belongs to them. */
export function bookCalls(send: SendRequest, sendForPage: SendForPage) {
  return {
    /** The books that the caller may see, by title: those that are asked for, page by page. */
    list: (query: Loose<BooksQuery> = {}, options: CallOptions = {}) =>
      sendForPage('GET /api/books', { ...options, query }),

    /** The same, whatever page they are on: each page is asked for when it is needed. */
    all: (query: Loose<BooksQuery> = {}, options: CallOptions = {}) =>
      entriesOf((cursor?: string) =>
        sendForPage('GET /api/books', {
          ...options,
          query: { ...query, ...(cursor && { cursor }) },
        }),
      ),

    get: (bookId: number, options: CallOptions = {}) =>
      send('GET /api/books/:bookId', { ...options, params: { bookId } }),

    getBySlug: (slug: string, options: CallOptions = {}) =>
      send('GET /api/books/slug/:slug', { ...options, params: { slug } }),

    /** The questions of a book, without their answers. */
    questions: (bookId: number, options: CallOptions = {}) =>
      send('GET /api/books/:bookId/questions', { ...options, params: { bookId } }),

    questionsBySlug: (slug: string, options: CallOptions = {}) =>
      send('GET /api/books/slug/:slug/questions', { ...options, params: { slug } }),

    flashcards: (bookId: number, options: CallOptions = {}) =>
      send('GET /api/books/:bookId/flashcards', { ...options, params: { bookId } }),

    flashcardsBySlug: (slug: string, options: CallOptions = {}) =>
      send('GET /api/books/slug/:slug/flashcards', { ...options, params: { slug } }),

    /** Adds a book; returns the one that is there when title and author are known already. */
    create: (body: NewBook, options: CallOptions = {}) =>
      send('POST /api/books', { ...options, body }),

    /** Changes a book's cover picture; for admins. */
    change: (bookId: number, body: BookChange, options: CallOptions = {}) =>
      send('PATCH /api/books/:bookId', { ...options, params: { bookId }, body }),

    /** Makes a batch of questions; resolves when they are stored. */
    generateQuestions: (bookId: number, options: GenerationOptions = {}) =>
      send('POST /api/books/:bookId/generate-questions', generationInput(bookId, options)),

    /** Makes a batch of flashcards; resolves when they are stored. */
    generateFlashcards: (bookId: number, options: GenerationOptions = {}) =>
      send('POST /api/books/:bookId/generate-flashcards', generationInput(bookId, options)),
  };
}

/** Lists are sent with commas between. */
function generationInput(
  bookId: number,
  { signal, headers, kinds, chapters, ...query }: GenerationOptions,
) {
  const lists = { kinds: kinds?.join(), chapters: chapters?.join() };
  return { signal, headers, params: { bookId }, query: { ...query, ...lists } };
}

/** Calls of topics. */
export function topicCalls(send: SendRequest) {
  return {
    /** The five topics with their colours. */
    list: (options: CallOptions = {}) => send('GET /api/topics', options),
  };
}

/** Calls of a reader's shelf. */
export function shelfCalls(send: SendRequest) {
  return {
    /** The books on the shelf with the reader's progress. */
    list: (userId: number, options: CallOptions = {}) =>
      send('GET /api/users/:userId/books', { ...options, params: { userId } }),

    /** Puts a book on the shelf; twice is harmless. */
    add: (userId: number, bookId: number, options: WriteOptions = {}) =>
      send('POST /api/users/:userId/books', {
        ...writeInput(options),
        params: { userId },
        body: { bookId },
      }),

    /** Takes a book off the shelf; answers and mastery stay. */
    remove: (userId: number, bookId: number, options: WriteOptions = {}) =>
      send('DELETE /api/users/:userId/books/:bookId', {
        ...writeInput(options),
        params: { userId, bookId },
      }),
  };
}

/** Calls of the texts of books. */
export function sourceCalls(send: SendRequest) {
  return {
    /** The texts of a book that the reader may have items made from. */
    ofBook: (bookId: number, options: CallOptions = {}) =>
      send('GET /api/books/:bookId/sources', { ...options, params: { bookId } }),

    /** Adds a text: a file, or notes as UTF-8; resolves when it is read. */
    add: (bookId: number, file: Blob, query: SourceQuery, options: CallOptions = {}) =>
      send('POST /api/books/:bookId/sources', { ...options, params: { bookId }, query, file }),

    /** Takes a text of the reader away, and the items made from it with it. */
    remove: (userId: number, sourceId: number, options: CallOptions = {}) =>
      send('DELETE /api/users/:userId/sources/:sourceId', {
        ...options,
        params: { userId, sourceId },
      }),

    /** Says how far the reader has read a text; returns the text. */
    setReadingPosition: (
      userId: number,
      sourceId: number,
      body: ReadingPosition,
      options: CallOptions = {},
    ) =>
      send('PATCH /api/users/:userId/sources/:sourceId', {
        ...options,
        params: { userId, sourceId },
        body,
      }),
  };
}

/** Calls of the plans of texts: their main ideas. */
export function planCalls(send: SendRequest) {
  const path = '/api/users/:userId/sources/:sourceId/plan';
  return {
    get: (userId: number, sourceId: number, options: CallOptions = {}) =>
      send(`GET ${path}`, { ...options, params: { userId, sourceId } }),

    /** Has a model find the ideas, anew where there are some; resolves when they are there. */
    make: (userId: number, sourceId: number, options: CallOptions = {}) =>
      send(`POST ${path}`, { ...options, params: { userId, sourceId } }),

    /** Says what the reader wants of an idea. */
    steer: (userId: number, sourceId: number, body: IdeaSteering, options: CallOptions = {}) =>
      send(`PATCH ${path}`, { ...options, params: { userId, sourceId }, body }),
  };
}

/** Calls of the items that were made as a preview. */
export function proposalCalls(send: SendRequest) {
  const path = '/api/users/:userId/books/:bookId/proposals';
  return {
    /** Those of a book that wait for the reader to decide, with their keys. */
    ofBook: (userId: number, bookId: number, options: CallOptions = {}) =>
      send(`GET ${path}`, { ...options, params: { userId, bookId } }),

    /** Keeps some and strikes others out, twice is harmless; returns those that wait. */
    decide: (userId: number, bookId: number, body: ProposalDecision, options: CallOptions = {}) =>
      send(`POST ${path}`, { ...options, params: { userId, bookId }, body }),
  };
}

/** Calls of the runs that make items for books. */
export function generationCalls(send: SendRequest, follow: FollowEvents) {
  return {
    /** Whether a model can write items. */
    means: (options: CallOptions = {}) => send('GET /api/generation', options),

    /** What a batch would take; nothing is asked or spent. */
    estimate: (bookId: number, what: Makeable, options: GenerationOptions = {}) => {
      const { query, ...input } = generationInput(bookId, options);
      return send('GET /api/books/:bookId/generation-estimate', {
        ...input,
        query: { ...query, what },
      });
    },

    /** The runs of a book that are under way, and the last of each kind. */
    runs: (bookId: number, options: CallOptions = {}) =>
      send('GET /api/books/:bookId/runs', { ...options, params: { bookId } }),

    /** The same each time it changes; ends when no run is under way. */
    follow: (bookId: number, options: CallOptions = {}) =>
      follow('GET /api/books/:bookId/runs/events', { ...options, params: { bookId } }),

    /** Stops the runs of a book that are under way. */
    cancel: (bookId: number, options: CallOptions = {}) =>
      send('POST /api/books/:bookId/runs/cancel', { ...options, params: { bookId } }),
  };
}
