import type { Makeable } from '../../data/generating.ts';
import { useCancelling, useRuns } from '../../data/runs.ts';
import { failureReason } from '../../ui/failure-reason.ts';
import { CancelButton } from '../../ui/generation/cancel-button.tsx';
import { RunProgress } from '../../ui/generation/run-progress.tsx';

type AddingProgressProps = {
  bookId: number;
  what: Makeable;
  /** Nothing else shall be made after what is under way. */
  onStop: () => void;
};

/** How far the questions or flashcards of the new book are, and a way to do without them. */
export function AddingProgress({ bookId, what, onStop }: AddingProgressProps) {
  const { runs, isCurrent } = useRuns(bookId, true);
  const { mutate: cancel, isPending, error } = useCancelling(bookId);
  const run = runs.find((candidate) => candidate.what === what && candidate.state === 'running');
  return (
    <>
      <RunProgress what={what} run={run} isCurrent={isCurrent} />
      <CancelButton
        pending={isPending}
        failure={error ? failureReason(error) : undefined}
        onCancel={() => {
          onStop();
          cancel();
        }}
      />
    </>
  );
}
