import { DAY_MS } from './durations.ts';

/**
 * Header of every reply of the API: names the database's epoch. Another one than before means that the
 * database was restored, and may have lost what it had acknowledged.
 */
export const EPOCH_HEADER = 'database-epoch';

/**
 * How long a device keeps what was acknowledged, to send it again in another epoch: as long as a late
 * answer counts in full.
 */
export const ACKNOWLEDGED_KEPT_MS = 14 * DAY_MS;
