import type { Book, BookMemories, BookMemory, Shelf } from '@morsel/sdk/contract';
import { bookPath } from '@morsel/sdk/rules';

import { useMemories } from '../../data/progress/memory.ts';
import { MemoryBar } from '../../features/memory/memory-bar.tsx';
import { Link } from '../../navigation/link.tsx';
import { ProgressPanel } from './progress-panel.tsx';

interface Remembered {
  readonly book: Book;
  readonly memory: BookMemory;
}

/** What the reader still knows of each book on the shelf. */
export function MemoryPanel({ shelf }: { readonly shelf: Shelf }) {
  return (
    <ProgressPanel
      title="What you remember"
      query={useMemories()}
      what="What you remember"
      className="progress-wide"
    >
      {(memories) => <Books books={remembered(shelf, memories)} />}
    </ProgressPanel>
  );
}

function Books({ books }: { readonly books: readonly Remembered[] }) {
  const met = books.filter(({ memory }) => memory.met > 0);
  const unmet = books.filter(({ memory }) => memory.met === 0);
  return (
    <>
      {met.length === 0 && (
        <p>Once you have met a book in the feed, a bar shows how much of it you still know.</p>
      )}
      {met.length > 0 && (
        <ul className="memory-bars">
          {met.map(({ book, memory }) => (
            <li key={book.id}>
              <MemoryBar topic={book.topic} memory={memory}>
                <BookLink book={book} />
              </MemoryBar>
            </li>
          ))}
        </ul>
      )}
      {unmet.length > 0 && (
        <div className="memory-unmet">
          <h3>Not tasted yet</h3>
          <ul>
            {unmet.map(({ book }) => (
              <li key={book.id}>
                <BookLink book={book} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}

function BookLink({ book }: { readonly book: Book }) {
  return (
    <Link to={bookPath(book.slug)} className="memory-book" dir="auto">
      {book.title}
    </Link>
  );
}

/** The books on the shelf that have something to remember, in its order. */
function remembered(shelf: Shelf, memories: BookMemories): Remembered[] {
  const byBook = new Map(memories.map((memory) => [memory.bookId, memory]));
  return shelf.flatMap(({ book }) => {
    const memory = byBook.get(book.id);
    return memory && memory.total > 0 ? [{ book, memory }] : [];
  });
}
