import { OWN_ITEMS_PAGE } from '@morsel/sdk/domain';
import { type Expression, type Kysely, type SqlBool, expressionBuilder } from 'kysely';

import type { Db, Tx } from '../../database/connection.ts';
import type { Tables } from '../../database/tables.ts';
import type { ItemContent } from '../../items/item-content.ts';
import { historyOfItem } from '../../items/item-history.ts';
import { originColumns } from '../../items/item-origins.ts';
import { currentRevision } from '../../items/item-revisions.ts';
import { booksVisibleTo, itemOpenTo, visibleTo } from '../../items/visible-to.ts';
import type { Reader, ReaderMove } from '../../reader.ts';

/** An item of a reader's own as it is now. */
export type OwnItemRow = Awaited<ReturnType<typeof findOwnItems>>[number];

type OwnPage = {
  readonly bookId: number;
  /** The last item of the page before. */
  readonly after: { readonly changedAt: number; readonly id: number } | undefined;
};

/** Those of a book, of texts that the reader still has; what got its words last comes first. */
export function findOwnItems(db: Db, reader: Reader, { bookId, after }: OwnPage) {
  return selectOwnItems(db, reader)
    .where('items.bookId', '=', bookId)
    .where('items.state', 'in', ['active', 'hidden'])
    .$if(after !== undefined, (query) =>
      query.where((eb) =>
        eb(
          eb.refTuple('itemRevisions.createdAt', 'items.id'),
          '<',
          eb.tuple(after?.changedAt ?? 0, after?.id ?? 0),
        ),
      ),
    )
    .limit(OWN_ITEMS_PAGE)
    .orderBy('itemRevisions.createdAt', 'desc')
    .orderBy('items.id', 'desc')
    .execute();
}

/** One of them, which may have been deleted meanwhile. */
export function findOwnItem(tx: Tx, reader: Reader, itemId: number) {
  return selectOwnItems(tx, reader)
    .where('items.id', '=', itemId)
    .where('items.state', 'in', ['active', 'hidden', 'deleted'])
    .executeTakeFirst();
}

function selectOwnItems(db: Kysely<Tables>, reader: Reader) {
  return db
    .selectFrom('items')
    .innerJoin('books', 'books.id', 'items.bookId')
    .innerJoin('itemRevisions', currentRevision)
    .leftJoin('itemOrigins', 'itemOrigins.itemId', 'items.id')
    .select(['items.id', 'items.kind', 'items.state', 'items.revision'])
    .select(['itemRevisions.body', 'itemRevisions.answerKey'])
    .select('itemRevisions.createdAt as changedAt')
    .select(originColumns)
    .where('items.ownerId', '=', reader.id)
    .where(itemOpenTo(reader))
    .where(booksVisibleTo(reader));
}

/** The card with these words that the reader has written for a book already. */
export async function findSameCard(
  tx: Tx,
  { userId, bookId, body }: { userId: number; bookId: number; body: string },
): Promise<number | undefined> {
  const same = await tx
    .selectFrom('items')
    .innerJoin('itemRevisions', currentRevision)
    .select('items.id')
    .where('items.ownerId', '=', userId)
    .where('items.bookId', '=', bookId)
    .where('items.kind', '=', 'flashcard' satisfies ItemContent['kind'])
    .where('items.state', '=', 'active')
    .where('itemRevisions.body', '=', body)
    .executeTakeFirst();
  return same?.id;
}

/** How many items of a book are the reader's own, but for bites. */
export async function countOwnCards(
  tx: Tx,
  { userId, bookId }: { userId: number; bookId: number },
): Promise<number> {
  const { count } = await tx
    .selectFrom('items')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('ownerId', '=', userId)
    .where('bookId', '=', bookId)
    .where('biteRank', 'is', null)
    .where('state', 'not in', ['deleted', 'proposed', 'struck'])
    .executeTakeFirstOrThrow();
  return count;
}

/** The chapter of a book that an item which the reader sees was made from. */
export function findChapterOfItem(
  tx: Tx,
  reader: Reader,
  { itemId, bookId }: { itemId: number; bookId: number },
) {
  return tx
    .selectFrom('items')
    .innerJoin('books', 'books.id', 'items.bookId')
    .innerJoin('itemOrigins', 'itemOrigins.itemId', 'items.id')
    .innerJoin('sourceChapters', (join) =>
      join
        .onRef('sourceChapters.sourceId', '=', 'items.sourceId')
        .onRef('sourceChapters.number', '=', 'itemOrigins.chapter'),
    )
    .select(['sourceChapters.sourceId', 'sourceChapters.number'])
    .select(['sourceChapters.title', 'sourceChapters.text'])
    .where('items.id', '=', itemId)
    .where('items.bookId', '=', bookId)
    .where(visibleTo(reader))
    .executeTakeFirst();
}

const on = expressionBuilder<Tables, 'items'>();

/** Items of bites that this reader has been offered too. */
function isTwinOf(userId: number): Expression<SqlBool> {
  return on.exists(
    on
      .selectFrom('items as twins')
      .select('twins.id')
      .where('twins.ownerId', '=', userId)
      .whereRef('twins.sourceId', '=', 'items.sourceId')
      .whereRef('twins.biteRank', '=', 'items.biteRank'),
  );
}

/** Deletes a reader's items in this state of which another has the bite as well, but for what was practised. */
export async function deleteTwins(
  tx: Tx,
  { ofId, twinsOfId, state }: { ofId: number; twinsOfId: number; state: 'offered' | 'skipped' },
): Promise<void> {
  await tx
    .deleteFrom('items')
    .where('ownerId', '=', ofId)
    .where('state', '=', state)
    .where(isTwinOf(twinsOfId))
    .where((eb) => eb.not(eb.exists(historyOfItem())))
    .execute();
}

/** What the one reader's items have to do with bites that the other has as well is over. */
export async function partTwins(tx: Tx, { fromId, toId }: ReaderMove): Promise<void> {
  await tx
    .updateTable('items')
    .set({ biteRank: null })
    .where('ownerId', '=', fromId)
    .where(isTwinOf(toId))
    .execute();
}

export async function handOwnItemsOver(tx: Tx, { fromId, toId }: ReaderMove): Promise<void> {
  await tx.updateTable('items').set({ ownerId: toId }).where('ownerId', '=', fromId).execute();
}
