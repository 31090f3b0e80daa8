import type { Book } from '@morsel/sdk/contract';
import { Link } from 'react-router';

import { useShelving } from '../../data/shelving.ts';
import { Button } from '../../ui/button.tsx';
import { Cover } from '../../ui/cover/cover.tsx';
import { TopicBadge } from '../../ui/topic-badge.tsx';
import { toastShelved } from './library-toasts.ts';

/** How long an added book stays in the list, so that the eye sees what happened. */
const HOLD_MS = 1000;

type AvailableBookProps = {
  book: Book;
  /** Whether it stays although it is on the shelf by now. */
  held: boolean;
  onHold: () => void;
  onRelease: () => void;
};

/** A book to choose, and the button that puts it on the shelf. */
export function AvailableBook({ book, held, onHold, onRelease }: AvailableBookProps) {
  const { mutate, isPending, isError } = useShelving({
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
    <article className="panel available-book" aria-label={book.title}>
      <Link to={`/books/${encodeURIComponent(book.slug)}`} className="available-cover">
        <Cover book={book} label={book.title} />
      </Link>
      <div className="available-text">
        <TopicBadge topic={book.topic} />
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
