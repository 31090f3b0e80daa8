import './available-books.css';
import type { Books, Shelf } from '@morsel/sdk/contract';
import { useId } from 'react';

import { Panel } from '../../ui/panel.tsx';
import { AvailableBook } from './available-book.tsx';
import { SectionTitle } from './section-title.tsx';
import { useHeldBooks } from './use-held-books.ts';

type AvailableBooksProps = { books: Books; shelf: Shelf };

/** The books that are not on the shelf; one that was just added stays for a moment. */
export function AvailableBooks({ books, shelf }: AvailableBooksProps) {
  const titleId = useId();
  const { isHeld, hold, release } = useHeldBooks();
  const shelved = new Set(shelf.map(({ book }) => book.id));
  const shown = books.filter(({ id }) => !shelved.has(id) || isHeld(id));
  return (
    <section aria-labelledby={titleId} className="available">
      <SectionTitle id={titleId} count={books.filter(({ id }) => !shelved.has(id)).length}>
        Available Books
      </SectionTitle>
      {shown.length === 0 ? (
        <AllShelved />
      ) : (
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
    </section>
  );
}

function AllShelved() {
  return (
    <Panel className="all-shelved">
      <h3 className="h2">ALL BOOKS ADDED TO SHELF</h3>
      <p>CREATE NEW BOOKS USING ADD NEW BOOK</p>
    </Panel>
  );
}
