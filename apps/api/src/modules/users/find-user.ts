import type { Db } from '../../database/connection.ts';
import { UnauthenticatedError } from '../../errors.ts';
import { type UserRecord, findUser } from './queries.ts';

/** @throws UnauthenticatedError when the user is gone. */
export async function requireUser(db: Db, id: number): Promise<UserRecord> {
  const row = await findUser(db, { id });
  if (row === undefined) throw new UnauthenticatedError();
  return row;
}
