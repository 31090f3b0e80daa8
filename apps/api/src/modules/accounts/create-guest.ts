import { randomBytes } from 'node:crypto';

import type { Tx } from '../../database/connection.ts';
import { secretHash } from '../../database/secret-hash.ts';
import { shelveDefaultBooks } from '../shelf/shelve-book.ts';
import { insertGuest } from './queries.ts';

const TOKEN_BYTES = 32;

/** Makes a guest with the default books; `token` is for the guest's device alone. */
export async function createGuest(tx: Tx, now: number): Promise<{ id: number; token: string }> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const id = await insertGuest(tx, secretHash(token), now);
  await shelveDefaultBooks(tx, id, now);
  return { id, token };
}
