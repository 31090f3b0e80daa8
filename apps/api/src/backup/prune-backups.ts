import { rm } from 'node:fs/promises';

import { listBackups, secretOf } from './backup-folder.ts';

/** Removes all but the newest backups of a folder, and returns which; those before upgrades stay. */
export async function pruneBackups(folder: string, keep: number): Promise<string[]> {
  const regular = listBackups(folder).filter(({ isBeforeUpgrade }) => !isBeforeUpgrade);
  const old = regular.slice(keep).map(({ path }) => path);
  for (const path of old) {
    await rm(path);
    await rm(secretOf(path), { force: true });
  }
  return old;
}
