import type { AdminBook, GenerationResult } from '@morsel/sdk/contract';
import type { Makeable } from '@morsel/sdk/domain';

import { useGenerateItems } from '../../../data/generation/generate-items.ts';
import { useRuns } from '../../../data/generation/runs.ts';
import { toastMade } from '../../../features/generation/generation-toasts.ts';
import { RunBar } from '../../../features/generation/run-bar.tsx';
import { whyText } from '../../../features/generation/run-text.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { failureText } from '../../../ui/failure/failure-text.ts';
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
  const { mutate, isPending } = useGenerateItems(book.id, what, {
    onSuccess: (result: GenerationResult) => {
      toastMade(what, result);
      const failed = result.count === 0;
      const words =
        whyText(result, Date.now()) ?? (failed && nothingMade(what, 'Try again later.'));
      if (words) onOutcome({ words, failed });
    },
    onError: (error) => onOutcome({ words: nothingMade(what, failureText(error)), failed: true }),
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
          mutate({});
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
