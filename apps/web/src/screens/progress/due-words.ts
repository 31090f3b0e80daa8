import type { Dues } from '@morsel/sdk/contract';

import { figureText } from './figure-text.ts';

/** What waits for the reader, and how to get through it. */
export function dueText({ now, tomorrow, week, catchUp }: Dues): string {
  if (now === 0) {
    return tomorrow + week === 0
      ? 'Nothing waits yet. What you answer comes back just before you would forget it.'
      : 'Nothing is due right now. Good time for something new.';
  }
  const waiting = now === 1 ? '1 is waiting' : `${figureText(now)} are waiting`;
  if (!catchUp) return `${waiting} for another bite.`;
  const { perDay, days } = catchUp;
  return `${waiting}. ${figureText(perDay)} a day clears them in ${days} ${days === 1 ? 'day' : 'days'}.`;
}
