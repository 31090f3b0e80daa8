import type { AdminBook } from '@morsel/sdk/contract';
import { clsx } from 'clsx';
import { useState } from 'react';

import { ButtonLink } from '../../ui/button-link.tsx';
import { ThumbCover } from '../../ui/cover/thumb-cover.tsx';
import { TopicBadge } from '../../ui/topic-badge.tsx';
import { ApproveButton } from './approve-button.tsx';
import { CoverEdit } from './cover-edit.tsx';
import { GenerateButtons } from './generate-buttons.tsx';
import { HideButton } from './hide-button.tsx';
import type { Outcome } from './outcome.ts';

/** One book: what it is, who sees it, what can be done about it and what came of that. */
export function BookRow({ book }: { book: AdminBook }) {
  const [outcome, setOutcome] = useState<Outcome>();
  return (
    <li className="admin-book">
      <ThumbCover book={book} width={56} />
      <div className="admin-book-text">
        <h3 className="h3" dir="auto">
          {book.title}
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

function counted(count: number, thing: string): string {
  return `${count} ${thing}${count === 1 ? '' : 's'}`;
}
