const YEAR_S = 365 * 24 * 60 * 60;

/** Who may keep a picture, and for how long; what has its version in its address never changes. */
export function pictureCaching(use: { isPublic: boolean; isVersioned: boolean }): string {
  const audience = use.isPublic ? 'public' : 'private';
  return `${audience}, ${use.isVersioned ? `max-age=${YEAR_S}, immutable` : 'no-cache'}`;
}
