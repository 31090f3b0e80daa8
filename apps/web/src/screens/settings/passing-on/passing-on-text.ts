import type { SyncServer } from '@morsel/sdk/contract';

import { counted } from '../../../ui/text/number-text.ts';
import { whenText } from '../../../ui/text/retry-text.ts';
import { timeAgo } from '../../../ui/text/time-ago.ts';

/** A server as it is recognised: without its protocol. */
export const serverText = (url: string) => url.replace(/^https:\/\//, '');

/** When positions last got there; `now` in epoch ms. */
export function passedOnText({ passedOnAt }: SyncServer, now: number): string {
  if (passedOnAt === null) return 'Nothing was passed on yet.';
  return `Last passed on ${timeAgo(passedOnAt, Math.max(now, passedOnAt))}.`;
}

/** What waits, and when it is tried again; undefined where nothing is held up. `now` in epoch ms. */
export function waitingText({ nextTryAt, waiting }: SyncServer, now: number): string | undefined {
  if (nextTryAt === null || waiting === 0) return undefined;
  const when = nextTryAt > now ? whenText(nextTryAt, now) : 'in a moment';
  return `${counted(waiting, 'document')} waiting; next try ${when}.`;
}
