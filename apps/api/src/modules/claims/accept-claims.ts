import type { Tx } from '../../database/connection.ts';
import { lockCounts } from '../reviews/lock-counts.ts';
import { raiseAnswers } from '../reviews/raise-answer.ts';
import { type ClaimedText, closeClaims, findOpenClaims } from './queries.ts';

/**
 * Locks the readers with open claims of a text, and one more, until the transaction ends: in the order
 * of their ids and behind the item, so that no two wait for each other.
 */
export async function lockClaimants(tx: Tx, claimed: ClaimedText, readerId: number) {
  const ids = (await findOpenClaims(tx, claimed)).map(({ userId }) => userId);
  await lockReaders(tx, [...ids, readerId]);
}

/** Locks readers until the transaction ends, in the order of their ids. */
export async function lockReaders(tx: Tx, ids: readonly number[]): Promise<void> {
  for (const id of [...new Set(ids)].toSorted((a, b) => a - b)) await lockCounts(tx, id);
}

/**
 * Accepts all open claims of a text: their answers count as right. To be called with the item and
 * those readers locked; `now` in epoch ms.
 */
export function acceptClaims(tx: Tx, claimed: ClaimedText, now: number): Promise<void> {
  return acceptAllClaims(tx, [claimed], now);
}

/** The same for several texts at once. */
export async function acceptAllClaims(
  tx: Tx,
  texts: readonly ClaimedText[],
  now: number,
): Promise<void> {
  const answers = [];
  for (const claimed of texts) {
    answers.push(...(await findOpenClaims(tx, claimed)));
    await closeClaims(tx, claimed, { state: 'accepted', decidedAt: now });
  }
  await raiseAnswers(tx, answers);
}
