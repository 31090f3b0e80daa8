import type { ExpressionBuilder } from 'kysely';

import type { Db, Tx } from '../../database/connection.ts';
import type { Tables } from '../../database/tables.ts';

/** The text that highlights of a reader were put into last, if it is of this book. */
type LastText = { readonly sourceId: number; readonly userId: number; readonly bookId: number };

/** A text may go on that its reader has, and of which no bites were found yet. */
const mayGoOn =
  ({ sourceId, userId, bookId }: LastText) =>
  (eb: ExpressionBuilder<Tables, 'sources'>) =>
    eb.and([
      eb('sources.id', '=', sourceId),
      eb('sources.bookId', '=', bookId),
      eb('sources.rankedAt', 'is', null),
      eb.exists(
        eb
          .selectFrom('sourceReaders')
          .select('sourceReaders.userId')
          .whereRef('sourceReaders.sourceId', '=', 'sources.id')
          .where('sourceReaders.userId', '=', userId)
          .where('sourceReaders.removedAt', 'is', null),
      ),
    ]);

/** The text that grows, with its last chapter. */
export async function findGrowingText(tx: Tx, lastText: LastText) {
  const text = await tx
    .updateTable('sources')
    // Changes nothing: the text stays as it is until the transaction ends.
    .set((eb) => ({ shared: eb.ref('shared') }))
    .where(mayGoOn(lastText))
    .returning('id')
    .executeTakeFirst();
  if (text === undefined) return undefined;
  const last = await tx
    .selectFrom('sourceChapters')
    .select(['number', 'text'])
    .where('sourceId', '=', text.id)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  return { id: text.id, last };
}

/** Whether there is one, told by reading alone. */
export async function hasGrowingText(db: Db, lastText: LastText): Promise<boolean> {
  const text = db.selectFrom('sources').select('id').where(mayGoOn(lastText));
  return (await text.executeTakeFirst()) !== undefined;
}

/** Whether nothing was made of a text, nor is being made. */
export async function isUntouched(tx: Tx, sourceId: number): Promise<boolean> {
  const item = tx.selectFrom('items').select('id').where('sourceId', '=', sourceId).limit(1);
  const run = tx
    .selectFrom('generationRuns')
    .select('id')
    .where('sourceId', '=', sourceId)
    .limit(1);
  return [await item.execute(), await run.execute()].every((rows) => rows.length === 0);
}

export async function insertEmptyText(
  tx: Tx,
  row: { bookId: number; contentHash: string; createdAt: number; language: string | null },
): Promise<number> {
  const { id } = await tx
    .insertInto('sources')
    .values({ ...row, format: 'readwise', words: 0, shared: 0 })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function deleteChapters(tx: Tx, sourceId: number): Promise<void> {
  await tx.deleteFrom('sourceChunks').where('sourceId', '=', sourceId).execute();
  await tx.deleteFrom('sourceChapters').where('sourceId', '=', sourceId).execute();
}

type ChapterOfText = {
  readonly sourceId: number;
  readonly number: number;
  readonly text: string;
  readonly words: number;
};

/** Lets the last chapter go on; its one chunk grows with it. */
export async function growChapter(
  tx: Tx,
  { sourceId, number, text, words }: ChapterOfText,
): Promise<void> {
  await tx
    .updateTable('sourceChapters')
    .set({ text })
    .where('sourceId', '=', sourceId)
    .where('number', '=', number)
    .execute();
  await tx
    .updateTable('sourceChunks')
    .set({ endAt: text.length, words })
    .where('sourceId', '=', sourceId)
    .where('chapter', '=', number)
    .execute();
}

export async function insertChapter(
  tx: Tx,
  { words, ...chapter }: ChapterOfText & { readonly title: string },
): Promise<void> {
  const { sourceId, number, text } = chapter;
  await tx.insertInto('sourceChapters').values(chapter).execute();
  const chunk = { sourceId, number, chapter: number, startAt: 0, endAt: text.length, words };
  await tx.insertInto('sourceChunks').values(chunk).execute();
}

export async function countTextWords(tx: Tx, sourceId: number): Promise<void> {
  await tx
    .updateTable('sources')
    .set((eb) => ({
      words: eb
        .selectFrom('sourceChunks')
        .select((sub) => sub.fn.sum<number>('sourceChunks.words').as('words'))
        .where('sourceChunks.sourceId', '=', sourceId)
        .$asScalar()
        .$notNull(),
    }))
    .where('id', '=', sourceId)
    .execute();
}
