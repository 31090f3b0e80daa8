import type { CreatedBook, GenerationResult, NewBook, Source } from '@morsel/sdk/contract';
import { type Makeable, MAKEABLE } from '@morsel/sdk/domain';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';

import { api } from '../../api.ts';
import { requireReader, writeAsReader } from '../account/identity.ts';
import { generate } from '../generation/generate-items.ts';
import { refreshLibrary } from '../refresh-library.ts';
import { NOBODY, shelve } from '../shelf/shelve-book.ts';
import { type NewText, sendText } from '../sources/sources.ts';

/** Steps of adding a book, in their order. */
export type AddingStep = 'create' | 'shelve' | 'text' | Makeable;

/** What became of a book that was added: each later step may fail. */
export interface Addition {
  readonly book: CreatedBook;
  readonly shelved: PromiseSettledResult<unknown>;
  /** Absent when the book came without a text. */
  readonly text?: PromiseSettledResult<Source>;
  /** Absent, like flashcards, when its turn did not come: the text failed, or it was called off. */
  readonly questions?: PromiseSettledResult<GenerationResult>;
  readonly flashcards?: PromiseSettledResult<GenerationResult>;
}

export interface BookToAdd {
  readonly newBook: NewBook;
  readonly text: NewText | undefined;
  /** What the try before has done already, where the same is tried again. */
  readonly earlier: Addition | undefined;
  /** Aborted when nothing more shall be made. */
  readonly signal: AbortSignal;
}

/** What a screen does on the way. */
interface AddingReactions {
  readonly onStep: (step: AddingStep) => void;
  readonly onCreated: (book: CreatedBook) => void;
  /** The server has the book, and its text where one comes with it. */
  readonly onAdded: () => Promise<void>;
  readonly onMade: (what: Makeable, result: GenerationResult) => void;
}

/**
 * Adds a book, puts it on the shelf, sends its text and has questions and flashcards made for it.
 * A text that fails ends it there: nothing shall be made from the title alone in its place.
 *
 * Fails with UnknownReaderError before any request, or with "Failed to add book" and its cause.
 */
export function useAddBook(reactions: AddingReactions) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (toAdd: BookToAdd) => addBook(queryClient, toAdd, reactions),
    onError: (error) => console.error(error.message, error.cause ?? ''),
  });
}

async function addBook(
  queryClient: QueryClient,
  { newBook, text, earlier, signal }: BookToAdd,
  { onStep, onCreated, onAdded, onMade }: AddingReactions,
): Promise<Addition> {
  onStep('create');
  const book = earlier?.book ?? (await createBook(queryClient, newBook));
  onCreated(book);

  onStep('shelve');
  const shelved = await unlessDone(earlier?.shelved, () => shelve(queryClient, book));
  void refreshLibrary(queryClient);

  const added = { book, shelved };
  if (text === undefined) {
    await onAdded();
    return { ...added, ...(await make(undefined)) };
  }
  onStep('text');
  const read = await unlessDone(earlier?.text, () => sendText(queryClient, book.id, text));
  if (read.status === 'rejected') return { ...added, text: read };
  await onAdded();
  return { ...added, text: read, ...(await make(read.value.id)) };

  async function make(sourceId: number | undefined) {
    const made: Partial<Record<Makeable, PromiseSettledResult<GenerationResult>>> = {};
    for (const what of MAKEABLE) {
      if (signal.aborted) break;
      onStep(what);
      made[what] = await unlessDone(whereMade(earlier?.[what]), async () => {
        const result = await generate(queryClient, { bookId: book.id, what, sourceId });
        onMade(what, result);
        return result;
      });
    }
    void refreshLibrary(queryClient);
    return made;
  }
}

async function createBook(queryClient: QueryClient, newBook: NewBook): Promise<CreatedBook> {
  requireReader(queryClient, NOBODY);
  try {
    return await writeAsReader(queryClient, () => api.books.create(newBook));
  } catch (cause) {
    throw new Error('Failed to add book', { cause });
  }
}

/** Where nothing was made, another try may bring something. */
function whereMade(step: PromiseSettledResult<GenerationResult> | undefined) {
  return step?.status === 'fulfilled' && step.value.count > 0 ? step : undefined;
}

/** Tries a step, unless an earlier try has done it. */
async function unlessDone<Value>(
  earlier: PromiseSettledResult<Value> | undefined,
  attempt: () => Promise<Value>,
): Promise<PromiseSettledResult<Value>> {
  if (earlier?.status === 'fulfilled') return earlier;
  const [result] = await Promise.allSettled([attempt()]);
  if (result.status === 'rejected') console.error('A step of adding a book failed', result.reason);
  return result;
}
