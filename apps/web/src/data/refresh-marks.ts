import type { QueryClient } from '@tanstack/react-query';

import { outdateBookItems } from './books/change-book-items.ts';
import { masteredKeys } from './mastered/mastered-keys.ts';
import { learningKeys } from './progress/learning-keys.ts';
import { shelfKeys } from './shelf/shelf-keys.ts';

/** Reads anew what depends on which questions the reader has mastered. */
export function refreshMarks(queryClient: QueryClient): void {
  refreshMarkedLists(queryClient);
  void queryClient.invalidateQueries({ queryKey: learningKeys.all });
}

/**
 * The same but for what the reader has learned, for who reads the stats anew with all under them.
 * The lists of a book wait until they are opened again: their cards know what was done to them.
 */
export function refreshMarkedLists(queryClient: QueryClient): void {
  void queryClient.invalidateQueries({ queryKey: shelfKeys.all });
  void queryClient.invalidateQueries({ queryKey: masteredKeys.all });
  outdateBookItems(queryClient);
}
