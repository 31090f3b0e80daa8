// Patterns as text, for JSON Schema, which takes them with the flag `u`.

/**
 * Text of one line that every database holds and every screen shows: without control characters and
 * halves of surrogate pairs.
 */
export const PRINTABLE_TEXT = '^[^\\p{Cc}\\p{Cs}]*$';

/** An e-mail address in the form in which addresses are compared: trimmed and in lower case. */
export const EMAIL = '^[^\\s@\\p{Cf}]+@[^\\s@\\p{Cf}]+\\.[^\\s@\\p{Cf}]+$';

/** Id of an operation: unique per reader for ever. */
export const OPERATION_ID = '^[A-Za-z0-9_-]{8,64}$';

/** Id of a page load's feed. */
export const FEED_ID = '^[A-Za-z0-9_-]{1,64}$';

/** Where a page of a list ends, as the server told it. */
export const CURSOR = '^[A-Za-z0-9_-]{1,1000}$';

/** A day of a reader's calendar, as YYYY-MM-DD. */
export const CALENDAR_DAY = '^\\d{4}-\\d{2}-\\d{2}$';

/** Numbers of chapters, from 1, with commas between. */
export const CHAPTER_NUMBERS = '^[1-9]\\d{0,5}(?:,[1-9]\\d{0,5})*$';

/** Items as `id.revision`, with commas between. */
export const KNOWN_ITEMS = '^(?:\\d{1,10}\\.\\d{1,10}(?:,\\d{1,10}\\.\\d{1,10})*)?$';

/** Public id of a session. */
export const SESSION_ID = '^[0-9a-f]{32}$';

/** Bytes as text (base64url without padding), as WebAuthn has them in JSON. */
export const BASE64URL = '^[A-Za-z0-9_-]+$';

/** What stands for a reporter once an item was hidden: nobody's name or id. */
export const REPORTER_KEY = '^[A-Za-z0-9_-]{16,32}$';
