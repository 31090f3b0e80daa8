import { type Expression, type Kysely, type SqlBool, expressionBuilder, sql } from 'kysely';

import { compiledQuery } from '../../database/compiled-query.ts';
import type { Tx } from '../../database/connection.ts';
import type { Tables } from '../../database/tables.ts';
import {
  type Viewer,
  type ViewerExpressions,
  booksVisibleTo,
  viewerParams,
  visibleTo,
} from '../../items/visible-to.ts';
import type { Chapter, Chunk, TextFormat } from '../book-text.ts';

/** A text as one reader has it; `name` and `addedAt` of the one who shared it, where it is not theirs. */
export type SourceRow = {
  id: number;
  format: TextFormat;
  words: number;
  shared: 0 | 1;
  name: string;
  addedAt: number;
  reached: number | null;
};

/** A chapter with what was made of its parts. */
export type ChapterRow = {
  title: string;
  words: number;
  parts: number;
  questionParts: number;
  flashcardParts: number;
};

type OfReader = { bookId: number; userId: number };

/**
 * The texts of a book that the viewer has added, and those that admins share; oldest first. A shared
 * one comes once for each admin who shares it.
 */
export const findSources = compiledQuery<SourceRow, Viewer & { bookId: number }>((db, param) =>
  textsOf(db, viewerParams(param))
    .where('sources.book_id', '=', param('bookId'))
    .orderBy('sources.id')
    .orderBy('source_readers.added_at', 'desc'),
);

/** One of them, of a book that the viewer may see. */
export const findSource = compiledQuery<SourceRow, Viewer & { sourceId: number }>((db, param) =>
  textsOf(db, viewerParams(param))
    .innerJoin('books', 'books.id', 'sources.book_id')
    .where('sources.id', '=', param('sourceId'))
    .where(booksVisibleTo(viewerParams(param)))
    .orderBy('source_readers.added_at', 'desc')
    .limit(sql.lit(1)),
);

function textsOf(db: Kysely<Tables>, { viewerId }: ViewerExpressions) {
  return db
    .selectFrom('sources')
    .innerJoin('source_readers', 'source_readers.source_id', 'sources.id')
    .innerJoin('users', 'users.id', 'source_readers.user_id')
    .leftJoin('reading_positions', (join) =>
      join
        .onRef('reading_positions.source_id', '=', 'sources.id')
        .on('reading_positions.user_id', '=', viewerId),
    )
    .where('source_readers.removed_at', 'is', null)
    .where((eb) => eb.or([eb('source_readers.user_id', '=', viewerId), sharedWith(viewerId)]))
    .select(['sources.id', 'sources.format', 'sources.words', 'sources.shared'])
    .select(['source_readers.name', 'source_readers.added_at as addedAt'])
    .select('reading_positions.reached');
}

const of = expressionBuilder<Tables, 'sources' | 'source_readers' | 'users'>();

/** What an admin shares, with a viewer who does not have it as their own. */
function sharedWith(viewerId: Expression<number>): Expression<SqlBool> {
  const own = of
    .selectFrom('source_readers as own')
    .select('own.source_id')
    .whereRef('own.source_id', '=', 'sources.id')
    .where('own.user_id', '=', viewerId)
    .where('own.removed_at', 'is', null);
  return of.and([
    of('sources.shared', '=', of.lit(1)),
    of.not(of.exists(own)),
    of('users.role', '=', sql.lit<'admin'>('admin')),
  ]);
}

/** The chapters of a text, in their order. */
export const findChapters = compiledQuery<ChapterRow, { sourceId: number }>((db, param) =>
  db
    .selectFrom('source_chapters')
    .innerJoin('source_chunks', (join) =>
      join
        .onRef('source_chunks.source_id', '=', 'source_chapters.source_id')
        .onRef('source_chunks.chapter', '=', 'source_chapters.number'),
    )
    .where('source_chapters.source_id', '=', param('sourceId'))
    .select((eb) => [
      'source_chapters.title',
      eb.cast<number>(eb.fn.sum('source_chunks.words'), 'integer').as('words'),
      eb.cast<number>(eb.fn.countAll(), 'integer').as('parts'),
      eb.cast<number>(eb.fn.sum(isCovered('question_batches')), 'integer').as('questionParts'),
      eb.cast<number>(eb.fn.sum(isCovered('flashcard_batches')), 'integer').as('flashcardParts'),
    ])
    .groupBy(['source_chapters.number', 'source_chapters.title'])
    .orderBy('source_chapters.number'),
);

const isCovered = (column: 'question_batches' | 'flashcard_batches') =>
  sql<number>`case when ${sql.ref(`source_chunks.${column}`)} > 0 then 1 else 0 end`;

/** Title and author, and whether the reader has added the book. */
export const findBookOfReader = compiledQuery<
  { title: string; author: string; isAdder: 0 | 1 },
  OfReader
