/** What reads of the shelf are called; the first load needs no more of them. */
export const shelfKeys = {
  all: ['shelf'] as const,
  entries: ['shelf', 'entries'] as const,
};
