import type { Db, Tx } from '../../database/connection.ts';
import { type Entry, deleteSessionsOf } from '../../database/session-store.ts';
import { isUniqueViolation } from '../../database/unique-violation.ts';
import { ConflictError } from '../../errors.ts';
import { type NewAccount, findCredentials, insertAccount, upgradeGuest } from './queries.ts';

type SignUp = { account: NewAccount; guestId: number | null; now: number };

/**
 * Makes an account, which may begin a session. The guest of the device becomes it, so that id, XP and shelf
 * stay; the guest's token and sessions end.
 *
 * @throws ConflictError when the e-mail address is taken.
 */
export async function signUp(db: Db, input: SignUp): Promise<Entry> {
  try {
    return await db.transaction().execute((tx) => makeAccount(tx, input));
  } catch (error) {
    // Two sign-ups at the same moment: the later one's write is refused.
    if (isUniqueViolation(error)) throw emailTaken();
    throw error;
  }
}

/**
 * The same within a transaction.
 *
 * @throws ConflictError when the e-mail address is taken.
 */
export async function makeAccount(tx: Tx, { account, guestId, now }: SignUp): Promise<Entry> {
  const taken = await findCredentials(tx, account.email);
  if (taken !== undefined) throw emailTaken();
  if (guestId !== null) {
    if (await upgradeGuest(tx, guestId, account, now)) {
      return deleteSessionsOf(tx, guestId);
    }
  }
  return { userId: await insertAccount(tx, account, now), signOuts: 0 };
}

const emailTaken = () => new ConflictError('An account with this email exists already', 'email');
