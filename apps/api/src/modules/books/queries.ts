import { sql } from 'kysely';

import { compiledQuery } from '../../database/compiled-query.ts';
import type { Tx } from '../../database/connection.ts';
import { type PresentableBook, type PresentableItem, bookColumns } from '../../items/presenting.ts';
import { readSoFar } from '../../items/reading-positions.ts';
import { selectBooks, selectItems } from '../../items/selecting.ts';
import { type Viewer, booksVisibleTo, viewerParams } from '../../items/visible-to.ts';

/** All books that the viewer may see. */
export const findBooks = compiledQuery<PresentableBook, Viewer>((db, param) =>
  selectBooks(db, viewerParams(param)),
);

export const findBookById = compiledQuery<PresentableBook, Viewer & { bookId: number }>(
  (db, param) => selectBooks(db, viewerParams(param)).where('books.id', '=', param('bookId')),
);

export const findBookBySlug = compiledQuery<PresentableBook, Viewer & { slug: string }>(
  (db, param) => selectBooks(db, viewerParams(param)).where('books.slug', '=', param('slug')),
);

/** The questions of a book that the viewer has read so far, in their order in the book. */
export const findQuestions = compiledQuery<PresentableItem, Viewer & { bookId: number }>(
  (db, param) =>
    selectItems(db, viewerParams(param))
      .where(readSoFar(viewerParams(param)))
      .where('items.book_id', '=', param('bookId'))
      .where('items.kind', '<>', sql.lit('flashcard'))
      .orderBy('items.position')
      .orderBy('items.id'),
);

export const findFlashcards = compiledQuery<PresentableItem, Viewer & { bookId: number }>(
  (db, param) =>
    selectItems(db, viewerParams(param))
      .where(readSoFar(viewerParams(param)))
      .where('items.book_id', '=', param('bookId'))
      .where('items.kind', '=', sql.lit('flashcard'))
      .orderBy('items.position')
      .orderBy('items.id'),
);

/** A book with a given title and author; `isVisible` to the viewer. */
export type SameBook = { id: number; title: string; hidden: 0 | 1; isVisible: 0 | 1 };

/** The book with an identity (the SDK's `bookIdentity`), whoever may see it. */
export const findSameBook = compiledQuery<SameBook, Viewer & { identity: string }>((db, param) =>
  db
    .selectFrom('books')
    .select(['books.id', 'books.title', 'books.hidden'])
    .select((eb) =>
      eb
        .case()
        .when(booksVisibleTo(viewerParams(param)))
        .then(sql.lit<0 | 1>(1))
        .else(sql.lit<0 | 1>(0))
        .end()
        .as('isVisible'),
    )
    .where('books.identity', '=', param('identity')),
);

type AddedBook = {
  title: string;
  author: string;
  identity: string;
  slug: string;
  imageUrl: string | null;
  description: string;
  topic: string;
  topicChosen: 0 | 1;
  listed: 0 | 1;
  createdAt: number;
};

/** Answers the id; undefined when another book has the identity or the slug. */
export async function insertBook(tx: Tx, book: AddedBook): Promise<number | undefined> {
  const added = await tx
    .insertInto('books')
    .values((eb) => ({
      slug: book.slug,
      identity: book.identity,
      title: book.title,
      author: book.author,
      description: book.description,
      topic_chosen: book.topicChosen,
      image_url: book.imageUrl,
      topic_id: eb.selectFrom('topics').select('topics.id').where('topics.name', '=', book.topic),
      listed: book.listed,
      created_at: book.createdAt,
    }))
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return added?.id;
}

/** Harmless for a reader who is among the book's adders already. */
export const insertAdder = compiledQuery<
  never,
  { userId: number; bookId: number; addedAt: number }
>((db, param) =>
  db
    .insertInto('book_adders')
    .values({ user_id: param('userId'), book_id: param('bookId'), added_at: param('addedAt') })
    .onConflict((conflict) => conflict.columns(['user_id', 'book_id']).doNothing()),
);

export const updateImage = compiledQuery<never, { bookId: number; imageUrl: string }>((db, param) =>
  db
    .updateTable('books')
    .set({ image_url: param('imageUrl') })
    .where('id', '=', param('bookId')),
);

/** A book whoever may see it, for admins. */
export const findAnyBook = compiledQuery<PresentableBook, { bookId: number }>((db, param) =>
  db
    .selectFrom('books')
    .innerJoin('topics', 'topics.id', 'books.topic_id')
    .select(bookColumns)
    .where('books.id', '=', param('bookId')),
);
