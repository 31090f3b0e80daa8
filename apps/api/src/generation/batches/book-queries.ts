import { sql } from 'kysely';

import { compiledQuery } from '../../database/compiled-query.ts';

export type BookRow = {
  title: string;
  author: string;
  description: string;
  topicChosen: 0 | 1;
};

export const findBook = compiledQuery<BookRow, { bookId: number }>((db, param) =>
  db
    .selectFrom('books')
    .select(['title', 'author', 'description', 'topic_chosen as topicChosen'])
    .where('id', '=', param('bookId')),
);

/** Holds a book until the transaction ends, by an update that changes nothing. */
export const holdBook = compiledQuery<never, { bookId: number }>((db, param) =>
  db
    .updateTable('books')
    .set((eb) => ({ hidden: eb.ref('hidden') }))
    .where('id', '=', param('bookId')),
);

/** Gives a book the topic that nobody has chosen for it. */
export const setTopic = compiledQuery<never, { bookId: number; topic: string }>((db, param) =>
  db
    .updateTable('books')
    .set((eb) => ({
      topic_id: eb
        .selectFrom('topics')
        .select('topics.id')
        .where('topics.name', '=', param('topic'))
        .$asScalar()
        .$notNull(),
      topic_chosen: 1,
    }))
    .where('id', '=', param('bookId'))
    .where('topic_chosen', '=', 0),
);

/** Gives a book without a description one. */
export const setDescription = compiledQuery<never, { bookId: number; description: string }>(
  (db, param) =>
    db
      .updateTable('books')
      .set({ description: param('description') })
      .where('id', '=', param('bookId'))
      .where('description', '=', sql.lit('')),
);
