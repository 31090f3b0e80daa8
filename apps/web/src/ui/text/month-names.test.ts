import { expect, test } from 'vitest';

import { dateText, MONTH_NAMES } from './month-names.ts';

test.each(MONTH_NAMES.map((_, month) => [month]))(
  'month %i is called as in English dates',
  (month) => {
    const day = new Date(2026, month, 1 + month).getTime();
    expect(dateText(day)).toBe(new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' }).format(day));
  },
);
