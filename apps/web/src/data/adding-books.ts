import type { CreatedBook, GenerationResult, NewBook } from '@morsel/sdk/contract';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';

import { api } from '../api.ts';
import { writeAsReader } from './identity.ts';
import { refreshLibrary } from './refreshing.ts';
import { requireReader, shelve } from './shelving.ts';

/** Steps of adding a book, in their order. */
export type AddingStep = 'create' | 'shelve' | 'questions' | 'flashcards';

/** What became of a book that was added: each later step may fail without the others. */
export interface Addition {
  readonly book: CreatedBook;
  readonly shelved: PromiseSettledResult<unknown>;
  readonly questions: PromiseSettledResult<GenerationResult>;
  readonly flashcards: PromiseSettledResult<GenerationResult>;
}

/** What a screen does on the way. */
interface AddingReactions {
  readonly onStep: (step: AddingStep) => void;
  readonly onCreated: (book: CreatedBook) => void;
  readonly onQuestions: (result: GenerationResult) => void;
  readonly onFlashcards: (result: GenerationResult) => void;
}

/**
 * Adds a book, puts it on the shelf and has questions and flashcards made for it. Doing it again
 * makes up for what failed, since the same title and author stay one book.
 *
 * Fails with "No user ID available" before any request, or with "Failed to add book".
 */
export function useAddingBook(reactions: AddingReactions) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (newBook: NewBook) => addBook(queryClient, newBook, reactions),
    onError: (error) => console.error(error.message, error.cause ?? ''),
  });
}

async function addBook(
  queryClient: QueryClient,
  newBook: NewBook,
  { onStep, onCreated, onQuestions, onFlashcards }: AddingReactions,
): Promise<Addition> {
  onStep('create');
  const book = await createBook(queryClient, newBook);
  onCreated(book);
  onStep('shelve');
  const shelved = await settle(() => shelve(queryClient, book));
  void refreshLibrary(queryClient);
  onStep('questions');
  const questions = await settle(() => api.books.generateQuestions(book.id), onQuestions);
  onStep('flashcards');
  const flashcards = await settle(() => api.books.generateFlashcards(book.id), onFlashcards);
  void refreshLibrary(queryClient);
  return { book, shelved, questions, flashcards };
}

async function createBook(queryClient: QueryClient, newBook: NewBook): Promise<CreatedBook> {
  requireReader(queryClient);
  try {
    return await writeAsReader(queryClient, () => api.books.create(newBook));
  } catch (cause) {
    throw new Error('Failed to add book', { cause });
  }
}

async function settle<Value>(
  attempt: () => Promise<Value>,
  onSuccess?: (value: Value) => void,
): Promise<PromiseSettledResult<Value>> {
  const [result] = await Promise.allSettled([attempt()]);
  if (result.status === 'fulfilled') onSuccess?.(result.value);
  else console.error('A step of adding a book failed', result.reason);
  return result;
}
