import { type Kysely, sql } from 'kysely';

import { compiledQuery } from '../../database/compiled-query.ts';
import type { ItemKind, Tables } from '../../database/tables.ts';
import { type Viewer, viewerParams, visibleTo } from '../../items/visible-to.ts';
import type { Makeable } from '../draft.ts';

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

/** A text with how many batches the chunks that the viewer has read so far were used in. */
export type SourceRow = {
  id: number;
  shared: 0 | 1;
  /** How many of its chapters the viewer has got to; null: all of them. */
  reached: number | null;
  chunks: number;
  questions: number;
  flashcards: number;
};

/**
 * The texts of a book that the viewer may have items made from: their own, and shared ones when they
 * are an admin or have added the book.
 */
export const findUsableSources = compiledQuery<SourceRow, Viewer & { bookId: number }>(
  (db, param) =>
    db
      .selectFrom('sources')
      .innerJoin('source_chunks', 'source_chunks.source_id', 'sources.id')
      .leftJoin('reading_positions', (join) =>
        join
          .onRef('reading_positions.source_id', '=', 'sources.id')
          .on('reading_positions.user_id', '=', param('viewerId')),
      )
      .select(['sources.id', 'sources.shared', 'reading_positions.reached'])
      .select((eb) => [
        eb.cast<number>(eb.fn.countAll(), 'integer').as('chunks'),
        eb.cast<number>(eb.fn.sum('question_batches'), 'integer').as('questions'),
        eb.cast<number>(eb.fn.sum('flashcard_batches'), 'integer').as('flashcards'),
      ])
      .where('sources.book_id', '=', param('bookId'))
      .where((eb) =>
        eb.or([
          eb('reading_positions.reached', 'is', null),
          eb('source_chunks.chapter', '<', eb.ref('reading_positions.reached')),
        ]),
      )
      .where((eb) => {
        const isAdmin = eb(viewerParams(param).viewerIsAdmin, '=', eb.lit(1));
        const isAdder = eb.exists(
          eb
            .selectFrom('book_adders')
            .select('book_adders.user_id')
            .whereRef('book_adders.book_id', '=', 'sources.book_id')
            .where('book_adders.user_id', '=', param('viewerId')),
        );
        const isOwn = eb.exists(
          eb
            .selectFrom('source_readers')
            .select('source_readers.user_id')
            .whereRef('source_readers.source_id', '=', 'sources.id')
            .where('source_readers.user_id', '=', param('viewerId'))
            .where('source_readers.removed_at', 'is', null),
        );
        const isShared = eb('sources.shared', '=', eb.lit(1));
        return eb.or([isOwn, eb.and([isShared, eb.or([isAdmin, isAdder])])]);
      })
      .groupBy(['sources.id', 'sources.shared', 'reading_positions.reached'])
      .orderBy('sources.id'),
);

/** A chunk and how many batches of either kind it was used in. */
export type ChunkRow = {
  number: number;
  chapter: number;
  start: number;
  end: number;
  words: number;
  questions: number;
  flashcards: number;
};

export const findChunks = compiledQuery<ChunkRow, { sourceId: number }>((db, param) =>
  db
    .selectFrom('source_chunks')
    .select(['number', 'chapter', 'start_at as start', 'end_at as end', 'words'])
    .select(['question_batches as questions', 'flashcard_batches as flashcards'])
    .where('source_id', '=', param('sourceId'))
    .orderBy('number'),
);

export const findChapters = compiledQuery<{ title: string; text: string }, { sourceId: number }>(
  (db, param) =>
    db
      .selectFrom('source_chapters')
      .select(['title', 'text'])
      .where('source_id', '=', param('sourceId'))
      .orderBy('number'),
);

export type KnownRow = {
  id: number;
  kind: ItemKind;
  body: string;
  answer_key: string | null;
  sourceId: number | null;
  chunk: number | null;
  chapter: number | null;
  start: number | null;
  end: number | null;
};

