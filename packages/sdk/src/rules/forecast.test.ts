import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { DAY_MS } from '../domain/durations.ts';
import { recallForecast } from './forecast.ts';
import { retrievability } from './memory.ts';

const now = Date.UTC(2026, 2, 2, 9);

const memories = fc.array(
  fc.record({
    stability: fc.double({ min: 0.01, max: 3000, noNaN: true }),
    lastReviewAt: fc.integer({ min: now - 400 * DAY_MS, max: now + DAY_MS }),
  }),
  { maxLength: 20 },
);

test('nothing is known where nothing was met', () => {
  expect(recallForecast([], now)).toEqual(Array.from({ length: 31 }, () => 0));
});

test('each day has the sum of the chances of recall, and no day more than the one before', () => {
  fc.assert(
    fc.property(memories, (items) => {
      const forecast = recallForecast(items, now);
      for (const [day, known] of forecast.entries()) {
        const chances = items.map((item) => retrievability(item, now + day * DAY_MS));
        expect(known).toBeCloseTo(
          chances.reduce((sum, chance) => sum + chance, 0),
          6,
        );
        expect(known).toBeLessThanOrEqual(forecast[day - 1] ?? items.length);
      }
    }),
  );
});
