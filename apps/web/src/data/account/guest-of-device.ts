import { offline } from '../../offline/door.ts';
import { storeDemoUserId } from './demo-user-storage.ts';
import { saveGuest } from './reader-storage.ts';

/**
 * Goes on as the guest whom the local database knows, where the API makes none. Browsers
 * write `localStorage` down late: one that was killed soon after the first visit knows its guest from
 * there alone.
 *
 * @throws what the API failed with, where there is none.
 */
export async function asGuestOfDevice(failure: unknown): Promise<number> {
  const { guestOfDevice } = await offline();
  const guestId = await guestOfDevice();
  if (guestId === undefined) throw failure;
  storeDemoUserId(guestId);
  saveGuest(guestId);
  return guestId;
}
