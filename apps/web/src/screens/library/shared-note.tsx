import { useEffect, useRef } from 'react';

import type { Share } from '../../shares/kept-shares.ts';
import type { ReservationTrouble } from '../../shares/reserve-share.ts';
import type { ShareTrouble } from '../../shares/share-address.ts';
import { Button } from '../../ui/controls/button.tsx';
import { markShown } from '../../ui/controls/just-shown.ts';
import { shareName, TROUBLE_TEXT, waitingText } from './shared-text.ts';

type SharedNoteProps = {
  /** What the form is filled in from. */
  share: Share | undefined;
  /** What comes into the form after it. */
  waiting: readonly Share[];
  troubles: readonly (ShareTrouble | ReservationTrouble)[];
  isBusy: boolean;
  /** Clears the form for what waits, if anything does. */
  next: () => void;
};

/** Says that the form is filled in from what another app shared, what waits after it, or what went wrong. */
export function SharedNote({ share, waiting, troubles, isBusy, next }: SharedNoteProps) {
  const button = useRef<HTMLButtonElement>(null);
  // It leaves out another share now: the second half of a double tap was not meant for that.
  useEffect(() => {
    if (share) markShown(button.current);
  }, [share]);
  return (
    <div className="shared-note">
      <output>
        {troubles.map((trouble) => (
          <span key={trouble}>{TROUBLE_TEXT[trouble]}</span>
        ))}
        {share && (
          <>
            <strong>
              Shared with Morsel: <bdi>{shareName(share)}</bdi>
            </strong>
            <span>Check it, then add the book. Leave it out if it was not you who shared it.</span>
          </>
        )}
        {waiting.length > 0 && <span>{waitingText(waiting)}</span>}
      </output>
      {(share || waiting.length > 0) && (
        <Button
          ref={button}
          small
          variant="paper"
          disabled={isBusy}
          onClick={({ currentTarget: { form } }) => {
            // The button goes with the last share.
            if (waiting.length === 0) form?.focus({ preventScroll: true });
            next();
          }}
        >
          {share ? 'Leave it out' : 'Take the next'}
        </Button>
      )}
    </div>
  );
}
