import { deleteDatabase } from '../offline/local-database.ts';
import { setStatus } from '../offline/status.ts';
import { renewTab } from '../offline/this-tab.ts';

/** The device is as new: nothing is kept on it, and nobody sends. */
export async function forgetLocalData(): Promise<void> {
  renewTab();
  await deleteDatabase();
  setStatus();
}
