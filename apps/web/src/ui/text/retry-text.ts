const day = new Intl.DateTimeFormat('en', { dateStyle: 'full' });
const time = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });
const dayAndTime = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
});

/** When to try again, by the device's clock, such as "Try again at 14:05."; both in epoch ms. */
export function retryText(retryAt: number, now: number): string {
  if (retryAt <= now) return 'You can try again now.';
  return `Try again ${whenText(retryAt, now)}.`;
}

/** A time that is to come, by the device's clock, such as "at 14:05"; both in epoch ms. */
export function whenText(then: number, now: number): string {
  // A minute that has begun is over when the clock shows the next one.
  const at = Math.ceil(then / 60_000) * 60_000;
  const isToday = day.format(at) === day.format(now);
  return isToday ? `at ${time.format(at)}` : `on ${dayAndTime.format(at)}`;
}
