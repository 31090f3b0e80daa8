import type { AdminBook } from '@morsel/sdk/contract';

import { Button } from '../../ui/button.tsx';
import type { OnOutcome } from './outcome.ts';
import { useModerate } from './use-moderate.ts';

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
