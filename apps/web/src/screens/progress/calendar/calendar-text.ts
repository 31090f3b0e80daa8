const dayFormat = format({ day: 'numeric', month: 'long' });
const monthFormat = format({ month: 'short' });

/** A calendar day (YYYY-MM-DD) in words: "5 October". */
export function dayText(day: string): string {
  return dayFormat.format(Date.parse(day));
}

/** Its month as it stands over a chart: "Oct". */
export function monthText(day: string): string {
  return monthFormat.format(Date.parse(day)).slice(0, 3);
}

/** Days are read as those of UTC, where each has 24 hours. */
function format(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' });
}
