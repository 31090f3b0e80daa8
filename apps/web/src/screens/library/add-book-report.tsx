import type { Makeable } from '@morsel/sdk/domain';
import { CircleAlert } from 'lucide-react';
import { useEffect, useRef } from 'react';

import type { AddingStep, Addition } from '../../data/books/add-book.ts';
import { useCancelRuns, useRuns } from '../../data/generation/runs.ts';
import { CancelButton } from '../../features/generation/cancel-button.tsx';
import { RunProgress } from '../../features/generation/run-progress.tsx';
import { Link } from '../../navigation/link.tsx';
import { ButtonLink } from '../../ui/controls/button-link.tsx';
import { failureText } from '../../ui/failure/failure-text.ts';
import {
  additionText,
  creationFailureText,
  isWorthAnotherTry,
  nextStepText,
  stepText,
} from './add-book-text.ts';

type AddBookReportProps = {
  pendingStep: AddingStep | undefined;
  addition: Addition | undefined;
  failure: Error | null;
  /** The book for which something is made right now. */
  bookInWork: number | undefined;
  /** A text comes, or came, with it. */
  hasText: boolean;
  stopMaking: () => void;
};

/** Says how adding a book goes and what came of it; read out as it changes. */
export function AddBookReport(props: AddBookReportProps) {
  const { pendingStep, addition, failure, bookInWork, hasText, stopMaking } = props;
  const report = useRef<HTMLOutputElement>(null);
  const isBusy = pendingStep !== undefined;
  // On a phone it stands below the button, out of sight. Later readers may have gone elsewhere on the page.
  useEffect(() => {
    if (isBusy) report.current?.scrollIntoView({ block: 'center' });
  }, [isBusy]);
  return (
    <>
      <output ref={report} className="add-book-report">
        {pendingStep && <span>{stepText[pendingStep]}</span>}
        {addition && <Outcome addition={addition} />}
      </output>
      {bookInWork !== undefined &&
        (pendingStep === 'questions' || pendingStep === 'flashcards') && (
          <>
            {hasText && <WayToBites bookId={bookInWork} />}
            <AddingProgress bookId={bookInWork} what={pendingStep} onStop={stopMaking} />
          </>
        )}
      {failure && (
        <p role="alert" className="add-book-failure">
          <CircleAlert className="icon" />
          {creationFailureText(failure)}
        </p>
      )}
    </>
  );
}

function Outcome({ addition }: { addition: Addition }) {
  return (
    <>
      {additionText(addition).map((words) => (
        <span key={words}>{words}</span>
      ))}
      {isWorthAnotherTry(addition) && <span>{nextStepText(addition)}</span>}
      {addition.text?.status === 'fulfilled' && <WayToBites bookId={addition.book.id} />}
      <Link to={`/book/${addition.book.id}`}>{`Open “${addition.book.title}”`}</Link>
    </>
  );
}

/** The text has been read: what the reader finds worth keeping waits for nothing else. */
function WayToBites({ bookId }: { bookId: number }) {
  return (
    <ButtonLink small variant="paper" to={`/book/${bookId}/bites`}>
      Pick your bites from its text
    </ButtonLink>
  );
}

type AddingProgressProps = {
  bookId: number;
  what: Makeable;
  /** Nothing else shall be made after what is under way. */
  onStop: () => void;
};

/** How far the questions or flashcards of the new book are, and a way to do without them. */
function AddingProgress({ bookId, what, onStop }: AddingProgressProps) {
  const { runs, isCurrent } = useRuns(bookId, true);
  const { mutate: cancel, isPending, error } = useCancelRuns(bookId);
  const run = runs.find((candidate) => candidate.what === what && candidate.state === 'running');
  return (
    <>
      <RunProgress what={what} run={run} isCurrent={isCurrent} />
      <CancelButton
        pending={isPending}
        failure={error ? failureText(error) : undefined}
        onCancel={() => {
          onStop();
          cancel();
        }}
      />
    </>
  );
}
