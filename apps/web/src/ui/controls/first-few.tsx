import { type ReactNode, useState } from 'react';

import { numberText } from '../text/number-text.ts';
import { Button } from './button.tsx';

interface FirstFewProps<Item> {
  readonly items: readonly Item[];
  /** How many show before all are asked for. */
  readonly few: number;
  readonly children: (shown: readonly Item[]) => ReactNode;
}

/** The first few of a long list, and the rest of it for who wants it. */
export function FirstFew<Item>({ items, few, children }: FirstFewProps<Item>) {
  const [isAll, setAll] = useState(false);
  return (
    <>
      {children(isAll ? items : items.slice(0, few))}
      {items.length > few && (
        <Button
          small
          variant="paper"
          className="uppercase"
          aria-expanded={isAll}
          onClick={() => setAll(!isAll)}
        >
          {isAll ? 'Show fewer' : `Show all ${numberText(items.length)}`}
        </Button>
      )}
    </>
  );
}
