import { CompiledQuery } from 'kysely';

import type { Db } from '../database/connection.ts';
import { queriesDuring } from './query-log.ts';

/** The rows that an insert brings along are no table. */
const SCAN = /^SCAN (?!\d+-ROW VALUES CLAUSE)/;

/**
 * `steps`: all that SQLite does; of them `scans`: tables that it reads as a whole; `sorts`: what it
 * sorts for want of an index.
 */
export type QueryPlan = { sql: string; steps: string[]; scans: string[]; sorts: string[] };

/** How SQLite carries out each of the queries that `act` runs. */
export async function plansDuring(db: Db, act: () => Promise<void>): Promise<QueryPlan[]> {
  const plans: QueryPlan[] = [];
  for (const { sql, parameters } of await queriesDuring(act)) {
    const explained = CompiledQuery.raw(`explain query plan ${sql}`, [...parameters]);
    const { rows } = await db.executeQuery<{ detail: string }>(explained);
    const steps = rows.map(({ detail }) => detail);
    plans.push({
      sql,
      steps,
      scans: steps.filter((detail) => SCAN.test(detail)),
      sorts: steps.filter((detail) => detail.startsWith('USE TEMP B-TREE')),
    });
  }
  return plans;
}
