import type { AdminBook } from '@morsel/sdk/contract';
import { Eye, EyeOff } from 'lucide-react';

import { Button } from '../../ui/button.tsx';
import type { OnOutcome } from './outcome.ts';
import { useModerate } from './use-moderate.ts';

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
