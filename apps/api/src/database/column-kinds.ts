import type { ColumnType } from 'kysely';

/** Times are epoch milliseconds, booleans 0 or 1, JSON is text, in both databases. */
export type Counter = ColumnType<number, number | undefined, number>;
export type Flag = ColumnType<0 | 1, 0 | 1 | undefined, 0 | 1>;
