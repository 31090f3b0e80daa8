import { type DBSchema, deleteDB, type IDBPDatabase, type IDBPTransaction, openDB } from 'idb';

import type { DeviceRecord } from './clock.ts';
import type { ItemRecord, ReaderRecord } from './pack/records.ts';
import type { PendingOperation } from './pending-operation.ts';
import type { SavedRead } from './saved-reads.ts';

/** What is kept on the device. */
export interface LocalSchema extends DBSchema {
  outbox: {
    key: number;
    value: PendingOperation;
    indexes: { owner: [number, number]; opId: string };
  };
  readers: { key: number; value: ReaderRecord };
  items: { key: [number, number, number]; value: ItemRecord };
  reads: { key: [number, string]; value: SavedRead };
  device: { key: string; value: DeviceRecord };
}

export type LocalDatabase = IDBPDatabase<LocalSchema>;

/** All that something a reader does can change. */
export const DEED_STORES = ['outbox', 'readers', 'items', 'device'] as const;

/** A transaction in which something that a reader did is written down, or settled. */
export type DeedTransaction = IDBPTransaction<LocalSchema, typeof DEED_STORES, 'readwrite'>;

/** The browser has no database for this page, or does not give it. */
export class NoLocalDatabase extends Error {
  override readonly name = 'NoLocalDatabase';
}

const NAME = 'morsel';
const VERSION = 1;

let opening: Promise<LocalDatabase> | undefined;

/**
 * Does something with the database of this device. Where the connection to it was lost, a new one is
 * opened and the work is done again: it must be one transaction, or harmless to repeat.
 *
 * @throws NoLocalDatabase where there is none.
 */
export async function withDatabase<Result>(
  work: (database: LocalDatabase) => Promise<Result>,
): Promise<Result> {
  const database = await connection();
  try {
    return await work(database);
  } catch (error) {
    if (!isLost(error)) throw error;
    forgetConnection();
    database.close();
    return work(await connection());
  }
}

/** Deletes the database of this device with all that is in it. */
export async function deleteDatabase(): Promise<void> {
  const open = await opening?.catch(() => undefined);
  forgetConnection();
  open?.close();
  await deleteDB(NAME);
}

function connection(): Promise<LocalDatabase> {
  opening ??= open().catch((cause: unknown) => {
    forgetConnection();
    throw new NoLocalDatabase('There is no local database', { cause });
  });
  return opening;
}

function forgetConnection(): void {
  opening = undefined;
}

async function open(): Promise<LocalDatabase> {
  const database = await openDB<LocalSchema>(NAME, VERSION, {
    upgrade: (database, oldVersion) => {
      // One step for each version that was ever released: devices may skip some.
      if (oldVersion < 1) createStores(database);
    },
    // A newer version of the page waits in another tab.
    blocking: () => {
      forgetConnection();
      database.close();
    },
    terminated: forgetConnection,
  });
  return database;
}

function createStores(database: LocalDatabase): void {
  const outbox = database.createObjectStore('outbox', { keyPath: 'seq' });
  outbox.createIndex('owner', ['ownerId', 'seq']);
  outbox.createIndex('opId', 'opId', { unique: true });
  database.createObjectStore('readers', { keyPath: 'ownerId' });
  database.createObjectStore('items', { keyPath: ['ownerId', 'itemId', 'revision'] });
  database.createObjectStore('reads', { keyPath: ['ownerId', 'hash'] });
  database.createObjectStore('device');
}

/** Browsers say so when their storage process has gone, or the connection was closed meanwhile. */
function isLost(error: unknown): boolean {
  return (
    error instanceof DOMException &&
    (error.name === 'InvalidStateError' || error.name === 'UnknownError')
  );
}
