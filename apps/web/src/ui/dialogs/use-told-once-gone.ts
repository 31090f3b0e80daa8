import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * For a dialog that ends with its deed: what the returned function is given is told once the dialog is gone,
 * which gives the focus back to where it came from.
 */
export function useToldOnceGone<Outcome extends object>(
  tell: (outcome: Outcome) => void,
): (outcome: Outcome) => void {
  const done = useRef<Outcome>(undefined);
  const tellIt = useEffectEvent(() => {
    if (done.current) tell(done.current);
  });
  useEffect(() => () => tellIt(), []);
  return (outcome) => {
    done.current = outcome;
  };
}
