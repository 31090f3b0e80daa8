import { type FocusEvent, useCallback, useEffect, useRef } from 'react';

import { focusContent, isFocusLost } from './content.ts';

/**
 * A card that leaves its list takes the focus with it: the card after it takes that over, else the
 * one before, else the content of the page. For whoever draws the list, also when it is empty.
 *
 * @returns the properties of the list, whose items hold an `article` each.
 */
export function useCardFocus() {
  const list = useRef<HTMLUListElement>(null);
  const last = useRef<{ readonly item: Element; readonly index: number }>(undefined);
  useEffect(() => {
    if (!last.current || last.current.item.isConnected) return;
    const { index } = last.current;
    last.current = undefined;
    if (!isFocusLost()) return;
    const left = list.current?.children;
    const card = (left?.[index] ?? left?.[index - 1])?.querySelector('article');
    if (card) card.focus();
    else focusContent();
  });
  const onFocus = useCallback(({ target, currentTarget }: FocusEvent<HTMLUListElement>) => {
    const index = [...currentTarget.children].findIndex((item) => item.contains(target));
    const item = currentTarget.children[index];
    if (item) last.current = { item, index };
  }, []);
  return { ref: list, onFocus };
}
