import type { JoinBuilder } from 'kysely';

import type { Tables } from '../database/tables.ts';

/** Joins items with the revision that readers get now. */
export const currentRevision = (join: JoinBuilder<Tables, 'items' | 'itemRevisions'>) =>
  join
    .onRef('itemRevisions.itemId', '=', 'items.id')
    .onRef('itemRevisions.revision', '=', 'items.revision');

/** Joins a reported item with the revision that was reported. */
export const reportedRevision = (join: JoinBuilder<Tables, 'itemReports' | 'itemRevisions'>) =>
  join
    .onRef('itemRevisions.itemId', '=', 'itemReports.itemId')
    .onRef('itemRevisions.revision', '=', 'itemReports.revision');

/** Joins a review with the revision that the reader saw. */
export const reviewedRevision = (join: JoinBuilder<Tables, 'reviewEvents' | 'itemRevisions'>) =>
  join
    .onRef('itemRevisions.itemId', '=', 'reviewEvents.itemId')
    .onRef('itemRevisions.revision', '=', 'reviewEvents.revision');

/** The same of one that was taken back. */
export const undoneRevision = (join: JoinBuilder<Tables, 'undoneReviews' | 'itemRevisions'>) =>
  join
    .onRef('itemRevisions.itemId', '=', 'undoneReviews.itemId')
    .onRef('itemRevisions.revision', '=', 'undoneReviews.revision');

/** What the log and what was taken back from it have alike. */
export const eventColumns = [
  'opId',
  'value',
  'isCorrect',
  'practice',
  'xp',
  'streak',
  'answeredAt',
  'receivedAt',
  'timeZone',
  'localDay',
] as const;
