import type { Hidings, HidingsQuery } from '@morsel/sdk/contract';

import type { Db } from '../../database/connection.ts';
import { askedIn } from '../../items/item-content.ts';
import { checkSelection } from './check-selection.ts';
import { findHidings, findReasons } from './listed-hiding-queries.ts';

/**
 * A page of the hidings about which no admin has decided, the latest first.
 *
 * @throws InvalidInputError when the time ends before it begins.
 */
export async function listHidings(
  db: Db,
  { before, ...selection }: HidingsQuery,
): Promise<Hidings> {
  checkSelection(selection);
  const rows = await findHidings(db, selection, before);
  const ids = rows.map(({ id }) => id);
  const reasons = Map.groupBy(await findReasons(db, ids), ({ hidingId }) => hidingId);
  return rows.map(({ kind, body, ...row }) => ({
    ...row,
    kind,
    text: askedIn({ kind, body }),
    reasons: (reasons.get(row.id) ?? []).map(({ reporter, reason, weight }) => ({
      reporter,
      reason,
      weight,
    })),
  }));
}
