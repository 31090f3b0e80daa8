/** When to try again, by the device's clock, such as "Try again at 14:05."; both in epoch ms. */
export function retryText(retryAt: number, now: number): string {
  if (retryAt <= now) return 'You can try again now.';
  return `Try again ${whenText(retryAt, now)}.`;
}

/** A time that is to come, by the device's clock, such as "at 14:05"; both in epoch ms. */
export function whenText(then: number, now: number): string {
  // A minute that has begun is over when the clock shows the next one.
  const at = Math.ceil(then / 60_000) * 60_000;
  const isToday = new Date(at).toDateString() === new Date(now).toDateString();
  return isToday ? `at ${inEnglish(at, MINUTE)}` : `on ${inEnglish(at, DAY_AND_MINUTE)}`;
}

const MINUTE: Intl.DateTimeFormatOptions = { hour: '2-digit', minute: '2-digit' };
const DAY_AND_MINUTE: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'long', ...MINUTE };

// By a formatter of its own each time: the first one of a page takes longer than its first screen may.
const inEnglish = (time: number, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-GB', options).format(time);
