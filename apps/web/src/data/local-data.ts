import { offline } from '../offline/open.ts';

/** Deletes what the device has downloaded for a reader; what waits to be sent stays. */
export async function forgetDownloads(ownerId: number): Promise<void> {
  const machinery = await offline().catch(() => undefined);
  await machinery?.forgetReader(ownerId);
}

/** Deletes all of a reader from the device, what waits to be sent too. */
export async function forgetEverything(ownerId: number): Promise<void> {
  const machinery = await offline().catch(() => undefined);
  await machinery?.discardAll(ownerId);
  await machinery?.forgetReader(ownerId);
}

/** Sends what waits, as far as it can be sent now. */
export async function sendWaiting(): Promise<void> {
  const { syncNow } = await offline();
  await syncNow();
}

/** What a guest did and has not sent goes out as the account's; the guest is no more. */
export async function bringWaiting(guestId: number, accountId: number): Promise<void> {
  const machinery = await offline().catch(() => undefined);
  await machinery?.reown(guestId, accountId);
  await machinery?.forgetReader(guestId);
}
