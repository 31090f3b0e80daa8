import type { Book, CreatedBook, Ok } from '@morsel/sdk/contract';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';

import type { OperationOutcome } from '../../operation-outcome.ts';
import { requireReader, submitAsReader } from '../account/identity.ts';
import type { Reactions } from '../reactions.ts';
import { refreshLibrary } from '../refresh-library.ts';
import { hideEntry, showEntry } from './shelf-entries.ts';

/** One write of the shelf after the other, so that taking off and putting back keep their order. */
const inTurn = { mutationKey: ['shelf', 'write'], scope: { id: 'shelf' } };

/** What is said when nobody is known to shelve for. */
export const NOBODY = 'No user ID available';

/** A book that was put on the shelf or taken off; `isKept`: the server does not have that yet. */
export interface Shelved {
  readonly book: Book;
  readonly isKept: boolean;
}

/**
 * Puts a book on the shelf; `mutate(book)`, pending until the shelf has been read anew. Fails with
 * "Failed to add book".
 */
export function useShelveBook({ onSuccess, onError }: Reactions<Shelved> = {}) {
  const queryClient = useQueryClient();
  return useMutation({
    ...inTurn,
    mutationFn: (book: Book) => shelve(queryClient, book),
    onSuccess: ({ state }, book) => onSuccess?.({ book, isKept: state !== 'counted' }),
    onError: (error) => {
      console.error(error.message, error.cause ?? '');
      onError?.(error);
    },
    onSettled: (outcome) => refreshAfterLast(queryClient, outcome),
  });
}

/**
 * Takes a book off the shelf, at once for the eye; `mutate(book)`. It comes back to its place when
 * that fails with "Failed to remove book".
 */
export function useUnshelveBook({ onSuccess, onError }: Reactions<Shelved> = {}) {
  const queryClient = useQueryClient();
  return useMutation({
    ...inTurn,
    mutationFn: (book: Book) => unshelve(queryClient, book),
    onMutate: (book) => hideEntry(queryClient, book.id),
    onSuccess: (outcome, book, hidden) => {
      // What waits hides it by itself, and has it back when it is undone.
      const isKept = outcome.state !== 'counted';
      if (isKept && hidden) showEntry(queryClient, hidden);
      onSuccess?.({ book, isKept });
    },
    onError: (error, _book, hidden) => {
      console.error(error.message, error.cause ?? '');
      if (hidden) showEntry(queryClient, hidden);
      onError?.(error);
    },
    onSettled: (outcome) => refreshAfterLast(queryClient, outcome),
  });
}

type ShelfBook = Pick<CreatedBook, 'id' | 'title'>;

/**
 * Puts a book on the shelf of whoever reads.
 *
 * @throws UnknownReaderError before any request; after one Error "Failed to add book", with its cause.
 */
export function shelve(queryClient: QueryClient, book: ShelfBook): Promise<OperationOutcome<Ok>> {
  return submitShelving(queryClient, { book, value: true, failure: 'Failed to add book' });
}

function unshelve(queryClient: QueryClient, book: ShelfBook): Promise<OperationOutcome<Ok>> {
  return submitShelving(queryClient, { book, value: false, failure: 'Failed to remove book' });
}

interface Shelving {
  readonly book: ShelfBook;
  readonly value: boolean;
  readonly failure: string;
}

/** What cannot be sent now is told to the log alone: it is kept, and goes out later. */
async function submitShelving(
  queryClient: QueryClient,
  { book: { id, title }, value, failure }: Shelving,
): Promise<OperationOutcome<Ok>> {
  requireReader(queryClient, NOBODY);
  try {
    const shelving = { kind: 'shelf', target: id, value, label: title } as const;
    const outcome = await submitAsReader(queryClient, shelving);
    if (outcome.state !== 'counted')
      console.warn(`${failure} for now: it is kept and will be sent later.`);
    return outcome;
  } catch (cause) {
    throw new Error(failure, { cause });
  }
}

/**
 * A write that is still to come has changed the shelf for the eye; reading it now would undo that.
 * What waits for the server has nothing to read yet.
 */
async function refreshAfterLast(
  queryClient: QueryClient,
  outcome: OperationOutcome<Ok> | undefined,
): Promise<void> {
  if (outcome && outcome.state !== 'counted') return;
  const { mutationKey } = inTurn;
  if (queryClient.isMutating({ mutationKey }) === 1) await refreshLibrary(queryClient);
}
