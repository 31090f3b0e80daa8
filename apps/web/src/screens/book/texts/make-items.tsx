import type { BookRuns, Source } from '@morsel/sdk/contract';
import { useState } from 'react';

import { useCancelRuns, useRuns } from '../../../data/generation/runs.ts';
import { CancelButton } from '../../../features/generation/cancel-button.tsx';
import { failureText } from '../../../ui/failure/failure-text.ts';
import { Select } from '../../../ui/fields/select.tsx';
import { MakeMore } from './make-more.tsx';
import { WaitingProposals } from './waiting-proposals.tsx';

interface MakingProps {
  readonly bookId: number;
  readonly sources: readonly Source[];
}

/** Has more questions and flashcards made for the book, and shows how that goes and went. */
export function Making({ bookId, sources }: MakingProps) {
  const [chosen, setChosen] = useState('');
  const { runs, isUnderWay, isCurrent } = useRuns(bookId, true);
  const { mutate: cancel, isPending: isCancelling, error } = useCancelRuns(bookId);
  const sourceId = sources.find(({ id }) => String(id) === chosen)?.id;
  const kind = (what: BookRuns[number]['what']) => ({
    bookId,
    what,
    sourceId,
    sources,
    isCurrent,
    runs: runs.filter((run) => run.what === what),
  });
  return (
    <div className="making">
      <WaitingProposals bookId={bookId} />
      {sources.length > 1 && (
        <Select
          label="Made from"
          value={chosen}
          onChange={({ currentTarget }) => setChosen(currentTarget.value)}
        >
          <option value="">The text with most left to do</option>
          {sources.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      )}
      <div className="making-kinds">
        <MakeMore {...kind('questions')} />
        <MakeMore {...kind('flashcards')} />
      </div>
      {isUnderWay && (
        <CancelButton
          pending={isCancelling}
          failure={error ? failureText(error) : undefined}
          onCancel={() => cancel()}
        />
      )}
    </div>
  );
}
