import { DAY_MS, MINUTE_MS } from '@morsel/sdk/domain';

import type { Db, Tx } from '../../database/connection.ts';
import { contentOf, type QuestionContent } from '../../items/item-content.ts';
import { lockItem } from '../../items/settle-item.ts';
import { acceptClaims, lockReaders } from './accept-claims.ts';
import { isKnownMistake } from './accept-when-agreed.ts';
import { type ClaimedText, findContent, findOpenClaims, isLeftToAdmins } from './queries.ts';
import { findClaimToAsk, setAskAt, setOpinion } from './second-opinion-queries.ts';

/** A claimed text that nobody has given a second opinion on, and what was asked. */
export type UnsettledClaim = ClaimedText & {
  readonly text: string;
  /** Epoch ms. */
  readonly createdAt: number;
  readonly revision: number;
  readonly question: QuestionContent;
  readonly book: { readonly title: string; readonly author: string };
};

const SHORTEST_WAIT_MS = 10 * MINUTE_MS;

/**
 * The claim whose turn it is for a second opinion; undefined when there is none by now (epoch ms). What
 * a question knows as a mistake, or an admin has refused, is left to people.
 */
export async function nextUnsettled(db: Db, now: number): Promise<UnsettledClaim | undefined> {
  const row = await findClaimToAsk(db, now);
  if (row === undefined) return undefined;
  const { itemId, normalized, text, createdAt, revision, title, author } = row;
  const question = contentOf(row);
  const claimed = { itemId, normalized };
  const isForPeople =
    question.kind === 'flashcard' ||
    isKnownMistake(question, text) ||
    (await isLeftToAdmins(db, claimed));
  if (isForPeople) {
    await setAskAt(db, claimed, null);
    return nextUnsettled(db, now);
  }
  return { itemId, normalized, text, createdAt, revision, question, book: { title, author } };
}

/**
 * Takes a second opinion on a claimed text: the open claims of it are accepted when it means the same
 * as the right answer, else they wait for people. The question learns nothing of it. An opinion on a
 * question that has changed since is not used; `now` in epoch ms.
 */
export async function settleClaim(
  tx: Tx,
  claim: UnsettledClaim,
  { meansTheSame, now }: { meansTheSame: boolean; now: number },
): Promise<void> {
  await lockItem(tx, claim.itemId);
  if ((await findContent(tx, claim.itemId)).revision !== claim.revision) return;
  await setOpinion(tx, claim, { isSame: meansTheSame, at: now });
  if (!meansTheSame) return setAskAt(tx, claim, null);
  const claims = await findOpenClaims(tx, claim);
  await lockReaders(
    tx,
    claims.map(({ userId }) => userId),
  );
  await acceptClaims(tx, claim, now);
}

/** Puts a claim off where nobody could be asked: for as long as it is old, a day at most. */
export function postponeClaim(db: Db, claim: UnsettledClaim, now: number): Promise<void> {
  const age = now - claim.createdAt;
  return setAskAt(db, claim, now + Math.min(DAY_MS, Math.max(SHORTEST_WAIT_MS, age)));
}
