import type { AdminBook, GenerationResult } from '@morsel/sdk/contract';

import { type Makeable, useGenerating } from '../../data/generating.ts';
import { useRuns } from '../../data/runs.ts';
import { Button } from '../../ui/button.tsx';
import { failureReason } from '../../ui/failure-reason.ts';
import { RunBar } from '../../ui/generation/run-bar.tsx';
import { toastMade } from '../../ui/toast/generation-toasts.ts';
import type { OnOutcome } from './outcome.ts';

type GenerateButtonsProps = { book: AdminBook; onOutcome: OnOutcome };
type GenerateProps = GenerateButtonsProps & { what: Makeable };

/** Have a batch of questions or of flashcards made for a book. */
export function GenerateButtons(props: GenerateButtonsProps) {
  return (
    <>
      <Generate {...props} what="questions" />
      <Generate {...props} what="flashcards" />
    </>
  );
}

function Generate({ book, what, onOutcome }: GenerateProps) {
  const { mutate, isPending } = useGenerating(book.id, what, {
    onSuccess: (result: GenerationResult) => {
      toastMade(what, result);
      const failed = result.count === 0;
      const words = result.reason ?? (failed && nothingMade(what, 'Try again later.'));
      if (words) onOutcome({ words, failed });
    },
    onError: (error) => onOutcome({ words: nothingMade(what, failureReason(error)), failed: true }),
  });
  return (
    <>
      <Button
        small
        variant={what === 'questions' ? 'mustard' : 'pop'}
        className={what === 'questions' ? undefined : 'theme-4'}
        pending={isPending}
        onClick={() => {
          onOutcome(undefined);
          mutate(undefined);
        }}
      >
        <span>
          <span className="uppercase">{isPending ? 'Writing...' : `+ ${what}`}</span>
          <span className="sr-only">{` (generate ${what} for ${book.title})`}</span>
        </span>
      </Button>
      {isPending && <Progress bookId={book.id} what={what} />}
    </>
  );
}

function Progress({ bookId, what }: { bookId: number; what: Makeable }) {
  const { runs, isCurrent } = useRuns(bookId, true);
  const run = runs.find((candidate) => candidate.what === what && candidate.state === 'running');
  return (
    <div className="admin-run">
      <RunBar what={what} run={run} isCurrent={isCurrent} />
    </div>
  );
}

function nothingMade(what: Makeable, reason: string): string {
  return `No ${what} were generated. ${reason}`;
}
