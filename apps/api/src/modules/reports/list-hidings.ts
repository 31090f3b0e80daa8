import type { Hidings } from '@morsel/sdk/contract';

import type { Db } from '../../database/connection.ts';
import { askedIn } from '../../items/item-content.ts';
import { findHidings, findReasons } from './listed-hiding-queries.ts';

/** A page of the hidings about which no admin has decided, the latest first. */
export async function listHidings(db: Db, before: number | undefined): Promise<Hidings> {
  const rows = await findHidings(db, before);
  const ids = rows.map(({ id }) => id);
  const reasons = Map.groupBy(await findReasons(db, ids), ({ hidingId }) => hidingId);
  return rows.map(({ kind, body, ...row }) => ({
    ...row,
    text: askedIn({ kind, body }),
    reasons: (reasons.get(row.id) ?? []).map(({ reporter, reason, weight }) => ({
      reporter,
      reason,
      weight,
    })),
  }));
}
