import { isDeepStrictEqual } from 'node:util';

import type { Tx } from '../../database/connection.ts';
import type { PracticeDayRow } from '../../database/tables.ts';
import { deletePracticeOf, findPractice, storePractice } from './practice-day-queries.ts';
import { practiceByDay } from './practice-day.ts';

/** Brings a reader's days that are over in step with what the log says of them, and returns how many rows differed. */
export async function rebuildPractice(
  tx: Tx,
  userId: number,
  said: ReadonlyMap<string, PracticeDayRow>,
): Promise<number> {
  const stored = practiceByDay(await findPractice(tx, userId));
  const wrong = [...said].filter(([key, row]) => !isDeepStrictEqual(stored.get(key), row));
  const unknown = [...stored].filter(([key]) => !said.has(key));
  for (const [, row] of wrong) await storePractice(tx, row);
  for (const [, row] of unknown) await deletePracticeOf(tx, row);
  return wrong.length + unknown.length;
}
