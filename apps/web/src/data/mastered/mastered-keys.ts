/** What reads of mastered questions are called; the first load needs no more of them. */
export const masteredKeys = {
  all: ['mastered'] as const,
  list: ['mastered', 'list'] as const,
};
