import type { MasterResult } from '@morsel/sdk/contract';

import type { Tx } from '../../database/connection.ts';
import { ConflictError } from '../../errors.ts';
import { requireQuestion } from '../../items/require-question.ts';
import type { Reader } from '../../reader.ts';
import { applyOnce } from '../operations/apply-once.ts';
import type { Operation } from '../operations/operation.ts';
import { lockCounts } from '../reviews/lock-counts.ts';
import { earnByMark } from './mastery-counts.ts';
import { deleteMark, hasAnswered, insertMark } from './queries.ts';

export interface MasteryInput {
  readonly reader: Reader;
  readonly operation: Operation;
  readonly questionId: number;
}

/**
 * Marks a question as mastered by the reader's own word, once they have answered it, right or
 * wrong; it leaves their feed. Marking it again changes nothing.
 *
 * @throws NotFoundError when there is no such question for this reader.
 * @throws ConflictError when the reader has not answered it yet.
 */
export function masterQuestion(tx: Tx, input: MasteryInput): Promise<MasterResult> {
  const { reader, operation, questionId } = input;
  const mark = { userId: reader.id, itemId: questionId };
  return applyOnce(tx, requestOf(input, true), async () => {
    const { bookId } = await requireQuestion(tx, input.reader, askedOf(input));
    // Else two marks at once would not see each other, and an undo of the answer not the mark.
    await lockCounts(tx, reader.id);
    if (!(await hasAnswered(tx, mark))) throw new ConflictError('Answer the question first');
    await insertMark(tx, { ...mark, masteredAt: operation.answeredAt });
    const achievement = await earnByMark(tx, reader, { bookId, at: operation.receivedAt });
    return { ismastered: true, ...(achievement && { achievement }) };
  });
}

/**
 * Takes a mastered mark back, so that the question returns to the feed. Harmless without a mark.
 *
 * @throws NotFoundError when there is neither a mark nor such a question for this reader.
 */
export function unmasterQuestion(tx: Tx, input: MasteryInput): Promise<MasterResult> {
  const mark = { userId: input.reader.id, itemId: input.questionId };
  return applyOnce(tx, requestOf(input, false), async () => {
    const wasMarked = await deleteMark(tx, mark);
    if (!wasMarked) await requireQuestion(tx, input.reader, askedOf(input));
    return { ismastered: false };
  });
}

const requestOf = ({ reader, operation, questionId }: MasteryInput, value: boolean) => ({
  reader,
  operation,
  kind: 'mastery',
  target: questionId,
  value,
});

const askedOf = ({ questionId, operation: { revision } }: MasteryInput) => ({
  questionId,
  revision,
});
