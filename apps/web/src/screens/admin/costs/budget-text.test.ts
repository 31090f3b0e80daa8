import { DAY_MS } from '@morsel/sdk/domain';
import { expect, test } from 'vitest';

import { leftRows, leftText, turnText } from './budget-text.ts';

const use = { most: 2_000_000, used: 1_880_000, left: 120_000 };

test('tokens are told whole in all, and short by who asks', () => {
  expect(leftText(use, 'tokens')).toBe('120,000 of 2,000,000 tokens');
  const slices = [{ slice: 'newcomers' as const, day: use, month: { ...use, left: 1_950_000 } }];
  const budget = { unit: 'tokens' as const, dayUntil: 0, monthUntil: 0, slices };
  expect(leftRows(budget)).toEqual([['First day', '120K', '1.9M']]);
});

test('the turns of day and month are told by the clock of the device', () => {
  const now = new Date(2026, 2, 2, 14).getTime();
  const turns = { dayUntil: now + DAY_MS / 2, monthUntil: now + 30 * DAY_MS };
  expect(turnText({ unit: 'USD', slices: [], ...turns }, now)).toMatch(
    /^A new day begins on 3 March at 02:00, a new month on 1 April at 1[345]:00\.$/,
  );
});
