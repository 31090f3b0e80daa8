import type { ClaimState } from '@morsel/sdk/contract';
import { useRef, useState } from 'react';

import { Button } from '../../ui/controls/button.tsx';
import { markShown } from '../../ui/controls/just-shown.ts';

interface ClaimButtonProps {
  /** What has come of it so far. */
  readonly claimed: ClaimState | undefined;
  /** Rejects when it did not count; whoever passes it in reports the failure. */
  readonly onClaim: () => Promise<unknown>;
}

/** For readers whose answer says what is right in other words. */
export function ClaimButton({ claimed, onClaim }: ClaimButtonProps) {
  const [isPending, setPending] = useState(false);
  const place = useRef<HTMLDivElement>(null);

  async function claim() {
    setPending(true);
    try {
      await onClaim();
      // The button leaves: the focus stays within the card.
      const { activeElement, body } = document;
      if (activeElement === body || place.current?.contains(activeElement))
        place.current?.closest<HTMLElement>('article')?.focus({ preventScroll: true });
    } catch {
      // The button stays, to be tried again.
    }
    setPending(false);
  }

  return (
    <div ref={place} className="claim">
      {claimed ? (
        <p className="claim-noted">{CLAIMED[claimed]}</p>
      ) : (
        <Button
          ref={markShown}
          variant="paper"
          small
          pending={isPending}
          onClick={() => void claim()}
        >
          I was right
        </Button>
      )}
    </div>
  );
}

const CLAIMED: Readonly<Record<ClaimState, string>> = {
  open: 'Noted. If three readers say so, it counts.',
  accepted: 'It counts now.',
  refused: 'Others looked at it: it stays wrong.',
};
