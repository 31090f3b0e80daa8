import './available-books.css';
import type { Book, Books, Shelf } from '@morsel/sdk/contract';
import { type ReactNode, useId, useState } from 'react';

import type { BookList } from '../../data/books/books.ts';
import { useFindableBooks } from '../../data/books/find-books.ts';
import { Link } from '../../navigation/link.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { failureText } from '../../ui/failure/failure-text.ts';
import { Panel } from '../../ui/panels/panel.tsx';
import { countedOf, noun, numberText } from '../../ui/text/number-text.ts';
import { AvailableBook } from './available-book.tsx';
import { ALL_AVAILABLE, AvailableFilterFields, passes } from './available-filter.tsx';
import { SectionTitle } from './section-title.tsx';
import { rememberHeights } from './standing-heights.ts';

/** As many are looked through by eye. */
const MOST_WITHOUT_SEARCH = 12;

type AvailableBooksProps = { list: BookList; shelf: Shelf };

/** The books that are not on the shelf; one that was just added stays for a moment. */
export function AvailableBooks({ list, shelf }: AvailableBooksProps) {
  const titleId = useId();
  const [filter, setFilter] = useState(ALL_AVAILABLE);
  const finding = useFindableBooks(list, filter);
  const { books, isPartial, isLooking, hasMore } = finding;
  const shelved = new Set(shelf.map(({ book }) => book.id));
  const available = books.filter(({ id }) => !shelved.has(id));
  const isSearched =
    isPartial || available.length > MOST_WITHOUT_SEARCH || filter !== ALL_AVAILABLE;
  const found = available.filter((book) => passes(book, filter));
  const held = useHeldBooks();
  const shown = books
    .filter(({ id }) => !shelved.has(id) || held.isHeld(id))
    .filter((book) => passes(book, filter));
  const isNothing = shown.length === 0 && !isLooking && !hasMore && finding.failure === null;
  return (
    <section aria-labelledby={titleId} className="available">
      <SectionTitle id={titleId} count={isPartial ? undefined : available.length}>
        Available Books
      </SectionTitle>
      {isSearched && (
        <AvailableFilterFields
          filter={filter}
          onChange={setFilter}
          found={foundText(finding, found.length, available.length)}
        />
      )}
      {shown.length > 0 && <BooksToAdd books={shown} held={held} />}
      <MoreBooks finding={finding} />
      {isNothing && available.length === 0 && (
        <NothingShown title="ALL BOOKS ADDED TO SHELF">
          CREATE NEW BOOKS USING ADD NEW BOOK
        </NothingShown>
      )}
      {isNothing && available.length > 0 && (
        <NothingFound
          shelved={shelf.map(({ book }) => book).filter((book) => passes(book, filter))}
        />
      )}
    </section>
  );
}

type Finding = ReturnType<typeof useFindableBooks>;

/** How many books were found; of how many, only where all of them are known. */
function foundText({ isPartial, isLooking, hasMore }: Finding, found: number, all: number): string {
  if (isLooking) return 'Searching...';
  if (isPartial) return `${numberText(found)}${hasMore ? '+' : ''} ${noun(found, 'book')}`;
  return found < all ? countedOf(found, all, 'book') : '';
}

/** The way to books that are not here yet, and why they did not come. */
function MoreBooks({ finding: { failure, hasMore, isReading, readMore } }: { finding: Finding }) {
  if (!failure && !hasMore) return null;
  return (
    <>
      {failure && (
        <p role="alert">Books that were not loaded before are missing. {failureText(failure)}</p>
      )}
      <Button wide variant="paper" className="uppercase" pending={isReading} onClick={readMore}>
        {failure ? 'Try again' : 'Show more'}
      </Button>
    </>
  );
}

type BooksToAddProps = { books: Books; held: ReturnType<typeof useHeldBooks> };

function BooksToAdd({ books, held: { isHeld, hold, release } }: BooksToAddProps) {
  return (
    <ul className="available-books" ref={rememberHeights}>
      {books.map((book) => (
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
  );
}

/** What is looked for may be on the shelf, and so not among the books that can be added. */
function NothingFound({ shelved }: { readonly shelved: readonly Book[] }) {
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
