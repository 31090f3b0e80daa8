import './ideas.css';
import { BookOfAddress } from '../../features/books/book-of-address.tsx';
import { IdeasPage } from './ideas-page.tsx';

/** What the texts of a book are about, for the reader to say what they want more of, or nothing. */
export function IdeasScreen() {
  return (
    <BookOfAddress name="Main ideas" description="What the text of a book is about.">
      {(book) => <IdeasPage book={book} />}
    </BookOfAddress>
  );
}
