import { useEffect, useRef } from 'react';

import { isFocusLost } from './content.ts';

/**
 * A button that brings up something else goes away with the focus: whatever gets the ref takes that
 * over when what is shown is another part, but for what comes after `undefined`, which was awaited.
 */
export function useFocusOnChange<Heir extends HTMLElement>(part: string | undefined) {
  const heir = useRef<Heir>(null);
  const before = useRef(part);
  useEffect(() => {
    const isChanged = before.current !== undefined && part !== before.current;
    if (isChanged && isFocusLost()) heir.current?.focus();
    before.current = part;
  }, [part]);
  return heir;
}
