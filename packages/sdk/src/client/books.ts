import { endpoints } from '../contract/endpoints.ts';
import type { BookChange, NewBook } from '../contract/schemas/index.ts';
import type { CallOptions } from './call-options.ts';
import type { SendRequest } from './request.ts';

/** `sourceId` tells which text to work from. */
export interface GenerationOptions extends CallOptions {
  readonly sourceId?: number | undefined;
}

/** Calls of books and what belongs to them. */
export function bookCalls(send: SendRequest) {
  return {
    /** The books that the caller may see. */
    list: (options: CallOptions = {}) => send(endpoints.getBooks, options),

    get: (bookId: number, options: CallOptions = {}) =>
      send(endpoints.getBook, { ...options, params: { bookId } }),

    getBySlug: (slug: string, options: CallOptions = {}) =>
      send(endpoints.getBookBySlug, { ...options, params: { slug } }),

    /** The questions of a book, without their answers. */
    questions: (bookId: number, options: CallOptions = {}) =>
      send(endpoints.getBookQuestions, { ...options, params: { bookId } }),

    questionsBySlug: (slug: string, options: CallOptions = {}) =>
      send(endpoints.getBookQuestionsBySlug, { ...options, params: { slug } }),

    flashcards: (bookId: number, options: CallOptions = {}) =>
      send(endpoints.getBookFlashcards, { ...options, params: { bookId } }),

    flashcardsBySlug: (slug: string, options: CallOptions = {}) =>
      send(endpoints.getBookFlashcardsBySlug, { ...options, params: { slug } }),

    /** Adds a book; answers the one that is there when title and author are known already. */
    create: (body: NewBook, options: CallOptions = {}) =>
      send(endpoints.createBook, { ...options, body }),

    /** Changes a book's cover picture; for admins. */
    change: (bookId: number, body: BookChange, options: CallOptions = {}) =>
      send(endpoints.changeBook, { ...options, params: { bookId }, body }),

    /** Makes a batch of questions; answers when they are stored. */
    generateQuestions: (bookId: number, options: GenerationOptions = {}) =>
      send(endpoints.generateQuestions, generationInput(bookId, options)),

    /** Makes a batch of flashcards; answers when they are stored. */
    generateFlashcards: (bookId: number, options: GenerationOptions = {}) =>
      send(endpoints.generateFlashcards, generationInput(bookId, options)),
  };
}

function generationInput(bookId: number, { sourceId, ...options }: GenerationOptions) {
  return { ...options, params: { bookId }, query: sourceId === undefined ? {} : { sourceId } };
}
