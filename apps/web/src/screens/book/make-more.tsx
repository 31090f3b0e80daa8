import type { BookRuns } from '@morsel/sdk/contract';
import { useState } from 'react';

import { type Makeable, useGenerating, useIsGenerating } from '../../data/generating.ts';
import { Button } from '../../ui/button.tsx';
import { failureReason } from '../../ui/failure-reason.ts';
import { FieldError } from '../../ui/field-error.tsx';
import { RunOutcome } from '../../ui/generation/run-outcome.tsx';
import { RunProgress } from '../../ui/generation/run-progress.tsx';
import { toastMade } from '../../ui/toast/generation-toasts.ts';

interface MakeMoreProps {
  readonly bookId: number;
  readonly what: Makeable;
  /** The text to work from; the server's choice where undefined. */
  readonly sourceId: number | undefined;
  /** The runs of this kind. */
  readonly runs: BookRuns;
  readonly isCurrent: boolean;
}

/** Has one more batch made; whoever asked for it, here is how it goes and what came of the last. */
export function MakeMore({ bookId, what, sourceId, runs, isCurrent }: MakeMoreProps) {
  const [failure, setFailure] = useState<string>();
  const { mutate } = useGenerating(bookId, what, {
    onSuccess: (result) => {
      toastMade(what, result);
      if (result.count === 0) setFailure(result.reason ?? `No ${what} were made.`);
    },
    onError: (error) => setFailure(`No ${what} were made. ${failureReason(error)}`),
  });
  const isAskedFor = useIsGenerating(bookId, what);
  const running = runs.find(({ state }) => state === 'running');
  const last = runs.find(({ state }) => state !== 'running');
  const isPending = isAskedFor || running !== undefined;
  return (
    <div className="make-more">
      <Button
        wide
        small
        variant={what === 'questions' ? 'mustard' : 'paper'}
        className="uppercase"
        pending={isPending}
        onClick={() => {
          setFailure(undefined);
          mutate(sourceId);
        }}
      >
        Generate more {what}
      </Button>
      {isPending && <RunProgress what={what} run={running} isCurrent={isCurrent} />}
      {!isPending && failure !== undefined && <FieldError role="alert">{failure}</FieldError>}
      {!isPending && failure === undefined && last && <RunOutcome run={last} />}
    </div>
  );
}
