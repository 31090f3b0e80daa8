import type { AdminBook, GenerationResult } from '@morsel/sdk/contract';

import { useGeneratingFlashcards, useGeneratingQuestions } from '../../data/generating.ts';
import { Button } from '../../ui/button.tsx';
import { toastFlashcards, toastQuestions } from '../../ui/toast/generation-toasts.ts';
import { failureReason, type OnOutcome } from './outcome.ts';

type GenerateButtonsProps = { book: AdminBook; onOutcome: OnOutcome };
type What = 'questions' | 'flashcards';

/** Have a batch of questions or of flashcards made for a book. */
export function GenerateButtons({ book, onOutcome }: GenerateButtonsProps) {
  const reactions = (what: What, tell: (result: GenerationResult) => void) => ({
    onSuccess: (result: GenerationResult) => {
      if (result.count > 0) tell(result);
      else
        onOutcome({ words: result.reason ?? nothingMade(what, 'Try again later.'), failed: true });
    },
    onError: (error: Error) =>
      onOutcome({ words: nothingMade(what, failureReason(error)), failed: true }),
  });
  const questions = useGeneratingQuestions(reactions('questions', toastQuestions));
  const flashcards = useGeneratingFlashcards(reactions('flashcards', toastFlashcards));
  const start = (generate: (bookId: number) => void) => () => {
    onOutcome(undefined);
    generate(book.id);
  };
  return (
    <>
      <Button small pending={questions.isPending} onClick={start(questions.mutate)}>
        <Label what="questions" pending={questions.isPending} title={book.title} />
      </Button>
      <Button
        small
        variant="pop"
        className="theme-4"
        pending={flashcards.isPending}
        onClick={start(flashcards.mutate)}
      >
        <Label what="flashcards" pending={flashcards.isPending} title={book.title} />
      </Button>
    </>
  );
}

function Label({ what, pending, title }: { what: What; pending: boolean; title: string }) {
  return (
    <span>
      <span className="uppercase">{pending ? 'Writing...' : `+ ${what}`}</span>
      <span className="sr-only">{` (generate ${what} for ${title})`}</span>
    </span>
  );
}

function nothingMade(what: What, reason: string): string {
  return `No ${what} were generated. ${reason}`;
}
