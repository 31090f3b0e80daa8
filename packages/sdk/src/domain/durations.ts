export const SECOND_MS = 1000;
export const MINUTE_MS = 60 * SECOND_MS;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

/** How long an answer or a rating can be taken back. */
export const UNDO_WINDOW_MS = 60 * SECOND_MS;

/** For headers, which count in seconds. */
export const DAY_S = DAY_MS / SECOND_MS;
