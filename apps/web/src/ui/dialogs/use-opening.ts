import { useState } from 'react';

/**
 * What a dialog is `opened` for, undefined while it is closed. `close` closes the opening that it was made for alone: what
 * was asked in one that was left may come through when another is open.
 */
export function useOpening<What>() {
  const [opening, setOpening] = useState<{ readonly what: What }>();
  return {
    opened: opening?.what,
    open: (what: What): void => setOpening({ what }),
    close: (): void => setOpening((current) => (current === opening ? undefined : current)),
  };
}
