import './items.css';
import { useSearchParams } from 'react-router';

import { useAdminBooks } from '../../data/admin.ts';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { LoadingCard } from '../../ui/loading-card.tsx';
import { BookList } from './book-list.tsx';
import { ItemsOfBook } from './items-of-book.tsx';
import { ReportedItems } from './reported-items.tsx';
import { SystemStats } from './system-stats.tsx';
import { TopicList } from './topic-list.tsx';

/**
 * What readers reported, all books with what admins can do about them, and the system in three
 * figures; `?book=…` in the address opens the items of one book instead.
 */
export function AdminPanel() {
  return (
    <>
      <h1 className="h1">Admin panel</h1>
      <Books />
    </>
  );
}

function Books() {
  const { data: books, isError, isFetching, refetch } = useAdminBooks();
  const [search] = useSearchParams();
  const opened = books?.find(({ id }) => String(id) === search.get('book'));
  if (opened) return <ItemsOfBook book={opened} />;
  if (books) {
    return (
      <>
        <SystemStats books={books} />
        <ReportedItems />
        <div className="admin-columns">
          <BookList books={books} />
          <TopicList />
        </div>
      </>
    );
  }
  if (!isError) return <LoadingCard label="Loading books..." />;
  return (
    <LoadFailure
      title="The books did not arrive"
      pending={isFetching}
      onRetry={() => void refetch()}
    />
  );
}
