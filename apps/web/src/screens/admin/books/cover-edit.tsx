import type { AdminBook } from '@morsel/sdk/contract';
import { Image } from 'lucide-react';

import { useCoverEdit } from '../../../data/admin/admin-books.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { useOpening } from '../../../ui/dialogs/use-opening.ts';
import { failureText } from '../../../ui/failure/failure-text.ts';
import { CoverDialog } from './cover-dialog.tsx';
import type { OnOutcome } from './outcome.ts';

type CoverEditProps = { book: AdminBook; onOutcome: OnOutcome };

/** The button that opens the dialog for a book's cover; a failed edit leaves the dialog open. */
export function CoverEdit({ book, onOutcome }: CoverEditProps) {
  const { opened, open, close } = useOpening<true>();
  const { mutate, reset, isPending, error, variables } = useCoverEdit(book.id);
  const save = (address: string): void =>
    mutate(address, {
      onSuccess: () => {
        close();
        onOutcome({ words: 'The new cover is saved.', failed: false });
      },
      // The dialog may have been cancelled meanwhile: the row tells it too.
      onError: (failure) => onOutcome({ words: notSaved(failure), failed: true }),
    });
  const begin = (): void => {
    onOutcome(undefined);
    if (!isPending) reset();
    open(true);
  };
  return (
    <>
      <Button
        small
        variant="paper"
        className="admin-short-verb"
        aria-label={`Edit cover of ${book.title}`}
        onClick={begin}
      >
        <Image className="icon" />
        <span className="uppercase">Cover</span>
      </Button>
      {opened && (
        <CoverDialog
          book={book}
          pending={isPending}
          refused={error && variables ? { address: variables, words: notSaved(error) } : undefined}
          onSave={save}
          onClose={close}
        />
      )}
    </>
  );
}

function notSaved(error: Error): string {
  return `The cover was not saved. ${failureText(error)}`;
}
