import type { Page } from '@morsel/sdk';
import type { InfiniteData } from '@tanstack/react-query';

/** How lists of books are read page by page. */
export const byPage = {
  initialPageParam: undefined as string | undefined,
  getNextPageParam: ({ next }: Page<unknown>) => next,
};

/** All entries of the pages that have been read. */
export function entriesOf<Entry>({ pages }: InfiniteData<Page<readonly Entry[]>>): Entry[] {
  return pages.flatMap(({ entries }) => entries);
}
