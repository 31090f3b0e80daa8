import type { AdminBook, BookModeration } from '@morsel/sdk/contract';

import { useModeration } from '../../data/admin.ts';
import { failureReason } from '../../ui/failure-reason.ts';
import type { OnOutcome } from './outcome.ts';

/** A change of who finds a book, and whether it is on its way. */
export function useModerate(book: AdminBook, onOutcome: OnOutcome) {
  const { mutate, isPending } = useModeration(book.id, {
    onSuccess: (changed) => onOutcome({ words: whoFinds(changed), failed: false }),
    onError: (error) =>
      onOutcome({ words: `Nothing was changed. ${failureReason(error)}`, failed: true }),
  });
  const moderate = (change: BookModeration): void => {
    onOutcome(undefined);
    mutate(change);
  };
  return { moderate, isPending };
}

function whoFinds({ listed, hidden }: AdminBook): string {
  if (hidden) return 'Hidden. No reader finds it any more; what they did with it is kept.';
  if (!listed) return 'Not listed. Only the reader who added it finds it.';
  return 'Listed. Every reader finds it in the library.';
}
