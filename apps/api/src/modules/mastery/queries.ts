import { compiledQuery } from '../../database/compiled-query.ts';
import type { PresentableItem } from '../../items/presenting.ts';
import { selectItems } from '../../items/selecting.ts';
import { type Viewer, viewerParams, visibleTo } from '../../items/visible-to.ts';

type Mark = { userId: number; itemId: number };

/** Answers a row when the reader has answered the item at least once. */
export const findAnswered = compiledQuery<{ item_id: number }, Mark>((db, param) =>
  db
    .selectFrom('memory_states')
    .select('item_id')
    .where('user_id', '=', param('userId'))
    .where('item_id', '=', param('itemId')),
);

export const insertMark = compiledQuery<never, Mark & { masteredAt: number }>((db, param) =>
  db
    .insertInto('mastered_items')
    .values({
      user_id: param('userId'),
      item_id: param('itemId'),
      mastered_at: param('masteredAt'),
    })
    .onConflict((conflict) => conflict.columns(['user_id', 'item_id']).doNothing()),
);

/** Answers a row when there was a mark to take back. */
export const deleteMark = compiledQuery<{ item_id: number }, Mark>((db, param) =>
  db
    .deleteFrom('mastered_items')
    .where('user_id', '=', param('userId'))
    .where('item_id', '=', param('itemId'))
    .returning('item_id'),
);

export const copyMarks = compiledQuery<never, { fromId: number; toId: number }>((db, param) =>
  db
    .insertInto('mastered_items')
    .columns(['user_id', 'item_id', 'mastered_at'])
    .expression((eb) =>
      eb
        .selectFrom('mastered_items')
        .select((eb) => eb.cast<number>(param('toId'), 'integer').as('user_id'))
        .select(['item_id', 'mastered_at'])
        .where('user_id', '=', param('fromId')),
    )
    .onConflict((conflict) => conflict.columns(['user_id', 'item_id']).doNothing()),
);

export const deleteMarks = compiledQuery<never, { userId: number }>((db, param) =>
  db.deleteFrom('mastered_items').where('user_id', '=', param('userId')),
);

export type MasteredRow = PresentableItem & { masteredAt: number };

/** The mastered questions that the reader may see, newest first. */
export const findMastered = compiledQuery<MasteredRow, Viewer>((db, param) =>
  selectItems(db, viewerParams(param))
    .select((eb) => eb.ref('mastered_items.mastered_at').$notNull().as('masteredAt'))
    .where('mastered_items.user_id', '=', param('viewerId'))
    .orderBy('mastered_items.mastered_at', 'desc')
    .orderBy('items.id', 'desc'),
);

/** The book's questions that the reader may see, and those of them that are mastered. */
export const tallyBook = compiledQuery<
  { questions: number; mastered: number },
  Viewer & { bookId: number }
>((db, param) =>
  db
    .selectFrom('items')
    .innerJoin('books', 'books.id', 'items.book_id')
    .leftJoin('mastered_items', (join) =>
      join
        .onRef('mastered_items.item_id', '=', 'items.id')
        .on('mastered_items.user_id', '=', param('viewerId')),
    )
    .select((eb) => [
      eb.fn.count<number>('items.id').as('questions'),
      eb.fn.count<number>('mastered_items.item_id').as('mastered'),
    ])
    .where('items.book_id', '=', param('bookId'))
    .where('items.kind', '<>', 'flashcard')
    .where(visibleTo(viewerParams(param))),
);
