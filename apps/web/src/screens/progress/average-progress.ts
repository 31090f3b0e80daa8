import type { ShelfEntry } from '@morsel/sdk/contract';

/** Mean progress of the books on a shelf, as a whole percentage; 0 for an empty shelf. */
export function averageProgress(shelf: readonly Pick<ShelfEntry, 'progress'>[]): number {
  if (shelf.length === 0) return 0;
  return Math.round(shelf.reduce((sum, { progress }) => sum + progress, 0) / shelf.length);
}