>((db, param) =>
  db
    .selectFrom('books')
    .where('books.id', '=', param('bookId'))
    .select(['books.title', 'books.author'])
    .select((eb) =>
      eb
        .case()
        .when(
          eb.exists(
            eb
              .selectFrom('book_adders')
              .select('book_adders.user_id')
              .whereRef('book_adders.book_id', '=', 'books.id')
              .where('book_adders.user_id', '=', param('userId')),
          ),
        )
        .then(sql.lit<0 | 1>(1))
        .else(sql.lit<0 | 1>(0))
        .end()
        .as('isAdder'),
    ),
);

type NewSource = { bookId: number; format: TextFormat; hash: string; words: number };

/**
 * The text with this content, made where it is new; its row is locked until the transaction ends.
 * `isEmpty` when its chapters are not there (any more).
 */
export async function upsertSource(
  tx: Tx,
  { bookId, format, hash, words, shared, now }: NewSource & { shared: 0 | 1; now: number },
): Promise<{ id: number; isEmpty: boolean }> {
  const { id } = await tx
    .insertInto('sources')
    .values({ book_id: bookId, format, content_hash: hash, words, shared, created_at: now })
    .onConflict((conflict) =>
      conflict.columns(['book_id', 'content_hash']).doUpdateSet((eb) => ({
        shared: eb
          .case()
          .when('excluded.shared', '=', 1)
          .then(eb.lit<0 | 1>(1))
          .else(eb.ref('sources.shared'))
          .end(),
      })),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  const chapter = await tx
    .selectFrom('source_chapters')
    .select('number')
    .where('source_id', '=', id)
    .limit(1)
    .executeTakeFirst();
  return { id, isEmpty: chapter === undefined };
}

/** Stores the chapters of a text, and its chunks where they are not there from before. */
export async function insertText(
  tx: Tx,
  sourceId: number,
  { chapters, chunks }: { chapters: readonly Chapter[]; chunks: readonly Chunk[] },
): Promise<void> {
  for (const [number, { title, text }] of chapters.entries()) {
    await tx
      .insertInto('source_chapters')
      .values({ source_id: sourceId, number, title, text })
      .execute();
  }
  for (const { number, chapter, start, end, words } of chunks) {
    await tx
      .insertInto('source_chunks')
      .values({ source_id: sourceId, number, chapter, start_at: start, end_at: end, words })
      .onConflict((conflict) => conflict.columns(['source_id', 'number']).doNothing())
      .execute();
  }
}

/** Brings back the items of a text that had gone with it. */
export const restoreItems = compiledQuery<never, { sourceId: number }>((db, param) =>
  db
    .updateTable('items')
    .set({ state: sql.lit('active') })
    .where('source_id', '=', param('sourceId'))
    .where('state', '=', sql.lit('removed')),
);

export const upsertReader = compiledQuery<
  never,
  { sourceId: number; userId: number; name: string; addedAt: number }
>((db, param) =>
  db
    .insertInto('source_readers')
    .values({
      source_id: param('sourceId'),
      user_id: param('userId'),
      name: param('name'),
      added_at: param('addedAt'),
    })
    .onConflict((conflict) =>
      conflict.columns(['source_id', 'user_id']).doUpdateSet((eb) => ({
        name: eb.ref('excluded.name'),
        removed_at: null,
      })),
    ),
);

/** Answers a row when the reader had the text. */
export const removeReader = compiledQuery<
  { source_id: number },
  { sourceId: number; userId: number; removedAt: number }
>((db, param) =>
  db
    .updateTable('source_readers')
    .set({ removed_at: param('removedAt') })
    .where('source_id', '=', param('sourceId'))
    .where('user_id', '=', param('userId'))
    .where('removed_at', 'is', null)
    .returning('source_id'),
);

/** A text is shared as long as an admin has it. */
export const unshareWithoutAdmin = compiledQuery<never, { sourceId: number }>((db, param) =>
  db
    .updateTable('sources')
    .set({ shared: sql.lit<0>(0) })
    .where('id', '=', param('sourceId'))
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('source_readers')
            .innerJoin('users', 'users.id', 'source_readers.user_id')
            .select('source_readers.user_id')
            .whereRef('source_readers.source_id', '=', 'sources.id')
            .where('source_readers.removed_at', 'is', null)
            .where('users.role', '=', sql.lit<'admin'>('admin')),
        ),
      ),
    ),
);

/** The quote of an item that the viewer may see, with the chapter where it stands. */
export type QuoteRow = { title: string; text: string; start: number; end: number };

export const findQuote = compiledQuery<QuoteRow, Viewer & { itemId: number }>((db, param) =>
  db
    .selectFrom('items')
    .innerJoin('books', 'books.id', 'items.book_id')
    .innerJoin('item_origins', 'item_origins.item_id', 'items.id')
    .innerJoin('source_chapters', (join) =>
      join
        .onRef('source_chapters.source_id', '=', 'items.source_id')
        .onRef('source_chapters.number', '=', 'item_origins.chapter'),
    )
    .where('items.id', '=', param('itemId'))
    .where(visibleTo(viewerParams(param)))
    .select(['source_chapters.title', 'source_chapters.text'])
    .select((eb) => [
      eb.ref('item_origins.quote_start').$notNull().as('start'),
      eb.ref('item_origins.quote_end').$notNull().as('end'),
    ])
    .where('item_origins.quote_end', 'is not', null),
);
