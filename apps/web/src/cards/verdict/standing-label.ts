/** Before what later research says against the book. */
export const STANDING_LABEL = 'Does it still stand?';
