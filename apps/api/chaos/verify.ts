import { sql } from 'kysely';

import { connectDatabase } from '../src/database/connection.ts';
import { compareWithLog } from '../src/modules/reviews/compare-with-log.ts';
import type { Record } from './record.ts';

export type Verdict = {
  readonly events: number;
  readonly lost: number;
  readonly doubled: number;
  /** Of the answers without an id; Morsel itself may have done one of them again. */
  readonly lostUnnamed: number;
  readonly doubledUnnamed: number;
  /** Rows that differ from the log. */
  readonly differing: number;
  readonly lostAccounts: number;
  /** Readers whose totals are not what is in the log. */
  readonly wrongTotals: number;
};

/** Compares what devices were told with what is there. */
export async function verify(databaseUrl: string, record: Record): Promise<Verdict> {
  const db = await connectDatabase(databaseUrl);
  try {
    const rows = await db.selectFrom('reviewEvents').select('opId').execute();
    const there = new Set(rows.map(({ opId }) => opId));
    const unnamed = rows.filter(({ opId }) => !record.sent.has(opId)).length;
    const users = await db
      .selectFrom('users')
      .select('email')
      .where('email', 'is not', null)
      .execute();
    const emails = new Set(users.map(({ email }) => email));
    const { rows: wrong } = await sql`select u.id from users u
      where u.total_answered <> (select count(*) from review_events e
        where e.user_id = u.id and e.kind = 'answer')`.execute(db);
    return {
      events: rows.length,
      lost: [...record.acknowledged].filter((opId) => !there.has(opId)).length,
      doubled: rows.length - there.size,
      lostUnnamed: Math.max(0, record.unnamed.acknowledged - unnamed),
      doubledUnnamed: Math.max(0, unnamed - record.unnamed.sent),
      differing: (await compareWithLog(db)).differing,
      lostAccounts: [...record.accounts].filter((email) => !emails.has(email)).length,
      wrongTotals: wrong.length,
    };
  } finally {
    await db.destroy();
  }
}
