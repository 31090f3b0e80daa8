import type { AdminBook } from '@morsel/sdk/contract';
import { Link } from 'react-router';

import { Panel } from '../../ui/panel.tsx';
import { BookRow } from './book-row.tsx';

/** All books, those included that readers do not find. */
export function BookList({ books }: { books: readonly AdminBook[] }) {
  const waiting = books.filter(({ listed, hidden }) => !listed && !hidden).length;
  return (
    <Panel aria-labelledby="admin-books">
      <h2 id="admin-books" className="h2">
        Books
      </h2>
      {waiting > 0 && (
        <p className="admin-waiting">
          {waiting === 1 ? '1 book waits' : `${waiting} books wait`} for your approval.
        </p>
      )}
      {books.length === 0 && (
        <p className="admin-waiting">
          No books yet. <Link to="/library">Add one in the library</Link>
        </p>
      )}
      <ul>
        {books.map((book) => (
          <BookRow key={book.id} book={book} />
        ))}
      </ul>
    </Panel>
  );
}
