import type { Db } from '../../database/connection.ts';
import { reportedRevision, reviewedRevision } from '../../items/item-revisions.ts';
import { itemColumns } from './item-columns.ts';

export type ExportedReportRow = Awaited<ReturnType<typeof findExportedReports>>[number];

/** Reports with the items as they were when they were reported. */
export function findExportedReports(db: Db, userId: number) {
  return db
    .selectFrom('itemReports')
    .innerJoin('items', 'items.id', 'itemReports.itemId')
    .innerJoin('itemRevisions', reportedRevision)
    .select(itemColumns)
    .select(['itemReports.reason', 'itemReports.note', 'itemReports.state'])
    .select(['itemReports.createdAt', 'itemReports.decidedAt'])
    .where('itemReports.userId', '=', userId)
    .orderBy('itemReports.id')
    .execute();
}

export type ExportedClaimRow = Awaited<ReturnType<typeof findExportedClaims>>[number];

/** Claims with the items as they were when they were answered. */
export function findExportedClaims(db: Db, userId: number) {
  return db
    .selectFrom('answerClaims')
    .innerJoin('reviewEvents', (join) =>
      join
        .onRef('reviewEvents.userId', '=', 'answerClaims.userId')
        .onRef('reviewEvents.opId', '=', 'answerClaims.opId'),
    )
    .innerJoin('items', 'items.id', 'reviewEvents.itemId')
    .innerJoin('itemRevisions', reviewedRevision)
    .select(itemColumns)
    .select(['answerClaims.opId', 'answerClaims.text', 'answerClaims.state'])
    .select(['answerClaims.createdAt', 'answerClaims.decidedAt'])
    .select(['answerClaims.opinion', 'answerClaims.opinionAt'])
    .where('answerClaims.userId', '=', userId)
    .orderBy('answerClaims.createdAt')
    .orderBy('answerClaims.opId')
    .execute();
}
