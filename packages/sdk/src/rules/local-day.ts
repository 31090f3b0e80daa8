import { DAY_MS, MINUTE_MS } from '../domain/durations.ts';

// Making a formatter costs about fifty times as much as using it.
const formatters = new Map<string, Intl.DateTimeFormat>();

/** Whether the runtime knows the time zone: an IANA name, in any case, and no offset like +01:00. */
export function isTimeZone(zone: string): boolean {
  try {
    formatterOf(zone);
    return true;
  } catch {
    return false;
  }
}

/**
 * Calendar day of an instant (epoch ms) in a time zone, as YYYY-MM-DD.
 *
 * @throws RangeError when the time zone is unknown.
 */
export function localDay(at: number, timeZone: string): string {
  // As en-US writes it; its parts would cost twice as much.
  const [month, day, year = ''] = formatterOf(timeZone).format(at).split('/');
  return `${year.padStart(4, '0')}-${month}-${day}`;
}

function formatterOf(timeZone: string): Intl.DateTimeFormat {
  // Names count in any case: one entry for all spellings keeps the cache as small as the zone list.
  const name = timeZone.toLowerCase();
  const known = formatters.get(name);
  if (known) return known;
  // Engines take offsets for zones too, thousands of them: each would stay in the cache.
  if (/^[+-]/.test(name)) throw new RangeError(`Not the name of a time zone: ${timeZone}`);
  const formatter = new Intl.DateTimeFormat('en-US', {
    calendar: 'gregory',
    numberingSystem: 'latn',
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  formatters.set(name, formatter);
  return formatter;
}

const DAY_MINUTES = DAY_MS / MINUTE_MS;

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
