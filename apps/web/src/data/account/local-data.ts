import { type OfflineRoom, offline } from '../../offline/door.ts';
import { forgetShares } from '../../shares/forget-shares.ts';

/**
 * Does what changes who reads while nothing is sent for anybody, after what can be sent has been.
 * Where the offline code cannot be had, nothing is sent by it either.
 */
export async function alone<Result>(work: () => Promise<Result>): Promise<Result> {
  const room = await roomIfAny();
  return room ? room.alone(work) : work();
}

/**
 * Deletes what the device has downloaded for a reader, covers too, and files that were shared and wait
 * for them; what waits to be sent stays, and so does what may have to be sent again.
 */
export async function forgetDownloads(ownerId: number): Promise<void> {
  await forgetShares().catch(() => {});
  const room = await roomIfAny();
  await room?.shedCovers();
  await room?.forgetReader(ownerId);
}

/** Deletes all of a reader from the device but what waits to be sent. */
export async function forgetAllButWaiting(ownerId: number): Promise<void> {
  await forgetDownloads(ownerId);
  const room = await roomIfAny();
  await room?.forgetAcknowledged(ownerId);
}

/** Deletes all of a reader from the device, what waits to be sent too. */
export async function forgetEverything(ownerId: number): Promise<void> {
  const room = await roomIfAny();
  await room?.discardAll(ownerId);
  await forgetAllButWaiting(ownerId);
}

/** Sends what waits, as far as it can be sent now. */
export async function sendWaiting(): Promise<void> {
  const { syncNow } = await offline();
  await syncNow();
}

/** What a guest did and has not sent goes out as the account's; the guest is no more. */
export async function bringWaiting(guestId: number, accountId: number): Promise<void> {
  const room = await roomIfAny();
  await room?.reown(guestId, accountId);
  await room?.forgetReader(guestId);
}

function roomIfAny(): Promise<OfflineRoom | undefined> {
  return offline().catch(() => undefined);
}
