/** The longest text; "War and Peace" has 570,000 words. */
export const MOST_WORDS = 600_000;
/** UTF-16 code units of its chapters. */
export const MOST_LETTERS = 10_000_000;
