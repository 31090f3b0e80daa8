import { useEffect, useRef } from 'react';

import { isFocusLost } from './content.ts';

/**
 * What leaves a list takes the focus with it: whatever gets the ref takes that over once there are
 * fewer of them and nothing that works has it.
 */
export function useFocusWhenFewer<Heir extends HTMLElement>(count: number) {
  const heir = useRef<Heir>(null);
  const before = useRef(count);
  useEffect(() => {
    if (count < before.current && isFocusLost()) heir.current?.focus({ preventScroll: true });
    before.current = count;
  }, [count]);
  return heir;
}
