import { SECOND_MS } from '@morsel/sdk/domain';

import type { Answered } from './ask-sync-server.ts';
import { markOf } from './sent-marks.ts';

type Position = {
  /** Epoch ms. */
  readonly toldAt: number;
  /** Of what was sent of its document lately. */
  readonly sent: readonly string[];
};

/**
 * Whether a server has been told something of a document, not by this Morsel, after what waits here. What Morsel itself
 * has sent there is older than what waits, whenever it got there. Else ages are compared, by the date of its answer:
 * its clock may be wrong.
 *
 * @param there its answer to `GET /syncs/progress/:document`.
 * @param now epoch ms, when the answer was there.
 */
export function isNewerThere(there: Answered, { toldAt, sent }: Position, now: number): boolean {
  if (there.status !== 200) return false;
  const { timestamp, progress, percentage, device } = recordOf(there.text);
  if (typeof timestamp !== 'number') return false;
  if (sent.includes(markOf({ progress, percentage, device }))) return false;
  const nowThere = Date.parse(there.headers.date ?? '') || now;
  return nowThere - timestamp * SECOND_MS < now - toldAt;
}

function recordOf(text: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}
