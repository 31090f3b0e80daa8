import type { UndoResult } from '@morsel/sdk/contract';

import type { Db } from '../../database/connection.ts';
import { contentOf, type ItemContent } from '../../items/item-content.ts';
import { findReview } from './queries.ts';
import { readCounts } from './read-feats.ts';
import { findUndoneReview } from './undo-queries.ts';

/** What the log says of an answer or a rating. */
export interface RecalledReview {
  readonly isCorrect: boolean;
  readonly xp: number;
  /** After it. */
  readonly streak: number;
  /** Of the revision that it was graded by. */
  readonly content: ItemContent;
}

/** The review that a reader's operation was, undone or not; undefined when it was none. */
export async function recallReview(
  db: Db,
  operation: { userId: number; opId: string },
): Promise<RecalledReview | undefined> {
  const row = (await findReview(db, operation)) ?? (await findUndoneReview(db, operation));
  if (row === undefined) return undefined;
  return {
    isCorrect: row.isCorrect === 1,
    xp: row.xp,
    streak: row.streak,
    content: contentOf(row),
  };
}

/** What taking a review back has brought, with the reader's stats as they are now. */
export async function recallUndo(
  db: Db,
  { userId, opId }: { userId: number; opId: string },
): Promise<UndoResult> {
  return { undone: opId, stats: (await readCounts(db, userId)).stats };
}
