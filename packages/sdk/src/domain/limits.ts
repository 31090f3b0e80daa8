/** Largest id, revision or other whole number that the databases hold as they are. */
export const MOST_INTEGER = 2_147_483_647;

/** The last instant that a `Date` can be (epoch ms). */
export const LAST_INSTANT_MS = 8_640_000_000_000_000;

/** Most operations that one call takes. */
export const MOST_SYNCED = 100;

/** So far places on the leaderboard are counted. */
export const MOST_RANKED = 10_000;

/** Items of a study pack when nothing else is asked for. */
export const STUDY_PACK_SIZE = 200;

/** Most items of a study pack. */
export const MOST_STUDY_PACK = 500;

/** Items of a reader's own in one answer. */
export const OWN_ITEMS_PAGE = 50;

/** Largest file with a book's text. */
export const MOST_SOURCE_BYTES = 30_000_000;

/** Most options, entries or pairs of a question that an answer speaks of. */
export const MOST_OPTIONS = 100;

/** Wrong options of an mcq question. */
export const DISTRACTOR_COUNT = { least: 1, most: 9 } as const;

/** Pairs of a match_pairs question. */
export const PAIR_COUNT = { least: 2, most: 10 } as const;

/** Right items of a match_pairs question that no left one belongs to. */
export const MOST_SURPLUS = 5;

/** Entries of an arrange_list question that do not belong. */
export const MOST_FOREIGN = 3;

/** Other wordings of what is right in a written question. */
export const MOST_ACCEPTED = 40;

/** Reasons why wrong answers of a question are wrong. */
export const MOST_REASONS = 40;

/** Entries of an arrange_list question. */
export const STEP_COUNT = { least: 2, most: 10 } as const;

/** Days of a memory forecast: today and the thirty after it. */
export const FORECAST_DAYS = 31;

/** Passkeys of an account. */
export const MOST_PASSKEYS = 20;

/** Hidings in one answer. */
export const HIDINGS_PAGE = 50;

/** Books, and reporters, of which it is told how many hidings they have; those with most. */
export const MOST_HIDING_GROUPS = 50;

/** Access tokens of an account, those that have ended included. */
export const MOST_TOKENS = 50;
