import type { AdminBook } from '@morsel/sdk/contract';
import { clsx } from 'clsx';
import { useState } from 'react';

import { TopicBadge } from '../../../features/topics/topic-badge.tsx';
import { Link } from '../../../navigation/link.tsx';
import { ButtonLink } from '../../../ui/controls/button-link.tsx';
import { ThumbCover } from '../../../ui/covers/thumb-cover.tsx';
import { counted } from '../../../ui/text/number-text.ts';
import { CoverEdit } from './cover-edit.tsx';
import { GenerateButtons } from './generate-buttons.tsx';
import { ApproveButton, HideButton } from './moderate-buttons.tsx';
import type { Outcome } from './outcome.ts';

interface BookRowProps {
  readonly book: AdminBook;
  /** Something came of what was done about it. */
  readonly onChanged: () => void;
}

/** One book: what it is, who sees it, what can be done about it and what came of that. */
export function BookRow({ book, onChanged }: BookRowProps) {
  const [outcome, tell] = useState<Outcome>();
  const setOutcome = (came: Outcome | undefined): void => {
    tell(came);
    if (came) onChanged();
  };
  return (
    <li className="admin-book">
      <ThumbCover book={book} width={56} />
      <div className="admin-book-text">
        <h3 className="h3" dir="auto">
          <Link to={`/books/${encodeURIComponent(book.slug)}`}>{book.title}</Link>
        </h3>
        <p>
          by <bdi>{book.author}</bdi>
        </p>
        <p className="admin-book-facts">
          <TopicBadge topic={book.topic} />
          <span className="figures">
            {counted(book.questionCount, 'question')}, {counted(book.flashcardCount, 'flashcard')}
          </span>
          <BookState book={book} />
        </p>
      </div>
      <HideButton book={book} onOutcome={setOutcome} />
      <div className="admin-book-verbs">
        <CoverEdit book={book} onOutcome={setOutcome} />
        <GenerateButtons book={book} onOutcome={setOutcome} />
        <ButtonLink small variant="paper" to={`/admin?book=${book.id}`}>
          <span>
            <span className="uppercase">Items</span>
            <span className="sr-only"> of {book.title}</span>
          </span>
        </ButtonLink>
        <ApproveButton book={book} onOutcome={setOutcome} />
      </div>
      <output className={clsx('admin-outcome', outcome?.failed && 'failed')}>
        {outcome?.words}
      </output>
    </li>
  );
}

/** Who added it, and why readers do not find it. */
function BookState({ book: { addedBy, listed, hidden } }: { book: AdminBook }) {
  return (
    <>
      {addedBy !== null && <span className="figures">added by User #{addedBy}</span>}
      {hidden && <b className="admin-book-state">Hidden</b>}
      {!hidden && !listed && <b className="admin-book-state">Waits for approval</b>}
    </>
  );
}
