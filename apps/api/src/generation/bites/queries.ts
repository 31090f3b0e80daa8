import { BITE_WINDOW, HIGHLIGHT_FORMATS, USUAL_DEMAND } from '@morsel/sdk/domain';
import { type Expression, type SqlBool, expressionBuilder } from 'kysely';

import type { Db, Tx } from '../../database/connection.ts';
import type { Tables } from '../../database/tables.ts';
import { currentRevision } from '../../items/item-revisions.ts';
import type { ReadText } from './offer-bites.ts';

const on = expressionBuilder<Tables, 'bites' | 'sources'>();

/** What is known of these texts, and whether their bites were found. */
export async function findTexts(db: Db, sourceIds: readonly number[]) {
  if (sourceIds.length === 0) return [];
  return db
    .selectFrom('sources')
    .select(['id', 'format', 'language', 'rankedAt'])
    .where('id', 'in', sourceIds)
    .orderBy('id')
    .execute();
}

/** Bites of the chapters of these texts that are read so far. */
const isIn = (texts: readonly ReadText[]): Expression<SqlBool> =>
  on.or(
    texts.map(({ id, reached }) =>
      on.and([
        on('bites.sourceId', '=', id),
        ...(reached === null ? [] : [on('bites.chapter', '<', reached)]),
      ]),
    ),
  );

/** What readers have marked themselves comes first. */
const isMarked = on('sources.format', 'in', [...HIGHLIGHT_FORMATS]);

/** A bite that was not offered to a reader before. */
export type NextBiteRow = Awaited<ReturnType<typeof findNextBites>>[number];

export function findNextBites(
  tx: Tx,
  { userId, texts, most }: { userId: number; texts: readonly ReadText[]; most: number },
) {
  return selectUnoffered(tx, userId, texts)
    .innerJoin('sourceChapters', (join) =>
      join
        .onRef('sourceChapters.sourceId', '=', 'bites.sourceId')
        .onRef('sourceChapters.number', '=', 'bites.chapter'),
    )
    .select(['bites.sourceId', 'bites.rank', 'bites.chapter', 'bites.startAt', 'bites.endAt'])
    .select(['bites.sentence', 'sourceChapters.title'])
    .orderBy(isMarked, 'desc')
    .orderBy('bites.rank')
    .orderBy('bites.sourceId')
    .limit(most)
    .execute();
}

export async function countUnoffered(
  tx: Tx,
  { userId, texts }: { userId: number; texts: readonly ReadText[] },
): Promise<number> {
  const { count } = await selectUnoffered(tx, userId, texts)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

function selectUnoffered(tx: Tx, userId: number, texts: readonly ReadText[]) {
  return tx
    .selectFrom('bites')
    .innerJoin('sources', 'sources.id', 'bites.sourceId')
    .where(isIn(texts))
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('items')
            .select('items.id')
            .where('items.ownerId', '=', userId)
            .whereRef('items.sourceId', '=', 'bites.sourceId')
            .whereRef('items.biteRank', '=', 'bites.rank'),
        ),
      ),
    );
}

/** A bite that lies before a reader. */
export type BiteRow = Awaited<ReturnType<typeof findOffered>>[number];

export function findOffered(tx: Tx, userId: number, texts: readonly ReadText[]) {
  return tx
    .selectFrom('bites')
    .innerJoin('sources', 'sources.id', 'bites.sourceId')
    .innerJoin('items', (join) =>
      join
        .onRef('items.sourceId', '=', 'bites.sourceId')
        .onRef('items.biteRank', '=', 'bites.rank'),
    )
    .innerJoin('itemOrigins', (join) =>
      join
        .onRef('itemOrigins.itemId', '=', 'items.id')
        // A text that came back may be ranked anew.
        .onRef('itemOrigins.chapter', '=', 'bites.chapter')
        .onRef('itemOrigins.quoteStart', '=', 'bites.startAt'),
    )
    .leftJoin('itemRevisions', currentRevision)
    .select('itemRevisions.revision as lastRevision')
    .select(['items.id', 'bites.sourceId', 'itemOrigins.chapterTitle as chapter'])
    .select(['bites.before', 'bites.sentence', 'bites.gaps', 'bites.card'])
    .where('items.ownerId', '=', userId)
    .where('items.state', '=', 'offered')
    .where(isIn(texts))
    .orderBy(isMarked, 'desc')
    .orderBy('bites.rank')
    .orderBy('bites.sourceId')
    .limit(BITE_WINDOW)
    .execute();
}

