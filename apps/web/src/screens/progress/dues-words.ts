import type { Dues } from '@morsel/sdk/contract';

import { figureText } from './figure-text.ts';

/** What is due, in a sentence that frightens nobody. */
export function duesSentence({ now, tomorrow, week, catchUp }: Dues): string {
  if (catchUp) {
    const { perDay, days } = catchUp;
    return `${figureText(now)} are waiting. No need for a feast: ${figureText(perDay)} a day clears them in ${days} days.`;
  }
  if (now > 0) {
    return `${figureText(now)} ${now === 1 ? 'is' : 'are'} fading and due for another bite.`;
  }
  if (tomorrow > 0) return 'Nothing is due today. Fresh bites are welcome all the same.';
  if (week > 0) return 'Nothing is due yet. What you learn now comes back within days.';
  return 'Nothing is due. Answer a few questions, and they come back just before you forget them.';
}
