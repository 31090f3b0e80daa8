import type { Insertable } from 'kysely';

import type { Db, Tx } from '../../database/connection.ts';
import type { PasskeysTable } from '../../database/reader-tables.ts';

const shownColumns = ['id', 'name', 'rpId', 'createdAt', 'usedAt', 'backedUp'] as const;

export type PasskeyRow = Awaited<ReturnType<typeof findPasskeys>>[number];

/** The passkeys of an account, the one that was added last first. */
export function findPasskeys(db: Db, userId: number) {
  return db
    .selectFrom('passkeys')
    .select(shownColumns)
    .where('userId', '=', userId)
    .orderBy('id', 'desc')
    .execute();
}

/** Those of a site, as browsers are told of them. */
export function findCredentials(db: Db, { userId, rpId }: { userId: number; rpId: string }) {
  return db
    .selectFrom('passkeys')
    .select(['credentialId', 'transports'])
    .where('userId', '=', userId)
    .where('rpId', '=', rpId)
    .orderBy('id')
    .execute();
}

export type StoredPasskey = NonNullable<Awaited<ReturnType<typeof findPasskey>>>;

/** A passkey by the id that its device knows it by, with how that knows its account. */
export function findPasskey(
  db: Db,
  { credentialId, rpId }: Record<'credentialId' | 'rpId', string>,
) {
  return db
    .selectFrom('passkeys')
    .innerJoin('users', 'users.id', 'passkeys.userId')
    .select(['passkeys.id', 'passkeys.userId', 'users.passkeyHandle', 'users.signOuts'])
    .select(['passkeys.credentialId', 'passkeys.publicKey', 'passkeys.signCount'])
    .where('passkeys.credentialId', '=', credentialId)
    .where('passkeys.rpId', '=', rpId)
    .executeTakeFirst();
}

export async function countPasskeys(tx: Tx, userId: number): Promise<number> {
  const { count } = await tx
    .selectFrom('passkeys')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow();
  return count;
}

export function insertPasskey(tx: Tx, passkey: Insertable<PasskeysTable>) {
  return tx
    .insertInto('passkeys')
    .values(passkey)
    .returning(shownColumns)
    .executeTakeFirstOrThrow();
}

type Use = { id: number; signCount: number; backedUp: 0 | 1; now: number };

/**
 * Notes that a passkey was used; false when its counter did not go on, though it counts: of two that
 * come at once with the same one too.
 */
export async function noteUse(db: Db, { id, signCount, backedUp, now }: Use): Promise<boolean> {
  const noted = await db
    .updateTable('passkeys')
    .set({ signCount, backedUp, usedAt: now })
    .where('id', '=', id)
    .where((eb) => (signCount === 0 ? eb('signCount', '=', 0) : eb('signCount', '<', signCount)))
    .returning('id')
    .executeTakeFirst();
  return noted !== undefined;
}

type OneOf = { readonly userId: number; readonly id: number };

export function updateName(db: Db, { userId, id, name }: OneOf & { readonly name: string }) {
  return db
    .updateTable('passkeys')
    .set({ name })
    .where('userId', '=', userId)
    .where('id', '=', id)
    .returning(shownColumns)
    .executeTakeFirst();
}

export function deletePasskey(tx: Tx, { userId, id }: OneOf) {
  return tx
    .deleteFrom('passkeys')
    .where('userId', '=', userId)
    .where('id', '=', id)
    .returning(['rpId', 'credentialId'])
    .executeTakeFirst();
}

/** The account's name, e-mail and user handle, which becomes the given one where it has none yet. */
export function nameForDevices(db: Db, { userId, fresh }: { userId: number; fresh: string }) {
  return db
    .updateTable('users')
    .set((eb) => ({ passkeyHandle: eb.fn.coalesce('passkeyHandle', eb.val(fresh)) }))
    .where('id', '=', userId)
    .returning((eb) => ['name', 'email', eb.ref('passkeyHandle').$notNull().as('passkeyHandle')])
    .executeTakeFirst();
}
