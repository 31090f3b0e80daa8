import type { Achievement } from '@morsel/sdk/contract';
import {
  type AchievementId,
  achievementsReached,
  isBookMastered,
  type MarkCounts,
} from '@morsel/sdk/rules';

import type { Db, Tx } from '../../database/connection.ts';
import { earnAchievements } from '../reviews/earn-achievements.ts';
import {
  countBookQuestions,
  countMarks,
  countMasteredBooks,
  findLatestMark,
  findMark,
  type Mark,
  type Marker,
} from './queries.ts';

/** How many questions the reader has mastered, and how many books. */
export async function marksOf(db: Db | Tx, reader: Marker): Promise<MarkCounts> {
  return {
    mastered: await countMarks(db, reader.id),
    booksMastered: await countMasteredBooks(db, reader),
  };
}

/** Whether the reader has mastered all questions of the book that they can see. */
export async function isMastered(db: Db | Tx, reader: Marker, bookId: number): Promise<boolean> {
  const { mastered, questions } = await countBookQuestions(db, reader, bookId);
  return isBookMastered(mastered, questions);
}

/** Whether the reader has marked the question as mastered. */
export async function hasMark(tx: Tx, mark: Mark): Promise<boolean> {
  return (await findMark(tx, mark)) !== undefined;
}

/**
 * What a mark for a question of a book earns the reader, if it is the last that is new; whoever made it
 * has locked their counts. Books are counted where this one is mastered now. `at` in epoch ms.
 */
export async function earnByMark(
  tx: Tx,
  reader: Marker,
  { bookId, at }: { bookId: number; at: number },
): Promise<Achievement | undefined> {
  const feats = (await isMastered(tx, reader, bookId))
    ? await marksOf(tx, reader)
    : { mastered: await countMarks(tx, reader.id) };
  return earnAchievements(tx, { userId: reader.id, feats, at });
}

/** What the marks that are there are enough for, as of the latest of them (epoch ms). */
export async function earnedByMarks(
  tx: Tx,
  reader: Marker,
): Promise<ReadonlyMap<AchievementId, number>> {
  const latest = await findLatestMark(tx, reader.id);
  if (latest === undefined) return new Map();
  const reached = achievementsReached(await marksOf(tx, reader));
  return new Map(reached.map((id) => [id, latest]));
}
