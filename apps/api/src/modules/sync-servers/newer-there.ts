import { SECOND_MS } from '@morsel/sdk/domain';

import type { Answered } from './ask-sync-server.ts';

type Position = {
  /** JSON, as a device has told it. */
  readonly body: string;
  /** Epoch ms. */
  readonly toldAt: number;
};

/**
 * Whether a server has been told of a document by another device, after what waits here. Ages are compared, by the
 * date of its answer: its clock may be wrong. What the same device has told there came from here.
 *
 * @param there its answer to `GET /syncs/progress/:document`.
 * @param now epoch ms.
 */
export function isNewerThere(there: Answered, { body, toldAt }: Position, now: number): boolean {
  if (there.status !== 200) return false;
  const told = recordOf(there.text);
  const { timestamp } = told;
  if (typeof timestamp !== 'number' || deviceOf(told) === deviceOf(recordOf(body))) return false;
  const nowThere = Date.parse(there.headers.date ?? '') || now;
  return nowThere - timestamp * SECOND_MS < now - toldAt;
}

type Told = Readonly<Record<string, unknown>>;

const deviceOf = (told: Told): unknown => told['device_id'] ?? told['device'];

function recordOf(text: string): Told {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}
