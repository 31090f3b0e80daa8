import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';

import { pressCardKey } from './card-keys.ts';

interface CardReaction {
  readonly card: RefObject<HTMLElement | null>;
  readonly keysShown: boolean;
  readonly hideKeys: () => void;
}

/**
 * Makes a card as a whole listen: to its keys while it has the focus, and to taps anywhere but on
 * its controls, which do what one of the controls does too.
 */
export function useCard(onTap?: () => void): CardReaction {
  const card = useRef<HTMLElement>(null);
  const [keysShown, setKeysShown] = useState(false);

  const press = useEffectEvent((event: KeyboardEvent) => {
    if (card.current) pressCardKey(event, card.current, () => setKeysShown(true));
  });
  const tap = useEffectEvent(({ target }: MouseEvent) => {
    if (target instanceof Element && !target.closest('a, button, dialog')) onTap?.();
  });

  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    card.current?.addEventListener('keydown', (event) => press(event), { signal });
    card.current?.addEventListener('click', (event) => tap(event), { signal });
    return () => listening.abort();
  }, []);

  return { card, keysShown, hideKeys: () => setKeysShown(false) };
}