/** How many bites, of whatever book, were put before a reader since then (epoch ms). */
export async function countOffered(
  tx: Tx,
  { userId, since }: { userId: number; since: number },
): Promise<number> {
  const { count } = await tx
    .selectFrom('items')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('ownerId', '=', userId)
    .where('biteRank', 'is not', null)
    .where('createdAt', '>', since)
    .executeTakeFirstOrThrow();
  return count;
}

/** How many bites of a book a reader has kept, and how many they have skipped. */
export function countDecided(tx: Tx, { userId, bookId }: { userId: number; bookId: number }) {
  return tx
    .selectFrom('items')
    .select((eb) => {
      const all = eb.fn.countAll<number>();
      return [
        all.filterWhere('state', 'in', ['active', 'hidden']).as('kept'),
        all.filterWhere('state', '=', 'skipped').as('skipped'),
      ];
    })
    .where('ownerId', '=', userId)
    .where('bookId', '=', bookId)
    .where('biteRank', 'is not', null)
    .executeTakeFirstOrThrow();
}

/** Puts bites before a reader; those that lie there already, or did once, stay as they are. */
export async function insertOffered(
  tx: Tx,
  bites: readonly NextBiteRow[],
  { userId, bookId, now }: { userId: number; bookId: number; now: number },
): Promise<void> {
  if (bites.length === 0) return;
  const offered = await tx
    .insertInto('items')
    .values(
      bites.map(({ sourceId, rank }) => ({
        bookId,
        sourceId,
        biteRank: rank,
        ownerId: userId,
        state: 'offered' as const,
        // What it will be is the reader's to say.
        kind: 'cloze' as const,
        demand: USUAL_DEMAND.cloze,
        libraryKey: null,
        difficulty: MEDIUM,
        createdAt: now,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning(['id', 'sourceId', 'biteRank'])
    .execute();
  const itemOf = new Map(offered.map((item) => [`${item.sourceId} ${item.biteRank}`, item.id]));
  const origins = bites.flatMap(({ sourceId, rank, ...bite }) => {
    const itemId = itemOf.get(`${sourceId} ${rank}`);
    return itemId === undefined ? [] : [{ itemId, ...originOfBite(bite) }];
  });
  if (origins.length > 0) await tx.insertInto('itemOrigins').values(origins).execute();
}

const MEDIUM = 2;

const originOfBite = (bite: Omit<NextBiteRow, 'sourceId' | 'rank'>) => ({
  grounding: 'extractive' as const,
  chapter: bite.chapter,
  chapterTitle: bite.title,
  quote: bite.sentence,
  quoteStart: bite.startAt,
  quoteEnd: bite.endAt,
});

/** A statement has room for some 32000 parameters. */
const ROWS_AT_ONCE = 1000;

type NewBite = Omit<Tables['bites'], 'sourceId' | 'rank'>;

/** Stores the bites of a text, best first. */
export async function insertBites(
  tx: Tx,
  { sourceId, bites, now }: { sourceId: number; bites: readonly NewBite[]; now: number },
): Promise<void> {
  for (let start = 0; start < bites.length; start += ROWS_AT_ONCE) {
    const rows = bites
      .slice(start, start + ROWS_AT_ONCE)
      .map((bite, index) => ({ ...bite, sourceId, rank: start + index }));
    await tx.insertInto('bites').values(rows).execute();
  }
  await tx.updateTable('sources').set({ rankedAt: now }).where('id', '=', sourceId).execute();
}

/** Whether nobody has found the bites of a text yet. */
export async function isUnranked(tx: Tx, sourceId: number): Promise<boolean> {
  const source = await tx
    .selectFrom('sources')
    .select('rankedAt')
    .where('id', '=', sourceId)
    .executeTakeFirst();
  return source?.rankedAt === null;
}
