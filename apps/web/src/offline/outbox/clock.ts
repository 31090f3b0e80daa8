import { MINUTE_MS } from '@morsel/sdk/domain';
import { isTimeZone } from '@morsel/sdk/rules';

import { changeOperations } from '../database/local-database.ts';
import type { DeviceRecord, OperationTransaction } from '../database/schema.ts';

/** When something was done, and its rank in the order of doing. */
export interface Stamp {
  readonly answeredAt: number;
  readonly timeZone: string;
  readonly seq: number;
}

const NEW_DEVICE: DeviceRecord = { offset: 0, last: 0, seq: 0 };

/** The only key of the store. */
const KEY = 'clock';

/** A clock that is off by less is as good as right; a slow network looks the same. */
const TOLERANCE_MS = 5 * MINUTE_MS;

/**
 * Stamps what is done now, within the transaction that writes it; `now` is the device's time. Never
 * earlier than the stamp before, in whichever tab that was.
 */
export async function stamp(tx: OperationTransaction, now: number): Promise<Stamp> {
  const device = await deviceRecord(tx);
  const last = Math.max(device.last, correctedTime(now, device));
  const seq = device.seq + 1;
  await tx.objectStore('device').put({ ...device, last, seq }, KEY);
  return { answeredAt: last, timeZone: timeZone(), seq };
}

/** What this device counts on, as a transaction sees it. */
export async function deviceRecord(tx: OperationTransaction): Promise<DeviceRecord> {
  return (await tx.objectStore('device').get(KEY)) ?? NEW_DEVICE;
}

/** The time (epoch ms) by the clock that stamps operations; `now` is the device's. */
export function correctedTime(now: number, { offset }: Pick<DeviceRecord, 'offset'>): number {
  return Math.round(now + offset);
}

/**
 * Learns from the server what time it is (epoch ms); `now` is the device's. Where the device's clock
 * turns out to be wrong, so are the stamps of what still waits: they move with it.
 */
export function noteServerTime(serverTime: number, now = Date.now()): Promise<void> {
  return changeOperations(async (tx) => {
    const device = await deviceRecord(tx);
    const measured = serverTime - now;
    const offset = Math.abs(measured) > TOLERANCE_MS ? measured : 0;
    const change = offset - device.offset;
    const shift = Math.abs(change) > TOLERANCE_MS ? change : 0;
    // A clock that ran ahead and was put right would else stop at its last stamp until then.
    const isAhead = device.last + shift > serverTime + TOLERANCE_MS;
    if (shift === 0 && !isAhead) return;
    const last = isAhead ? serverTime : Math.max(0, device.last + shift);
    await tx.objectStore('device').put({ ...device, offset: device.offset + shift, last }, KEY);
    if (shift !== 0) await moveStamps(tx, shift);
  });
}

/** The reader's time zone (IANA name); UTC where the browser does not know it. */
export function timeZone(): string {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return isTimeZone(zone) ? zone : 'UTC';
}

async function moveStamps(tx: OperationTransaction, shift: number): Promise<void> {
  const movedTime = (answeredAt: number) => Math.max(0, answeredAt + shift);
  const [outbox, acknowledged] = [tx.objectStore('outbox'), tx.objectStore('acknowledged')];
  const [waiting, kept] = await Promise.all([outbox.getAll(), acknowledged.getAll()]);
  await Promise.all([
    ...waiting.map((row) => outbox.put({ ...row, answeredAt: movedTime(row.answeredAt) })),
    ...kept.map((row) => acknowledged.put({ ...row, answeredAt: movedTime(row.answeredAt) })),
  ]);
}
