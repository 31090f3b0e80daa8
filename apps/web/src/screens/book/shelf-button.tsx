import type { Book } from '@morsel/sdk/contract';

import { useShelf } from '../../data/shelf/shelf.ts';
import { type Shelved, useShelveBook, useUnshelveBook } from '../../data/shelf/shelve-book.ts';
import { Button } from '../../ui/controls/button.tsx';
import { isRepeatedClick } from '../../ui/controls/repeated-click.ts';
import { toast } from '../../ui/toast/toast-store.ts';

const adding = {
  onSuccess: ({ isKept }: Shelved) => {
    if (isKept) return;
    toast({
      title: 'Book Added!',
      description: 'Book has been added to your active shelf.',
      variant: 'good',
    });
  },
  onError: () => toastError('Failed to add book. Please try again.'),
};
const removing = { onError: () => toastError('Failed to remove book. Please try again.') };

/** Puts the book on the reader's shelf or takes it off; one button, so that it keeps the focus. */
export function ShelfButton({ book }: { readonly book: Book }) {
  const shelf = useShelf();
  const add = useShelveBook(adding);
  const remove = useUnshelveBook(removing);
  const isShelved = shelf.data?.some((entry) => entry.book.id === book.id) ?? false;

  if (isShelved) {
    return (
      <Button
        wide
        variant="paper"
        onClick={(event) => {
          if (!isRepeatedClick(event)) remove.mutate(book);
        }}
      >
        Remove from shelf
      </Button>
    );
  }
  return (
    <Button
      wide
      pending={shelf.isPending || add.isPending}
      onClick={(event) => {
        if (!isRepeatedClick(event)) add.mutate(book);
      }}
    >
      + ADD TO FEED
    </Button>
  );
}

function toastError(description: string): void {
  toast({ title: 'Error', description, variant: 'destructive' });
}
