import type { QueryClient } from '@tanstack/react-query';

import { bookKeys } from './books/book-keys.ts';
import { feedKeys } from './feed/feed-changes.ts';
import { learningKeys } from './progress/learning-keys.ts';
import { shelfKeys } from './shelf/shelf-keys.ts';

/**
 * Reads anew what depends on which books are on the shelf and what there is to study in them. The
 * feed starts again at its first page, since the server ranks it anew.
 */
export async function refreshLibrary(queryClient: QueryClient): Promise<void> {
  void queryClient.invalidateQueries({ queryKey: learningKeys.all });
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: shelfKeys.all }),
    queryClient.invalidateQueries({ queryKey: bookKeys.all }),
    queryClient.resetQueries({ queryKey: feedKeys.all }),
  ]);
}

/** Shows what a batch has made for a book. A preview has brought nothing into the feed yet. */
export async function showMade(
  queryClient: QueryClient,
  {
    bookId,
    isPreview = false,
  }: { readonly bookId: number; readonly isPreview?: boolean | undefined },
): Promise<void> {
  if (!isPreview) return refreshLibrary(queryClient);
  await queryClient.invalidateQueries({ queryKey: bookKeys.byId(bookId) });
}
