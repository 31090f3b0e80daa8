import { cutText, tidyName } from '@morsel/sdk/rules';

import type { PositionBody } from '../../modules/sync-servers/position-body.ts';
import type { ToldProgress } from '../document-queries.ts';

/** Longer ones no device makes: a digest has 32 signs, a place some hundred. */
const LONGEST_DIGEST = 255;
const LONGEST_PLACE = 4000;
const LONGEST_NAME = 500;

/** As `PUT /syncs/progress` brings it. */
export type ProgressBody = Readonly<Record<string, unknown>>;

/**
 * What can be a document's name: the original server keeps its own keys apart by colons, and in an address half of a
 * surrogate pair cannot stand, and dots alone mean another one.
 */
export const isDigest = (text: unknown): text is string =>
  typeof text === 'string' &&
  text.length <= LONGEST_DIGEST &&
  /^(?!\.{1,2}$)[^:\p{Cc}\p{Cs}]+$/u.test(text);

/**
 * What a device tells of a document; undefined where it is not whole. Names are cut and tidied, since no
 * device can do anything about them; `metadata` comes from devices that are set to send it.
 */
export function toldProgress(body: ProgressBody, now: number): ToldProgress | undefined {
  const { document, progress, percentage, device } = body;
  const share = numberOf(percentage);
  const name = nameOf(device);
  if (!isDigest(document) || !isPlace(progress) || share === undefined || name === null)
    return undefined;
  const metadata = isRecord(body['metadata']) ? body['metadata'] : {};
  return {
    digest: document,
    share: Math.min(1, Math.max(0, share)),
    place: String(progress),
    device: name,
    deviceId: nameOf(body['device_id']),
    toldAt: now,
    fileName: nameOf(metadata['filename']),
    title: nameOf(metadata['title']),
    authors: linesOf(metadata['authors']),
  };
}

/** What a device has told in the protocol's own fields, as it is kept: other fields go no further. */
export function positionBody(told: ToldProgress, { progress }: ProgressBody): PositionBody {
  const { fileName: filename, title, authors } = told;
  const metadata = {
    ...(filename !== null && { filename }),
    ...(title !== null && { title }),
    ...(authors !== null && { authors }),
  };
  return {
    document: told.digest,
    progress: typeof progress === 'number' ? progress : told.place,
    percentage: told.share,
    device: told.device,
    ...(told.deviceId !== null && { device_id: told.deviceId }),
    ...(Object.keys(metadata).length > 0 && { metadata }),
  };
}

export const isRecord = (value: unknown): value is ProgressBody =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isPlace = (place: unknown): place is string | number =>
  (typeof place === 'string' && place.length <= LONGEST_PLACE && !/\p{Cc}/u.test(place)) ||
  (typeof place === 'number' && Number.isFinite(place));

/** Some clients send numbers as text. */
function numberOf(value: unknown): number | undefined {
  const isText = typeof value === 'string' && value.trim() !== '';
  const number = typeof value === 'number' || isText ? Number(value) : Number.NaN;
  return Number.isFinite(number) ? number : undefined;
}

/** Cut before it is tidied as well: it may be as long as a body, and the most of it unseen. */
function nameOf(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  return tidyName(cutText(tidyName(value.slice(0, 4 * LONGEST_NAME)), LONGEST_NAME)) || null;
}

/** Authors come a line each. */
function linesOf(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  const lines = value.slice(0, LONGEST_NAME).split('\n').map(tidyName);
  return lines.filter((line) => line !== '').join('\n') || null;
}
