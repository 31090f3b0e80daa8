import type { Db } from '../../database/connection.ts';
import { isOfDeletedReader } from '../../database/deleted-reader.ts';
import { UnauthenticatedError } from '../../errors.ts';
import type { Reader } from '../../reader.ts';

/** Whose a request is: nobody's, or not known yet. */
type Whose = { readonly reader?: Reader | null };

/**
 * What a request failed for. Where its account is deleted in the middle of it the database says no more than that
 * a row is not there. Where that cannot be asked either, the request failed for what it did.
 */
export async function causeOfFailure<Failure extends Error>(
  db: Db,
  error: Failure,
  { reader }: Whose,
): Promise<Failure | UnauthenticatedError> {
  if (!reader) return error;
  const isDeleted = await isOfDeletedReader(db, error, reader.id).catch(() => false);
  return isDeleted ? new UnauthenticatedError() : error;
}
