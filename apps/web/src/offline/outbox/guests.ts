import { changeOperations, ownedBy, withDatabaseIfAny } from '../database/local-database.ts';
import { reownAcknowledged } from './acknowledged.ts';

/**
 * This guest is the device's from now on. What guests before them did and did not send can be sent by
 * nobody else: it is theirs. `former` is one of whom the device may not know.
 *
 * @returns the guests who are no more.
 */
export function succeedGuests(guestId: number, now: number, former?: number): Promise<number[]> {
  return changeOperations(async (tx) => {
    const guests = tx.objectStore('guests');
    const outbox = tx.objectStore('outbox');
    const known = await guests.getAllKeys();
    const gone = [...new Set([...known, former ?? guestId])].filter((id) => id !== guestId);
    const rows = await Promise.all(gone.map((id) => outbox.index('owner').getAll(ownedBy(id))));
    await Promise.all([
      ...rows.flat().map((row) => outbox.put({ ...row, ownerId: guestId })),
      ...gone.map((id) => reownAcknowledged(tx, id, guestId)),
      ...gone.map((id) => guests.delete(id)),
      !known.includes(guestId) && guests.put({ guestId, since: now }),
    ]);
    return gone;
  });
}

/** This reader is no guest any more: what they did is nobody else's. */
export function endGuest(readerId: number): Promise<void> {
  return withDatabaseIfAny((database) => database.delete('guests', readerId), undefined);
}

/** The guest of this device, as far as it knows; the last one where another has not followed yet. */
export function guestOfDevice(): Promise<number | undefined> {
  return withDatabaseIfAny(async (database) => {
    const guests = await database.getAll('guests');
    return guests.toSorted((a, b) => b.since - a.since)[0]?.guestId;
  }, undefined);
}
