import './library.css';
import { LIBRARY_META } from '@morsel/sdk/rules';
import type { UseQueryResult } from '@tanstack/react-query';
import { Flame, Star, Zap } from 'lucide-react';
import { useDeferredValue } from 'react';

import { useCurrentUser } from '../../data/account/current-user.ts';
import { useBooks } from '../../data/books/books.ts';
import { useStats } from '../../data/progress/stats.ts';
import { savedCopyTime } from '../../data/saved-copy.ts';
import { useShelf } from '../../data/shelf/shelf.ts';
import { LoadFailure } from '../../ui/failure/load-failure.tsx';
import { SavedCopy } from '../../ui/failure/saved-copy.tsx';
import { usePageMeta } from '../../ui/page/page-meta.ts';
import { numberText } from '../../ui/text/number-text.ts';
import { ActiveShelf } from './active-shelf.tsx';
import { AddBookForm } from './add-book-form.tsx';
import { AvailableBooks } from './available-books.tsx';
import { LibraryComing } from './library-coming.tsx';

/** The reader's shelf, the books beside it, and the form for a new one. */
export function LibraryScreen() {
  usePageMeta(LIBRARY_META);
  const shelf = useShelf();
  const books = useBooks();
  const isReading = isFirstLoad(shelf) || isFirstLoad(books);
  // What arrives at last is drawn in pieces, between which the page answers.
  const isComing = useDeferredValue(isReading);
  if (isReading || isComing) return <LibraryComing />;
  return (
    <div className="library">
      <LibraryHeader />
      <SavedCopy savedAt={savedCopyTime(shelf, books)} />
      <AddBookForm hasShelf={(shelf.data ?? []).length > 0} />
      {shelf.data ? (
        <ActiveShelf entries={shelf.data} />
      ) : (
        <LoadFailure
          title="Your shelf did not arrive"
          error={shelf.error}
          isKept
          pending={shelf.isFetching}
          onRetry={() => void shelf.refetch()}
        />
      )}
      {books.data ? (
        <AvailableBooks list={books} shelf={shelf.data ?? []} />
      ) : (
        <LoadFailure
          title="The books did not arrive"
          error={books.error}
          isKept
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

/** Names the screen; with an account, XP, level and streak stand beside it. */
function LibraryHeader() {
  const { data: account } = useCurrentUser();
  const { data: stats } = useStats();
  if (!account || !stats) return <h1 className="sr-only">Library</h1>;
  return (
    <header className="library-header">
      <h1 className="h2">Library</h1>
      <ul className="library-figures figures">
        <li>
          <Star className="icon" /> Level {numberText(stats.level)}
        </li>
        <li>
          <Zap className="icon" /> {numberText(stats.xp)} XP
        </li>
        <li>
          <Flame className="icon" /> {numberText(stats.streak)} in a row
        </li>
      </ul>
    </header>
  );
}
