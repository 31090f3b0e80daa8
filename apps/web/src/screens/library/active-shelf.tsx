import './active-shelf.css';
import type { Shelf } from '@morsel/sdk/contract';
import { useId, useRef } from 'react';

import { useShelveBook, useUnshelveBook } from '../../data/shelf/shelve-book.ts';
import { toastRemovalFailed, toastRemoved } from './library-toasts.ts';
import { SectionTitle } from './section-title.tsx';
import { ShelfBook } from './shelf-book.tsx';

/** The books on the shelf, standing on their plank. */
export function ActiveShelf({ entries }: { entries: Shelf }) {
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const { mutate: putBack } = useShelveBook();
  const { mutate: remove } = useUnshelveBook({
    onSuccess: ({ book }) => toastRemoved(book, () => putBack(book)),
    onError: toastRemovalFailed,
  });
  return (
    <section aria-labelledby={titleId}>
      <SectionTitle id={titleId} ref={title} count={entries.length}>
        Active Shelf
      </SectionTitle>
      <div className="shelf">
        {entries.length === 0 ? (
          <p className="shelf-empty">
            No books in your shelf yet. Add a book above to get started!
          </p>
        ) : (
          <ul className="shelf-books">
            {entries.map((entry) => (
              <ShelfBook
                key={entry.book.id}
                entry={entry}
                onRemove={(nextFocus) => {
                  (nextFocus ?? title.current)?.focus();
                  remove(entry.book);
                }}
              />
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}
