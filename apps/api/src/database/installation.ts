import type { Db } from './connection.ts';
import { leapIds } from './leap-ids.ts';

/** One row: what is true of the database as a whole. */
export interface InstallationTable {
  id: number;
  /** Named by replies, so that devices see when a restore has taken the database back. */
  epoch: string;
  backedUpAt: number;
  /** Until then a process is making a backup, or has failed to. */
  backupClaimedUntil: number;
}

export async function readEpoch(db: Db): Promise<string> {
  const { epoch } = await db.selectFrom('installation').select('epoch').executeTakeFirstOrThrow();
  return epoch;
}

/**
 * Says to all devices that the database may have lost what it had acknowledged, and gives none of the
 * ids again that were given meanwhile.
 */
export async function beginEpoch(db: Db, epoch: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await tx.updateTable('installation').set({ epoch }).execute();
    await leapIds(tx, epoch);
  });
}

/** When the last backup was made by schedule (epoch ms), or the database itself. */
export async function readBackedUpAt(db: Db): Promise<number> {
  const { backedUpAt } = await db
    .selectFrom('installation')
    .select('backedUpAt')
    .executeTakeFirstOrThrow();
  return backedUpAt;
}

/**
 * Takes it upon a process to make the backup that is due, among all that share the database; false
 * where none is due, or another is at it. One that dies leaves it to others at `until` (epoch ms).
 * What lies further ahead was written before the clock was set back, and holds nobody up.
 */
export async function claimBackup(
  db: Db,
  { now, every, until }: { now: number; every: number; until: number },
): Promise<boolean> {
  const claimed = await db
    .updateTable('installation')
    .set({ backupClaimedUntil: until })
    .where((eb) => eb.or([eb('backedUpAt', '<=', now - every), eb('backedUpAt', '>', now)]))
    .where((eb) =>
      eb.or([eb('backupClaimedUntil', '<=', now), eb('backupClaimedUntil', '>', until)]),
    )
    .returning('id')
    .executeTakeFirst();
  return claimed !== undefined;
}

export async function noteBackup(db: Db, madeAt: number): Promise<void> {
  await db.updateTable('installation').set({ backedUpAt: madeAt, backupClaimedUntil: 0 }).execute();
}
