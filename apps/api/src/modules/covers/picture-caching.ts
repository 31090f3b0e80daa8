import { DAY_S } from '@morsel/sdk/domain';

const WEEK_S = 7 * DAY_S;
const YEAR_S = 365 * DAY_S;

/**
 * Who may keep a picture, and for how long. What has its version in its address never changes, but a
 * book may be hidden, and caches on the way are to forget it within days.
 */
export function pictureCaching(use: { isPublic: boolean; isVersioned: boolean }): string {
  const audience = use.isPublic ? 'public' : 'private';
  if (!use.isVersioned) return `${audience}, no-cache`;
  return use.isPublic
    ? `public, max-age=${DAY_S}, stale-while-revalidate=${WEEK_S}`
    : `private, max-age=${YEAR_S}, immutable`;
}
