import { expressionBuilder } from 'kysely';

import type { Db, Tx } from '../../database/connection.ts';
import type { Tables } from '../../database/tables.ts';

type OfReader = { readonly sourceId: number; readonly userId: number };

export async function upsertReader(
  tx: Tx,
  {
    partialMd5 = null,
    spineItems,
    ...reader
  }: OfReader & {
    name: string;
    addedAt: number;
    partialMd5?: string | null;
    spineItems?: readonly number[] | undefined;
  },
): Promise<void> {
  const file = { partialMd5, spineItems: spineItems ? JSON.stringify(spineItems) : null };
  await tx
    .insertInto('sourceReaders')
    .values({ ...reader, ...file })
    .onConflict((conflict) =>
      conflict
        .columns(['sourceId', 'userId'])
        // The file that was known stays so when notes of the same words come.
        .doUpdateSet({ ...(partialMd5 !== null && file), name: reader.name, removedAt: null }),
    )
    .execute();
}

/** Takes a text away from a reader; false when they have no such text. */
export async function removeReader(
  tx: Tx,
  { sourceId, userId, removedAt }: OfReader & { removedAt: number },
): Promise<boolean> {
  const removed = await tx
    .updateTable('sourceReaders')
    .set({ removedAt })
    .where('sourceId', '=', sourceId)
    .where('userId', '=', userId)
    .where('removedAt', 'is', null)
    .returning('sourceId')
    .executeTakeFirst();
  return removed !== undefined;
}

/** A text is shared as long as an admin has it. */
export async function unshareWithoutAdmin(tx: Tx, sourceId: number): Promise<void> {
  await tx
    .updateTable('sources')
    .set({ shared: 0 })
    .where('id', '=', sourceId)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('sourceReaders')
            .innerJoin('users', 'users.id', 'sourceReaders.userId')
            .select('sourceReaders.userId')
            .whereRef('sourceReaders.sourceId', '=', 'sources.id')
            .where('sourceReaders.removedAt', 'is', null)
            .where('users.role', '=', 'admin'),
        ),
      ),
    )
    .execute();
}

/**
 * In which documents of a file the chapters of a text begin: of the very file, else of the one that the
 * reader added; null where it is not known.
 */
export async function findSpineItems(
  tx: Tx,
  { sourceId, userId, partialMd5 }: OfReader & { partialMd5: string },
): Promise<readonly number[] | null> {
  const files = await tx
    .selectFrom('sourceReaders')
    .select(['userId', 'partialMd5', 'spineItems'])
    .where('sourceId', '=', sourceId)
    .where('spineItems', 'is not', null)
    .where((eb) => eb.or([eb('userId', '=', userId), eb('partialMd5', '=', partialMd5)]))
    .execute();
  const file = files.find((other) => other.partialMd5 === partialMd5) ?? files[0];
  const stored = file?.spineItems ?? null;
  return stored === null ? null : JSON.parse(stored);
}

/** What the reader's devices tell of a book, what was told last at the end. */
export function findDocumentsOfBook(db: Db, of: { userId: number; bookId: number }) {
  return db
    .selectFrom('documents')
    .select(['sourceId', 'share', 'device', 'toldAt'])
    .where('userId', '=', of.userId)
    .where('bookId', '=', of.bookId)
    .orderBy('toldAt')
    .execute();
}

type Position = OfReader & { readonly reached: number; readonly setAt: number };

export async function storePosition(tx: Tx, position: Position): Promise<void> {
  const { reached, setAt } = position;
  await tx
    .insertInto('readingPositions')
    .values(position)
    .onConflict((conflict) =>
      conflict.columns(['userId', 'sourceId']).doUpdateSet({ reached, setAt }),
    )
    .execute();
}

/** The same for a position that only goes on: one that has got further meanwhile stays. */
export async function advancePosition(tx: Tx, position: Position): Promise<void> {
  const { reached, setAt } = position;
  await tx
    .insertInto('readingPositions')
    .values(position)
    .onConflict((conflict) =>
      conflict
        .columns(['userId', 'sourceId'])
        .doUpdateSet({ reached, setAt })
        .where('readingPositions.reached', '<', reached),
    )
    .execute();
}

export async function deletePosition(tx: Tx, { sourceId, userId }: OfReader): Promise<void> {
  await tx
    .deleteFrom('readingPositions')
    .where('sourceId', '=', sourceId)
    .where('userId', '=', userId)
    .execute();
}

/** Cards that readers have written from a text stay theirs when they do not have it any more. */
export async function detachCards(tx: Tx, sourceId: number): Promise<void> {
  await tx
    .updateTable('items')
    .set({ sourceId: null })
    .where('sourceId', '=', sourceId)
    .where('ownerId', 'is not', null)
    .where('biteRank', 'is', null)
    .where('state', 'not in', ['proposed', 'struck'])
    .where(isOutOfReach(sourceId))
    .execute();
}

/** Proposals of a text go with it for those who have it no more. */
export async function deleteProposals(tx: Tx, sourceId: number): Promise<void> {
  await tx
    .deleteFrom('items')
    .where('sourceId', '=', sourceId)
    .where('state', 'in', ['proposed', 'struck'])
    .where(isOutOfReach(sourceId))
    .execute();
}

const on = expressionBuilder<Tables, 'items'>();

/** Items of which the owner does not have the text, of their own or from an admin. */
function isOutOfReach(sourceId: number) {
  const isShared = on
    .selectFrom('sources')
    .select('sources.id')
    .where('sources.id', '=', sourceId)
    .where('sources.shared', '=', 1);
  const isOwners = on
    .selectFrom('sourceReaders')
    .select('sourceReaders.userId')
    .where('sourceReaders.sourceId', '=', sourceId)
    .whereRef('sourceReaders.userId', '=', 'items.ownerId')
    .where('sourceReaders.removedAt', 'is', null);
  return on.not(on.or([on.exists(isShared), on.exists(isOwners)]));
}
