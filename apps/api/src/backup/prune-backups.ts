import { rm } from 'node:fs/promises';

import { type Backup, listBackups, secretOf } from './backup-folder.ts';

/**
 * Removes all but the newest backups of a folder, and returns which; those before upgrades stay. Those
 * of a database that differed from its log are counted apart, so that they push no better ones out. A
 * date after `now` (epoch ms) is of a clock that was ahead, and counts as old.
 */
export async function pruneBackups(
  folder: string,
  { keep, now }: { keep: number; now: number },
): Promise<string[]> {
  const regular = listBackups(folder).filter(({ isBeforeUpgrade }) => !isBeforeUpgrade);
  const ordered = [...regular.filter(isPast), ...regular.filter((backup) => !isPast(backup))];
  const old = [
    ...ordered.filter(({ isDiffering }) => !isDiffering).slice(keep),
    ...ordered.filter(({ isDiffering }) => isDiffering).slice(keep),
  ].map(({ path }) => path);
  for (const path of old) {
    await rm(path);
    await rm(secretOf(path), { force: true });
  }
  return old;

  function isPast({ madeAt }: Backup): boolean {
    return madeAt <= now;
  }
}
