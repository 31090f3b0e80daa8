import { expect, test } from 'vitest';

import { isTimeZone, localDay } from './local-day.ts';

test.each([
  ['2026-03-01T23:30:00Z', 'UTC', '2026-03-01'],
  ['2026-03-01T23:30:00Z', 'Europe/Berlin', '2026-03-02'],
  ['2026-03-01T23:30:00Z', 'europe/berlin', '2026-03-02'],
  ['2026-03-01T02:00:00Z', 'America/Los_Angeles', '2026-02-28'],
  ['2026-01-01T09:59:59Z', 'Pacific/Kiritimati', '2026-01-01'],
  ['2026-01-01T10:00:00Z', 'Pacific/Kiritimati', '2026-01-02'],
  ['2026-01-01T18:15:00Z', 'Asia/Kathmandu', '2026-01-02'],
  // Clocks go forward in Berlin at 01:00 UTC: the day still ends at its own midnight.
  ['2026-03-29T21:59:59Z', 'Europe/Berlin', '2026-03-29'],
  ['2026-03-29T22:00:00Z', 'Europe/Berlin', '2026-03-30'],
])('%s in %s is %s', (instant, zone, day) => {
  expect(localDay(Date.parse(instant), zone)).toBe(day);
});

test.each([
  ['Europe/Berlin', true],
  ['UTC', true],
  ['Asia/Calcutta', true],
  ['Mars/Olympus', false],
  ['', false],
  ['../etc', false],
  ['+01:00', false],
  ['-0530', false],
  ['Etc/GMT+5', true],
])('%j is a time zone: %s', (zone, known) => {
  expect(isTimeZone(zone)).toBe(known);
});

test.each(['Mars/Olympus', '+01:00'])('%s is refused', (zone) => {
  expect(() => localDay(0, zone)).toThrow(RangeError);
});
