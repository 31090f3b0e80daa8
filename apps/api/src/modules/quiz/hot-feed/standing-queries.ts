import { compiledQuery, compiledRow, type Params } from '../../../database/compiled-query.ts';
import { isOpenReport } from '../../../items/open-reports.ts';
import { readSoFar } from '../../../items/reading-positions.ts';
import { booksVisibleTo, itemOpenToAll, type ViewerValues } from '../../../items/visible-to.ts';
import { candidates } from '../queries.ts';

// What may stand in a feed, in parts: what books have for all is the same for every reader, so that
// of a reader only what makes a difference is read. Together they are `eligibleItems`.

/** An item as rankings need it, whoever reads it. */
export type ItemFacts = Awaited<ReturnType<typeof findOpenItems>>[number];

/** What a reader remembers of an item. */
export type MemoryRow = Awaited<ReturnType<typeof findMemories>>[number];

/** The items that a book has for everybody who may see the book. */
export const findOpenItems = compiledQuery((db, { bookId }: Params<{ bookId: number }>) =>
  db
    .selectFrom('items')
    .select(['items.id', 'items.bookId as book', 'items.kind', 'items.idea', 'items.demand'])
    .select(['items.difficulty', 'items.position'])
    .where('items.bookId', '=', bookId)
    .where('items.state', '=', 'active')
    .where(itemOpenToAll()),
);

/** All books on the reader's shelf, and whether they may see them. */
export const findShelf = compiledQuery((db, viewer: Params<ViewerValues>) =>
  db
    .selectFrom('shelfBooks')
    .innerJoin('books', 'books.id', 'shelfBooks.bookId')
    .select(['shelfBooks.bookId as book', booksVisibleTo(viewer).as('visible')])
    .where('shelfBooks.userId', '=', viewer.id),
);

/** All items that may be for the reader and not for everybody: their own, and those of their texts. */
export const findPersonalItems = compiledQuery((db, { id }: Params<{ id: number }>) =>
  db
    .selectFrom('items as own')
    .select('own.id')
    .where('own.ownerId', '=', id)
    .union(
      db
        .selectFrom('sourceReaders')
        .innerJoin('items as made', 'made.sourceId', 'sourceReaders.sourceId')
        .select('made.id')
        .where('sourceReaders.userId', '=', id),
    ),
);

/** Items for everybody that are not for this reader: mastered, reported, or not read so far. */
export const findPassedOver = compiledQuery((db, viewer: Params<ViewerValues>) =>
  db
    .selectFrom('masteredItems')
    .select('masteredItems.itemId as id')
    .where('masteredItems.userId', '=', viewer.id)
    .union(
      db
        .selectFrom('itemReports')
        .select('itemReports.itemId as id')
        .where('itemReports.userId', '=', viewer.id)
        .where(isOpenReport()),
    )
    .union(
      db
        .selectFrom('readingPositions as position')
        .innerJoin('items', 'items.sourceId', 'position.sourceId')
        .select('items.id')
        .where('position.userId', '=', viewer.id)
        .where((eb) => eb.not(readSoFar(viewer))),
    ),
);

/** What the reader remembers, of whichever items. */
export const findMemories = compiledQuery((db, { userId }: Params<{ userId: number }>) =>
  db
    .selectFrom('memoryStates')
    .select(['itemId as id', 'dueAt as due', 'stability', 'difficulty as hardness'])
    .select(['lastReviewAt as reviewed', 'lastOutcome as outcome'])
    .where('userId', '=', userId),
);

/** A candidate when it is this item. */
export const findCandidate = compiledRow(
  (db, { itemId, ...reader }: Params<ViewerValues & { itemId: number }>) =>
    candidates(db, reader).where('items.id', '=', itemId),
);
