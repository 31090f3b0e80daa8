import { deleteDatabase } from '../offline/database/local-database.ts';
import { renewTab } from '../offline/room.ts';
import { setStatus } from '../offline/status.ts';
import { forgetShares } from '../shares/forget-shares.ts';

/** The device is as new: nothing is kept on it, and nobody sends. */
export async function forgetLocalData(): Promise<void> {
  renewTab();
  await freeLocks();
  await deleteDatabase();
  await forgetShares();
  setStatus();
}

/** A call that outlives its test is never answered: what holds a lock meanwhile holds it for ever. */
async function freeLocks(): Promise<void> {
  const { held = [] } = await navigator.locks.query();
  for (const { name } of held) {
    if (name !== undefined) await navigator.locks.request(name, { steal: true }, async () => {});
  }
}
