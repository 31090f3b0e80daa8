import type { SyncOperation, SyncResult } from '@morsel/sdk/contract';
import { deviceTime, isTimeZone } from '@morsel/sdk/rules';

import type { Tx } from '../../database/connection.ts';
import { type Operation, operationFrom } from '../../operation.ts';
import type { Reader } from '../../reader.ts';
import { rateFlashcard } from '../flashcards/rating.ts';
import { masterQuestion, unmasterQuestion } from '../mastery/mastering.ts';
import { answerQuestion } from '../quiz/answering.ts';
import { shelveBook, unshelveBook } from '../shelf/shelving.ts';

/** What the single call of an operation answers. */
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
  }
}
