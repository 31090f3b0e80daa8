import { type Ref, useState } from 'react';

import type { useAdminBooks } from '../../../data/admin/admin-books.ts';
import { Link } from '../../../navigation/link.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { failureText } from '../../../ui/failure/failure-text.ts';
import { Panel } from '../../../ui/panels/panel.tsx';
import { counted, countedOf, numberText } from '../../../ui/text/number-text.ts';
import { BookFilterFields } from './book-filter-fields.tsx';
import { inOrder, passes } from './book-filter.ts';
import { BookRow } from './book-row.tsx';
import { ManyBooks } from './many-books.tsx';
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
  const { filter, changed, find } = finding;
  const findable = useFindableBooks(list, filter);
  const { books, failure, hasMore } = findable;
  const [isSelecting, setSelecting] = useState(false);
  const found = books.filter((book) => passes(book, filter));
  // One that was approved, say, stays among those that wait: what came of it is told in its row.
  const listed = books.filter((book) => changed.has(book.id) || passes(book, filter));
  return (
    <>
      <BookFilterFields filter={filter} onChange={find} />
      <div className="books-found">
        <output className="item-count figures">
          {findable.isPartial && hasMore
            ? `${numberText(found.length)}+ of ${counted(total, 'book')}`
            : countedOf(found.length, total, 'book')}
        </output>
        <Button
          small
          variant="paper"
          className="uppercase"
          aria-pressed={isSelecting}
          onClick={() => setSelecting(!isSelecting)}
        >
          Select many
        </Button>
      </div>
      {isSelecting ? (
        <ManyBooks books={inOrder(found, filter.order)} />
      ) : (
        <ul>
          {inOrder(listed, filter.order)
            .slice(0, finding.drawn)
            .map((book) => (
              <BookRow key={book.id} book={book} onChanged={() => finding.keep(book.id)} />
            ))}
        </ul>
      )}
      {failure && <p role="alert">Some books did not arrive. {failureText(failure)}</p>}
      <MoreBooks
        isDrawn={isSelecting || listed.length <= finding.drawn}
        isFewer={isSelecting || listed.length < finding.drawn + STEP}
        findable={findable}
        onMore={finding.drawMore}
      />
    </>
  );
}

interface MoreBooksProps {
  readonly findable: ReturnType<typeof useFindableBooks>;
  /** All that are here are drawn. */
  readonly isDrawn: boolean;
  /** There are fewer than another step would draw. */
  readonly isFewer: boolean;
  readonly onMore: () => void;
}

function MoreBooks({ findable, isDrawn, isFewer, onMore }: MoreBooksProps) {
  const { hasMore, isReading, readMore } = findable;
  if (isDrawn && !hasMore) return null;
  const showMore = (): void => {
    onMore();
    if (hasMore && isFewer) readMore();
  };
  return (
    <Button wide variant="paper" className="uppercase" pending={isReading} onClick={showMore}>
      Show more
    </Button>
  );
}
