import { useAdminBooks } from '../../data/admin.ts';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { LoadingCard } from '../../ui/loading-card.tsx';
import { BookList } from './book-list.tsx';
import { SystemStats } from './system-stats.tsx';
import { TopicList } from './topic-list.tsx';

/** All books with what admins can do about them, and the system in three figures. */
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
  if (books) {
    return (
      <>
        <SystemStats books={books} />
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
