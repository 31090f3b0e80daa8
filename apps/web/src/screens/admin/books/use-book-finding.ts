import { useState } from 'react';

import { ALL_BOOKS, type BookFilter } from './book-filter.ts';

/** How many rows are drawn, and how many more each time. */
export const STEP = 10;

const nothingChanged: ReadonlySet<number> = new Set();

export type BookFinding = ReturnType<typeof useBookFinding>;

/** Which books are looked for, how many of them are drawn, and which were changed meanwhile. */
export function useBookFinding() {
  const [finding, setFinding] = useState({
    filter: ALL_BOOKS,
    drawn: STEP,
    changed: nothingChanged,
  });
  return {
    ...finding,
    find: (filter: BookFilter) => setFinding({ filter, drawn: STEP, changed: nothingChanged }),
    drawMore: () => setFinding((before) => ({ ...before, drawn: before.drawn + STEP })),
    /** The book stays in the list until another search, whatever was done about it. */
    keep: (bookId: number) =>
      setFinding((before) => ({ ...before, changed: new Set(before.changed).add(bookId) })),
  };
}
