import { MONTH_NAMES } from '../../../ui/text/month-names.ts';

/** A calendar day (YYYY-MM-DD) in words: "5 October". */
export function dayText(day: string): string {
  return `${new Date(day).getUTCDate()} ${monthName(day)}`;
}

/** Its month as it stands over a chart: "Oct". */
export function monthText(day: string): string {
  return monthName(day).slice(0, 3);
}

/** Days are read as those of UTC, where each has 24 hours. */
const monthName = (day: string): string => MONTH_NAMES[new Date(day).getUTCMonth()] ?? '';
