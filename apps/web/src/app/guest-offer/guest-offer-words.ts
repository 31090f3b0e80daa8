import { isApiError } from '@morsel/sdk';
import type { GuestProgress } from '@morsel/sdk/contract';

export function isSomething({ xp, reviews, books }: GuestProgress): boolean {
  return xp > 0 || reviews > 0 || books > 0;
}

/** Such as "40 XP, 6 answered cards and 1 book". */
export function progressWords({ xp, reviews, books }: GuestProgress): string {
  const parts = [
    xp > 0 && `${xp} XP`,
    reviews > 0 && counted(reviews, 'answered card'),
    books > 0 && counted(books, 'book'),
  ].filter((part) => part !== false);
  const last = parts.pop() ?? '';
  return parts.length > 0 ? `${parts.join(', ')} and ${last}` : last;
}

/** Why nothing was brought along; it waits, since nothing is moved by halves. */
export function bringingFailureWords(error: Error): string {
  const detail = isApiError(error) && error.status < 500 ? error.problem?.detail : undefined;
  return detail ?? 'It did not come along. Check your connection, then try again.';
}

function counted(count: number, what: string): string {
  return `${count} ${what}${count === 1 ? '' : 's'}`;
}
