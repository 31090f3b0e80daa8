import type { Ref } from 'react';
import { Link } from 'react-router';

import type { useAdminBooks } from '../../../data/admin/admin-books.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { failureText } from '../../../ui/failure/failure-text.ts';
import { Panel } from '../../../ui/panels/panel.tsx';
import { counted, countedOf, numberText } from '../../../ui/text/number-text.ts';
import { BookFilterFields } from './book-filter-fields.tsx';
import { inOrder, passes } from './book-filter.ts';
import { BookRow } from './book-row.tsx';
import { type BookFinding, STEP } from './use-book-finding.ts';
import { useFindableBooks } from './use-findable-books.ts';

interface BookListProps {
  readonly list: ReturnType<typeof useAdminBooks>;
  /** How many books there are in all. */
  readonly total: number;
  readonly finding: BookFinding;
  /** Of its heading. */
  readonly ref: Ref<HTMLHeadingElement>;
}

/** The books that are looked for, those included that readers do not find. */
export function BookList({ list, total, finding, ref }: BookListProps) {
  return (
    <Panel aria-labelledby="admin-books">
      <h2 ref={ref} id="admin-books" className="h2" tabIndex={-1}>
        Books
      </h2>
      {total > 0 && <FoundBooks list={list} total={total} finding={finding} />}
      {total === 0 && (
        <p className="admin-waiting">
          No books yet. <Link to="/library">Add one in the library</Link>
        </p>
      )}
    </Panel>
  );
}

function FoundBooks({ list, total, finding }: Omit<BookListProps, 'ref'>) {
  const { filter, drawn, changed, find, drawMore, keep } = finding;
  const findable = useFindableBooks(list, filter);
  const { books, failure, hasMore, isReading, readMore } = findable;
  const found = books.filter((book) => passes(book, filter)).length;
  // One that was approved, say, stays among those that wait: what came of it is told in its row.
  const listed = books.filter((book) => changed.has(book.id) || passes(book, filter));
  const showMore = (): void => {
    drawMore();
    if (hasMore && listed.length < drawn + STEP) readMore();
  };
  return (
    <>
      <BookFilterFields filter={filter} onChange={find} />
      <output className="item-count figures">
        {findable.isPartial && hasMore
          ? `${numberText(found)}+ of ${counted(total, 'book')}`
          : countedOf(found, total, 'book')}
      </output>
      <ul>
        {inOrder(listed, filter.order)
          .slice(0, drawn)
          .map((book) => (
            <BookRow key={book.id} book={book} onChanged={() => keep(book.id)} />
          ))}
      </ul>
      {failure && <p role="alert">Some books did not arrive. {failureText(failure)}</p>}
      {(listed.length > drawn || hasMore) && (
        <Button wide variant="paper" className="uppercase" pending={isReading} onClick={showMore}>
          Show more
        </Button>
      )}
    </>
  );
}
