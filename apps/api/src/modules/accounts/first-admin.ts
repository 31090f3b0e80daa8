import { randomBytes } from 'node:crypto';

import type { Db, Tx } from '../../database/connection.ts';
import { hashPassword, passwordMatches } from './passwords.ts';
import { anyAdmin, findCredentials } from './queries.ts';
import { setPassword } from './setting-passwords.ts';

const GENERATED_EMAIL = 'admin@morsel.local';
const GENERATED_PASSWORD_BYTES = 12;

type Credentials = { email: string; password: string };

/**
 * Sees to it that there is an admin: the configured one with the configured password, else one with
 * a generated password.
 * Answers the generated credentials in the one case that they were made now.
 */
export async function ensureAdmin(
  db: Db,
  configured: Credentials | undefined,
  now: number,
): Promise<Credentials | undefined> {
  if (configured !== undefined) {
    await ensureConfigured(db, configured, now);
    return undefined;
  }
  const found = await anyAdmin(db, { role: 'admin' });
  return found.length > 0 ? undefined : generateAdmin(db, now);
}

async function ensureConfigured(db: Db, configured: Credentials, now: number): Promise<void> {
  const { email, password } = configured;
  const [found] = await findCredentials(db, { email });
  if (found?.role === 'admin' && (await passwordMatches(found.password_hash, password))) return;
  const password_hash = await hashPassword(password);
  await db.transaction().execute(async (tx) => {
    const [existing] = await findCredentials(tx, { email });
    await (existing === undefined
      ? insertAdmin(tx, email, password_hash, now)
      : promote(tx, existing.id, password_hash));
  });
}

/**
 * Whoever signed up with the address first may not be its owner, and whoever knows an admin's former
 * password may have to be kept out: the password is set anew, and all sessions end.
 */
async function promote(tx: Tx, id: number, password_hash: string): Promise<void> {
  await tx.updateTable('users').set({ role: 'admin' }).where('id', '=', id).execute();
  await setPassword(tx, id, password_hash);
}

async function generateAdmin(db: Db, now: number): Promise<Credentials | undefined> {
  const password = randomBytes(GENERATED_PASSWORD_BYTES).toString('base64url');
  const password_hash = await hashPassword(password);
  return db.transaction().execute(async (tx) => {
    const made = await insertAdmin(tx, GENERATED_EMAIL, password_hash, now);
    return made ? { email: GENERATED_EMAIL, password } : undefined;
  });
}

/** False when another process that starts on the same database was faster. */
async function insertAdmin(tx: Tx, email: string, password_hash: string, now: number) {
  const made = await tx
    .insertInto('users')
    .values({ name: 'Admin', email, password_hash, role: 'admin', created_at: now, seen_at: now })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst();
  return made !== undefined;
}
