import type { DBSchema, IDBPDatabase, IDBPTransaction } from 'idb';

import { ownName } from '../../base-path.ts';
import type { PendingOperation } from '../operation.ts';
import type { ItemRecord, ReaderRecord } from '../pack/records.ts';

/** What this device counts on: its clock and the order of what is done on it. */
export interface DeviceRecord {
  /** Server's time minus the device's (ms); 0 where they differ by minutes only. */
  readonly offset: number;
  /** Time of the last stamp (epoch ms). */
  readonly last: number;
  /** `seq` of the last operation. */
  readonly seq: number;
}

/** What the server has acknowledged, kept for a while: a restore of its database may lose it. */
export type AcknowledgedOperation = PendingOperation & {
  /** That of the server's database when it acknowledged it. */
  readonly epoch: string;
  /** Epoch ms. */
  readonly acknowledgedAt: number;
};

/** What a reader read from the server, as it was then. */
export interface SavedRead {
  readonly ownerId: number;
  /** Names the query. */
  readonly hash: string;
  readonly data: unknown;
  /** When it was read (epoch ms). */
  readonly savedAt: number;
  readonly shape?: number;
}

/** A reader without an account whom this device has had; what they left behind is its next guest's. */
export interface GuestRecord {
  readonly guestId: number;
  /** When the device has first known them (epoch ms). */
  readonly since: number;
}

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
  guests: { key: number; value: GuestRecord };
  acknowledged: {
    key: number;
    value: AcknowledgedOperation;
    indexes: { owner: [number, number] };
  };
}

export type LocalDatabase = IDBPDatabase<LocalSchema>;

/** All that an operation can change, and who may take it over. */
export const OPERATION_STORES = [
  'outbox',
  'readers',
  'items',
  'device',
  'guests',
  'acknowledged',
] as const;

/** A transaction in which an operation is written down, or settled. */
export type OperationTransaction = IDBPTransaction<
  LocalSchema,
  typeof OPERATION_STORES,
  'readwrite'
>;

export const DATABASE_NAME = ownName('morsel');
export const SCHEMA_VERSION = 3;

/**
 * Brings a database up to date: one step for each version ever released, since devices may skip some.
 * What is in it stays as it is.
 */
export function upgradeSchema(database: LocalDatabase, oldVersion: number): void {
  if (oldVersion < 1) createFirstStores(database);
  if (oldVersion < 2) database.createObjectStore('guests', { keyPath: 'guestId' });
  if (oldVersion < 3) {
    const acknowledged = database.createObjectStore('acknowledged', { keyPath: 'seq' });
    acknowledged.createIndex('owner', ['ownerId', 'seq']);
  }
}

function createFirstStores(database: LocalDatabase): void {
  const outbox = database.createObjectStore('outbox', { keyPath: 'seq' });
  outbox.createIndex('owner', ['ownerId', 'seq']);
  outbox.createIndex('opId', 'opId', { unique: true });
  database.createObjectStore('readers', { keyPath: 'ownerId' });
  database.createObjectStore('items', { keyPath: ['ownerId', 'itemId', 'revision'] });
  database.createObjectStore('reads', { keyPath: ['ownerId', 'hash'] });
  database.createObjectStore('device');
}
