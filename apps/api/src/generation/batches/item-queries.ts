import type { Db, Tx } from '../../database/connection.ts';
import { currentRevision } from '../../items/item-revisions.ts';
import { visibleTo } from '../../items/visible-to.ts';
import type { Reader } from '../../reader.ts';

export type KnownRow = Awaited<ReturnType<typeof findKnownItems>>[number];

/**
 * The items of a book that the reader may see, and those of this text and of none, also what was
 * taken away: it would be made again else. Of proposals, struck out or not, the reader's own. By id.
 */
export function findKnownItems(
  db: Db | Tx,
  reader: Reader,
  { bookId, sourceId }: { bookId: number; sourceId: number | null },
) {
  return db
    .selectFrom('items')
    .innerJoin('books', 'books.id', 'items.bookId')
    .innerJoin('itemRevisions', currentRevision)
    .leftJoin('itemOrigins', 'itemOrigins.itemId', 'items.id')
    .select([
      'items.id',
      'items.kind',
      'items.state',
      'itemRevisions.body',
      'itemRevisions.answerKey',
    ])
    .select(['items.sourceId', 'items.ownerId', 'itemOrigins.chunk', 'itemOrigins.chapter'])
    .select(['itemOrigins.quoteStart as start', 'itemOrigins.quoteEnd as end'])
    .where('items.bookId', '=', bookId)
    .where((eb) =>
      eb.or([
        visibleTo(reader),
        eb.and([
          eb.or([eb('items.sourceId', '=', sourceId), eb('items.sourceId', 'is', null)]),
          eb('items.state', '<>', 'removed'),
          eb('items.ownerId', 'is', null),
        ]),
        eb.and([
          eb('items.state', 'in', ['proposed', 'struck']),
          eb('items.ownerId', '=', reader.id),
        ]),
      ]),
    )
    .orderBy('items.id')
    .execute();
}

/** The position of the last item of a book; 0 when it has none. */
export async function findLastPosition(tx: Tx, bookId: number): Promise<number> {
  const last = await tx
    .selectFrom('items')
    .select((eb) => eb.fn.max('position').as('position'))
    .where('bookId', '=', bookId)
    .executeTakeFirst();
  return last?.position ?? 0;
}
