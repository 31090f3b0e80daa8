import type { Book, Shelf, ShelfEntry } from '@morsel/sdk/contract';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';

import { api } from '../api.ts';
import { knownReader, writeAsReader } from './identity.ts';
import { newOperation } from './operations.ts';
import type { Reactions } from './reactions.ts';
import { refreshLibrary } from './refreshing.ts';
import { shelfQuery } from './shelf.ts';

/** One write of the shelf after the other, so that taking off and putting back keep their order. */
const inTurn = { mutationKey: ['shelf', 'write'], scope: { id: 'shelf' } };

/**
 * Puts a book on the shelf; `mutate(book)`, pending until the shelf has been read anew. Fails with
 * "Failed to add book".
 */
export function useShelving({ onSuccess, onError }: Reactions<Book> = {}) {
  const queryClient = useQueryClient();
  return useMutation({
    ...inTurn,
    mutationFn: async (book: Book) => {
      await shelve(queryClient, book.id);
      return book;
    },
    onSuccess: (book) => onSuccess?.(book),
    onError: (error) => {
      console.error(error.message, error.cause ?? '');
      onError?.(error);
    },
    onSettled: () => refreshAfterLast(queryClient),
  });
}

/**
 * Takes a book off the shelf, at once for the eye; `mutate(book)`. It comes back to its place when
 * that fails with "Failed to remove book".
 */
export function useUnshelving({ onSuccess, onError }: Reactions<Book> = {}) {
  const queryClient = useQueryClient();
  return useMutation({
    ...inTurn,
    mutationFn: async (book: Book) => {
      await unshelve(queryClient, book.id);
      return book;
    },
    onMutate: (book) => hideEntry(queryClient, book.id),
    onSuccess: (book) => onSuccess?.(book),
    onError: (error, _book, hidden) => {
      console.error(error.message, error.cause ?? '');
      if (hidden) showEntry(queryClient, hidden);
      onError?.(error);
    },
    onSettled: () => refreshAfterLast(queryClient),
  });
}

/**
 * Puts a book on the shelf of whoever reads.
 *
 * @throws Error "No user ID available" before any request, "Failed to add book" after one.
 */
export async function shelve(queryClient: QueryClient, bookId: number): Promise<void> {
  requireReader(queryClient);
  const operation = newOperation();
  try {
    await writeAsReader(queryClient, (userId) => api.shelf.add(userId, bookId, { operation }));
  } catch (cause) {
    throw new Error('Failed to add book', { cause });
  }
}

async function unshelve(queryClient: QueryClient, bookId: number): Promise<void> {
  requireReader(queryClient);
  const operation = newOperation();
  try {
    await writeAsReader(queryClient, (userId) => api.shelf.remove(userId, bookId, { operation }));
  } catch (cause) {
    throw new Error('Failed to remove book', { cause });
  }
}

/** @throws Error "No user ID available" when it is not known who reads. */
export function requireReader(queryClient: QueryClient): void {
  if (!knownReader(queryClient)) throw new Error('No user ID available');
}

/** A write that still waits has changed the shelf for the eye; reading it now would undo that. */
async function refreshAfterLast(queryClient: QueryClient): Promise<void> {
  const { mutationKey } = inTurn;
  if (queryClient.isMutating({ mutationKey }) === 1) await refreshLibrary(queryClient);
}

interface Hidden {
  readonly entry: ShelfEntry;
  readonly place: number;
}

async function hideEntry(queryClient: QueryClient, bookId: number): Promise<Hidden | undefined> {
  await queryClient.cancelQueries({ queryKey: shelfQuery.queryKey });
  const shelf = queryClient.getQueryData(shelfQuery.queryKey) ?? [];
  const place = shelf.findIndex(({ book }) => book.id === bookId);
  const entry = shelf[place];
  if (!entry) return undefined;
  changeShelf(queryClient, (entries) => entries.filter((other) => other !== entry));
  return { entry, place };
}

function showEntry(queryClient: QueryClient, { entry, place }: Hidden): void {
  changeShelf(queryClient, (entries) =>
    entries.some(({ book }) => book.id === entry.book.id)
      ? entries
      : entries.toSpliced(place, 0, entry),
  );
}

function changeShelf(queryClient: QueryClient, change: (entries: Shelf) => Shelf): void {
  queryClient.setQueryData(shelfQuery.queryKey, (entries) => entries && change(entries));
}
