const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** How long ago something was, in words such as "3 hours ago". */
export function timeAgo(then: number, now: number): string {
  const passed = now - then;
  if (passed < MINUTE_MS) return 'a moment ago';
  if (passed < HOUR_MS) return `${counted(passed / MINUTE_MS, 'minute')} ago`;
  if (passed < DAY_MS) return `${counted(passed / HOUR_MS, 'hour')} ago`;
  return `${counted(passed / DAY_MS, 'day')} ago`;
}

function counted(count: number, what: string): string {
  const whole = Math.floor(count);
  return `${whole} ${what}${whole === 1 ? '' : 's'}`;
}
