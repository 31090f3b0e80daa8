import { CircleAlert } from 'lucide-react';

import type { Addition, AddingStep } from '../../data/adding-books.ts';
import {
  additionWords,
  creationFailureWords,
  isWorthAnotherTry,
  stepWords,
} from './adding-words.ts';

type AddBookReportProps = {
  pendingStep: AddingStep | undefined;
  addition: Addition | undefined;
  failure: Error | null;
};

/** Says how adding a book goes and what came of it; read out as it changes. */
export function AddBookReport({ pendingStep, addition, failure }: AddBookReportProps) {
  return (
    <>
      <output className="add-book-report">
        {pendingStep && <span>{stepWords[pendingStep]}</span>}
        {addition && <Outcome addition={addition} />}
      </output>
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
      {isWorthAnotherTry(addition) && (
        <span>
          Press the button again to try once more what failed. The book is kept; it is not added
          twice.
        </span>
      )}
    </>
  );
}
