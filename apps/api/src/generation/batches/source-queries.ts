import type { Kysely } from 'kysely';

import { compiledQuery } from '../../database/compiled-query.ts';
import type { Tables } from '../../database/tables.ts';
import { type Viewer, viewerParams } from '../../items/visible-to.ts';
import type { Makeable } from '../draft.ts';

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

/** Holds a text until the transaction ends, by an update that changes nothing. */
export const holdSource = compiledQuery<never, { sourceId: number }>((db, param) =>
  db
    .updateTable('sources')
    .set((eb) => ({ shared: eb.ref('shared') }))
    .where('id', '=', param('sourceId')),
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
