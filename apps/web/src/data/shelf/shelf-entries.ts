import type { Shelf, ShelfEntry } from '@morsel/sdk/contract';
import type { QueryClient } from '@tanstack/react-query';

import { keepingAge } from '../keep-age.ts';
import { shelfQuery } from './shelf.ts';

/** An entry that was taken out of the shelf for the eye, and where it stood. */
export interface Hidden {
  readonly entry: ShelfEntry;
  readonly place: number;
}

/** Takes a book's entry out of the shelf that is shown, where it is on it. */
export async function hideEntry(
  queryClient: QueryClient,
  bookId: number,
): Promise<Hidden | undefined> {
  await queryClient.cancelQueries({ queryKey: shelfQuery.queryKey });
  const shelf = queryClient.getQueryData(shelfQuery.queryKey) ?? [];
  const place = shelf.findIndex(({ book }) => book.id === bookId);
  const entry = shelf[place];
  if (!entry) return undefined;
  changeShelf(queryClient, (entries) => entries.filter((other) => other !== entry));
  return { entry, place };
}

/** Brings an entry back to its place. */
export function showEntry(queryClient: QueryClient, { entry, place }: Hidden): void {
  changeShelf(queryClient, (entries) =>
    entries.some(({ book }) => book.id === entry.book.id)
      ? entries
      : entries.toSpliced(place, 0, entry),
  );
}

function changeShelf(queryClient: QueryClient, change: (entries: Shelf) => Shelf): void {
  queryClient.setQueryData(
    shelfQuery.queryKey,
    (entries) => entries && change(entries),
    keepingAge(queryClient, shelfQuery.queryKey),
  );
}
