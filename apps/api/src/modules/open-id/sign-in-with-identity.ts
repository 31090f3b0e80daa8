import type { OpenIdSuccess } from '@morsel/sdk/domain';

import type { Db, Tx } from '../../database/connection.ts';
import type { Entry } from '../../database/session-store.ts';
import { isUniqueViolation } from '../../database/unique-violation.ts';
import { ConflictError } from '../../errors.ts';
import type { Limiter } from '../../http/limits/limiter.ts';
import { makeAccount } from '../accounts/sign-up.ts';
import { voidWaysToSignIn } from '../accounts/void-ways-to-sign-in.ts';
import type { Identity, OpenIdSettings } from './identity-provider.ts';
import { OpenIdError } from './open-id-error.ts';
import {
  findAccountByEmail,
  findLink,
  findLinkedAccount,
  insertLink,
  noteLinkUsed,
  storeRole,
} from './queries.ts';

type Environment = { readonly db: Db; readonly limits: Limiter };

type Arrival = {
  readonly identity: Identity;
  readonly settings: OpenIdSettings;
  /** The guest of the device. */
  readonly guestId: number | null;
  /** IP address of the device. */
  readonly address: string;
  /** Epoch ms. */
  readonly now: number;
};

export type Entered = {
  readonly entry: Entry;
  readonly outcome: OpenIdSuccess & ('signed-in' | 'signed-up' | 'joined');
  readonly isRoleChanged: boolean;
};

/**
 * The account of somebody whom the identity provider has named: the one that is linked; one that has
 * their verified e-mail address, where the operator wants that; else a new one, which the guest of the
 * device becomes, as at a sign-up. Where the operator has named a group of admins, it decides the role.
 *
 * @throws OpenIdError when there is no account for them.
 * @throws LimitReachedError when too many accounts are made from there.
 */
export async function signInWithIdentity(env: Environment, arrival: Arrival): Promise<Entered> {
  try {
    return await enter(env, arrival);
  } catch (error) {
    // Two devices at the same moment: the later one finds what the other one has made.
    if (isUniqueViolation(error) || error instanceof ConflictError) return enter(env, arrival);
    throw error;
  }
}

async function enter({ db, limits }: Environment, arrival: Arrival): Promise<Entered> {
  const { identity, settings } = arrival;
  const linked = await findLinkedAccount(db, namedBy(arrival));
  if (linked !== undefined) return db.transaction().execute((tx) => comeBack(tx, linked, arrival));
  const { email } = identity;
  const known = email === null ? undefined : await findAccountByEmail(db, email);
  if (known !== undefined) return db.transaction().execute((tx) => join(tx, known, arrival));
  if (!settings.createsAccounts) throw new OpenIdError('no-account');
  if (email === null) throw new OpenIdError('no-email');
  await limits.signUp(arrival.address);
  return db.transaction().execute((tx) => begin(tx, email, arrival));
}

type Account = NonNullable<Awaited<ReturnType<typeof findLinkedAccount>>>;

async function comeBack(tx: Tx, account: Account, arrival: Arrival): Promise<Entered> {
  const { identity, now } = arrival;
  await noteLinkUsed(tx, { ...namedBy(arrival), email: identity.email, now });
  return entered(tx, { account, outcome: 'signed-in' }, arrival);
}

/** Nobody has proved to Morsel that the address of an account is theirs: the provider's word ends other ways in. */
async function join(tx: Tx, account: Account, arrival: Arrival): Promise<Entered> {
  const { identity, settings } = arrival;
  if (!settings.linksByEmail || !identity.isEmailVerified) throw new OpenIdError('email-taken');
  const { issuer } = settings;
  const other = await findLink(tx, { userId: account.id, issuer });
  if (other !== undefined) throw new OpenIdError('linked-already');
  const { signOuts } = await voidWaysToSignIn(tx, account.id);
  await link(tx, account.id, arrival);
  return entered(tx, { account: { ...account, signOuts }, outcome: 'joined' }, arrival);
}

async function begin(tx: Tx, email: string, arrival: Arrival): Promise<Entered> {
  const { identity, guestId, now } = arrival;
  const name = identity.name ?? email.slice(0, email.indexOf('@'));
  const fields = { name, email, passwordHash: null };
  const { userId: id, signOuts } = await makeAccount(tx, { account: fields, guestId, now });
  await link(tx, id, arrival);
  const account = { id, role: 'reader', signOuts } as const;
  return entered(tx, { account, outcome: 'signed-up' }, arrival);
}

async function link(tx: Tx, userId: number, arrival: Arrival): Promise<void> {
  const { identity, now } = arrival;
  const { email } = identity;
  await insertLink(tx, { ...namedBy(arrival), userId, email, linkedAt: now, usedAt: now });
}

async function entered(
  tx: Tx,
  { account, outcome }: { account: Account; outcome: Entered['outcome'] },
  { identity, settings }: Arrival,
): Promise<Entered> {
  const { id: userId, signOuts } = account;
  const entry = { userId, signOuts };
  const { adminGroup } = settings;
  if (adminGroup === undefined) return { entry, outcome, isRoleChanged: false };
  const role = identity.groups?.includes(adminGroup) === true ? 'admin' : 'reader';
  const isRoleChanged = role !== account.role;
  if (isRoleChanged) await storeRole(tx, userId, role);
  return { entry, outcome, isRoleChanged };
}

const namedBy = ({ identity, settings }: Arrival) => ({
  issuer: settings.issuer,
  subject: identity.subject,
});
