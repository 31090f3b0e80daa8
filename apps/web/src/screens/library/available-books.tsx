import './available-books.css';
import type { Books, Shelf } from '@morsel/sdk/contract';
import { type ReactNode, useId, useState } from 'react';
import { Link } from 'react-router';

import { Panel } from '../../ui/panels/panel.tsx';
import { AvailableBook } from './available-book.tsx';
import { ALL_AVAILABLE, AvailableFilterFields, passes } from './available-filter.tsx';
import { SectionTitle } from './section-title.tsx';

/** As many are looked through by eye. */
const MOST_WITHOUT_SEARCH = 12;

type AvailableBooksProps = { books: Books; shelf: Shelf };

/** The books that are not on the shelf; one that was just added stays for a moment. */
export function AvailableBooks({ books, shelf }: AvailableBooksProps) {
  const titleId = useId();
  const { isHeld, hold, release } = useHeldBooks();
  const [filter, setFilter] = useState(ALL_AVAILABLE);
  const shelved = new Set(shelf.map(({ book }) => book.id));
  const available = books.filter(({ id }) => !shelved.has(id));
  const isSearched = available.length > MOST_WITHOUT_SEARCH || filter !== ALL_AVAILABLE;
  const shown = books
    .filter(({ id }) => !shelved.has(id) || isHeld(id))
    .filter((book) => passes(book, filter));
  return (
    <section aria-labelledby={titleId} className="available">
      <SectionTitle id={titleId} count={available.length}>
        Available Books
      </SectionTitle>
      {isSearched && (
        <AvailableFilterFields
          filter={filter}
          onChange={setFilter}
          found={available.filter((book) => passes(book, filter)).length}
          all={available.length}
        />
      )}
      {shown.length > 0 && (
        <ul className="available-books">
          {shown.map((book) => (
            <li key={book.id}>
              <AvailableBook
                book={book}
                held={isHeld(book.id)}
                onHold={() => hold(book.id)}
                onRelease={() => release(book.id)}
              />
            </li>
          ))}
        </ul>
      )}
      {shown.length === 0 && available.length === 0 && (
        <NothingShown title="ALL BOOKS ADDED TO SHELF">
          CREATE NEW BOOKS USING ADD NEW BOOK
        </NothingShown>
      )}
      {shown.length === 0 && available.length > 0 && (
        <NothingFound
          shelved={books.filter((book) => shelved.has(book.id) && passes(book, filter))}
        />
      )}
    </section>
  );
}

/** What is looked for may be on the shelf, and so not among the books that can be added. */
function NothingFound({ shelved }: { readonly shelved: Books }) {
  if (shelved.length === 0) {
    return (
      <NothingShown title="No book like that">
        Try other words or all topics, or add the book above.
      </NothingShown>
    );
  }
  return (
    <NothingShown title="On your shelf already">
      {shelved.map(({ id, slug, title }, index) => (
        <span key={id}>
          {index > 0 && ', '}
          <Link to={`/books/${encodeURIComponent(slug)}`} className="inline-block py-3 underline">
            {title}
          </Link>
        </span>
      ))}
    </NothingShown>
  );
}

type NothingShownProps = { title: string; children: ReactNode };

function NothingShown({ title, children }: NothingShownProps) {
  return (
    <Panel className="all-shelved">
      <h3 className="h2">{title}</h3>
      <p>{children}</p>
    </Panel>
  );
}

/** Which books keep their place in the list although they are on the shelf by now. */
function useHeldBooks() {
  const [held, setHeld] = useState<ReadonlySet<number>>(new Set());
  return {
    isHeld: (bookId: number) => held.has(bookId),
    hold: (bookId: number) => setHeld((before) => new Set(before).add(bookId)),
    release: (bookId: number) =>
      setHeld((before) => new Set([...before].filter((other) => other !== bookId))),
  };
}
