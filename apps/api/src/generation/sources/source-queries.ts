import type { TextFormat } from '@morsel/sdk/domain';
import { type Expression, type Kysely, type SqlBool, expressionBuilder } from 'kysely';

import type { Db, Tx } from '../../database/connection.ts';
import type { Tables } from '../../database/tables.ts';
import { booksVisibleTo } from '../../items/visible-to.ts';
import type { Reader } from '../../reader.ts';

/** A text as one reader has it; `name` and `addedAt` of the one who shared it, where it is not theirs. */
export type SourceRow = Awaited<ReturnType<typeof findSources>>[number];

/**
 * The texts of a book that the reader has added, and those that admins share; oldest first. A shared
 * one comes once for each admin who shares it.
 */
export function findSources(db: Db | Tx, reader: Reader, bookId: number) {
  return selectSources(db, reader.id)
    .where('sources.bookId', '=', bookId)
    .orderBy('sources.id')
    .orderBy('sourceReaders.addedAt', 'desc')
    .execute();
}

/** One of them, of a book that the reader may see. */
export function findSource(db: Db | Tx, reader: Reader, sourceId: number) {
  return selectSources(db, reader.id)
    .innerJoin('books', 'books.id', 'sources.bookId')
    .where('sources.id', '=', sourceId)
    .where(booksVisibleTo(reader))
    .orderBy('sourceReaders.addedAt', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** The texts that a reader has added, and those that admins share; a shared one once for each admin. */
export function selectSources(db: Kysely<Tables>, userId: number) {
  return db
    .selectFrom('sources')
    .innerJoin('sourceReaders', 'sourceReaders.sourceId', 'sources.id')
    .innerJoin('users', 'users.id', 'sourceReaders.userId')
    .leftJoin('readingPositions', (join) =>
      join
        .onRef('readingPositions.sourceId', '=', 'sources.id')
        .on('readingPositions.userId', '=', userId),
    )
    .where('sourceReaders.removedAt', 'is', null)
    .where((eb) => eb.or([eb('sourceReaders.userId', '=', userId), sharedWith(userId)]))
    .select(['sources.id', 'sources.bookId', 'sources.format', 'sources.words'])
    .select(['sources.language', 'sources.shared'])
    .select(['sourceReaders.name', 'sourceReaders.addedAt'])
    .select('readingPositions.reached');
}

const on = expressionBuilder<Tables, 'sources' | 'sourceReaders' | 'users'>();

/** What an admin shares, with a reader who does not have it as their own. */
function sharedWith(userId: number): Expression<SqlBool> {
  return on.and([
    on('sources.shared', '=', 1),
    on('users.role', '=', 'admin'),
    on.not(isTextOf(userId)),
  ]);
}

/** Texts that the reader has added and not removed again. For queries on sources. */
function isTextOf(userId: number): Expression<SqlBool> {
  return on.exists(
    on
      .selectFrom('sourceReaders as own')
      .select('own.sourceId')
      .whereRef('own.sourceId', '=', 'sources.id')
      .where('own.userId', '=', userId)
      .where('own.removedAt', 'is', null),
  );
}

/** Whether the reader has added a text of the book, and not removed it again. */
export async function hasTextOfOwn(db: Db | Tx, { id }: Reader, bookId: number): Promise<boolean> {
  const own = await db
    .selectFrom('sources')
    .select('sources.id')
    .where('sources.bookId', '=', bookId)
    .where(isTextOf(id))
    .limit(1)
    .executeTakeFirst();
  return own !== undefined;
}

/** A text with how many batches the chunks that the reader has read so far were used in. */
export type UsableSourceRow = Awaited<ReturnType<typeof findUsableSources>>[number];

/**
 * The texts of a book that the reader may have items made from: their own, and shared ones when they
 * are an admin or have added the book. `reached`: how many of its chapters the reader has got to;
 * null: all of them.
 */
export function findUsableSources(db: Db | Tx, { id: userId, role }: Reader, bookId: number) {
  return db
    .selectFrom('sources')
    .innerJoin('sourceChunks', 'sourceChunks.sourceId', 'sources.id')
    .leftJoin('readingPositions', (join) =>
      join
        .onRef('readingPositions.sourceId', '=', 'sources.id')
        .on('readingPositions.userId', '=', userId),
    )
    .select(['sources.id', 'sources.shared', 'readingPositions.reached'])
    .select((eb) => [
      eb.fn.countAll<number>().as('chunks'),
      eb.fn.sum<number>('questionBatches').as('questions'),
      eb.fn.sum<number>('flashcardBatches').as('flashcards'),
    ])
    .where('sources.bookId', '=', bookId)
    .where((eb) =>
      eb.or([
        eb('readingPositions.reached', 'is', null),
        eb('sourceChunks.chapter', '<', eb.ref('readingPositions.reached')),
      ]),
    )
    .where((eb) => {
      const isAdder = eb.exists(
        eb
          .selectFrom('bookAdders')
          .select('bookAdders.userId')
          .whereRef('bookAdders.bookId', '=', 'sources.bookId')
          .where('bookAdders.userId', '=', userId),
      );
      const isShared = eb('sources.shared', '=', 1);
      const isSharedWith = role === 'admin' ? isShared : eb.and([isShared, isAdder]);
      return eb.or([isTextOf(userId), isSharedWith]);
    })
    .groupBy(['sources.id', 'sources.shared', 'readingPositions.reached'])
    .orderBy('sources.id')
    .execute();
}

/** The language of a text, as a primary tag of BCP 47; null where it is not known. */
export async function findLanguage(db: Db, sourceId: number): Promise<string | null> {
  const source = await db
    .selectFrom('sources')
    .select('language')
    .where('id', '=', sourceId)
    .executeTakeFirst();
  return source?.language ?? null;
}

type NewSource = {
  bookId: number;
  format: TextFormat;
  hash: string;
  words: number;
  language: string | null;
};

/**
 * The text with this content, made where it is new; its row is locked until the transaction ends.
 * `isEmpty` when its chapters are not there (any more).
 */
export async function upsertSource(
  tx: Tx,
  {
    bookId,
    format,
    hash,
    words,
    language,
    shared,
    now,
  }: NewSource & { shared: 0 | 1; now: number },
): Promise<{ id: number; isEmpty: boolean }> {
  const { id } = await tx
    .insertInto('sources')
    .values({ bookId, format, contentHash: hash, words, language, shared, createdAt: now })
    // Locks the row also where nothing changes: what is shared stays so.
    .onConflict((conflict) =>
      conflict.columns(['bookId', 'contentHash']).doUpdateSet((eb) => ({
        language,
        shared: shared === 1 ? 1 : eb.ref('sources.shared'),
      })),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  const chapter = await tx
    .selectFrom('sourceChapters')
    .select('number')
    .where('sourceId', '=', id)
    .limit(1)
    .executeTakeFirst();
  return { id, isEmpty: chapter === undefined };
}

/**
 * Keeps a text from being deleted until the transaction ends, by an update that changes nothing;
 * false when it is not there any more.
 */
export async function lockSource(tx: Tx, sourceId: number): Promise<boolean> {
  const locked = await tx
    .updateTable('sources')
    .set((eb) => ({ shared: eb.ref('shared') }))
    .where('id', '=', sourceId)
    .returning('id')
    .executeTakeFirst();
  return locked !== undefined;
}

/** Brings back the items of a text that had gone with it. */
export async function restoreItems(tx: Tx, sourceId: number): Promise<void> {
  await tx
    .updateTable('items')
    .set({ state: 'active' })
    .where('sourceId', '=', sourceId)
    .where('state', '=', 'removed')
    .execute();
}
