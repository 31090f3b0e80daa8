import './bites.css';
import { BookOfAddress } from '../../features/books/book-of-address.tsx';
import { BitesPage } from './bites-page.tsx';

/** Sentences of the reader's own texts of a book, one by one, to keep as items or to skip. */
export function BitesScreen() {
  return (
    <BookOfAddress
      name="Pick your bites"
      description="Sentences of your own text, to keep as questions."
    >
      {(book) => <BitesPage book={book} />}
    </BookOfAddress>
  );
}
