import { CircleAlert } from 'lucide-react';

import type { Addition, AddingStep } from '../../data/adding-books.ts';
import { AddingProgress } from './adding-progress.tsx';
import {
  additionWords,
  creationFailureWords,
  isWorthAnotherTry,
  nextStepWords,
  stepWords,
} from './adding-words.ts';

type AddBookReportProps = {
  pendingStep: AddingStep | undefined;
  addition: Addition | undefined;
  failure: Error | null;
  /** The book for which something is made right now. */
  bookInWork: number | undefined;
  stopMaking: () => void;
};

/** Says how adding a book goes and what came of it; read out as it changes. */
export function AddBookReport(props: AddBookReportProps) {
  const { pendingStep, addition, failure, bookInWork, stopMaking } = props;
  return (
    <>
      <output className="add-book-report">
        {pendingStep && <span>{stepWords[pendingStep]}</span>}
        {addition && <Outcome addition={addition} />}
      </output>
      {bookInWork !== undefined &&
        (pendingStep === 'questions' || pendingStep === 'flashcards') && (
          <AddingProgress bookId={bookInWork} what={pendingStep} onStop={stopMaking} />
        )}
      {failure && (
        <p role="alert" className="add-book-failure">
          <CircleAlert className="icon" />
          {creationFailureWords(failure)}
        </p>
      )}
    </>
  );
}

function Outcome({ addition }: { addition: Addition }) {
  return (
    <>
      {additionWords(addition).map((words) => (
        <span key={words}>{words}</span>
      ))}
      {isWorthAnotherTry(addition) && <span>{nextStepWords(addition)}</span>}
    </>
  );
}
