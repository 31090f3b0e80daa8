import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { DAY_MS, MINUTE_MS } from '../domain/durations.ts';
import { addDays } from './calendar-day.ts';
import { runOf, runOn } from './day-streak.ts';
import { localDay } from './local-day.ts';

/** Zones far apart, with clocks that change at midnight and by half an hour. */
const ZONES = [
  'UTC',
  'Europe/Berlin',
  'America/New_York',
  'America/Santiago',
  'Africa/Casablanca',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'Pacific/Chatham',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
];

const zones = fc.constantFrom(...ZONES);
const instants = fc.integer({
  min: Date.UTC(2012, 0, 1) / MINUTE_MS,
  max: Date.UTC(2040, 0, 1) / MINUTE_MS,
});

test('a day is one of the calendar, within fourteen hours of the day in UTC', () => {
  fc.assert(
    fc.property(zones, instants, (zone, minute) => {
      const day = localDay(minute * MINUTE_MS, zone);
      expect(day).toMatch(/^\d{4}-\d{2}-\d{2}$/);
      const start = Date.parse(`${day}T00:00:00Z`);
      expect(minute * MINUTE_MS - start).toBeGreaterThanOrEqual(-14 * 60 * MINUTE_MS);
      expect(minute * MINUTE_MS - start).toBeLessThan(DAY_MS + 12 * 60 * MINUTE_MS);
    }),
    { numRuns: 1000 },
  );
});

test('time never takes a reader back to a day before', () => {
  fc.assert(
    fc.property(zones, instants, fc.nat({ max: 4000 }), (zone, minute, later) => {
      const [before, after] = [minute, minute + later].map((at) => localDay(at * MINUTE_MS, zone));
      expect(String(after) >= String(before)).toBe(true);
    }),
    { numRuns: 1000 },
  );
});

test('each midnight starts the next day, also where the clock changes at midnight', () => {
  for (const zone of ZONES) {
    let day = localDay(Date.UTC(2026, 0, 1), zone);
    for (let at = Date.UTC(2026, 0, 1); at < Date.UTC(2027, 0, 1); at += 15 * MINUTE_MS) {
      const next = localDay(at, zone);
      if (next === day) continue;
      expect(next).toBe(addDays(day, 1));
      day = next;
    }
    expect(day >= '2026-12-31').toBe(true);
  }
});

/** The days of a reader who practises each hour for so many days. */
function daysOf(start: number, length: number, zone: string): string[] {
  const hours = Array.from({ length: length * 24 }, (_, hour) => start + hour * 60 * MINUTE_MS);
  return [...new Set(hours.map((at) => localDay(at, zone)))];
}

test('who practises each hour has a run of all days, with a freeze after a week', () => {
  fc.assert(
    fc.property(zones, instants, fc.integer({ min: 2, max: 30 }), (zone, minute, length) => {
      const days = daysOf(minute * MINUTE_MS, length, zone);
      const today = days.at(-1) ?? '';
      expect(runOn(runOf(days), today)).toMatchObject({
        days: days.length,
        freezes: Math.min(2, Math.floor(days.length / 7)),
      });
    }),
    { numRuns: 200 },
  );
});
