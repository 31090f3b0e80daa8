import { DAY_MS, HOUR_MS, MINUTE_MS } from '@morsel/sdk/domain';

/** How long ago something was, such as "3 hours ago"; both in epoch ms. */
export function timeAgo(then: number, now: number): string {
  const passed = now - then;
  if (passed < MINUTE_MS) return 'a moment ago';
  const format = new Intl.RelativeTimeFormat('en');
  if (passed < HOUR_MS) return format.format(-Math.floor(passed / MINUTE_MS), 'minute');
  if (passed < DAY_MS) return format.format(-Math.floor(passed / HOUR_MS), 'hour');
  return format.format(-Math.floor(passed / DAY_MS), 'day');
}
