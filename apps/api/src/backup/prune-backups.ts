import { rm } from 'node:fs/promises';

import { type Backup, listBackups, secretOf } from './backup-folder.ts';

async function removeBackup(path: string): Promise<void> {
  await rm(path);
  await rm(secretOf(path), { force: true });
}

/**
 * Removes those that were made before upgrades from the same version as one that has just been: an upgrade
 * that is killed and begun again, over and over, does not fill the disk.
 */
export async function pruneRepeated(folder: string, { path, upgradedFrom }: Backup): Promise<void> {
  const others = listBackups(folder).filter((other) => other.path !== path);
  for (const other of others) {
    if (other.upgradedFrom === upgradedFrom) await removeBackup(other.path);
  }
}

/**
 * Removes all but the newest backups of a folder, and returns which; those before upgrades stay. Those
 * of a database that differed from its log are counted apart, so that they push no better ones out. A
 * date after `now` (epoch ms) is of a clock that was ahead, and counts as old.
 */
export async function pruneBackups(
  folder: string,
  { keep, now }: { keep: number; now: number },
): Promise<string[]> {
  const regular = listBackups(folder).filter(({ upgradedFrom }) => upgradedFrom === undefined);
  const ordered = [...regular.filter(isPast), ...regular.filter((backup) => !isPast(backup))];
  const old = [
    ...ordered.filter(({ isDiffering }) => !isDiffering).slice(keep),
    ...ordered.filter(({ isDiffering }) => isDiffering).slice(keep),
  ].map(({ path }) => path);
  for (const path of old) await removeBackup(path);
  return old;

  function isPast({ madeAt }: Backup): boolean {
    return madeAt <= now;
  }
}
