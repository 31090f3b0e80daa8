import './library.css';
import type { UseQueryResult } from '@tanstack/react-query';

import { useBooks } from '../../data/books.ts';
import { savedCopyTime } from '../../data/saved-copy.ts';
import { useShelf } from '../../data/shelf.ts';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { LoadingCard } from '../../ui/loading-card.tsx';
import { usePageMeta } from '../../ui/page-meta.ts';
import { SavedCopy } from '../../ui/saved-copy.tsx';
import { ActiveShelf } from './active-shelf.tsx';
import { AddBookForm } from './add-book-form.tsx';
import { AvailableBooks } from './available-books.tsx';
import { LibraryHeader } from './library-header.tsx';

const META = {
  title: 'Library | Morsel',
  description: 'The books on your shelf, all books to choose from, and a place to add your own.',
  path: '/library',
};

/** The reader's shelf, the books beside it, and the form for a new one. */
export function LibraryScreen() {
  usePageMeta(META);
  const shelf = useShelf();
  const books = useBooks();
  if (isFirstLoad(shelf) || isFirstLoad(books)) {
    return <LoadingCard label="Loading library..." first />;
  }
  return (
    <div className="library">
      <LibraryHeader />
      <SavedCopy savedAt={savedCopyTime(shelf, books)} />
      <AddBookForm />
      {shelf.data ? (
        <ActiveShelf entries={shelf.data} />
      ) : (
        <LoadFailure
          title="Your shelf did not arrive"
          error={shelf.error}
          pending={shelf.isFetching}
          onRetry={() => void shelf.refetch()}
        />
      )}
      {books.data ? (
        <AvailableBooks books={books.data} shelf={shelf.data ?? []} />
      ) : (
        <LoadFailure
          title="The books did not arrive"
          error={books.error}
          pending={books.isFetching}
          onRetry={() => void books.refetch()}
        />
      )}
    </div>
  );
}

/** A later try leaves the screen as it is, and what was typed in it. */
function isFirstLoad({ isPending, errorUpdateCount }: UseQueryResult): boolean {
  return isPending && errorUpdateCount === 0;
}
