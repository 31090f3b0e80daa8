import type { Book, CreatedBook } from '@morsel/sdk/contract';

import { toast } from '../../ui/toast/toast-store.ts';

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
