import { type FocusEvent, useCallback, useEffect, useRef } from 'react';

import { focusContent, isFocusLost } from './content.ts';

/**
 * A card that leaves its list takes the focus with it: the card after it takes that over, else the
 * one before, else the content of the page. For whoever draws the list, also when it is empty.
 *
 * @returns the properties of the list, whose cards are its `article`s.
 */
export function useCardFocus<List extends HTMLElement>() {
  const list = useRef<List>(null);
  const last = useRef<{ readonly card: Element; readonly index: number }>(undefined);
  useEffect(() => {
    if (!last.current || last.current.card.isConnected) return;
    const { index } = last.current;
    last.current = undefined;
    if (!isFocusLost()) return;
    const left = list.current?.getElementsByTagName('article');
    const card = left?.[index] ?? left?.[index - 1];
    if (card) card.focus();
    else focusContent();
  });
  const onFocus = useCallback(({ target, currentTarget }: FocusEvent<List>) => {
    const card = target.closest('article');
    if (!card) return;
    const index = [...currentTarget.getElementsByTagName('article')].indexOf(card);
    last.current = { card, index };
  }, []);
  return { ref: list, onFocus };
}
