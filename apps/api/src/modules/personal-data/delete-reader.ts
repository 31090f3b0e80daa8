import type { Tx } from '../../database/connection.ts';
import { orphanSessionsOf } from '../../database/session-store.ts';
import { InvalidInputError, UnauthenticatedError } from '../../errors.ts';
import { dropAbandonedTexts } from '../../items/abandoned-texts.ts';
import { comparableEmail } from '../accounts/account-rules.ts';
import { deleteUser, findReader, type ReaderRow } from './account-queries.ts';
import { deleteOrphanedBooks } from './orphaned-books.ts';

const GUESTS_WORD = 'DELETE';

/**
 * Deletes a reader, account or guest, and all that is stored about them: every table that names
 * readers lets its rows go with them. Their sessions stay until they end, as those of nobody, so that
 * other devices hear of it. A book they added stays when others may
 * see it or have to do with it; it then no longer says who added it. So does a text, with all that was
 * made from it, when others have it or an admin shared it.
 *
 * @throws InvalidInputError when the confirmation is not the account's e-mail address (trimmed and
 *   case-blind), or the word DELETE for a guest.
 * @throws UnauthenticatedError when the reader is gone.
 */
export async function deleteReader(
  tx: Tx,
  { userId, confirmation }: { userId: number; confirmation: string },
): Promise<void> {
  const reader = await findReader(tx, userId);
  if (reader === undefined) throw new UnauthenticatedError();
  requireConfirmation(reader, confirmation);
  await deleteOrphanedBooks(tx, userId);
  await orphanSessionsOf(tx, userId);
  await deleteUser(tx, userId);
  await dropAbandonedTexts(tx);
}

function requireConfirmation({ email }: ReaderRow, confirmation: string): void {
  if (email === null) {
    if (confirmation.trim() === GUESTS_WORD) return;
    throw new InvalidInputError(`Please type ${GUESTS_WORD}`, 'confirmation');
  }
  if (comparableEmail(confirmation) === email) return;
  throw new InvalidInputError('Please type the email of your account', 'confirmation');
}
