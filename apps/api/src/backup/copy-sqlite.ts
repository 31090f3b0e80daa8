import { closeSync, fdatasyncSync, openSync } from 'node:fs';

import Database from 'better-sqlite3';

import { OWNER_ONLY } from '../database/owner-only.ts';

const BUSY_TIMEOUT_MS = 5000;
const PAGES_A_STEP = 500;

/**
 * Copies a SQLite database as it is at this moment, while others read and write it. The copy is made
 * from one open read, behind which they go on; without it each of their commits would make the copy
 * begin anew. It is for its owner alone. `signal` ends it.
 */
export async function copySqlite(from: string, to: string, signal?: AbortSignal): Promise<void> {
  const source = new Database(from, {
    readonly: true,
    fileMustExist: true,
    timeout: BUSY_TIMEOUT_MS,
  });
  let written: number | undefined;
  try {
    source.exec('begin');
    source.prepare('select count(*) from sqlite_schema').get();
    const copy = openSync(to, 'wx', OWNER_ONLY);
    written = copy;
    await source.backup(to, {
      progress: () => {
        signal?.throwIfAborted();
        return nextStep(copy);
      },
    });
  } finally {
    source.close();
    if (written !== undefined) closeSync(written);
  }
}

/** Little by little to the disk: all of it at the end would keep everybody's commits waiting. */
function nextStep(written: number): number {
  fdatasyncSync(written);
  return PAGES_A_STEP;
}
