import type { HidingSelection, HidingTotals } from '@morsel/sdk/contract';

import type { Db } from '../../database/connection.ts';
import { checkSelection } from './check-selection.ts';
import {
  countByHold,
  countReportsOf,
  findBooksWithMost,
  findReportersOfMost,
} from './listed-hiding-queries.ts';

/**
 * How many items the hidings that are asked for are of, and which books and reporters have most of them.
 *
 * @throws InvalidInputError when the time ends before it begins.
 */
export async function countHidings(db: Db, selection: HidingSelection): Promise<HidingTotals> {
  checkSelection(selection);
  const byHold = { hidden: 0, held: { library: 0, approved: 0, share: 0 } };
  for (const { heldBy, items } of await countByHold(db, selection)) {
    if (heldBy === null) byHold.hidden = items;
    else byHold.held[heldBy] = items;
  }
  return {
    ...byHold,
    reports: await countReportsOf(db, selection),
    books: await findBooksWithMost(db, selection),
    reporters: await findReportersOfMost(db, selection),
  };
}
