import type { Answer, AnswerResult } from '@morsel/sdk/contract';
import { answerProblem, isCorrectAnswer, toldKey, toldMistake } from '@morsel/sdk/rules';

import type { Tx } from '../../database/connection.ts';
import { InvalidInputError } from '../../errors.ts';
import { requireQuestion, type StoredQuestion } from '../../items/require-question.ts';
import type { Reader } from '../../reader.ts';
import { applyOnce } from '../operations/apply-once.ts';
import type { Operation } from '../operations/operation.ts';
import { recordReview } from '../reviews/record-review.ts';

export interface AnswerInput {
  readonly reader: Reader;
  readonly operation: Operation;
  readonly questionId: number;
  readonly answer: Answer;
}

/**
 * Grades an answer to any question that the reader may see, against the revision that they saw, and
 * records it; a repeated operation returns the first result again. An error leaves no trace once
 * the transaction is rolled back.
 *
 * @throws NotFoundError when there is no such question for this reader.
 * @throws InvalidInputError when the answer does not fit the question.
 */
export function answerQuestion(tx: Tx, input: AnswerInput): Promise<AnswerResult> {
  const { reader, operation, questionId, answer } = input;
  const request = { reader, operation, kind: 'answer', target: questionId, value: answer };
  return applyOnce(tx, request, async () => {
    const { revision } = operation;
    const question = await requireQuestion(tx, reader, { questionId, revision });
    const problem = answerProblem({ type: question.kind, ...question.body }, answer);
    if (problem !== undefined) throw new InvalidInputError(problem, 'answer');
    return grade(tx, input, question);
  });
}

async function grade(
  tx: Tx,
  { reader, operation, answer }: AnswerInput,
  { id, revision, kind, body, answerKey, origin }: StoredQuestion,
): Promise<AnswerResult> {
  const isCorrect = isCorrectAnswer(kind, answerKey, answer);
  const { xp, totals, turned, achievement } = await recordReview(tx, {
    reader,
    operation,
    review: { itemId: id, revision, kind: 'answer', questionKind: kind, value: answer, isCorrect },
  });
  return {
    isCorrect,
    ...(isCorrect
      ? toldKey(answerKey)
      : toldMistake({ type: kind, options: body.options }, answerKey, answer)),
    streak: totals.streak,
    xp,
    ...turned,
    ...(origin && { origin }),
    ...(achievement && { achievement }),
  };
}
