import './proposals.css';
import { BookOfAddress } from '../../features/books/book-of-address.tsx';
import { ProposalsPage } from './proposals-page.tsx';

/** What was made of a book for the reader to look at, before it joins their feed. */
export function ProposalsScreen() {
  return (
    <BookOfAddress name="Your look" description="What was made, before it joins your feed.">
      {(book) => <ProposalsPage book={book} />}
    </BookOfAddress>
  );
}
