import { bittenCookiePath } from '@morsel/sdk/rules/cover/figure';

import { line, Plate } from './plate.tsx';

const cookie = bittenCookiePath({ x: 116, y: 62 }, 46);
const chips = [
  { cx: 98, cy: 52, r: 6 },
  { cx: 112, cy: 82, r: 6 },
  { cx: 92, cy: 76, r: 5 },
  { cx: 118, cy: 58, r: 5 },
];

/** A plate with a bitten cookie on it. */
export function PlateWithCookie() {
  return (
    <Plate>
      <path d={cookie} fill="var(--mustard)" {...line} strokeWidth="5" strokeLinejoin="round" />
      {chips.map((chip) => (
        <circle key={chip.cx} {...chip} fill="var(--crumb-ink)" />
      ))}
    </Plate>
  );
}
