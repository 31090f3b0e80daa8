/**
 * Keys of the books that a newcomer finds on the shelf, in its order: three topics, three themes of
 * cards, and enough easy items of each kind for a first feed.
 */
export const DEFAULT_SHELF: readonly string[] = [
  'thinking-fast-and-slow',
  'sapiens',
  'the-lean-startup',
];
