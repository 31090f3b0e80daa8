import type { Selectable } from 'kysely';

import type { Db } from '../../database/connection.ts';
import type { Tables } from '../../database/tables.ts';
import type { Reader } from '../../reader.ts';
import { runOpenTo } from './run-conditions.ts';

export type RunRow = Selectable<Tables['generationRuns']>;

export function findRun(db: Db, runId: number): Promise<RunRow | undefined> {
  return db.selectFrom('generationRuns').selectAll().where('id', '=', runId).executeTakeFirst();
}

/** The runs of a book that the reader may see, the latest first. */
export function findVisibleRuns(db: Db, reader: Reader, bookId: number): Promise<RunRow[]> {
  return db
    .selectFrom('generationRuns')
    .selectAll()
    .where('bookId', '=', bookId)
    .where(runOpenTo(reader))
    .orderBy('id', 'desc')
    .execute();
}
