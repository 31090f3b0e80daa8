import { bittenCookiePath } from '@morsel/sdk/rules/cover/figure';
import type { ComponentProps } from 'react';

const chips = [
  { cx: 33, cy: 46, r: 6 },
  { cx: 45, cy: 72, r: 6.5 },
  { cx: 55, cy: 50, r: 4.5 },
  { cx: 70, cy: 76, r: 5 },
];
const whole = bittenCookiePath({ x: 50, y: 52 }, 46);

type CookieProps = Omit<ComponentProps<'svg'>, 'fill'> & {
  /** Paint of the dough, e.g. `var(--pop)`. */
  fill?: string;
  /** Width of the outline, in a picture of 100 x 100. */
  outline?: number;
};

/** The bitten cookie, for decoration. */
export function Cookie({ fill = 'var(--mustard)', outline = 5, ...rest }: CookieProps) {
  return (
    <svg viewBox="0 2 100 100" aria-hidden="true" {...rest}>
      <path
        d={whole}
        fill={fill}
        stroke="var(--line)"
        strokeWidth={outline}
        strokeLinejoin="round"
      />
      {chips.map((chip) => (
        <circle key={chip.cx} {...chip} fill="var(--crumb-ink)" />
      ))}
    </svg>
  );
}
