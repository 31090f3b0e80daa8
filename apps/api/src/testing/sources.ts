import type { TextFormat } from '@morsel/sdk/domain';

import type { Db } from '../database/connection.ts';
import type { Chapter, Structure } from '../generation/book-text.ts';
import { chunksOf } from '../generation/parsing/cut-chunks.ts';
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
    format?: TextFormat;
    /** When its bites were found, none of them where nothing else is done. */
    rankedAt?: number | null;
    structures?: readonly Structure[];
    language?: string | null;
  },
): Promise<{ id: number; bookId: number }> {
  made += 1;
  const { bookId, readers = [], shared = 0, chapters = [SAMPLE_CHAPTER] } = over;
  const { format = 'text', rankedAt = LONG_AGO } = over;
  const { structures = [], language = 'en' } = over;
  const chunks = chunksOf(chapters);
  const { id } = await db
    .insertInto('sources')
    .values({
      bookId,
      format,
      rankedAt,
      contentHash: `hash-${made}`,
      words: chunks.reduce((sum, { words }) => sum + words, 0),
      language,
      shared,
      createdAt: LONG_AGO,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db.transaction().execute((tx) => insertText(tx, id, { chapters, structures, chunks }));
  for (const reader of readers) {
    await db
      .insertInto('sourceReaders')
      .values({ sourceId: id, userId: reader.id, name: 'metals.txt', addedAt: LONG_AGO })
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
    .insertInto('generationRuns')
    .values({
      bookId,
      what: 'questions',
      sourceId,
      sourceKey: sourceId,
      userId,
      state: 'done',
      stage: 'storing',
      progress: 1,
      startedAt: LONG_AGO,
      heartbeatAt: LONG_AGO,
      finishedAt: LONG_AGO,
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
    .selectFrom('sourceChapters')
    .selectAll()
    .where('sourceId', '=', source.id)
    .executeTakeFirstOrThrow();
  const start = text.indexOf(quote);
  await db.updateTable('items').set({ sourceId: source.id }).where('id', '=', itemId).execute();
  await db
    .insertInto('itemOrigins')
    .values({
      itemId,
      grounding: 'source',
      chunk: 0,
      chapter: 0,
      chapterTitle: title,
      quote,
      quoteStart: start,
      quoteEnd: start + quote.length,
      model: 'test-model',
      promptVersion: 'test',
    })
    .execute();
}

/** An idea in the plan of a text. */
export async function anIdea(db: Db, sourceId: number): Promise<{ key: string }> {
  const key = 'liquid-metal';
  const told = { rank: 0, title: 'Liquid metal', chapter: 0, chunks: '[0]' };
  await db
    .insertInto('sourceIdeas')
    .values({ sourceId, key, ...told })
    .execute();
  return { key };
}
