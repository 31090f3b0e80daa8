import type { GenerationWish } from '@morsel/sdk';
import type { BookRuns, Source } from '@morsel/sdk/contract';
import type { Makeable } from '@morsel/sdk/domain';
import { useState } from 'react';

import { useGenerateItems, useIsGenerating } from '../../../data/generation/generate-items.ts';
import { toastMade } from '../../../features/generation/generation-toasts.ts';
import { RunOutcome } from '../../../features/generation/run-outcome.tsx';
import { RunProgress } from '../../../features/generation/run-progress.tsx';
import { whyText } from '../../../features/generation/run-text.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { failureText } from '../../../ui/failure/failure-text.ts';
import { FieldError } from '../../../ui/fields/field-error.tsx';
import { ChooseBatch } from './choose-batch.tsx';

interface MakeMoreProps {
  readonly bookId: number;
  readonly what: Makeable;
  /** The text to work from; the server's choice where undefined. */
  readonly sourceId: number | undefined;
  readonly sources: readonly Source[];
  /** The runs of this kind. */
  readonly runs: BookRuns;
  readonly isCurrent: boolean;
}

/** Has one more batch made; whoever asked for it, here is how it goes and what came of the last. */
export function MakeMore({ bookId, what, sourceId, sources, runs, isCurrent }: MakeMoreProps) {
  const [failure, setFailure] = useState<string>();
  const { mutate } = useGenerateItems(bookId, what, {
    onSuccess: (result) => {
      toastMade(what, result);
      if (result.count === 0) setFailure(whyText(result, Date.now()) ?? `No ${what} were made.`);
    },
    onError: (error) => setFailure(`No ${what} were made. ${failureText(error)}`),
  });
  const isAskedFor = useIsGenerating(bookId, what);
  const running = runs.find(({ state }) => state === 'running');
  const last = runs.find(({ state }) => state !== 'running');
  const isPending = isAskedFor || running !== undefined;
  const make = (wish: GenerationWish): void => {
    setFailure(undefined);
    mutate(wish);
  };
  return (
    <div className="make-more">
      <Button
        wide
        small
        variant={what === 'questions' ? 'mustard' : 'paper'}
        className="uppercase"
        pending={isPending}
        onClick={() => make({ sourceId })}
      >
        Generate more {what}
      </Button>
      <ChooseBatch
        bookId={bookId}
        what={what}
        sourceId={sourceId}
        sources={sources}
        isPending={isPending}
        onMake={make}
      />
      {isPending && <RunProgress what={what} run={running} isCurrent={isCurrent} />}
      {!isPending && failure !== undefined && <FieldError role="alert">{failure}</FieldError>}
      {!isPending && failure === undefined && last && <RunOutcome run={last} />}
    </div>
  );
}
