import type { ReactNode } from 'react';

import { Button } from '../../ui/controls/button.tsx';
import { markShown } from '../../ui/controls/just-shown.ts';
import { EmptyPanel } from '../../ui/panels/empty-panel.tsx';

interface UnansweredPanelProps {
  readonly isPending: boolean;
  readonly trouble: ReactNode;
  /** Says the same again, which changes nothing that has counted. */
  readonly onAgain: () => void;
}

/** A decision that seems to have counted, of which no answer came: it can be asked for. */
export function UnansweredPanel({ isPending, trouble, onAgain }: UnansweredPanelProps) {
  return (
    <EmptyPanel
      level={2}
      title="No answer yet"
      action={
        <div ref={markShown} className="proposals-ways">
          <Button className="uppercase" pending={isPending} onClick={onAgain}>
            Try again
          </Button>
          {trouble}
        </div>
      }
    >
      What you said seems to have arrived: these wait no more. Try again to see what came of it.
    </EmptyPanel>
  );
}
