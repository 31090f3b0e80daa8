import type { SyncOperation, SyncResult } from '@morsel/sdk/contract';
import { deviceTime, isTimeZone, toldKey, toldMistake } from '@morsel/sdk/rules';

import type { Db, Tx } from '../../database/connection.ts';
import type { Reader } from '../../reader.ts';
import { decideBite } from '../bites/decide-bite.ts';
import { claimAnswer, recallClaim } from '../claims/claim-answer.ts';
import { rateFlashcard } from '../flashcards/rate-flashcard.ts';
import { masterQuestion, unmasterQuestion } from '../mastery/master-question.ts';
import { type Operation, operationFrom } from '../operations/operation.ts';
import { answerQuestion } from '../quiz/answer-question.ts';
import { recallReview, recallUndo } from '../reviews/recall-review.ts';
import { undoReview } from '../reviews/undo-review.ts';
import { shelveBook, unshelveBook } from '../shelf/shelve-book.ts';

/** The response to the single call of an operation. */
export type Reply = Extract<SyncResult, { status: 'applied' }>['reply'];

/** When a backlog was sent, by the device's clock, and when it came. */
export interface Arrival {
  readonly sentAt: number;
  readonly receivedAt: number;
}

/**
 * What an operation of a backlog tells about itself, its time corrected by the device's clock. An
 * answer given long ago is not lost over a zone that this server does not know: its day is UTC's.
 */
export function operationIn(
  { opId, answeredAt, timeZone, revision }: SyncOperation,
  reader: Reader,
  { sentAt, receivedAt }: Arrival,
): Operation {
  const since = reader.createdAt;
  const claimedAt = deviceTime(answeredAt, { sentAt, receivedAt, since });
  const zone = isTimeZone(timeZone) ? timeZone : 'UTC';
  const claim = { opId, answeredAt: claimedAt, timeZone: zone, revision };
  return operationFrom(claim, reader, receivedAt);
}

/** Does what the single call of the operation does, by the same verb. */
export function applyOperation(
  tx: Tx,
  { reader, operation, sent }: { reader: Reader; operation: Operation; sent: SyncOperation },
): Promise<Reply> {
  const by = { reader, operation };
  const { target } = sent;
  switch (sent.kind) {
    case 'answer':
      return answerQuestion(tx, { ...by, questionId: target, answer: sent.value });
    case 'rating':
      return rateFlashcard(tx, { ...by, flashcardId: target, difficulty: sent.value });
    case 'mastery':
      return (sent.value ? masterQuestion : unmasterQuestion)(tx, { ...by, questionId: target });
    case 'shelf':
      return (sent.value ? shelveBook : unshelveBook)(tx, { ...by, bookId: target });
    case 'undo':
      return undoReview(tx, { ...by, itemId: target, opId: sent.value });
    case 'claim':
      return claimAnswer(tx, { ...by, questionId: target, opId: sent.value });
    case 'bite':
      return decideBite(tx, { ...by, biteId: target, decision: sent.value });
  }
}

/**
 * The reply of an operation that was applied long ago, composed afresh from the log, but for an
 * achievement, which was told of then; undefined when the log does not know it any more.
 */
export async function recallReply(
  db: Db,
  reader: { readonly id: number },
  sent: SyncOperation,
): Promise<Reply | undefined> {
  if (sent.kind === 'mastery') return { ismastered: sent.value };
  if (sent.kind === 'shelf') return { ok: true };
  if (sent.kind === 'undo') return recallUndo(db, { userId: reader.id, opId: sent.value });
  if (sent.kind === 'claim') return recallClaim(db, { userId: reader.id, opId: sent.value });
  if (sent.kind === 'bite') return { decision: sent.value.decision };
  const review = await recallReview(db, { userId: reader.id, opId: sent.opId });
  if (review === undefined) return undefined;
  const { xp, streak, isCorrect, content } = review;
  if (sent.kind === 'rating') return { difficulty: sent.value, xp };
  if (content.kind === 'flashcard') return undefined;
  const { kind, body, answerKey } = content;
  const told = isCorrect
    ? toldKey(answerKey)
    : toldMistake({ type: kind, options: body.options }, answerKey, sent.value);
  return { isCorrect, ...told, streak, xp };
}
