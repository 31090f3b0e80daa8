import type { DeviceProgress } from '@morsel/sdk/contract';

import { timeAgo } from '../../ui/text/time-ago.ts';

/** How far a device has read, such as "43% read on Kobo, 2 hours ago"; `now` in epoch ms. */
export function progressText({ share, device, toldAt }: DeviceProgress, now: number): string {
  // What is not finished is never called so.
  const percent = share < 1 ? Math.floor(share * 100) : 100;
  return `${percent}% read on ${device}, ${timeAgo(toldAt, Math.max(now, toldAt))}`;
}