/**
 * The items of a book that the viewer may see, and those of this text and of none, also what was
 * taken away: it would be made again else. By id, from a first one on.
 */
export const findKnownItems = compiledQuery<
  KnownRow,
  Viewer & { bookId: number; sourceId: number; fromId: number }
>((db, param) =>
  db
    .selectFrom('items')
    .innerJoin('books', 'books.id', 'items.book_id')
    .innerJoin('item_revisions', (join) =>
      join
        .onRef('item_revisions.item_id', '=', 'items.id')
        .onRef('item_revisions.revision', '=', 'items.revision'),
    )
    .leftJoin('item_origins', 'item_origins.item_id', 'items.id')
    .select(['items.id', 'items.kind', 'item_revisions.body', 'item_revisions.answer_key'])
    .select(['items.source_id as sourceId', 'item_origins.chunk', 'item_origins.chapter'])
    .select(['item_origins.quote_start as start', 'item_origins.quote_end as end'])
    .where('items.book_id', '=', param('bookId'))
    .where('items.id', '>=', param('fromId'))
    .where((eb) =>
      eb.or([
        visibleTo(viewerParams(param)),
        eb.and([
          eb.or([eb('items.source_id', '=', param('sourceId')), eb('items.source_id', 'is', null)]),
          eb('items.state', '<>', sql.lit('removed')),
        ]),
      ]),
    )
    .orderBy('items.id'),
);

/** Holds a book until the transaction ends, by an update that changes nothing. */
export const holdBook = compiledQuery<never, { bookId: number }>((db, param) =>
  db
    .updateTable('books')
    .set((eb) => ({ hidden: eb.ref('hidden') }))
    .where('id', '=', param('bookId')),
);

/** The same of a text. */
export const holdSource = compiledQuery<never, { sourceId: number }>((db, param) =>
  db
    .updateTable('sources')
    .set((eb) => ({ shared: eb.ref('shared') }))
    .where('id', '=', param('sourceId')),
);

export const findLastPosition = compiledQuery<{ position: number | null }, { bookId: number }>(
  (db, param) =>
    db
      .selectFrom('items')
      .select((eb) => eb.fn.max('position').as('position'))
      .where('book_id', '=', param('bookId')),
);

export const insertOrigin = compiledQuery<
  never,
  {
    itemId: number;
    runId: number | null;
    grounding: Tables['item_origins']['grounding'];
    chunk: number | null;
    chapter: number | null;
    title: string | null;
    quote: string | null;
    start: number | null;
    end: number | null;
    model: string | null;
    promptVersion: string | null;
  }
>((db, param) =>
  db.insertInto('item_origins').values({
    item_id: param('itemId'),
    run_id: param('runId'),
    grounding: param('grounding'),
    chunk: param('chunk'),
    chapter: param('chapter'),
    chapter_title: param('title'),
    quote: param('quote'),
    quote_start: param('start'),
    quote_end: param('end'),
    model: param('model'),
    prompt_version: param('promptVersion'),
  }),
);

type InChunk = { sourceId: number; chunk: number };

const updateChunk = (db: Kysely<Tables>) => db.updateTable('source_chunks');

/** Counts a batch that worked on a chunk. */
export const countBatch = {
  questions: compiledQuery<never, InChunk>((db, param) =>
    updateChunk(db)
      .set((eb) => ({ question_batches: eb('question_batches', '+', 1) }))
      .where('source_id', '=', param('sourceId'))
      .where('number', '=', param('chunk')),
  ),
  flashcards: compiledQuery<never, InChunk>((db, param) =>
    updateChunk(db)
      .set((eb) => ({ flashcard_batches: eb('flashcard_batches', '+', 1) }))
      .where('source_id', '=', param('sourceId'))
      .where('number', '=', param('chunk')),
  ),
} satisfies Record<Makeable, unknown>;

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
