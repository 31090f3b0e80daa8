import { useCancelling, useRuns } from '../../data/runs.ts';
import { RunProgress } from '../../ui/generation/run-progress.tsx';

type AddingProgressProps = {
  bookId: number;
  what: 'questions' | 'flashcards';
  /** Nothing else shall be made after what is under way. */
  onStop: () => void;
};

/** How far the questions or flashcards of the new book are, and a way to do without them. */
export function AddingProgress({ bookId, what, onStop }: AddingProgressProps) {
  const { runs, isCurrent } = useRuns(bookId, true);
  const cancelling = useCancelling(bookId);
  const run = runs.find((candidate) => candidate.what === what && candidate.state === 'running');
  return (
    <RunProgress
      what={what}
      run={run}
      isCurrent={isCurrent}
      isCancelling={cancelling.isPending}
      onCancel={() => {
        onStop();
        cancelling.mutate();
      }}
    />
  );
}
