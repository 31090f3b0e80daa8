import type { FiguresDecision, ItemFigures } from '@morsel/sdk/contract';

import type { Db, Tx } from '../../database/connection.ts';
import type { ItemContent } from '../../items/item-content.ts';
import { judgeFigures } from './judge-figures.ts';
import { findFigures, setFine } from './queries.ts';

/** What was counted of an item as it is now. */
export type StoredFigures = Awaited<ReturnType<typeof findFigures>>[number];

/** The figures by item of those that have any. */
export async function figuresOfItems(
  db: Db | Tx,
  itemIds: readonly number[],
): Promise<ReadonlyMap<number, StoredFigures>> {
  return new Map((await findFigures(db, itemIds)).map((row) => [row.itemId, row]));
}

/** Figures as admins see them, of an item with this content. */
export function presentFigures(row: StoredFigures, content: ItemContent): ItemFigures {
  const { readers, rightReaders: right, countedAt } = row;
  const picks: number[] = JSON.parse(row.picks);
  const { discrimination, comparedReaders: compared } = row;
  const judged = judgeFigures({ readers, right, picks, discrimination, compared }, content);
  return { readers, right, ...judged, isFine: row.fineAtReaders !== null, countedAt };
}

/** Says that an item is fine in spite of its figures, or takes that back; nothing where it has none. */
export function decideFigures(
  tx: Tx,
  { itemId, isFine }: { itemId: number } & FiguresDecision,
): Promise<void> {
  return setFine(tx, { itemId, isFine });
}
