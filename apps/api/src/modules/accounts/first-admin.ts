import { randomBytes } from 'node:crypto';

import type { Db, Tx } from '../../database/connection.ts';
import { hashPassword, passwordMatches } from './password-hash.ts';
import { findCredentials, hasAdmin } from './queries.ts';
import { setPassword } from './set-password.ts';

const GENERATED_EMAIL = 'admin@morsel.local';
const GENERATED_PASSWORD_BYTES = 12;

/** Takes turns with those who sign in: a server that starts again may be asked already. */
const OWNER = 'first admin';

type AdminCredentials = { email: string; password: string };

/**
 * Sees to it that there is an admin: the configured one with the configured password, else one with
 * a generated password.
 * Returns the generated credentials in the one case that they were made now.
 */
export async function ensureAdmin(
  db: Db,
  configured: AdminCredentials | undefined,
  now: number,
): Promise<AdminCredentials | undefined> {
  if (configured !== undefined) {
    await ensureConfigured(db, configured, now);
    return undefined;
  }
  return (await hasAdmin(db)) ? undefined : generateAdmin(db, now);
}

async function ensureConfigured(db: Db, configured: AdminCredentials, now: number): Promise<void> {
  const { email, password } = configured;
  const found = await findCredentials(db, email);
  if (found?.role === 'admin' && (await passwordMatches(found.passwordHash, password, OWNER)))
    return;
  const passwordHash = await hashPassword(password, OWNER);
  await db.transaction().execute(async (tx) => {
    const existing = await findCredentials(tx, email);
    await (existing === undefined
      ? insertAdmin(tx, email, passwordHash, now)
      : promote(tx, existing.id, passwordHash));
  });
}

/**
 * Whoever signed up with the address first may not be its owner, and whoever knows an admin's former
 * password may have to be kept out: the password is set anew, and all sessions end.
 */
async function promote(tx: Tx, id: number, passwordHash: string): Promise<void> {
  await tx.updateTable('users').set({ role: 'admin' }).where('id', '=', id).execute();
  await setPassword(tx, id, passwordHash);
}

async function generateAdmin(db: Db, now: number): Promise<AdminCredentials | undefined> {
  const password = randomBytes(GENERATED_PASSWORD_BYTES).toString('base64url');
  const passwordHash = await hashPassword(password, OWNER);
  return db.transaction().execute(async (tx) => {
    const made = await insertAdmin(tx, GENERATED_EMAIL, passwordHash, now);
    return made ? { email: GENERATED_EMAIL, password } : undefined;
  });
}

/** False when another process that starts on the same database was faster. */
async function insertAdmin(tx: Tx, email: string, passwordHash: string, now: number) {
  const made = await tx
    .insertInto('users')
    .values({ name: 'Admin', email, passwordHash, role: 'admin', createdAt: now, seenAt: now })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst();
  return made !== undefined;
}
