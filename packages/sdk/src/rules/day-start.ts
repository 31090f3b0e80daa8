import { localDay } from './local-day.ts';

const MINUTE_MS = 60_000;
const DAY_MINUTES = 24 * 60;

/**
 * The instant (epoch ms) at which a calendar day (YYYY-MM-DD) begins in a time zone: its midnight;
 * where clocks skip that, the first moment after it; the day after where a zone has skipped the whole
 * day. Where clocks that go back show midnight twice, it is one of the two. For days since 1972, when
 * the last zone came to be whole minutes from UTC.
 *
 * @throws RangeError when the time zone is unknown.
 */
export function startOfDay(day: string, timeZone: string): number {
  const midnight = Date.parse(day);
  // Zones are less than a day from UTC: the day begins between these two, in minutes of midnight.
  let before = -DAY_MINUTES;
  let since = DAY_MINUTES;
  while (since - before > 1) {
    const middle = Math.floor((before + since) / 2);
    if (localDay(midnight + middle * MINUTE_MS, timeZone) < day) before = middle;
    else since = middle;
  }
  return midnight + since * MINUTE_MS;
}
