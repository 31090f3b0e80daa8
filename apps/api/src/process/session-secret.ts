import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import { addressKind, sqlitePath } from '../database/database-address.ts';
import { OWNER_ONLY } from '../database/owner-only.ts';

const SECRET_BYTES = 32;
const FILE_NAME = 'session-secret';

/** Where the secret is kept that was made for a database; undefined where it is in the settings alone. */
export function secretFileOf(databaseUrl: string): string | undefined {
  if (addressKind(databaseUrl) !== 'file') return undefined;
  return join(dirname(sqlitePath(databaseUrl)), FILE_NAME);
}

/**
 * The secret that signs session cookies when none is configured: made once and kept beside a SQLite
 * database, readable by its owner only. Other databases have no such place: theirs lasts until the
 * process ends.
 */
export async function keptSessionSecret(databaseUrl: string): Promise<string> {
  const fresh = randomBytes(SECRET_BYTES).toString('base64url');
  const file = secretFileOf(databaseUrl);
  if (file === undefined) return fresh;
  try {
    await writeFile(file, fresh, { mode: OWNER_ONLY, flag: 'wx' });
    return fresh;
  } catch (error) {
    if (!isExisting(error)) throw error;
    const kept = (await readFile(file, 'utf8')).trim();
    if (kept.length < SECRET_BYTES)
      throw new Error(`${file} holds no session secret`, { cause: error });
    return kept;
  }
}

const isExisting = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'EEXIST';
