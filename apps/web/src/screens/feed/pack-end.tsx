import type { ComponentProps } from 'react';

import { PackUsedUpError } from '../../data/feed/end-of-pack.ts';
import { Button } from '../../ui/controls/button.tsx';
import type { LoadFailure } from '../../ui/failure/load-failure.tsx';
import { EndOfList } from '../../ui/panels/end-of-list.tsx';

/** Under the last card of a device that has no more of them. */
export function PackEnd({ error, pending, onRetry }: ComponentProps<typeof LoadFailure>) {
  const nextAt = error instanceof PackUsedUpError ? error.nextAt : undefined;
  return (
    <EndOfList
      title="You have answered all that this device had with it"
      action={
        <Button pending={pending} onClick={onRetry}>
          TRY AGAIN
        </Button>
      }
    >
      {nextAt && `The next one comes back on ${when.format(nextAt)}. `}
      More comes as soon as you are online.
    </EndOfList>
  );
}

const when = new Intl.DateTimeFormat('en', {
  weekday: 'long',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});
