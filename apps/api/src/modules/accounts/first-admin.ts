import { randomBytes } from 'node:crypto';

import type { Db, Tx } from '../../database/connection.ts';
import { hashPassword, passwordMatches } from './password-hash.ts';
import { findCredentials, findOtherWays, hasAdmin, updateRoleOf } from './queries.ts';
import { setPassword } from './set-password.ts';
import { voidWaysToSignIn } from './void-ways-to-sign-in.ts';

const GENERATED_EMAIL = 'admin@morsel.local';
const GENERATED_PASSWORD_BYTES = 16;

/** Takes turns with those who sign in: a server that starts again may be asked already. */
const SENDER = { line: 'known', id: 'first admin' } as const;

type AdminCredentials = { readonly email: string; readonly password: string };

export type AdminSettings = {
  readonly configured: AdminCredentials | undefined;
  readonly hasPasswordForm: boolean;
  /** Of the identity provider, where it decides who is an admin. */
  readonly decidingIssuer: string | undefined;
};

/** An admin who is to be told how to get in: by the password, without one by a link. */
export type NewAdmin = { readonly email: string; readonly password: string | undefined };

/**
 * Sees to it that there is an admin: the configured one with the configured password, else one with
 * a generated password. Where nobody signs in with a password they have none. Each start asks this, so
 * what an admin has added since stays as long as the password is the configured one.
 */
export async function ensureAdmin(
  db: Db,
  settings: AdminSettings,
  now: number,
): Promise<NewAdmin | undefined> {
  const { configured, hasPasswordForm } = settings;
  if (configured !== undefined) return ensureConfigured(db, { ...settings, configured }, now);
  if (await hasAdmin(db)) return undefined;
  const password = hasPasswordForm
    ? randomBytes(GENERATED_PASSWORD_BYTES).toString('base64url')
    : undefined;
  const generated = { email: GENERATED_EMAIL, password };
  return (await insertAdmin(db, generated, now)) ? generated : undefined;
}

type Configured = AdminSettings & { readonly configured: AdminCredentials };

async function ensureConfigured(
  db: Db,
  settings: Configured,
  now: number,
): Promise<NewAdmin | undefined> {
  const { configured, hasPasswordForm } = settings;
  const { email } = configured;
  const password = hasPasswordForm ? configured.password : undefined;
  const found = await findCredentials(db, email);
  const isNew =
    found === undefined
      ? await insertAdmin(db, { email, password }, now)
      : await bringInLine(db, found, settings);
  // The configured password is known to whoever has configured it.
  return isNew && password === undefined ? { email, password } : undefined;
}

type Found = NonNullable<Awaited<ReturnType<typeof findCredentials>>>;

/** True when the account was taken over. */
async function bringInLine(db: Db, found: Found, settings: Configured): Promise<boolean> {
  const { configured, hasPasswordForm, decidingIssuer } = settings;
  const { hasPasskey, issuers } = await findOtherWays(db, found.id);
  const isTheirs = await passwordMatches(found.passwordHash, configured.password, SENDER);
  if (found.role === 'admin') {
    const hasJoined = found.passwordHash === null && (hasPasskey || issuers.length > 0);
    if (!hasPasswordForm || isTheirs || hasJoined) return false;
  } else if (decidingIssuer !== undefined && issuers.includes(decidingIssuer)) {
    return false;
  } else if (isTheirs) {
    await db.transaction().execute((tx) => updateRoleOf(tx, found.id, 'admin'));
    return false;
  }
  const { password } = configured;
  const passwordHash = hasPasswordForm ? await hashPassword(password, SENDER) : undefined;
  await db.transaction().execute((tx) => takeOver(tx, found.id, passwordHash));
  return true;
}

/**
 * Whoever signed up with the address first may not be its owner, and whoever knows an admin's former
 * password may have to be kept out: nothing that let somebody in before does so any more.
 */
async function takeOver(tx: Tx, id: number, passwordHash: string | undefined): Promise<void> {
  await updateRoleOf(tx, id, 'admin');
  if (passwordHash === undefined) await voidWaysToSignIn(tx, id);
  else await setPassword(tx, id, passwordHash);
}

/** False when another process that starts on the same database was faster. */
async function insertAdmin(db: Db, { email, password }: NewAdmin, now: number): Promise<boolean> {
  const passwordHash = password === undefined ? null : await hashPassword(password, SENDER);
  const made = await db
    .insertInto('users')
    .values({ name: 'Admin', email, passwordHash, role: 'admin', createdAt: now, seenAt: now })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst();
  return made !== undefined;
}
