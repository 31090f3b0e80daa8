import { createHash } from 'node:crypto';

import type { PositionBody } from './position-body.ts';

/** Of tries of which nobody knows whether they got there, so many are remembered. */
const MOST_MARKS = 4;

/** Servers keep the share as a number of their own kind. */
const SHARE_DIGITS = 4;

/** What servers give back of a position: some keep no `device_id`. */
type Marked = Readonly<Record<'progress' | 'percentage' | 'device', unknown>>;

/** Tells a position from others of its document, without what it says. */
export function markOf({ progress, percentage, device }: Marked): string {
  const share = Number(percentage).toFixed(SHARE_DIGITS);
  const text = JSON.stringify([String(progress), share, String(device)]);
  return createHash('sha256').update(text).digest('base64url').slice(0, 22);
}

/** @param kept marks of what was sent of a document lately, as they are kept. */
export function marksOf(kept: string | null): readonly string[] {
  return kept === null ? [] : JSON.parse(kept);
}

/** What is there came from here once this was taken: what was sent before it is there no more. */
export const marksOnceTaken = (body: PositionBody): string => JSON.stringify([markOf(body)]);

/** It may have got there all the same: an answer can be lost. */
export function marksOnceSent(kept: string | null, body: PositionBody): string {
  const mark = markOf(body);
  const others = marksOf(kept).filter((former) => former !== mark);
  return JSON.stringify([mark, ...others].slice(0, MOST_MARKS));
}
