import type { Tx } from '../../database/connection.ts';
import type { Reader } from '../../reader.ts';
import { earnAchievements } from '../reviews/earn-achievements.ts';
import { marksOf } from './mastery-counts.ts';
import { copyMarks, deleteMarks } from './queries.ts';

type MarkMove = { readonly fromId: number; readonly to: Pick<Reader, 'id' | 'role'> };

/**
 * Gives a reader's mastered marks to another, who earns what both have together; marks that the other
 * has stay as they are. `now` in epoch ms.
 */
export async function moveMarks(
  tx: Tx,
  { fromId, to, now }: MarkMove & { now: number },
): Promise<void> {
  await copyMarks(tx, { fromId, toId: to.id });
  await deleteMarks(tx, fromId);
  await earnAchievements(tx, { userId: to.id, feats: await marksOf(tx, to), at: now });
}
