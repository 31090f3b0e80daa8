import { bittenCookiePath } from '@morsel/sdk/rules/cover/figure';
import type { ComponentProps } from 'react';

const shape = bittenCookiePath({ x: 50, y: 52 }, 46);

/** The cookie as a flat shape in the text colour: the tone-on-tone mark of a card. */
export function MarkCookie(props: ComponentProps<'svg'>) {
  return (
    <svg viewBox="0 0 100 100" aria-hidden="true" {...props}>
      <path d={shape} fill="currentColor" />
    </svg>
  );
}
