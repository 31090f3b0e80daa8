import type { BudgetUse } from '@morsel/sdk/contract';
import type { BudgetSlice, BudgetUnit } from '@morsel/sdk/domain';

import { priceText } from '../../../features/generation/price-text.ts';
import { numberText } from '../../../ui/text/number-text.ts';
import { whenText } from '../../../ui/text/retry-text.ts';
import { shortNumberText } from '../../../ui/text/short-number-text.ts';

type SliceUse = BudgetUse['slices'][number]['day'];

/** Who can still have something: admins as much as there is. */
const WHO: Readonly<Record<BudgetSlice, string>> = {
  everybody: 'Admins',
  readers: 'Readers',
  recent: 'First 30 days',
  newcomers: 'First day',
  guests: 'Guests',
  claims: 'Second opinions',
};

/** What is left of what there is, such as "$0.38 of $2.00" or "120,000 of 2,000,000 tokens". */
export const leftText = ({ left, most }: SliceUse, unit: BudgetUnit): string =>
  unit === 'USD'
    ? `${priceText(left)} of ${priceText(most)}`
    : `${numberText(left)} of ${numberText(most)} tokens`;

/** What is left for each sort of readers today and this month, as a table. */
export const leftRows = ({ slices, unit }: BudgetUse): string[][] =>
  slices.map(({ slice, day, month }) => [
    WHO[slice],
    ...[day, month].map(({ left }) => (unit === 'USD' ? priceText(left) : shortNumberText(left))),
  ]);

/** When there is more, by the device's clock; `now` in epoch ms. */
export const turnText = ({ dayUntil, monthUntil }: BudgetUse, now: number): string =>
  `A new day begins ${whenText(dayUntil, now)}, a new month ${whenText(monthUntil, now)}.`;
