import type { Answer, ClaimResult } from '@morsel/sdk/contract';
import { isWrittenKind } from '@morsel/sdk/domain';
import { normalizedText, tidyName, writtenText } from '@morsel/sdk/rules';

import type { Db, Tx } from '../../database/connection.ts';
import { ConflictError, InvalidInputError, NotFoundError } from '../../errors.ts';
import { isPrintable } from '../../http/validation/shown-text.ts';
import { lockItem } from '../../items/settle-item.ts';
import type { Reader } from '../../reader.ts';
import { applyOnce } from '../operations/apply-once.ts';
import type { Operation } from '../operations/operation.ts';
import { readCounts } from '../reviews/read-feats.ts';
import { lockClaimants } from './accept-claims.ts';
import { acceptWhenAgreed } from './accept-when-agreed.ts';
import { countOpenClaims, findAnswer, findClaim, hasOpenClaim, insertClaim } from './queries.ts';

/** Open claims of one reader: more wait for nobody. */
const MOST_OPEN = 100;

export interface ClaimInput {
  readonly reader: Reader;
  readonly operation: Operation;
  readonly questionId: number;
  /** The operation that was the answer. */
  readonly opId: string;
}

/**
 * Keeps a reader's word that a wrong written answer was right, once for an answer; it counts as right
 * at once where enough readers say so, or where the question accepts that wording by now. A repeated
 * operation returns the first result again.
 *
 * @throws NotFoundError when the reader has given no such answer, or has taken it back.
 * @throws InvalidInputError when nothing was written there.
 * @throws ConflictError when the answer is right, the reader has claimed the same, or has too many open claims.
 */
export function claimAnswer(tx: Tx, input: ClaimInput): Promise<ClaimResult> {
  const { reader, operation, questionId: itemId, opId } = input;
  const request = { reader, operation, kind: 'claim', target: itemId, value: opId };
  return applyOnce(tx, request, async () => {
    const answer = { userId: reader.id, opId };
    const { text, normalized } = await requireWritten(tx, input);
    await lockItem(tx, itemId);
    await lockClaimants(tx, { itemId, normalized }, reader.id);
    if (await isToBeClaimed(tx, input, normalized)) {
      const createdAt = operation.receivedAt;
      await insertClaim(tx, { ...answer, itemId, text, normalized, createdAt });
      await acceptWhenAgreed(tx, { itemId, normalized }, createdAt);
    }
    return recallClaim(tx, answer);
  });
}

/**
 * What has become of a claim, with the reader's stats as they are now.
 *
 * @throws NotFoundError when the answer was taken back.
 */
export async function recallClaim(
  db: Db | Tx,
  answer: { userId: number; opId: string },
): Promise<ClaimResult> {
  const claim = await findClaim(db, answer);
  if (claim === undefined) throw new NotFoundError(NO_ANSWER);
  return { claimed: answer.opId, ...claim, stats: (await readCounts(db, answer.userId)).stats };
}

const NO_ANSWER = 'There is no such answer';

async function requireAnswer(tx: Tx, { reader, questionId, opId }: ClaimInput) {
  const answer = await findAnswer(tx, { userId: reader.id, opId });
  if (answer?.itemId !== questionId) throw new NotFoundError(NO_ANSWER);
  return answer;
}

async function requireWritten(tx: Tx, input: ClaimInput) {
  const { kind, value } = await requireAnswer(tx, input);
  const answer: Answer = JSON.parse(value);
  const written = (isWrittenKind(kind) && writtenText(answer)?.replace(/\s+/g, ' ')) || '';
  // Admins see it in a list, and all readers once it is accepted.
  const text = tidyName(written);
  const normalized = normalizedText(text);
  if (normalized === '' || !isPrintable(written)) {
    throw new InvalidInputError('Nothing was written in this answer', 'opId');
  }
  return { text, normalized };
}

/** False for what is claimed already. */
async function isToBeClaimed(tx: Tx, input: ClaimInput, normalized: string): Promise<boolean> {
  const { claimState, isCorrect } = await requireAnswer(tx, input);
  if (claimState !== null) return false;
  if (isCorrect !== 0) throw new ConflictError('This answer counts as right already');
  const { reader, questionId: itemId } = input;
  if (await hasOpenClaim(tx, { userId: reader.id, itemId, normalized })) {
    throw new ConflictError('You have claimed this already');
  }
  if ((await countOpenClaims(tx, reader.id)) >= MOST_OPEN) {
    throw new ConflictError('Others have to look at your earlier claims first');
  }
  return true;
}
