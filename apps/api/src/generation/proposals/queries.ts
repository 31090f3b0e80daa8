import type { Db, Tx } from '../../database/connection.ts';
import { originColumns } from '../../items/item-origins.ts';
import { currentRevision } from '../../items/item-revisions.ts';
import { itemOpenTo } from '../../items/visible-to.ts';
import type { Reader } from '../../reader.ts';

type OfBook = { readonly reader: Reader; readonly bookId: number };

export type ProposalRow = Awaited<ReturnType<typeof findProposals>>[number];

/** Those that a reader has not decided about, of texts that they still have. */
export function findProposals(db: Db | Tx, { reader, bookId }: OfBook, most: number) {
  return db
    .selectFrom('items')
    .innerJoin('itemRevisions', currentRevision)
    .leftJoin('itemOrigins', 'itemOrigins.itemId', 'items.id')
    .select(['items.id', 'items.kind', 'items.difficulty', 'items.createdAt'])
    .select(['itemRevisions.body', 'itemRevisions.answerKey'])
    .select(originColumns)
    .where('items.bookId', '=', bookId)
    .where('items.state', '=', 'proposed')
    .where('items.ownerId', '=', reader.id)
    .where(itemOpenTo(reader))
    .orderBy('items.id')
    .limit(most)
    .execute();
}

export async function countProposals(db: Db | Tx, { reader, bookId }: OfBook): Promise<number> {
  const { count } = await db
    .selectFrom('items')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('items.bookId', '=', bookId)
    .where('items.state', '=', 'proposed')
    .where('items.ownerId', '=', reader.id)
    .where(itemOpenTo(reader))
    .executeTakeFirstOrThrow();
  return count;
}

/**
 * Of these items those that a reader may decide about, and those of the book that are among all items
 * already, as what they have kept.
 */
export async function findDecidable(tx: Tx, { reader, bookId }: OfBook, ids: readonly number[]) {
  if (ids.length === 0) return [];
  return tx
    .selectFrom('items')
    .leftJoin('itemOrigins', 'itemOrigins.itemId', 'items.id')
    .select(['items.id', 'items.kind', 'items.state', 'items.ownerId', 'items.sourceId'])
    .select(['items.idea', 'itemOrigins.runId', 'itemOrigins.chunk'])
    .where('items.id', 'in', ids)
    .where('items.bookId', '=', bookId)
    .where(itemOpenTo(reader))
    .where((eb) =>
      eb.or([
        eb('items.ownerId', 'is', null),
        eb.and([
          eb('items.ownerId', '=', reader.id),
          eb('items.state', 'in', ['proposed', 'struck']),
        ]),
      ]),
    )
    .orderBy('items.id')
    .execute();
}

export type DecidableRow = Awaited<ReturnType<typeof findDecidable>>[number];

/** What has been kept of these runs: which parts and ideas of a text their items are of. */
export async function findKeptOf(tx: Tx, runIds: readonly number[]) {
  if (runIds.length === 0) return [];
  return tx
    .selectFrom('items')
    .innerJoin('itemOrigins', 'itemOrigins.itemId', 'items.id')
    .select(['items.sourceId', 'items.idea', 'itemOrigins.runId', 'itemOrigins.chunk'])
    .where('itemOrigins.runId', 'in', runIds)
    .where('items.ownerId', 'is', null)
    .execute();
}

/** They are for all who have the text then, as what is made without a preview. */
export async function keepProposals(tx: Tx, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .updateTable('items')
    .set({ state: 'active', ownerId: null })
    .where('id', 'in', ids)
    .execute();
}

export async function strikeProposals(
  tx: Tx,
  { id }: Reader,
  ids: readonly number[],
): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .updateTable('items')
    .set({ state: 'struck' })
    .where('id', 'in', ids)
    .where('ownerId', '=', id)
    .where('state', '=', 'proposed')
    .execute();
}
