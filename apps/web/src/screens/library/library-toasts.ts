import type { Book, CreatedBook } from '@morsel/sdk/contract';

import type { Share } from '../../shares/kept-shares.ts';
import { toast } from '../../ui/toast/toast-store.ts';
import { shareName } from './shared-text.ts';

export function toastShelved(): void {
  toast({
    title: 'Book Added!',
    description: 'Book has been added to your active shelf.',
    variant: 'good',
  });
}

export function toastRemoved({ title }: Book, undo: () => void): void {
  toast({
    title: 'Removed from shelf',
    description: title,
    action: { label: 'Undo', run: undo },
  });
}

export function toastRemovalFailed(): void {
  toast({
    title: 'Error',
    description: 'Failed to remove book. It is still on your shelf. Please try again.',
    variant: 'destructive',
  });
}

export function toastCreated({ title }: CreatedBook): void {
  toast({
    title: 'Book Added!',
    description: `"${title}" has been added to the system.`,
    variant: 'good',
  });
}

export function toastCreationFailed(): void {
  toast({
    title: 'Error',
    description: 'Failed to add book. Please try again.',
    variant: 'destructive',
  });
}

/** What stood in the form of a new book stands there no more: what was shared, or typed. */
export function toastCleared(share: Share | undefined, undo: () => void) {
  return toast({
    title: share ? 'Left out' : 'Form cleared',
    description: share ? shareName(share) : 'It is filled in from what waited.',
    action: { label: 'Undo', run: undo },
  });
}
