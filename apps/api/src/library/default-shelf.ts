/**
 * Keys of the books that a newcomer finds on the shelf, in its order: three topics, and enough easy
 * items of each kind for a first feed.
 */
export const DEFAULT_SHELF: readonly string[] = [
  'thinking-fast-and-slow',
  'on-the-origin-of-species',
  'the-lean-startup',
];
