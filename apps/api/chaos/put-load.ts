import { setTimeout as delay } from 'node:timers/promises';

import type { ApiProcess } from './api-processes.ts';
import { Device } from './device.ts';
import { ChaosReader } from './reader.ts';
import type { Record } from './record.ts';

const PAUSE_MS = 20;
/** So many deeds of a reader, until another one comes. */
const DEEDS = 60;

/** Lets so many readers act at once until it is over. */
export async function putLoad(
  processes: readonly ApiProcess[],
  record: Record,
  { readers, signal }: { readonly readers: number; readonly signal: AbortSignal },
): Promise<void> {
  const places = Array.from({ length: readers }, async (_, place) => {
    for (let life = 0; !signal.aborted; life += 1) {
      const ip = `10.${place}.${life >> 8}.${life & 255}`;
      await live(new ChaosReader(new Device(processes, record, ip), record), record, signal);
    }
  });
  await Promise.all(places);
}

async function live(reader: ChaosReader, record: Record, signal: AbortSignal): Promise<void> {
  try {
    await reader.arrive();
    for (let deeds = 0; deeds < DEEDS && !signal.aborted; deeds += 1) {
      await actOnce(reader, record);
      await delay(PAUSE_MS);
    }
  } catch (error) {
    record.complain(`A reader gave up: ${String(error)}`);
  }
}

async function actOnce(reader: ChaosReader, record: Record): Promise<void> {
  const dice = Math.random();
  if (dice < 0.5) await reader.answer();
  else if (dice < 0.6) await reader.answerUnnamed();
  else if (dice < 0.8) await reader.sync();
  else if (dice < 0.93) await reader.readFeed();
  else if (dice < 0.96) await reader.signUp();
  else {
    const email = [...record.accounts].at(-1 - Math.floor(Math.random() * 3));
    if (email !== undefined) await reader.bringInto(email);
  }
}
