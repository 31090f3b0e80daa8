import { DELETION_WORD } from '@morsel/sdk/domain';

import type { Tx } from '../../database/connection.ts';
import { orphanSessionsOf } from '../../database/session-store.ts';
import { InvalidInputError, UnauthenticatedError } from '../../errors.ts';
import { dropAbandonedTexts } from '../../items/abandoned-texts.ts';
import { deleteUser, findReader } from './account-queries.ts';
import { deleteOrphanedBooks } from './orphaned-books.ts';

/**
 * Deletes a reader, account or guest, and all that is stored about them: every table that names
 * readers lets its rows go with them. Their sessions stay until they end, as those of nobody, so that
 * other devices hear of it. A book they added stays when others may
 * see it or have to do with it; it then no longer says who added it. So does a text, with all that was
 * made from it, when others have it or an admin shared it.
 *
 * @throws InvalidInputError when a guest has not typed the word for it; accounts have given their
 *   password before.
 * @throws UnauthenticatedError when the reader is gone.
 */
export async function deleteReader(
  tx: Tx,
  { userId, confirmation }: { userId: number; confirmation: string | undefined },
): Promise<void> {
  const reader = await findReader(tx, userId);
  if (reader === undefined) throw new UnauthenticatedError();
  if (reader.email === null) requireWord(confirmation);
  await deleteOrphanedBooks(tx, userId);
  await orphanSessionsOf(tx, userId);
  await deleteUser(tx, userId);
  await dropAbandonedTexts(tx);
}

function requireWord(typed: string | undefined): void {
  if (typed?.trim() === DELETION_WORD) return;
  throw new InvalidInputError(`Please type ${DELETION_WORD}`, 'confirmation');
}
