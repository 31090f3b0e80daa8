import { type Kysely, sql } from 'kysely';

import { compiledQuery } from '../../database/compiled-query.ts';
import type { Tables } from '../../database/tables.ts';
import type { PresentableItem } from '../../items/presenting.ts';
import { selectItems } from '../../items/selecting.ts';
import {
  type Viewer,
  type ViewerExpressions,
  viewerParams,
  visibleTo,
} from '../../items/visible-to.ts';

type Mark = { userId: number; itemId: number };
type Tally = { questions: number; mastered: number };

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

export const countMarks = compiledQuery<{ count: number }, { userId: number }>((db, param) =>
  db
    .selectFrom('mastered_items')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', param('userId')),
);

export const findLatestMark = compiledQuery<{ masteredAt: number }, { userId: number }>(
  (db, param) =>
    db
      .selectFrom('mastered_items')
      .select('mastered_at as masteredAt')
      .where('user_id', '=', param('userId'))
      .orderBy('mastered_at', 'desc')
      .limit(sql.lit(1)),
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
export const tallyBook = compiledQuery<Tally, Viewer & { bookId: number }>((db, param) =>
  tallies(db, viewerParams(param)).where('items.book_id', '=', param('bookId')),
);

/** The books all of whose questions that the reader may see are mastered. */
export const countMasteredBooks = compiledQuery<{ count: number }, Viewer>((db, param) =>
  db
    .selectFrom(
      tallies(db, viewerParams(param))
        .where('items.book_id', 'in', (eb) =>
          eb
            .selectFrom('mastered_items as marks')
            .innerJoin('items as marked', 'marked.id', 'marks.item_id')
            .select('marked.book_id')
            .where('marks.user_id', '=', param('viewerId')),
        )
        .groupBy('items.book_id')
        .as('tallies'),
    )
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .whereRef('tallies.mastered', '=', 'tallies.questions'),
);

/** Of questions that the viewer may see, how many there are and how many are mastered. */
const tallies = (db: Kysely<Tables>, viewer: ViewerExpressions) =>
  db
    .selectFrom('items')
    .innerJoin('books', 'books.id', 'items.book_id')
    .leftJoin('mastered_items', (join) =>
      join
        .onRef('mastered_items.item_id', '=', 'items.id')
        .on('mastered_items.user_id', '=', viewer.viewerId),
    )
    .select((eb) => [
      eb.fn.count<number>('items.id').as('questions'),
      eb.fn.count<number>('mastered_items.item_id').as('mastered'),
    ])
    .where('items.kind', '<>', sql.lit('flashcard'))
    .where(visibleTo(viewer));
