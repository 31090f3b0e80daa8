import './items/items.css';
import type { AdminBook } from '@morsel/sdk/contract';
import { useRef } from 'react';
import { useSearchParams } from 'react-router';

import { useAdminBooks } from '../../data/admin/admin-books.ts';
import { Button } from '../../ui/controls/button.tsx';
import { LoadFailure } from '../../ui/failure/load-failure.tsx';
import { LoadingCard } from '../../ui/panels/loading-card.tsx';
import { counted, noun } from '../../ui/text/number-text.ts';
import { ResetLinkPanel } from './accounts/reset-link-panel.tsx';
import { ALL_BOOKS, isWaiting } from './books/book-filter.ts';
import { BookList } from './books/book-list.tsx';
import { SystemStats } from './books/system-stats.tsx';
import { TopicList } from './books/topic-list.tsx';
import { type BookFinding, useBookFinding } from './books/use-book-finding.ts';
import { ModelCostsPanel } from './costs/model-costs.tsx';
import { DoubtfulItems } from './items/doubtful-items.tsx';
import { ItemsOfBook } from './items/items-of-book.tsx';
import { ReportedItems } from './items/reported-items.tsx';

/**
 * What readers reported, what their answers cast doubt on, all books with what admins can do about them, what models cost, and
 * the system in three figures; `?book=…` in the address opens the items of one book instead.
 */
export function AdminPanel() {
  return (
    <>
      <h1 className="h1">Admin panel</h1>
      <BooksWhenThere />
    </>
  );
}

function BooksWhenThere() {
  const { data: books, error, isError, isFetching, refetch } = useAdminBooks();
  const finding = useBookFinding();
  const [search] = useSearchParams();
  const opened = books?.find(({ id }) => String(id) === search.get('book'));
  if (opened) return <ItemsOfBook book={opened} />;
  if (books) return <Overview books={books} finding={finding} />;
  if (!isError) return <LoadingCard label="Loading books..." />;
  return (
    <LoadFailure
      title="The books did not arrive"
      error={error}
      pending={isFetching}
      onRetry={() => void refetch()}
    />
  );
}

interface OverviewProps {
  readonly books: readonly AdminBook[];
  readonly finding: BookFinding;
}

function Overview({ books, finding }: OverviewProps) {
  const bookList = useRef<HTMLHeadingElement>(null);
  const resetPanel = useRef<HTMLHeadingElement>(null);
  return (
    <>
      <JumpButtons
        waiting={books.filter(isWaiting).length}
        onWaiting={() => {
          finding.find({ ...ALL_BOOKS, state: 'waiting', order: 'newest' });
          goTo(bookList.current);
        }}
        onReset={() => goTo(resetPanel.current)}
      />
      <SystemStats books={books} />
      <ReportedItems />
      <DoubtfulItems />
      <div className="admin-columns">
        <BookList ref={bookList} books={books} finding={finding} />
        <div className="admin-aside">
          <ResetLinkPanel ref={resetPanel} />
          <ModelCostsPanel />
          <TopicList />
        </div>
      </div>
    </>
  );
}

interface JumpButtonsProps {
  /** How many books wait for approval. */
  readonly waiting: number;
  readonly onWaiting: () => void;
  readonly onReset: () => void;
}

/** Ways to what an admin comes for, on top of a long page. */
function JumpButtons({ waiting, onWaiting, onReset }: JumpButtonsProps) {
  return (
    <div className="admin-jumps">
      {waiting > 0 && (
        <Button small onClick={onWaiting}>
          {counted(waiting, 'book')} {noun(waiting, 'waits', 'wait')} for your approval
        </Button>
      )}
      <Button small variant="paper" onClick={onReset}>
        Reset a reader's password
      </Button>
    </div>
  );
}

/** A heading with the focus, at the top of the screen. */
function goTo(heading: HTMLElement | null): void {
  heading?.focus({ preventScroll: true });
  heading?.scrollIntoView({ block: 'start' });
}
