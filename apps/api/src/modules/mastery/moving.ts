import type { Tx } from '../../database/connection.ts';
import type { Reader } from '../../reader.ts';
import { earnAchievements } from '../reviews/achieving.ts';
import { marksOf } from './counting.ts';
import { copyMarks, deleteMarks } from './queries.ts';

type Move = { readonly fromId: number; readonly to: Pick<Reader, 'id' | 'role'> };

/**
 * Gives a reader's mastered marks to another, who earns what both have together; marks that the other
 * has stay as they are. `now` in epoch ms.
 */
export async function moveMarks(
  tx: Tx,
  { fromId, to, now }: Move & { now: number },
): Promise<void> {
  await copyMarks(tx, { fromId, toId: to.id });
  await deleteMarks(tx, { userId: fromId });
  await earnAchievements(tx, { userId: to.id, feats: await marksOf(tx, to), at: now });
}
