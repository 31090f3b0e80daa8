import { openDB, unwrap } from 'idb';

import { setStatus } from '../status.ts';
import { endWithPage } from './left-page.ts';
import {
  DATABASE_NAME,
  type LocalDatabase,
  type LocalSchema,
  OPERATION_STORES,
  SCHEMA_VERSION,
  upgradeSchema,
} from './schema.ts';

/** Some browsers open their database never, or let it hang: nothing waits for it any longer. */
const LONGEST_WAIT_MS = 3000;

/** The browser has no database for this page, does not give it, or lets it hang. */
export class NoLocalDatabaseError extends Error {
  override readonly name = 'NoLocalDatabaseError';
}

let opening: Promise<LocalDatabase> | undefined;

/** It was waited for in vain: nobody else waits, until it is there after all. */
let isSilent = false;

/** @throws NoLocalDatabaseError where there is none, or it takes too long. */
export async function connection(): Promise<LocalDatabase> {
  opening ??= settled(openNewest());
  if (isSilent) throw new NoLocalDatabaseError('The local database does not answer');
  try {
    return await inTime(opening);
  } catch (cause) {
    isSilent = cause instanceof NoLocalDatabaseError;
    setStatus({ storage: 'silent' });
    throw isSilent ? cause : new NoLocalDatabaseError('There is no local database', { cause });
  }
}

/** Whoever needs the database next opens it anew. */
export function forgetConnection(): void {
  opening = undefined;
  isSilent = false;
}

/** It hangs: whoever needs it goes without, until it is opened again and gives another turn. */
export function openAnew(hanging: LocalDatabase): void {
  hanging.close();
  opening = settled(openNewest().then(withTurn));
  isSilent = true;
  setStatus({ storage: 'silent' });
}

/** Ends the connection, where there is one that answers. */
export async function closeConnection(): Promise<void> {
  const open = opening && (await inTime(opening).catch(() => undefined));
  forgetConnection();
  open?.close();
}

/** However long it takes: once it is there, it is used again. */
function settled(opened: Promise<LocalDatabase>): Promise<LocalDatabase> {
  opened.then(
    () => {
      if (opening !== opened) return;
      isSilent = false;
      setStatus({ storage: 'usable' });
    },
    () => {
      // The next one who needs it tries again.
      if (opening === opened) forgetConnection();
    },
  );
  return opened;
}

async function withTurn(database: LocalDatabase): Promise<LocalDatabase> {
  await database.transaction(OPERATION_STORES, 'readwrite').done;
  return database;
}

/** A newer version of the page has only added to what this one knows. */
async function openNewest(): Promise<LocalDatabase> {
  try {
    return await openAt(SCHEMA_VERSION);
  } catch (error) {
    if (error instanceof DOMException && error.name === 'VersionError') return openAt(undefined);
    throw error;
  }
}

async function openAt(version: number | undefined): Promise<LocalDatabase> {
  const database = await openDB<LocalSchema>(DATABASE_NAME, version, {
    upgrade: upgradeSchema,
    // A newer version of the page waits in another tab.
    blocking: () => {
      forgetConnection();
      database.close();
    },
    terminated: forgetConnection,
  });
  endWithPage(unwrap(database));
  return database;
}

/** @throws NoLocalDatabaseError when it takes too long. */
export async function inTime<Result>(work: Promise<Result>): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    const error = new NoLocalDatabaseError('The local database takes too long');
    timer = setTimeout(reject, LONGEST_WAIT_MS, error);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
