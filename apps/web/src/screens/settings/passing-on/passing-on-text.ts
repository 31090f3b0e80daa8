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

/** What is wrong and what can be done, and when it is tried again; undefined where nothing is. `now` in epoch ms. */
export function problemText(server: SyncServer, now: number): string | undefined {
  const { problem, nextTryAt, waiting } = server;
  if (problem === null) return undefined;
  const failed = `${problem}. ${adviceText(server)}`;
  if (nextTryAt === null || waiting === 0) return failed;
  const when = nextTryAt > now ? whenText(nextTryAt, now) : 'in a moment';
  return `${failed} ${counted(waiting, 'document')} waiting; next try ${when}.`;
}

function adviceText({ status }: SyncServer): string {
  if (status === null) return 'See that the server is running and can be reached from here.';
  if (status === 401 || status === 403) return 'Choose Change and enter them anew.';
  if (status >= 300 && status < 400) return 'Choose Change and enter the address it leads to.';
  if (status === 400 || status === 413 || status === 422) {
    return 'It goes on with what is read next.';
  }
  if (status === 404 || status === 405) return 'See that the address is right, path and all.';
  return 'See what the server has in its log.';
}
