import './items/items.css';
import type { LibraryTotals } from '@morsel/sdk/contract';
import { useRef } from 'react';

import { useAdminBooks, useLibraryTotals } from '../../data/admin/admin-books.ts';
import { useBook } from '../../data/books/books.ts';
import { useSearchParams } from '../../navigation/use-search-params.ts';
import { Button } from '../../ui/controls/button.tsx';
import { LoadFailure } from '../../ui/failure/load-failure.tsx';
import { LoadingCard } from '../../ui/panels/loading-card.tsx';
import { counted, noun } from '../../ui/text/number-text.ts';
import { ResetLinkPanel } from './accounts/reset-link-panel.tsx';
import { ALL_BOOKS } from './books/book-filter.ts';
import { BookList } from './books/book-list.tsx';
import { SystemStats } from './books/system-stats.tsx';
import { TopicList } from './books/topic-list.tsx';
import { type BookFinding, useBookFinding } from './books/use-book-finding.ts';
import { ModelCostsPanel } from './costs/model-costs.tsx';
import { opensHidings } from './hidings/hiding-filter.ts';
import { HidingsList } from './hidings/hidings-list.tsx';
import { HidingsPanel } from './hidings/hidings-panel.tsx';
import { HidingsWay } from './hidings/hidings-way.tsx';
import { DoubtfulItems } from './items/doubtful-items.tsx';
import { ItemsOfBook } from './items/items-of-book.tsx';
import { ReportedItems } from './items/reported-items.tsx';

/**
 * What readers reported, what is hidden by that, what their answers cast doubt on, all books with what admins can do about
 * them, what models cost, and the system in three figures; `?book=…` in the address opens the items of one book instead,
 * `?hidings` what reports have hidden.
 */
export function AdminPanel() {
  const [search] = useSearchParams();
  return (
    <>
      <h1 className="h1">Admin panel</h1>
      {opensHidings(search) ? <HidingsList /> : <BooksWhenThere />}
    </>
  );
}

function BooksWhenThere() {
  const list = useAdminBooks();
  const totals = useLibraryTotals();
  const finding = useBookFinding();
  const [search] = useSearchParams();
  const bookId = Number(search.get('book'));
  const opened = list.data?.find(({ id }) => id === bookId);
  if (opened) return <ItemsOfBook book={opened} />;
  if (bookId > 0 && list.hasNextPage) return <ItemsOfOtherBook bookId={bookId} />;
  if (list.data && totals.data) {
    return <Overview list={list} totals={totals.data} finding={finding} />;
  }
  const missing = [list, totals].filter(({ isError, data }) => isError && !data);
  if (missing.length === 0) return <LoadingCard label="Loading books..." />;
  return (
    <LoadFailure
      title="The books did not arrive"
      error={missing[0]?.error}
      pending={missing.some(({ isFetching }) => isFetching)}
      onRetry={() => missing.forEach(({ refetch }) => void refetch())}
    />
  );
}

/** Of a book that is on none of the pages that have been read; one that is hidden has no name here. */
function ItemsOfOtherBook({ bookId }: { bookId: number }) {
  const { data: book, isPending } = useBook(bookId);
  if (isPending) return <LoadingCard label="Loading books..." />;
  return <ItemsOfBook book={book ?? { id: bookId, title: `book ${bookId}` }} />;
}

interface OverviewProps {
  readonly list: ReturnType<typeof useAdminBooks>;
  readonly totals: LibraryTotals;
  readonly finding: BookFinding;
}

function Overview({ list, totals, finding }: OverviewProps) {
  const bookList = useRef<HTMLHeadingElement>(null);
  const resetPanel = useRef<HTMLHeadingElement>(null);
  return (
    <>
      <JumpButtons
        waiting={totals.waiting}
        onWaiting={() => {
          finding.find({ ...ALL_BOOKS, state: 'waiting', order: 'newest' });
          goTo(bookList.current);
        }}
        onReset={() => goTo(resetPanel.current)}
      />
      <SystemStats totals={totals} />
      <ReportedItems />
      <HidingsPanel />
      <DoubtfulItems />
      <div className="admin-columns">
        <BookList ref={bookList} list={list} total={totals.books} finding={finding} />
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
      <HidingsWay />
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
