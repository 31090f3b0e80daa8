import type { HidingSelection } from '@morsel/sdk/contract';
import { DAY_MS, HELD_BY, type HeldBy, HOUR_MS, MINUTE_MS } from '@morsel/sdk/domain';

/** When it was hidden: within so much time before it was asked for, or between two times. */
export type HidingTime = 'any' | 'hour' | 'day' | 'week' | 'between';

const TIMES: readonly HidingTime[] = ['any', 'hour', 'day', 'week', 'between'];

const LENGTHS = { hour: HOUR_MS, day: DAY_MS, week: 7 * DAY_MS };

/** Which of what reports have hidden an admin wants to see, and may restore. */
export interface HidingFilter {
  readonly heldBy: HeldBy | 'all';
  readonly bookId: number | undefined;
  readonly reporter: string | undefined;
  readonly time: HidingTime;
  /** Epoch ms. */
  readonly since: number | undefined;
  /** Epoch ms. */
  readonly until: number | undefined;
}

export const ALL_HIDINGS: HidingFilter = {
  heldBy: 'all',
  bookId: undefined,
  reporter: undefined,
  time: 'any',
  since: undefined,
  until: undefined,
};

/** In an address: opens what reports have hidden. */
const OPENS = 'hidings';

/** Whether an address opens it. */
export const opensHidings = (search: URLSearchParams) => search.has(OPENS);

/** The address of what fits a filter; of all where there is none. */
export function hidingsAddress(filter: Partial<HidingFilter> = {}): string {
  return `/admin?${searchOf({ ...ALL_HIDINGS, ...filter })}`;
}

/** A filter as it stands in an address. */
export function searchOf({ heldBy, time, ...rest }: HidingFilter): URLSearchParams {
  const search = new URLSearchParams({ [OPENS]: '' });
  if (heldBy !== 'all') search.set('heldBy', heldBy);
  if (time !== 'any') search.set('time', time);
  for (const [name, value] of Object.entries(rest)) {
    if (value !== undefined) search.set(name, String(value));
  }
  return search;
}

/** The filter of an address; what nobody would have chosen there counts for nothing. */
export function filterOf(search: URLSearchParams): HidingFilter {
  const numberAt = (name: string) => {
    const number = Number(search.get(name) ?? Number.NaN);
    return Number.isSafeInteger(number) && number > 0 ? number : undefined;
  };
  const time = TIMES.find((one) => one === search.get('time')) ?? 'any';
  const isTimed = time !== 'any';
  return {
    heldBy: HELD_BY.find((one) => one === search.get('heldBy')) ?? 'all',
    bookId: numberAt('bookId'),
    reporter: search.get('reporter') ?? undefined,
    time,
    since: isTimed ? numberAt('since') : undefined,
    until: isTimed ? numberAt('until') : undefined,
  };
}

/** The same filter with another time, seen from now (epoch ms). */
export function withTime(filter: HidingFilter, time: HidingTime, now: number): HidingFilter {
  if (time === 'between') return { ...filter, time };
  const since = time === 'any' ? undefined : now - LENGTHS[time];
  return { ...filter, time, since, until: undefined };
}

/** Whether its time ends before it begins. */
export function isBackwards({ since, until }: HidingFilter): boolean {
  return since !== undefined && until !== undefined && until < since;
}

/** What the server is asked for a filter. */
export function selectionOf({
  heldBy,
  bookId,
  reporter,
  since,
  until,
}: HidingFilter): HidingSelection {
  return {
    ...(heldBy !== 'all' && { heldBy }),
    ...(bookId !== undefined && { bookId }),
    ...(reporter !== undefined && { reporter }),
    ...(since !== undefined && { since }),
    ...(until !== undefined && { until }),
  };
}

/** The same of what is to be restored: something has to be asked for, and all is what began at any time. */
export function restoringOf(filter: HidingFilter): HidingSelection {
  return { since: 0, ...selectionOf(filter) };
}

/** The minute of a time (epoch ms) as a field for date and time has it, by the clock of the device. */
export function fieldTimeOf(time: number | undefined): string {
  if (time === undefined) return '';
  const date = new Date(time);
  const two = (number: number) => String(number).padStart(2, '0');
  const day = [date.getFullYear(), two(date.getMonth() + 1), two(date.getDate())].join('-');
  return `${day}T${two(date.getHours())}:${two(date.getMinutes())}`;
}

/** The first ms of the minute in such a field (epoch ms); undefined while there is none. */
export function beginOf(fieldTime: string): number | undefined {
  const time = new Date(fieldTime).getTime();
  return Number.isNaN(time) || time < 0 ? undefined : time;
}

/** The last ms of it. */
export function endOf(fieldTime: string): number | undefined {
  const begin = beginOf(fieldTime);
  return begin === undefined ? undefined : begin + MINUTE_MS - 1;
}
