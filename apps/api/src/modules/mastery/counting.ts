import type { Achievement } from '@morsel/sdk/contract';
import {
  type AchievementId,
  achievementsReached,
  isBookMastered,
  type Marks,
} from '@morsel/sdk/rules';

import type { Db, Tx } from '../../database/connection.ts';
import { viewerOf } from '../../items/visible-to.ts';
import type { Reader } from '../../reader.ts';
import { earnAchievements } from '../reviews/achieving.ts';
import { lockCounts } from '../reviews/locking.ts';
import { countMarks, countMasteredBooks, findLatestMark, tallyBook } from './queries.ts';

type Marker = Pick<Reader, 'id' | 'role'>;

/** How many questions the reader has mastered, and how many books. */
export async function marksOf(db: Db | Tx, reader: Marker): Promise<Marks> {
  const [books] = await countMasteredBooks(db, viewerOf(reader));
  return { mastered: await questionsMastered(db, reader.id), booksMastered: books?.count ?? 0 };
}

/** Whether the reader has mastered all questions of the book that they can see. */
export async function isMastered(db: Db | Tx, reader: Marker, bookId: number): Promise<boolean> {
  const [tally] = await tallyBook(db, { bookId, ...viewerOf(reader) });
  return tally !== undefined && isBookMastered(tally.mastered, tally.questions);
}

/**
 * What a mark for a question of a book earns the reader, if it is the last that is new. Books are
 * counted where this one is mastered now. `at` in epoch ms.
 */
export async function earnByMark(
  tx: Tx,
  reader: Marker,
  { bookId, at }: { bookId: number; at: number },
): Promise<Achievement | undefined> {
  // Else of two marks at once neither would see the other.
  await lockCounts(tx, reader.id);
  const feats = (await isMastered(tx, reader, bookId))
    ? await marksOf(tx, reader)
    : { mastered: await questionsMastered(tx, reader.id) };
  return earnAchievements(tx, { userId: reader.id, feats, at });
}

/** What the marks that are there are enough for, as of the latest of them (epoch ms). */
export async function earnedByMarks(
  tx: Tx,
  reader: Marker,
): Promise<ReadonlyMap<AchievementId, number>> {
  const [latest] = await findLatestMark(tx, { userId: reader.id });
  if (latest === undefined) return new Map();
  const reached = achievementsReached(await marksOf(tx, reader));
  return new Map(reached.map((id) => [id, latest.masteredAt]));
}

async function questionsMastered(db: Db | Tx, userId: number): Promise<number> {
  const [marks] = await countMarks(db, { userId });
  return marks?.count ?? 0;
}
