import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';

import { isOutdated } from '../../ui/parts/outdated.ts';
import { Unusable } from '../options/unusable.tsx';
import { fetchLaterParts } from './fetch-later-parts.ts';

interface PartsMissingProps {
  readonly isRetrying: boolean;
  readonly role?: 'alert' | undefined;
  /** Says what is missing. */
  readonly children: ReactNode;
}

/** After an update the code of this page's version is gone for good: only loading anew helps. */
async function tryAgain(): Promise<void> {
  if (await isOutdated()) location.reload();
  else await fetchLaterParts();
}

/** In place of a part of a card that did not arrive. */
export function PartsMissing({ isRetrying, role, children }: PartsMissingProps) {
  const [isAsking, setAsking] = useState(false);
  const button = useButtonThatLeavesFocus();
  const isPending = isAsking || isRetrying;
  const press = async (): Promise<void> => {
    if (isPending) return;
    setAsking(true);
    await tryAgain();
    setAsking(false);
  };
  return (
    <Unusable role={role}>
      {children}{' '}
      <button
        ref={button}
        type="button"
        className="quiet-btn"
        aria-disabled={isPending}
        aria-busy={isPending || undefined}
        onClick={() => void press()}
      >
        {isPending ? 'Trying again…' : 'Try again'}
      </button>
    </Unusable>
  );
}

/** A button that leaves with what stands in its place hands the focus to its card. */
function useButtonThatLeavesFocus() {
  const ref = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const button = ref.current;
    return () => {
      if (button && button === document.activeElement)
        button.closest('article')?.focus({ preventScroll: true });
    };
  }, []);
  return ref;
}
