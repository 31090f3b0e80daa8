import type { ListedBook } from '@morsel/sdk/contract';

import { useShelveBook } from '../../data/shelf/shelve-book.ts';
import { TopicBadge } from '../../features/topics/topic-badge.tsx';
import { UNLISTED } from '../../features/unlisted/unlisted-text.ts';
import { Link } from '../../navigation/link.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { Cover } from '../../ui/covers/cover.tsx';
import { toastShelved } from './library-toasts.ts';
import { standing } from './standing-heights.ts';

/** How long an added book stays in the list, so that the eye sees what happened. */
const HOLD_MS = 1000;

type AvailableBookProps = {
  book: ListedBook;
  /** Whether it stays although it is on the shelf by now. */
  held: boolean;
  onHold: () => void;
  onRelease: () => void;
};

/** A book to choose, and the button that puts it on the shelf. */
export function AvailableBook({ book, held, onHold, onRelease }: AvailableBookProps) {
  const { mutate, isPending, isError } = useShelveBook({
    onSuccess: ({ isKept }) => {
      if (!isKept) toastShelved();
      setTimeout(onRelease, HOLD_MS);
    },
    onError: onRelease,
  });
  const added = isPending || held;
  const add = () => {
    onHold();
    mutate(book);
  };
  return (
    <article className="panel available-book" aria-label={book.title} {...standing(book.id)}>
      <Link to={`/books/${encodeURIComponent(book.slug)}`} className="available-cover">
        <Cover book={book} label={book.title} />
      </Link>
      <div className="available-text">
        <p className="available-facts">
          <TopicBadge topic={book.topic} />
          {book.listed === false && <span className="available-empty">{UNLISTED}</span>}
          {isEmpty(book) && <span className="available-empty">No questions yet</span>}
        </p>
        <h3 dir="auto">{book.title}</h3>
        <p className="available-author" dir="auto">
          by {book.author}
        </p>
        <p className="available-description" dir="auto">
          {book.description}
        </p>
      </div>
      <Button small done={added} onClick={add}>
        {added ? '✓ ADDED TO FEED' : '+ ADD TO FEED'}
      </Button>
      {isError && !added && (
        <p role="alert" className="available-failure">
          Not added. Tap it again.
        </p>
      )}
    </article>
  );
}

function isEmpty({ questionCount, flashcardCount }: ListedBook): boolean {
  return questionCount === 0 && flashcardCount === 0;
}
