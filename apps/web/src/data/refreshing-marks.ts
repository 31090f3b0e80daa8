import type { QueryClient } from '@tanstack/react-query';

import { isQuestionsKey } from './book-items.ts';
import { masteredKeys } from './mastered.ts';
import { shelfKeys } from './shelf.ts';

/**
 * Reads anew what depends on which questions the reader has mastered. A list of questions waits
 * until it is opened again: its cards know what was done to them.
 */
export function refreshMarks(queryClient: QueryClient): void {
  void queryClient.invalidateQueries({ queryKey: shelfKeys.all });
  void queryClient.invalidateQueries({ queryKey: masteredKeys.all });
  void queryClient.invalidateQueries({
    predicate: ({ queryKey }) => isQuestionsKey(queryKey),
    refetchType: 'none',
  });
}
