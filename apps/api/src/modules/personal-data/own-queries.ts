import type { Db } from '../../database/connection.ts';
import { currentRevision } from '../../items/item-revisions.ts';
import { itemColumns } from './item-columns.ts';

export type ExportedOwnRow = Awaited<ReturnType<typeof findExportedOwn>>[number];

/** The items that are the reader's own, those that they have deleted included. */
export function findExportedOwn(db: Db, userId: number) {
  return db
    .selectFrom('items')
    .innerJoin('itemRevisions', currentRevision)
    .leftJoin('itemOrigins', 'itemOrigins.itemId', 'items.id')
    .select(itemColumns)
    .select(['itemRevisions.answerKey', 'items.state', 'itemOrigins.quote', 'items.createdAt'])
    .where('items.ownerId', '=', userId)
    .where('items.state', 'not in', ['offered', 'skipped', 'proposed', 'struck'])
    .orderBy('items.id')
    .execute();
}

export type ExportedProposalRow = Awaited<ReturnType<typeof findExportedProposals>>[number];

/** What was made as a preview for the reader, but for what they have kept. */
export function findExportedProposals(db: Db, userId: number) {
  return db
    .selectFrom('items')
    .innerJoin('itemRevisions', currentRevision)
    .select(itemColumns)
    .select(['items.state', 'items.createdAt'])
    .where('items.ownerId', '=', userId)
    .where('items.state', 'in', ['proposed', 'struck'])
    .orderBy('items.id')
    .execute();
}

export type ExportedBiteRow = Awaited<ReturnType<typeof findExportedBites>>[number];

export function findExportedBites(db: Db, userId: number) {
  return db
    .selectFrom('items')
    .innerJoin('itemOrigins', 'itemOrigins.itemId', 'items.id')
    .select(['items.id as itemId', 'items.bookId', 'items.state'])
    .select((eb) => eb.ref('itemOrigins.quote').$notNull().as('sentence'))
    .select('items.createdAt as offeredAt')
    .where('items.ownerId', '=', userId)
    .where('items.biteRank', 'is not', null)
    .where('itemOrigins.quote', 'is not', null)
    .orderBy('items.id')
    .execute();
}
