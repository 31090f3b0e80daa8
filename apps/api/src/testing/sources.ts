import type { Db } from '../database/connection.ts';
import type { Chapter } from '../generation/book-text.ts';
import { chunksOf } from '../generation/parsing/chunks.ts';
import { insertText } from '../generation/sources/chapter-queries.ts';
import { LONG_AGO } from './factories.ts';

let made = 0;

/** Of `aSource`, when nothing else is asked for. */
export const SAMPLE_CHAPTER = {
  title: 'Metals',
  text: 'Mercury is liquid in a warm room. Iron is not, and melts in a furnace only.',
};

/** A text of a book, which these readers have added; short chapters are one chunk each. */
export async function aSource(
  db: Db,
  over: {
    bookId: number;
    readers?: readonly { readonly id: number }[];
    shared?: 0 | 1;
    chapters?: readonly Chapter[];
  },
): Promise<{ id: number; bookId: number }> {
  made += 1;
  const { bookId, readers = [], shared = 0, chapters = [SAMPLE_CHAPTER] } = over;
  const chunks = chunksOf(chapters);
  const { id } = await db
    .insertInto('sources')
    .values({
      book_id: bookId,
      format: 'text',
      content_hash: `hash-${made}`,
      words: chunks.reduce((sum, { words }) => sum + words, 0),
      shared,
      created_at: LONG_AGO,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db.transaction().execute((tx) => insertText(tx, id, { chapters, chunks }));
  for (const reader of readers) {
    await db
      .insertInto('source_readers')
      .values({ source_id: id, user_id: reader.id, name: 'metals.txt', added_at: LONG_AGO })
      .execute();
  }
  return { id, bookId };
}

/** A run that is over, of a reader. */
export async function aRun(
  db: Db,
  { bookId, userId, sourceId }: { bookId: number; userId: number; sourceId: number },
): Promise<void> {
  await db
    .insertInto('generation_runs')
    .values({
      book_id: bookId,
      what: 'questions',
      source_id: sourceId,
      source_key: sourceId,
      user_id: userId,
      state: 'done',
      stage: 'storing',
      progress: 1,
      started_at: LONG_AGO,
      heartbeat_at: LONG_AGO,
      finished_at: LONG_AGO,
    })
    .execute();
}

/** Makes a stored item one that was made from a text: its readers alone see it. */
export async function groundItem(
  db: Db,
  itemId: number,
  source: { readonly id: number },
  quote = 'Mercury is liquid in a warm room.',
): Promise<void> {
  const { title, text } = await db
    .selectFrom('source_chapters')
    .selectAll()
    .where('source_id', '=', source.id)
    .executeTakeFirstOrThrow();
  const start = text.indexOf(quote);
  await db.updateTable('items').set({ source_id: source.id }).where('id', '=', itemId).execute();
  await db
    .insertInto('item_origins')
    .values({
      item_id: itemId,
      grounding: 'source',
      chunk: 0,
      chapter: 0,
      chapter_title: title,
      quote,
      quote_start: start,
      quote_end: start + quote.length,
      model: 'test-model',
      prompt_version: 'test',
    })
    .execute();
}
