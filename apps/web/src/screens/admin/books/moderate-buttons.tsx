import type { AdminBook, BookModeration } from '@morsel/sdk/contract';
import { Eye, EyeOff } from 'lucide-react';

import { useModeration } from '../../../data/admin/admin-books.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { failureText } from '../../../ui/failure/failure-text.ts';
import type { OnOutcome } from './outcome.ts';

/** A change of who finds a book, and whether it is on its way. */
function useModerate(book: AdminBook, onOutcome: OnOutcome) {
  const { mutate, isPending } = useModeration(book.id, {
    onSuccess: (changed) => onOutcome({ words: whoFinds(changed), failed: false }),
    onError: (error) =>
      onOutcome({ words: `Nothing was changed. ${failureText(error)}`, failed: true }),
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

type ApproveButtonProps = { book: AdminBook; onOutcome: OnOutcome };

/** Lists a reader's book for everybody, and takes that back; the books of the house need neither. */
export function ApproveButton({ book, onOutcome }: ApproveButtonProps) {
  const { moderate, isPending } = useModerate(book, onOutcome);
  if (book.addedBy === null) return null;
  return (
    <Button
      small
      variant="paper"
      pending={isPending}
      onClick={() => moderate({ listed: !book.listed })}
    >
      <span>
        <span className="uppercase">{book.listed ? 'Unlist' : 'Approve'}</span>
        <span className="sr-only"> {book.title}</span>
      </span>
    </Button>
  );
}

type HideButtonProps = { book: AdminBook; onOutcome: OnOutcome };

/** Takes a book away from every reader, and gives it back. */
export function HideButton({ book, onOutcome }: HideButtonProps) {
  const { moderate, isPending } = useModerate(book, onOutcome);
  const verb = book.hidden ? 'Unhide' : 'Hide';
  const Icon = book.hidden ? Eye : EyeOff;
  return (
    <Button
      small
      variant="paper"
      className="admin-short-verb"
      aria-label={`${verb} ${book.title}`}
      pending={isPending}
      onClick={() => moderate({ hidden: !book.hidden })}
    >
      <Icon className="icon" />
      <span className="uppercase">{verb}</span>
    </Button>
  );
}
