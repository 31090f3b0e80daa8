import type { Tx } from '../../database/connection.ts';
import { repetitionFlaws } from '../../items/checks/near-duplicates.ts';
import { gatherKnown } from '../batches/gather-known.ts';
import { itemsKnownTo } from '../batches/known-items.ts';
import type { OfBook } from './list-proposals.ts';
import type { DecidableRow } from './queries.ts';

/**
 * Proposals that ask what an item of the book asks already, or one before them: between making and keeping
 * others may have made the same. Returns their ids.
 */
export async function findRepeated(
  tx: Tx,
  { reader, bookId }: OfBook,
  wanted: readonly DecidableRow[],
): Promise<number[]> {
  const repeated: number[] = [];
  for (const sourceId of new Set(wanted.map((one) => one.sourceId))) {
    const all = await itemsKnownTo(tx, { reader, bookId, sourceId });
    const known = await gatherKnown(all.filter(({ isProposal }) => !isProposal));
    const ofText = new Set(wanted.filter((one) => one.sourceId === sourceId).map(({ id }) => id));
    for (const { id, content, quote } of all.filter((one) => ofText.has(one.id))) {
      if (repetitionFlaws(content, known, quote).length > 0) repeated.push(id);
      else known.add(content, quote);
    }
  }
  return repeated;
}
