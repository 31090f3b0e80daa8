import { sql } from 'kysely';

import { compiledQuery } from '../../database/compiled-query.ts';
import type { Tx } from '../../database/connection.ts';
import { type Viewer, viewerParams, visibleTo } from '../../items/visible-to.ts';
import type { Chapter, Chunk } from '../book-text.ts';

/** A chapter with what was made of its parts. */
export type ChapterRow = {
  title: string;
  words: number;
  parts: number;
  questionParts: number;
  flashcardParts: number;
};

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
