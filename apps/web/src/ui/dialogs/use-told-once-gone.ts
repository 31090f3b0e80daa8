import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * For a dialog that ends with its deed: what the returned function is given is told once the dialog is gone,
 * which gives the focus back to where it came from; what comes after a dialog was left, at once.
 */
export function useToldOnceGone<Outcome extends object>(
  tell: (outcome: Outcome) => void,
): (outcome: Outcome) => void {
  const done = useRef<Outcome>(undefined);
  const isGone = useRef(false);
  const leave = useEffectEvent(() => {
    isGone.current = true;
    if (done.current) tell(done.current);
  });
  useEffect(() => {
    isGone.current = false;
    return () => leave();
  }, []);
  return (outcome) => {
    if (isGone.current) tell(outcome);
    else done.current = outcome;
  };
}
