import { expect, test } from 'vitest';

import { isTimeZone, localDay, startOfDay } from './local-day.ts';

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

test.each([
  ['2026-03-02', 'UTC', '2026-03-02T00:00Z'],
  ['2026-03-02', 'Europe/Berlin', '2026-03-01T23:00Z'],
  ['2026-03-02', 'America/St_Johns', '2026-03-02T03:30Z'],
  ['2026-03-02', 'Asia/Kathmandu', '2026-03-01T18:15Z'],
  ['2026-03-02', 'Pacific/Kiritimati', '2026-03-01T10:00Z'],
  ['2026-03-02', 'Pacific/Pago_Pago', '2026-03-02T11:00Z'],
  // Clocks go forward during the day, and back during the day.
  ['2026-03-29', 'Europe/Berlin', '2026-03-28T23:00Z'],
  ['2026-03-30', 'Europe/Berlin', '2026-03-29T22:00Z'],
  ['2026-11-01', 'America/St_Johns', '2026-11-01T02:30Z'],
  ['2026-11-02', 'America/St_Johns', '2026-11-02T03:30Z'],
  // At midnight clocks go to one, and back to eleven in the evening.
  ['2026-09-06', 'America/Santiago', '2026-09-06T04:00Z'],
  ['2026-10-25', 'America/Nuuk', '2026-10-25T02:00Z'],
  ['2026-04-05', 'America/Santiago', '2026-04-05T04:00Z'],
  // Samoa had no 30 December that year.
  ['2011-12-30', 'Pacific/Apia', '2011-12-30T10:00Z'],
  ['2011-12-31', 'Pacific/Apia', '2011-12-30T10:00Z'],
  ['2012-01-01', 'Pacific/Apia', '2011-12-31T10:00Z'],
])('%s in %s begins at %s', (day, zone, instant) => {
  expect(new Date(startOfDay(day, zone)).toISOString()).toBe(new Date(instant).toISOString());
});

test('midnight that clocks show twice is one of the two', () => {
  const [first, second] = [Date.parse('2010-11-07T02:30Z'), Date.parse('2010-11-07T03:30Z')];
  expect([first, second]).toContain(startOfDay('2010-11-07', 'America/St_Johns'));
});
