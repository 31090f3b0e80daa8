import { type Expression, sql } from 'kysely';

/** A sum of large integers as a number, null of none: PostgreSQL adds them up to decimals, which come as text. */
export const wholeSum = (sum: Expression<unknown>) => sql<number | null>`cast(${sum} as bigint)`;
