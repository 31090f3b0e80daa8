import { statSync } from 'node:fs';

import type { Db } from './connection.ts';
import { sqliteHandle } from './sqlite-handle.ts';

/** So much is read in a few seconds; of larger files SQLite has looked at the begin and the length alone. */
const MOST_BYTES = 1024 * 1024 * 1024;

/**
 * Looks whether the file of a SQLite database is whole, before anything is written to it.
 *
 * @throws Error when it is not
 */
export function verifyFile(db: Db): void {
  const database = sqliteHandle(db);
  if (database === undefined || database.memory) return;
  if (statSync(database.name).size > MOST_BYTES) return;
  const finding = String(database.pragma('quick_check(1)', { simple: true }));
  if (finding !== 'ok') throw new Error(`the file is damaged (${finding}): restore a backup`);
}
