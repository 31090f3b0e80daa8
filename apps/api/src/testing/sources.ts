import type { Db } from '../database/connection.ts';
import { LONG_AGO } from './factories.ts';

let made = 0;

/** Of `aSource`, when nothing else is asked for. */
export const SAMPLE_CHAPTER = {
  title: 'Metals',
  text: 'Mercury is liquid in a warm room. Iron is not, and melts in a furnace only.',
};

/** A text of a book with one chapter and one chunk, which these readers have added. */
export async function aSource(
  db: Db,
  over: {
    bookId: number;
    readers?: readonly { readonly id: number }[];
    shared?: 0 | 1;
    chapter?: { title: string; text: string };
  },
): Promise<{ id: number; bookId: number }> {
  made += 1;
  const { bookId, readers = [], shared = 0, chapter = SAMPLE_CHAPTER } = over;
  const words = chapter.text.split(' ').length;
  const { id } = await db
    .insertInto('sources')
    .values({
      book_id: bookId,
      format: 'text',
      content_hash: `hash-${made}`,
      words,
      shared,
      created_at: LONG_AGO,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('source_chapters')
    .values({ source_id: id, number: 0, ...chapter })
    .execute();
  await db
    .insertInto('source_chunks')
    .values({
      source_id: id,
      number: 0,
      chapter: 0,
      start_at: 0,
      end_at: chapter.text.length,
      words,
    })
    .execute();
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
