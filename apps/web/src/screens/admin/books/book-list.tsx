import type { AdminBook } from '@morsel/sdk/contract';
import type { Ref } from 'react';
import { Link } from 'react-router';

import { Button } from '../../../ui/controls/button.tsx';
import { Panel } from '../../../ui/panels/panel.tsx';
import { countedOf } from '../../../ui/text/number-text.ts';
import { BookFilterFields } from './book-filter-fields.tsx';
import { inOrder, passes } from './book-filter.ts';
import { BookRow } from './book-row.tsx';
import type { BookFinding } from './use-book-finding.ts';

interface BookListProps {
  readonly books: readonly AdminBook[];
  readonly finding: BookFinding;
  /** Of its heading. */
  readonly ref: Ref<HTMLHeadingElement>;
}

/** The books that are looked for, those included that readers do not find. */
export function BookList({ books, finding, ref }: BookListProps) {
  return (
    <Panel aria-labelledby="admin-books">
      <h2 ref={ref} id="admin-books" className="h2" tabIndex={-1}>
        Books
      </h2>
      {books.length > 0 && <FoundBooks books={books} finding={finding} />}
      {books.length === 0 && (
        <p className="admin-waiting">
          No books yet. <Link to="/library">Add one in the library</Link>
        </p>
      )}
    </Panel>
  );
}

function FoundBooks({ books, finding }: Omit<BookListProps, 'ref'>) {
  const { filter, drawn, changed, find, drawMore, keep } = finding;
  const found = new Set(books.filter((book) => passes(book, filter)));
  // One that was approved, say, stays among those that wait: what came of it is told in its row.
  const listed = books.filter((book) => changed.has(book.id) || found.has(book));
  return (
    <>
      <BookFilterFields filter={filter} onChange={find} />
      <output className="item-count figures">{countedOf(found.size, books.length, 'book')}</output>
      <ul>
        {inOrder(listed, filter.order)
          .slice(0, drawn)
          .map((book) => (
            <BookRow key={book.id} book={book} onChanged={() => keep(book.id)} />
          ))}
      </ul>
      {listed.length > drawn && (
        <Button wide variant="paper" className="uppercase" onClick={drawMore}>
          Show more
        </Button>
      )}
    </>
  );
}
