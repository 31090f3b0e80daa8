import type { Share } from '../../shares/kept-shares.ts';
import type { ShareTrouble } from '../../shares/receive-share.ts';
import { Button } from '../../ui/controls/button.tsx';
import { TROUBLE_TEXT, waitingText } from './shared-text.ts';

type SharedNoteProps = {
  /** What the form is filled in from. */
  share: Share | undefined;
  /** What comes into the form after it. */
  waiting: readonly Share[];
  trouble: ShareTrouble | undefined;
  isBusy: boolean;
  /** Clears the form for what waits, if anything does. */
  next: () => void;
};

/** Says that the form is filled in from what another app shared, what waits after it, or what went wrong. */
export function SharedNote({ share, waiting, trouble, isBusy, next }: SharedNoteProps) {
  return (
    <div className="shared-note">
      <output>
        {share && <span>Filled in from what you shared. Check it, then add the book.</span>}
        {waiting.length > 0 && <span>{waitingText(waiting)}</span>}
        {trouble && <span>{TROUBLE_TEXT[trouble]}</span>}
      </output>
      {(share || waiting.length > 0) && (
        <Button small variant="paper" disabled={isBusy} onClick={next}>
          {share ? 'Leave it out' : 'Take the next'}
        </Button>
      )}
    </div>
  );
}
